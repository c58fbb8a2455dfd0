"""Recall: your gargoyle comes back into your supply. A verb that leaves no choice."""

from __future__ import annotations

from typing import Any, Literal

import scriptorium as sc
from scriptorium.cards import VerbWords
from scriptorium_sator.board.board_state import Board, figures_board, gargoyle_piece, put_board
from scriptorium_sator.board.targets import geometry
from scriptorium_sator.bridges.board_geometry import SUPPLY

from . import CHAPTER

say = CHAPTER.say


@CHAPTER.event(say("chapter-recalled"), shows=(gargoyle_piece("{seat}"),))
class Recalled(sc.Event, tag="chapter.recalled", frozen=True):
    """A gargoyle came back."""

    seat: sc.Seat


def is_placed(at: sc.Moment, do: Any) -> bool:
    """R1: it has to be on the board."""
    return at[Board].gargoyles[geometry(at).seat_number[at.me]] >= 0


NEEDED = say.rule("R1", "chapter-no-gargoyle", predicate=is_placed)


@CHAPTER.verb("recall", needs=(NEEDED,), said=say("chapter-recall"))
class RecallWords(VerbWords, frozen=True, kw_only=True):
    """Call the own gargoyle back."""

    recall: Literal["gargoyle"]

    def do(self, now: sc.Change) -> None:
        """Into the supply, from where it can be placed anew."""
        known, stones = geometry(now), list(now[Board].gargoyles)
        stones[known.seat_number[now.me]] = SUPPLY
        put_board(now, figures_board(known, now[Board], gargoyles=tuple(stones)))
        now.tell(Recalled(now.me))
