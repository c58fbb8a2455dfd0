"""Choices: one definition of what is legal, whose refusal it is, and slips of those who write."""

from __future__ import annotations

from typing import Annotated

import lantern
import pytest
from wall_house import house, table_with

import scriptorium as sc
import scriptorium.cards as sv
from scriptorium import PluginError
from scriptorium.cards import ChoiceWords
from scriptorium.engine.choices import Choice, rule

ODD = rule("odd", "D1", "{number} is odd.", mask=lambda at: 0b0101010101)
SMALL = rule("small", "D2", "{number} is small.", predicate=lambda at, action: action.number > 3)
HIGH = sc.Reason("high", "D3", "{number} is over {limit}.")


class Number(sc.Action, tag="house.number", frozen=True):
    """Choose a number."""

    number: Annotated[int, sc.Numbers(0, 9)]


class Pair(sc.Action, tag="house.pair", frozen=True):
    """Choose a number and a word."""

    word: Annotated[str, sc.Words("left", "right")]
    number: Annotated[int, sc.Numbers(0, 9)]


def nothing(now, top, action):
    """Do nothing."""


def not_high(at, action):
    return HIGH(number=action.number, limit=7) if action.number > 7 else None


def listed(table, kind=Number):
    return [action.number for action in sc.legal(table) if type(action) is kind]


def refused(table, action):
    answer = sc.why_not(table, action)
    return None if answer is None else (answer.id, answer.reason, answer.plugin)


def with_choice(*more, kind=Number, **how):
    """A match with a choice of the house, and what other plugins add to it."""
    choice = Choice(kind, do=nothing, **how)
    mods = [house("house.first", lambda book: book.choice(choice)), *more]
    return sc.new_table(lantern, 2, 1, mods, first="anna")


def adding(rule, name="house.second", kind=Number):
    return house(name, lambda book: book.rule(kind, rule), after=("house.first",))


RULES = (ODD, SMALL, sc.Rule(HIGH, explain=not_high))


@pytest.mark.parametrize("rules", [RULES, RULES[::-1], RULES[:2], RULES[1:], RULES[:1], ()])
def test_what_is_legal_is_what_no_rule_refuses(rules):
    table = with_choice(rules=rules)
    by_rules = [n for n in range(10) if sc.why_not(table, Number(n)) is None]
    assert listed(table) == by_rules
    expected = set(range(10))
    if ODD in rules:
        expected &= {0, 2, 4, 6, 8}
    if SMALL in rules:
        expected &= set(range(4, 10))
    if RULES[2] in rules:
        expected &= set(range(8))
    assert set(by_rules) == expected


def test_the_first_rule_that_refuses_says_why_with_the_words_of_the_target():
    table = with_choice(rules=RULES)
    assert refused(table, Number(1)) == ("odd", "1 is odd.", "house.first")
    assert refused(table, Number(2)) == ("small", "2 is small.", "house.first")
    assert refused(table, Number(8)) == ("high", "8 is over 7.", "house.first")
    assert refused(table, Number(4)) is None
    assert refused(table, Number(12)) == (
        "not_offered",
        "You can't choose that here.",
        "house.first",
    )


def test_a_refusal_bears_the_name_of_the_plugin_whose_rule_refused():
    """Not of whoever declared the reason last: two plugins may share one."""
    shared = rule("small", "D2", "Too small.", mask=lambda at: ~0b1111)
    table = with_choice(adding(shared), rules=(ODD,))
    assert refused(table, Number(3)) == ("odd", "3 is odd.", "house.first")
    assert refused(table, Number(2)) == ("small", "Too small.", "house.second")
    assert listed(table) == [4, 6, 8]
    also = adding(shared, "house.third")
    assert refused(with_choice(also, rules=(shared,)), Number(2))[2] == "house.first"


@pytest.mark.parametrize(
    "rule",
    [
        rule("no", "D9", "No.", mask=lambda at: 0b11110000),
        rule("no", "D9", "No.", predicate=lambda at, action: 4 <= action.number < 8),
        sc.Rule(explain=lambda at, a: None if 4 <= a.number < 8 else HIGH()),
    ],
    ids=["set", "test", "refusal"],
)
def test_a_rule_of_another_plugin_is_a_set_a_test_or_a_refusal(rule):
    assert listed(with_choice(adding(rule), rules=(ODD,))) == [4, 6]
    quick = with_choice(
        adding(rule), quick=sc.Quick(lists=lambda at: [Number(n) for n in range(10)])
    )
    assert listed(quick) == [4, 5, 6, 7]


