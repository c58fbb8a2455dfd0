"""The text frontend as a program: through pipes, to its end, stopped and killed."""

from __future__ import annotations

import argparse
import io
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import scriptorium as sc
import scriptorium_text
from game_tables import do, position
from scriptorium.matches import Match, Saves
from scriptorium.matches.migration import LOG
from scriptorium_play.common.seats import PERSON
from scriptorium_play.common.settings import Settings
from scriptorium_play.replay.session import others_began
from scriptorium_play.session.session import Session

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))
from stage_games import library

SHORT = {"standards_to_win": 1}
EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "noughts_and_crosses.py"


def run(lines, home, *arguments, **more):
    environment = {**os.environ, "SCRIPTORIUM_HOME": str(home), "LC_ALL": "C", **more}
    return subprocess.run(
        [sys.executable, "-m", "scriptorium", "play", "--ui", "text", *arguments],
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
    )


def test_the_program_plays_through_pipes_and_keeps_the_match(tmp_path):
    with_example = ("noughts", "--with", str(EXAMPLE))
    done = run(["9", "1", "1", "B2"], tmp_path, *with_example)
    assert (done.returncode, done.stderr) == (0, "")
    assert "x, choose:" in done.stdout
    assert "Goodbye." in done.stdout
    assert "\x1b" not in done.stdout
    (saved,) = Saves(tmp_path / "matches").listed()
    match = Saves(tmp_path / "matches").opening(saved.name, library())[0].gone_on(LOG)
    assert [one.text for one in match.done] == ["mark B2"]
    again = run(["1", "l"], tmp_path, "--with", str(EXAMPLE))
    assert "1. x: mark B2" in again.stdout


