"""Slips in what a plugin writes into the rule book: said when the match is set up, by name."""

from __future__ import annotations

from typing import Any

import lantern
import pytest
from wall_house import house

import scriptorium as sc
from scriptorium import PluginError
from scriptorium.engine.choices import Choice


class Listed(sc.Part, tag="house.listed", frozen=True):
    """A part with a list in it."""

    cards: list[str]


class Mapped(sc.Part, tag="house.mapped", frozen=True):
    """A part with a dict deep inside."""

    cards: tuple[tuple[dict[str, int], ...], ...] = ()


class Anything(sc.Decision, tag="house.anything", frozen=True):
    """A decision about anything."""

    what: Any = None


class Stored(sc.Action, tag="house.stored", frozen=True):
    """An action with something that no save can hold."""

    what: range | None = None


class Loose(sc.Part, tag="house.loose", frozen=True):
    """A part that is sound, and may begin as rubbish."""

    depth: int = 0
    names: tuple[str, ...] | None = None
    tail: frozenset[int] = frozenset()


class Plain(sc.Action, tag="house.plain", frozen=True):
    """An action that is sound."""


def act(book, kind=Plain, **how):
    book.choice(Choice(kind, do=lambda now, top, action: None, **how))


SLIPS = {
    "a list in a part": (lambda book: book.part(Listed([])), "keeps something changeable in cards"),
    "a dict deep in a part": (lambda book: book.part(Mapped()), "changeable in cards"),
    "anything in a decision": (lambda book: book.decision(Anything), "well enough what what is"),
    "what no save can hold": (lambda book: act(book, Stored), "well enough what what is"),
    "a part that begins as rubbish": (lambda book: book.part(Loose("x")), "not what its type"),
    "a kind in the place of a part": (lambda book: book.part(Loose), "a part is a kind, as in"),
    "an object in the place of a kind": (lambda book: act(book, Plain()), "an action is a kind"),
    "a wrong kind of event": (lambda book: book.event(Plain), "an event is a kind"),
    "a wrong kind of decision": (lambda book: book.decision(Plain), "a decision is a kind"),
    "faces nobody knows": (lambda book: book.zone("attic", faces="mine"), "faces is one of all"),
    "a step of no game": (lambda book: act(book, during=("lihgt",)), "names a step 'lihgt'"),
    "a step to enter": (lambda book: act(book, enters="dance"), "names a step 'dance'"),
    "steps as one text": (lambda book: act(book, during="light"), r'as in \("light",\)'),
    "a misspelt number": (
        lambda book: book.adjust("lantern.oill", lambda v, p, s: v),
        "did it mean 'lantern.oil'",
    ),
    "no schedule": (lambda book: book.game("play"), "declares the game already"),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_said_with_the_name_of_its_plugin(slip):
    rules, why = SLIPS[slip]
    with pytest.raises(PluginError, match=why) as caught:
        sc.new_table(lantern, 2, 1, [house("house.odd", rules)])
    assert "house.odd" in str(caught.value)


GAMES = {
    "no schedule": (lambda book: book.game("play"), "a game has a schedule with phases"),
    "no phases": (lambda book: book.game(sc.Schedule(())), "a game has a schedule with phases"),
    "a number that is none": (
        lambda book: book.game(
            sc.Schedule((sc.Phase("play", ("go",)),), budgets=(sc.Budget("ap", "odd.ap"),))
        ),
        "the schedule names a number 'odd.ap'",
    ),
}


@pytest.mark.parametrize("slip", GAMES)
def test_a_game_that_cannot_be_put_together_says_why(slip):
    rules, why = GAMES[slip]
    odd = house("odd", rules)
    odd.scriptorium_about = sc.hookimpl(
        lambda: sc.About("odd", "odd", seats=("x", "o"), fewest=2), specname="scriptorium_about"
    )
    with pytest.raises(PluginError, match=why):
        sc.new_table(odd, seed=1)


def test_what_is_sound_is_taken():
    """Tuples, frozen sets, options: none of this is in anybody's way; nor is a number of nobody."""

    def rules(book):
        book.part(Loose())
        act(book, during=("light", "rest"))
        book.adjust("moon.phases", lambda value, position, seat: value)

    assert sc.new_table(lantern, 2, 1, [house("house.odd", rules)])[Loose] == Loose()
