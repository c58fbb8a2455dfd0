"""What installed packages add to the command line: commands, frontends, players."""

from __future__ import annotations

import sys
import types
from importlib.metadata import EntryPoint, entry_points

import pytest

import scriptorium as sc
from benchmarks import suites as bench_suites
from benchmarks.command import add as add_bench
from benchmarks.suites import Row, rate, ratio
from scriptorium import Library, new_table
from scriptorium.cli import main as cli
from scriptorium.cli.commands import common
from scriptorium.cli.commands import play as play
from scriptorium.engine.choices import rule
from scriptorium.matches import computers
from scriptorium.testing import played_matches as computer_matches

FRONTENDS_SEEN = []


def add_greet(commands):
    """A command as another package would add it."""
    parser = commands.add_parser("greet")
    parser.add_argument("--crash", action="store_true")
    parser.set_defaults(run=greet)


def greet(options):
    """Greet, or fail in a way nobody thought of."""
    if options.crash:
        raise ZeroDivisionError("no greeting")
    print("good evening", options.no_mods)
    return 7


def open_text(options):
    """A frontend that only notes that it was opened."""
    FRONTENDS_SEEN.append(options.game)
    return 0


class FirstChoice:
    """A player that takes whatever comes first, and may know only a view."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, seen, actions):
        assert isinstance(seen, sc.View)
        return actions[0]


def rows_of_nothing(library):
    """A suite with one row, and then one that cannot be measured."""
    yield Row("mine", "nothing", 1.0, "s")
    raise LookupError("no peer installed")


@pytest.fixture
def installed(monkeypatch):
    """Pretend that a package brings these entry points."""

    def install(group, **points):
        found = [
            EntryPoint(name, f"{__name__}:{function}", group) for name, function in points.items()
        ]
        found += entry_points(group="scriptorium.commands")
        for module in (common, play, computers):
            monkeypatch.setattr(
                module,
                "entry_points",
                lambda group, known=found: [point for point in known if point.group == group],
            )
        computers.makers.cache_clear()

    yield install
    computers.makers.cache_clear()


def test_a_command_can_be_added(installed, capsys):
    installed("scriptorium.commands", greet="add_greet")
    assert cli.main(["greet", "--no-mods"]) == 7
    assert capsys.readouterr().out == "good evening True\n"


def test_what_mods_does_can_be_added_to(installed, capsys):
    installed("scriptorium.commands.mods", greet="add_greet", broken="no_such_function")
    assert cli.main(["mods", "greet"]) == 7
    assert "the command broken cannot be used" in capsys.readouterr().err


def test_a_command_that_fails_is_one_line(installed, capsys, monkeypatch):
    installed("scriptorium.commands", greet="add_greet")
    monkeypatch.delenv("SCRIPTORIUM_DEBUG", raising=False)
    assert cli.main(["greet", "--crash"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("scriptorium: this should not happen: ZeroDivisionError: no greeting")
    assert err.count("\n") == 1
    monkeypatch.setenv("SCRIPTORIUM_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        cli.main(["greet", "--crash"])


def test_a_command_that_cannot_be_loaded_does_not_keep_the_others_away(installed, capsys):
    installed("scriptorium.commands", broken="no_such_function", greet="add_greet")
    assert cli.main(["greet"]) == 7
    assert "the command broken cannot be used" in capsys.readouterr().err


def test_play_opens_the_frontend_that_suits_the_machine(installed, monkeypatch):
    installed("scriptorium.frontends", text="open_text", desktop="no_such_function")
    monkeypatch.setattr(play.sys, "platform", "linux")
    for screen in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(screen, raising=False)
    assert cli.main(["play", "noughts"]) == 0
    monkeypatch.setenv("DISPLAY", ":0")
    assert cli.main(["play"]) == 0
    assert cli.main(["play", "--ui", "text"]) == 0
    assert FRONTENDS_SEEN[-3:] == ["noughts", None, None]


def test_play_without_a_frontend_says_what_works(installed, capsys):
    installed("scriptorium.frontends")
    assert cli.main(["play"]) == 1
    err = capsys.readouterr().err
    assert "no frontend is installed that can be opened here." in err
    assert "scriptorium games, check, simulate and replay" in err


def test_a_frontend_that_does_not_start_says_why(installed, capsys):
    installed("scriptorium.frontends", desktop="no_such_function")
    assert cli.main(["play", "--ui", "desktop"]) == 1
    assert "the frontend desktop does not start" in capsys.readouterr().err


def test_other_computers_can_play(installed, noughts, capsys):
    """Bots get views; the first choice of all always plays the same match."""
    installed("scriptorium.bots", first="FirstChoice")
    library = Library()
    library.add(noughts)
    table = new_table("noughts", library=library)
    choose = computer_matches.choices_by(("first",), table.seats, 1)
    run = computer_matches.play_out(table, choose, 1)
    squares = [noughts.BOARD.name(action.square) for action in run.actions]
    assert squares == ["A1", "B1", "C1", "A2", "B2", "C2", "A3"]
    mixed = computer_matches.choices_by(("first", "random"), table.seats, 1)
    assert computer_matches.play_out(table, mixed, 1).outcome is not None


def test_a_computer_that_chooses_what_is_not_offered_is_found_out(noughts):
    library = Library()
    library.add(noughts)
    table = new_table("noughts", library=library)
    with pytest.raises(computer_matches.InvariantError, match="which is not offered"):
        computer_matches.play_out(table, lambda table, choices: noughts.Mark(200), 1)


def guest_of_noughts(rules):
    """A house rule for noughts and crosses."""
    module = types.ModuleType("house.guest")
    module.scriptorium_about = sc.hookimpl(lambda: sc.About("house.guest", "noughts"))

    def scriptorium_rules(book):
        rules(book)

    module.scriptorium_rules = sc.hookimpl(scriptorium_rules)
    return module


def test_a_plugin_that_fails_while_offering_is_found_out(noughts):
    """The wall leaves out what fails; a checked match does not pass over it in silence."""

    def bitten(at, action):
        if at.clock.turn > 3:
            raise LookupError("bitten")
        return True

    library = Library()
    library.add(noughts)
    guest = guest_of_noughts(lambda book: book.rule(noughts.Mark, sc.Rule(predicate=bitten)))
    table = new_table("noughts", mods=[guest], library=library)
    with pytest.raises(computer_matches.InvariantError, match="LookupError: bitten") as broken:
        computer_matches.play_out(table, computer_matches.random_choice(1), 1)
    assert len(broken.value.actions) == 3


def test_a_seat_with_nothing_to_choose_is_found_out(noughts):
    library = Library()
    library.add(noughts)
    stuck = rule(
        "stuck", "", "Nothing goes any more.", mask=lambda at: 0 if at.clock.turn > 2 else -1
    )
    guest = guest_of_noughts(lambda book: book.rule(noughts.Mark, stuck))
    table = new_table("noughts", mods=[guest], library=library)
    with pytest.raises(
        computer_matches.InvariantError, match="x has nothing to choose from"
    ) as broken:
        computer_matches.play_out(table, computer_matches.random_choice(1), 1)
    assert len(broken.value.actions) == 2


def test_a_row_that_cannot_be_measured_says_so(capsys, monkeypatch):
    module = types.ModuleType("benchmarks.mine")
    module.rows = rows_of_nothing
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(bench_suites.SUITES, "mine", "mine")
    assert cli.main(["bench", "--only", "mine"], further=(add_bench,)) == 1
    out = capsys.readouterr().out
    assert "nothing" in out
    assert "mine: cannot be measured: LookupError: no peer installed" in out


def test_rates_are_medians_of_warmed_up_repeats(monkeypatch):
    """With a clock of our own: the slow first call and one slow repeat do not count."""
    now, calls = 0.0, 0

    def clock():
        return now

    def work():
        nonlocal now, calls
        calls += 1
        now += 50.0 if calls == 1 else 4.0 if calls == 3 else 1.0
        return 10

    monkeypatch.setattr(bench_suites, "process_time", clock)
    assert rate(work, seconds=0.5, repeats=5) == 10.0
    assert calls == 6

    def twice():
        nonlocal now
        now += 2.0
        return 10

    assert ratio(twice, work, seconds=0.5) == 2.0