def test_a_broken_mod_is_one_line_and_its_traceback_lies_in_the_log(tmp_path):
    (tmp_path / "mods").mkdir()
    (tmp_path / "mods" / "torn.toml").write_text("garbage [[", encoding="utf-8")
    done = run([""], tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "These mods don't work: torn"
    assert "Traceback" not in done.stdout
    assert "Traceback" in (tmp_path / "scriptorium.log").read_text()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes")
def test_pipes_in_place_of_the_players_files_stop_nobody(tmp_path):
    """Nobody writes to them: whoever waited for that would wait for ever."""
    (tmp_path / "matches").mkdir()
    pipes = [tmp_path / "settings.toml"]
    pipes += [tmp_path / "matches" / name for name in (".key", ".index", "old.match")]
    for pipe in pipes:
        os.mkfifo(pipe)
    done = run(["9", "1", "1", "B2", "q"], tmp_path, "noughts", "--with", str(EXAMPLE))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Your settings couldn't be read" in done.stdout
    assert "x, choose:" in done.stdout
    assert len(list((tmp_path / "matches").glob("noughts-*.match"))) == 1
    assert all(pipe.is_fifo() for pipe in pipes), "what is no plain file stays what it is"


def test_ctrl_c_ends_cleanly_with_the_match_kept(tmp_path):
    environment = {**os.environ, "SCRIPTORIUM_HOME": str(tmp_path), "LC_ALL": "C"}
    command = [sys.executable, "-m", "scriptorium", "play", "--ui", "text", "noughts"]
    process = subprocess.Popen(
        [*command, "--with", str(EXAMPLE)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert process.stdin is not None
    process.stdin.write("9\n1\n1\nB2\n")
    process.stdin.flush()
    saves, begun = Saves(tmp_path / "matches"), time.monotonic()
    while not [s for s in saves.listed() if s.header is not None and s.header.actions == 1]:
        assert time.monotonic() - begun < 30
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (0, "")
    assert "The match is saved" in output
    assert output.rstrip().endswith("Goodbye.")


def test_others_turns_again_and_what_cost_most(tmp_path):
    """`o` plays again what the others did last, `a` tells at the end which turns cost most."""
    match, luck = Match(sc.new_table("plankenkoorts", 2, 29, options=SHORT)), random.Random(29)
    while match.table.outcome is None:
        match.play(luck.choice(match.choices()))
    last, seat = match.done[-1], match.done[-1].seat
    seating = {one: PERSON if one == seat else "novice" for one in match.table.seats}
    begun, saves = match.branched(len(match.done) - 1), Saves(tmp_path / "matches")
    Session(begun, sc.standard_library(), seating, saves=saves).close()
    lines = ["1", "a", "o", "", "q", last.text, "a", "1", "", "q", "", "7"]
    done = run(lines, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    before, after = done.stdout.split("The match is over. ", 1)
    assert "You'll see that when the match is over." in before
    at = others_began(Session(begun, sc.standard_library(), seating, watching=True))
    of = len(begun.done)
    assert at is not None
    again = [line.split(",")[0] for line in before.splitlines() if line.startswith("Action ")]
    assert again == [f"Action {at} of {of}", f"Action {at + 1} of {of}"]
    begins = ("Turn ", "Played: ", "Better: ")
    told = [line for line in after.splitlines() if line.startswith(begins)]
    turns = [line for line in told if line.startswith("Turn ")]
    assert 1 <= len(turns) <= 3
    assert [line.split()[0] for line in told] == ["Turn", "Played:", "Better:"] * len(turns)
    seen = after.split("Which better turn do you want to see?")[1]
    better = told[2].removeprefix("Better: ").split(". ")[0].rstrip(".")
    assert f"1. {turns[0]}" in seen
    assert better in seen


def test_it_says_so_where_no_window_opens(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    options = argparse.Namespace(ui=None, game=None, no_mods=True, mods_dir=None, with_files=None)
    assert scriptorium_text.main(options) == 0
    assert "No window can open here" in capsys.readouterr().out


def test_without_the_translation_package_it_says_so_and_speaks_english(tmp_path):
    """Nothing beside the standard library and the engine is needed to play."""
    (tmp_path / "settings.toml").write_text('language = "nl"\n')
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nfor name in ('fluent', 'fluent.runtime', 'platformdirs'):\n"
        "    sys.modules[name] = None\n"
    )
    done = run(["3"], tmp_path, PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "For other languages, install the package fluent.runtime" in done.stdout
    assert "Scriptorium. What would you like?" in done.stdout
    done = run(["3"], tmp_path)
    assert "Scriptorium. Wat wil je doen?" in done.stdout


def test_an_unknown_game_is_one_clear_line(tmp_path):
    done = run([], tmp_path, "chess")
    assert done.returncode == 1
    assert done.stderr.startswith("scriptorium: there is no game 'chess'; known are:")
    assert len(done.stderr.splitlines()) == 1


def test_settings_are_usable_by_hand():
    assert Settings().values.confirm == "never"


def test_a_program_that_is_killed_loses_no_action(tmp_path):
    """Whatever the moment: what lies on the disk is a match, never behind what was shown."""
    environment = {**os.environ, "SCRIPTORIUM_HOME": str(tmp_path), "LC_ALL": "C"}
    (tmp_path / "settings.toml").write_text('confirm = "never"\n')
    command = [sys.executable, "-m", "scriptorium", "play", "--ui", "text", "noughts"]
    saves, rng = Saves(tmp_path / "matches"), random.Random(1)
    for _ in range(4):
        process = subprocess.Popen(
            [*command, "--with", str(EXAMPLE)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("9\n1\n1\n" + "1\n" * 6)
        process.stdin.flush()
        shown = 0
        until = rng.randrange(1, 6)
        for line in process.stdout:
            shown += ": mark " in line
            if shown == until:
                break
        process.kill()
        process.communicate()
        (saved,) = saves.listed()
        assert saved.problem == ""
        match = saves.opening(saved.name, library())[0].gone_on(LOG)
        assert len(match.done) >= shown == until
        saves.remove(saved.name)


def test_a_card_given_away_is_known_and_not_taken_back(tmp_path):
    """Where nothing that came to light is taken back, the one who got the card knows it."""
    hands = {"P1": ["geleend_boek", "Titus", "Amos"], "P2": ["Jona"], "P3": ["Ruth", "Job"]}
    table = position("plankenkoorts", 3, options={"undo": "strict"}, hands=hands)
    begun, saves = Match(do(table, "geleend_boek P2")), Saves(tmp_path / "matches")
    seating = dict.fromkeys(table.seats, PERSON)
    Session(begun, sc.standard_library(), seating, saves=saves).close()
    done = run(["1", "", "give Titus", "u", "l", "q", "7"], tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Something hidden has been revealed, so you can't undo that." in done.stdout
    assert "give Titus" in done.stdout.split("has been revealed", 1)[1]
