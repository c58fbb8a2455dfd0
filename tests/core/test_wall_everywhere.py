"""The wall stands around everything a mod's plugin brings, its Structs' methods included."""

from __future__ import annotations

import io
import itertools
import logging
from typing import Annotated

import lantern
import msgspec
import pytest
from wall_house import FAULTS, LAMP, fail, house, table_with

import scriptorium as sc
import scriptorium.scenarios as check
import scriptorium.scene as sp
from scriptorium import PluginError
from scriptorium.engine.choices import Choice
from scriptorium.matches import Match
from scriptorium.scenarios import Source, run_source
from scriptorium.testing.helpers import twin


def put_in(table, *, parts=(), pending=()):
    """The table with these parts and one more decision."""
    now = sc.Change(table)
    for part in parts:
        now.put(part)
    for awaited in pending:
        now.wait_for(awaited)
    return now.done().table


def cursed(fault):
    """A house rule whose part, decision and event fail whenever they are asked about a seat."""

    class Curse(sc.Part, tag="house.odd.curse", frozen=True):
        """A secret of the house."""

        secret: str = "nothing"

        def seen_by(self, seat, rules):
            return fault()

        def twin(self, seat, rules, shuffle):
            return fault()

    class Owed(sc.Decision, tag="house.odd.owed", frozen=True):
        """A secret decision."""

        secret: str = "nothing"

        def seen_by(self, seat, rules):
            return fault()

    class Cried(sc.Event, tag="house.odd.cried", frozen=True):
        """A secret cry."""

        secret: str = "nothing"

        def seen_by(self, seat, rules):
            return fault()

        def said(self):
            return fault()

    def rules(book):
        book.part(Curse())
        book.decision(Owed)
        book.event(Cried)
        book.react(lantern.LampLit, lambda now, event: now.tell(Cried("dragon")))

    table = put_in(table_with(rules), parts=[Curse("dragon")], pending=[Owed("anna", "dragon")])
    return table, Curse, Cried


WRONG = {**FAULTS, "rubbish": lambda: "dragon", "another kind": lambda: sc.Turn("bruno")}


@pytest.mark.parametrize("kind", WRONG)
def test_a_part_or_decision_that_cannot_be_shown_is_not_shown(kind):
    """The rest of the view stands; of the secret nothing comes out, and whose turn it is does."""
    table, curse, _ = cursed(WRONG[kind])
    for seat in table.seats:
        seen = sc.view(table, seat)
        assert "dragon" not in repr(msgspec.to_builtins((seen.parts, seen.pending)))
        assert seen.chooser == "anna"
        assert seen[curse] == curse()
        assert seen[lantern.Played] == table[lantern.Played]
        assert len(sc.digest(seen)) == 32


@pytest.mark.parametrize("kind", WRONG)
def test_an_event_that_cannot_be_shown_is_not_told(kind):
    table, _, cried = cursed(WRONG[kind])
    now = sc.Change(table)
    now.pending = (sc.Turn("anna"),)
    after = sc.apply(now.done().table, LAMP)
    assert any(type(event) is cried for event in after.events)
    for seat in table.seats:
        told = sc.seen_events(after, seat)
        assert lantern.LampLit in map(type, told)
        assert "dragon" not in repr(told)
    assert [sc.said(table.rules, event) for event in after.events if type(event) is cried] == [None]


@pytest.mark.parametrize("kind", WRONG)
def test_a_match_can_be_told_in_words_although_an_event_fails(kind):
    table, _, _ = cursed(WRONG[kind])
    now = sc.Change(table)
    now.pending = (sc.Turn("anna"),)
    match = Match(now.done().table)
    match.play(LAMP)
    assert "dragon" not in " ".join(match.done[0].said)


@pytest.mark.parametrize("kind", FAULTS)
def test_a_twin_that_fails_ends_the_test_that_asked_for_it(kind):
    """Twins are for tests: there a failure is to be seen."""
    table, _, _ = cursed(FAULTS[kind])
    with pytest.raises(BaseException) as caught:  # noqa: PT011  (SystemExit is one of them)
        twin(table, "anna", 1)
    assert not isinstance(caught.value, KeyboardInterrupt)


