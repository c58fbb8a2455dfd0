"""Plugins are found in the folders of their package, in one order, wherever it is installed."""

import subprocess
import sys
from importlib import import_module
from zipfile import ZipFile

import pytest

import scriptorium as sc

ABOUT = """
import scriptorium as sc

@sc.hookimpl
def scriptorium_about():
    return sc.About({name!r}, "tower")
"""
ROOT = (
    ABOUT.format(name="tower")
    + """
@sc.hookimpl
def scriptorium_plugins():
    return sc.plugins_in(__name__)
"""
)
FILES = {
    "__init__.py": ROOT,
    "zeal.py": ABOUT.format(name="tower.zeal"),
    "words.py": "TWO = 2\n",
    "attic/__init__.py": "",
    "attic/moth.py": ABOUT.format(name="tower.moth"),
    "attic/box/__init__.py": '"""Boxes."""\n',
    "attic/box/hat.py": ABOUT.format(name="tower.hat"),
    "bells/__init__.py": ABOUT.format(name="tower.bells"),
    "bells/clapper.py": ABOUT.format(name="tower.clapper"),
    "pictures/nothing.svg": "<svg/>",
}
FOUND = ["attic.box.hat", "attic.moth", "bells", "zeal"]


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


def test_modules_with_hooks_are_found_in_folders_by_name(tower, tmp_path, monkeypatch):
    """A folder that is a plugin itself names its own further ones, if it has any."""
    written(tmp_path, dict(reversed(FILES.items())))
    monkeypatch.syspath_prepend(tmp_path)
    assert [one.__name__ for one in sc.plugins_in(tower)] == [f"tower.{name}" for name in FOUND]


def test_plugins_are_found_in_an_archive_as_well(tower, tmp_path, monkeypatch):
    archive = tmp_path / "tower.zip"
    with ZipFile(archive, "w") as zipped:
        for name, content in FILES.items():
            zipped.writestr(f"tower/{name}", content)
    monkeypatch.syspath_prepend(str(archive))
    assert [one.__name__ for one in sc.plugins_in(tower)] == [f"tower.{name}" for name in FOUND]


def test_who_forgets_to_say_who_it_is_is_told_so(tower, tmp_path, monkeypatch):
    """A module with rules and no name is not passed over in silence."""
    nameless = "import scriptorium as sc\n\n@sc.hookimpl\ndef scriptorium_rules(book): ...\n"
    written(tmp_path, {"__init__.py": ROOT, "attic/__init__.py": "", "attic/moth.py": nameless})
    monkeypatch.syspath_prepend(tmp_path)
    library = sc.Library()
    library.add(import_module(tower))
    assert "does not say who it is" in library.plugins["tower.attic.moth"].broken


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
