"""Plugins: names, order, switching off, versions, and what is said of a broken one."""

from __future__ import annotations

import itertools
import types

import lantern
import pytest
from wall_house import house

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium import PluginError, SetupError
from scriptorium.cards.replacement import replace_card
from scriptorium.engine import library as libraries
from scriptorium.engine.choices import rule


def quiet(book):
    """Rules that add nothing."""


def library(*modules):
    filled = sc.Library()
    for module in (lantern, *modules):
        filled.add(module)
    return filled


def names(table):
    return [ref.name for ref in table.rules.setup.plugins]


def test_order_does_not_depend_on_registration():
    """Ten house rules in any order of installation give the same rules and the same match."""
    mods = [house(f"house.{name}", quiet) for name in "cabd"]
    seen = set()
    digests = set()
    for order in itertools.permutations(mods):
        table = sc.new_table("lantern", 2, 3, [m.__name__ for m in order], library=library(*order))
        seen.add(tuple(names(table)))
        digests.add(sc.digest(table))
    assert seen == {("lantern", "house.a", "house.b", "house.c", "house.d")}
    assert len(digests) == 1


def test_before_and_after_come_first_and_then_the_name():
    first = house("house.z", quiet, before=("house.a",))
    last = house("house.b", quiet, after=("house.c",))
    table = sc.new_table(
        lantern, 2, 1, [house("house.a", quiet), first, last, house("house.c", quiet)]
    )
    assert names(table) == ["lantern", "house.c", "house.b", "house.z", "house.a"]


def test_a_circle_is_named():
    one = house("house.a", quiet, before=("house.b",))
    two = house("house.b", quiet, before=("house.a",))
    with pytest.raises(sc.SetupError, match=r"cannot be put in order: house"):
        sc.new_table(lantern, 2, 1, [one, two])


def test_a_games_own_plugins_are_on_and_can_be_switched_off_by_name():
    own = house("lantern.oilier", lambda book: book.adjust("lantern.oil", lambda o, p, s: 9))
    extra = house("lantern.extra", quiet, optional=True)
    filled = library(own, extra)
    assert sc.new_table("lantern", library=filled).clock.left == (9,)
    assert "lantern.extra" not in names(sc.new_table("lantern", library=filled))
    off = sc.new_table("lantern", without=["lantern.oilier"], library=filled)
    assert off.clock.left == (3,)
    assert names(sc.new_table("lantern", mods=["lantern.extra"], library=filled))[-1:] == [
        "lantern.oilier"
    ]


def test_a_plugin_may_name_others_of_its_package():
    inner = house("lantern.inner", quiet)
    outer = types.ModuleType("outer")

    @sc.hookimpl
    def scriptorium_about():
        return sc.About("lantern.outer", "lantern", version="2.0")

    @sc.hookimpl
    def scriptorium_plugins():
        return [inner]

    outer.scriptorium_about = scriptorium_about
    outer.scriptorium_plugins = scriptorium_plugins
    assert names(sc.new_table("lantern", library=library(outer))) == [
        "lantern", "lantern.inner", "lantern.outer",
    ]  # fmt: skip


WISHES = {
    "an unknown game": (dict(game="chess"), "no game 'chess'; known are: lantern"),
    "too many seats": (dict(seats=5), "takes 2 to 4 seats"),
    "too few seats": (dict(seats=1), "takes 2 to 4 seats"),
    "an unknown seat": (dict(seats=["anna", "zoe"]), "no seat 'zoe'"),
    "the same seat twice": (dict(seats=["anna", "anna"]), "same name"),
    "an unknown plugin": (dict(mods=["house.none"]), "no plugin 'house.none'"),
    "an unknown plugin off": (dict(without=["lantern.none"]), "no plugin 'lantern.none'"),
    "the game off": (dict(without=["lantern"]), "without itself"),
    "an unknown option": (dict(options={"speed": 3}), "no option speed; there are: undo"),
    "a seat that does not play first": (dict(first="dirk", seats=2), "'dirk' cannot begin"),
    "a seed below nothing": (dict(seed=-1), "a seed is a whole number"),
    "a seed too large": (dict(seed=2**63), "a seed is a whole number"),
}


@pytest.mark.parametrize("wish", WISHES)
def test_wishes_that_cannot_be_met_are_clear_errors(wish):
    asked, why = WISHES[wish]
    with pytest.raises(sc.SetupError, match=why):
        sc.new_table(asked.pop("game", "lantern"), library=library(), **asked)


