"""Plugins are found in the folders of their package, in one order, wherever it is installed."""

import subprocess
import sys
from importlib import import_module
from zipfile import ZipFile

import pytest

import scriptorium as sc

ROOT = """
import scriptorium as sc

game = sc.Game(
    "tower",
    __file__,
    seats=("ann",),
    schedule=sc.Schedule((sc.Phase("climb", ("climb",)),)),
)
"""
PART = "from tower import game\n\n{0} = game.plugin({0!r})\n"
FILES = {
    "__init__.py": ROOT,
    "zeal.py": PART.format("zeal"),
    "words.py": "TWO = 2\n",
    "attic/__init__.py": "",
    "attic/moth.py": PART.format("moth"),
    "attic/box/__init__.py": '"""Boxes."""\n',
    "attic/box/hat.py": PART.format("hat"),
    "bells/__init__.py": PART.format("bells"),
    "bells/clapper.py": PART.format("clapper"),
    "pictures/nothing.svg": "<svg/>",
    "test_tower.py": "raise AssertionError('a test is no part of the game')\n",
}
FOUND = ["tower", "tower.hat", "tower.moth", "tower.bells", "tower.clapper", "tower.zeal"]


@pytest.fixture
def tower():
    """Nothing of a package made for a test is left over."""
    yield "tower"
    for name in [name for name in sys.modules if name.split(".")[0] == "tower"]:
        del sys.modules[name]


def written(folder, files):
    for name, content in files.items():
        path = folder / "tower" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def found(tower):
    library = sc.Library()
    library.add(import_module(tower))
    assert [one.broken for one in library.plugins.values() if one.broken] == []
    return [*library.plugins]


def test_plugins_made_of_a_game_are_found_in_its_folders(tower, tmp_path, monkeypatch):
    """Nobody keeps a list of them; each folder is read to its end, by name."""
    written(tmp_path, dict(reversed(FILES.items())))
    monkeypatch.syspath_prepend(tmp_path)
    assert found(tower) == FOUND


def test_plugins_are_found_in_an_archive_as_well(tower, tmp_path, monkeypatch):
    archive = tmp_path / "tower.zip"
    with ZipFile(archive, "w") as zipped:
        for name, content in FILES.items():
            zipped.writestr(f"tower/{name}", content)
    monkeypatch.syspath_prepend(str(archive))
    assert found(tower) == FOUND


def test_who_forgets_to_say_who_it_is_is_told_so(tower, tmp_path, monkeypatch):
    """A module with rules and no name is not passed over in silence."""
    nameless = "import scriptorium as sc\n\n@sc.hookimpl\ndef scriptorium_rules(book): ...\n"
    written(tmp_path, {"__init__.py": nameless})
    monkeypatch.syspath_prepend(tmp_path)
    library = sc.Library()
    assert "does not say who it is" in library.add(import_module(tower)).broken


def test_a_game_loads_nothing_that_only_measures_or_tests_it():
    code = (
        "import sys, scriptorium as sc\n"
        "sc.standard_library()\n"
        "print(*sorted({name.split('.')[0] for name in sys.modules}))\n"
    )
    command = [sys.executable, "-c", code]
    loaded = set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())
    assert {"scriptorium", "scriptorium_sator", "scriptorium_plankenkoorts"} <= loaded
    assert not loaded & {"benchmarks.sator", "pytest", "hypothesis", "unittest", "tests"}
