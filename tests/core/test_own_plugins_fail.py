"""Our own games are called directly; where they fail, the match goes on and says whose fault it is.

And what a plugin leaves behind when it is switched off, or when many are.
"""

from __future__ import annotations

from typing import Annotated

import lantern
import pytest
from missing_plugins import gone_on_without
from wall_house import fail, house, leave

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import PluginError
from scriptorium.cards.packs import add_pack, read_pack
from scriptorium.engine.choices import Choice
from scriptorium.matches import Match
from scriptorium.mods import Home
from scriptorium.mods.home import ModChoices

pytestmark = pytest.mark.own_faults


class Wind(sc.Part, tag="lantern.wind", frozen=True):
    """A part that cannot be shown."""

    force: int = 3

    def seen_by(self, seat, rules):
        return fail()


class Gust(sc.Event, tag="lantern.gust", frozen=True):
    """An event that cannot be shown or told."""

    def seen_by(self, seat, rules):
        return fail()

    def said(self):
        return fail()


class Storm(sc.Decision, tag="lantern.storm", frozen=True):
    """A decision that cannot be shown."""

    def seen_by(self, seat, rules):
        return fail()


class Force(sc.Numbers):
    """A number that cannot be written or read."""

    def write(self, position, value):
        return fail()

    def read(self, position, text):
        return fail()


class Blow(sc.Action, tag="lantern.blow", frozen=True):
    """An action of the game's own, with something wrong in it."""

    force: Annotated[int, Force(1, 1)] = 1


class Calm(sc.Action, tag="lantern.calm", frozen=True):
    """The answer to a storm."""


@pytest.fixture
def trusting():
    """Lantern as one of our own games."""
    library = sc.Library()
    library.add(lantern, third_party=False)
    return library


@pytest.fixture
def own(trusting):
    """A match of lantern with one more plugin of its own, made by these rules."""

    def made(rules):
        trusting.add(house("lantern.odd", rules), third_party=False)
        return sc.new_table("lantern", 2, 1, library=trusting, first="anna")

    return made


def blowing(book, **how):
    what = {"do": lambda now, p, a: now.tell(Gust()), **how}
    book.event(Gust)
    book.choice(Choice(Blow, **what))


BROKEN = {
    "a test that fails": dict(rules=(sc.Rule(predicate=lambda at, a: fail()),)),
    "a refusal that fails": dict(rules=(sc.Rule(explain=lambda at, a: fail()),)),
    "a refusal that is rubbish": dict(rules=(sc.Rule(explain=lambda at, a: "no"),)),
    "an end that fails": dict(ends=(sc.Rule(predicate=lambda at, a: fail()),)),
    "an end that answers rubbish": dict(ends=(sc.Rule(explain=lambda at, a: "no"),)),
    "a test that leaves": dict(rules=(sc.Rule(predicate=lambda at, a: leave()),)),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_an_action_of_ours_that_fails_is_left_out_and_refused_with_its_name(own, kind):
    table = own(lambda book: blowing(book, **BROKEN[kind]))
    assert Blow() not in sc.legal(table)
    assert sc.legal(table)
    refused = sc.why_not(table, Blow())
    assert (refused.id, refused.plugin) == ("plugin_fault", "lantern.odd")
    several = sc.why_not(table, sc.Several((Blow(), Blow())))
    assert (several.id, several.plugin) == ("plugin_fault", "lantern.odd")


def test_a_decision_whose_answers_all_fail_is_no_way_on(own):
    """Looking ahead finds nothing that could be chosen, and does not fall over it."""

    def rules(book):
        blowing(book, do=lambda now, p, a: now.wait_for(Storm(p.seat)), opens=Storm)
        never = sc.Rule(predicate=lambda at, a: fail())
        book.choice(Choice(Calm, do=lambda n, p, a: None, at=Storm, rules=(never,)))

    table = own(rules)
    assert Blow() not in sc.legal(table)
    assert sc.why_not(table, Blow()).id == "no_way_on"


def test_what_ours_cannot_show_is_not_shown(own):
    def rules(book):
        book.part(Wind())
        book.decision(Storm)
        blowing(book, beside=lambda at: fail())
        sp.add_scene(book, lambda view: fail())
        book.invariant(lambda position: fail())

    table = own(rules)
    now = sc.Change(table)
    now.put(Wind(9))
    storm = now.done().table
    assert sc.view(storm, "anna")[Wind] == Wind()
    after = sc.apply(storm, Blow())
    assert Gust() in after.events
    assert sc.seen_events(after, "anna") == ()
    assert sc.said(storm.rules, Gust()) is None
    assert sp.touches(sc.view(storm, "anna"), Blow()) == ()
    assert sp.meant(storm, ("nothing",)) == ()
    assert sp.scene(sc.view(storm, "anna")).pieces == ()
    assert storm.rules.problem(storm).startswith("lantern.odd: ValueError")
    now = sc.Change(storm)
    now.wait_for(Storm("bruno"))
    assert sc.view(now.done().table, "anna").chooser == "bruno"


def test_a_writer_or_reader_of_ours_that_fails(own):
    table = own(blowing)
    assert sc.write(table, Blow()) == 'lantern.blow {"force":1}'
    assert sc.read(table, 'lantern.blow {"force":1}') == Blow()
    with pytest.raises(sc.Unreadable, match="failed while reading 'blow 1'"):
        sc.read(table, "blow 1")


def test_a_set_up_of_ours_that_leaves_is_an_error_with_its_name(own):
    with pytest.raises(PluginError, match=r"set-up failed in lantern\.odd: SystemExit"):
        own(lambda book: book.set_up(lambda now: leave()))


def test_the_cards_of_a_plugin_that_is_gone_leave_the_piles(trusting):
    """Nobody is left with a card in hand that no rule knows any more."""
    bare = trusting.copy()
    trusting.add(
        house("house.odd", lambda book: book.card(sc.Card("house.odd:moon", "lantern.light", 0)))
    )
    table = sc.new_table("lantern", 2, 1, ["house.odd"], library=trusting, first="anna")
    now = sc.Change(table)
    sc.lay_out(now, "hand.anna", ["house.odd:moon", "lamp", "house.odd:moon"])
    freed = gone_on_without(Match(now.done().table), bare).table
    assert sc.cards_in(freed, "hand.anna") == ("lamp",)
    assert sc.cards_in(freed, "deck") == sc.cards_in(table, "deck")


def test_a_missing_pack_is_an_error_of_its_plugin(trusting, tmp_path):
    trusting.add(house("house.odd", lambda book: add_pack(book, read_pack(tmp_path / "moon.toml"))))
    with pytest.raises(PluginError, match=r"house\.odd failed: .*moon\.toml: No such file"):
        sc.new_table("lantern", mods=["house.odd"], library=trusting)


def test_many_mods_that_are_off_are_still_known_to_be_off(tmp_path):
    """The file of choices is never written so that it cannot be read."""
    home = Home(tmp_path)
    choices = ModChoices({"moon": "0" * 32}, tuple(f"rule 'number' {n:03}" for n in range(300)))
    home.keep(choices)
    assert home.choices() == choices