def test_a_plugin_for_another_game_is_refused(noughts):
    filled = library(noughts)
    with pytest.raises(sc.SetupError, match="noughts is for noughts, not for lantern"):
        sc.new_table("lantern", 2, mods=["noughts"], library=filled)


def test_what_a_plugin_requires_must_be_on():
    needy = house("house.needy", quiet, requires=("house.base",))
    with pytest.raises(sc.SetupError, match=r"house.needy needs house.base"):
        sc.new_table(lantern, 2, 1, [needy])
    sc.new_table(lantern, 2, 1, [needy, house("house.base", quiet)])


def test_options_are_checked():
    rules = house("house.opt", lambda book: book.option("first", "last", among=("last", "first")))
    assert sc.new_table(lantern, 2, 1, [rules]).rules.options["first"] == "last"
    with pytest.raises(sc.SetupError, match=r"option first is 'middle'; write 'last', 'first'"):
        sc.new_table(lantern, 2, 1, [rules], options={"first": "middle"})
    with pytest.raises(sc.SetupError, match="option first is 3"):
        sc.new_table(lantern, 2, 1, [rules], options={"first": 3})


def broken_about():
    module = types.ModuleType("house_broken")

    def scriptorium_about():
        raise SystemExit(1)

    module.scriptorium_about = sc.hookimpl(scriptorium_about)
    return module


def test_a_plugin_that_does_not_load_is_kept_with_its_error_and_harms_nobody():
    filled = library(broken_about(), types.ModuleType("house_silent"))
    broken = filled.plugins["house_broken"]
    line = broken_about.__code__.co_firstlineno + 4
    told = f"test_plugins.py:{line}:9: SystemExit: 1. The line: raise SystemExit(1)"
    assert broken.broken == told
    assert "scriptorium_about is missing" in filled.plugins["house_silent"].broken
    sc.new_table("lantern", library=filled)
    with pytest.raises(sc.SetupError, match=r"house_broken is broken: .* SystemExit"):
        sc.new_table("lantern", mods=["house_broken"], library=filled)


def test_two_plugins_of_one_name_are_told_apart():
    filled = library(house("house.a", quiet), house("house.a", quiet))
    assert "there is a plugin house.a already" in filled.plugins["house.a#2"].broken


CLASHES = {
    "a part twice": (lambda book: book.part(lantern.Played()), "the part Played is there already"),
    "a card twice": (
        lambda book: [book.card(sc.Card("house.odd:moon")) for _ in range(2)],
        "the card house.odd:moon is there already",
    ),
    "a card without its plugin": (
        lambda book: book.card(sc.Card("lamp")),
        "call the card house.odd:lamp",
    ),
    "a card that is replaced and not there": (
        lambda book: replace_card(book, "lamb", copies=2),
        "there is no card 'lamb' to replace; did you mean 'lamp'",
    ),
    "a card with something that none has": (
        lambda book: replace_card(book, "lamp", colour="red"),
        "colour",
    ),
    "a zone twice": (lambda book: book.zone("deck"), "the zone deck is there already"),
    "an effect twice": (
        lambda book: sv.effect(book, "lantern.fog", quiet),
        "effect lantern.fog is there already, from lantern",
    ),
    "a game twice": (lambda book: book.game(sc.Schedule(())), "lantern declares the game already"),
    "a reset that is none": (lambda book: book.part(sc.Turn("x"), reset="week"), "not 'week'"),
    "a missing service": (lambda book: book.service("cellar"), "needs cellar"),
    "an error": (lambda book: 1 / 0, "house.odd failed: ZeroDivisionError"),
    "an exit": (lambda book: exit(), "house.odd failed: SystemExit"),
}


@pytest.mark.parametrize("clash", CLASHES)
def test_rules_that_contradict_are_errors_with_both_names(clash):
    rules, why = CLASHES[clash]
    with pytest.raises(PluginError, match=why):
        sc.new_table(lantern, 2, 1, [house("house.odd", rules)])


def test_a_tag_is_needed_and_used_once():
    class Untagged(sc.Part, frozen=True):
        """Without a name for saves."""

    class Same(sc.Part, tag="lantern.lamps", frozen=True):
        """With a name that is taken."""

    for part, why in ((Untagged(), "needs a tag"), (Same(), "two parts have the tag")):
        with pytest.raises(PluginError, match=why):
            sc.new_table(lantern, 2, 1, [house("house.odd", lambda book, p=part: book.part(p))])


