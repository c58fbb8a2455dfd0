"""The command line as a person meets it: some commands as programs, most in this process."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from scriptorium.cli.main import main
from scriptorium.scenarios import Source, read_source

ROOT = Path(__file__).resolve().parents[2]
NOUGHTS = ROOT / "docs" / "examples" / "noughts_and_crosses.py"
SCENARIOS = NOUGHTS.with_suffix(".toml")
BROKEN = Path(__file__).parent / "scenarios" / "broken"
HOUSE = """
import scriptorium as sc

@sc.hookimpl
def scriptorium_about():
    return sc.About("house.sabotage", "noughts")

@sc.hookimpl
def scriptorium_rules(book):
    book.invariant(lambda position: "the fifth mark" if position.clock.turn > 5 else None)
"""


@pytest.fixture
def surroundings(tmp_path, monkeypatch):
    """A home and a folder of its own."""
    for name in [name for name in os.environ if name.startswith("SCRIPTORIUM")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def scriptorium(surroundings, capsys):
    """Run a command in this process."""

    def run(*arguments):
        capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = stop.code
        told = capsys.readouterr()
        return SimpleNamespace(returncode=code, stdout=told.out, stderr=told.err)

    return run


@pytest.fixture
def program(surroundings):
    """Run a command as a program, as its user does."""

    def run(*arguments, before=(), **more):
        return subprocess.run(
            [*before, sys.executable, "-m", "scriptorium", *map(str, arguments)],
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, **more, "PYTHONIOENCODING": "utf-8"},
            timeout=60,
            check=False,
        )

    return run


def one_line(text):
    return text.count("\n") == 1 and text.endswith("\n")


def test_the_games_are_listed(program):
    told = program("games", "--with", NOUGHTS)
    assert told.returncode == 0
    assert "noughts" in told.stdout
    assert "Noughts and crosses, 2 players" in told.stdout
    games = json.loads(program("games", "--json", "--with", NOUGHTS).stdout)
    assert {"noughts"} <= {game["name"] for game in games}


def test_the_scenarios_of_the_guide_hold(program):
    told = program("check", SCENARIOS, "--with", NOUGHTS)
    count = len(read_source(Source.of(SCENARIOS)))
    assert (told.returncode, told.stdout) == (0, f"{count} scenarios: all hold.\n")


def test_what_does_not_hold_is_one_line_each_and_a_closing_count(scriptorium, tmp_path):
    text = SCENARIOS.read_text("utf-8").replace('why = "taken"', 'why = "N9"')
    path = tmp_path / "wrong.toml"
    path.write_text(text, "utf-8")
    told = scriptorium("check", path, "--with", NOUGHTS)
    line = text.splitlines().index('why = "N9"') + 1
    said, count = told.stdout.splitlines()
    assert told.returncode == 1
    assert said.startswith(
        f"{path}:{line}: Nobody writes over a sign: expected 'mark A1' to be refused by N9, "
        "happened: refused by taken N2"
    )
    assert count.endswith("5 hold, 1 do not.")
    data = json.loads(scriptorium("check", path, "--json", "--with", NOUGHTS).stdout)
    assert (data["scenarios"], data["failed"]) == (6, 1)
    (failed,) = [result for result in data["results"] if not result["passed"]]
    assert failed["problem"]["line"] == line
    assert failed["problem"]["kind"] == "failed"


def test_a_game_that_is_missing_is_told(scriptorium):
    told = scriptorium("check", SCENARIOS, "--no-mods")
    assert told.returncode == 1
    line = SCENARIOS.read_text("utf-8").splitlines().index('game = "noughts"') + 1
    first = told.stdout.splitlines()[0]
    assert first.startswith(f"{SCENARIOS}:{line}: X begins")
    assert "there is no game 'noughts'" in first


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "COMMAND"),
        (("dance",), "invalid choice: 'dance'"),
        (("check",), "PATH"),
        (("simulate", "noughts", "--seats", "two"), "invalid int value: 'two'"),
        (("mods",), "WHAT"),
    ],
)
def test_misuse_is_one_line_and_exit_code_two(scriptorium, arguments, words):
    told = scriptorium(*arguments)
    assert told.returncode == 2
    assert one_line(told.stderr)
    assert words in told.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "noughts", "--seats", "3", "--with", NOUGHTS), "takes 2 to 2 seats"),
        (("simulate", "noughts", "--mods", "a.b", "--with", NOUGHTS), "no plugin 'a.b'"),
        (("simulate", "noughts", "--options", "x=1", "--with", NOUGHTS), "no option x"),
        (("simulate", "noughts", "--options", "x", "--with", NOUGHTS), "name=value"),
        (("simulate", "noughts", "--bots", "deep", "--with", NOUGHTS), "computer player 'deep'"),
        (("simulate", "noughts", "--seed", "-1", "--with", NOUGHTS), "a seed is a whole number"),
        (("simulate", "noughts", "--matches", "0", "--with", NOUGHTS), "counted from 1"),
        (("replay", "nothing.scr"), "nothing.scr cannot be read"),
        (("replay", NOUGHTS), "noughts_and_crosses.py: this is not the file of a match"),
        (("games", "--with", "nothing.py"), "nothing.py cannot be read"),
        (("games", "--with", SCENARIOS), "noughts_and_crosses.toml"),
        (("play", "--ui", "hologram"), "there is no frontend 'hologram'"),
        (("mods", "enable", "nothing"), "there is no mod 'nothing'"),
    ],
)
def test_whatever_goes_wrong_is_one_line_and_exit_code_one(scriptorium, arguments, words):
    told = scriptorium(*arguments)
    assert told.returncode == 1
    assert one_line(told.stderr)
    assert words in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("arguments", "code"), [(("dance",), 2), (("simulate", "chess"), 1), (("games",), 0)]
)
def test_a_program_ends_with_the_code_of_its_command(program, arguments, code):
    told = program(*arguments)
    assert told.returncode == code
    assert (one_line(told.stderr), bool(told.stdout)) == (code > 0, code == 0)


def test_the_traceback_is_there_for_who_asks(program):
    assert "Traceback" in program("simulate", "chess", SCRIPTORIUM_DEBUG="1").stderr


def test_whole_matches_are_played_and_counted(scriptorium):
    arguments = ("simulate", "noughts", "--with", NOUGHTS, "--matches", "20", "--seed", "5")
    told = scriptorium(*arguments)
    assert told.returncode == 0
    assert "20 matches, checked after every action" in told.stdout
    data = json.loads(scriptorium(*arguments, "--json").stdout)
    assert sum(data["wins"].values()) == data["matches"] == 20
    assert data["unfinished"] == 0
    assert [run["seed"] for run in data["runs"]] == list(range(5, 25))
    again = json.loads(scriptorium(*arguments, "--json", "--no-checks").stdout)
    assert again["runs"] == data["runs"]
    short = json.loads(scriptorium(*arguments, "--json", "--max-actions", "4").stdout)
    assert short["unfinished"] == 20
    assert short["decisions"]["most"] == 4


def test_a_failure_prints_the_line_that_repeats_it(scriptorium, tmp_path):
    """The line stops right before what went wrong and shows the position and the choice."""
    house = tmp_path / "sabotage.py"
    house.write_text(HOUSE)
    common = ("--with", NOUGHTS, "--with", house, "--mods", "house.sabotage")
    told = scriptorium("simulate", "noughts", "--seats", "2", "--seed", "40", *common)
    assert told.returncode == 1
    said, again = told.stdout.splitlines()
    assert said.startswith("seed 40, after 4 actions: after 'mark ")
    assert said.endswith("house.sabotage: the fifth mark")
    assert again.startswith("scriptorium simulate noughts --seats 2 --seed 40 ")
    assert again.endswith("--until 4")
    shown = scriptorium(*again.split()[1:])
    assert shown.returncode == 0
    assert said.partition("after '")[2].partition("'")[0] in shown.stdout
    position = tomllib.loads(shown.stdout)["scenario"]["setup"]
    assert sum(len(marks) for marks in position["marks"].values()) == 4


def test_a_saved_match_is_played_again(scriptorium, tmp_path):
    path = tmp_path / "match.scr"
    common = ("--with", NOUGHTS)
    told = scriptorium("simulate", "noughts", "--seed", "3", "--save", path, *common)
    assert f"Saved as {path}." in told.stdout
    assert "hidden card" not in told.stdout
    replayed = scriptorium("replay", path, *common)
    assert replayed.returncode == 0
    assert "1. x: mark " in replayed.stdout
    assert "The match is over." in replayed.stdout
    quiet = scriptorium("replay", path, "--quiet", *common).stdout
    assert one_line(quiet)
    assert "all as recorded" in quiet
    missing = scriptorium("replay", path)
    assert missing.returncode == 1
    assert "noughts 1.0 is not installed" in missing.stderr
    warned = scriptorium("simulate", "noughts", "--max-actions", "2", "--save", path, *common)
    assert "the file holds every hidden card" in warned.stdout
    assert "x's choice" in scriptorium("replay", path, *common).stdout
    path.write_bytes(path.read_bytes()[:-1])
    assert "cut off" in scriptorium("replay", path, *common).stderr


def test_the_broken_corpus_fails_line_by_line(scriptorium):
    told = scriptorium("check", BROKEN)
    assert told.returncode == 1
    lines = told.stdout.splitlines()
    assert len(lines) > 40
    assert all(line.startswith(str(BROKEN)) for line in lines[:-1])
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("port", ["99999", "65536", "-1", "-99999", "many", "", "8e3", "1_0", "٣"])
def test_a_port_that_there_is_not_is_told_in_one_line(scriptorium, port):
    done = scriptorium("play", "--ui", "web", "--port", port)
    assert (done.returncode, done.stdout) == (2, "")
    assert one_line(done.stderr)
    assert f"--port: {port!r} is no port: a number from 0 to 65535 is" in done.stderr


@pytest.fixture
def page(surroundings, tmp_path, monkeypatch):
    """A page to offer, with nothing on it."""
    (tmp_path / "index.html").write_text("<p>here</p>", encoding="utf-8")
    monkeypatch.setenv("SCRIPTORIUM_WEB", str(tmp_path))


@pytest.mark.usefixtures("page")
def test_a_port_that_is_taken_is_told_in_one_line(program):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = program("play", "--ui", "web", "--port", port)
    assert (done.returncode, done.stdout) == (1, "")
    assert one_line(done.stderr)
    assert f"port {port} cannot be used: Address already in use" in done.stderr
    assert "--port names another" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep ports by other rules")
@pytest.mark.usefixtures("page")
def test_a_port_of_the_system_is_told_in_one_line(program):
    """Root may use such ports; here it gives that right up first."""
    first = Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text("ascii")
    without = ["setpriv", "--bounding-set=-net_bind_service", "--inh-caps=-net_bind_service"]
    if int(first) <= 1:
        pytest.skip("every port may be used by anybody here")
    before = without if os.geteuid() == 0 else []
    if before and shutil.which(before[0]) is None:
        pytest.skip("what takes a right away is not here")
    done = program("play", "--ui", "web", "--port", 1, before=before)
    assert (done.returncode, done.stdout) == (1, "")
    assert one_line(done.stderr)
    assert "port 1 cannot be used: Permission denied" in done.stderr
