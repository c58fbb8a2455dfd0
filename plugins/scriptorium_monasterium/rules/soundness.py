"""What always holds on a table of the game, for tests and simulations."""

from __future__ import annotations

from functools import lru_cache

import scriptorium as sc

from ..board.novices import Novices, standing
from ..board.state import Rolled, Slots, number
from ..board.valley import WIDTH, valley
from ..sending.extras import SENT, WAITING, WHOLE_ROW, Extras
from ..window.gaining import EMPTY, SIZE, Windows

BARE = (EMPTY,) * SIZE * SIZE
ALL_WAITING = (WAITING,) * 4


def nobody_out_of_place(position: sc.Position) -> str | None:
    """No space is taken twice or blocked, no chapel holds too many (MO10.4)."""
    there, on = valley(position), standing(position)
    if on.taken.bit_count() + sum(on.in_chapels) != sum(map(len, position[Novices].at)):
        return "two novices stand on one space"
    wrong = on.taken & (there.blocked | ~there.there)
    if wrong:
        return f"a novice stands on {there.names[wrong.bit_length() - 1]}"
    if max(on.in_chapels) > number(position, "chapel_capacity", position.clock.seat):
        return f"{max(on.in_chapels)} novices stand in one chapel"
    return None


def cloisters_supported(position: sc.Position) -> str | None:
    """Every cloister novice stands beside a building of its owner (MO13.1)."""
    there = valley(position)
    for seat, mine in zip(position.rules.setup.seats, standing(position).of_seat, strict=True):
        alone, houses = mine & there.cloisters, mine & there.buildings
        while alone and houses:
            low = houses & -houses
            houses ^= low
            alone &= ~there.touched_by[low.bit_length() - 1]
        if alone:
            return f"a cloister novice of {seat} has no building beside it"
    return None


def novices_add_up(position: sc.Position) -> str | None:
    """Novices out are slots vacated and extra ones sent (MO16.3)."""
    out, gone = position[Novices].at, position[Slots].vacated
    extras = position[Extras].states if Extras in position.rules.part_index else None
    for at, places in enumerate(out):
        sent = extras[at].count(SENT) if extras is not None else 0
        if len(places) != gone[at].bit_count() + sent:
            return f"{position.rules.setup.seats[at]} has {len(places)} novices out"
        if extras is None or extras[at] == ALL_WAITING:
            continue
        for row, state in enumerate(extras[at]):
            if state != WAITING and gone[at] >> row * WIDTH & WHOLE_ROW != WHOLE_ROW:
                return f"the extra novice of row {row} is gone too early"
    return None


def windows_lawful(position: sc.Position) -> str | None:
    """Rows are filled from the left, no motif twice in a row or column (MO15.2, MO15.3)."""
    if Windows not in position.rules.part_index:
        return None
    windows, most = position[Windows], number(position, "window_tiles", position.clock.seat)
    built = [0] * len(windows.stock)
    for cells in windows.cells:
        if cells == BARE:
            continue
        problem = why_unlawful(cells)
        if problem is not None:
            return problem
        for cell in cells:
            if cell != EMPTY:
                built[cell] += 1
    for at, left in enumerate(windows.stock):
        if left + built[at] > most:
            return f"there are too many tiles of {valley(position).monasteries[at]}"
    return None


@lru_cache(maxsize=1024)
def why_unlawful(cells: tuple[int, ...]) -> str | None:
    """What is wrong with a window; each is looked at once, however often it is met."""
    for at in range(SIZE):
        row, column = cells[at * SIZE : at * SIZE + SIZE], cells[at::SIZE]
        if EMPTY in row and any(cell != EMPTY for cell in row[row.index(EMPTY) :]):
            return f"a row of a window is {row}"
        for line in (row, column):
            tiles = [cell for cell in line if cell != EMPTY]
            if len(set(tiles)) < len(tiles):
                return f"a line of a window is {line}"
    return None


def dice_in_hand_when_rolled(position: sc.Position) -> str | None:
    """Dice lie rolled only while a number is to be chosen (MO6.2)."""
    rolled = position[Rolled]
    lying = bool(rolled.neutral or rolled.own)
    return "dice lie rolled" if lying and position.clock.step != "choose" else None


def register(book: sc.RuleBook) -> None:
    """All of them."""
    for problem in (
        nobody_out_of_place,
        cloisters_supported,
        novices_add_up,
        windows_lawful,
        dice_in_hand_when_rolled,
    ):
        book.invariant(problem)
