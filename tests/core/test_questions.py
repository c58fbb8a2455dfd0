"""Questions: declared, typed, joined; an answer that fails counts as not given, and is blamed."""

from __future__ import annotations

import logging

import lantern
import pytest
from wall_house import FAULTS, house

import scriptorium as sc
from scriptorium import PluginError

COLD = sc.Reason("cold", "C1", "Lamp {lamp} is cold.", message="test-cold")
WET = sc.Reason("wet", "C2", "Lamp {lamp} is wet.", message="test-wet")


class Dark(sc.Question, frozen=True):
    """Which lamps may not be lit? Bit by bit."""

    seat: sc.Seat = ""


class Dearer(sc.Question, frozen=True):
    """How much dearer is it? Added up."""


class Banned(sc.Question, frozen=True):
    """Which cards are banned? A tuple."""


HOW = {Dark: "bits", Dearer: "sum", Banned: "tuples"}


def declare(book):
    for kind, joined in HOW.items():
        book.question(kind, joined=joined)


def table_with(*answers):
    """A match in which these plugins answer: name, question, function, reason."""
    mods = [house("house.asking", declare)]
    for name, kind, call, reason in answers:

        def rules(book, kind=kind, call=call, reason=reason):
            book.answer(kind, call, reason=reason)

        mods.append(house(name, rules, after=("house.asking",)))
    return sc.new_table(lantern, 2, 1, mods, first="anna")


def ask(table, question):
    return table.rules.questions[type(question)].ask(table, question)


def test_answers_are_joined_as_their_question_says():
    table = table_with(
        ("house.a", Dark, lambda position, asked: 0b011, COLD),
        ("house.b", Dark, lambda position, asked: 0b110 if asked.seat == "anna" else 0, WET),
        ("house.c", Dearer, lambda position, asked: 2, None),
        ("house.d", Dearer, lambda position, asked: -1, None),
        ("house.e", Banned, lambda position, asked: ("lamp",), None),
        ("house.f", Banned, lambda position, asked: ("gift", (1, 2)), None),
    )
    assert (ask(table, Dark("anna")), ask(table, Dark("bruno"))) == (0b111, 0b011)
    assert ask(table, Dearer()) == 1
    assert ask(table, Banned()) == ("lamp", "gift", (1, 2))
    assert sc.faults(table) == ()


def test_nobody_answers():
    table = table_with()
    assert (ask(table, Dark()), ask(table, Dearer()), ask(table, Banned())) == (0, 0, ())


def test_the_refusal_names_the_plugin_that_answered_and_its_rule():
    table = table_with(
        ("house.a", Dark, lambda position, asked: 0b001, COLD),
        ("house.b", Dark, lambda position, asked: 0b011, WET),
    )
    asked = table.rules.questions[Dark]
    cold = asked.why(table, Dark(), 0, lamp="first", card="none")
    wet = asked.why(table, Dark(), 1, lamp="second")
    assert str(cold) == "C1 · Lamp first is cold. (house.a)"
    assert str(wet) == "C2 · Lamp second is wet. (house.b)"
    assert asked.why(table, Dark(), 2) is None


RUBBISH = {
    **FAULTS,
    "a text": lambda: "dark",
    "nothing": lambda: None,
    "yes": lambda: True,
    "below nothing": lambda: -1,
    "a mountain": lambda: 1 << (1 << 17),
    "an odd number": lambda: Odd(3),
}


class Odd(int):
    """A number with a function of a mod in it."""

    def __or__(self, other):
        return fail_loudly()

    __ror__ = __rshift__ = __or__


def fail_loudly():
    raise AssertionError("a mod's function was called outside the wall")


@pytest.mark.parametrize("kind", RUBBISH)
def test_an_answer_that_fails_counts_as_not_given(kind, caplog):
    """The others still hold, the plugin is named, the log has one trace however often it fails."""
    table = table_with(
        ("house.a", Dark, lambda position, asked: RUBBISH[kind](), COLD),
        ("house.b", Dark, lambda position, asked: 0b010, WET),
    )
    with caplog.at_level(logging.ERROR):
        for _ in range(5):
            assert ask(table, Dark()) == 0b010
            assert table.rules.questions[Dark].why(table, Dark(), 0) is None
    assert table.rules.questions[Dark].why(table, Dark(), 1, lamp="x").plugin == "house.b"
    assert table.rules.questions[Dark].ask(table, Dark(), 0b100) == 0b110
    assert sc.faults(table) == (("house.a", "Dark"),)
    traced = [one for one in caplog.records if one.exc_info]
    assert len(traced) == 1
    assert "house.a" in traced[0].getMessage()


