"""Shares and means with the bounds between which the real ones lie, nineteen times in twenty."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, quantiles, stdev

from msgspec import Struct

SURE = 1.96


class Share(Struct, frozen=True):
    """How many of some came to something; `part` may be half ones where several share a win."""

    part: float
    of: int
    fair: float | None = None

    @property
    def share(self) -> float:
        """As a number from 0 to 1."""
        return self.part / self.of if self.of else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which shares the real one lies, by Wilson's formula."""
        return interval(self.share, self.of)


def interval(share: float, matches: int) -> tuple[float, float]:
    """Between which shares the real one lies, by Wilson's formula."""
    if not matches:
        return 0.0, 1.0
    square = SURE * SURE
    middle = share + square / (2 * matches)
    half = SURE * sqrt(share * (1 - share) / matches + square / (4 * matches * matches))
    under = 1 + square / matches
    return max(0.0, (middle - half) / under), min(1.0, (middle + half) / under)


class Mean(Struct, frozen=True):
    """The mean of some numbers, and between which bounds the real one lies."""

    mean: float
    low: float
    high: float
    count: int


def mean_of(numbers: Sequence[float]) -> Mean:
    """Their mean; of fewer than two nothing is known of its bounds."""
    if not numbers:
        return Mean(0.0, 0.0, 0.0, 0)
    mean = fmean(numbers)
    if len(numbers) < 2:
        return Mean(mean, mean, mean, 1)
    half = SURE * stdev(numbers) / sqrt(len(numbers))
    return Mean(mean, mean - half, mean + half, len(numbers))


class Spread(Struct, frozen=True):
    """Some numbers: their mean, the least and the most, and what half and most of them reach."""

    mean: float
    least: float
    median: float
    most_reach: float
    most: float


def spread_of(numbers: Sequence[float]) -> Spread:
    """How some numbers are spread; `most_reach` is what nineteen in twenty do not pass."""
    if not numbers:
        return Spread(0.0, 0.0, 0.0, 0.0, 0.0)
    if len(numbers) == 1:
        only = float(numbers[0])
        return Spread(only, only, only, only, only)
    cuts = quantiles(numbers, n=20, method="inclusive")
    return Spread(fmean(numbers), min(numbers), cuts[9], cuts[18], max(numbers))
