"""What can happen, told in order: for the log, for movements, and for rules that follow."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import CardId, Text

from ..board.pieces import FIGURE, PORTAL
from ..wording import sentence, text

Some = Annotated[tuple[CardId, ...], Meta(max_length=99)]
Number = Annotated[int, Meta(ge=0, le=999_999)]
Word = Annotated[str, Meta(max_length=64)]
OWN_FIGURE = FIGURE + "{seat}"


class StartChosen(sc.Event, tag="rennes.start_chosen", frozen=True):
    """A figure was put on a location (RN3.8)."""

    seat: sc.Seat
    location: Word

    tells = sentence("rn-start")
    shows = (OWN_FIGURE,)


class CardPlayed(sc.Event, tag="rennes.card_played", frozen=True):
    """A card was played to move, as its own colour or as another."""

    seat: sc.Seat
    card: CardId
    colour: Word

    tells = sentence("rn-played")


class CardsConverted(sc.Event, tag="rennes.cards_converted", frozen=True):
    """Cards were made points of another colour (RN5.4)."""

    seat: sc.Seat
    cards: Some
    colour: Word
    points: Number

    def said(self) -> Text:
        """What came of it."""
        return text(
            "rn-converted",
            seat=self.seat,
            cards=", ".join(self.cards),
            points=self.points,
            colour=self.colour,
        )


class PointAdded(sc.Event, tag="rennes.point_added", frozen=True):
    """A ghost added a point to the pool (R16)."""

    seat: sc.Seat

    tells = sentence("rn-point")


class Stepped(sc.Event, tag="rennes.stepped", frozen=True):
    """A figure went to a neighbouring space; what entering brings follows."""

    seat: sc.Seat
    source: Word
    space: Word

    tells = sentence("rn-stepped")
    shows = (OWN_FIGURE,)


class PortalsTurned(sc.Event, tag="rennes.portals_turned", frozen=True):
    """Portals were turned with all who stood on them."""

    seat: sc.Seat
    portals: Annotated[tuple[Word, ...], Meta(max_length=99)]
    quarters: int

    def said(self) -> Text:
        """Which, and which way."""
        named, quarters = ", ".join(self.portals), abs(self.quarters)
        if self.quarters < 0:
            return text("rn-turned-back", seat=self.seat, portals=named, quarters=quarters)
        return text("rn-turned", seat=self.seat, portals=named, quarters=quarters)

    def pieces(self) -> tuple[str, ...]:
        """The discs."""
        return tuple(PORTAL + portal for portal in self.portals)

    def way(self) -> tuple[sp.Spin, ...]:
        """Each in its mount, all of them together (RN2.3)."""
        return (sp.Spin(self.quarters),)


class AreaEntered(sc.Event, tag="rennes.area_entered", frozen=True):
    """A seat came into an area for the first time (RN11.1)."""

    seat: sc.Seat
    area: Word

    tells = sentence("rn-area")


class Scored(sc.Event, tag="rennes.scored", frozen=True):
    """A seat got points for a symbol (RN6.5)."""

    seat: sc.Seat
    points: Number

    tells = sentence("rn-symbol")


class ClueTaken(sc.Event, tag="rennes.clue_taken", frozen=True):
    """A clue came into a slot of a code, collected or exchanged (RN6.6, RN7.1)."""

    seat: sc.Seat
    colour: Word
    location: Word

    tells = sentence("rn-clue")


class EventCardPlayed(sc.Event, tag="rennes.event_card_played", frozen=True):
    """An event card was played (RN8.1)."""

    seat: sc.Seat
    card: CardId

    tells = sentence("rn-event")


class CodeCracked(sc.Event, tag="rennes.code_cracked", frozen=True):
    """A seat cracked a code (RN9.2)."""

    seat: sc.Seat
    location: Word
    points: Number

    tells = sentence("rn-cracked")


class Drew(sc.Event, tag="rennes.drew", frozen=True):
    """A seat drew cards blind: who holds them sees them, the others how many."""

    seat: sc.Seat
    count: Number

    tells = sentence("rn-drew")


class OpenTaken(sc.Event, tag="rennes.open_taken", frozen=True):
    """A seat took an open card (RN10.1)."""

    seat: sc.Seat
    card: CardId

    tells = sentence("rn-took")


class LastRound(sc.Event, tag="rennes.last_round", frozen=True):
    """A seat has cracked enough codes: the round is the last (RN12.1)."""

    seat: sc.Seat

    tells = sentence("rn-last-round")


class TurnClosing(sc.Event, tag="rennes.turn_closing", frozen=True):
    """A turn is about to end: what is laid out is filled up (RN4.5)."""

    seat: sc.Seat


class FinalScoring(sc.Event, tag="rennes.final_scoring", frozen=True):
    """The match is over but for what is scored at its end (RN12.2)."""


class FinalPoints(sc.Event, tag="rennes.final_points", frozen=True):
    """What a seat gets at the end of the match for its areas."""

    seat: sc.Seat
    areas: Number
    points: Number

    tells = sentence("rn-areas")


ALL = (
    StartChosen,
    CardPlayed,
    CardsConverted,
    PointAdded,
    Stepped,
    PortalsTurned,
    AreaEntered,
    Scored,
    ClueTaken,
    EventCardPlayed,
    CodeCracked,
    Drew,
    OpenTaken,
    LastRound,
    TurnClosing,
    FinalScoring,
    FinalPoints,
)
