"""What a player of SATOR is after, and what is left of the turn, told at any time (S1.5, S7)."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text

from .. import say
from ..board.board_state import Board
from ..setup.unplaced_bridges import Unplaced

BOOKS = "sator.books_to_win"


def aim(view: sc.View, seat: sc.Seat) -> sp.Aim:
    """The books, or before the first turn the bridges; and what the seat on turn has left."""
    number = view.seats.index(seat)
    if view.clock.phase == "draft":
        return sp.Aim(say.text("sator-aim-draft"))
    if view.clock.phase == "place":
        return sp.Aim(say.text("sator-aim-place", left=len(view[Unplaced].before(number))))
    done, of = view[Board].taken[number], view.rules.fixed_number(BOOKS)
    now = tuple(still(view, seat))
    return (
        sp.Aim(say.text("sator-aim", done=done, of=of), done, of, now) if of else sp.Aim(still=now)
    )


def still(view: sc.View, seat: sc.Seat) -> Iterator[Text]:
    """What the turn has left for who has it."""
    clock = view.clock
    if clock.seat != seat or view.outcome is not None:
        return
    if clock.step == "draw":
        yield say.text("sator-still-draw")
        return
    points, moves = clock.left
    if clock.step == "swap":
        yield say.text("sator-still-swap")
    if points and clock.step in ("swap", "play"):
        yield say.text("sator-still-play", left=points)
    if moves:
        yield say.text("sator-still-walk", left=moves)
    if clock.uses[0]:
        yield say.text("sator-still-free")
