"""Matches of SATOR that are far enough to be played with fingers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from scriptorium import Library, legal, new_table
from scriptorium.cards import CardRun
from scriptorium.matches import Match
from scriptorium_play.session.touching import choices

MOST = 400


def until(match: Match, wanted: Callable[[Match], bool], seed: int = 3) -> Match:
    """Play by chance until a match is as wanted."""
    chance = random.Random(seed)
    for _ in range(MOST):
        if wanted(match):
            return match
        match.play(chance.choice(legal(match.table)))
    raise AssertionError(f"no such moment came within {MOST} actions")


def in_play(library: Library, seats: tuple[str, ...] = ("red", "blue"), seed: int = 5) -> Match:
    """The first turn after all bridges were placed."""
    match = Match(new_table("sator", seats, seed, library=library))
    return until(match, lambda one: one.table.clock.phase == "play")


def paths(match: Match) -> list[tuple[str, ...]]:
    """What may be touched at a moment."""
    return [path for path, _ in choices(match.table).paths]


def pending(match: Match) -> str:
    """The kind of the decision that is awaited; of a card of verbs, the stage it has come to."""
    top = match.table.pending[-1]
    stage = f" {top.stage}" if isinstance(top, CardRun) else ""
    return type(top).__name__ + stage


def aimed(library: Library, card: str) -> Match:
    """A first turn with a card of that kind played: a bridge must be aimed at."""
    for seed in range(MOST):
        match = in_play(library, seed=seed)
        for action in legal(match.table):
            if str(getattr(action, "card", "")).startswith(card):
                match.play(action)
                return match
    raise AssertionError(f"nobody ever held a card {card}")


def copied(match: Match, library: Library) -> Match:
    """The same match again, so that a test may play on."""
    from scriptorium.matches.match import load_match

    return load_match(match.to_bytes(), library=library)


def person(match: Match, *computers: str) -> dict[str, Any]:
    """Who sits where."""
    return {seat: "computer" if seat in computers else "person" for seat in match.table.seats}
