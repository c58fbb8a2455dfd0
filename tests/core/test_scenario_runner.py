"""The runner: what it plays, what it must not let pass, and how it tells."""

from __future__ import annotations

import re
import types
from pathlib import Path
from typing import Annotated

import lantern
import lantern_words
import pytest

import scriptorium as sc
from scriptorium.engine.choices import Choice
from scriptorium.scenarios import (
    Source,
    fact,
    lay_out,
    printout,
    read_source,
    run_paths,
    run_source,
)

HEAD = '[[scenario]]\ngame = "lantern"\ntitle = "a title"\n'


def plugin(name, rules, **about):
    """A plugin of a mod."""
    module = types.ModuleType(name)
    module.scriptorium_about = sc.hookimpl(lambda: sc.About(name, "lantern", **about))

    def scriptorium_rules(book):
        rules(book)

    module.scriptorium_rules = sc.hookimpl(scriptorium_rules)
    return module


def library(*modules):
    filled = sc.Library()
    for module in (lantern, lantern_words, *modules):
        filled.add(module)
    return filled


def check(text, *modules):
    """The one result of one scenario."""
    (result,) = run_source(Source("test.toml", (HEAD + text).encode()), library(*modules))
    return result


def happened(text, *modules):
    result = check(text, *modules)
    assert result.problem is not None
    return str(result.problem)


def test_a_scenario_that_holds_has_no_problem():
    result = check('cites = ["L1"]\n[[scenario.step]]\ndo = "end"\nsee = { turn = "bruno" }')
    assert result.passed
    assert (result.file, result.line, result.title) == ("test.toml", 3, "a title")
    assert result.data()["cites"] == ["L1"]


def test_the_setup_is_the_same_every_time():
    """Nothing in a scenario depends on what was run before or on luck."""
    text = (
        '[scenario.setup]\ndeck = ["lamp", "fog", "again", "gift"]\ndiscard_none = 1\n'
        '[[scenario.step]]\ndo = "end"'
    )
    assert "discard_none" in happened(text)
    shuffled = (
        "[scenario.setup]\nseed = {seed}\nhands.anna = {hand}\n"
        '[[scenario.step]]\ndo = "wish"\n[[scenario.step]]\nsee = {{ hands.anna = ["lamp"] }}'
    )
    assert check(shuffled.format(seed=5, hand="[]")).problem == (
        check(shuffled.format(seed=5, hand="[]")).problem
    )


@pytest.mark.parametrize(
    "error",
    [SystemExit(3), RecursionError("deep"), ValueError("no"), MemoryError(), AssertionError("so")],
)
def test_whatever_a_fact_raises_is_that_scenarios_failure(error):
    """Each scenario runs behind a wall; the next one is not disturbed."""

    def rules(book):
        def fall(position):
            raise error

        fact(book, "fall", see=fall)

    texts = [HEAD + "[[scenario.step]]\nsee = { fall = 1 }\n"]
    texts.append(HEAD.replace("a title", "another") + '[[scenario.step]]\ndo = "end"\n')
    source = Source("test.toml", "".join(texts).encode())
    first, second = run_source(source, library(plugin("lantern.fall", rules)))
    assert type(error).__name__ in str(first.problem)
    assert first.problem.line == 5
    assert second.passed


def test_the_wall_stands_around_our_own_plugins_too():
    """A trusted plugin's exit is a failure with its name, not the end of the run."""

    def leave(now, value):
        raise SystemExit(3)

    filled = library()
    filled.add(
        plugin("lantern.leave", lambda book: fact(book, "leave", put=leave)), third_party=False
    )
    text = HEAD + '[scenario.setup]\nleave = 1\n[[scenario.step]]\ndo = "end"'
    (result,) = run_source(Source("test.toml", text.encode()), filled)
    assert "SystemExit: 3" in str(result)


class Nap(sc.Action, tag="lantern.nap", frozen=True):
    """Sleep a little."""


class Paths(sc.Words):
    """Several ways that lead to the same place; one of them is listed."""

    def outcome(self, at, value):
        return ""


class Go(sc.Action, tag="lantern.go", frozen=True):
    """Go somewhere."""

    path: Annotated[str, Paths("straight", "round", "far", "wrong")]