def test_questions_are_answered_by_all_plugins():
    class MayDream(sc.Question, frozen=True):
        """May this seat dream?"""

        seat: str

    no = sc.Reason("awake", "D1", "{seat} is awake.")
    asks = house("house.dreams", lambda book: book.question(MayDream, joined="bits"))
    mod = house(
        "house.sleep",
        lambda book: book.answer(MayDream, lambda p, asked: int(asked.seat == "anna"), reason=no),
        after=("house.dreams",),
    )
    table = sc.new_table(lantern, 2, 1, [asks, mod])
    asked = table.rules.questions[MayDream]
    assert asked.ask(table, MayDream("anna")) == 1
    refused = asked.why(table, MayDream("anna"), 0, seat="anna")
    assert (refused.id, refused.plugin) == ("awake", "house.sleep")
    assert str(refused) == "D1 · anna is awake. (house.sleep)"
    assert asked.ask(table, MayDream("bruno")) == 0
    assert asked.why(table, MayDream("bruno"), 0, seat="bruno") is None


def test_what_a_mod_forbids_later_is_not_begun_at_all():
    """A gift that may not be given is not offered: what is begun can be finished."""
    never = rule("no_gifts", "D2", "Nobody gives anything here.", predicate=lambda *asked: False)
    mod = house("house.mean", lambda book: book.rule(lantern.Give, never))
    table = sc.new_table(lantern, 2, 1, [mod], first="anna")
    now = sc.Change(table)
    sc.lay_out(now, "hand.anna", ["gift", "lamp"])
    table = now.done().table
    assert lantern.Play("gift") not in sc.legal(table)
    assert sc.why_not(table, lantern.Play("gift")).id == "no_way_on"
    assert lantern.Play("lamp") in sc.legal(table)
    both = sc.why_not(table, sc.read(table, "play gift; give lamp"))
    assert (both.id, both.plugin) == ("no_gifts", "house.mean")


def test_rules_are_compiled_once_for_each_agreement():
    filled = library()
    one, two = (sc.new_table("lantern", 2, seed, library=filled) for seed in (1, 2))
    assert one.rules is two.rules
    assert sc.new_table("lantern", 3, 1, library=filled).rules is not one.rules


def test_a_library_keeps_a_bounded_number_of_rulesets(monkeypatch):
    """Many different agreements, as in a heap of foreign saves, do not fill the memory."""
    monkeypatch.setattr(libraries, "MOST_RULESETS", 3)
    filled = library()
    saves = []
    for first in lantern.SEATS:
        for seats in (lantern.SEATS, lantern.SEATS[::-1]):
            saves.append(sc.dump(sc.new_table("lantern", seats, 1, first=first, library=filled)))
            sc.load(saves[-1], library=filled)
    assert len(filled._rulesets) == 3
    assert len(filled.agreements) <= 3
    assert all(sc.load(save, library=filled).seats for save in saves)


def test_no_hook_is_called_while_a_match_is_played(monkeypatch):
    """Hooks speak at set-up only; play runs on compiled rules."""
    filled = library(house("house.idle", quiet))
    table = sc.new_table("lantern", 2, 1, ["house.idle"], library=filled)
    calls = []
    manager = filled._manager
    manager.add_hookcall_monitoring(lambda *a: calls.append(a), lambda *a: None)
    monkeypatch.setattr(sc.Library, "_call", lambda *a: calls.append(a))
    from scriptorium.testing.helpers import random_match

    random_match(table, 1, most=100)
    assert calls == []


def test_rules_tell_what_an_option_may_be():
    """A frontend offers the choices of an option; without a list or a range it has none."""

    def rules(book):
        book.option("begins", "last", among=("last", "first"))
        book.option("open", False)
        book.option("size", 3)
        book.option("lamps", 4, among=range(2, 11, 2))

    mod = house("house.choosy", rules)
    table = sc.new_table("lantern", 2, 3, [mod.__name__], library=library(mod))
    choices = table.rules.option_choices
    assert choices["begins"] == ("last", "first")
    assert choices["open"] == (False, True)
    assert choices["size"] == ()
    assert list(choices["lamps"]) == [2, 4, 6, 8, 10]
    for lamps in (0, 3, 12, True):
        with pytest.raises(SetupError, match="write a number from 2 to 10 in steps of 2"):
            sc.new_table(
                "lantern", 2, 3, [mod.__name__], options={"lamps": lamps}, library=library(mod)
            )
