"""The board file as data: spaces, who owns them, how they hang together, the discs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from scriptorium.cards import DataRow, Id, Place

Turn = Annotated[int, Meta(ge=0, le=15)]


class Portal(DataRow, frozen=True):
    """A mount with its printed number, and the space that lies on each of its sides (RN2.2)."""

    id: Id
    number: Annotated[int, Meta(ge=1, le=99)]
    area: Id
    pos: Place
    N: Id
    E: Id
    S: Id
    W: Id


class Placed(DataRow, frozen=True):
    """A place of its own on the drawing."""

    id: Id
    pos: Place


class Linked(Placed, frozen=True):
    """A space that names its neighbours."""

    area: Id
    next: tuple[str, ...]


class Field(Linked, frozen=True):
    """A corridor field or a vortex: its area, the portal side that owns it, its neighbours."""

    owner: str


class Cavern(Linked, frozen=True):
    """A Caverne: the location whose symbol it shows, and its circles for clues (RN2.8)."""

    symbol: str
    circles: Annotated[int, Meta(ge=0, le=9)]


class Location(Placed, frozen=True):
    """A treasure location: the portal side it borders, and the cards it brings (RN2.9, RN3.9)."""

    name: str
    portal_side: str
    symbol_name: str
    extra_cards: Annotated[int, Meta(ge=0, le=9)]


class Sanctuary(Placed, frozen=True):
    """The secret place beside the board."""

    name: str


class OpenRow(DataRow, frozen=True):
    """Where the open cards lie on the drawing: the first, and how far from one to the next."""

    pos: Place
    step: Annotated[int, Meta(ge=1, le=9999)]


class Disc(DataRow, frozen=True):
    """A loose disc: its colours clockwise, the first facing the first side at turn 0."""

    id: Id
    colours: tuple[Id, ...]


class Laid(DataRow, frozen=True):
    """A disc on a mount, turned so many quarters clockwise."""

    disc: Id
    turn: Turn


class BoardData(DataRow, frozen=True):
    """The whole file."""

    format: Literal[1]
    title: str
    size: Place
    sides: Annotated[tuple[Literal["N", "E", "S", "W"], ...], Meta(min_length=4, max_length=4)]
    areas: tuple[Id, ...]
    portal: Annotated[tuple[Portal, ...], Meta(min_length=1, max_length=99)]
    field: tuple[Field, ...]
    vortex: tuple[Field, ...]
    cavern: tuple[Cavern, ...]
    location: Annotated[tuple[Location, ...], Meta(min_length=1)]
    sanctuaire: Sanctuary
    disc: tuple[Disc, ...]
    reference_setup: dict[Id, Laid]
    open_cards: OpenRow | None = None  # where it is left out they lie beside the board
