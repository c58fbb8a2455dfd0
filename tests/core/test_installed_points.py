"""What a mod's distribution brings beside plugins: named where it fails, and done without.

Each command is begun as its user types it, with a distribution of a mod on the path.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1]))
from installed_mods import AT_IMPORT, installed, told_by
from night import crossed
from scriptorium.mods import Home

DEEDS = AT_IMPORT | {"raises": ("raise OSError('out of ink')", "out of ink")}
LEAVES_A_MARK = "from pathlib import Path\nPath(__file__).with_suffix('.mark').write_text('here')\n"
MOD = '[pack]\nname = "ink"\ngame = "sator"\n'


@pytest.fixture
def ink(tmp_path):
    """A mod that is checked."""
    (tmp_path / "ink.toml").write_text(MOD, encoding="utf-8")


# By its group: a command that imports it, and what that command tells all the same.
GOES_ON = {
    "scriptorium.bots": ("play --ui text", "Scriptorium. What would you like?"),
    "scriptorium.reference": ("mods list --parts --long", "scriptorium_about"),
    "scriptorium.art": ("mods check --trust {tmp}/ink.toml --matches 1", "ink is"),
    "scriptorium.pictures": ("mods check --trust {tmp}/ink.toml --matches 1", "ink is"),
}


@pytest.mark.usefixtures("ink")
@pytest.mark.parametrize(("group", "deed"), crossed(tuple(GOES_ON), tuple(DEEDS), 0, 2))
def test_one_that_fails_at_its_import_is_named_and_the_command_goes_on(tmp_path, group, deed):
    """With the ways out."""
    source, _ = DEEDS[deed]
    command, wanted = GOES_ON[group]
    path = installed(tmp_path / "site", source, group=group, named="some")
    told, code = told_by(command, tmp_path, path)
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


@pytest.mark.parametrize(("group", "deed"), crossed(tuple(IS_FOR_IT), tuple(DEEDS), 0, 2))
def test_a_command_that_is_for_it_alone_names_it_and_ends(tmp_path, group, deed):
    """Nothing hangs, and nothing is shown of its inside."""
    source, what = DEEDS[deed]
    path = installed(tmp_path / "site", source, group=group, named="some")
    told, code = told_by(IS_FOR_IT[group], tmp_path, path)
    assert what in told
    assert "--leave-out odd" in told
    assert "Traceback" not in told
    assert code == 1


# A mod's distribution of each kind, by a name of its own.
NAMES = {group: f"odd{nr}" for nr, group in enumerate(dict.fromkeys([*GOES_ON, *IS_FOR_IT]))}


@pytest.fixture
def marks(tmp_path):
    """A path with one of each kind; each leaves a mark if it is imported."""
    for group, name in NAMES.items():
        path = installed(
            tmp_path / "site", LEAVES_A_MARK, name, f"{name}_module", group=group, named="some"
        )
    return path


def left_by(path):
    return sorted(mark.name for mark in path.glob("*.mark"))


@pytest.mark.parametrize("command", ["games", "--help", "simulate sator --until 2", "mods list"])
def test_what_is_not_used_is_not_imported(tmp_path, marks, command):
    told, code = told_by(command, tmp_path, marks)
    assert code == 0, told
    assert left_by(marks) == []


def test_what_is_used_is_imported(tmp_path, marks):
    """The tests beside this one would hold for marks that nobody leaves."""
    for group, command in IS_FOR_IT.items():
        told_by(command.replace("odd", NAMES[group]), tmp_path, marks)
        assert f"{NAMES[group]}_module.mark" in left_by(marks)


FOR_IT = [command.replace("odd", NAMES[group]) for group, command in IS_FOR_IT.items()]
USING = tuple(dict.fromkeys([*(command for command, _ in GOES_ON.values()), *FOR_IT]))
WAYS = ("--no-mods", "--leave-out", "switched off")


@pytest.mark.usefixtures("ink")
@pytest.mark.parametrize(("way", "command"), crossed(WAYS, USING, 0))
def test_what_is_off_is_not_imported(tmp_path, marks, way, command):
    """Neither by what goes on without it nor by what is for it alone."""
    if way == "switched off":
        for name in NAMES.values():
            Home(tmp_path / "home").leave_off(name)
    flags = {"--no-mods": ["--no-mods"]}.get(way, [])
    if way == "--leave-out":
        flags = [f"--leave-out {name}" for name in NAMES.values()]
    told, _ = told_by(" ".join([command, *flags]), tmp_path, marks)
    assert "Traceback" not in told
    assert left_by(marks) == []


def test_what_is_off_is_listed(tmp_path, marks):
    told_by(f"mods disable {NAMES['scriptorium.commands']}", tmp_path, marks)
    listed, _ = told_by("mods list --long", tmp_path, marks)
    name = NAMES["scriptorium.commands"]
    assert f"plugin, off (installed with {name})" in listed


GREETS = """
def add(commands):
    parser = commands.add_parser("odd", help="greet somebody")
    parser.add_argument("name")
    parser.add_argument("--times", type=int, default=1)
    parser.set_defaults(run=lambda options: print("good evening", options.name * options.times))
"""


def test_a_command_of_a_mod_reads_what_follows_its_name(tmp_path):
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
    groups = {
        "scriptorium.commands": "simulate",
        "scriptorium.frontends": "text",
        "scriptorium.bots": "librarian",
    }
    for group, name in groups.items():
        path = installed(
            tmp_path / "site", LEAVES_A_MARK, name, f"odd_{name}", group=group, named="some"
        )
    for command, wanted in (
        ("simulate plankenkoorts --bots librarian --until 0", "[scenario.setup]"),
        ("play --ui text", "Scriptorium. What would you like?"),
    ):
        told, code = told_by(command, tmp_path, path)
        assert (wanted in told, code) == (True, 0), told
    assert left_by(path) == []
