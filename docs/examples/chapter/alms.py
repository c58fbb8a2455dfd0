"""Alms: give somebody a card of your hand. Two things are chosen at once, a card and a player."""

from __future__ import annotations

from typing import Annotated, Literal

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import ChoiceWords
from scriptorium_sator.hand.playing import HandCard, back_of


class AlmsWords(ChoiceWords, frozen=True, kw_only=True):
    """Give a card away."""

    alms: Literal["card"]


class Alms(sc.Action, tag="chapter.alms", frozen=True):
    """Give a card of your hand to somebody."""

    card: HandCard
    seat: Annotated[sc.Seat, sc.Seats(others=True)]


def is_no_prayer(at: sc.Moment, action: Alms) -> bool:
    """A1: prayers stay with those whose they are."""
    return back_of(at.rules, action.card) == "im"


def give(now: sc.Change, top: sv.CardRun, action: Alms) -> None:
    """The two of them see which card it is."""
    sc.move(now, (action.card,), sc.key("hand", top.seat), sc.key("hand", action.seat))


PRAYER = sc.rule("prayer", "A1", "A prayer is not given.", "chapter-prayer", predicate=is_no_prayer)
GIVE = sc.Choice(Alms, do=give, rules=(PRAYER,), form="alms {card} to {seat}")


def register(book: sc.RuleBook) -> None:
    """Lend the verb to cards."""
    said = sc.text("chapter-alms", "Give a card away.")
    sv.verb(book, "alms", AlmsWords, GIVE, said=lambda words: said)