def test_a_refusal_by_accident_is_no_refusal():
    """A `not` that is only refused because a plugin fails does not hold."""

    def break_nap(at, action):
        raise ValueError("oh")

    nap = Choice(Nap, do=lambda now, turn, action: None, rules=(sc.Rule(predicate=break_nap),))
    guest = plugin("lantern.guest", lambda book: book.choice(nap))
    text = '[[scenario.step]]\nnot = "nap"\n'
    assert "a plugin failed" in happened(text, guest)
    assert check(text + 'why = "plugin_fault"', guest).passed


def test_a_not_must_be_refused_for_the_same_reason_by_apply():
    """A prohibition that speaks with two tongues is found out."""
    told = []

    def moody(at, action):
        told.append(1)
        return sc.Refused(f"mood_{len(told)}", (), "Not in this mood.")

    guest = plugin("lantern.moody", lambda book: book.rule(lantern.End, sc.Rule(explain=moody)))
    assert "for another reason" in happened('[[scenario.step]]\nnot = "end"', guest)


def test_what_always_holds_must_hold_after_each_action():
    """An invariant that held before an action and not after it is a failure."""

    def one_lamp_at_most(position):
        return "too many lamps" if sum(lantern.Lamps.all(position, "lit").values()) > 1 else None

    guest = plugin("lantern.dark", lambda book: book.invariant(one_lamp_at_most))
    text = '[scenario.setup]\nhands.anna = ["lamp", "lamp"]\n[[scenario.step]]\ndo = "play lamp"\n'
    assert check(text, guest).passed
    assert "lantern.dark: too many" in happened(text + '[[scenario.step]]\ndo = "play lamp"', guest)


def test_mods_and_without_and_options_reach_the_match():
    def dear(book):
        book.option("dear", False)
        book.adjust("lantern.price", lambda price, position, seat: 3)

    guest = plugin("lantern.dear", dear)
    step = '[[scenario.step]]\ndo = "play lamp"\nsee = { oil = %d }'
    setup = '[scenario.setup]\nhands.anna = ["lamp"]\n'
    assert check(setup + step % 0, guest).passed
    assert check("options = { dear = true }\n" + setup + step % 0, guest).passed
    assert check('without = ["lantern.dear"]\n' + setup + step % 2, guest).passed
    house = plugin("house.dear", dear)
    assert check(setup + step % 2, house).passed
    assert check('mods = ["house.dear"]\n' + setup + step % 0, house).passed


def test_late_facts_come_last_and_facts_in_the_order_they_are_registered():
    order = []

    def rules(book):
        for name, late in (("last", True), ("one", False), ("two", False)):
            fact(book, name, put=lambda now, value, name=name: order.append(name), late=late)

    text = '[scenario.setup]\ntwo = 1\nlast = 1\none = 1\n[[scenario.step]]\ndo = "end"'
    assert check(text, plugin("lantern.order", rules)).passed
    assert order == ["one", "two", "last"]


def test_facts_of_plugins_may_have_dotted_names():
    def rules(book):
        fact(book, "house.curse", see=lambda position: 7, put=lambda now, value: None)

    guest = plugin("lantern.curse", rules)
    text = "[scenario.setup]\nhouse.curse = 3\n[[scenario.step]]\nsee = { %s = 7 }"
    assert check(text % "house.curse", guest).passed
    assert check(text % '"house.curse"', guest).passed
    assert "did you mean 'house.curse'" in happened(text % '"house.curs"', guest)


def test_a_game_may_have_a_turn_of_its_own():
    """The core's facts step back for a game's of the same name."""

    def rules(book):
        fact(book, "turn", see=lambda position: "tea time")

    text = '[[scenario.step]]\nsee = { turn = "tea time", chooser = "anna" }'
    assert check(text, plugin("lantern.tea", rules)).passed


