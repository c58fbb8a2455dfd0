"""The verb `operate`: a bridge without acolytes is pushed by one square or turned (S17.1, S26.1).

Parts that stand together are one effect: what they come to is judged, and noted by `settle`.
"""

from __future__ import annotations

from typing import Literal

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import VerbWords

from .. import game, say
from . import operation_row
from .aim import Operate
from .bridge_parts import ALONE
from .bridge_words import OperateWords
from .movable_by_hand import ready
from .push import Shift
from .turn import Spin

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