TUPLES = {
    "a list": lambda: ["lamp"],
    "a list inside": lambda: (["lamp"],),
    "an odd number": lambda: (Odd(3),),
    "an odd number inside": lambda: ((1, Odd(3)),),
    "a class": lambda: (Odd,),
    "a bit": lambda: 1,
}


@pytest.mark.parametrize("kind", TUPLES)
def test_tuples_hold_plain_values(kind):
    table = table_with(("house.a", Banned, lambda position, asked: TUPLES[kind](), COLD))
    assert ask(table, Banned()) == ()
    assert table.rules.questions[Banned].why(table, Banned(), "lamp") is None
    assert sc.faults(table) == (("house.a", "Banned"),)


@pytest.mark.parametrize("value", [1.5, "3", None, True, 10**6, -(10**6)])
def test_a_sum_takes_numbers_of_a_sensible_size(value):
    table = table_with(("house.a", Dearer, lambda position, asked: value, None))
    assert ask(table, Dearer()) == 0


def test_what_calls_itself_without_end_is_asked_once_at_a_table_and_again_at_the_next():
    """It may take its time at every single question."""
    asked = []

    def falling(position, question):
        asked.append(question)
        return fall()

    def fall():
        return fall()

    table = table_with(("house.a", Dark, falling, COLD))
    for seat in ("anna", "bruno", "anna"):
        assert ask(table, Dark(seat)) == 0
        assert ask(sc.Change(table), Dark(seat)) == 0
    assert len(asked) == 1
    view = sc.view(table, "anna")
    assert (ask(view, Dark()), ask(view, Dark())) == (0, 0)
    assert len(asked) == 2
    after = sc.apply(table, lantern.End()).table
    assert ask(after, Dark()) == 0
    assert len(asked) == 3


def test_who_has_asked_before_makes_no_difference():
    """One question that fails does not silence the answer to another: a replay hears the same."""

    def moody(position, asked):
        return 0b1 if asked.seat == "anna" else 1 / 0

    fresh = table_with(("house.a", Dark, moody, COLD))
    assert ask(fresh, Dark("anna")) == 1
    tried = table_with(("house.a", Dark, moody, COLD))
    assert ask(tried, Dark("bruno")) == 0
    assert ask(tried, Dark("anna")) == 1


def test_a_match_goes_on_without_the_answer():
    table = table_with(("house.a", Dark, lambda position, asked: FAULTS["ValueError"](), COLD))
    listed = sc.legal(table)
    ask(table, Dark())
    assert sc.legal(table) == listed
    assert sc.apply(table, lantern.End()).table.chooser == "bruno"


MISTAKES = {
    "no plugin before it asks 'Dearer'": lambda book: book.answer(Dearer, lambda p, q: 1),
    "answers are joined as": lambda book: book.question(Dark, joined="words"),
    "a question is a kind": lambda book: book.question(lantern.End, joined="bits"),
    "an action is a kind": lambda book: book.rule(Dark, sc.Rule()),
}


@pytest.mark.parametrize("told", MISTAKES)
def test_mistakes_are_told_when_the_rules_are_put_together(told):
    with pytest.raises(PluginError, match=told):
        sc.new_table(lantern, 2, 1, [house("house.odd", MISTAKES[told])])


def test_a_reaction_at_once_comes_before_what_follows_and_only_once():
    heard = []

    class Rung(sc.Event, tag="house.rung", frozen=True):
        """A bell."""

    def ring(now, event):
        now.tell_at_once(Rung())
        heard.append("after")
        now.tell(Rung())

    def rules(book):
        book.event(Rung)
        book.react(lantern.LampLit, ring)
        book.react(Rung, lambda now, event: heard.append("rung"))

    table = sc.new_table(lantern, 2, 1, [house("house.bell", rules)], first="anna")
    now = sc.Change(table)
    sc.lay_out(now, "hand.anna", ["lamp", "lamp"])
    after = sc.apply(now.done().table, lantern.Play("lamp"))
    assert heard == ["rung", "after", "rung"] * 2  # once when looking ahead
    assert [type(event) for event in after.events].count(Rung) == 2
