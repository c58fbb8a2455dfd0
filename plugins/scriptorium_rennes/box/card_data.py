"""The card file as data: equipment, clues, codes, ghosts, events, points."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .board_data import Id, Line

Number = Annotated[int, Meta(ge=0, le=999)]
Some = Annotated[int, Meta(ge=1, le=99)]


class Names(Line, frozen=True):
    """The same words in the four languages."""

    en: str
    nl: str
    de: str
    it: str

    def each(self, more: str = "") -> tuple[tuple[str, str], ...]:
        """Each language with its words, and with what follows them in all."""
        return tuple((name, getattr(self, name) + more) for name in self.__struct_fields__)


class Options(Line, frozen=True):
    """Who can play, and what holds where nothing is agreed (RN1.3, RN1.4)."""

    players_min: Some
    players_max: Some
    codes_to_crack: Some
    sanctuaire_pays: Literal["clues", "cards"]


class Hand(Line, frozen=True):
    """How many cards are dealt, refilled to, and laid open (RN3.5)."""

    start: Number
    limit: Number
    open_cards: Number


class Hazard(Line, frozen=True):
    """A colour, its danger and what helps against it (RN1.5), and what paints its player (R48)."""

    colour: Id
    danger: str
    equipment: str
    palette: str = ""
    name: Names | None = None


class Conversion(Line, frozen=True):
    """What some cards give as another colour (RN5.4)."""

    cards: Annotated[int, Meta(ge=1, le=9)]
    divide: Some
    divide_same_colour: Some


class Scoring(Line, frozen=True):
    """What brings how many points."""

    clue: Number
    symbol_bonus: Number
    code_order: Annotated[tuple[Number, ...], Meta(min_length=1)]
    areas: Annotated[tuple[Number, ...], Meta(min_length=1)]
    track_length: Number


class Ghost(Line, frozen=True):
    """A ghost: where it appears, and what it does (RN9.5)."""

    id: Id
    name: str
    location: Id
    copies: Some
    effect: str


class EventCard(Line, frozen=True):
    """An event card; what stands beside its effect is for that effect (RN8)."""

    id: Id
    name: Names
    effect: str
    parity: str = ""
    portals: tuple[str, ...] = ()
    direction: str = ""
    quarters: int = 1
    cards: int = 0

    @property
    def numbers(self) -> dict[str, object]:
        """What its effect reads: only what is written."""
        given = {"parity": self.parity, "portals": self.portals, "direction": self.direction}
        found: dict[str, object] = {name: value for name, value in given.items() if value}
        if self.quarters != 1:
            found["quarters"] = self.quarters
        return found | ({"cards": self.cards} if self.cards else {})


class Pieces(Line, frozen=True):
    """The tokens of each player (RN2)."""

    area_tokens: tuple[Id, ...]
    cavern_markers: Annotated[tuple[Some, ...], Meta(min_length=1)]
    blank_tokens: Number


class CardData(Line, frozen=True):
    """The whole file."""

    format: Literal[1]
    colours: Annotated[tuple[Id, ...], Meta(min_length=2, max_length=16)]
    options: Options
    hand: Hand
    hazard: tuple[Hazard, ...]
    equipment_deck: dict[Id, dict[str, Number]]
    conversion: Conversion
    clue_tokens: dict[Id, Number]
    codes: dict[Id, dict[Id, Some]]
    scoring: Scoring
    ghost: tuple[Ghost, ...]
    event: tuple[EventCard, ...]
    pieces: Pieces
