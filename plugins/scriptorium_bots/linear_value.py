"""A learned value: a weight for each number of a table, and one for it times what is left to play.

A sum falls apart into the sums of its things. What a part comes to is worked out once for each
part there has been, so a table that differs from the last in one part costs one part.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from operator import is_, itemgetter
from typing import Any

from msgspec import Struct

from scriptorium import Outcome, Position, Ruleset, Seat
from scriptorium.hidden import Products

from .encoding import OTHERS, OWN, TURN, Encoded, Encoding, Row

MOST_KNOWN = 8_000
Pair = tuple[float, float]
Lent = tuple[tuple[Any, ...], float, float, float, float]  # the parts, and what they came to
Share = tuple[int, float, float, float, float]  # of a seat: as its own, as another's
Terms = tuple[Any, float, float, tuple[Share, ...]]
DRAWN = 0.0


class Weights(Struct, frozen=True):
    """What was learned of a game for a number of seats, and how it can be learned again."""

    content: str  # a digest of what the game is made of
    turns: float  # how many turns a match has
    scale: float  # by how much matches differ in what they come to
    weights: dict[str, Pair]
    seed: int = 0
    matches: int = 0
    points: bool = False  # whether it is counted in points, else from lost to won

    @property
    def digest(self) -> str:
        """A digest of the weights."""
        told = repr((self.turns, sorted(self.weights.items())))
        return blake2b(told.encode(), digest_size=8).hexdigest()


def content_of(rules: Ruleset) -> str:
    """A digest of what a value is learned from: parts, zones, cards, turns, actions."""
    told = (
        rules.setup.game,
        sorted({_tag(type(part)) for part in rules.parts}),
        sorted({zone.name for zone in rules.zones}),
        sorted(rules.cards),
        [(phase.name, phase.steps) for phase in rules.schedule.phases],
        sorted(map(_tag, rules.actions)),
    )
    return blake2b(repr(told).encode(), digest_size=12).hexdigest()


def _tag(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


def came_to(outcome: Outcome | None, seats: tuple[Seat, ...]) -> list[float]:
    """What a match came to for each seat: its points, or from -1 to 1 whether it won."""
    if outcome is None or not (outcome.winners or outcome.scores):
        return [DRAWN] * len(seats)
    if len(outcome.scores) == len(seats):
        points = dict(outcome.scores)
        return [float(points[seat]) for seat in seats]
    lost = -1.0 / max(1, len(seats) - 1)
    return [1.0 / len(outcome.winners) if one in outcome.winners else lost for one in seats]


def best_other(rows: list[float], at: int) -> float:
    """The most that another than a seat has."""
    if len(rows) == 2:
        return rows[1 - at]
    return max((one for other, one in enumerate(rows) if other != at), default=0.0)


class LinearValue:
    """How well a seat stands by some weights: its own line, less the best of the others."""

    def __init__(self, rules: Ruleset, learned: Weights) -> None:
        self.learned, self.encoding = learned, Encoding(rules)
        self.seats = rules.setup.seats
        self.at = {seat: at for at, seat in enumerate(self.seats)}
        self.scale = learned.scale
        self._per_turn = 1.0 / max(1.0, learned.turns)
        self._share = 1.0 / max(1, len(self.seats) - 1)
        self._own, self._others, self._turn = (
            {
                name.removeprefix(side): pair
                for name, pair in learned.weights.items()
                if name.startswith(side)
            }
            for side in (OWN, OTHERS, TURN)
        )
        named = {*self._own, *self._others}
        self._measured = any(name.startswith("measure.") for name in named)
        self._numbered = any(name.startswith("number.") for name in named)
        products = self.encoding.lore.products if self._numbered else ()
        # For each function of the game and each seat: what it reads, and what it came to by that.
        self._products = [
            (number, seat, _reader(rules, one, self.seats[seat]), dict[Any, Lent]())
            for number, one in enumerate(products)
            for seat in range(len(self.seats))
        ]
        # By place, since parts and piles of several seats can be the same object.
        self._known: list[dict[int, Terms]] = [{} for _ in rules.parts]
        self._equal: list[dict[Any, Terms]] = [{} for _ in rules.parts]
        self._piles: list[dict[int, Terms]] = [{} for _ in rules.zones]
        self._clocks: dict[Any, Pair] = {}
        self._last: tuple[Any, list[float]] = (None, [])

    def __call__(self, table: Position, seat: Seat) -> float:
        """How well a seat stands, in points or from -1 to 1."""
        at = self.at[seat]
        if table.outcome is not None:
            rows = came_to(table.outcome, self.seats)
        elif self._last[0] is table:
            rows = self._last[1]
        else:
            rows = self.lines(table)
            self._last = (table, rows)
        return rows[at] - best_other(rows, at)

    def left(self, table: Position) -> float:
        """The share of the match that is left."""
        return max(0.0, 1.0 - table.clock.turn * self._per_turn)

    def lines(self, table: Any) -> list[float]:
        """What each seat may hope for."""
        left, seats = self.left(table), len(self.seats)
        own, others, common = [0.0] * seats, [0.0] * seats, 0.0
        for at, (known, part) in enumerate(zip(self._known, table.parts, strict=True)):
            terms = known.get(id(part))
            if terms is None or terms[0] is not part:
                terms = known[id(part)] = self._terms_of(at, part)
            _, plain, timed, shares = terms
            common += plain + left * timed
            for seat, mine, mine_timed, theirs, theirs_timed in shares:
                own[seat] += mine + left * mine_timed
                others[seat] += theirs + left * theirs_timed
        parts, now = table.parts, table.clock.round
        for number, seat, read, lent in self._products:
            reads = read(parts)
            key = now, *map(id, reads)
            found = lent.get(key)
            if found is None or not all(map(is_, found[0], reads)):
                if len(lent) > MOST_KNOWN:
                    lent.clear()
                row = self.encoding.of_numbers(table, self.seats[seat], number)
                found = lent[key] = (reads, *self._both(row))
            own[seat] += found[1] + left * found[2]
            others[seat] += found[3] + left * found[4]
        for seat in range(seats) if self._measured else ():
            row = self.encoding.of_measures(table, self.seats[seat])
            mine, mine_timed, theirs, theirs_timed = self._both(row)
            own[seat] += mine + left * mine_timed
            others[seat] += theirs + left * theirs_timed
        clock, pending = table.clock, table.pending
        awaited = type(pending[-1]) if pending else None
        key = clock.phase, clock.step, clock.left, clock.uses, awaited
        of_clock = self._clocks.get(key)
        if of_clock is None:
            of_clock = self._clocks[key] = _dot(self.encoding.of_clock(table), self._turn)
        common += of_clock[0] + left * of_clock[1]
        share, of_all = self._share, sum(others)
        rows = [one + share * (of_all - theirs) for one, theirs in zip(own, others, strict=True)]
        rows[self.at[clock.seat]] += common
        return rows

    def _terms_of(self, at: int, part: Any) -> Terms:
        """What a part comes to."""
        if len(self._known[at]) > MOST_KNOWN:
            self._known[at].clear()
        if at != self.encoding.zones_at:
            equal = self._equal[at]
            terms = equal.get(part)
            if terms is None:
                if len(equal) > MOST_KNOWN:
                    equal.clear()
                terms = equal[part] = self._weighed(part, self.encoding.of_part(at, part))
            return (part, *terms[1:])
        plain = timed = 0.0
        shares: list[Share] = []
        for place, (known, pile) in enumerate(zip(self._piles, part.piles, strict=True)):
            terms = known.get(id(pile))
            if terms is None or terms[0] is not pile:
                if len(known) > MOST_KNOWN:
                    known.clear()
                terms = self._weighed(pile, self.encoding.of_pile(place, pile))
                known[id(pile)] = terms
            plain, timed = plain + terms[1], timed + terms[2]
            shares += terms[3]
        return part, plain, timed, tuple(shares)

    def _weighed(self, what: Any, found: Encoded) -> Terms:
        plain, timed = _dot(found.common, self._turn)
        shares = [(seat, *self._both(row)) for seat, row in found.of_seats if row]
        return what, plain, timed, tuple(one for one in shares if any(one[1:]))

    def _both(self, row: Row) -> tuple[float, float, float, float]:
        return (*_dot(row, self._own), *_dot(row, self._others))


def _reader(
    rules: Ruleset, products: Products, seat: Seat
) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """What takes the parts that some products of a seat follow from."""
    places = []
    for key, place in rules.part_index.items():
        kind, whose = key if isinstance(key, tuple) else (key, seat)
        if kind in products.reads and (products.of_all or whose == seat):
            places.append(place)
    if len(places) > 1:
        return itemgetter(*places)
    return lambda parts: tuple([parts[place] for place in places])


def _dot(row: Row, weights: dict[str, Pair]) -> Pair:
    """A row's numbers by their weights: as they are, and for what is left."""
    plain = timed = 0.0
    for name, value in row.items():
        pair = weights.get(name)
        if pair is not None:
            plain += pair[0] * value
            timed += pair[1] * value
    return plain, timed
