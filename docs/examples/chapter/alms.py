"""Alms: give somebody a card of your hand. Two things are chosen at once, a card and a player."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
from scriptorium_sator.hand.playing import HandCard, back_of

from . import CHAPTER

say = CHAPTER.say
PRAYER = say.rule(
    "A1",
    "chapter-prayer",
    predicate=lambda at, do: back_of(at.rules, do.card) == "im",  # others stay whose they are
)


@CHAPTER.verb_choice("alms", "card", PRAYER, form="alms {card} to {seat}", said=say("chapter-alms"))
class Alms(sc.Action, tag="chapter.alms", frozen=True):
    """Give a card of your hand to somebody."""

    card: HandCard
    seat: Annotated[sc.Seat, sc.Seats(others=True)]

    def do(self, now: sc.Change) -> None:
        """The two of them see which card it is."""
        sc.move(now, (self.card,), sc.key("hand", now.me), sc.key("hand", self.seat))
