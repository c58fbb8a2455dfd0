"""Stof eens...: the next player misses the coming turn (PK6.4, PK6.5)."""

from __future__ import annotations

from typing import Annotated, Literal

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scenarios as check

from ..targets import Dust
from ..verbs.playing import dust, next_player, next_seat
from ..vocabulary import one_seat
from ..wording import sentence

# The dust card Stof eens.
scriptorium_about = sc.part_of_game("plankenkoorts.stof_eens", after=("plankenkoorts",))

EFFECT = "skip_next"


class StofEens(sc.Action, tag="plankenkoorts.stof_eens", frozen=True):
    """Play the card; the next player misses a turn."""

    card: Annotated[sc.CardId, Dust(EFFECT)]


def miss_a_turn(now: sc.Change, turn: sc.Turn, action: StofEens) -> None:
    """The next player draws nothing and lays nothing; of two players you go on (PK6.4, PK6.5)."""
    now.skip_next(next_seat(now))


STOF_EENS = dust(StofEens, miss_a_turn, beside=next_player)


class SkipWords(sv.VerbWords, frozen=True, kw_only=True):
    """The next player, or all others, miss a turn."""

    skip: Literal["next", "others"]


def skip(now: sc.Change, run: sv.CardRun, words: SkipWords) -> None:
    """As this card does, or for everybody else."""
    for seat in [next_seat(now)] if words.skip == "next" else now.seats:
        if seat != run.seat or words.skip == "next":
            now.skip_next(seat)


def see_skip(position: sc.Position) -> str | None:
    """The player whose coming turn is missed, if there is one (R19)."""
    return ", ".join(position.clock.skips) or None


def put_skip(now: sc.Change, wanted: str) -> None:
    """Let a player's coming turn be missed."""
    now.skip_next(one_seat("skip", now, wanted))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect, one choice, one fact."""
    sv.effect(book, EFFECT, miss_a_turn)
    sv.verb(book, "skip", SkipWords, can=lambda *_: True, do=skip, said=sentence("pk-verbs-skip"))
    book.choice(STOF_EENS)
    check.fact(book, "skip", see=see_skip, put=put_skip)
