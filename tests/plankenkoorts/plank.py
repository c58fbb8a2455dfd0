"""Positions and odd actions for the tests of Plankenkoorts."""

from __future__ import annotations

import random
from functools import partial

import game_tables
import scriptorium as sc
from scriptorium_plankenkoorts import Begin, Close, Discard, Pass, Place, Standing
from scriptorium_plankenkoorts.canon import DATA, NR, SHELVES
from scriptorium_plankenkoorts.dust import (
    Boekenbon,
    Borrow,
    Give,
    LastBook,
    LosseSchroef,
    Partner,
    StofEens,
    Stop,
)

GAME = "plankenkoorts"
DUST = ("stof_eens", "boekenbon", "stofwolk", "geleend_boek", "losse_schroef")

position = partial(game_tables.position, GAME)


def odd_action(table: sc.Table, chooser: random.Random) -> sc.Action:
    """An action of any kind with any card, book and player: usually not allowed."""
    held = table.rules.zones and sc.cards_in(table, sc.key("hand", table.chooser))
    card = chooser.choice((*held, *table.rules.cards)) if held else "stofwolk"
    book = chooser.randint(0, len(DATA.book))
    real = NR.get(card)
    if real is not None and chooser.random() < 0.8:
        book = real
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
