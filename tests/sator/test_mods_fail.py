"""A mod's rule that fails costs nothing but itself: every choice of the game is still there.

Each question that SATOR asks, each rule about a choice and each function of a verb is answered by
functions that raise, leave or say rubbish.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import Struct
from planted_faults import FAULTS, Planted, told
from wall_house import house

import scriptorium as sc
import scriptorium.cards as sv
from night import often
from scriptorium.cards import VerbWords
from scriptorium.cards.registration import condition
from scriptorium.engine.choices import rule
from scriptorium.plugins import guard
from scriptorium_sator.acolytes.walking import StaysPut
from scriptorium_sator.hand.playing import Play
from scriptorium_sator.verbs.movement_questions import QUESTIONS

ODD = "house.odd"
WHY = sc.Reason("odd", "H1", "The house does not like {bridge}.", message="test-odd")
KINDS = (*QUESTIONS, StaysPut)


class Numbers(Struct, frozen=True):
    """The house's card has no numbers."""


class HumWords(VerbWords, frozen=True, kw_only=True):
    """Hum."""

    hum: int


def humming(facet: str) -> Callable[[sc.RuleBook, Planted], None]:
    """A card of a verb of the house; anna's hand holds it."""

    def plant(book: sc.RuleBook, planted: Planted) -> None:
        how: dict[str, Any] = {
            "said": lambda words: sc.text("hum", "Hum."),
            "can": lambda at, words: True,
            "do": lambda now, doing, words: (),
        }
        if facet == "needs":
            how["needs"] = (rule("odd", "H1", "Odd.", predicate=planted),)
        elif facet == "number":
            condition(book, "oddness", planted)
        else:
            how[facet] = planted
        sv.verb(book, "hum", HumWords, **how)
        do = [{"hum": 1}]
        if facet == "number":
            do = [{"if": {"oddness": {"at_least": 1}}, "do": do}]  # type: ignore[list-item]
        sv.effect(book, "house.odd.hum", params=Numbers, program=lambda numbers: {"do": do})
        book.card(sc.Card("house.odd:hum", "house.odd.hum", back="im", params=Numbers()))

    return plant


PLANTS: dict[str, Callable[[sc.RuleBook, Planted], None]] = {
    **{
        kind.__name__: (lambda book, f, kind=kind: book.answer(kind, f, reason=WHY))
        for kind in KINDS
    },
    "a rule that holds": lambda book, f: book.rule(Play, rule("odd", "H1", "Odd.", predicate=f)),
    "a rule with a why": lambda book, f: book.rule(Play, rule("odd", "H1", "Odd.", explain=f)),
    **{f"a verb's {facet}": humming(facet) for facet in ("can", "needs", "ready", "number")},
}


def library_with(plant: Callable[[sc.RuleBook], None]) -> sc.Library:
    """The installed plugins, and the house's for SATOR."""
    library = sc.standard_library(third_party=False).copy()
    module = house(ODD, plant, after=("sator.done",))
    about = sc.About(ODD, "sator", after=("sator.done",))
    module.scriptorium_about = sc.hookimpl(lambda: about, specname="scriptorium_about")
    library.add(module)
    return library


@cache
def answered(name: str) -> tuple[sc.Library, Planted]:
    """The house's plugin with one answer, read once: what is planted there fails as is wished."""
    planted = Planted(FAULTS["raises"])
    return library_with(lambda book: PLANTS[name](book, planted)), planted


def planted_in(name: str, fault: str) -> tuple[sc.Library, Planted]:
    """That plugin with a fault, as if nobody had asked it yet."""
    library, planted = answered(name)
    planted.fault, planted.calls, planted.unguarded = FAULTS[fault], 0, []
    return library, planted


def tables(library: sc.Library, *mods: str) -> list[sc.Table]:
    """Tables of a random match, most of them with the house's plugin on."""
    return list(coming(library, *mods))


def coming(library: sc.Library, *mods: str) -> Iterator[sc.Table]:
    """The same, each when it is asked for."""
    luck = random.Random(4)
    table = sc.new_table("sator", 2, 4, mods, library=library)
    for _ in range(often(150, 900)):
        choices = sc.legal(table)
        if not choices:
            break
        kinds = sorted({type(action).__name__ for action in choices})
        kind = luck.choice(kinds)
        action = luck.choice([one for one in choices if type(one).__name__ == kind])
        if table.clock.phase == "play":
            yield table
        table = sc.apply(table, action).table


@pytest.fixture(autouse=True)
def marks() -> Iterator[None]:
    """Whose code runs is told, as it is in a process that is watched."""
    with told():
        yield


@pytest.fixture(scope="module")
def alone() -> list[sc.Table]:
    """The match as it is without the house."""
    return tables(sc.standard_library(third_party=False))


def lines(table: sc.Table) -> list[str]:
    return [sc.write(table, action) for action in sc.legal(table)]


ANSWERS = [kind.__name__ for kind in KINDS] + ["a rule that holds", "a rule with a why"]


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_that_fails_costs_no_choice(
    name: str, fault: str, alone: list[sc.Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: set[str] = set()
    monkeypatch.setattr(guard, "witnesses", [lambda plugin, *told: heard.add(plugin)])
    library, planted = planted_in(name, fault)
    met = tables(library, ODD)
    fits = fault == "nothing" and name == "a rule with a why"  # which is how it allows
    assert [lines(table) for table in met] == [lines(table) for table in alone]
    assert planted.calls
    assert planted.unguarded == []
    assert heard == (set() if fits else {ODD})
    named = {fault for table in met for fault in sc.faults(table)}
    assert {plugin for plugin, _ in named} == heard


def other_cards(library: sc.Library) -> set[str]:
    """What can be done where the card of the house is in the hand, but with that card."""
    table = next(
        one for one in coming(library, ODD) if one.clock.step == "play" and len(one.pending) == 1
    )
    now = sc.Change(table)
    hand = sc.key("hand", table.pending[-1].seat)
    sc.lay_out(now, hand, [*sc.cards_in(table, hand), "house.odd:hum", "moves-stone"])
    return {line for line in lines(now.done().table) if "hum" not in line}


@cache
def beside_a_sound_card() -> set[str]:
    good: Any = humming("said")
    return other_cards(library_with(lambda book: good(book, lambda words: sc.text("hum", "Hum."))))


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", [name for name in PLANTS if name not in ANSWERS])
def test_a_card_whose_verb_fails_costs_no_other_card(
    name: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can be played of the hand is all there, but for the card of the house."""
    heard: set[str] = set()
    monkeypatch.setattr(guard, "witnesses", [lambda plugin, *told: heard.add(plugin)])
    library, planted = planted_in(name, fault)
    assert other_cards(library) == beside_a_sound_card()
    assert planted.calls
    assert heard <= {ODD}
    assert planted.unguarded == []
