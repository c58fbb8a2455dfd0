"""A learned value: a weight for each number of a table, and one for it times what is left to play.

A sum falls apart into the sums of its things. What a part comes to is worked out once for each
part there has been, so a table that differs from the last in one part costs one part.
"""

from __future__ import annotations

from hashlib import blake2b
from operator import is_, itemgetter
from typing import Any, NamedTuple

from msgspec import Struct

from scriptorium import Outcome, Position, Ruleset, Seat
from scriptorium.hidden import Products

from .encoding import OWN, TURN, Encoded, Encoding, Row

MOST_KNOWN = 2_000
Pair = tuple[float, float]
Share = tuple[int, float, float]  # what something adds to the sums of a seat, from which place
Terms = tuple[Any, float, float, tuple[Share, ...]]
DRAWN = 0.0
SHARE = 2  # the sums of a table: two for the seat whose turn it is, then two for each


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
        self._own, self._turn = (
            {
                name.removeprefix(side): pair
                for name, pair in learned.weights.items()
                if name.startswith(side)
            }
            for side in (OWN, TURN)
        )
        named = self._own
        self._measured = any(name.startswith("measure.") for name in named)
        self._numbered = any(name.startswith("number.") for name in named)
        products = self.encoding.lore.products if self._numbered else ()
        # For each function of the game and each seat: what it reads, and what it came to by that.
        self._products: list[_Product] = [
            _Product(rules, one, number, seat)
            for number, one in enumerate(products)
            for seat in range(len(self.seats))
        ]
        # Which of those follow from the part at a place.
        self._following = [
            [one for one, product in enumerate(self._products) if at in product.places]
            for at in range(len(rules.parts))
        ]
        # By place, since parts and piles of several seats can be the same object.
        self._known: list[dict[int, Terms]] = [{} for _ in rules.parts]
        self._equal: list[dict[Any, Terms]] = [{} for _ in rules.parts]
        self._piles: list[dict[int, Terms]] = [{} for _ in rules.zones]
        self._clocks: dict[Any, Pair] = {}
        self._last: tuple[Any, list[float]] = (None, [])
        self._base: _Base | None = None

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
        """What each seat may hope for, worked out from what is other than in the table before."""
        base, parts, seats = self._base, table.parts, len(self.seats)
        if base is None or base.turn != table.clock.turn or base.round != table.clock.round:
            base = self._base = self._begun(table)
        sums, again = [*base.sums], set[int]()
        for at, (part, was) in enumerate(zip(parts, base.parts, strict=True)):
            if part is not was:
                _take(sums, self._known_terms(at, was), -1.0)
                _take(sums, self._known_terms(at, part), 1.0)
                again.update(self._following[at])
        for one in sorted(again):
            _take(sums, base.lent[one], -1.0)
            _take(sums, self._lent(one, table), 1.0)
        left = self.left(table)
        for seat in range(seats) if self._measured else ():
            row = self.encoding.of_measures(table, self.seats[seat])
            _take(sums, (None, 0.0, 0.0, ((SHARE + SHARE * seat, *_dot(row, self._own)),)), 1.0)
        clock, pending = table.clock, table.pending
        awaited = type(pending[-1]) if pending else None
        key = clock.phase, clock.step, clock.left, clock.uses, awaited
        of_clock = self._clocks.get(key)
        if of_clock is None:
            of_clock = self._clocks[key] = _dot(self.encoding.of_clock(table), self._turn)
        rows = [sums[at] + left * sums[at + 1] for at in range(SHARE, len(sums), SHARE)]
        rows[self.at[clock.seat]] += sums[0] + of_clock[0] + left * (sums[1] + of_clock[1])
        return rows

    def _begun(self, table: Any) -> _Base:
        """A table from which others are reached: all its parts, and what they come to."""
        sums = [0.0] * (SHARE + SHARE * len(self.seats))
        for at, part in enumerate(table.parts):
            _take(sums, self._known_terms(at, part), 1.0)
        lent = [self._lent(one, table) for one in range(len(self._products))]
        for terms in lent:
            _take(sums, terms, 1.0)
        return _Base(table.clock.turn, table.clock.round, table.parts, sums, lent)

    def _known_terms(self, at: int, part: Any) -> Terms:
        """What a part comes to, looked up by the object that it is."""
        known = self._known[at]
        terms = known.get(id(part))
        if terms is None or terms[0] is not part:
            terms = known[id(part)] = self._terms_of(at, part)
        return terms

    def _lent(self, one: int, table: Any) -> Terms:
        """What one of the game's own functions comes to for a seat; kept by what it reads."""
        product = self._products[one]
        reads = product.read(table.parts)
        key = table.clock.round, *map(id, reads)
        found = product.found.get(key)
        if found is None or not all(map(is_, found[0], reads)):
            if len(product.found) > MOST_KNOWN:
                product.found.clear()
            row = self.encoding.of_numbers(table, self.seats[product.seat], product.number)
            shares = ((SHARE + SHARE * product.seat, *_dot(row, self._own)),)
            found = product.found[key] = (reads, 0.0, 0.0, shares)
        return found

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
        shares = [
            (SHARE + SHARE * seat, *_dot(row, self._own)) for seat, row in found.of_seats if row
        ]
        return what, plain, timed, tuple(one for one in shares if any(one[1:]))


class _Base(NamedTuple):
    """A table from which others are reached within a turn, and what its parts come to."""

    turn: int
    round: int
    parts: tuple[Any, ...]
    sums: list[float]
    lent: list[Terms]


class _Product:
    """A function of the game for a seat: the parts it reads, and what it has come to by them."""

    def __init__(self, rules: Ruleset, products: Products, number: int, seat: int) -> None:
        self.number, self.seat = number, seat
        self.places: list[int] = []
        for key, place in rules.part_index.items():
            kind, whose = key if isinstance(key, tuple) else (key, "")
            mine = products.of_all or whose in ("", rules.setup.seats[seat])
            if kind in products.reads and mine:
                self.places.append(place)
        self.found: dict[tuple[int, ...], Terms] = {}
        self.read = self._each if len(self.places) < 2 else itemgetter(*self.places)

    def _each(self, parts: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([parts[place] for place in self.places])


def _take(sums: list[float], terms: Terms, sign: float) -> None:
    """Add what something comes to, or take it away."""
    _, plain, timed, shares = terms
    if plain or timed:
        sums[0] += sign * plain
        sums[1] += sign * timed
    for at, mine, mine_timed in shares:
        sums[at] += sign * mine
        sums[at + 1] += sign * mine_timed


def _dot(row: Row, weights: dict[str, Pair]) -> Pair:
    """A row's numbers by their weights: as they are, and for what is left."""
    plain = timed = 0.0
    for name, value in row.items():
        pair = weights.get(name)
        if pair is not None:
            plain += pair[0] * value
            timed += pair[1] * value
    return plain, timed
