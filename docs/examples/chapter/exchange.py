"""Exchange: your acolyte and another one change places. The choice is a player."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
from scriptorium_sator.acolytes.walking import AcolyteMoved
from scriptorium_sator.board.board_state import Board, figures_board, put_board
from scriptorium_sator.board.targets import geometry

from . import CHAPTER

say = CHAPTER.say


def square_of(position: sc.Position, seat: sc.Seat) -> int:
    """Where an acolyte stands; less than nothing on a start square."""
    return position[Board].acolytes[geometry(position).seat_number[seat]]


OWN = say.rule("E1", "chapter-own", predicate=lambda at, do: square_of(at, at.me) >= 0)
THEIRS = say.rule("E2", "chapter-theirs", predicate=lambda at, do: square_of(at, do.seat) >= 0)


@CHAPTER.verb_choice("exchange", "acolytes", THEIRS, needs=(OWN,), said=say("chapter-exchange"))
class Exchange(sc.Action, tag="chapter.exchange", frozen=True):
    """Change places with the acolyte of another player."""

    seat: Annotated[sc.Seat, sc.Seats(others=True)]

    def do(self, now: sc.Change) -> None:
        """Each goes where the other one stood."""
        known, board, (one, other) = geometry(now), now[Board], (now.me, self.seat)
        squares = list(board.acolytes)
        for seat, square in ((one, square_of(now, other)), (other, square_of(now, one))):
            squares[known.seat_number[seat]] = square
            now.tell(AcolyteMoved(seat, known.square_names[square]))
        put_board(now, figures_board(known, board, acolytes=tuple(squares)))
