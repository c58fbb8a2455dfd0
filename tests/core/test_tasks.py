"""Tasks: what is still to be done, between the decisions, without anybody's choice."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated

import pytest
from missing_plugins import gone_on_without

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium import LoadError, PluginError
from scriptorium.engine.choices import Choice, rule
from scriptorium.engine.play import check_sound
from scriptorium.engine.saves import codec
from scriptorium.matches import Match
from scriptorium.plugins import Fault


class Path(sc.Part, tag="trail.path", frozen=True):
    """Where each walker stands, and what was met on the way."""

    at: int = 0
    met: tuple[str, ...] = ()


class Step(sc.Event, tag="trail.step", frozen=True):
    """One step was made."""

    to: int


class Walk(sc.Task, tag="trail.walk", frozen=True):
    """Steps that are still to be made."""

    steps: int


class Meet(sc.Task, tag="trail.meet", frozen=True):
    """Something that is met."""

    what: str


class Endless(sc.Task, tag="trail.endless", frozen=True):
    """A task that puts itself again."""


class Failing(sc.Task, tag="trail.failing", frozen=True):
    """A task that fails."""


class Fork(sc.Decision, tag="trail.fork", frozen=True):
    """Which way to go on."""


class Go(sc.Action, tag="trail.go", frozen=True):
    """Walk some steps, and then meet somebody."""

    steps: Annotated[int, sc.Numbers(1, 9)]


class Take(sc.Action, tag="trail.take", frozen=True):
    """Take a way at the fork."""

    way: Annotated[str, sc.Words("left", "right")]


class Stray(sc.Action, tag="trail.stray", frozen=True):
    """Do what never ends."""


class Trip(sc.Action, tag="trail.trip", frozen=True):
    """Do what fails."""


CLOSED = "closed"
OPEN = rule("open", "T1", "That way is closed.", predicate=lambda at, it: at[Path].at < 7)


def walk_on(now, task):
    """One step; at the fork, space 3 and space 7, a way is to be chosen before the rest."""
    path = now[Path]
    now.put(Path(path.at + 1, path.met))
    now.tell(Step(path.at + 1))
    rest = (Walk(task.seat, task.steps - 1),) if task.steps > 1 else ()
    fork = (Fork(task.seat),) if path.at + 1 in (3, 7) else ()
    now.then(*fork, *rest)


def meet(now, task):
    path = now[Path]
    now.put(Path(path.at, (*path.met, task.what)))


def fail(now, task):
    raise ValueError("stumbled")


def go(now, top, action):
    now.then(Walk(top.seat, action.steps), Meet(top.seat, "wolf"), Meet(top.seat, "bear"))


def owl(now, event):
    """On space 2 an owl is met at once: before the walk goes on."""
    if event.to == 2:
        now.then(Meet("a", "owl"))


@sc.hookimpl
def scriptorium_about():
    return sc.About("trail", "trail", seats=("a", "b"), fewest=2)


@sc.hookimpl
def scriptorium_rules(book):
    book.game(sc.Schedule((sc.Phase("play", ("go",)),)))
    book.part(Path())
    book.event(Step)
    book.task(Walk, walk_on)
    book.task(Meet, meet)
    book.task(Endless, lambda now, task: now.then(task))
    book.task(Failing, fail)
    book.react(Step, owl)
    book.choice(Choice(Go, do=go, opens=Fork))
    book.choice(Choice(Take, at=Fork, do=lambda now, top, it: meet(now, Meet("a", it.way)),
                          rules=(OPEN,)))  # fmt: skip
    book.choice(Choice(Stray, do=lambda now, top, it: now.then(Endless(top.seat))))
    book.choice(Choice(Trip, do=lambda now, top, it: now.then(Failing(top.seat))))
    check.fact(book, "still", put=lambda now, steps: now.then(Walk("a", steps)))


TRAIL = SimpleNamespace(scriptorium_about=scriptorium_about, scriptorium_rules=scriptorium_rules)


@pytest.fixture
def table():
    return sc.new_table(TRAIL, 2, 1, first="a")


def played(table, *texts):
    for text in texts:
        table = sc.apply(table, sc.read(table, text)).table
    return table


def test_the_first_that_is_put_comes_first_and_what_it_puts_comes_before_the_rest(table):
    """Two steps, the owl that the second one wakes, and only then wolf and bear."""
    after = sc.apply(table, Go(2))
    assert after.table[Path] == Path(2, ("owl", "wolf", "bear"))
    assert after.table.pending == (sc.Turn("a"),)
    assert after.events == (Step(1), Step(2))


def test_tasks_wait_beneath_a_decision_and_go_on_behind_it(table):
    table = played(table, "go 5")
    assert table.pending == (
        sc.Turn("a"), Meet("a", "bear"), Meet("a", "wolf"), Walk("a", 2), Fork("a"),
    )  # fmt: skip
    assert {sc.write(table, action) for action in sc.legal(table)} == {"take left", "take right"}
    table = played(table, "take left")
    assert table[Path] == Path(5, ("owl", "left", "wolf", "bear"))


def test_a_save_in_the_middle_goes_on_alike(table):
    table = played(table, "go 5")
    again = sc.load(sc.dump(table), library=library())
    assert again.pending == table.pending
    assert sc.digest(played(again, "take right")) == sc.digest(played(table, "take right"))


def library():
    made = sc.Library()
    made.add(TRAIL)
    return made


def test_a_save_with_a_task_on_top_is_none_of_ours(table):
    made = codec(table.rules)
    body = made.body(
        1, (), table.clock, (sc.Turn("a"), Meet("a", "wolf")), made.parts(Path()), None
    )
    from zlib import crc32

    from scriptorium.engine.saves import _encoder

    told = _encoder.encode(body)
    data = made.head + crc32(told, made.checked).to_bytes(4, "big") + told
    with pytest.raises(LoadError, match="a task lies on top"):
        sc.load(data, library=library())


def test_what_leads_to_a_decision_without_a_choice_is_not_begun(table):
    """From space 6 one step leads to a fork that is closed: the look ahead runs the tasks."""
    table = played(table, "go 5", "take left", "go 1")
    assert [action.steps for action in sc.legal(table) if type(action) is Go] == []
    assert sc.why_not(table, Go(1)).id == "no_way_on"


def test_a_view_shows_what_is_still_to_be_done(table):
    table = played(table, "go 5")
    assert sc.view(table, "b").pending == table.pending
    assert sc.view(table, "b").chooser == "a"


def test_tasks_without_end_are_an_error_that_names_the_plugin(table, caplog):
    refused = sc.why_not(table, Stray())
    assert refused is None  # nobody looks ahead where nothing is left open
    with pytest.raises(sc.Refused, match="trail"):
        sc.apply(table, Stray())
    assert "more than 10000 tasks" in caplog.text
    assert table.pending == (sc.Turn("a"),)


def test_a_task_that_fails_is_blamed_on_its_plugin_and_nothing_is_done(table, caplog):
    with pytest.raises(sc.Refused) as caught:
        sc.apply(table, Trip())
    assert (caught.value.id, caught.value.plugin) == ("plugin_fault", "trail")
    assert "stumbled" in caplog.text


def test_a_position_of_a_scenario_has_done_its_tasks():
    from scriptorium.scenarios import lay_out

    made = library()
    laid = lay_out(made.rules(made.setup("trail", 2, first="a")), {"still": 2}, 0)
    assert laid[Path].at == 2
    assert laid.pending == (sc.Turn("a"),)


def test_what_waited_on_a_decision_of_a_mod_that_is_switched_off_is_done():
    class Riddle(sc.Decision, tag="sphinx.riddle", frozen=True):
        """A riddle to be answered."""

    class Answer(sc.Action, tag="sphinx.answer", frozen=True):
        """Answer the riddle."""

    def ask(now, event):
        if event.to == 1:
            now.then(Riddle("a"))

    def rules(book):
        book.choice(Choice(Answer, at=Riddle, do=lambda now, top, action: None))
        book.react(Step, ask)

    mod = SimpleNamespace(
        scriptorium_about=sc.hookimpl(lambda: sc.About("sphinx", "trail")),
        scriptorium_rules=sc.hookimpl(rules),
    )
    for hook, name in (("scriptorium_about", "about"), ("scriptorium_rules", "rules")):
        getattr(mod, hook).__name__ = name
    made = library()
    made.add(mod)
    match = Match(sc.new_table("trail", 2, 1, ["sphinx"], first="a", library=made))
    match.play(sc.read(match.table, "go 2"))
    assert type(match.table.pending[-1]) is Riddle
    without = gone_on_without(match, library()).table
    assert without[Path].at == 2
    assert without.pending == (sc.Turn("a"),)
    check_sound(without, without, "trail")


def test_a_task_is_no_decision_and_a_decision_no_task(table):
    def as_decision(book):
        scriptorium_rules(book)
        book.choice(Choice(Answered, at=Walk, do=lambda now, top, action: None))

    def as_task(book):
        scriptorium_rules(book)
        book.task(Fork, walk_on)

    class Answered(sc.Action, tag="trail.answered", frozen=True):
        """An answer to a task."""

    for rules, told in ((as_decision, "is a task"), (as_task, "a task is a kind")):
        odd = SimpleNamespace(
            scriptorium_about=scriptorium_about, scriptorium_rules=sc.hookimpl(rules)
        )
        rules.__name__ = "scriptorium_rules"
        with pytest.raises(PluginError, match=told):
            sc.new_table(odd, 2, 1)


def test_a_fault_names_the_plugin_of_the_task(table):
    from scriptorium.engine.tasks import run_tasks

    now = sc.Change(table)
    now.then(Failing("a"))
    with pytest.raises(Fault, match="trail: ValueError: stumbled"):
        run_tasks(now)
