"""The free action: one step, one push or one turn, once a turn and for nothing (S26)."""

from __future__ import annotations

from typing import Annotated, Any

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import can_begin, chain_reader

from ..acolytes.walk_targets import Squares, Ways
from ..acolytes.walking import WALKING_REASONS, acolytes_of
from ..board.piece_names import FREE as FREE_PIECE
from ..board.targets import geometry, masks
from ..verbs.aim import OPERATE
from ..verbs.bridge_movement import SERVICE
from ..verbs.bridge_words import ActWords
from ..verbs.movable_by_hand import ready
from ..verbs.movement_questions import FREE as NO_CARD
from ..verbs.operate import cites
from ..verbs.operation_row import why_not_closed
from ..verbs.push import SHIFT
from ..verbs.turn import SPIN
from ..verbs.walk import hurry, own_way
from ..wording import reason, sentence

# Without this rule there is no free action.
scriptorium_about = sc.part_of_game(
    "sator.free_action",
    needs=("sator.operation", "sator.acolytes"),
    after=("sator.gargoyle", "sator.mihi"),
)

NAME = "free"
USES = 0  # the place of the free action among the turn's uses

USED = sc.Rule(
    reason("free_action_used", "S7.4 S26.1", "sator-used"),
    predicate=lambda at, action: at.clock.uses[USES] > 0,
)
NO_FREE_ACTION = reason("no_change", "S26.3", "sator-no-free-action")
TOO_FAR = reason("too_many_squares", "S26.1", "sator-too-far")
AT_BRIDGES = {
    "gargoyle_on_bridge": "S26.2",
    "acolyte_on_bridge": "S26.4",
    "moving_back": "S26.3",
    "pivot_not_on_bridge": "S26.1",
    **dict.fromkeys(("outside", "overlap", "no_change"), "S26.3"),
}


class Free(sc.Action, tag="sator.free", frozen=True):
    """Announce the free action."""


def one(at: sc.Moment) -> int:
    """A free step is one square."""
    return 1


class NextSquare(Ways):
    """The square of a free step."""

    words = 1


class Step(sc.Action, tag="sator.step", frozen=True):
    """Let the own acolyte walk one square."""

    path: Annotated[Squares, NextSquare(one, each_length=True)]


FREE_ACTION = (Free(),)
NAMES = (NAME,)


def possible(at: sc.Moment, action: Any = None) -> bool:
    """Whether there is something to do."""
    return can_begin(at, at.me, NAME)


def quick(position: Any, names: tuple[str, ...]) -> frozenset[str]:
    """The same without listing all that can be done."""
    here, moving = masks(position), position.rules.services[SERVICE]
    scope = moving.scope(position, here)
    easy = scope.easy.get(NO_CARD) or moving.easy(position, here, scope, NO_CARD)
    if easy & (here.pushed | here.turned) and NO_CARD not in scope.asked:
        return frozenset(names)  # what has been found for a card of the hand will do
    found = ready(position, names)
    if found:
        return found
    acolytes, seat = acolytes_of(position), geometry(position).seat_number[position.clock.seat]
    able = not acolytes.barred(position) and acolytes.can_walk(here, seat, 1)
    return frozenset(names) if able else found


def announcements(at: sc.Moment) -> tuple[Free, ...]:
    """Once, and only when there is something to do."""
    if not at.clock.uses[USES]:
        return ()
    opening = at.rules.extensions[sv.CardRules].openings.get(NAME)
    if opening is not None:
        return FREE_ACTION if opening[0](at, NAMES) else ()
    return FREE_ACTION if possible(at) else ()


def announce(now: sc.Change, turn: sc.Turn, action: Free) -> None:
    """Announcing and doing are one (R58)."""
    now.use("free")
    now.wait_for(sv.CardRun(turn.seat, NAME))


FREE = sc.Choice(
    Free,
    do=announce,
    quick=sc.Quick(lists=announcements, accepts=lambda at, action: bool(announcements(at))),
    rules=(USED,),
    ends=(sc.Rule(NO_FREE_ACTION, predicate=possible),),
    during=("swap", "play", "walk"),
    beside=lambda at: (FREE_PIECE,),
    cites={"wrong_step": "S7.4 R16"},
    said=sentence("sator-acts-freely"),
)
STEP = own_way(
    Step,
    one,
    TOO_FAR,
    each_length=True,
    cites=dict.fromkeys(WALKING_REASONS, "S26.1 S26.3"),
    do=hurry,
    refusal=TOO_FAR,
)
STAGES = (OPERATE, STEP), (SHIFT, SPIN)
LINES = {
    "free step {path}": ((STEP,),),
    "free shift {bridge} {path}": ((OPERATE,), (SHIFT,)),
    "free turn {bridge} {turn}": ((OPERATE,), (SPIN,)),
}


def announced_once(position: sc.Position) -> str | None:
    """One free action is done after the other (R58)."""
    begun = [one for one in position.pending if isinstance(one, sv.CardRun) and one.card == NAME]
    return "two free actions are done at once" if len(begun) > 1 else None


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """At any moment of steps 1 to 3 (S7.4)."""
    said = sentence("sator-verbs-act")
    for form, stages in LINES.items():
        book.notation(chain_reader(form, stages, FREE_ACTION))
    book.choice(FREE)
    book.invariant(announced_once)
    sv.verb(book, "act", ActWords, *STAGES, said=said, ready=quick)
    sv.program(
        book, NAME, {"do": [{"act": "freely"}]}, closes=why_not_closed, cites=cites(AT_BRIDGES)
    )
