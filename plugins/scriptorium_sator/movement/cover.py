"""Covering squares: disjoint places of shapes, of each no more than there are, over every goal.

The search is exact. It always turns to the goal with the fewest places left, gives up as soon as
the shapes cannot be shared out among the goals, each alone or with those that one place covers
too, passes over a place that is no better than one that has failed, and remembers what has failed.
"""

from collections.abc import Sequence
from typing import TypeAlias

from scriptorium.grid import Mask

from .places import Places, PlaceSet

Cover: TypeAlias = tuple[int, ...]
"""The numbers of places that together cover all goals."""

WORD = (1 << 60) - 1
SHARED = 500  # so many ways to share shapes are tried, before a search tells more


def cover(places: Places, open_: PlaceSet, goals: Mask, supply: Sequence[int]) -> Cover | None:
    """Some disjoint places out of a set that cover all goals, or None where there are none."""
    found = quick_cover(places, open_, goals, supply)
    if found is not None:
        return found
    search = _Search(places, list(supply))
    if search.cover(goals, _of_what_is_left(places, open_, supply) & places.touching(goals)):
        return tuple(search.chosen)
    return None


def quick_cover(
    places: Places, open_: PlaceSet, goals: Mask, supply: Sequence[int]
) -> Cover | None:
    """A cover by the first places that come to hand; None says nothing, but most often it works."""
    chosen: list[int] = []
    supply = list(supply)
    open_ = _of_what_is_left(places, open_, supply)
    over = {goal: places.over(goal) for goal in numbers(goals)}
    while goals:
        fewest = -1
        ways = 0
        for goal in numbers(goals):
            left = open_ & over[goal]
            count = left.bit_count()
            if not count:
                return None
            if not ways or count < fewest:
                fewest, ways = count, left
        # Small shapes have the last numbers and get in the way of little.
        number = ways.bit_length() - 1
        chosen.append(number)
        goals &= ~places.masks[number]
        open_ &= ~places.hits(number)
        shape = places.shape_of[number]
        supply[shape] -= 1
        if not supply[shape]:
            open_ &= ~places.of_shape[shape]
    return tuple(chosen)


def _of_what_is_left(places: Places, open_: PlaceSet, supply: Sequence[int]) -> PlaceSet:
    """Those of some places whose shapes are not used up."""
    for shape, many in enumerate(supply):
        if many <= 0:
            open_ &= ~places.of_shape[shape]
    return open_


class _Search:
    """One search: what is left of each shape, what has been chosen, what has failed."""

    def __init__(self, places: Places, supply: list[int]) -> None:
        self.places = places
        self.supply = supply
        self.chosen: list[int] = []
        self.failed: set[tuple[PlaceSet, Mask, tuple[int, ...]]] = set()

    def cover(self, goals: Mask, open_: PlaceSet) -> bool:
        """Choose places for these goals out of the open ones; whether that succeeded."""
        if not goals:
            return True
        places, supply = self.places, self.supply
        over = {goal: open_ & places.over(goal) for goal in numbers(goals)}
        if not all(over.values()) or not self._can_be_shared_out(over, goals):
            return False
        state = open_, goals, tuple(supply)
        if state in self.failed:
            return False
        hardest = min(over, key=lambda goal: over[goal].bit_count())
        # Of two places of one shape under the same goals, the one that gets in the way of no other
        # place (for other goals) that the other one leaves can always take its place.
        worth: dict[tuple[int, Mask], list[PlaceSet]] = {}
        others = open_ & ~over[hardest]
        for _, number, covered in self._in_order(over[hardest], goals):
            shape, blocked = places.shape_of[number], others & places.hits(number)
            failed = worth.setdefault((shape, covered), [])
            if not all(other & ~blocked for other in failed):
                continue
            failed.append(blocked)
            left = open_ & ~places.hits(number)
            supply[shape] -= 1
            if not supply[shape]:
                left &= ~places.of_shape[shape]
            self.chosen.append(number)
            if self.cover(goals & ~covered, left):
                return True
            self.chosen.pop()
            supply[shape] += 1
        self.failed.add(state)
        return False

    def _in_order(self, ways: PlaceSet, goals: Mask) -> list[tuple[int, int, Mask]]:
        """Several goals at once first, then the last numbers, those of small shapes."""
        masks, found = self.places.masks, []
        for number in numbers(ways):
            covered = masks[number] & goals
            found.append((covered.bit_count(), number, covered))
        found.sort(reverse=True)
        return found

    def _can_be_shared_out(self, over: dict[int, PlaceSet], goals: Mask) -> bool:
        """Whether there are shapes enough, of the right kinds, for all these goals.

        It leaves aside that places overlap elsewhere, and so may be content too easily but is
        never too strict: either each goal has a shape of its own, or some of those that one place
        covers together share one.
        """
        supply, of_shape = self.supply, self.places.of_shape
        kinds: dict[int, int] = {}
        once = twice = 0
        for goal, ways in over.items():
            known = 0
            for shape, some in enumerate(of_shape):
                if ways & some:
                    known |= 1 << shape
            kinds[1 << goal] = known
            twice |= once & ways
            once |= ways
        if find_room(list(kinds.values()), supply):
            return True
        together: dict[Mask, int] = {}
        for number in numbers(twice):
            covered = self.places.masks[number] & goals
            together[covered] = together.get(covered, 0) | 1 << self.places.shape_of[number]
        return _share(list(together.items()), kinds, supply)


def _share(together: list[tuple[Mask, int]], kinds: dict[Mask, int], supply: list[int]) -> bool:
    """Whether goals have shapes enough if some share one, each set with the kinds that cover it."""
    waiting: list[tuple[int, Mask, list[int]]] = [(0, 0, [])]
    for _ in range(SHARED):
        if not waiting:
            return False
        begin, shared, wanted = waiting.pop()
        for at in range(begin, len(together)):
            covered, shapes = together[at]
            if not covered & shared:
                more = [*wanted, shapes]
                some = shared | covered
                alone = [known for goal, known in kinds.items() if not some & goal]
                if find_room(more + alone, supply):
                    return True
                waiting.append((at + 1, some, more))
    return True


def numbers(mask: int) -> list[int]:
    """The numbers in a set, in order."""
    found = []
    while mask:  # word by word, as each step on a set of places is on hundreds of bytes
        at = (mask & -mask).bit_length() - 1
        few = mask >> at & WORD
        mask ^= few << at
        while few:
            low = few & -few
            found.append(at + low.bit_length() - 1)
            few ^= low
    return found


def find_room(wanted: Sequence[int], room: Sequence[int]) -> bool:
    """Whether every goal, given as the kinds that reach it, gets a place in one of them."""
    # Most often counting is enough: of all shapes together, and of those that reach every goal.
    if len(wanted) > sum(room):
        return False
    common = -1
    for kinds in wanted:
        common &= kinds
    if len(wanted) <= sum(count for kind, count in enumerate(room) if common >> kind & 1):
        return True
    given: list[list[int]] = [[] for _ in room]

    def give(wish: int, tried: set[int]) -> bool:
        for kind, count in enumerate(room):
            if not wanted[wish] >> kind & 1 or kind in tried:
                continue
            tried.add(kind)
            if len(given[kind]) < count:
                given[kind].append(wish)
                return True
            for at, other in enumerate(given[kind]):
                if give(other, tried):
                    given[kind][at] = wish
                    return True
        return False

    return all(give(wish, set()) for wish in range(len(wanted)))
