"""The wall: whatever a plugin does, the match goes on as it was and the plugin is named."""

from __future__ import annotations

import logging
import sys

import lantern
import pytest
from missing_plugins import gone_on_without
from wall_house import FAULTS, LAMP, fail, house, table_with

import scriptorium as sc
from scriptorium.engine.choices import Choice
from scriptorium.matches import Match


class Odd(sc.Action, tag="house.odd.act", frozen=True):
    """An action of the house."""


class Broken(sc.Decision, tag="house.odd.pending", frozen=True):
    """A decision of the house rule."""


class Cry(sc.Action, tag="house.odd.cry", frozen=True):
    """An answer nobody can give."""


def house_rule(asked, how="predicate"):
    """A rule of the house for the wishes of lantern: a function in one of its places."""
    return lambda book: book.rule(lantern.Wish, sc.Rule(**{how: asked}))


@pytest.mark.parametrize("kind", FAULTS)
@pytest.mark.parametrize("how", ["predicate", "explain"])
def test_a_rule_for_the_action_of_another_that_fails_is_not_given_and_named(kind, how, caplog):
    """One bad house rule forbids nothing; the log holds the traceback, once for each table."""
    table = table_with(house_rule(lambda *asked: FAULTS[kind](), how))
    before = sc.dump(table)
    with caplog.at_level(logging.ERROR):
        assert sc.why_not(table, lantern.Wish()) is None
        assert lantern.Wish() in sc.legal(table)
        assert sc.apply(table, lantern.Wish()).table != table
    assert sc.faults(table) == (("house.odd", "Wish"),)
    assert sc.dump(table) == before
    assert ["house.odd" in record.getMessage() for record in caplog.records] == [True]


@pytest.mark.parametrize("kind", FAULTS)
def test_a_rule_of_its_own_that_fails_refuses_the_action_and_is_named(kind, caplog):
    """The action is refused, the table stays as it was, the log holds the traceback."""
    rules = (sc.Rule(predicate=lambda *asked: FAULTS[kind]()),)
    choice = Choice(Odd, do=lambda now, top, action: None, rules=rules)
    table = table_with(lambda book: book.choice(choice))
    before = sc.dump(table)
    with caplog.at_level(logging.ERROR):
        refused = sc.why_not(table, Odd())
    assert refused is not None
    assert (refused.id, refused.plugin) == ("plugin_fault", "house.odd")
    assert "house.odd" in refused.reason
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, Odd())
    assert caught.value == refused
    assert Odd() not in sc.legal(table)
    assert lantern.End() in sc.legal(table)
    assert sc.dump(table) == before
    assert any("house.odd" in record.getMessage() for record in caplog.records)


@pytest.mark.parametrize("kind", FAULTS)
def test_a_reaction_that_fails_undoes_the_whole_action(kind):
    """Half-done changes never reach a table."""
    table = table_with(lambda book: book.react(lantern.LampLit, lambda now, e: FAULTS[kind]()))
    before = sc.dump(table)
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, LAMP)
    assert caught.value.plugin == "house.odd"
    assert sc.dump(table) == before
    assert sc.apply(table, lantern.End()).table.chooser == "bruno"


@pytest.mark.parametrize("kind", FAULTS)
def test_an_offer_that_fails_is_left_out(kind):
    """What a broken plugin would offer is missing; everything else can still be chosen."""
    table = table_with(offering(lambda at: FAULTS[kind]()))
    assert {type(action) for action in sc.legal(table)} >= {lantern.End, lantern.Wish}
    refused = sc.why_not(table, Odd())
    assert refused is None  # what is listed quickly is judged by its rules, of which it has none


RUBBISH = {
    "an adjuster without a number": lambda book: book.adjust(
        "lantern.price", lambda value, position, seat: None
    ),
    "a list on the table": lambda book: book.react(
        lantern.LampLit, lambda now, e: now.put(lantern.Played([1, 2]))
    ),
    "a text for a number": lambda book: book.react(
        lantern.LampLit, lambda now, e: now.put(lantern.Played("many"))
    ),
    "a part nobody declared": lambda book: book.react(
        lantern.LampLit, lambda now, e: now.put(sc.Turn("anna"))
    ),
    "a decision nobody declared": lambda book: book.react(
        lantern.LampLit, lambda now, e: now.wait_for("you")
    ),
    "no decision at all": lambda book: book.react(
        lantern.LampLit, lambda now, e: setattr(now, "pending", ())
    ),
}


