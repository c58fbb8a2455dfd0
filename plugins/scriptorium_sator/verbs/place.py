"""The verb `place`: put the own gargoyle on a bridge (S16, S23)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from .. import game, say
from ..board.board_state import Board, figures_board, put_board
from ..board.piece_names import gargoyle_piece
from ..board.targets import Square, geometry, masks
from ..bridges.board_geometry import GONE, SUPPLY

# Without this verb no card places a gargoyle.
VERB_GARGOYLE = game.plugin("verb_gargoyle", needs=("sator.verbs",))


@VERB_GARGOYLE.event(say("sator-gargoyle-put"), shows=("gargoyle-{seat}",))
class GargoylePut(sc.Event, tag="sator.gargoyle_put", frozen=True):
    """A gargoyle came onto the board."""

    seat: sc.Seat
    square: str


def free(at: sc.Moment) -> int:
    """The squares on which nothing stands."""
    board = masks(at)
    return ~(board.acolytes | board.books | board.gargoyles)


SPENT = say.reason("S16.1 S23.1", "sator-spent", id="no_gargoyle")


def why_spent(at: sc.Moment, action: Any) -> sc.Refused | None:
    """Only from the supply (S23.1); one that was prayed away never comes back (S23.8)."""
    index = at[Board].gargoyles[geometry(at).seat_number[at.me]]
    if index == SUPPLY:
        return None
    return SPENT(also=("S23.8",) if index == GONE else ())


@VERB_GARGOYLE.verb_step(
    say.rule("S16.2", "sator-abyss", mask=lambda at: masks(at).covered),
    say.rule("S16.2 R47", "sator-occupied", id="square_occupied", mask=free),
    asks=say.awaits("S16.2", "sator-touch-setting"),
    also=("post",),
)
class Set(sc.Action, tag="sator.set", frozen=True):
    """Put the own gargoyle on a square."""

    square: Square

    def do(self, now: sc.Change) -> tuple[str, ...]:
        known, board = geometry(now), now[Board]
        seat = known.seat_number[now.me]
        stones = (*board.gargoyles[:seat], self.square, *board.gargoyles[seat + 1 :])
        put_board(now, figures_board(known, board, gargoyles=stones))
        now.tell(GargoylePut(now.me, known.square_names[self.square]))
        return (gargoyle_piece(now.me),)


VERB_GARGOYLE.verb_in_steps(
    "place",
    "gargoyle",
    Set,
    needs=(say.rule_for(SPENT, explain=why_spent),),
    said=say("sator-verbs-place"),
    heedless=("points", "cards"),
)
