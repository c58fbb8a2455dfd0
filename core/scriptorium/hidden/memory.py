"""What a seat remembers of cards that it has seen and sees no longer.

A *watch* is some cards that were seen going to where they are hidden. What is known of them are
bounds: of these cards at least so many are in those zones. When hidden cards go from one zone to
another, each bound that holds the first alone is lowered by their number, and holds as it was for
both zones together. Nothing else is known, and nothing that is known is lost. What mere numbers of
cards in zones tell as well need not be remembered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import After, Position, View, seen_events, view
from scriptorium.engine.values import CardId, Seat
from scriptorium.engine.zones import Zones, back, is_hidden

from .pools import ELSEWHERE, Gathered, Moved, Pool, hidden, told_by

Bound = tuple[tuple[str, ...], int]
Lying = Mapping[str, Counter[CardId]]


class MemoryWatch(Struct, frozen=True):
    """Some cards, and how many of them are at least in some zones together."""

    cards: tuple[CardId, ...]
    bounds: tuple[Bound, ...]

    @property
    def at(self) -> str | None:
        """The zone in which all of them are; None where they may be apart."""
        for zones, least in self.bounds:
            if len(zones) == 1 and least == len(self.cards):
                return zones[0]
        return None

    def holds(self, lying: Lying) -> bool:
        """Whether cards that lie so are as it says."""
        mine = Counter(self.cards)
        return all(among(mine, lying, zones) >= least for zones, least in self.bounds)


def among(mine: Counter[CardId], lying: Lying, zones: Iterable[str]) -> int:
    """How many of some cards can be those that lie in some zones."""
    piles = [lying[zone] for zone in zones if zone in lying]
    return sum(min(count, sum(pile.get(card, 0) for pile in piles)) for card, count in mine.items())


class Memory(Struct, frozen=True):
    """What one seat remembers; a new match begins with nothing."""

    seat: Seat
    watches: tuple[MemoryWatch, ...] = ()

    def after(self, before: Position, done: After) -> Memory:
        """What the seat remembers once it has seen what was done on the table before."""
        rules = done.table.rules
        if Zones not in rules.part_index or before.parts == done.table.parts:
            return self
        told = [one for event in seen_events(done, self.seat) for one in told_by(rules, event)]
        dealt = max((at for at, one in enumerate(told, 1) if isinstance(one, Gathered)), default=0)
        moves = [one for one in told[dealt:] if isinstance(one, Moved)]
        if not dealt:
            moves += self._untold(before, done.table, moves)
        watches = [] if dealt else list(self.watches)
        for moved in moves:
            watches = [found for one in watches if (found := _moved(one, moved, rules))]
            faces = tuple(card for card in moved.cards if not is_hidden(card))
            if faces and not self._sees(rules, moved.target):
                watches.append(MemoryWatch(faces, (((moved.target,), len(faces)),)))
        if not watches:
            return self if not self.watches else Memory(self.seat)
        # What lies on top of a pile can be covered without going anywhere: it stays remembered.
        seen = view(done.table, self.seat)
        shown = seen_lying(seen)
        lying = {zone: cards for zone, cards in shown.items() if self._sees(rules, zone)}
        empty = _empty(done.table)
        narrowed = [found for one in watches if (found := _without(one, empty))]
        kept = [one for one in _needed(narrowed) if not one.holds(lying)]
        if all(one.at is not None for one in kept):
            return Memory(self.seat, tuple(kept))
        numbers = [_Numbers(pool, seen) for pool in hidden(rules).pools]
        return Memory(self.seat, tuple(found for one in kept if (found := _telling(one, numbers))))

    def _sees(self, rules: Ruleset, zone: str) -> bool:
        return zone == ELSEWHERE or rules.zone(zone).shows_faces_to(self.seat)

    def _untold(self, before: Position, after: Position, told: list[Moved]) -> list[Moved]:
        """Moves that no event told: what zones have lost and won beside what was told.

        Where cards may have gone several ways, they are noted to have gone each of them.
        """
        rules = after.rules
        lost, won = dict[str, Counter[CardId]](), dict[str, Counter[CardId]]()
        for zone, at in rules.zone_index.items():
            was, now = before[Zones].piles[at], after[Zones].piles[at]
            if was == now and not any(zone in (one.source, one.target) for one in told):
                continue
            sees = self._sees(rules, zone)
            expected, there = _counted(was, sees=sees), _counted(now, sees=sees)
            for one in told:
                cards = _counted(one.cards, sees=sees)
                cards[UNKNOWN] += one.unseen
                if one.source == zone:
                    expected.subtract(cards)
                if one.target == zone:
                    expected.update(cards)
            lost[zone], won[zone] = +(expected - there), +(there - expected)
        sources = [zone for zone, cards in lost.items() if cards.total()]
        targets = [zone for zone, cards in won.items() if cards.total()] or [ELSEWHERE]
        found = []
        for source in sources:
            gone = lost[source]
            for target in targets:
                faces = gone if UNKNOWN not in gone else won.get(target, Counter[CardId]())
                known = tuple(card for card in faces.elements() if card != UNKNOWN)
                found.append(Moved(known, source, target, max(0, gone.total() - len(known))))
        return found


UNKNOWN = "?*"


def _counted(cards: Iterable[CardId], *, sees: bool) -> Counter[CardId]:
    """Cards by their faces, or by their number alone where a seat does not see them."""
    found = Counter(card if sees and not is_hidden(card) else UNKNOWN for card in cards)
    return Counter(found)


def no_memory(seat: Seat) -> Memory:
    """The memory of a seat that has seen nothing yet."""
    return Memory(seat)


def _moved(watch: MemoryWatch, moved: Moved, rules: Ruleset) -> MemoryWatch | None:
    """What is known of some cards once others, or some of them, have moved; None: nothing."""
    if all(moved.source not in zones or moved.target in zones for zones, _ in watch.bounds):
        return watch
    mine = Counter(watch.cards)
    backs = {back(rules, card) for card in mine}
    faces = Counter(card for card in moved.cards if not is_hidden(card))
    count = moved.unseen + sum(card in backs for card in moved.cards if is_hidden(card))
    count += sum(min(number, mine[card]) for card, number in faces.items())
    count = min(count, len(watch.cards))
    if not count:
        return watch
    found: dict[frozenset[str], int] = {}
    for zones, least in watch.bounds:
        there = frozenset(zones)
        if moved.source in there and moved.target not in there:
            _note(found, there, least - count)
            _note(found, there | {moved.target}, least)
        else:
            _note(found, there, least)
    return _bound(watch, found)


def _empty(position: Position) -> frozenset[str]:
    """The zones in which nothing lies."""
    piles = position[Zones].piles
    return frozenset(zone for zone, at in position.rules.zone_index.items() if not piles[at])


def _without(watch: MemoryWatch, empty: frozenset[str]) -> MemoryWatch | None:
    """The same without zones in which nothing is, where it says anything else."""
    if all(empty.isdisjoint(zones) for zones, _ in watch.bounds):
        return watch
    found: dict[frozenset[str], int] = {}
    for zones, least in watch.bounds:
        _note(found, frozenset(zones) - empty, least)
    return _bound(watch, found)


class _Numbers:
    """How many cards of a pool lie in each zone, as far as their backs or faces tell."""

    def __init__(self, pool: Pool, seen: View) -> None:
        rules = seen.rules
        self.pool, self.total = pool, pool.cards.total()
        self.there: dict[str, int] = {}
        others = [one for one in hidden(rules).pools if one is not pool]
        for zone in pool.zones:
            backs = pool.backs.difference(*(one.backs for one in others if zone in one.zones))
            pile = seen[Zones].piles[rules.zone_index[zone]]
            self.there[zone] = sum(card in backs or card in pool.cards for card in pile)

    def least(self, watch: MemoryWatch, zones: Iterable[str]) -> int:
        """How many of a watch's cards are in some zones, for there is no room elsewhere."""
        elsewhere = self.total - sum(self.there.get(zone, 0) for zone in zones)
        return len(watch.cards) - elsewhere


