"""Humility: who has recovered fewest books may walk far. A program made from the card's numbers."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
from scriptorium_sator.board.board_state import Board
from scriptorium_sator.board.targets import geometry

from . import CHAPTER


class Numbers(sc.Params, frozen=True):
    """What the card costs, and how far one walks."""

    ap: int
    squares: int


def program(numbers: Numbers) -> dict[str, Any]:
    """A walk, and a card for those who want to walk no more."""
    walk = {"walk": "acolyte", "squares": numbers.squares}
    return {"cost": numbers.ap, "do": [{"choose": [{"do": [walk]}, {"do": [{"draw": 2}]}]}]}


def is_humble(at: sc.Moment, do: Any) -> bool:
    """H1: nobody has recovered fewer, and somebody more."""
    taken = at[Board].taken
    own = taken[geometry(at).seat_number[at.me]]
    return own == min(taken) < max(taken)


HUMBLE = CHAPTER.say.rule("H1", "chapter-humble", predicate=is_humble)
CHAPTER.effect("chapter.humility", params=Numbers, program=program, needs=(HUMBLE,))
