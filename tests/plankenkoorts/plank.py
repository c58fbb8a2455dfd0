"""Positions, matches and odd actions for the tests of Plankenkoorts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import scriptorium as sc
from scriptorium_check.facts import vocabulary
from scriptorium_check.scenario import lay_out
from scriptorium_plankenkoorts.canon import SHELVES, canon
from scriptorium_plankenkoorts.discarding import Discard, Pass
from scriptorium_plankenkoorts.dust.boekenbon import Boekenbon
from scriptorium_plankenkoorts.dust.geleend_boek import Borrow
from scriptorium_plankenkoorts.dust.losse_schroef import LosseSchroef
from scriptorium_plankenkoorts.dust.stof_eens import StofEens
from scriptorium_plankenkoorts.laying import Begin, Close, Place
from scriptorium_plankenkoorts.state import Standing
from scriptorium_plankenkoorts.verbs.swapping import Give, Partner, Stop
from scriptorium_plankenkoorts.verbs.taking_targets import LastBook

GAME = "plankenkoorts"
DUST = ("stof_eens", "boekenbon", "stofwolk", "geleend_boek", "losse_schroef")


def position(
    seats: int = 2,
    *,
    seed: int = 0,
    without: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    **setup: Any,
) -> sc.Table:
    """A table as a scenario would set it up."""
    library = sc.standard_library()
    agreed = library.setup(GAME, seats, options=options or {}, without=without)
    return lay_out(library.rules(agreed), setup, seed)


def do(table: sc.Table, text: str) -> sc.Table:
    """The table after a line of notation."""
    return sc.apply(table, sc.read(table, text)).table


def seen(table: sc.Table | sc.View, fact: str) -> Any:
    """A fact of a position."""
    see = vocabulary(table.rules).facts[fact].see
    assert see is not None
    return see(table)


def lines(table: sc.Table) -> list[str]:
    """All legal actions in notation."""
    return [sc.write(table, action) for action in sc.legal(table)]


def steps(table: sc.Table, seed: int, most: int) -> Iterator[tuple[sc.Table, sc.Action, sc.After]]:
    """A match played at random: each table, the action chosen there, and what it led to."""
    chooser = random.Random(seed)
    for _ in range(most):
        if table.chooser is None:
            return
        choices = sc.legal(table)
        action = choices[int(chooser.random() * len(choices))]
        after = sc.apply(table, action)
        yield table, action, after
        table = after.table


def odd_action(table: sc.Table, chooser: random.Random) -> sc.Action:
    """An action of any kind with any card, book and player: usually not allowed."""
    held = table.rules.zones and sc.cards(table, sc.key("hand", table.chooser))
    card = chooser.choice((*held, *table.rules.cards)) if held else "stofwolk"
    book = chooser.randint(0, len(canon().books))
    real = canon().by_id.get(card)
    if real is not None and chooser.random() < 0.8:
        book = real.nr
    seat = chooser.choice(("P1", "P2", "P3", "P4", "P5", "P6"))
    shelf = chooser.choice(SHELVES)
    return chooser.choice(
        (
            Begin(Standing(card, book)),
            Place(Standing(card, book)),
            Close(Standing(card, book)),
            Discard(card),
            Pass(),
            StofEens(card),
            LosseSchroef(card),
            Boekenbon("boekenbon", LastBook(seat, shelf, chooser.choice((0, book)))),
            Borrow("geleend_boek", seat),
            Partner(seat),
            Give(card),
            Stop(),
        )
    )
