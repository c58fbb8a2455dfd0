"""A value that nobody wrote, learned in rounds of matches that the value itself plays.

The first round is played by chance. After each round a line of least errors is laid through what
the matches of the last rounds came to, and the value takes a step towards it. It plays against
itself, older values, one that only hoards, and chance. The best round is kept, never simply the
last: each has to win against the best so far.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from msgspec.structs import replace

from scriptorium import Action, Ruleset, Seat, Table, Turn, apply, legal, view
from scriptorium.ai import Limit
from scriptorium.engine import start
from scriptorium.hidden import sample

from .effects import Line, Reach
from .encoding import OWN, Encoding, Row
from .least_squares import RIDGE, Sample, least_squares
from .linear_value import LinearValue, Weights, best_other, came_to, content_of
from .turns import Search, Width
from .values import Worth

MOST_ACTIONS, OF_EACH = 3000, 30
KEPT_ROUNDS, STEP, IDLE = 4, 0.7, 0.05
FIRST_SEED = 10_000
ITSELF = 0.75  # so often a seat is played by the value that learns
DIGITS, SMALLEST = 4, 0.002
OLDER, LOOKED_AT = 6, 500
QUICK = Width(beam=1, depth=1, reach=Reach(firsts=40, parts=12, leaves=24))
CHANCE: None = None


class Course(NamedTuple):
    """How many rounds, how many matches in each, how many to see whether it has become better."""

    rounds: int
    matches: int
    trials: int


# For a game that nobody has learned: a few minutes while people choose.
AT_HOME = Course(rounds=4, matches=40, trials=12)
# For a game whose weights are known, with mods that they do not know.
WITH_MODS = Course(rounds=2, matches=30, trials=12)


class Progress(NamedTuple):
    """What a round came to: how it did against the best so far, and what matches came to."""

    round: int
    matches: int
    points: float  # what a seat came to in the matches of the round
    ahead: float  # by how much it was ahead of the best so far
    off: float  # how far that may be off
    kept: bool
    error: float


@dataclass
class QuickPlayer:
    """Plays the best effect by a value, now and then another; without a value by chance."""

    value: LinearValue | None
    random: Random
    limit: Limit
    idle: float = 0.0
    _line: list[Action] = field(default_factory=list)

    def choose(self, table: Table) -> Action:
        """One of the actions; nothing that is hidden from the seat is looked at."""
        actions, seat = legal(table), table.chooser
        assert seat is not None
        if self._line and self._line[0] in actions:
            return self._line.pop(0)
        self._line = []
        if len(actions) == 1:
            return actions[0]
        if self.value is None or self.random.random() < self.idle:
            return self.random.choice(actions)
        self._line = list(self._best(sample(view(table, seat), None, self.random), seat))
        if self._line and self._line[0] in actions:
            return self._line.pop(0)
        return self.random.choice(actions)

    def _best(self, world: Table, seat: Seat) -> Line:
        assert self.value is not None
        worth = Worth(self.value.encoding.lore, self.value)
        return Search(seat, worth, QUICK, self.random, self.limit).turns(world).best.line


class Played(NamedTuple):
    """A match: some of its positions with their turns, and what it came to for each seat."""

    rows: list[tuple[int, list[Row]]]
    came: list[float]
    turns: int
    ended: bool


class Kept(NamedTuple):
    """The numbers of a position from one seat's side, its turn, and what it came to."""

    names: array[int]
    values: array[float]
    turn: int
    came: float


