"""`replay --until N` plays N actions and no more; the rest is looked at where that is asked for."""

from __future__ import annotations

import io
import random
import sys

import pytest

import scriptorium as sc
from scriptorium.cli.commands import progress_line
from scriptorium.cli.main import main
from scriptorium.matches import Match, export_text
from scriptorium.matches.journal import FIRST, MARK, read_journal, written
from scriptorium.matches.records import ActionRecord, decode, encode

ACTIONS, WRONG = 60, 45


@pytest.fixture(scope="module")
def match():
    ours = sc.standard_library(third_party=False)
    match, luck = Match(sc.new_table("sator", 2, 7, library=ours)), random.Random(7)
    while len(match.done) < ACTIONS:
        match.play(luck.choice(match.choices()))
    return match


@pytest.fixture
def file(match, tmp_path):
    """A match in which one action is another than can be done."""
    sayings = [decode(entry.body) for entry in read_journal(match.to_bytes()).entries]
    first = next(one for one in sayings if isinstance(one, ActionRecord))
    at = next(
        nr for nr, one in enumerate(sayings) if isinstance(one, ActionRecord) and one.at == WRONG
    )
    sayings[at] = ActionRecord(WRONG, sayings[at].turn, sayings[at].over, first.action)
    path = tmp_path / "wrong.match"
    path.write_bytes(MARK + written(FIRST, map(encode, sayings))[0])
    return path


def test_it_stops_there(file, match, capsys):
    assert main(["--no-mods", "replay", str(file), "--until", "40"]) == 0
    told = capsys.readouterr().out
    assert f"40. {match.done[39].seat}" in told
    assert "41. " not in told
    assert "40 actions, as recorded so far." in told


def test_the_rest_is_checked_where_that_is_asked_for(file, capsys):
    assert main(["--no-mods", "replay", str(file)]) == 1
    assert main(["--no-mods", "replay", str(file), "--until", "40", "--verify"]) == 1
    assert f"at action {WRONG}" in capsys.readouterr().err


def test_a_letter_stops_there_too(match, tmp_path, capsys):
    path = tmp_path / "match.txt"
    lines = export_text(match).split("\n")
    at = next(nr for nr, line in enumerate(lines) if line.startswith(f"{WRONG}. "))
    lines[at] = f"{WRONG}. {match.done[WRONG - 1].seat}: nonsense"
    path.write_text("\n".join(lines))
    assert main(["--no-mods", "replay", str(path), "--until", "40", "--quiet"]) == 0
    assert "40 actions, as recorded so far." in capsys.readouterr().out
    assert main(["--no-mods", "replay", str(path)]) == 1


def test_how_far_it_is_stands_on_a_terminal_and_goes(match, tmp_path, capsys, monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    path, terminal = tmp_path / "right.match", Terminal()
    path.write_bytes(match.to_bytes())
    monkeypatch.setattr(progress_line, "SOON", 0.0)
    monkeypatch.setattr(progress_line, "OFTEN", 0.0)
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["--no-mods", "replay", str(path), "--quiet"]) == 0
    told = terminal.getvalue()
    assert f"\r20 of {ACTIONS} actions" in told
    assert told.endswith("\r" + " " * progress_line.WIDTH + "\r")
    assert "actions, all as recorded" in capsys.readouterr().out
