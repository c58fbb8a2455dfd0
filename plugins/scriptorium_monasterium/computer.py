"""What computer players know of Monasterium: what counts for a seat, and what belongs together.

What all that is worth they have learned from their own matches; the weights lie beside this file.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import scriptorium as sc
import scriptorium.hidden as sw

from . import PLACING, game, say
from .course import year
from .data import Mission, Need
from .mat import ROWS, WIDTH, Dice, Mat
from .missions import Completed, Open, reached
from .scoring import chapels, tokens
from .valley import (
    CLOISTER,
    MONASTERIES,
    OF_MONASTERY,
    PLACES,
    Novices,
    Valley,
    own_chapels,
    valley,
)
from .window import EMPTY, SIZE, Window

HELD = (  # in the order of TOKENS
    say("mo-measure-influence"),
    say("mo-measure-soup"),
    say("mo-measure-rosary"),
    say("mo-measure-tool"),
    say("mo-measure-book"),
)


@game.measures
def measures(seen: sc.View, seat: sc.Seat) -> Iterator[sw.Measure]:
    """What counts, as hints tell it: a point weighs most, a token least (MO3, MO9, MO19)."""
    mat = seen[Mat, seat]
    yield sw.Measure(say("mo-measure-points"), mat.points, 10.0)
    yield sw.Measure(say("mo-measure-novices"), mat.vacated.bit_count(), 5.0)
    yield sw.Measure(say("mo-measure-dice"), seen[Dice, seat].owned, 4.0)
    yield sw.Measure(say("mo-measure-road"), mat.messenger, 2.0)
    yield from map(sw.Measure, HELD, mat.tokens)


# Where a number of dice is placed, playing on from it tells little.
game.heuristics(light=(PLACING,))


# Numbers that no sum over the parts makes, for the learned value.

Numbers = Iterator[tuple[str, float]]


@game.products(Mat)
def of_the_mat(at: sc.Position, seat: sc.Seat) -> Numbers:
    """What tokens count at the end, and how much of each row of slots is open."""
    mat = at[Mat, seat]
    yield "tokens_at_the_end", tokens(at, seat)
    for row in range(len(ROWS)):
        empty = (mat.vacated >> WIDTH * row & (1 << WIDTH) - 1).bit_count()
        yield f"row_{row}_has_{empty}", 1.0


@game.products(Window)
def of_the_window(at: sc.Position, seat: sc.Seat) -> Numbers:
    """Rows and columns that lack one tile."""
    yield from _lacking_one(at[Window, seat].cells)


@game.products(Novices)
def of_novices(at: sc.Position, seat: sc.Seat) -> Numbers:
    """Chapels, buildings, cloisters, and chapels times cloisters."""
    yield "chapels_at_the_end", chapels(at, seat)
    yield from _standing(at[Novices, seat].places)


@game.products(Novices, of_all=True)
def beside_others(at: sc.Position, seat: sc.Seat) -> Numbers:
    """Monasteries in which the seat has most novices, shares that, or lacks one."""
    rows = {one: _by_monastery(at[Novices, one].places) for one in at.rules.setup.seats}
    mine = rows.pop(seat)
    ahead = level = behind = 0
    for count, *others in zip(mine, *rows.values(), strict=True):
        most = max(others)
        ahead += count > most
        level += count == most > 0
        behind += count == most - 1
    yield "monasteries_ahead", ahead
    yield "monasteries_level", level
    yield "monasteries_behind", behind


@game.products(Novices, Mat, Open, Completed)
def of_places(at: sc.Position, seat: sc.Seat) -> Numbers:
    """Where the seat has access, and what missions are worth, by the places they still lack."""
    there, left = valley(at), _left(at, seat)
    access = own_chapels(at, seat) | _beside_road(there, at[Mat, seat].messenger)
    yield "monasteries_with_access", access.bit_count()
    yield from _by_places(at.rules, left, there, at[Novices, seat].bits, access, year(at))


@game.products(Novices, Dice, Window, Open, Completed)
def of_conditions(at: sc.Position, seat: sc.Seat) -> Numbers:
    """What missions are worth that count something, by how much there is of it."""
    left, now = _left(at, seat), year(at)
    counted = nearly = 0.0
    for mission in _conditions(at.rules, left):
        assert mission.condition is not None
        share = min(1.0, reached(at, seat, mission.condition) / mission.condition.at_least)
        counted += mission.worth(now) * share
        nearly += mission.worth(now) * share * share
    yield "missions_counted", counted
    yield "missions_counted_nearly", nearly


def _left(at: sc.Position, seat: sc.Seat) -> tuple[str, ...]:
    """The open missions that a seat has not completed."""
    have = {id for id, _, _ in at[Completed, seat].done}
    return tuple([id for id in at[Open].ids if id not in have])


@lru_cache(256)
def _beside_road(there: Valley, space: int) -> int:
    """The monasteries beside a space of the road, bit by bit."""
    beside = there.beside_road[space]
    return sum(1 << one for one, bits in enumerate(OF_MONASTERY) if bits & beside)


@lru_cache(8192)
def _standing(places: tuple[int, ...]) -> tuple[tuple[str, float], ...]:
    """How many novices stand where, and how many chapels there are for cloisters."""
    kinds = [[0, 0, 0] for _ in MONASTERIES]
    for place in places:
        kind = place % PLACES
        kinds[place // PLACES][0 if kind == 0 else 2 if kind >= CLOISTER else 1] += 1
    return (
        ("different_chapels", float(sum(chapel > 0 for chapel, _, _ in kinds))),
        ("in_chapels", float(sum(chapel for chapel, _, _ in kinds))),
        ("in_buildings", float(sum(house for _, house, _ in kinds))),
        ("in_cloisters", float(sum(cloister for _, _, cloister in kinds))),
        ("chapels_times_cloisters", float(sum(chapel * cloister for chapel, _, cloister in kinds))),
    )


@lru_cache(8192)
def _by_monastery(places: tuple[int, ...]) -> tuple[int, ...]:
    """How many novices stand in each monastery."""
    found = [0] * len(MONASTERIES)
    for place in places:
        found[place // PLACES] += 1
    return tuple(found)


@lru_cache(4096)
def _lacking_one(cells: tuple[int, ...]) -> tuple[tuple[str, float], ...]:
    """Rows and columns of a window that lack one tile."""
    rows = [cells[row * SIZE : row * SIZE + SIZE] for row in range(SIZE)]
    columns = [cells[column::SIZE] for column in range(SIZE)]
    return (
        ("nearly_whole_rows", float(sum(row.count(EMPTY) == 1 for row in rows))),
        ("nearly_whole_columns", float(sum(column.count(EMPTY) == 1 for column in columns))),
    )


@lru_cache(64)
def _conditions(rules: sc.Ruleset, ids: tuple[str, ...]) -> tuple[Mission, ...]:
    """The missions that ask for a number of something."""
    found: list[Mission] = [rules.cards[id].params for id in ids]
    return tuple([one for one in found if one.condition is not None])


@lru_cache(8192)
def _by_places(
    rules: sc.Ruleset, ids: tuple[str, ...], there: Valley, bits: int, access: int, now: int
) -> tuple[tuple[str, float], ...]:
    """What missions are worth that ask for novices in places: by how many those lack."""
    lacking, within_reach = [0.0, 0.0, 0.0], 0.0
    for id in ids:
        mission: Mission = rules.cards[id].params
        if mission.condition is not None:
            continue
        lacks = [need.monastery for need in mission.needs if not _has(there, bits, need)]
        lacking[min(len(lacks), len(lacking)) - 1] += mission.worth(now)
        if len(lacks) == 1 and lacks[0] in MONASTERIES:
            within_reach += mission.worth(now) * (access >> MONASTERIES.index(lacks[0]) & 1)
    by_number = [(f"missions_lacking_{n}", worth) for n, worth in enumerate(lacking, 1)]
    return (*by_number, ("missions_within_reach", within_reach))


def _has(there: Valley, bits: int, need: Need) -> bool:
    """Whether there is a novice where a mission needs one."""
    if need.monastery not in MONASTERIES:
        return False
    monastery = OF_MONASTERY[MONASTERIES.index(need.monastery)]
    return bool(bits & monastery & there.of_area[need.area])
