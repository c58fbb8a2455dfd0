"""The verbs `move`, `turn`, `handle` and `operate`: a bridge is chosen, then how it moves.

Operations that stand together are one effect (S17.1, S26.1): what they come to is judged, and noted
by `settle`.
"""

from __future__ import annotations

from typing import Literal

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import VerbWords

from .. import game, say
from . import operation_row
from .aim import Aim, Operate
from .bridge_parts import ALONE, HandleWords, MoveWords, OperateWords, TurnWords
from .movable_by_hand import ready
from .push import Push, PushFar, Shift
from .turn import Rotate, RotateAgain, RotateTwice, Spin

# Operations belong to every match of SATOR.
OPERATION = game.plugin("operation", needs=("sator.movement",))

STEPS = (Operate,), (Shift, Spin)
OPERATION.part()(operation_row.Row)
OPERATION.verb_in_steps(
    "operate",
    OperateWords,
    *STEPS,
    said=say("sator-verbs-handle"),
    form=("shift {bridge} {path}", "turn {bridge} {turn}"),
    ready=ready,
    heedless=ALONE,
)


@OPERATION.verb("settle", said=say("sator-verbs-settle"))
class SettleWords(VerbWords, frozen=True, kw_only=True):
    """The rules note the bridges that the parts before have moved together."""

    settle: Literal["bridges"]

    def do(self, now: sc.Change, run: sv.CardRun) -> None:
        operation_row.settle(now, run)


def cites(rules: dict[str, str]) -> dict[str, str]:
    """What a card cites for the reasons that refuse an operation, whichever part of it is tried."""
    words = [sc.declared_choice(kind).called for step in STEPS for kind in step]
    return {f"{word} {id}": numbers for word in words for id, numbers in rules.items()}


# Without this rule no card moves a bridge.
VERB_BRIDGES = game.plugin("verb_bridges", needs=("sator.movement", "sator.operation"))


# Levels come with the cards of the box that have them.
HANDLING = (Aim,), (Push, Rotate, RotateTwice, PushFar, Spin), (RotateAgain,)
for name, words, said, form in (
    ("move", MoveWords, say("sator-verbs-move"), "move {bridge}: {path}"),
    ("turn", TurnWords, say("sator-verbs-turn"), "swing {bridge}: {turn}"),
    ("handle", HandleWords, say("sator-verbs-handle"), ""),
):
    VERB_BRIDGES.verb_in_steps(
        name, words, *HANDLING, said=said, form=form, ready=ready, heedless=ALONE
    )
