"""How things move in Plankenkoorts: which pieces an event happens to, and where books come from."""

from __future__ import annotations

import pytest
from plank import GAME

import scriptorium as sc
import scriptorium.scene as sp
from game_tables import steps
from scriptorium_plankenkoorts import BookLaid, RoundScored
from scriptorium_plankenkoorts.dust import BookTaken
from scriptorium_plankenkoorts.picture import SHELF_WIDTH
from scriptorium_play.picture.scenes import ChangeKind, difference, picture


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_events_name_what_is_in_the_picture(seed):
    """Books laid come out of the hand of who lays them, taken ones from the other's shelf."""
    laid = taken = 0
    for before, _, after in steps(sc.new_table(GAME, 3, seed), seed, 700):
        seat = before.chooser
        old, new = picture(before, seat), picture(after.table, seat)
        events = sc.seen_events(after, seat)
        told = sp.movements(before.rules, events)
        changes = {change.id: change for change in difference(old, new, told)}
        there = {piece.id for piece in (*old.pieces, *new.pieces)}
        for at, event in enumerate(events):
            if not isinstance(event, BookLaid | BookTaken):
                continue
            source, goal = told[at].pieces
            assert source in there
            if any(isinstance(one, RoundScored) for one in events):
                continue  # the shelves are empty again
            assert goal in there
            assert changes[goal].moment == at
            if old.piece(goal) is None:
                assert changes[goal].kind is ChangeKind.MOVED
                assert changes[goal].before.id == source
            laid += isinstance(event, BookLaid)
            taken += isinstance(event, BookTaken)
    assert laid
    assert taken


def test_shelves_show_backs_of_books_and_the_bar_tells_the_round():
    """A shelf shows the backs of its books, a dust card its own; whose turn tells the direction."""
    dust = backs = 0
    for _, _, after in steps(sc.new_table(GAME, 3, 1), 1, 300):
        table = after.table
        if table.chooser is None:
            break
        scene = picture(table, table.chooser)
        turn = scene.piece("turn")
        told = dict(turn.says.details)
        assert (told["round"], told["seat"]) == (table.clock.round, table.clock.seat)
        standing = [piece for piece in scene.pieces if piece.id.startswith("book-")]
        for piece in standing:
            assert piece.art.startswith("plankenkoorts-spine-")
            assert piece.x + piece.width <= SHELF_WIDTH
            dust, backs = dust + piece.art.endswith("-dust"), backs + 1
    assert dust
    assert backs > dust