def acting(beside=None, **how):
    """A house rule with one action, and something wrong with its target; and such an action."""
    wrong = {name: (lambda *args, fault=fault: fault()) for name, fault in how.items()}
    target = type("Odd", (sc.Numbers,), wrong)
    kind = msgspec.defstruct(
        "Act",
        [("number", Annotated[int, target(1, 1, piece=str)])],
        bases=(sc.Action,),
        tag="house.odd.act",
        frozen=True,
    )
    choice = Choice(kind, do=lambda now, top, action: now.end_turn(), beside=beside)
    return table_with(lambda book: book.choice(choice)), kind(1)


def broken_generator(fault):
    def draw(*given):
        yield sp.Piece("house", "house", 0, 0)
        fault()

    return draw


WRITERS = dict(FAULTS)


@pytest.mark.parametrize("kind", WRITERS)
def test_an_action_that_cannot_be_written_is_written_by_its_fields(kind):
    table, act = acting(write=WRITERS[kind])
    text = sc.write(table, act)
    assert text == 'house.odd.act {"number":1}'
    assert sc.read(table, text) == act


READERS = dict(FAULTS)


@pytest.mark.parametrize("kind", READERS)
def test_a_text_whose_reader_fails_is_unreadable_and_the_plugin_is_named(kind):
    table, _ = acting(read=READERS[kind])
    with pytest.raises(sc.Unreadable, match=r"house\.odd failed while reading 'act 1'"):
        sc.read(table, "act 1")
    assert sc.read(table, "end") == lantern.End()


SEVERAL = {**FAULTS, "no actions": lambda: ["x"], "no list": lambda: 5}


@pytest.mark.parametrize("kind", SEVERAL)
def test_a_reader_of_several_actions_is_behind_the_wall(kind):
    table = table_with(lambda book: book.notation(lambda table, text: SEVERAL[kind]()))
    with pytest.raises(sc.Unreadable, match="failed while reading 'end'"):
        sc.read(table, "end")


TOUCHES = {**FAULTS, "numbers": lambda: (1, 2), "nothing": lambda: None}


@pytest.mark.parametrize("kind", TOUCHES)
def test_touches_and_meanings_that_fail_mean_nothing(kind):
    table, act = acting(pieces=TOUCHES[kind], meant=fail)
    assert sp.touches(sc.view(table, "anna"), act) == ()
    assert sp.meant(table, ("anything",)) == ()


@pytest.mark.parametrize("kind", FAULTS)
def test_a_picture_that_fails_is_left_out_also_as_a_generator(kind):
    def rules(book):
        sp.add_scene(book, broken_generator(FAULTS[kind]))
        sp.add_scene(book, lambda view: [sp.Piece("lamp", "lamp", 1, 1)])

    table = table_with(rules)
    assert [piece.id for piece in sp.scene(sc.view(table, "anna")).pieces] == ["lamp"]


PICTURES = {
    "the same piece twice": lambda view: [sp.Piece("lamp", "lamp", 0, 0)] * 2,
    "a piece that is there": lambda view: [sp.Piece("first", "lamp", 0, 0)],
    "no piece": lambda view: ["lamp"],
    "no end": lambda view: (sp.Piece(f"p{n}", "lamp", 0, 0) for n in itertools.count()),
    "nothing": lambda view: None,
    "a book for a label": lambda view: [sp.Piece("p", "lamp", 0, 0, label="x" * 10**6)],
    "half a sign for a name": lambda view: [sp.Piece("\ud800", "lamp", 0, 0)],
    "squares without end": lambda view: [sp.Piece("p", "lamp", 0, 0, shape=((0, 0),) * 10**5)],
}


@pytest.mark.parametrize("kind", PICTURES)
def test_a_picture_of_rubbish_is_left_out(kind):
    def rules(book):
        sp.add_scene(book, lambda view: [sp.Piece("first", "lamp", 0, 0)])
        sp.add_scene(book, PICTURES[kind])

    table = table_with(rules)
    assert [piece.id for piece in sp.scene(sc.view(table, "anna")).pieces] == ["first"]


