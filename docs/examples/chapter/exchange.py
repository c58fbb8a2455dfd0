"""Exchange: your acolyte and another one change places. The choice is a player."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium.cards import ChoiceWords
from scriptorium_sator.acolytes.walking import AcolyteMoved
from scriptorium_sator.board.board_state import Board, figures_board, put_board
from scriptorium_sator.board.targets import geometry


class ExchangeWords(ChoiceWords, frozen=True, kw_only=True):
    """Change places with somebody."""

    exchange: Literal["acolytes"]


class Exchange(sc.Action, tag="chapter.exchange", frozen=True):
    """Change places with the acolyte of another player."""

    seat: Annotated[sc.Seat, sc.Seats(others=True)]


def square_of(position: sc.Position, seat: sc.Seat) -> int:
    """Where an acolyte stands; less than nothing on a start square."""
    return position[Board].acolytes[geometry(position).seat_number[seat]]


def change_places(now: sc.Change, top: sv.CardRun, action: Exchange) -> None:
    """Each goes where the other one stood."""
    known, board, (one, other) = geometry(now), now[Board], (top.seat, action.seat)
    squares = list(board.acolytes)
    for seat, square in ((one, square_of(now, other)), (other, square_of(now, one))):
        squares[known.seat_number[seat]] = square
        now.tell(AcolyteMoved(seat, known.square_names[square]))
    put_board(now, figures_board(known, board, acolytes=tuple(squares)))


def you_stand(at: sc.Moment, action: Any) -> bool:
    """E1: your own acolyte is on a bridge."""
    return square_of(at, at.me) >= 0


def they_stand(at: sc.Moment, action: Exchange) -> bool:
    """E2: so is the other one."""
    return square_of(at, action.seat) >= 0


OWN = sc.rule("at_start", "E1", "You stand on no bridge yet.", "chapter-own", predicate=you_stand)
THEIRS = sc.rule(
    "at_start", "E2", "{seat} stands on no bridge yet.", "chapter-theirs", predicate=they_stand
)
EXCHANGE = sc.Choice(Exchange, do=change_places, rules=(THEIRS,))


def register(book: sc.RuleBook) -> None:
    """Lend the verb to cards."""
    said = sc.text("chapter-exchange", "Change places with another acolyte.")
    sv.verb(book, "exchange", ExchangeWords, EXCHANGE, needs=(OWN,), said=lambda words: said)
