"""A table that could be the real one, as far as a seat sees and remembers.

Each way in which hidden cards can lie is as likely as any other. What is remembered is either put
in its place beforehand, or what chance brings is taken only where it agrees; where that happens
too seldom, cards are exchanged until it does and then as long as each may have changed its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.table import Table, View
from scriptorium.engine.values import CardId
from scriptorium.engine.zones import Zones, is_hidden

from .memory import Lying, Memory, MemoryWatch, seen_lying
from .pools import Pool, hidden

SEED_BITS = 62
# So often chance deals anew; then cards are exchanged, at most so often until all holds, and so
# often for each place from there on.
TRIES, REPAIRS, EXCHANGES = 8, 20_000, 4
NOWHERE = "-"
Hole = tuple[str, int]


class NoConsistentState(ScriptoriumError):
    """Nothing agrees with what is seen and remembered: the game says something else of itself."""


def sample(seen: View, memory: Memory | None, chance: Random) -> Table:
    """One of the tables that could be the real one, each as likely as any other.

    Its own chance follows from `chance` alone, so nothing of what the real one will bring is in it.
    """
    rules = seen.rules
    fillings = hidden(rules).fillings
    if not fillings and Zones not in rules.part_index:  # nothing is hidden but what chance brings
        seed = chance.getrandbits(SEED_BITS)
        return Table(rules, seed, (), seen.clock, seen.pending, seen.parts, seen.outcome)
    parts: list[Any] = list(seen.parts)
    if Zones in rules.part_index:
        parts[rules.part_index[Zones]] = _zones(seen, memory, chance)
    seed = chance.getrandbits(SEED_BITS)
    table = Table(rules, seed, (), seen.clock, seen.pending, tuple(parts), seen.outcome)
    if not fillings:
        return table
    for at, part in enumerate(parts):
        fill = fillings.get(type(part))
        if fill is not None:
            parts[at] = fill(part, table, chance)
    pending = tuple(
        fillings[type(one)](one, table, chance) if type(one) in fillings else one
        for one in seen.pending
    )
    return Table(rules, seed, (), seen.clock, pending, tuple(parts), seen.outcome)


def _zones(seen: View, memory: Memory | None, chance: Random) -> Zones:
    rules = seen.rules
    at = rules.zone_index
    piles = [list(pile) for pile in seen[Zones].piles]
    covered = list(map(_covered, piles))
    filled = 0
    if any(covered):
        watches = memory.watches if memory is not None else ()
        for pool in hidden(rules).pools:
            holes = [
                (zone, place)
                for zone in pool.zones
                for place, card in enumerate(piles[at[zone]][: covered[at[zone]]])
                if card in pool.backs
            ]
            if holes:
                filled += _fill(seen, pool, holes, watches, chance, piles, covered)
    if filled != sum(covered):
        zone = next(one for one, pile in zip(at, piles, strict=True) if any(map(is_hidden, pile)))
        raise NoConsistentState(f"no pool says which cards lie hidden in {zone}")
    for pile, count in zip(piles, covered, strict=True):
        if count > 1:
            head = pile[:count]
            shuffle(head, chance)  # backs are shown in no order: how they lie is for chance
            pile[:count] = head
    return Zones(tuple(map(tuple, piles)))


def _covered(pile: Sequence[CardId]) -> int:
    """How many backs lie in a pile, before its faces."""
    if not pile or not is_hidden(pile[0]):
        return 0
    return len(pile) if is_hidden(pile[-1]) else sum(map(is_hidden, pile))


def shuffle(cards: list[Any], chance: Random) -> None:
    """Just what `chance.shuffle` does, card for card, in half the time."""
    bits = chance.getrandbits
    for at in range(len(cards) - 1, 0, -1):
        count = at + 1
        wide = count.bit_length()
        other = bits(wide)
        while other >= count:
            other = bits(wide)
        cards[at], cards[other] = cards[other], cards[at]


def _fill(
    seen: View,
    pool: Pool,
    holes: list[Hole],
    watches: Sequence[MemoryWatch],
    chance: Random,
    piles: list[list[CardId]],
    covered: list[int],
) -> int:
    """Put cards of a pool where the view shows their backs; how many."""
    at, left, backs = seen.rules.zone_index, dict(pool.cards), pool.shown
    for zone in pool.zones:
        for card in seen[Zones].piles[at[zone]][covered[at[zone]] :]:  # backs lie before faces
            if card in left:
                left[card] -= 1
    for card in pool.elsewhere(seen) if pool.elsewhere is not None else ():
        if card in left:
            left[card] -= 1
    unseen: dict[str, list[CardId]] = {}
    for card, count in left.items():
        if count > 0:
            unseen.setdefault(backs[card], []).extend([card] * count)
    open_holes: dict[str, list[Hole]] = {}
    for zone, place in holes:
        open_holes.setdefault(piles[at[zone]][place], []).append((zone, place))
    for shown, places in open_holes.items():
        there = unseen.setdefault(shown, [])
        if len(there) < len(places):
            raise NoConsistentState(
                f"{len(places)} cards {shown} lie hidden, and {len(there)} are unaccounted for"
            )
    mine = [one for one in watches if _is_about(one, pool)]
    filled = _Filling(seen_lying(seen) if mine else {}, mine, chance)
    filled.pin(unseen, open_holes, backs)
    filled.deal(unseen, open_holes)
    for (zone, place), card in filled.put.items():
        piles[at[zone]][place] = card
    return len(filled.put)


def _is_about(watch: MemoryWatch, pool: Pool) -> bool:
    """Whether a watch is of cards of a pool, where they can be: two pools may hold like cards."""
    if not any(card in pool.cards for card in watch.cards):
        return False
    return any(zone in pool.zones for zones, _ in watch.bounds for zone in zones)


class _Filling:
    """Cards being dealt into the places where backs lie."""

    def __init__(
        self, lying: dict[str, Counter[CardId]], watches: list[MemoryWatch], chance: Random
    ) -> None:
        self.lying, self.watches, self.chance = lying, watches, chance
        self.put: dict[Hole, CardId] = {}

    def pin(
        self,
        unseen: dict[str, list[CardId]],
        holes: dict[str, list[Hole]],
        backs: dict[CardId, str],
    ) -> None:
        """Put cards of which the zone is known into any of its places."""
        loose = []
        for watch in self.watches:
            zone = watch.at
            if zone is None:
                loose.append(watch)
                continue
            for card in (Counter(watch.cards) - self.lying.get(zone, Counter())).elements():
                back = backs.get(card, "")
                free = [hole for hole in holes.get(back, ()) if hole[0] == zone]
                if not free or card not in unseen.get(back, ()):
                    raise NoConsistentState(f"{card} is remembered in {zone}, where it cannot be")
                hole = self.chance.choice(free)
                holes[back].remove(hole)
                unseen[back].remove(card)
                self._lay(hole, card)
        self.watches = loose

    def _lay(self, hole: Hole, card: CardId) -> None:
        self.put[hole] = card
        self.lying.setdefault(hole[0], Counter())[card] += 1

    def deal(self, unseen: dict[str, list[CardId]], holes: dict[str, list[Hole]]) -> None:
        """Deal the rest, in such a way that everything remembered holds."""
        pinned, lying = dict(self.put), {zone: Counter(cards) for zone, cards in self.lying.items()}
        for _ in range(TRIES if self.watches else 1):
            self.put = dict(pinned)
            for shown, places in holes.items():
                cards = unseen[shown]
                shuffle(cards, self.chance)
                self.put.update(zip(places, cards, strict=False))
            if not self.watches:
                return
            self.lying = {zone: Counter(cards) for zone, cards in lying.items()}
            for places in holes.values():
                for hole in places:
                    self.lying.setdefault(hole[0], Counter())[self.put[hole]] += 1
            if all(watch.holds(self.lying) for watch in self.watches):
                return
        self._exchange_all(unseen, holes)

    def _exchange_all(self, unseen: dict[str, list[CardId]], holes: dict[str, list[Hole]]) -> None:
        """Exchange cards until everything holds, then on as long as it does."""
        # Cards that are out of play, as in a position of an author, lie in places of no zone.
        for shown, places in holes.items():
            for at in range(len(places), len(unseen[shown])):
                places.append((NOWHERE, at))
                self._lay(places[-1], unseen[shown][at])
        bounds = [
            _Kept(Counter(watch.cards), frozenset(zones), least, self.lying)
            for watch in self.watches
            for zones, least in watch.bounds
        ]
        about: dict[CardId, list[_Kept]] = {}
        for bound in bounds:
            for card in bound.mine:
                about.setdefault(card, []).append(bound)
        rows = [places for places in holes.values() if len({zone for zone, _ in places}) > 1]
        missing = sum(one.missing for one in bounds)
        left = REPAIRS
        while missing and left:
            left -= 1
            missing = self._try(self.chance.choice(rows), about, missing) if rows else missing
        if missing:
            raise NoConsistentState("nothing was found that agrees with all that is remembered")
        for places in rows:
            for _ in range(EXCHANGES * len(places)):
                self._try(places, about, 0)
        self.put = {hole: card for hole, card in self.put.items() if hole[0] != NOWHERE}

    def _try(self, places: list[Hole], about: dict[CardId, list[_Kept]], missing: int) -> int:
        """Exchange two cards unless more would be missing then; how many are."""
        random = self.chance.random
        one, other = (places[int(random() * len(places))] for _ in range(2))
        first, second = self.put[one], self.put[other]
        if one[0] == other[0] or first == second:
            return missing
        going, coming = about.get(first, ()), about.get(second, ())
        more = 0
        for bound in going:
            more += bound.move(first, one[0], other[0])
        for bound in coming:
            more += bound.move(second, other[0], one[0])
        if more > 0:
            for bound in going:
                bound.move(first, other[0], one[0])
            for bound in coming:
                bound.move(second, one[0], other[0])
            return missing
        self.put[one], self.put[other] = second, first
        return missing + more


class _Kept:
    """A bound while cards are exchanged: how many it misses."""

    __slots__ = ("_left", "_there", "_zones", "mine")

    def __init__(
        self, mine: Counter[CardId], zones: frozenset[str], least: int, lying: Lying
    ) -> None:
        self.mine, self._zones = mine, zones
        self._there: Counter[CardId] = Counter()
        for zone in zones:
            self._there.update(lying.get(zone, ()))
        self._left = least - sum(min(n, self._there[card]) for card, n in mine.items())

    @property
    def missing(self) -> int:
        """How many cards are missed in the zones."""
        return self._left if self._left > 0 else 0

    def move(self, card: CardId, source: str, target: str) -> int:
        """One of the bound's cards goes to another zone; how many more are missed then."""
        leaves = source in self._zones
        if leaves == (target in self._zones):
            return 0
        missed, there, mine = self.missing, self._there[card], self.mine[card]
        if leaves:
            self._left += there <= mine
            self._there[card] = there - 1
        else:
            self._left -= there < mine
            self._there[card] = there + 1
        return self.missing - missed