def test_a_rule_of_the_moment_is_asked_once_for_all_that_could_be_listed():
    asked = []

    def by_day(at):
        asked.append(at)
        return at.clock.turn % 2 == 1

    night = rule("night", "H9", "Nobody counts at night.", gate=by_day)
    for table in (with_choice(rules=(ODD, night)), with_choice(adding(night), rules=(ODD,))):
        asked.clear()
        assert listed(table) == [0, 2, 4, 6, 8]
        assert len(asked) == 1
        later = sc.apply(table, lantern.End()).table
        assert listed(later) == []
        assert refused(later, Number(2))[:2] == ("night", "Nobody counts at night.")
        assert refused(later, Number(1))[0] == "odd"  # the rules refuse in their order


def test_a_rule_of_the_moment_judges_nothing_else():
    both = sc.Rule(gate=lambda at: True, predicate=lambda at, action: True)
    with pytest.raises(sc.PluginError, match="make two rules of it"):
        with_choice(rules=(both,))


def test_a_set_may_be_about_any_field_and_a_refusal_may_find_its_words():
    def words(at, action):
        return HIGH(number=action.number, limit=action.word)

    even = sc.Rule(ODD.reason, mask=ODD.mask, field="number", explain=words)
    table = with_choice(kind=Pair, rules=(even,))
    assert listed(table, Pair) == [0, 2, 4, 6, 8] * 2
    assert refused(table, Pair("left", 3)) == ("high", "3 is over left.", "house.first")
    assert refused(table, Pair("up", 2))[0] == "not_offered"


class Twice(sc.Words):
    """Words of which two come to the same."""

    def outcome(self, at, value):
        return value.lower()


class Say(sc.Action, tag="house.say", frozen=True):
    """Say something."""

    word: Annotated[str, Twice("yes", "YES", "no")]


def test_of_two_with_one_outcome_one_is_listed_and_both_are_allowed():
    table = with_choice(kind=Say)
    assert [a for a in sc.legal(table) if type(a) is Say] == [Say("yes"), Say("no")]
    assert sc.why_not(table, Say("YES")) is None


def test_whether_it_can_be_completed_is_judged_last():
    ends = (rule("end", "D4", "It leads nowhere.", mask=lambda at: 0b1),)
    table = with_choice(rules=(ODD,), ends=ends)
    assert listed(table) == [0]
    assert refused(table, Number(1))[0] == "odd"
    assert refused(table, Number(2))[0] == "end"


def test_a_choice_that_opens_a_decision_without_a_choice_is_refused_as_stuck():
    stuck = sc.Reason("stuck", "D5", "Nothing could be given.")

    class Opened(sc.Decision, tag="house.opened", frozen=True):
        """A decision that nobody can take."""

    def rules(book):
        wait = lambda now, turn, action: now.wait_for(Opened(turn.seat))  # noqa: E731
        book.choice(Choice(Number, do=wait, opens=Opened, stuck=stuck))

    table = table_with(rules)
    assert listed(table) == []
    assert refused(table, Number(1)) == ("stuck", "Nothing could be given.", "house.odd")


def test_it_is_read_by_its_word_its_other_words_and_its_form():
    table = with_choice(kind=Pair, form="turn {number} to the {word}", also=("spin",), word="turn")
    action = Pair("left", 3)
    assert sc.write(table, action) == "turn 3 to the left"
    for text in ("turn 3 to the left", "turn 3  to the   left"):
        assert sc.read(table, text) == action
    with pytest.raises(sc.Unreadable, match=r"write turn \(number\) to the \(word\)"):
        sc.read(table, "turn 3 left")
    with pytest.raises(sc.Unreadable, match="write left or right, not 'up'"):
        sc.read(table, "turn 3 to the up")


def test_what_is_refused_can_be_written_and_read():
    table = with_choice(rules=RULES)
    for number in (-5, 0, 11, 999_999):
        text = sc.write(table, Number(number))
        assert sc.why_not(table, Number(number)) is not None
        if number >= 0:
            assert sc.read(table, text) == Number(number)


# Slips.


class Bare(sc.Action, tag="house.bare", frozen=True):
    """An action whose field has no target."""

    number: int


class Wordless(ChoiceWords, frozen=True, kw_only=True):
    """What stands beside a verb, without its own field."""


class HopWords(ChoiceWords, frozen=True, kw_only=True):
    """Hop so far."""

    hop: int


def choose(**how):
    kind = how.pop("kind", Number)
    do = how.pop("do", nothing)
    return lambda book: book.choice(Choice(kind, do=do, **how))


