"""What always holds on a table of the game, for tests and simulations."""

from __future__ import annotations

from functools import lru_cache

import scriptorium as sc

from ..board.novices import Novices, standing
from ..board.state import (
    DiceSpaces,
    Hands,
    Messengers,
    PersonalDice,
    Prestige,
    Rolled,
    Slots,
    Tokens,
    Work,
    number,
)
from ..board.valley import HOMES, WIDTH, valley
from ..sending.extras import SENT, WAITING, WHOLE_ROW, Extras
from ..turns import USE, Tally
from ..window.gaining import EMPTY, SIZE, Windows

BARE = (EMPTY,) * SIZE * SIZE
MOST_KEPT = 99_999  # far more than a match gives, and few enough to be added to
ALL_WAITING = (WAITING,) * 4


def rows_fit(position: sc.Position) -> str | None:
    """There is a row for every seat, and nothing lies where there is no place."""
    seats, there = len(position.rules.setup.seats), valley(position)
    rows = (
        *(position[Tokens].rows, position[Prestige].points, position[Slots].vacated),
        *(position[Messengers].at, position[PersonalDice].owned, position[Hands].dice),
        position[Novices].at,
    )
    if any(len(row) != seats for row in rows):
        return f"there are {seats} seats, and rows for {[len(row) for row in rows]}"
    if any(len(row) != 1 + seats for row in position[DiceSpaces].dice):
        return "dice of other seats lie on the spaces"
    if max(position[Messengers].at) > there.last:
        return f"a messenger stands on space {max(position[Messengers].at)} of the road"
    for places in position[Novices].at:
        if len(set(places)) < len(places) and max(map(places.count, places)) > HOMES:
            return "too many novices stand on one space"
        if any(place >= len(there.names) for place in places):
            return f"a novice stands on place {max(places)}"
    most = max(*position[Prestige].points, *(max(row) for row in position[Tokens].rows))
    if most > MOST_KEPT:
        return f"somebody has {most} tokens or points"
    for name, row in position[Tally].rows:
        if len(row) != seats:
            return f"{name} is told of {len(row)} seats"
    if position.clock.step == USE and position.pending:
        if position[Work].column < 0:
            return "dice are to be used, and lie on no column"
        if isinstance(position.pending[-1], sc.Turn) and not position[Work].left:
            return "dice are to be used, and none is left"
    return None


def dice_add_up(position: sc.Position) -> str | None:
    """Nobody has more dice in hand and on the spaces than it owns (MO4.7, MO6.1)."""
    seats = position.rules.setup.seats
    spaces, hands = position[DiceSpaces].dice, position[Hands].dice
    owned = position[PersonalDice].owned
    for at, seat in enumerate(seats):
        if owned[at] > number(position, "personal_dice_most", seat):
            return f"{seat} owns {owned[at]} dice"
        if sum(row[1 + at] for row in spaces) + hands[at][1] > owned[at]:
            return f"{seat} has more dice than it owns"
    neutral = sum(row[0] for row in spaces) + sum(mine for mine, _ in hands)
    most = sum(number(position, "neutral_dice", seat) for seat in seats)
    if neutral > most:
        return f"there are {neutral} neutral dice, not {most}"
    rolled, mine = position[Rolled], hands[seats.index(position.clock.seat)]
    if len(rolled.neutral) > mine[0] or len(rolled.own) > mine[1]:
        return "more dice lie rolled than were in the hand"
    if position[Work].left > most + max(owned):
        return f"{position[Work].left} dice lie on a column"
    return None


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
    if extras is not None and len(extras) != len(out):
        return f"there are extra novices of {len(extras)} seats"
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
    sizes = len(position[Windows].cells), len(position[Windows].stock)
    if sizes != (len(position.rules.setup.seats), len(valley(position).monasteries)):
        return f"there are {sizes[0]} windows, and tiles of {sizes[1]} monasteries"
    if any(cell >= sizes[1] for cells in position[Windows].cells for cell in cells):
        return "a window has a tile of no monastery"
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
        rows_fit,  # first, so that the others find their rows
        dice_add_up,
        nobody_out_of_place,
        cloisters_supported,
        novices_add_up,
        windows_lawful,
        dice_in_hand_when_rolled,
    ):
        book.invariant(problem)
