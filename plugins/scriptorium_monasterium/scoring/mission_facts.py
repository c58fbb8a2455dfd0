"""The missions that lie open, and those that have been completed."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.scenarios import by_seat, number, one_of, table_of, texts_in

from ..board.valley import valley
from ..fact_layout import lays
from ..scoring.open_missions import Missions, missions

USUAL = ("A1", "A2", "B1", "B2", "C1", "C2")


def _in_order(rules: sc.Ruleset) -> list[str]:
    return [id for _, id in sorted((back, id) for id, back, _ in missions(rules))]


def put_open(now: sc.Change, wanted: Any) -> None:
    """Any six missions, or fewer."""
    order = _in_order(now.rules)
    given = [one_of("missions", one, tuple(order)) for one in texts_in("missions", wanted)]
    if len(set(given)) < len(given) or len(given) > len(USUAL):
        raise sc.FactError("missions", "six different missions lie open at most")
    now.put(Missions(tuple(sorted(given, key=order.index)), now[Missions].done))


def see_done(position: sc.Position) -> dict[sc.Seat, dict[str, int]]:
    """Missions completed, with the year."""
    rows = zip(position.rules.setup.seats, position[Missions].done, strict=True)
    return {seat: {id: year for id, year, _ in row} for seat, row in rows}


def put_done(now: sc.Change, wanted: Any) -> None:
    """Missions that seats have completed."""
    worth = {id: mission.worth for id, _, mission in missions(now.rules)}
    rows = dict(zip(now.rules.setup.seats, now[Missions].done, strict=True))
    for seat, value in by_seat("done", now, wanted):
        path, found = f"done.{seat}", []
        for id, year in table_of(path, value, "A1").items():
            one_of(path, id, tuple(worth))
            year = number(f"{path}.{id}", year, 1, valley(now).board.years.count)
            found.append((id, year, worth[id](year)))
        rows[seat] = tuple(found)
    now.put(Missions(now[Missions].open, tuple(rows.values())))


def usual(now: sc.Change) -> None:
    """The first two of each set, if they are there."""
    there = {id for id, _, _ in missions(now.rules)}
    now.put(Missions(tuple(id for id in USUAL if id in there), now[Missions].done))


def register(book: sc.RuleBook) -> None:
    """In the order in which they are set."""
    check.fact(
        book,
        "missions",
        see=lambda position: list(position[Missions].open),
        put=put_open,
        any_order=True,
    )
    check.fact(book, "done", see=see_done, put=put_done)
    lays(book, blank=usual)
