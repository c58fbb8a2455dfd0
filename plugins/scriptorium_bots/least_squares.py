"""A line of least errors through rows of which most numbers are nought, without a matrix.

Conjugate gradients on numbers that are scaled to one spread; they stop early, and a small ridge
keeps numbers apart that always come together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import itemgetter, mul
from typing import NamedTuple

from scriptorium.ai import Limit

# A wide ridge: positions of one match come to the same, so there is far less to learn from than
# there are rows. On matches that were left out, one of 0.003 told worse than the mean.
STEPS, RIDGE, ENOUGH = 15, 0.1, 1e-5
RARE = 0.5  # a number that is mostly nought is not blown up


class Sample(NamedTuple):
    """A row: the places of its numbers, the numbers, how much of the match is left, the outcome."""

    places: tuple[int, ...]
    values: tuple[float, ...]
    left: float
    outcome: float


class _Rows:
    """The samples as a matrix that can be multiplied from both sides."""

    def __init__(self, samples: Sequence[Sample], width: int) -> None:
        self.samples, self.width = samples, width
        squares = [0.0] * width
        for places, values, _, _ in samples:
            for place, value in zip(places, values, strict=True):
                squares[place] += value * value
        count = max(1, len(samples))
        self.scale = [1.0 / max(RARE, sqrt(one / count)) for one in squares]
        # Each with its numbers scaled, and a way to pick weights for them at once.
        self.rows = [
            (
                itemgetter(*places) if len(places) > 1 else None,
                places,
                [value * self.scale[at] for at, value in zip(places, values, strict=True)],
                left,
            )
            for places, values, left, _ in samples
        ]

    def times(self, plain: list[float], timed: list[float]) -> list[float]:
        """What each row comes to by some weights."""
        found: list[float] = []
        for pick, places, values, left in self.rows:
            if pick is not None:
                found.append(
                    sum(map(mul, pick(plain), values)) + left * sum(map(mul, pick(timed), values))
                )
            else:
                found.append(
                    sum(
                        (plain[at] + left * timed[at]) * value
                        for at, value in zip(places, values, strict=True)
                    )
                )
        return found

    def back(self, errors: Sequence[float]) -> tuple[list[float], list[float]]:
        """The sum of the rows, each as often as its error says."""
        plain, timed = [0.0] * self.width, [0.0] * self.width
        for (_, places, values, left), error in zip(self.rows, errors, strict=True):
            late = error * left
            for at, value in zip(places, values, strict=True):
                plain[at] += error * value
                timed[at] += late * value
        return plain, timed


def _dot(one: list[float], other: list[float]) -> float:
    return float(sum(map(mul, one, other)))


def least_squares(
    samples: Sequence[Sample],
    width: int,
    begin: tuple[list[float], list[float]],
    limit: Limit,
    ridge: float = RIDGE,
) -> tuple[list[float], list[float]]:
    """Weights of least error, beginning from some: as they are, and for what is left to play."""
    rows = _Rows(samples, width)
    scale = rows.scale
    held = ridge * len(samples)
    x = [weight / one for weight, one in zip(begin[0], scale, strict=True)]
    x += [weight / one for weight, one in zip(begin[1], scale, strict=True)]

    def product(both: list[float]) -> list[float]:
        plain, timed = rows.back(rows.times(both[:width], both[width:]))
        return [one + held * two for one, two in zip(plain + timed, both, strict=True)]

    came = rows.times(x[:width], x[width:])
    errors = [one.outcome - two for one, two in zip(samples, came, strict=True)]
    plain, timed = rows.back(errors)
    rest = plain + timed
    way, size = list(rest), _dot(rest, rest)
    first = size
    for _ in range(STEPS):
        limit.wanted()
        if size <= ENOUGH * first:
            break
        ahead = product(way)
        step = size / _dot(way, ahead)
        x = [one + step * two for one, two in zip(x, way, strict=True)]
        rest = [one - step * two for one, two in zip(rest, ahead, strict=True)]
        size, before = _dot(rest, rest), size
        way = [one + size / before * two for one, two in zip(rest, way, strict=True)]
    weights = [one * two for one, two in zip(x, scale + scale, strict=True)]
    return weights[:width], weights[width:]
