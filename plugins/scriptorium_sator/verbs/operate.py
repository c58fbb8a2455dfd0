"""The verb `operate`: a bridge without acolytes is pushed by one square or turned (S17.1, S26.1).

Parts that stand together are one effect: what they come to is judged, and noted by `settle`.
"""

from __future__ import annotations

from typing import Literal

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import VerbWords

from ..wording import sentence
from . import operation_row
from .aim import OPERATE
from .bridge_parts import ALONE
from .bridge_words import OperateWords
from .movable_by_hand import ready
from .push import SHIFT
from .turn import SPIN

# Operations belong to every match of SATOR.
scriptorium_about = sc.part_of_game("sator.operation", needs=("sator.movement",))

STAGES = (OPERATE,), (SHIFT, SPIN)


class SettleWords(VerbWords, frozen=True, kw_only=True):
    """The rules note the bridges that the parts before have moved together."""

    settle: Literal["bridges"]


def cites(rules: dict[str, str]) -> dict[str, str]:
    """What a card cites for the reasons that refuse an operation, whichever part of it is tried."""
    words = [choice.called for stage in STAGES for choice in stage]
    return {f"{word} {id}": numbers for word in words for id, numbers in rules.items()}


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    book.part(operation_row.Row())
    forms = ("shift {bridge} {path}", "turn {bridge} {turn}")
    sv.verb(
        book,
        "operate",
        OperateWords,
        *STAGES,
        said=sentence("sator-verbs-handle"),
        form=forms,
        ready=ready,
        heedless=ALONE,
    )
    sv.verb(
        book,
        "settle",
        SettleWords,
        do=lambda now, top, words: operation_row.settle(now, top),
        said=sentence("sator-verbs-settle"),
    )
