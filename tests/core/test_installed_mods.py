"""An installed plugin that hangs or ends programs at its import: named at once, and done without.

Each command is begun as its user types it, with a distribution of a mod on the path.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1]))
from installed_mods import AT_IMPORT, begun, installed, is_soon, read_until
from night import crossed

COMMANDS = {
    "mods list": "plankenkoorts",
    "simulate sator --until 2": "[scenario.setup]",
    "play --ui text": "Scriptorium. What would you like?",
}


@pytest.mark.parametrize(("command", "deed"), crossed(tuple(COMMANDS), tuple(AT_IMPORT), 0, 1))
def test_a_plugin_that_hangs_or_exits_at_its_import_is_named_and_left_out(tmp_path, command, deed):
    """Within two seconds, with the ways out; and the command does what it was asked to do."""
    source, what = AT_IMPORT[deed]
    path = installed(tmp_path / "site", source)
    process = begun(command, tmp_path, path)
    told, took = read_until(process, "odd")
    assert COMMANDS[command] in told
    assert is_soon(took, command, COMMANDS[command], tmp_path, path), (
        "it is watched from a second process"
    )
    assert "--leave-out" in told
    assert "--no-mods" in told
    if not command.startswith("play"):
        assert what in told
        assert "scriptorium mods disable odd" in told
    assert process.returncode == 0


def test_it_can_be_switched_off_by_the_name_that_is_told(tmp_path):
    """Neither that command nor any later one starts it."""
    path = installed(tmp_path / "site", AT_IMPORT["sleeps"][0])
    off = begun("mods disable odd", tmp_path, path)
    assert off.communicate(timeout=60)[0] == "odd is off from now.\n"
    listed, _ = begun("mods list", tmp_path, path).communicate(timeout=60)
    assert "did not come to an end" not in listed
    assert [line.split()[:3] for line in listed.splitlines() if line.startswith("odd")] == [
        ["odd", "-", "off"]
    ]


def test_one_that_hangs_in_a_third_session_is_off_as_any_mod_is(tmp_path):
    """An installed mod is counted like a loose one, and tried again when that is asked for."""
    for nr, deed in enumerate(("exits", "exits", "sleeps")):  # what exits is over sooner
        path = installed(tmp_path / f"site{nr}", AT_IMPORT[deed][0])
        told, _ = begun("games", tmp_path, path).communicate(timeout=60)
        assert f"the mod odd {AT_IMPORT[deed][1]}" in told
    listed, _ = begun("mods list", tmp_path, path).communicate(timeout=60)
    assert "failed in 3 sessions; `scriptorium mods enable odd` tries again" in listed
    begun("mods enable odd", tmp_path, path).communicate(timeout=60)
    told, _ = begun("games", tmp_path, path).communicate(timeout=60)
    assert "the mod odd did not come to an end" in told


HANGS_LATER = """
import time
import scriptorium as sc

@sc.hookimpl
def scriptorium_about():
    return sc.About("house.later", "sator", "1.0")

@sc.hookimpl
def scriptorium_rules(book):
    time.sleep(1000)
"""


def test_what_hangs_later_is_told_by_the_name_it_is_switched_by(tmp_path):
    """Its plugin has another name than its entry point, which alone is of use."""
    path = installed(tmp_path / "site", HANGS_LATER)
    process = begun("simulate sator --mods house.later", tmp_path, path)
    told, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "the mod odd did not come to an end, and was stopped" in told
    assert "--leave-out odd" in told
    process = begun("simulate sator --leave-out odd --until 2", tmp_path, path)
    told, _ = process.communicate(timeout=60)
    assert (process.returncode, "[scenario.setup]" in told) == (0, True)


CALLED_OURS = {
    "a module that is called like ours": ("scriptorium_strange", "while True: x = 1"),
    "a module that calls itself ours": (
        "odd_module",
        "__name__ = 'scriptorium.engine.book'\nwhile True: x = 1",
    ),
}


@pytest.mark.parametrize("kind", CALLED_OURS)
def test_a_name_makes_no_module_ours(tmp_path, kind):
    """It is stopped like any other, and its file is named as the place of the fault."""
    module, source = CALLED_OURS[kind]
    path = installed(tmp_path / "site", source, module=module)
    told, _ = begun("mods list", tmp_path, path).communicate(timeout=60)
    assert f"the mod odd did not come to an end, and was stopped in {module}.py:" in told
    path = installed(tmp_path / "other", "\nx = 1 / 0", module=module)
    told, _ = begun("mods list", tmp_path, path).communicate(timeout=60)
    assert f"{module}.py:2:5: ZeroDivisionError" in told