def _telling(watch: MemoryWatch, numbers: list[_Numbers]) -> MemoryWatch | None:
    """The same without bounds that the numbers of cards tell as well; such are true for ever."""
    mine = next((one for one in numbers if one.pool.cards.keys() >= set(watch.cards)), None)
    if mine is None or watch.at is not None:
        return watch
    bounds = tuple(one for one in watch.bounds if one[1] > mine.least(watch, one[0]))
    if len(bounds) == len(watch.bounds):
        return watch
    return MemoryWatch(watch.cards, bounds) if bounds else None


def _bound(watch: MemoryWatch, found: dict[frozenset[str], int]) -> MemoryWatch | None:
    bounds = tuple((tuple(sorted(zones)), least) for zones, least in _strongest(found))
    return MemoryWatch(watch.cards, bounds) if bounds else None


def _note(found: dict[frozenset[str], int], zones: frozenset[str], least: int) -> None:
    if least > found.get(zones, 0):
        found[zones] = least


def _strongest(found: dict[frozenset[str], int]) -> list[tuple[frozenset[str], int]]:
    """The bounds that follow from no other one, the narrowest first."""
    kept: list[tuple[frozenset[str], int]] = []
    for zones, least in sorted(found.items(), key=lambda one: (len(one[0]), sorted(one[0]))):
        if not any(number >= least and inner <= zones for inner, number in kept):
            kept.append((zones, least))
    return kept


def _needed(watches: list[MemoryWatch]) -> list[MemoryWatch]:
    """Those in one zone are joined; one that follows from another is left out."""
    joined: dict[str, list[CardId]] = {}
    loose = []
    for one in watches:
        if one.at is None:
            loose.append(one)
        else:
            joined.setdefault(one.at, []).extend(one.cards)
    whole = {zone: Counter(cards) for zone, cards in joined.items()}

    def follows(one: MemoryWatch) -> bool:
        mine = Counter(one.cards)
        return any(
            mine <= cards and all(zone in zones for zones, _ in one.bounds)
            for zone, cards in whole.items()
        )

    found = [one for one in loose if not follows(one)]
    for zone, cards in joined.items():
        found.append(MemoryWatch(tuple(sorted(cards)), (((zone,), len(cards)),)))
    return list(dict.fromkeys(found))


def seen_lying(position: Position) -> dict[str, Counter[CardId]]:
    """The faces that a position shows, zone by zone; cards in none stand under `ELSEWHERE`."""
    rules = position.rules
    if Zones not in rules.part_index:
        return {}
    piles = position[Zones].piles
    lying = {
        zone: Counter(card for card in piles[at] if not is_hidden(card))
        for zone, at in rules.zone_index.items()
    }
    lying[ELSEWHERE] = Counter(
        card
        for pool in hidden(rules).pools
        if pool.elsewhere is not None
        for card in pool.elsewhere(position)
    )
    return lying
