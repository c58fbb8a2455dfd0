"""A mod says for which versions of the engine it is made; another engine says so, clearly."""

from __future__ import annotations

from importlib.metadata import version

import pytest

import scriptorium as sc
from scriptorium.cli.main import main
from scriptorium.mods.loose import add_loose, read_loose

HERE = version("scriptorium").split(".dev")[0]
PACK = '[pack]\nname = "ford"\ngame = "sator"\nrequires = ["{wish}"]\n'
CODE = (
    "import scriptorium as sc\n{more}\n"
    'FORD = sc.Plugin("ford", "sator", needs=("{wish}", "sator.swap"))\n'
)
FITS = ("scriptorium", "scriptorium>=0.1", f"scriptorium =={HERE}", "scriptorium >=0.0.9,<99")
LATER = "scriptorium >=99.1,<100"


def added(tmp_path, kind, wish, more=""):
    path = tmp_path / f"ford.{kind}"
    source = PACK if kind == "toml" else CODE
    path.write_text(source.format(wish=wish, more=more), encoding="utf-8")
    library = sc.standard_library(third_party=False).copy()
    return add_loose(library, read_loose(path), "given"), library


@pytest.mark.parametrize("kind", ["toml", "py"])
@pytest.mark.parametrize("wish", FITS)
def test_a_mod_for_this_engine_plays(wish, kind, tmp_path):
    plugin, library = added(tmp_path, kind, wish)
    assert not plugin.broken
    assert "scriptorium" not in " ".join((*plugin.about.requires, *plugin.about.after))
    assert sc.new_table("sator", seed=1, mods=["ford"], library=library).rules


def test_a_pack_for_a_later_engine_is_broken_with_its_line(tmp_path):
    plugin, _ = added(tmp_path, "toml", LATER)
    told = f"ford.toml:4:1: it is made for {LATER}; this is scriptorium {HERE}. The line: requires"
    assert plugin.broken.startswith(told)


@pytest.mark.parametrize("more", ["", "sc.from_a_later_engine()", "import nothing_of_that_name"])
def test_a_program_for_a_later_engine_says_so_before_it_fails(more, tmp_path):
    plugin, _ = added(tmp_path, "py", LATER, more)
    assert plugin.broken == f"ford: it is made for {LATER}; this is scriptorium {HERE}"


def test_a_wish_that_is_worked_out_is_checked_when_it_is_known(tmp_path):
    plugin, _ = added(tmp_path, "py", '" + "scriptorium>=99')
    told = f"ford.py:3, requires: it is made for scriptorium >=99; this is scriptorium {HERE}"
    assert plugin.broken == told


def test_mods_check_reports_it(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    added(tmp_path, "toml", LATER)
    assert main(["mods", "check", str(tmp_path / "ford.toml")]) == 1
    assert f"error: ford.toml:4:1: it is made for {LATER}" in capsys.readouterr().out