SAID = sc.text("a", "A.")
SLIPS = {
    "no target": (choose(kind=Bare), r"Bare\.number has no target; write number: Annotated\["),
    "nothing is done": (choose(do=None), "the choice Number does nothing; give do="),
    "no choice": (lambda book: book.choice(Number), r"write book\.choice\(Choice\("),
    "a rule alone": (choose(rules=ODD), r"rules is a tuple, as in rules=\(TAKEN,\)"),
    "no rule": (choose(rules=("odd",)), r"a rule is written with say\.rule"),
    "a rule that says nothing": (
        choose(rules=(rule("no", "", "No."),)),
        "the rule no says nothing; give mask=, predicate= or explain=",
    ),
    "bits of a word": (
        choose(kind=Pair, rules=(ODD,)),
        "the rule odd has mask= for word, which is no number; give predicate= instead",
    ),
    "bits of nothing": (
        choose(kind=lantern.End, rules=(ODD,)),
        "the rule odd has mask= for an action without fields",
    ),
    "a field that is not there": (
        choose(rules=(sc.Rule(mask=ODD.mask, field="size"),)),
        "is about size, which Number has not",
    ),
    "a form with another field": (
        choose(form="number {size}"),
        "there is no field size; the fields are number",
    ),
    "a form that says a field twice": (
        choose(form="number {number} {number}"),
        "a field stands there twice",
    ),
    "a form that leaves a field out": (
        choose(kind=Pair, form="pair {word}"),
        "says nothing of number",
    ),
    "a rule for an action of nobody": (
        lambda book: book.rule(Number, ODD),
        "no plugin that is on has the action Number; name the plugin that has it in requires=",
    ),
    "a rule for no action": (lambda book: book.rule(Number(1), ODD), "an action is a kind"),
    "a verb without words": (
        lambda book: sv.verb(
            book, "hop", Wordless, Choice(Number, do=nothing), said=lambda w: SAID
        ),
        "the verb hop needs a field of its own name, 'hop'",
    ),
    "a verb that ends in nothing": (
        lambda book: sv.verb(book, "hop", HopWords, Choice(Number), said=lambda w: SAID),
        "the choice Number does nothing, and the verb hop ends with it; give do=",
    ),
    "a question of no kind": (
        lambda book: book.question(Number, joined="bits"),
        "a question is a kind, as in class Yours",
    ),
    "a question joined oddly": (
        lambda book: book.question(Asked, joined="or"),
        "answers are joined as bits or sum or tuples, not 'or'",
    ),
    "an answer to nobody": (
        lambda book: book.answer(Asked, lambda position, asked: 0),
        "no plugin before it asks 'Asked'",
    ),
}


class Asked(sc.Question, frozen=True):
    """What the house asks."""


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_says_what_to_write(slip):
    rules, told = SLIPS[slip]
    with pytest.raises(PluginError, match=told) as caught:
        sc.new_table(lantern, 2, 1, [house("house.odd", rules)])
    assert "house.odd" in str(caught.value)


def test_an_action_inside_a_function_says_where_it_belongs():
    class Inside(sc.Action, tag="house.inside", frozen=True):
        """An action whose target only a function knows."""

        number: Annotated[int, near]  # noqa: F821  (that is the slip)

    with pytest.raises(PluginError, match="cannot be saved: name 'near' is not defined"):
        sc.new_table(lantern, 2, 1, [house("house.odd", choose(kind=Inside))])


# Questions.


def asking(*answers, joined="bits"):
    """A match in which some plugins answer a question."""
    mods = [house("house.first", lambda book: book.question(Asked, joined=joined))]
    for number, (call, reason) in enumerate(answers):
        mods.append(
            house(
                f"house.answer_{number}",
                lambda book, call=call, reason=reason: book.answer(Asked, call, reason=reason),
                after=("house.first",),
            )
        )
    table = sc.new_table(lantern, 2, 1, mods)
    return table, table.rules.questions[Asked]


def test_sets_are_united_and_numbers_added():
    answers = [(lambda position, asked: 0b011, None), (lambda position, asked: 0b110, None)]
    table, asked = asking(*answers)
    assert asked.ask(table, Asked()) == 0b111
    table, asked = asking(*answers, joined="sum")
    assert asked.ask(table, Asked()) == 9
    table, asked = asking()
    assert asked.ask(table, Asked()) == 0


def test_the_first_answer_with_the_bit_gives_its_reason_and_its_name():
    stone = sc.Reason("held", "D1", "{bridge} is held fast.")
    wet = sc.Reason("wet", "D2", "It is too wet.")
    table, asked = asking(
        (lambda position, asked: 0b01, stone), (lambda position, asked: 0b11, wet)
    )
    refused = asked.why(table, Asked(), 0, bridge="a", size=3)
    assert str(refused) == "D1 · a is held fast. (house.answer_0)"
    assert str(asked.why(table, Asked(), 1, bridge="a")) == "D2 · It is too wet. (house.answer_1)"
    assert asked.why(table, Asked(), 2, bridge="a") is None


@pytest.mark.parametrize("answer", [lambda p, a: 1 / 0, lambda p, a: "all", lambda p, a: True])
def test_an_answer_that_fails_counts_as_not_given_and_is_named(answer):
    table, asked = asking((answer, None), (lambda position, asked: 0b10, None))
    assert asked.ask(table, Asked()) == 0b10
    assert sc.faults(table) == (("house.answer_0", "Asked"),)
    assert asked.why(table, Asked(), 0) is None