@pytest.mark.parametrize("kind", RUBBISH)
def test_rubbish_is_refused_and_named(kind):
    """Values of the wrong kind end at the wall, not in a save."""
    table = table_with(RUBBISH[kind])
    before = sc.dump(table)
    for action in (lantern.Wish(), LAMP):
        refused = sc.why_not(table, action)
        try:
            sc.apply(table, action)
        except sc.Refused as error:
            refused = refused or error
        if refused is not None:
            break
    assert refused is not None
    assert refused.plugin == "house.odd"
    assert sc.dump(table) == before


WRONG_RULES = {
    "a text for a test": ("predicate", "no"),
    "a number for a test": ("predicate", 1),
    "a text for a refusal": ("explain", "no"),
    "yes for a refusal": ("explain", True),
}


@pytest.mark.parametrize("kind", WRONG_RULES)
def test_a_rule_that_answers_something_else_is_not_given(kind):
    how, answer = WRONG_RULES[kind]
    table = table_with(house_rule(lambda *asked: answer, how))
    assert sc.why_not(table, lantern.Wish()) is None
    assert sc.faults(table) == (("house.odd", "Wish"),)


def offering(fast):
    """A choice of the house that lists its actions quickly, and not well."""
    return lambda book: book.choice(
        Choice(Odd, do=lambda now, top, action: None, quick=sc.Quick(lists=fast))
    )


def test_offers_of_a_wrong_kind_are_left_out():
    table = table_with(offering(lambda at: [lantern.End(), 5]))
    assert sc.legal(table).count(lantern.End()) == 1
    assert 5 not in sc.legal(table)


def test_rules_that_call_each_other_for_ever_are_stopped():
    """A reaction that tells what it reacts to ends as a refusal."""

    def rules(book):
        book.react(lantern.LampLit, lambda now, event: now.tell(event))

    table = table_with(rules)
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, LAMP)
    assert caught.value.id == "plugin_fault"


def test_a_debugger_is_left_alone():
    """Nothing is traced while a rule of the house runs: breakpoints and coverage work in it."""
    seen = []
    table = table_with(house_rule(lambda *asked: seen.append(sys.gettrace()) or True))
    assert sc.why_not(table, lantern.Wish()) is None
    assert set(seen) == {sys.gettrace()}


def test_a_match_can_go_on_without_a_plugin_that_fails(trusting):
    """What the plugin added leaves the table; everything else stays as it is."""

    class Curse(sc.Part, tag="house.odd.curse", frozen=True):
        """A state of the house rule."""

        depth: int = 3

    def rules(book):
        book.part(Curse())
        never = sc.Rule(predicate=lambda *asked: fail())
        book.choice(Choice(Cry, do=lambda now, top, a: None, at=Broken, rules=(never,)))
        book.react(lantern.LampLit, lambda now, event: now.wait_for(Broken("anna")))

    bare = trusting.copy()
    trusting.add(house("house.odd", rules))
    table = sc.new_table("lantern", 2, 1, ["house.odd"], library=trusting, first="anna")
    now = sc.Change(table)
    sc.search(now, "deck", "lamp", "hand.anna")
    match = Match(now.done().table)
    match.play(LAMP)
    stuck = match.table
    assert sc.legal(stuck) == ()
    freed = gone_on_without(match, bare).table
    assert freed.pending == (sc.Turn("anna"),)
    assert lantern.Lamps.all(freed, "lit") == lantern.Lamps.all(stuck, "lit")
    assert sc.cards_in(freed, "deck") == sc.cards_in(stuck, "deck")
    assert lantern.End() in sc.legal(freed)
    assert sc.load(sc.dump(freed), library=bare) == freed


def test_control_c_is_not_a_fault():
    """The person at the keyboard always gets through."""

    def interrupt(at, action):
        raise KeyboardInterrupt

    table = table_with(house_rule(interrupt))
    with pytest.raises(KeyboardInterrupt):
        sc.why_not(table, lantern.Wish())


@pytest.mark.own_faults
def test_our_own_plugins_are_behind_the_wall_too(trusting):
    """A trusted game is called directly, and still its mistakes end as refusals with its name."""
    broken = house("lantern.odd", lambda book: book.react(lantern.LampLit, lambda now, e: fail()))
    trusting.add(broken, third_party=False)
    table = table_with(lambda book: None, trusting)
    before = sc.dump(table)
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, LAMP)
    assert (caught.value.id, caught.value.plugin) == ("plugin_fault", "lantern.odd")
    assert sc.dump(table) == before
