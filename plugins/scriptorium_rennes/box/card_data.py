"""The card file as data: equipment, clues, codes, ghosts, events, points."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from scriptorium.cards import DataRow, Id, InWords, Many, Some


class Options(DataRow, frozen=True):
    """Who can play, and what holds where nothing is agreed (RN1.3, RN1.4)."""

    players_min: Some
    players_max: Some
    codes_to_crack: Some
    sanctuaire_pays: Literal["clues", "cards"]


class Hand(DataRow, frozen=True):
    """How many cards are dealt, refilled to, and laid open (RN3.5)."""

    start: Many
    limit: Many
    open_cards: Many


class Hazard(DataRow, frozen=True):
    """A colour, its danger and what helps against it (RN1.5), and what paints its player (R48)."""

    colour: Id
    danger: str
    equipment: str
    palette: str = ""
    name: InWords | None = None


class Conversion(DataRow, frozen=True):
    """What some cards give as another colour (RN5.4)."""

    cards: Annotated[int, Meta(ge=1, le=9)]
    divide: Some
    divide_same_colour: Some


class Scoring(DataRow, frozen=True):
    """What brings how many points."""

    clue: Many
    symbol_bonus: Many
    code_order: Annotated[tuple[Many, ...], Meta(min_length=1)]
    areas: Annotated[tuple[Many, ...], Meta(min_length=1)]
    track_length: Many


class Ghost(DataRow, frozen=True):
    """A ghost: where it appears, and what it does (RN9.5)."""

    id: Id
    name: str
    location: Id
    copies: Some
    effect: str


class EventCard(DataRow, frozen=True):
    """An event card: what it is called, and in short on its face.

    What stands beside its effect is for that effect (RN8).
    """

    id: Id
    name: InWords
    title: InWords
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


class Pieces(DataRow, frozen=True):
    """The tokens of each player (RN2)."""

    area_tokens: tuple[Id, ...]
    cavern_markers: Annotated[tuple[Some, ...], Meta(min_length=1)]
    blank_tokens: Many


class CardData(DataRow, frozen=True):
    """The whole file."""

    format: Literal[1]
    colours: Annotated[tuple[Id, ...], Meta(min_length=2, max_length=16)]
    options: Options
    hand: Hand
    hazard: tuple[Hazard, ...]
    equipment_deck: dict[Id, dict[str, Many]]
    conversion: Conversion
    clue_tokens: dict[Id, Many]
    codes: dict[Id, dict[Id, Some]]
    scoring: Scoring
    ghost: tuple[Ghost, ...]
    event: tuple[EventCard, ...]
    pieces: Pieces
