"""Names that are gone from the engine: `mods check` finds each, and `--fix` renames what it can."""

from __future__ import annotations

import pytest

import scriptorium as sc
import scriptorium.isolation as isolation
from scriptorium.cli.main import main
from scriptorium.mods.loose import read_loose
from scriptorium.testing.moved_name_checks import moved_names, rename_in

OLD = '''"""Ein Gemälde."""

import scriptorium
import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Pending
from scriptorium import isolation as apart
from scriptorium.isolation import Heartbeat as Beat

MOD = sc.Plugin("old", "sator", title="Ö", author="a", summary="s")


class Owed(Pending, tag="old.owed", frozen=True):
    pass


ÄÖ, WATCH = sc.Pending, (
    apart
    .InProcessWatchdog
)
ALSO = [scriptorium.scene.add_aim, sp.add_caution, sc.forced, Beat, "sc.Pending"]  # sc.Pending
'''
GONE = [
    "old.py:6: scriptorium.Pending is gone; use Decision",
    "old.py:8: scriptorium.isolation.Heartbeat is gone; use Marker",
    "old.py:13: scriptorium.Pending is gone; use Decision",
    "old.py:17: scriptorium.Pending is gone; use Decision",
    "old.py:19: scriptorium.isolation.InProcessWatchdog is gone; use MarkedStart",
    "old.py:21: scriptorium.forced is gone; use legal(table)",
    "old.py:21: scriptorium.scene.add_aim is gone; use @plugin.aim",
    "old.py:21: scriptorium.scene.add_caution is gone; use @plugin.caution(Action)",
]


@pytest.fixture
def old(tmp_path, monkeypatch):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))
    path = tmp_path / "old.py"
    path.write_text(OLD, encoding="utf-8")
    return path


def test_the_names_are_gone_indeed():
    for package, name in ((sc, "Pending"), (isolation, "Heartbeat")):
        with pytest.raises(AttributeError, match="is gone; use"):
            getattr(package, name)
        assert package.MOVED[name] in dir(package)


def test_each_is_named_with_its_line_and_nothing_runs(old, capsys):
    assert sorted(map(str, moved_names(read_loose(old)))) == sorted(GONE)
    assert main(["mods", "check", str(old), "--trust"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert sorted(told[:-1]) == sorted(f"error: {line}" for line in GONE)
    assert told[-1] == "old.py is not sound: 8 errors, 0 warnings."


def test_plain_renames_are_written(old, capsys):
    assert main(["mods", "check", str(old), "--trust", "--fix"]) == 1
    told = capsys.readouterr().out
    assert "renamed: old.py:19: InProcessWatchdog is MarkedStart now" in told
    assert "old.py is not sound: 3 errors, 0 warnings." in told
    wanted = OLD.replace("import Pending", "import Decision").replace("(Pending", "(Decision")
    wanted = wanted.replace("WATCH = sc.Pending", "WATCH = sc.Decision")
    wanted = wanted.replace("import Heartbeat", "import Marker")
    wanted = wanted.replace(".InProcessWatchdog", ".MarkedStart")
    assert old.read_text(encoding="utf-8") == wanted
    assert rename_in(read_loose(old)) == []


def test_a_mod_that_is_up_to_date_stays_as_it_is(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))
    path = tmp_path / "new.py"
    source = b'import scriptorium as sc\r\n\r\nNEW = sc.Plugin("new", "sator")\r\n'
    path.write_bytes(source)
    assert main(["mods", "check", str(path), "--trust", "--fix", "--matches", "0"]) == 0
    assert path.read_bytes() == source
    assert "renamed" not in capsys.readouterr().out


def test_a_file_in_another_encoding_is_left_alone(tmp_path):
    path = tmp_path / "odd.py"
    source = "# coding: latin-1\nimport scriptorium as sc\nä = 'äöü', sc.Pending\n".encode(
        "latin-1"
    )
    path.write_bytes(source)
    assert [one.line for one in moved_names(read_loose(path))] == [3]
    assert rename_in(read_loose(path)) == []
    assert path.read_bytes() == source
