"""The rows of the benchmark: every operation of every game is measured, on real positions."""

from __future__ import annotations

import types

import lantern
import pytest

import scriptorium as sc
from benchmarks import play as bench_play
from benchmarks import suites as bench_suites
from scriptorium.engine.library import Library
from scriptorium.engine.play import legal

OPERATIONS = {
    "legal",
    "apply, offered",
    "apply, judged",
    "why_not",
    "view",
    "digest",
    "dump",
    "load",
    "write",
    "read",
    "dispatch of a check",
    "strict decoding",
}


@pytest.fixture
def library(noughts):
    filled = Library()
    filled.add(lantern)
    filled.add(noughts)
    return filled


@pytest.fixture
def counted(monkeypatch):
    """Do each piece of work once instead of bench_suites it, and note how much it did."""
    done = []

    def once(*works, **settings):
        done.extend(work() for work in works)
        return 1.0

    monkeypatch.setattr(bench_play, "rate", once)
    monkeypatch.setattr(bench_play, "ratio", once)
    return done


def test_every_operation_of_every_game_has_a_row(library, counted):
    names = {row.name for row in bench_play.rows(library)}
    for game in ("lantern", "noughts"):
        assert {f"{game}: {name}" for name in OPERATIONS} <= names
    assert {"lantern: random play, 2 seats", "lantern: random play, 4 seats"} <= names
    assert all(number > 0 for number in counted)
    assert not any(row.error for row in bench_play.rows(library))


def test_a_game_that_cannot_be_measured_does_not_stop_the_others(library, counted):
    def explode(now):
        raise ValueError("no oil in the lamp")

    def scriptorium_rules(book):
        book.set_up(explode)

    broken = types.ModuleType("lantern.broken")
    broken.scriptorium_about = sc.hookimpl(lambda: sc.About("lantern.broken", "lantern"))
    broken.scriptorium_rules = sc.hookimpl(scriptorium_rules)
    library.add(broken)
    rows = list(bench_play.rows(library))
    (failed,) = [row for row in rows if row.error]
    assert failed.name == "lantern"
    assert "no oil in the lamp" in failed.error
    assert any(row.name == "noughts: legal" for row in rows)


def test_positions_are_spread_over_a_whole_match(library):
    met = bench_play.positions(library, library.game("lantern"))
    assert 10 < len(met) < 2 * bench_play.SAMPLED + 1
    assert met[0][0].clock.turn < met[-1][0].clock.turn
    assert all(action in legal(table) for table, action in met)
    assert "legal" not in bench_play.fresh(met[0][0]).__dict__


def test_the_suites_of_the_core_are_found():
    assert {"play", "squares"} <= {name for name, _ in bench_suites.suites()}
