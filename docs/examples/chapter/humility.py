"""Humility: who has recovered fewest books may walk far. A program made from the card's numbers."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium_sator.board.board_state import Board
from scriptorium_sator.board.targets import geometry


class HumilityNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What the card costs, and how far one walks."""

    ap: int
    squares: int


def program(numbers: HumilityNumbers) -> dict[str, Any]:
    """A walk, and a card for those who want to walk no more."""
    walk = {"walk": "acolyte", "squares": numbers.squares}
    return {"cost": numbers.ap, "do": [{"choose": [{"do": [walk]}, {"do": [{"draw": 2}]}]}]}


def is_humble(at: sc.Moment, action: Any) -> bool:
    """H1: nobody has recovered fewer, and somebody more."""
    taken = at[Board].taken
    own = taken[geometry(at).seat_number[at.me]]
    return own == min(taken) < max(taken)


HUMBLE = sc.rule(
    "not_humble",
    "H1",
    "Others have recovered no more than you.",
    "chapter-humble",
    predicate=is_humble,
)


def register(book: sc.RuleBook) -> None:
    """An effect, and what it needs."""
    needs = (HUMBLE,)
    sv.effect(book, "chapter.humility", params=HumilityNumbers, program=program, needs=needs)
