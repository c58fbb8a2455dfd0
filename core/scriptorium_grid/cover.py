"""Covering squares: disjoint places of shapes, of each no more than there are, over every goal.

The search is exact. It always turns to the goal with the fewest places left, gives up as soon as
the shapes cannot be shared out among goals that need one each, passes over a place that is no
better than one that has failed, and remembers what has failed.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from .places import Places, PlaceSet
from .spread import Mask

Cover: TypeAlias = tuple[int, ...]
"""The numbers of places that together cover all goals."""


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
        shape = places.shape(number)
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
        if not all(over.values()) or not self._can_be_shared_out(over, open_):
            return False
        state = open_, goals, tuple(supply)
        if state in self.failed:
            return False
        hardest = min(over, key=lambda goal: over[goal].bit_count())
        # Of two places of one shape under the same goals, the one that gets in the way of no other
        # place (for other goals) that the other one leaves can always take its place.
        worth: dict[tuple[int, Mask], list[PlaceSet]] = {}
        for number, blocked, covered, shape in self._in_order(over[hardest], open_, goals):
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

    def _in_order(
        self, ways: PlaceSet, open_: PlaceSet, goals: Mask
    ) -> list[tuple[int, PlaceSet, Mask, int]]:
        """Several goals at once first, then what blocks little, then shapes with many left."""
        places, others = self.places, open_ & ~ways
        found = []
        for number in numbers(ways):
            blocked = others & places.hits(number)
            covered = places.masks[number] & goals
            shape = places.shape(number)
            order = -covered.bit_count(), blocked.bit_count(), -self.supply[shape]
            found.append((order, number, blocked, covered, shape))
        found.sort()
        return [each[1:] for each in found]

    def _can_be_shared_out(self, over: dict[int, PlaceSet], open_: PlaceSet) -> bool:
        """Whether there are shapes enough, of the right kinds, for all these goals.

        Simpler questions are asked, which leave overlaps aside and so may be content too easily
        but are never too strict: whether goals that no place covers together can have a shape
        each, and whether all find room when every shape takes as many as it ever can.
        """
        many, supply = len(over), self.supply
        if all(count >= many or not count for count in supply):
            return True
        # The places under one goal or more, under two or more, and so on.
        under: list[PlaceSet] = [0]
        for ways in over.values():
            for at in range(len(under) - 1, -1, -1):
                more = ways & under[at]
                if more and at == len(under) - 1:
                    under.append(more)
                elif more:
                    under[at + 1] |= more
            under[0] |= ways
        of_shape = self.places.of_shape
        kinds = {
            goal: sum(1 << shape for shape, some in enumerate(of_shape) if ways & some)
            for goal, ways in over.items()
        }
        room = [
            count * max(1, sum(1 for some in under if some & of_shape[shape]))
            for shape, count in enumerate(supply)
        ]
        if not find_room(list(kinds.values()), room):
            return False
        several = under[1] if len(under) > 1 else 0
        if not several:
            return True
        alone = []
        near: set[int] = set()  # goals that one place could cover along with one counted already
        for goal in sorted(over, key=lambda goal: (over[goal] & several).bit_count()):
            if goal not in near:
                alone.append(kinds[goal])
                together = over[goal] & several
                if together:
                    near.update(other for other, ways in over.items() if ways & together)
        return find_room(alone, supply)


def numbers(mask: int) -> Iterator[int]:
    """The numbers in a set, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


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
