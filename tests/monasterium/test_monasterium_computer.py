"""The computer player of Monasterium, and players by chance: whole matches."""

from __future__ import annotations

import pytest

import monasterium
import scriptorium as sc
from scriptorium.matches import RandomComputer, own_computer


def match(seats: int, seed: int) -> tuple[sc.Table, str]:
    """One seat is the game's own player, the others play by chance."""
    table = sc.new_table(monasterium.GAME, seats, seed)
    mine = table.seats[seed % seats]
    own = own_computer(table.rules, seed)
    assert own is not None
    players = {seat: own if seat == mine else RandomComputer(seed) for seat in table.seats}
    while table.chooser is not None:
        choices = sc.legal(table)
        chosen = players[table.chooser].choose(sc.view(table, table.chooser), choices)
        assert chosen in choices
        table = sc.apply(table, chosen).table
    return table, mine


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_finishes_whole_matches_and_beats_chance(seats: int) -> None:
    """MO22.6, MO19.5: eight matches, of which it wins nearly all."""
    won = 0
    for seed in range(8):
        table, mine = match(seats, seed)
        assert table.outcome is not None
        won += mine in table.outcome.winners
    assert won >= 6


@pytest.mark.parametrize("name", monasterium.PLUGINS)
def test_it_plays_whatever_is_switched_off(name: str) -> None:
    """MO26.2: also without a part of the game it finds something to do."""
    table = sc.new_table(monasterium.GAME, 2, 4, without=(name,))
    own = own_computer(table.rules, 4)
    assert own is not None
    while table.chooser is not None:
        chosen = own.choose(sc.view(table, table.chooser), sc.legal(table))
        table = sc.apply(table, chosen).table
    assert table.outcome is not None