@pytest.mark.parametrize("kind", FAULTS)
def test_an_invariant_that_fails_is_a_problem_with_a_name(kind):
    doubt = house("house.odd", lambda book: book.invariant(lambda position: FAULTS[kind]()))
    table = sc.new_table(lantern, 2, 1, [doubt])
    assert table.rules.problem(table).startswith("house.odd: ")


@pytest.mark.parametrize("kind", FAULTS)
@pytest.mark.parametrize("word", ["same", "see", "put"])
def test_words_of_scenarios_are_behind_the_wall(kind, word, noughts):
    """The scenario fails with its line; the others in the file are still run."""
    how = {"see": lambda position: 1, "put": lambda now, value: None}
    how[word] = lambda *given: FAULTS[kind]()
    library = sc.Library()
    library.add(lantern)
    library.add(house("house.odd", lambda book: check.fact(book, "depth", **how)))
    text = b"""
[[scenario]]
game = "lantern"
title = "One"
mods = ["house.odd"]
setup.depth = 1
[[scenario.step]]
see.depth = 1

[[scenario]]
game = "lantern"
title = "Two"
[[scenario.step]]
see.step = "light"
"""
    first, second = run_source(Source("odd.toml", text), library)
    assert not first.passed
    assert "house.odd" in str(first)
    assert first.problem.line in (6, 7, 8)
    assert second.passed


@pytest.mark.parametrize("kind", FAULTS)
def test_a_set_up_that_fails_names_its_plugin(kind):
    with pytest.raises(PluginError, match=r"set-up failed in house\.odd"):
        table_with(lambda book: book.set_up(lambda now: FAULTS[kind]()))


LEFT_BEHIND = {
    "a list": lambda now: now.put(lantern.Played([1, 2])),
    "half a card": lambda now: now.put(lantern.Played(1.5)),
    "too many cards": lambda now: now.put(lantern.Played(2**70)),
    "a long stream": lambda now: now.below("x" * 200, 3),
    "a stream without a name": lambda now: now.below(5, 3),
    "no clock": lambda now: setattr(now, "clock", "noon"),
    "an outcome in words": lambda now: setattr(now, "outcome", "anna"),
    "no rules": lambda now: setattr(now, "rules", None),
    "a stranger's turn": lambda now: now.wait_for(sc.Turn("zoe")),
    "a tower of decisions": lambda now: [now.wait_for(sc.Turn("anna")) for _ in range(1100)],
    "many turns to come": lambda now: [now.extra_turn("anna") for _ in range(300)],
    "an event in words": lambda now: now.tell("boom"),
    "an event of another match": lambda now: now.tell(Boom("anna")),
    "an event of rubbish": lambda now: now.tell(lantern.LampLit(["anna"])),
    "events that are none": lambda now: setattr(now, "events", None),
}


class Boom(sc.Event, tag="house.boom", frozen=True):
    """An event that nobody has declared."""

    seat: str


@pytest.mark.parametrize("kind", LEFT_BEHIND)
def test_nothing_is_left_on_the_table_that_could_not_be_saved(kind):
    """A reaction that leaves rubbish is refused with its plugin's name; so is a set-up."""
    table = table_with(
        lambda book: book.react(lantern.LampLit, lambda now, event: LEFT_BEHIND[kind](now) and None)
    )
    before = sc.dump(table)
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, LAMP)
    assert (caught.value.id, caught.value.plugin) == ("plugin_fault", "house.odd")
    assert sc.dump(table) == before
    assert sc.apply(table, lantern.End()).table.chooser == "bruno"


@pytest.mark.parametrize("kind", sorted(LEFT_BEHIND.keys() - {"a tower of decisions"}))
def test_a_set_up_cannot_leave_rubbish_either(kind):
    spoil = LEFT_BEHIND[kind]

    def set_up(now):
        now.enter_phase("play", "anna")
        spoil(now)

    def rules(book):
        book.set_up(set_up)

    with pytest.raises(PluginError, match=r"house\.odd"):
        table_with(rules)


