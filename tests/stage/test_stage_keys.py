"""The keyboard's place: reading order, arrows, digits, letters."""

from __future__ import annotations

import pytest
from stage_games import new_table

import scriptorium as sc
from scriptorium_play.session.touching import Cursor, NotTouchable, Touching, choices


@pytest.fixture
def cursor():
    """On a board of noughts and crosses where the centre is taken."""
    table = new_table("noughts")
    return Cursor(Touching(choices(sc.apply(table, sc.read(table, "mark B2")).table)))


def test_tab_goes_through_all_pieces_as_one_reads_and_round_the_end(cursor):
    seen = [cursor.here, *(cursor.move(1) for _ in range(7))]
    assert seen == ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"]
    assert cursor.move(1) == "A1"
    assert cursor.move(-1) == "C3"


def test_arrows_go_to_the_nearest_and_stay_at_the_edge(cursor):
    assert cursor.arrow(1, 0) == "B1"
    assert cursor.arrow(0, 1) == "B3"  # the centre is taken
    assert cursor.arrow(0, 1) == "B3"
    assert cursor.arrow(-1, 0) == "A3"
    assert cursor.arrow(0, -1) == "A2"
    assert cursor.arrow(1, 0) == "C2"


def test_digits_and_letters_jump(cursor):
    assert cursor.digit(3) == "C1"
    assert cursor.digit(9) == "C1"
    assert cursor.digit(0) == "C1"
    assert cursor.letter("c") == "C2"
    assert cursor.letter("c") == "C3"
    assert cursor.letter("c") == "C1"
    assert cursor.letter("z") == "C1"


def test_enter_touches_what_is_under_the_cursor(cursor):
    cursor.move(1)
    decided = cursor.enter().decided
    assert decided is not None
    assert sc.write(cursor.touching.choices.table, decided) == "mark B1"


def test_where_nothing_can_be_touched_no_key_does_anything():
    table = new_table("lantern")
    cursor = Cursor(Touching(choices(table)))
    assert cursor.here is None
    assert (cursor.move(1), cursor.arrow(1, 0), cursor.digit(1), cursor.letter("a")) == (None,) * 4
    with pytest.raises(NotTouchable):
        cursor.enter()
