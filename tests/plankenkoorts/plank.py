"""Positions and odd actions for the tests of Plankenkoorts."""

from __future__ import annotations

import random
from functools import partial

import game_tables
import scriptorium as sc
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

position = partial(game_tables.position, GAME)


def odd_action(table: sc.Table, chooser: random.Random) -> sc.Action:
    """An action of any kind with any card, book and player: usually not allowed."""
    held = table.rules.zones and sc.cards_in(table, sc.key("hand", table.chooser))
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
