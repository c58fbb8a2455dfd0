"""What counts for a seat, told of any seat while another may be on turn."""

from __future__ import annotations

import plank
import pytest

import game_tables
import scriptorium as sc
from scriptorium.hidden import heuristics_of
from scriptorium_plankenkoorts import BEGIN, CLOSE, HAND, PLACE
from scriptorium_plankenkoorts.canon import NR


def fits(table: sc.Table, seat: sc.Seat, card: sc.CardId) -> bool:
    """Whether a book can be laid in some way, judged on a table where it is that seat's turn."""
    at = sc.Moment.of(table, sc.Turn(seat))
    masks = (sc.let_through(rules, at) for rules in (BEGIN, PLACE, CLOSE))
    return any(mask >> NR[card] & 1 for mask in masks)


def unfit(table: sc.Table, seen: sc.View, seat: sc.Seat) -> int | None:
    """What measures tell of books in hand that fit nowhere."""
    measure = heuristics_of(table.rules).measures
    assert measure is not None
    found = [one.value for one in measure(seen, seat) if one.told.id == "pk-measure-unfit"]
    return found[0] if found else None


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_measures_are_about_the_seat_they_are_asked_for(seats, seed):
    """Also while another is on turn: books that fit nowhere are counted on one's own shelves."""
    asked_out_of_turn = other_if_judged_by_who_is_on_turn = 0
    for table, _, _ in game_tables.steps(sc.new_table(plank.GAME, seats, seed), seed, 150):
        if table.chooser is None:
            break
        for seat in table.seats:
            seen = sc.view(table, seat)
            held = [card for card in HAND(table, seat) if card in NR]
            expected = sum(not fits(table, seat, card) for card in held)
            assert unfit(table, seen, seat) == expected
            wrong = sum(not fits(table, table.chooser, card) for card in held)
            asked_out_of_turn += seat != table.chooser
            other_if_judged_by_who_is_on_turn += wrong != expected
    assert asked_out_of_turn > 100
    assert other_if_judged_by_who_is_on_turn > 50
