"""What always holds on a table of the game, for tests and simulations."""

from __future__ import annotations

import scriptorium as sc

from ..board.novices import Novices, own, places, standing, supported
from ..board.state import Rolled, Slots, Tokens, number, vacated
from ..board.valley import PLACES, WIDTH, valley
from ..sending.extras import SENT, WAITING, WHOLE_ROW, Extras
from ..window.gaining import EMPTY, SIZE, Windows


def nobody_out_of_place(position: sc.Position) -> str | None:
    """No space is taken twice or blocked, no chapel holds too many (MO10.4)."""
    there = valley(position)
    everywhere = [place for row in position[Novices].at for place in row]
    capacity = number(position, "chapel_capacity", position.clock.seat)
    for place in everywhere:
        if there.blocked >> place & 1 or not there.there >> place & 1:
            return f"a novice stands on {there.names[place]}"
        most = capacity if place % PLACES == 0 else 1
        if everywhere.count(place) > most:
            return f"{everywhere.count(place)} novices stand on {there.names[place]}"
    return None


def cloisters_supported(position: sc.Position) -> str | None:
    """Every cloister novice stands beside a building of its owner (MO13.1)."""
    there = valley(position)
    for seat in position.rules.setup.seats:
        if own(position, seat) & there.cloisters & ~supported(position, seat):
            return f"a cloister novice of {seat} has no building beside it"
    return None


def novices_add_up(position: sc.Position) -> str | None:
    """Novices out are slots vacated and extra ones sent (MO16.3)."""
    seats = position.rules.setup.seats
    has_extras = Extras in position.rules.part_index
    for at, seat in enumerate(seats):
        sent = position[Extras].states[at].count(SENT) if has_extras else 0
        out = vacated(position, seat).bit_count() + sent
        if len(places(position, seat)) != out:
            return f"{seat} has {len(places(position, seat))} novices out, not {out}"
        for row in range(4) if has_extras else ():
            whole = position[Slots].vacated[at] >> row * WIDTH & WHOLE_ROW == WHOLE_ROW
            if position[Extras].states[at][row] != WAITING and not whole:
                return f"the extra novice of row {row} of {seat} is gone too early"
    return None


def windows_lawful(position: sc.Position) -> str | None:
    """Rows are filled from the left, no motif twice in a row or column (MO15.2, MO15.3)."""
    if Windows not in position.rules.part_index:
        return None
    windows, most = position[Windows], number(position, "window_tiles", position.clock.seat)
    for cells in windows.cells:
        for at in range(SIZE):
            row, column = cells[at * SIZE : at * SIZE + SIZE], cells[at::SIZE]
            if sorted(row, key=lambda cell: cell == EMPTY) != list(row):
                return f"a row of a window is {row}"
            for line in (row, column):
                built = [cell for cell in line if cell != EMPTY]
                if len(set(built)) < len(built):
                    return f"a line of a window is {line}"
    for monastery, left in enumerate(windows.stock):
        if left + sum(cells.count(monastery) for cells in windows.cells) > most:
            return f"there are too many tiles of {valley(position).monasteries[monastery]}"
    return None


def dice_in_hand_when_rolled(position: sc.Position) -> str | None:
    """Dice lie rolled only while a number is to be chosen (MO6.2)."""
    rolled = position[Rolled]
    lying = bool(rolled.neutral or rolled.own)
    return "dice lie rolled" if lying and position.clock.step != "choose" else None


def nothing_owed(position: sc.Position) -> str | None:
    """No token falls below nothing (MO10.5)."""
    for row in position[Tokens].rows:
        if min(row) < 0:
            return f"tokens are {row}"
    return None


def taken_is_taken(position: sc.Position) -> str | None:
    """What is kept beside the novices is what they say."""
    there, taken = valley(position), 0
    for row in position[Novices].at:
        for place in row:
            taken |= 1 << place
    if standing(position).taken != taken & ~there.chapels:
        return "the places taken are not those of the novices"
    return None


def register(book: sc.RuleBook) -> None:
    """All of them."""
    for problem in (
        nobody_out_of_place,
        cloisters_supported,
        novices_add_up,
        windows_lawful,
        dice_in_hand_when_rolled,
        nothing_owed,
        taken_is_taken,
    ):
        book.invariant(problem)
