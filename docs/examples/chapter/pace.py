"""Pace: your acolyte goes to any free square of its bridge. The rules are two sets of squares."""

from __future__ import annotations

from typing import Literal

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import ChoiceWords
from scriptorium_sator.acolytes.walking import AcolyteMoved
from scriptorium_sator.board.board_state import Board, figures_board, put_board
from scriptorium_sator.board.targets import Square, geometry, masks


class PaceWords(ChoiceWords, frozen=True, kw_only=True):
    """Cross the own bridge."""

    pace: Literal["acolyte"]


class Pace(sc.Action, tag="chapter.pace", frozen=True):
    """Cross your bridge."""

    square: Square


def own_bridge(at: sc.Moment) -> int:
    """P1: the squares of the bridge on which your acolyte stands."""
    index = at[Board].acolytes[geometry(at).seat_number[at.me]]
    bridges = masks(at).of_bridge if index >= 0 else ()
    return next((squares for squares in bridges if squares >> index & 1), 0)


def free(at: sc.Moment) -> int:
    """P2: the squares on which nothing stands."""
    board = masks(at)
    return ~(board.acolytes | board.books | board.gargoyles)


def cross(now: sc.Change, top: sv.CardRun, action: Pace) -> None:
    """Go there."""
    known, squares = geometry(now), list(now[Board].acolytes)
    squares[known.seat_number[top.seat]] = action.square
    put_board(now, figures_board(known, now[Board], acolytes=tuple(squares)))
    now.tell(AcolyteMoved(top.seat, known.square_names[action.square]))


OFF = sc.rule("off_bridge", "P1", "{square} is not on your bridge.", "chapter-off", mask=own_bridge)
TAKEN = sc.rule("taken", "P2", "Something stands on {square}.", "chapter-taken", mask=free)
PACE = sc.Choice(Pace, do=cross, rules=(OFF, TAKEN))


def register(book: sc.RuleBook) -> None:
    """Lend the verb to cards."""
    said = sc.text("chapter-pace", "Cross your bridge.")
    sv.verb(book, "pace", PaceWords, PACE, said=lambda words: said)
