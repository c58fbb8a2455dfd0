"""Help for the tests of games and house rules: random matches, twins, disagreements."""

from __future__ import annotations

import random
from pathlib import Path

from msgspec.structs import replace

from scriptorium.engine.errors import Refused
from scriptorium.engine.library import Library, standard_library
from scriptorium.engine.play import apply, legal, why_not
from scriptorium.engine.table import Table

from .list_comparison import compare as compare
from .list_comparison import compare_imagined as compare_imagined
from .mod_check import check_mod
from .positions import Tried as Tried
from .positions import position as position
from .twins import twin as twin


def random_match(table: Table, seed: int, *, most: int = 10_000) -> list[Table]:
    """The tables of a match played at random: the first one, and one after each action."""
    choose = random.Random(seed).random
    tables = [table]
    while table.chooser is not None and len(tables) <= most:
        choices = legal(table)
        if not choices:
            raise AssertionError(f"{table!r}: {table.chooser} has nothing to choose from")
        table = apply(table, choices[int(choose() * len(choices))]).table
        tables.append(table)
    return tables


def assert_sound(path: Path, *, matches: int = 20, library: Library | None = None) -> None:
    """Fail unless `scriptorium mods check` finds nothing wrong with a mod."""
    report = check_mod(path, library or standard_library(), matches=matches)
    if not report.sound:
        raise AssertionError("\n".join(str(found) for found in report.findings))


def disagreements(table: Table) -> list[str]:
    """Where `legal`, `why_not` and `apply` disagree about a legal action: a list that is empty.

    Asked of a copy that has not listed its choices yet, so that each reading stands for itself.
    """
    found = []
    for action in legal(table):
        fresh = replace(table)
        refused = why_not(fresh, action)
        if refused is not None:
            found.append(f"{action!r} is offered and refused: {refused}")
            continue
        try:
            apply(replace(table), action)
        except Refused as error:
            found.append(f"{action!r} is offered and cannot be done: {error}")
    return found
