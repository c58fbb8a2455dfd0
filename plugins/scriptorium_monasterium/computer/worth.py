"""What things are worth to the computer player, in points."""

from __future__ import annotations

import scriptorium as sc

from ..board.novices import own, places
from ..board.state import year
from ..board.valley import CLOISTER, PLACES, valley
from ..box.mission_data import Mission, Need
from ..scoring.missions import has_need
from ..scoring.open_missions import Missions

TOKEN_WORTH = {"influence": 1.0, "soup": 0.9, "rosary": 1.0, "tool": 1.2, "book": 2.0}
SLOT_WORTH = {
    "send_novice": 1.0,
    "take": 1.0,
    "take_same": 0.9,
    "move_messenger": 1.1,
    "exchange": 0.8,
    "score": 1.0,
    "window_from_own_chapel": 3.0,
}
BUILDING_WORTH = {"lay": 2.0, "workshop": 4.0, "common": 6.0}
MAJORITY = 5.0


def place_worth(seen: sc.View, place: int) -> float:
    """A novice there: its bonus, the majority, chapels and cloisters, missions."""
    there, seat = valley(seen), seen.seat
    found = BUILDING_WORTH.get(there.type_of(place), 0.0)
    mine, monastery = own(seen, seat), place // PLACES
    here = [one % PLACES for one in places(seen, seat) if one // PLACES == monastery]
    found += MAJORITY / (1 + 2 * len(here))
    if place % PLACES == 0:
        new = not mine >> place & 1
        found += 3.0 * new + 2 * sum(kind >= CLOISTER for kind in here)
    elif place % PLACES >= CLOISTER:
        found += 2.0 * here.count(0)
    return found + mission_worth(seen, place)


def mission_worth(seen: sc.View, place: int) -> float:
    """What a place adds to missions that are still open to the seat."""
    if Missions not in seen.rules.part_index:
        return 0.0
    missions, at = seen[Missions], seen.seats.index(seen.seat)
    have = {id for id, _, _ in missions.done[at]}
    found = 0.0
    for id in missions.open:
        mission: Mission = seen.rules.cards[id].params
        if id in have or not mission.needs:
            continue
        lacking = [need for need in mission.needs if not has_need(seen, seen.seat, need)]
        if any(serves(seen, place, need) for need in lacking):
            found += mission.worth(year(seen)) / len(lacking) ** 1.5
    return found


def serves(seen: sc.View, place: int, need: Need) -> bool:
    """Whether a novice on a place would be what a mission asks for."""
    there = valley(seen)
    if there.monasteries[place // PLACES] != need.monastery:
        return False
    bits = {"building": there.buildings, "chapel": there.chapels, "cloister": there.cloisters}
    return bool(bits[need.area] >> place & 1)
