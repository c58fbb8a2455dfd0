"""Acolytes that jump straight over the abyss: how wide a gap is, and where they land (S19)."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
import scriptorium_sator.targets as sq
from scriptorium.grid import Square

from .. import say
from ..board.targets import OnBoard, geometry, masks
from .walking import ENDS_ON_BOOK, acolytes_of

NO_LANDING = say.reason("S19.2 S19.4", "sator-no-landing")
NO_GAP = say.reason("S19.3 R38", "sator-no-gap")
GAP_TOO_WIDE = say.reason("S19.1 S19.2", "sator-gap-too-wide")
NOWHERE = -1, 0


def landing(position: sc.Position, seat: int, direction: int) -> tuple[Square, int]:
    """The next covered square in a line (or below zero), and how much abyss lies before it.

    From a start square the only way is inwards, over its entry.
    """
    known, board = geometry(position), masks(position)
    square: Square | None = board.at[seat]
    if square is None or square < 0:
        entry = known.entries[seat]
        if entry < 0 or direction != known.inwards[seat]:
            return NOWHERE
        square = entry
    else:
        square = known.grid.step(square, direction)
    gap = 0
    while square is not None and not board.covered >> square & 1:
        square, gap = known.grid.step(square, direction), gap + 1
    return (-1 if square is None else square), gap


def jumps(position: sc.Position, seat: int) -> Iterator[tuple[int, int]]:
    """The directions in which an acolyte can land, and how wide each gap is."""
    for direction in range(4):
        square, gap = landing(position, seat, direction)
        if square >= 0 and gap and why_not_land(position, seat, square) is None:
            yield direction, gap


def why_not_land(position: sc.Position, seat: int, square: Square) -> sc.Refused | None:
    """Why an acolyte cannot land on a square (S19.4)."""
    rules, board = acolytes_of(position), masks(position)
    refused = rules.why_not_enter(board, seat, square, "S19.4")
    if refused is not None:
        return refused
    if rules.no_rest(board, seat, own=True) >> square & 1:
        name = geometry(position).square_names[square]
        return ENDS_ON_BOOK(also=("S19.4",), square=name)
    return None


def why_not_over(
    position: sc.Position, seat: int, direction: int, widest: int
) -> sc.Refused | None:
    """Why an acolyte cannot jump in a direction, over so much abyss at most."""
    square, gap = landing(position, seat, direction)
    if square < 0:
        return NO_LANDING()
    if not gap:
        return NO_GAP()
    if gap > widest:
        return GAP_TOO_WIDE(gap=gap, most=widest)
    return why_not_land(position, seat, square)


class Directions(OnBoard, sq.Directions):
    """The four ways in which the own acolyte may jump; the square of the landing means one."""

    noun = "the square of the landing"

    def begins(self, at: sc.Moment) -> int:
        return masks(at).at[geometry(at).seat_number[at.me]]

    def leads(self, at: sc.Moment, direction: int) -> int:
        return landing(at, geometry(at).seat_number[at.me], direction)[0]
