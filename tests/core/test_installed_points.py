"""What a stranger's distribution brings beside plugins: named where it fails, and done without.

Each command is begun as its user types it, with a distribution of a stranger on the path.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1]))
from installed_strangers import AT_IMPORT, begun, installed

DEEDS = AT_IMPORT | {"raises": ("raise OSError('out of ink')", "out of ink")}
PROMISED = 2.0  # seconds until the player reads which mod it was, once the program has begun
LEAVES_A_MARK = "from pathlib import Path\nPath(__file__).with_suffix('.mark').write_text('here')\n"
MOD = '[pack]\nname = "ink"\ngame = "sator"\n'


def told_by(command, tmp_path, path):
    process = begun(command, tmp_path, path)
    return process.communicate(timeout=90)[0], process.returncode


def seconds_until(wanted, command, tmp_path, path):
    """What a command tells, with what code it ends, and after how long something is told."""
    (tmp_path / "ink.toml").write_text(MOD, encoding="utf-8")
    process, told, found = begun(command, tmp_path, path), "", 0.0
    start = time.monotonic()
    try:
        for line in process.stdout:
            told += line
            if wanted in line and not found:
                found = time.monotonic() - start
        process.wait(timeout=90)
    finally:
        process.kill()
    assert found, told
    return told, process.returncode, found


# By its group: a command that imports it, and what that command tells all the same.
GOES_ON = {
    "scriptorium.bots": ("play --ui text", "Scriptorium. What would you like?"),
    "scriptorium.reference": ("mods list --parts --long", "scriptorium_about"),
    "scriptorium.art": ("mods check --trust {tmp}/ink.toml --matches 1", "ink is"),
    "scriptorium.pictures": ("mods check --trust {tmp}/ink.toml --matches 1", "ink is"),
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("group", GOES_ON)
def test_one_that_fails_at_its_import_is_named_and_the_command_goes_on(tmp_path, group, deed):
    """Within two seconds, with the ways out."""
    source, _ = DEEDS[deed]
    command, wanted = GOES_ON[group]
    path = installed(tmp_path / "site", source, group=group, named="some")
    _, _, start = seconds_until(wanted, f"{command} --no-mods", tmp_path, path)
    told, code, took = seconds_until("odd", command, tmp_path, path)
    assert took < PROMISED + 2 * start, "it is watched from a second process"
    assert wanted in told
    assert "--leave-out odd" in told
    assert "scriptorium mods disable odd" in told
    assert "Traceback" not in told
    assert code == 0


# By its group: a command that is for it alone.
IS_FOR_IT = {
    "scriptorium.commands": "odd --seed 3",
    "scriptorium.commands.mods": "mods odd",
    "scriptorium.bots": "simulate sator --bots odd --until 2",
    "scriptorium.frontends": "play --ui odd",
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("group", IS_FOR_IT)
def test_a_command_that_is_for_it_alone_names_it_and_ends(tmp_path, group, deed):
    """Within two seconds; nothing hangs, and nothing is shown of its inside."""
    source, what = DEEDS[deed]
    path = installed(tmp_path / "site", source, group=group, named="some")
    _, _, start = seconds_until("sator", "games", tmp_path, path)
    told, code, took = seconds_until("odd", IS_FOR_IT[group], tmp_path, path)
    assert took < PROMISED + 2 * start
    assert what in told
    assert "--leave-out odd" in told
    assert "Traceback" not in told
    assert code == 1


@pytest.mark.parametrize("group", dict.fromkeys([*GOES_ON, *IS_FOR_IT]))
@pytest.mark.parametrize("command", ["games", "--help", "simulate sator --until 2", "mods list"])
def test_what_is_not_used_is_not_imported(tmp_path, group, command):
    path = installed(tmp_path / "site", LEAVES_A_MARK, group=group, named="some")
    told, code = told_by(command, tmp_path, path)
    assert code == 0, told
    assert not (path / "odd_module.mark").exists()


@pytest.mark.parametrize("group", dict.fromkeys([*GOES_ON, *IS_FOR_IT]))
@pytest.mark.parametrize("way", ["--no-mods", "--leave-out odd", "switched off"])
def test_what_is_off_is_not_imported(tmp_path, group, way):
    """Neither by what goes on without it nor by what is for it alone."""
    path = installed(tmp_path / "site", LEAVES_A_MARK, group=group, named="some")
    (tmp_path / "ink.toml").write_text(MOD, encoding="utf-8")
    if way == "switched off":
        assert told_by("mods disable odd", tmp_path, path) == ("odd is off from now.\n", 0)
        assert "plugin, off (installed with odd)" in told_by("mods list odd", tmp_path, path)[0]
    flags = way if way.startswith("--") else ""
    for commands in (GOES_ON, IS_FOR_IT):
        for command in [commands[group]] if group in commands else []:
            told, _ = told_by(
                f"{command if isinstance(command, str) else command[0]} {flags}", tmp_path, path
            )
            assert "Traceback" not in told
    assert not (path / "odd_module.mark").exists()


GREETS = """
def add(commands):
    parser = commands.add_parser("odd", help="greet somebody")
    parser.add_argument("name")
    parser.add_argument("--times", type=int, default=1)
    parser.set_defaults(run=lambda options: print("good evening", options.name * options.times))
"""


def test_a_command_of_a_stranger_reads_what_follows_its_name(tmp_path):
    """Options before and behind, its own help, and what it refuses."""
    path = installed(tmp_path / "site", GREETS, group="scriptorium.commands", named="add")
    assert told_by("odd Ada --times 2", tmp_path, path) == ("good evening AdaAda\n", 0)
    assert told_by("odd --times 3 Bo", tmp_path, path) == ("good evening BoBoBo\n", 0)
    told, code = told_by("odd --help", tmp_path, path)
    assert ("--times" in told, code) == (True, 0)
    told, code = told_by("odd", tmp_path, path)
    assert ("the following arguments are required: name" in told, code) == (True, 2)
    assert "a command of odd" in told_by("--help", tmp_path, path)[0]


def test_a_name_of_ours_stays_ours(tmp_path):
    """Nobody takes a command, a player or a frontend away by calling another like it."""
    groups = {"scriptorium.commands": "simulate", "scriptorium.frontends": "text"}
    for group, name in (*groups.items(), ("scriptorium.bots", "librarian")):
        path = installed(tmp_path / group, LEAVES_A_MARK, name, group=group, named="some")
        for command, wanted in (
            ("simulate plankenkoorts --bots librarian --until 2", "[scenario.setup]"),
            ("play --ui text", "Scriptorium. What would you like?"),
        ):
            told, code = told_by(command, tmp_path, path)
            assert (wanted in told, code) == (True, 0), told
        assert not (path / "odd_module.mark").exists()
