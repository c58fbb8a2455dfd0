"""The table that a recorded match begins with: a fresh one, or one that somebody laid out."""

from __future__ import annotations

import msgspec

from scriptorium.engine.errors import LoadError
from scriptorium.engine.play import start
from scriptorium.engine.playability import why_not_playable
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.saves import codec, opened
from scriptorium.engine.table import Table
from scriptorium.engine.values import MatchSetup

from .match_file import MatchLines
from .records import MOST_NOTE, UNREADABLE


def first_table(lines: MatchLines, rules: Ruleset) -> tuple[Table, str]:
    """The first table of a match, and what is to be said of it.

    One that was laid out must be lawful, unless this machine has laid it out itself: a puzzle may
    leave cards out that a match has, and whoever forges one may put anything in.
    """
    if lines.base is None:
        return start(rules, lines.seed), ""
    table = base_table(lines.base, lines.setup, rules)
    problem = rules.problem(table if lines.trusted else lawful(table))
    told = "It begins with a position that was laid out"
    return table, f"{told}: {problem}."[:MOST_NOTE] if problem else f"{told}."


def lawful(table: Table) -> Table:
    """The table itself, where it is one that can be in its game; raises `LoadError`."""
    problem = why_not_playable(table)
    if problem:
        raise LoadError(f"it begins with a position that cannot be: {problem}")
    return table


def base_table(base: bytes, setup: MatchSetup, rules: Ruleset) -> Table:
    """The table of a base, checked by types alone."""
    written, body = opened(base)
    try:
        there = msgspec.msgpack.decode(written, type=MatchSetup)
        agreed = (there.game, there.seats, there.options)
        if agreed != (setup.game, setup.seats, setup.options):
            raise LoadError("the file holds a table of another match")
        return codec(rules).decode(body)
    except msgspec.ValidationError as error:
        raise LoadError(f"the first table does not fit this game: {error}") from None
    except UNREADABLE as error:
        raise LoadError(f"the first table cannot be read: {error}") from None