def test_a_function_with_yield_that_should_do_something_is_found_out():
    """A generator would silently do nothing."""

    def react(now, event):
        yield now.end_turn()

    table = table_with(lambda book: book.react(lantern.LampLit, react))
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, LAMP)
    assert caught.value.plugin == "house.odd"


@pytest.mark.parametrize("value", [True, 1.5, "9", None, 10**30, -(10**30)])
def test_an_adjuster_answers_with_a_number_of_a_sensible_size(value):
    with pytest.raises(PluginError, match=r"house\.odd"):
        table_with(lambda book: book.adjust("lantern.oil", lambda oil, position, seat: value))


class Unspeakable(Exception):
    """An error that cannot even be said."""

    def __str__(self):
        raise ValueError("not even this")


class Unshowable:
    """A value that cannot even be shown."""

    def __repr__(self):
        raise ValueError("not even this")


def speechless(at, action):
    raise Unspeakable


@pytest.mark.parametrize("answer", [speechless, lambda at, action: Unshowable()])
def test_an_error_that_cannot_be_said_is_still_its_plugins(answer):
    table = table_with(lambda book: book.rule(lantern.Wish, sc.Rule(predicate=answer)))
    assert sc.why_not(table, lantern.Wish()) is None
    assert sc.faults(table) == (("house.odd", "Wish"),)


class Posing(Exception):
    """An error that says it is of no kind at all."""

    @property
    def __class__(self):
        raise SystemExit


def raising(error):
    def answer(at, action):
        raise error

    return answer


def test_an_error_that_says_it_is_none_is_behind_the_wall(caplog):
    """It is neither asked what it is while it is told, nor while it is written to the log."""
    answer = raising(Posing())
    logging.getLogger("scriptorium").addHandler(heard := logging.StreamHandler(io.StringIO()))
    try:
        table = table_with(lambda book: book.rule(lantern.Wish, sc.Rule(predicate=answer)))
        assert sc.why_not(table, lantern.Wish()) is None
    finally:
        logging.getLogger("scriptorium").removeHandler(heard)
    assert sc.faults(table) == (("house.odd", "Wish"),)


class Mute(PluginError):
    """One of the engine's own errors that has no words."""

    def __str__(self):
        raise SystemExit


class Secretive:
    """Something that does not tell what it has."""

    def __dir__(self):
        raise SystemExit


def misplaced():
    error = SyntaxError("here")
    error.filename, error.lineno, error.text = 5, "four", 3.0
    return error


UNREADABLE = {
    "poses": Posing(),
    "has no words": Mute("one"),
    "stands nowhere": misplaced(),
    "hides what it has": AttributeError("nothing", name="many", obj=Secretive()),
    "half a sign": ValueError("\ud800"),
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_a_plugin_that_does_not_load_is_listed_whatever_it_raises(kind):
    """What is told of it is a text that a file and a window can take."""
    module = house("house.odd", lambda book: None)

    @sc.hookimpl
    def scriptorium_about():
        raise UNREADABLE[kind]

    module.scriptorium_about = scriptorium_about
    library = sc.Library()
    library.add(lantern)
    plugin = library.add(module)
    assert plugin.broken.encode()
    assert library.games()


def test_a_plugin_that_is_an_object_is_behind_the_wall():
    """A plugin may be any object with hooks; its bound methods are guarded alike."""

    class Rule:
        """A house rule as an instance."""

        @sc.hookimpl
        def scriptorium_about(self):
            return sc.About("house.object", "lantern")

        @sc.hookimpl
        def scriptorium_rules(self, book):
            book.rule(lantern.Wish, sc.Rule(explain=self.never))

        def never(self, at, action):
            raise ValueError("a mistake in the house rule")

    table = sc.new_table(lantern, 2, 1, [Rule()], first="anna")
    assert sc.why_not(table, lantern.Wish()) is None
    assert sc.faults(table) == (("house.object", "Wish"),)
