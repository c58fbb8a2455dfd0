"""What `simulate --save` and `Match.to_file` write is found and opened by the windows."""

from __future__ import annotations

import shutil

import pytest
from no_window import open_window
from stage_games import library

from scriptorium import new_table
from scriptorium.cli.main import main
from scriptorium.matches import SUFFIX, Match
from scriptorium_play.matches.saved_matches import KeptMatches


def by_command(path):
    assert main(["simulate", "sator", "--matches", "1", "--until", "12", "--save", str(path)]) == 0


def by_code(path):
    match = Match(new_table("sator", 2, seed=3))
    for _ in range(3):
        match.play(match.choices()[0])
    match.to_file(path)


@pytest.mark.parametrize("write", [by_command, by_code])
def test_it_is_taken_in_from_the_folder_for_that(write, tmp_path):
    window = open_window(tmp_path, library())
    write(tmp_path / f"given{SUFFIX}")
    window.app.exchange.mkdir(parents=True, exist_ok=True)
    shutil.move(tmp_path / f"given{SUFFIX}", window.app.exchange)
    kept = KeptMatches(window.app)
    (file,) = kept.files()
    assert kept.took_in(file, kept.take_in(file)), kept.problem
    (line,) = kept.lines()
    session = window.app.opened(line.name)
    assert session is not None
    assert len(session.match.done) >= 3
    session.close()


@pytest.mark.parametrize("write", [by_command, by_code])
def test_it_is_opened_where_it_lies_among_the_kept_matches(write, tmp_path):
    window = open_window(tmp_path, library())
    write(window.app.saves.path("mine"))
    (saved,) = window.app.saves.listed()
    session = window.app.opened(saved.name)
    assert session is not None
    assert len(session.match.done) >= 3
    session.close()
