"""What the things that a game counts are worth by a learned value, for those who ask why."""

from __future__ import annotations

from random import Random

from scriptorium import View, apply, legal
from scriptorium.engine import start

from .encoding import OWN, Row
from .linear_value import LinearValue

MEASURE = f"{OWN}measure."
LOOKED_AT, EVERY = 240, 4
# What may stand behind the name of a thing where it is split into several numbers.
MARKS = ("#", "@", ">", "=", "+")


def families(value: LinearValue) -> dict[str, str]:
    """For each measure of the game the name of what it counts, where that is a number of a part.

    Found by a match by chance: it is what was the same in all its positions.
    """
    luck, rows = Random(0), list[Row]()
    table = start(value.encoding.rules, 0)
    for number in range(LOOKED_AT):
        if table.outcome is not None:
            break
        if number % EVERY == 0:
            rows.append(value.encoding.rows(table)[0])
        table = apply(table, luck.choice(legal(table))).table
    columns: dict[tuple[float, ...], str] = {}
    names = sorted({name for row in rows for name in row}, key=lambda one: (len(one), one))
    for name in names:
        if name.startswith(OWN) and not name.startswith(MEASURE):
            columns.setdefault(tuple(row.get(name, 0.0) for row in rows), name)
    found = {}
    for name in names:
        if name.startswith(MEASURE):
            same = columns.get(tuple(row.get(name, 0.0) for row in rows))
            if same is not None:
                found[name.removeprefix(MEASURE)] = same.rstrip("#+")
    return found


def gains(value: LinearValue, was: View, now: View, known: dict[str, str]) -> dict[str, float]:
    """What the change of each thing that the game counts is worth for the seat that looks on."""
    at = value.at[was.seat]
    before, after = value.encoding.rows(was)[at], value.encoding.rows(now)[at]
    left, found = value.left(now), dict[str, float]()
    changed = {
        name: after.get(name, 0.0) - before.get(name, 0.0)
        for name in sorted({*before, *after})
        if after.get(name, 0.0) != before.get(name, 0.0)
    }
    for measure, stem in known.items():
        worth = 0.0
        for name, gain in changed.items():
            rest = name.removeprefix(stem)
            if name == f"{MEASURE}{measure}" or (rest != name and rest[:1] in ("", *MARKS)):
                plain, timed = value.learned.weights.get(name, (0.0, 0.0))
                worth += gain * (plain + left * timed)
        found[measure] = worth
    return found
