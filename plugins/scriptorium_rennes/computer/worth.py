"""What clues are worth to a seat: codes that are nearly full first, and what lies where."""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush

import scriptorium as sc

from ..board.codes import circles_key, codes, cracked, free_slots, has_claimed
from ..board.equipment import colour_of, hand
from ..board.village import QUARTER, Village, village
from ..turn.claiming import ENOUGH

FAR = 99


def wanted_codes(seen: sc.View, seat: sc.Seat) -> tuple[str, ...]:
    """The codes that a seat fills: as many as it must still crack, with the fewest lacking."""
    left = max(1, seen.rules.number(ENOUGH, seen, seat) - cracked(seen, seat))
    still = [one for one in codes(seen).locations if not has_claimed(seen, seat, one)]
    return tuple(sorted(still, key=lambda one: sum(lacking(seen, seat, (one,)).values()))[:left])


def lacking(seen: sc.View, seat: sc.Seat, locations: tuple[str, ...]) -> Counter[str]:
    """How many clues of each colour are lacking for some codes."""
    found: Counter[str] = Counter()
    for location in locations:
        for colour in codes(seen).colours:
            found[colour] += free_slots(seen, seat, location, colour)
    return found


def useful(seen: sc.View, cavern: str, wanting: Counter[str]) -> Counter[str]:
    """The clues in a Caverne that are wanting."""
    return Counter(sc.cards_in(seen, circles_key(cavern))) & wanting


def payable(cards: tuple[str, ...], clues: Counter[str]) -> int:
    """How many of some clues can be paid for with some cards."""
    return (Counter(map(colour_of, cards)) & clues).total()


def held(seen: sc.View) -> tuple[str, ...]:
    """The own hand."""
    return hand(seen, seen.seat)


def distances(there: Village, goal: int) -> tuple[int, ...]:
    """Points from each space to a goal, whatever the colours; a portal turns clockwise."""
    before: dict[int, list[tuple[int, int]]] = {}
    for space, steps in enumerate(there.steps):
        for step in steps:
            before.setdefault(step.to, []).append((space, step.points))
        if there.kinds[space] == QUARTER:
            portal, side = there.side_of(space)
            onward = there.quarter(portal, (side + 1) % len(there.sides))
            before.setdefault(onward, []).append((space, 1))
    found, waiting = {goal: 0}, [(0, goal)]
    while waiting:
        far, space = heappop(waiting)
        for other, points in before.get(space, ()) if far == found[space] else ():
            if far + points < found.get(other, FAR):
                found[other] = far + points
                heappush(waiting, (far + points, other))
    return tuple(found.get(space, FAR) for space in range(len(there.names)))


class Attraction:
    """How good it is for a seat to stand somewhere with some cards, as a view shows the board."""

    def __init__(self, seen: sc.View, closed: int, tables: dict[int, tuple[int, ...]]) -> None:
        there = village(seen)
        wanting = lacking(seen, seen.seat, wanted_codes(seen, seen.seat))
        self.clues = {there.number[one]: useful(seen, one, wanting) for one in there.caverns}
        self._goals = [
            (3.0 * clues.total(), tables[cavern])
            for cavern, clues in self.clues.items()
            if not closed >> cavern & 1
        ]
        self._near: dict[int, float] = {}

    def worth(self, space: int, cards: tuple[str, ...]) -> float:
        """The clues to be had there at once; else how near the best Caverne is."""
        here = self.clues.get(space)
        if here is not None:
            return 20.0 + 6.0 * payable(cards, here) + 3.0 * here.total() + 0.2 * len(cards)
        best = self._near.get(space)
        if best is None:
            best = max((worth - table[space] for worth, table in self._goals), default=0.0)
            self._near[space] = best
        return best + 0.2 * len(cards)
