"""The rows of the benchmark: every operation of every game is measured, on real positions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import types
from pathlib import Path

import lantern
import pytest

import scriptorium as sc
from benchmarks import play as bench_play
from benchmarks import suites as bench_suites
from scriptorium import Library, legal

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
    assert "legal" not in bench_play.fresh(met[0][0]).notes


def test_every_suite_can_be_loaded():
    assert {"play", "squares", "sator"} <= {name for name, _ in bench_suites.suites()}


def test_the_benchmark_is_a_program_of_its_own():
    """All rows have a value, and the grid's are there; an unknown suite is one clear line."""
    told = benchmark("--only", "squares", "--json")
    assert told.returncode == 0, told.stderr
    data = json.loads(told.stdout)
    assert data["machine"]["python"]
    assert len(data["rows"]) >= 5
    assert all(row["value"] > 0 and not row["error"] for row in data["rows"])
    assert "there is no suite nothing" in benchmark("--only", "nothing").stderr


def benchmark(*arguments):
    """Run the benchmarks as `scripts/bench.py` does."""
    scripts = Path(__file__).resolve().parents[2] / "scripts"
    return subprocess.run(
        [sys.executable, "-m", "benchmarks", *arguments],
        env={**os.environ, "PYTHONPATH": str(scripts)},
        capture_output=True,
        text=True,
        check=False,
    )
