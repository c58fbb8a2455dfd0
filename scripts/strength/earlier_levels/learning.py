"""A value that nobody wrote: learned from matches that are watched, and kept for the next time.

What won in those matches is laid over the numbers of their positions by a line of least errors.
What is learned counts for a game with just those plugins in just those versions.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from scriptorium import Action, Outcome, Position, Ruleset, Seat, Table, apply, legal, view
from scriptorium.ai import Limit
from scriptorium.engine import start
from scriptorium.matches import Disk

from .features import features
from .order import order_of

log = logging.getLogger("scriptorium.bots")

MATCHES, MOST_ACTIONS, OF_EACH = 80, 4000, 30
ROUNDS, RATE, FADES, DECAY = 20, 0.01, 0.9, 1e-4
SMALLEST = 1e-6
BY_CHANCE = 0.3  # so often chance plays where the game lends an order of actions
WON, LOST = 2.0, -2.0
FIRST_SEED = 10_000
MOST_KEPT = 64 * 1024

Sample = tuple[dict[str, float], float]


class Line(Struct, frozen=True):
    """One number's mean, its spread, and what it weighs."""

    mean: float
    spread: float
    weight: float


class Learned(Struct, frozen=True):
    """A value as a sum of weighed numbers; `ended` of `matches` that were watched had an end."""

    lines: dict[str, Line]
    base: float
    matches: int
    ended: int

    def __call__(self, position: Position, seat: Seat) -> float:
        """How well a seat stands: near 1 where it wins, near -1 where another does."""
        if position.outcome is not None:
            return WON if seat in position.outcome.winners else LOST
        seen = features(position, seat)
        return self.base + sum(
            line.weight * (seen.get(key, 0.0) - line.mean) / line.spread
            for key, line in self.lines.items()
        )


def came_to(outcome: Outcome | None, seat: Seat, seats: int) -> float:
    """What a match came to for a seat, from -1 to 1."""
    if outcome is None or not outcome.winners:
        return 0.0
    if seat in outcome.winners:
        return 1.0 / len(outcome.winners)
    return -1.0 / max(1, seats - 1)


def watched(
    rules: Ruleset, matches: int, seed: int, limit: Limit
) -> Iterator[tuple[list[Sample], bool]]:
    """Positions of matches with what they came to; by chance, or by the game's order with some."""
    luck = Random(seed)
    for at in range(matches):
        table = start(rules, FIRST_SEED + at)
        choose = _choosing(rules, Random(seed * matches + at))
        tables: list[Table] = []
        while table.outcome is None and len(tables) < MOST_ACTIONS:
            tables.append(table)
            limit.wanted()
            table = apply(table, choose(table)).table
        some = luck.sample(tables, min(OF_EACH, len(tables)))
        seats = [luck.choice(one.seats) for one in some]
        samples = [
            (features(view(one, seat), seat), came_to(table.outcome, seat, len(one.seats)))
            for one, seat in zip(some, seats, strict=True)
        ]
        yield samples, table.outcome is not None


def _choosing(rules: Ruleset, luck: Random) -> Callable[[Table], Action]:
    order = order_of(rules, luck.getrandbits(30))

    def choose(table: Table) -> Action:
        actions, seat = legal(table), table.chooser
        if order is None or seat is None or luck.random() < BY_CHANCE:
            return luck.choice(actions)
        return order.choose(view(table, seat), actions)

    return choose


def fitted(samples: list[Sample], seed: int, matches: int, ended: int, limit: Limit) -> Learned:
    """The line of least errors through some positions, by small steps."""
    means, spreads = {}, {}
    for key in sorted({key for seen, _ in samples for key in seen}):
        numbers = [seen.get(key, 0.0) for seen, _ in samples]
        mean = sum(numbers) / len(numbers)
        spread = sqrt(sum((one - mean) ** 2 for one in numbers) / len(numbers))
        if spread > SMALLEST:
            means[key], spreads[key] = mean, spread
    keys = list(means)
    rows = [
        ([(seen.get(key, 0.0) - means[key]) / spreads[key] for key in keys], came)
        for seen, came in samples
    ]
    weights, base, rate, luck = [0.0] * len(keys), 0.0, RATE, Random(seed)
    for _ in range(ROUNDS):
        luck.shuffle(rows)
        for row, came in rows:
            limit.wanted()
            error = base + sum(map(float.__mul__, weights, row)) - came
            base -= rate * error
            weights = [
                weight - rate * (error * one + DECAY * weight)
                for weight, one in zip(weights, row, strict=True)
            ]
        rate *= FADES
    lines = {
        key: Line(means[key], spreads[key], weight)
        for key, weight in zip(keys, weights, strict=True)
    }
    return Learned(lines, base, matches, ended)


def learn(
    rules: Ruleset, limit: Limit | None = None, matches: int = MATCHES, seed: int = 1
) -> Learned:
    """Watch so many matches and learn from them; it is told how many have been watched."""
    limit = Limit() if limit is None else limit
    samples: list[Sample] = []
    ended = 0
    limit.learning(0, matches)
    for at, (some, has_ended) in enumerate(watched(rules, matches, seed, limit), 1):
        samples += some
        ended += has_ended
        limit.learning(at, matches)
    return fitted(samples, seed, matches, ended, limit)


@dataclass(frozen=True)
class Shelf:
    """A folder in which learned values are kept; without one each program learns anew."""

    folder: Path | None = None

    def place(self, rules: Ruleset) -> Path | None:
        """The file for a game with its plugins, seats and options."""
        if self.folder is None:
            return None
        agreed = msgspec.msgpack.encode(rules.setup)
        return self.folder / f"{rules.setup.game}-{blake2b(agreed, digest_size=12).hexdigest()}"

    def value(self, rules: Ruleset, limit: Limit | None = None, matches: int = MATCHES) -> Learned:
        """What was learned of a game, or is learned now."""
        path = self.place(rules)
        found = None if path is None else _read(path)
        if found is None:
            found = learn(rules, limit, matches)
            if path is not None:
                _keep(path, found)
        return found


def _read(path: Path) -> Learned | None:
    try:
        if path.stat().st_size > MOST_KEPT:
            return None
        return msgspec.json.decode(path.read_bytes(), type=Learned)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        log.warning("what was learned cannot be read, so it is learned anew", exc_info=error)
        return None


def _keep(path: Path, learned: Learned) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        Disk().keep(path, msgspec.json.encode(learned))
    except OSError as error:
        log.warning("what was learned cannot be kept", exc_info=error)
