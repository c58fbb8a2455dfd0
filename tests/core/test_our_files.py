"""Which files are ours is read from what was installed; a fault in them is no author's place."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import scriptorium.isolation
from scriptorium.isolation.our_files import is_a_games, is_ours
from scriptorium.plugins.tracebacks import placed

WATCH = Path(scriptorium.isolation.__file__).parent
ASKED = """
from scriptorium.isolation.our_files import is_ours
import sys
print(*(is_ours(one) for one in sys.argv[1:]))
"""


def beneath(error):
    """The error as it came out of what a test has called."""
    return error.with_traceback(error.__traceback__.tb_next)


@pytest.mark.parametrize(
    "name",
    [
        "scriptorium.ai.thinking",
        "scriptorium_lab.statistics",
        "scriptorium_bots",
        "scriptorium_ui",
    ],
)
def test_a_fault_in_our_own_file_is_blamed_on_no_place(name):
    """Wherever in the engine a mod's value does harm; the mod's own line is told where there is."""
    file = importlib.import_module(name).__file__
    space: dict = {}
    exec(compile("def ours(call):\n    return call() + 1", file, "exec"), space)
    with pytest.raises(TypeError) as raised:
        space["ours"](str)
    assert placed(beneath(raised.value)).startswith("TypeError: ")
    with pytest.raises(ZeroDivisionError) as raised:
        space["ours"](lambda: 1 // 0)
    assert placed(beneath(raised.value)).startswith("test_our_files.py:")


def test_a_fault_in_a_game_of_ours_has_a_place():
    """Whoever works on the game wants to know the line."""
    import scriptorium_sator

    file = scriptorium_sator.__file__
    assert is_a_games(file)
    space: dict = {}
    exec(compile("def ours():\n    return 1 // 0", file, "exec"), space)
    with pytest.raises(ZeroDivisionError) as raised:
        space["ours"]()
    assert placed(beneath(raised.value)).startswith("scriptorium_sator/__init__.py:2:")


def test_where_all_share_a_folder_ours_are_those_that_were_installed_as_ours(tmp_path):
    """As an installer leaves them: a mod's package beside ours, whatever it is called."""
    shutil.copytree(WATCH, tmp_path / "scriptorium" / "isolation")
    (tmp_path / "scriptorium" / "__init__.py").write_text("")
    shutil.copy(WATCH.parent / "moved_names.py", tmp_path / "scriptorium")
    about = tmp_path / "scriptorium-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: scriptorium\nVersion: 0.1.0\n")
    (about / "RECORD").write_text("scriptorium/isolation/marker.py,,\nscriptorium_deep/a/b.py,,\n")
    asked = [
        "scriptorium/isolation/marker.py",
        "scriptorium_deep/a/b.py",
        "scriptorium_strange/__init__.py",
        "scriptoriumful/__init__.py",
        "scriptorium.py",
    ]
    done = subprocess.run(
        [sys.executable, "-S", "-c", ASKED, *(str(tmp_path / one) for one in asked)],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(tmp_path)},
        timeout=60,
    )
    assert done.stdout.split() == ["True", "True", "False", "False", "False"], done.stderr
    assert not is_ours(str(tmp_path / "scriptorium" / "isolation" / "marker.py"))
