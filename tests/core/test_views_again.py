"""Views that take over what has not changed, and what all seats know together."""

from __future__ import annotations

from random import Random

import lantern
import msgspec
import pytest

import example_tables
import further_tables
import game_tables
import scriptorium as sc
import scriptorium.house_rules as sh
from night import often
from scriptorium.engine.saves import blind
from scriptorium.house_rules.sealed_choices import filled
from scriptorium.plugins.guard import strict
from scriptorium.plugins.refusals import SentRefusal
from scriptorium.scene import scene
from scriptorium.testing.twins import twin

GAMES = ("sator", "monasterium", "rennes", "plankenkoorts")
LONGEST = often(120, 3000)


def lots(seed=1):
    return sc.new_table("lots", 3, seed, library=example_tables.lots())


def tables():
    """A table of each game, each example and each further mod."""
    for game in GAMES:
        for seats in (2, 3):
            yield f"{game} {seats}", sc.new_table(game, seats, seats)
    yield "lantern", sc.new_table(lantern, 3, 1)
    yield "lots", lots()
    for mod in sorted({played.mod for played in example_tables.PLAYED}):
        yield mod, sc.new_table("sator", 2, 1, [mod], library=example_tables.library())
    for brought in further_tables.BROUGHT:
        yield brought.mod, brought.begun()


TABLES = dict(tables())


@pytest.mark.parametrize("name", TABLES)
def test_views_since_earlier_ones_are_the_views(name):
    start = TABLES[name]
    seen = {seat: sc.view(start, seat) for seat in start.seats}
    for before, _, after in game_tables.steps(start, 1, LONGEST):
        seen = sc.views_since(before, after.table, seen)
        assert seen == {seat: sc.view(after.table, seat) for seat in start.seats}


def test_views_of_another_match_are_not_taken_over():
    one, other = sc.new_table("sator", 2, 1), sc.new_table("sator", 3, 1)
    first = one.seats[0]
    with pytest.raises(ValueError, match="another match"):
        sc.views_since(one, one, {first: sc.view(other, first)})
    with pytest.raises(ValueError, match="another match"):
        sc.views_since(other, one, {first: sc.view(one, first)})


@pytest.mark.parametrize("name", TABLES)
def test_what_all_know_together_is_known_to_each(name):
    """A spectator learns no secret of any seat, and each seat can say what a spectator sees."""
    start, chance = TABLES[name], Random(1)
    for at, (table, _, _) in enumerate(game_tables.steps(start, 2, LONGEST)):
        if at % 5:
            continue
        for looker in table.seats:
            watched = sc.watched(table, looker)
            for seat in table.seats:
                assert sc.watched(sc.view(table, seat), looker) == watched
                other = twin(table, seat, chance.randrange(1000))
                assert sc.watched(other, looker) == watched
        first = sc.watched(table, table.seats[0])
        assert sc.watched(table) == first


def test_a_refusal_is_the_same_once_it_was_sent():
    table = sc.new_table("sator", 2, 1)
    other = sc.new_table("sator", 3, 9)
    refusals = [sc.why_not(table, action) for action in sc.legal(other)[:40]]
    refusals += [sc.why_not(table, sh.choose_as(lots(), "x", sc.legal(lots())[0])[0])]
    told = [refused for refused in refusals if refused is not None]
    assert any(refused.details or refused.rules for refused in told)
    for refused in told:
        data = msgspec.msgpack.encode(refused.sent)
        assert msgspec.msgpack.decode(data, type=SentRefusal).refused == refused


def test_anybody_who_is_asked_may_choose_first():
    table = lots()
    first, second, third = table.seats
    choice = sc.legal(table)[0]
    assert sh.choose_as(table, first, choice) == (choice,)
    for action in sh.choose_as(table, third, choice):
        table = sc.apply(table, action).table
    assert table.pending[-1].waiting == (first, second)
    assert len(sh.choose_as(table, table.pending[-1].seat, choice)) == 1


@pytest.mark.parametrize("seed", range(often(20, 2000)))
def test_the_last_who_chooses_unseen_knows_that_all_is_opened(seed):
    """On a table made of a view as well, others have chosen what nobody else knows."""
    for table, action, after in game_tables.steps(lots(seed), seed, 40):
        seat = table.chooser
        guessed = sc.apply(filled(blind(sc.view(table, seat))), action)
        assert guessed.learned == after.learned
        if seat not in after.learned:
            assert sc.view(guessed.table, seat) == sc.view(after.table, seat)


@pytest.mark.parametrize("name", TABLES)
def test_what_all_know_together_has_a_picture(name):
    """A table in the middle of the room shows everything but the hands, from any side."""
    start, chance = TABLES[name], Random(3)
    for at, (table, _, _) in enumerate(game_tables.steps(start, 3, often(60, 2000))):
        if at % 6:
            continue
        for looker in table.seats:
            with strict():
                drawn = scene(sc.watched(table, looker))
            assert drawn.pieces or name == "lantern"
            assert not any(sc.is_hidden(piece.card) for piece in drawn.pieces if piece.card)
            other = twin(table, looker, chance.randrange(1000))
            assert scene(sc.watched(other, looker)) == drawn
