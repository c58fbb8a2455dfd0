"""The verb `place`: put the own gargoyle on a bridge (S16, S23)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium.cards as sv

from ..board.board_changes import figures_board, put_board
from ..board.board_state import Board
from ..board.piece_names import gargoyle_piece
from ..board.targets import Square, geometry, masks
from ..bridges.board_geometry import GONE, SUPPLY
from ..wording import reason, sentence

# Without this verb no card places a gargoyle.
scriptorium_about = sc.part_of_game("sator.verb_gargoyle", needs=("sator.verbs",))


class GargoylePut(sc.Event, tag="sator.gargoyle_put", frozen=True):
    """A gargoyle came onto the board."""

    seat: sc.Seat
    square: str

    tells = sentence("sator-gargoyle-put")
    shows = (gargoyle_piece("{seat}"),)


class Set(sc.Action, tag="sator.set", frozen=True):
    """Put the own gargoyle on a square."""

    square: Square


def free(at: sc.Moment) -> int:
    """The squares on which nothing stands."""
    board = masks(at)
    return ~(board.acolytes | board.books | board.gargoyles)


def put_gargoyle(now: sc.Change, top: sv.CardRun, action: Set) -> tuple[str, ...]:
    """Put it there."""
    known, board = geometry(now), now[Board]
    seat = known.seat_number[top.seat]
    stones = (*board.gargoyles[:seat], action.square, *board.gargoyles[seat + 1 :])
    put_board(now, figures_board(known, board, gargoyles=stones))
    now.tell(GargoylePut(top.seat, known.square_names[action.square]))
    return (gargoyle_piece(top.seat),)


SPENT = reason("no_gargoyle", "S16.1 S23.1", "sator-spent")


def why_spent(at: sc.Moment, action: Any) -> sc.Refused | None:
    """Only from the supply (S23.1); one that was prayed away never comes back (S23.8)."""
    index = at[Board].gargoyles[geometry(at).seat_number[at.me]]
    if index == SUPPLY:
        return None
    return SPENT(also=("S23.8",) if index == GONE else ())


IN_SUPPLY = sc.Rule(SPENT, explain=why_spent)
ABYSS = sc.Rule(reason("abyss", "S16.2", "sator-abyss"), mask=lambda at: masks(at).covered)
OCCUPIED = sc.Rule(reason("square_occupied", "S16.2 R47", "sator-occupied"), mask=free)
ASKS = reason("awaited", "S16.2", "sator-touch-setting")
PLACE = sc.Choice(Set, do=put_gargoyle, rules=(ABYSS, OCCUPIED), asks=ASKS, also=("post",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    book.event(GargoylePut)
    said = sentence("sator-verbs-place")
    alone = ("points", "cards")
    sv.verb(book, "place", "gargoyle", PLACE, needs=(IN_SUPPLY,), said=said, heedless=alone)
