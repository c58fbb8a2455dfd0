"""The game of the guide, `docs/examples/larks`, for the tests of how games are written."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import scriptorium as sc

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
sys.path.insert(0, str(EXAMPLES))

import larks  # noqa: E402

sys.path.remove(str(EXAMPLES))


def library(*plugins: object) -> sc.Library:
    """A library with larks, and with house rules that are not trusted."""
    made = sc.Library()
    made.add(larks, third_party=False)
    for one in plugins:
        assert not made.add(one).broken
    return made


def table(seats: int = 2, seed: int = 1, *mods: object, **options: object) -> sc.Table:
    """A new match of larks."""
    names = [one.name for one in mods]
    return sc.new_table("larks", seats, seed, names, library=library(*mods), **options)


def played(table: sc.Table, seed: int, most: int = 200) -> list[sc.Table]:
    """The tables of a match of random choices."""
    choose, found = Random(seed), [table]
    while found[-1].chooser is not None and len(found) < most:
        found.append(sc.apply(found[-1], choose.choice(sc.legal(found[-1]))).table)
    return found


def facts(table: sc.Position) -> dict[str, object]:
    """What scenarios see of it."""
    from scriptorium.scenarios import facts_of

    return {name: one.see(table) for name, one in facts_of(table.rules).items() if one.see}
