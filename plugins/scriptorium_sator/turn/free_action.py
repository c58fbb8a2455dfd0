"""The free action: one step, one push or one turn, once a turn and for nothing (S26)."""

from __future__ import annotations

from typing import Annotated, Any

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import can_begin, chain_reader

from .. import game, say
from ..acolytes.walking import (
    BARRED,
    WALKING_REASONS,
    Squares,
    Ways,
    acolytes_of,
    cites_of_way,
    go,
    on_foot,
    own_walks,
)
from ..board.board_state import FREE as FREE_PIECE
from ..board.board_state import acolyte_piece
from ..board.targets import geometry, masks
from ..verbs.aim import Operate
from ..verbs.bridge_movement import SERVICE
from ..verbs.bridge_parts import ActWords
from ..verbs.bridge_verbs import cites
from ..verbs.movable_by_hand import ready
from ..verbs.movement_questions import FREE as NO_CARD
from ..verbs.operation_row import BEGUN, CHANGED
from ..verbs.push import Shift
from ..verbs.turn import Spin

# Without this rule there is no free action.
FREE_RULE = game.plugin(
    "free_action",
    needs=("sator.operation", "sator.acolytes"),
    after=("sator.gargoyle", "sator.mihi"),
)

NAME = "free"
USES = 0  # the place of the free action among the turn's uses

TOO_FAR = say.reason("S26.1", "sator-too-far", id="too_many_squares")
AT_BRIDGES = {
    "gargoyle_on_bridge": "S26.2",
    "acolyte_on_bridge": "S26.4",
    "moving_back": "S26.3",
    "pivot_not_on_bridge": "S26.1",
    **dict.fromkeys(("outside", "overlap", "no_change"), "S26.3"),
}


def one(at: sc.Moment) -> int:
    """A free step is one square."""
    return 1


class NextSquare(Ways):
    """The square of a free step."""

    words = 1


def possible(at: sc.Moment) -> bool:
    """Whether there is something to do."""
    return can_begin(at, at.me, NAME)


def quick(position: Any, names: tuple[str, ...]) -> frozenset[str]:
    """The same without listing all that can be done."""
    here, moving = masks(position), position.rules.services[SERVICE]
    scope = moving.scope(position, here)
    easy = scope.easy.get(NO_CARD)
    if easy is None:
        easy = moving.easy(position, here, scope, NO_CARD)
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
    return FREE_ACTION if can_begin(at, at.me, NAME) else ()


@FREE_RULE.choice(
    say.rule(
        "S7.4 S26.1",
        "sator-used",
        id="free_action_used",
        predicate=lambda at: at.clock.uses[USES] > 0,
    ),
    ends=(say.rule("S26.3", "sator-no-free-action", id="no_change", predicate=possible),),
    during=("swap", "play", "walk"),
    quick=sc.Quick(lists=announcements, accepts=lambda at, action: bool(announcements(at))),
    beside=lambda at: (FREE_PIECE,),
    cites={"wrong_step": "S7.4 R16"},
    said=say("sator-acts-freely"),
)
class Free(sc.Action, tag="sator.free", frozen=True):
    """Announce the free action, at any moment of steps 1 to 3 (S7.4)."""

    def do(self, now: sc.Change) -> None:
        """Announcing and doing are one (R58)."""
        now.use("free")
        now.wait_for(sv.CardRun(now.me, NAME))


FREE_ACTION = (Free(),)


@FREE_RULE.verb_step(
    BARRED,
    on_foot(one, TOO_FAR),
    quick=sc.Quick(lists=lambda at: own_walks(at, Step, 1, each_length=True)),
    cites=cites_of_way(dict.fromkeys(WALKING_REASONS, "S26.1 S26.3")),
    refusal=TOO_FAR,
)
class Step(sc.Action, tag="sator.step", frozen=True):
    """Let the own acolyte walk one square."""

    path: Annotated[Squares, NextSquare(one, each_length=True)]

    def do(self, now: sc.Change) -> tuple[str, ...]:
        go(now, self.path)
        return (acolyte_piece(now.me),)


FREE_RULE.verb_in_steps(
    "act", ActWords, (Operate, Step), (Shift, Spin), said=say("sator-verbs-act"), ready=quick
)
for form, steps in {
    "free step {path}": (Step,),
    "free shift {bridge} {path}": (Operate, Shift),
    "free turn {bridge} {turn}": (Operate, Spin),
}.items():
    stages = tuple((sc.declared_choice(kind),) for kind in steps)
    FREE_RULE.notation(chain_reader(form, stages, FREE_ACTION))


# What is done freely is written as the parts of a card.
FREE_RULE.program(NAME, {"act": "freely"}, closes=(BEGUN, CHANGED), cites=cites(AT_BRIDGES))


@FREE_RULE.invariant
def announced_once(position: sc.Position) -> str | None:
    """One free action is done after the other (R58)."""
    begun = [one for one in position.pending if isinstance(one, sv.CardRun) and one.card == NAME]
    return "two free actions are done at once" if len(begun) > 1 else None
