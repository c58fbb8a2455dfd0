"""What cards say of acolytes that walk, and keep in mind of those they lead; who is left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import MOST_TIMES, ChoiceWords, words

from .. import say
from ..acolytes.walking import acolytes_of
from ..board.piece_names import acolyte_piece
from ..board.targets import geometry, masks
from ..box.card_data import NihilLevel
from ..box.card_numbers import Distance

NOBODY_WALKS = say.reason("", "sator-verbs-nobody-walks", id="not_now")
NOBODY_MOVED = say.reason("S15.6", "sator-nihil-nothing-done", id="no_change")
TOO_FAR = say.reason("", "sator-verbs-too-far", id="too_many_squares")


class WalkWords(ChoiceWords, frozen=True, kw_only=True):
    """Walk the own acolyte, or one of the others', by at most so many squares."""

    walk: Literal["acolyte"]
    squares: Distance = 1
    who: Literal["you", "others"] = "you"
    which: Literal["any", "another"] = "any"

    def __post_init__(self) -> None:
        if self.which != "any" and self.who == "you":
            problem = 'which tells the others\' acolytes apart: it needs who = "others"'
            raise sc.ParamsError(problem, "which")


class LeadWords(ChoiceWords, frozen=True, kw_only=True):
    """Lead others' acolytes, each once, over so many squares together as `pay` has paid for."""

    lead: Literal["acolytes"]
    levels: Annotated[tuple[NihilLevel, ...], Meta(min_length=1, max_length=9)]

    def rounds(self) -> int:
        """As many as any level leads."""
        return max(level.opponents or MOST_TIMES for level in self.levels)

    def paid(self, top: sv.CardRun) -> NihilLevel | None:
        """The level whose price was paid."""
        for level in self.levels:
            if top.kept[:1] == (level.ap,):
                return level
        return None


def left(at: sc.Moment) -> int:
    """How many squares may be walked now."""
    said = words(at)
    if isinstance(said, LeadWords):
        level = said.paid(at.decision)
        walked = (
            [steps for _, _, steps in at.decision.kept[1:]] if len(at.decision.kept) > 1 else ()
        )
        return level.squares - sum(walked) if level else 0
    return said.squares if isinstance(said, WalkWords) and said.who == "others" else 0


def still_led(at: sc.Moment) -> int:
    """How many others may still be led."""
    level = words(at).paid(at.decision)
    most = len(geometry(at).seats) - 1
    return (min(most, level.opponents or most) if level else 0) - (len(at.decision.kept) - 1)


def elsewhere(at: sc.Moment) -> bool:
    """Whether anybody who was led stands on another square than before."""
    index = masks(at).at
    return any(index[seat] != began for seat, began, _ in at.decision.kept[1:])


def why_nobody_moved(at: sc.Moment) -> sc.Refused | None:
    """Somebody must be on another square (S15.6)."""
    return None if elsewhere(at) else NOBODY_MOVED()


def led(at: sc.Moment) -> tuple[str, ...]:
    """The acolytes that are led no more: each goes once, unless a pack allows any (S15.2)."""
    touched: tuple[str, ...] = at.decision.touched
    return () if getattr(words(at), "which", "") == "any" else touched


def leadable(at: sc.Moment) -> Iterator[int]:
    """The others who have not been led yet."""
    before = at.decision.touched and led(at)
    for seat, name in enumerate(geometry(at).seats):
        if name != at.me and acolyte_piece(name) not in before:
            yield seat


def somebody(at: sc.Moment) -> bool:
    """Whether anybody else can be led to another square."""
    board, rules, most = masks(at), acolytes_of(at), left(at)
    return most > 0 and any(
        rules.can_walk(board, seat, most, own=False, away=True) for seat in leadable(at)
    )
