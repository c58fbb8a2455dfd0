"""The verbs `walk` and `lead`: the own acolyte walks, or those of others do (S24, S21, S15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import MOST_TIMES, ChoiceWords, words

from .. import game, say
from ..acolytes.walking import (
    BARRED,
    Acolyte,
    LedWays,
    Squares,
    Ways,
    acolytes_of,
    cites_of_way,
    go,
    on_foot,
    own_walks,
)
from ..board.board_state import acolyte_piece
from ..board.targets import geometry, masks, seat_of
from ..box.card_data import NihilLevel
from ..box.cards import Distance
from .bridge_movement import NO_CHANGE

NOBODY_WALKS = say.reason("", "sator-verbs-nobody-walks", id="not_now")
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
        if level is None:
            return 0
        walked: int = sum([steps for _, _, steps in at.decision.kept[1:]])
        return level.squares - walked
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


# Before the card is closed somebody must be on another square.
ELSEWHERE = say.rule("S15.6", "sator-nihil-nothing-done", id="no_change", predicate=elsewhere)


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


# Without this verb no card leads the acolytes of others.
VERB_LEAD = game.plugin("verb_lead", needs=("sator.acolytes", "sator.verbs", "sator.verb_pay"))

TOO_MANY_TARGETS = say.reason("S15.1", "sator-nihil-too-many-targets", id="too_many_targets")
TOO_MANY_SQUARES = say.reason("S15.1", "sator-nihil-too-many-squares", id="too_many_squares")


def why_too_far(at: sc.Moment, action: Send) -> sc.Refused | None:
    """No more squares than there are."""
    most = left(at)
    if len(action.path) <= most:
        return None
    if isinstance(sv.words(at), LeadWords):
        return TOO_MANY_SQUARES(left=most)
    return TOO_FAR(most=most)


def why_no_way(at: sc.Moment, action: Send) -> sc.Refused | None:
    """By the rules of walking, and on no book at the end (S15.3, S15.4)."""
    seat, path = geometry(at).seat_number[action.seat], action.path
    far, also = (lambda: TOO_FAR(most=len(path))), ("S15.4", "R36")
    rules = acolytes_of(at)
    return rules.why_not(masks(at), seat, path, len(path), far, own=False, also=also)


def why_back(at: sc.Moment, action: Send) -> sc.Refused | None:
    """Back to where it began, and nobody else can be led any more (S15.6)."""
    board, seat = masks(at), geometry(at).seat_number[action.seat]
    if action.path[-1] != board.at[seat]:
        return None
    if not isinstance(sv.words(at), LeadWords):
        return NO_CHANGE()
    rest = left(at) - len(action.path) if still_led(at) > 1 else 0
    others = (other for other in leadable(at) if other != seat)
    walking = acolytes_of(at)
    if elsewhere(at) or any(
        walking.can_walk(board, other, rest, own=False, away=True) for other in others
    ):
        return None
    return NO_CHANGE(also=("S15.6", "R37"))


def sends(at: sc.Moment) -> Iterator[Send]:
    """For every acolyte, a shortest way to every other square it may stop on."""
    board, rules, most = masks(at), acolytes_of(at), left(at)
    for seat in leadable(at) if most > 0 else ():
        for path in rules.shortest(board, seat, most):
            yield Send(rules.geometry.seats[seat], path)


@VERB_LEAD.verb_step(
    say.rule_for(TOO_MANY_TARGETS, predicate=lambda at: left(at) > 0),
    say.rule("S15.1", "sator-own-acolyte", predicate=lambda at, do: do.seat != at.me),
    say.rule(
        "S15.2",
        "sator-already-moved",
        predicate=lambda at, do: acolyte_piece(do.seat) not in led(at),
    ),
    sc.Rule(explain=why_too_far),
    sc.Rule(explain=why_no_way),
    say.rule_for(NO_CHANGE, explain=why_back),
    quick=sc.Quick(lists=sends, exists=somebody),
    form="{seat} {path}",
    also=("lead",),
    refusal=TOO_MANY_TARGETS,
    asks=say.awaits("S15.1 S15.3", "sator-touch-sending-out"),
    cites=cites_of_way({}),
)
class Send(sc.Action, tag="sator.send", frozen=True):
    """Walk another player's acolyte along these squares."""

    seat: Annotated[sc.Seat, Acolyte()]
    path: Annotated[Squares, LedWays(left)]

    def do(self, now: sc.Change, run: sv.CardRun) -> sv.Carried:
        """Walk it, collecting nothing; what is common to all who are led is kept."""
        seat = geometry(now).seat_number[self.seat]
        step = (seat, masks(now).at[seat], len(self.path))
        levels = isinstance(sv.words(sc.Moment.of(now, run)), LeadWords)
        acolytes_of(now).go(now, seat, self.path, own=False)
        kept = (*run.kept, step) if levels else run.kept
        return sv.Carried((acolyte_piece(self.seat),), kept)


VERB_LEAD.verb_in_steps(
    "lead",
    LeadWords,
    Send,
    needs=(
        say.rule_for(TOO_MANY_TARGETS, predicate=lambda at: still_led(at) > 0),
        say.rule_for(TOO_MANY_SQUARES, predicate=lambda at: left(at) > 0),
    ),
    said=say("sator-verbs-lead-all"),
)


# Without this verb no card lets anybody walk.
VERB_WALK = game.plugin("verb_walk", needs=("sator.verb_lead",))


# Cards.


def squares(at: sc.Moment) -> int:
    """How far the card lets the own acolyte walk."""
    said = words(at)
    return said.squares if isinstance(said, WalkWords) and said.who == "you" else 0


def can_hurry(at: sc.Moment) -> bool:
    """Whether the card lets the own acolyte walk somewhere."""
    rules, most = acolytes_of(at), squares(at)
    if most <= 0 or rules.barred(at):
        return False
    return rules.can_walk(masks(at), seat_of(at), most, away=True)


def changes(at: sc.Moment, action: Any) -> bool:
    """Not back to where it began without a book (S13.4)."""
    board, seat = masks(at), seat_of(at)
    _, met = acolytes_of(at).went(board, seat, action.path, own=True)
    return bool(met) or action.path[-1] != board.at[seat]


@VERB_WALK.verb_step(
    say.rule_for(NOBODY_WALKS, predicate=lambda at: squares(at) > 0),
    BARRED,
    on_foot(squares, TOO_FAR),
    say.rule_for(NO_CHANGE, predicate=changes),
    quick=sc.Quick(lists=lambda at: own_walks(at, Hurry, squares(at)), exists=can_hurry),
    cites=cites_of_way({}),
    also=("stroll",),
    asks=say.awaits("S21.1 S24.1", "sator-touch-hurrying"),
)
class Hurry(sc.Action, tag="sator.hurry", frozen=True):
    """Walk these squares."""

    path: Annotated[Squares, Ways(squares)]

    def do(self, now: sc.Change) -> tuple[str, ...]:
        go(now, self.path)
        return (acolyte_piece(now.me),)


def said(words: WalkWords) -> sc.Text:
    """Whose acolyte walks, and how far."""
    message = "sator-verbs-walk" if words.who == "you" else "sator-verbs-lead"
    return say.text(message, squares=words.squares)


def why_own_barred(at: sc.Moment, action: Any) -> sc.Refused | None:
    """The padlock holds only the own acolyte."""
    return acolytes_of(at).why_barred(at) if words(at).who == "you" else None


VERB_WALK.verb_in_steps(
    "walk",
    WalkWords,
    (Hurry, Send),
    needs=(sc.Rule(explain=why_own_barred),),
    said=said,
    heedless=("points", "cards"),
)
