"""Computers that learn little by day: for tests of what is shown of them, not of how they play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from night import often
from scriptorium_bots import known_values
from scriptorium_bots.learning import Course

LITTLE = Course(rounds=1, matches=8, trials=2)


@pytest.fixture(scope="session", autouse=True)
def little_learning() -> Iterator[None]:
    """A game for which nothing is shipped is learned from a few matches."""
    with pytest.MonkeyPatch.context() as patch:
        for usual in ("AT_HOME", "WITH_MODS"):
            patch.setattr(known_values, usual, often(LITTLE, getattr(known_values, usual)))
        yield
