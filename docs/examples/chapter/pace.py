"""Pace: your acolyte goes to any free square of its bridge. The rules are two sets of squares."""

from __future__ import annotations

import scriptorium as sc
from scriptorium_sator.acolytes.walking import AcolyteMoved
from scriptorium_sator.board.board_state import Board, figures_board, put_board
from scriptorium_sator.board.targets import Square, geometry, masks

from . import CHAPTER

say = CHAPTER.say


def own_bridge(at: sc.Moment) -> int:
    """P1: the squares of the bridge on which your acolyte stands."""
    index = at[Board].acolytes[geometry(at).seat_number[at.me]]
    bridges = masks(at).of_bridge if index >= 0 else ()
    return next((squares for squares in bridges if squares >> index & 1), 0)


def free(at: sc.Moment) -> int:
    """P2: the squares on which nothing stands."""
    board = masks(at)
    return ~(board.acolytes | board.books | board.gargoyles)


OFF = say.rule("P1", "chapter-off", mask=own_bridge)
TAKEN = say.rule("P2", "chapter-taken", mask=free)


@CHAPTER.verb_choice("pace", "acolyte", OFF, TAKEN, said=say("chapter-pace"))
class Pace(sc.Action, tag="chapter.pace", frozen=True):
    """Cross your bridge."""

    square: Square

    def do(self, now: sc.Change) -> None:
        """Go there."""
        known, squares = geometry(now), list(now[Board].acolytes)
        squares[known.seat_number[now.me]] = self.square
        put_board(now, figures_board(known, now[Board], acolytes=tuple(squares)))
        now.tell(AcolyteMoved(now.me, known.square_names[self.square]))