class Learner:
    """Learns one game for one number of seats.

    With `ahead` it learns by how much a seat ends ahead of the others from what it has more than
    they; without, what a seat comes to from what it has. The latter takes fewer matches where they
    are all of one length. `hold` is how closely it holds to what it knows: more of it where one
    match differs from another by many things that come but once.
    """

    def __init__(
        self,
        rules: Ruleset,
        limit: Limit,
        seed: int,
        begin: Weights | None = None,
        *,
        ahead: bool = True,
        hold: float = RIDGE,
    ) -> None:
        self.hold = hold
        self.rules, self.limit, self.seed, self.ahead = rules, limit, seed, ahead
        self.encoding = Encoding(rules)
        self.luck = Random(seed)
        if begin is not None:
            begin = replace(begin, content=content_of(rules))
        self.weights = begin
        self.best: Weights | None = begin
        self.value = None if begin is None else LinearValue(rules, begin)
        self.hoarder: LinearValue | None = None
        self.pool: list[LinearValue] = []
        self.rounds: list[list[Kept]] = []
        self.names: dict[str, int] = {}
        self.turns = begin.turns if begin is not None else 1.0
        self.scale = begin.scale if begin is not None else 1.0
        self.dropped: frozenset[int] | None = None
        self.matches = 0
        self.has_points = False
        self.done = 0

    def learn(self, course: Course) -> Iterator[Progress]:
        """Round after round; `best` is what was kept."""
        of = course.rounds * (course.matches + course.trials)
        self.limit.learning(0, of)
        for number in range(course.rounds):
            self.rounds.append([])
            played = [self._match(of) for _ in range(course.matches)]
            self.turns = fmean([one.turns for one in played])
            came = [one for match in played for one in match.came]
            self.scale = pstdev(came) or 1.0
            error = self._fit()
            made = self._made()
            ahead, off = self._compared(made, course.trials, of)
            kept = self.best is None or ahead > 0
            if kept:
                self.best = made
            self.pool.append(LinearValue(self.rules, made))
            yield Progress(number + 1, self.matches, fmean(came), ahead, off, kept, error)
        if self.best is None:
            raise ValueError("no round, no value")

    # Matches.

    def _match(self, of: int) -> Played:
        seats = self.rules.setup.seats
        mine = self.luck.randrange(len(seats))
        value = self.value
        players, learns = list[QuickPlayer](), list[bool]()
        for at in range(len(seats)):
            itself = at == mine or value is None or self.luck.random() < ITSELF
            other = (
                value if itself else self.luck.choice([*self.pool[-6:], self._hoarder(), CHANCE])
            )
            chance = Random(self.luck.getrandbits(40))
            players.append(QuickPlayer(other, chance, self.limit, IDLE))
            learns.append(itself)
        match = self._played(FIRST_SEED + self.matches, players)
        self.matches += 1
        self._told(of)
        came = match.came
        if self.ahead:
            came = [one - _mean_other(came, at) for at, one in enumerate(came)]
        for turn, rows in match.rows:
            for at, row in enumerate(rows):
                if learns[at]:
                    told = _beside_others(rows, at) if self.ahead else row
                    self.rounds[-1].append(self._kept(told, turn, came[at]))
        return match

    def _played(self, seed: int, players: Sequence[QuickPlayer]) -> Played:
        """A match by its seed, with some of its positions, each as likely as any other."""
        table, kept, seen = start(self.rules, seed), list[Table](), 0
        luck, seats, actions = Random(seed), self.rules.setup.seats, 0
        while table.outcome is None and actions < MOST_ACTIONS:
            self.limit.wanted()
            seat = table.chooser
            assert seat is not None
            if isinstance(table.pending[-1], Turn) and len(legal(table)) > 1:
                seen += 1
                if len(kept) < OF_EACH:
                    kept.append(table)
                elif (place := luck.randrange(seen)) < OF_EACH:
                    kept[place] = table
            table = apply(table, players[seats.index(seat)].choose(table)).table
            actions += 1
        rows = [(one.clock.turn, self.encoding.rows(one)) for one in kept]
        came = came_to(table.outcome, seats)
        self.has_points |= table.outcome is not None and bool(table.outcome.scores)
        return Played(rows, came, table.clock.turn, table.outcome is not None)

    def _kept(self, row: Row, turn: int, came: float) -> Kept:
        """A row as it is kept: in little room."""
        names = array("l", [self.names.setdefault(name, len(self.names)) for name in row])
        return Kept(names, array("d", row.values()), turn, came)

    def _hoarder(self) -> LinearValue:
        """A value that likes every kind of own thing alike."""
        names = self.names
        likes = {name: (1.0, 0.0) for name in sorted(names) if name.startswith(OWN)}
        return LinearValue(self.rules, Weights("", self.turns, 1.0, likes))

    def _told(self, of: int) -> None:
        self.done += 1
        self.limit.learning(self.done, of)

    # Least errors.

    def _fit(self) -> float:
        """Half a step towards the line of least errors; how far off it was."""
        self.rounds = self.rounds[-KEPT_ROUNDS:]
        found = [one for played in self.rounds for one in played]
        known = list(self.names)
        if self.dropped is None:
            self.dropped = _doubled(found, known)
        numbers: dict[int, int] = {}
        samples = []
        for one in found:
            told = [
                (numbers.setdefault(name, len(numbers)), value)
                for name, value in zip(one.names, one.values, strict=True)
                if name not in self.dropped
            ]
            there, values = zip(*told, strict=True) if told else ((), ())
            left = max(0.0, 1.0 - one.turn / max(1.0, self.turns))
            samples.append(Sample(there, values, left, one.came))
        places = {known[name]: at for name, at in numbers.items()}
        before = self.weights.weights if self.weights is not None else {}
        plain = [before.get(name, (0.0, 0.0))[0] for name in places]
        timed = [before.get(name, (0.0, 0.0))[1] for name in places]
        found_plain, found_timed = least_squares(
            samples, len(places), (plain, timed), self.limit, self.hold
        )
        step = 1.0 if self.weights is None else STEP
        if self.weights is None:  # what chance comes to is another game
            self.rounds = []
        weights = dict(before)
        errors = []
        for name, at in places.items():
            weights[name] = (
                plain[at] + step * (found_plain[at] - plain[at]),
                timed[at] + step * (found_timed[at] - timed[at]),
            )
        named = list(places)
        for row in samples[:: max(1, len(samples) // LOOKED_AT)]:
            hoped = sum(
                (weights[named[at]][0] + row.left * weights[named[at]][1]) * value
                for at, value in zip(row.places, row.values, strict=True)
            )
            errors.append((hoped - row.outcome) ** 2)
        self.spreads = _spreads(samples, named)
        self.weights = Weights(content_of(self.rules), self.turns, self.scale, weights)
        self.value, self.hoarder = LinearValue(self.rules, self.weights), self._hoarder()
        return sqrt(fmean(errors))

    def _made(self) -> Weights:
        """What was learned, without what hardly weighs anything."""
        assert self.weights is not None
        least = SMALLEST * self.scale
        weights = {
            name: (float(f"{plain:.{DIGITS}g}"), float(f"{timed:.{DIGITS}g}"))
            for name, (plain, timed) in sorted(self.weights.weights.items())
            if max(abs(plain), abs(timed)) * self.spreads.get(name, 0.0) >= least
        }
        return Weights(
            content_of(self.rules),
            round(self.turns, 1),
            round(self.scale, 3),
            weights,
            self.seed,
            self.matches,
            self.has_points,
        )

    # Which is better.

    def _compared(self, made: Weights, trials: int, of: int) -> tuple[float, float]:
        """By how much a value is ahead of the best so far, each seed once for each seat."""
        seats, gains = self.rules.setup.seats, list[float]()
        mine = LinearValue(self.rules, made)
        best = None if self.best is None else LinearValue(self.rules, self.best)
        for number in range(trials):
            at = number % len(seats)
            seed = FIRST_SEED - 1 - number // len(seats)
            players = [
                QuickPlayer(mine if here == at else best, Random(seed + here), self.limit)
                for here in range(len(seats))
            ]
            came = self._played(seed, players).came
            gains.append(came[at] - best_other(came, at))
            self._told(of)
        if len(gains) < 2:
            return 0.0, 0.0
        return fmean(gains), 1.96 * pstdev(gains) / sqrt(len(gains))


def _mean_other(came: Sequence[float], at: int) -> float:
    """The mean of the others."""
    return (sum(came) - came[at]) / max(1, len(came) - 1)


def _beside_others(rows: Sequence[Row], at: int) -> Row:
    """What a seat has more than the others on the mean."""
    found, share = dict(rows[at]), 1.0 / max(1, len(rows) - 1)
    for other, row in enumerate(rows):
        if other != at:
            for name, value in row.items():
                found[name] = found.get(name, 0.0) - share * value
    return {name: value for name, value in found.items() if value}


def _spreads(samples: Sequence[Sample], names: Sequence[str]) -> dict[str, float]:
    """How large each number is, on the whole."""
    squares = [0.0] * len(names)
    for places, values, _, _ in samples:
        for at, value in zip(places, values, strict=True):
            squares[at] += value * value
    return {
        name: sqrt(one / max(1, len(samples))) for name, one in zip(names, squares, strict=True)
    }


def _doubled(rows: Sequence[Kept], known: Sequence[str]) -> frozenset[int]:
    """What the game counts and is the same as a number of a part wherever it has been met."""
    luck, marks = Random(0), dict[int, float]()
    for row in rows:
        mark = luck.random()
        for name, value in zip(row.names, row.values, strict=True):
            marks[name] = marks.get(name, 0.0) + mark * value
    first: dict[float, int] = {}
    dropped = set()
    for name in sorted(marks, key=lambda one: ("measure." in known[one], known[one])):
        key = round(marks[name], 6)
        if "measure." in known[name] and (key in first or not key):
            dropped.add(name)
        first.setdefault(key, name)
    return frozenset(dropped)


def learned_from(
    rules: Ruleset, limit: Limit, course: Course, begin: Weights | None = None, seed: int = 1
) -> Weights:
    """What is learned of a game on a course, from zero or beginning with some weights."""
    learner = Learner(rules, limit, seed, begin)
    for _ in learner.learn(course):
        pass
    assert learner.best is not None
    return learner.best