def test_another_path_to_the_same_outcome_is_offered():
    """`offers` takes an action that is not listed but ends where a listed one ends."""
    right = sc.Rule(lantern.TOO_LATE, predicate=lambda at, action: action.path != "wrong")
    choice = Choice(
        Go,
        do=lambda now, turn, action: now.spend("oil", 2 if action.path == "far" else 1),
        rules=(right,),
    )

    def rules(book):
        book.choice(choice)

    step = "[[scenario.step]]\n%s = %s"
    guest = plugin("lantern.go", rules)
    assert check(step % ("offers", '["go straight", "go round"]'), guest).passed
    assert check(step % ("lacks", '["go far", "go wrong"]'), guest).passed
    assert "nothing refuses it" in happened(step % ("offers", '["go far"]'), guest)
    assert "it is among" in happened(step % ("lacks", '["go round"]'), guest)


def test_a_folder_is_run_in_order_and_its_card_packs_are_left_alone(tmp_path):
    (tmp_path / "b").mkdir()
    step = '[[scenario.step]]\ndo = "end"\n'
    (tmp_path / "b" / "z.toml").write_text(HEAD + step)
    (tmp_path / "a.toml").write_text(HEAD + step)
    (tmp_path / "pack.toml").write_text('[[card]]\nid = "x"\n')
    (tmp_path / "notes.txt").write_text("nothing")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "settings.toml").write_text("[tool]")
    results = list(run_paths([tmp_path], library()))
    assert [result.passed for result in results] == [True, True]
    assert [result.file.rpartition("a.toml")[1] for result in results] == ["a.toml", ""]
    (named,) = run_paths([tmp_path / "pack.toml"], library())
    assert not named.passed


def test_missing_files_and_empty_folders_are_told(tmp_path):
    for path, words in ((tmp_path, "no scenario files"), (tmp_path / "x.toml", "cannot be read")):
        (result,) = run_paths([path], library())
        assert words in str(result)


def test_bounds_and_bad_bytes_are_told():
    for data, words in (
        (b"\xff\xfe", "utf-8"),
        (b"#" * 5000, "a line has at most"),
        (b"# a\n" * 600_000, "a file has at most"),
        (b"a = " + b"[" * 3000, "test.toml:1: "),
        (b"a = " + b"[" * 30 + b"]" * 30, "deep"),
    ):
        (result,) = read_source(Source("test.toml", data))
        assert words in str(result).lower(), str(result)[:200]


def test_a_printed_position_can_be_pasted_as_a_setup():
    """What is printed says what is seen: laid out again it prints the same."""
    filled = library()
    rules = filled.rules(filled.setup("lantern", 3))
    hands = {"anna": ["lamp", "fog"], "bruno": [], "cara": ["gift"]}
    setup = {"hands": hands, "deck": ["again"], "turn": "cara", "oil": 1}
    table = lay_out(rules, setup, 9)
    text = printout(table)
    step = '[[scenario.step]]\nsee = { oil = 1, turn = "cara", deck = ["again"] }\n'
    (scenario,) = read_source(Source("test.toml", (HEAD + text + "\n" + step).encode()))
    (result,) = run_source(scenario.source, filled)
    assert result.passed, str(result)
    assert printout(lay_out(rules, scenario.setup, scenario.setup["seed"])) == text


INVERTED = {"do": "not", "not": "do", "offers": "lacks", "lacks": "offers", "why": "why"}


def inversions():
    """Each claim of the good scenarios turned round, one at a time."""
    path = Path(__file__).parent / "scenarios" / "good" / "lantern.toml"
    lines = path.read_text("utf-8").splitlines()
    for at, line in enumerate(lines):
        verb, equals, rest = line.partition(" = ")
        if equals and verb in INVERTED:
            turned = f"{INVERTED[verb]} = " + ('"L99"' if verb == "why" else rest)
            yield at + 1, "\n".join([*lines[:at], turned, *lines[at + 1 :]])
        for found in re.finditer(r"(?<== )\d+(?= |,|$)", line):
            number = str(int(found.group()) + 1)
            changed = line[: found.start()] + number + line[found.end() :]
            if line.startswith(("see =", "count =", "knows =")):
                yield at + 1, "\n".join([*lines[:at], changed, *lines[at + 1 :]])


@pytest.mark.parametrize(
    "inverted", [pytest.param(text, id=f"line {line}") for line, text in inversions()]
)
def test_every_claim_can_fail(inverted):
    """A runner that lets everything pass would be no use: each claim turned round is noticed."""
    filled = library()
    results = list(run_source(Source("test.toml", inverted.encode()), filled))
    assert any(not result.passed for result in results)
