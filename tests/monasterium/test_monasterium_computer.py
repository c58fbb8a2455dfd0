"""What computers know of Monasterium: whole matches by what was learned, and what they read."""

from __future__ import annotations

from random import Random

import pytest

import monasterium
import scriptorium as sc
from scriptorium.ai import Limit
from scriptorium.matches import RandomComputer
from scriptorium.testing import choices_by, play_out
from scriptorium_bots.encoding import Encoding
from scriptorium_bots.known_values import worth_of
from scriptorium_bots.levels import Brother
from scriptorium_monasterium.mat import Mat


def match(seats: int, seed: int) -> tuple[sc.Table, str]:
    """One seat is a brother, the others play by chance."""
    table = sc.new_table(monasterium.GAME, seats, seed)
    mine = table.seats[seed % seats]
    players = {
        seat: Brother(seed) if seat == mine else RandomComputer(seed) for seat in table.seats
    }
    while table.chooser is not None:
        choices = sc.legal(table)
        chosen = players[table.chooser].choose(sc.view(table, table.chooser), choices)
        assert chosen in choices
        table = sc.apply(table, chosen).table
    return table, mine


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_finishes_whole_matches_and_beats_chance(seats: int) -> None:
    """MO22.6, MO19.5: three matches, all of which it wins."""
    for seed in range(3):
        table, mine = match(seats, seed)
        assert table.outcome is not None
        assert mine in table.outcome.winners


@pytest.mark.parametrize("name", monasterium.PLUGINS)
def test_what_it_reads_is_there_whatever_is_switched_off(name: str) -> None:
    """MO26.2: also without a part of the game its positions have numbers."""
    table, chance = sc.new_table(monasterium.GAME, 2, 4, without=(name,)), Random(4)
    encoding = Encoding(table.rules)
    while table.outcome is None:
        table = sc.apply(table, chance.choice(sc.legal(table))).table
        if chance.random() < 0.05:
            rows = encoding.rows(table)
            assert all(row["own:number.chapels_at_the_end"] >= 0 for row in rows)


def test_a_hint_says_what_novices_are_worth() -> None:
    """What a player of points counts is told in points."""
    start = sc.new_table(monasterium.GAME, 2, 3)
    run = play_out(start, choices_by(("brother",), start.seats, 3), 3, checks=False, most=160)
    seat = start.seats[0]
    value = worth_of(start.rules, Limit()).learned
    assert value is not None
    gains = Brother(1).gains(sc.view(start, seat), sc.view(run.table, seat))
    was, now = (sc.view(one, seat) for one in (start, run.table))
    assert set(gains) >= {"mo-measure-points", "mo-measure-novices", "mo-measure-dice"}
    sent = now[Mat, seat].vacated.bit_count()
    assert sent > was[Mat, seat].vacated.bit_count()
    assert gains["mo-measure-novices"] != 0
