"""Renewing a hand: the whole hand is thrown away and a new one drawn (PK6.19, PK6.20)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

import scriptorium as sc

from ..events import DrawDue
from ..piles import hand, throw_hand_away
from ..rounds import DRAWN


class NewHand(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards the next player draws in place of one (R15)."""

    cards: Annotated[int, Meta(ge=1, le=109)] = 6


class LooseScrew(sc.Part, tag="plankenkoorts.loose_screw", frozen=True):
    """Whose turn begins with a new hand, and of how many cards; nobody's while `seat` is empty."""

    seat: Annotated[str, Meta(max_length=64)] = ""
    cards: Annotated[int, Meta(ge=0, le=109)] = 0


def throw_away(now: sc.Change, begun: sc.TurnBegan) -> None:
    """Before the draw the whole hand goes onto the discard pile (PK6.19)."""
    if now[LooseScrew].seat == begun.seat and hand(now, begun.seat):
        throw_hand_away(now, begun.seat)


def cards_drawn(usual: int, position: sc.Position, seat: sc.Seat) -> int:
    """Six cards replace the usual draw; they are not added to it (R15)."""
    screw = position[LooseScrew]
    return screw.cards if screw.seat == seat else usual


def tighten(now: sc.Change, due: DrawDue) -> None:
    """After that draw nothing is loose any more."""
    if now[LooseScrew].seat == due.seat:
        now.put(LooseScrew())


def register(book: sc.RuleBook) -> None:
    """What waits for the next turn, and how that turn begins."""
    book.part(LooseScrew(), reset="round")
    book.react(sc.TurnBegan, throw_away)
    book.adjust(DRAWN, cards_drawn)
    book.react(DrawDue, tighten)
