"""Nothing runs that nobody agreed to, nothing is read that does not end, nothing moves a cursor."""

from __future__ import annotations

import io
import os
import sys

import pytest

from scriptorium import Library
from scriptorium.cli.commands import modcheck
from scriptorium.cli.main import main
from scriptorium.mods import Home, plain_files
from scriptorium.mods.folder_reading import MOST_SEEN
from scriptorium.mods.home import MOST_MODS
from scriptorium.mods.loose import MOST_FILES, add_loose, read_loose
from scriptorium.plugins import plain
from scriptorium.plugins.errors import PluginError
from scriptorium.testing.mod_check import Report, scenario_files
from scriptorium_text.console import Console
from scriptorium_ui.toolkit.text_fitting import Lettering

ABOUT = """
import scriptorium as sc
RAN = []
@sc.hookimpl
def scriptorium_about():
    return sc.About("house.odd", "sator", "1.0", title={title!r})
"""


def package(folder, first="", title="Odd"):
    """A mod in a folder whose first line is this."""
    mod = folder / "odd"
    mod.mkdir(parents=True)
    (mod / "__init__.py").write_text(f"{first}\n{ABOUT.format(title=title)}", encoding="utf-8")
    return mod


def broken(mod):
    return add_loose(Library(), read_loose(mod), "test").broken


@pytest.mark.parametrize(
    ("first", "place"),
    [
        ("from . import sub", "elsewhere/__init__.py"),
        ("from .sub import deep", "elsewhere/deep.py"),
        ("from . import one", "one.py"),
        ("import importlib; importlib.import_module('.__pycache__.planted', __name__)", "x"),
        ("from .__pycache__ import planted", "x"),
    ],
)
def test_what_was_not_hashed_cannot_be_imported(tmp_path, first, place):
    """Neither behind a link, nor in `__pycache__`; the ordinary finder has no say."""
    mod = package(tmp_path, first)
    real = tmp_path / place
    real.parent.mkdir(exist_ok=True)
    real.write_text("import sys; sys.planted = True\n")
    (tmp_path / "elsewhere").mkdir(exist_ok=True)
    os.symlink(tmp_path / "elsewhere", mod / "sub")
    os.symlink(real, mod / "one.py")
    (mod / "__pycache__").mkdir()
    (mod / "__pycache__" / "planted.py").write_text("import sys; sys.planted = True\n")
    before = read_loose(mod)
    assert "No module named" in broken(mod) or "cannot import name" in broken(mod)
    assert not hasattr(sys, "planted")
    assert before.passed == ("one.py: a link", "sub: a link")


def test_what_comes_after_it_was_agreed_to_is_not_there(tmp_path):
    """A module laid beside the others after they were read."""
    mod = package(tmp_path, "from . import late")
    read = read_loose(mod)
    (mod / "late.py").write_text("")
    assert "late" in add_loose(Library(), read, "test").broken
    assert broken(mod) == ""


def test_what_was_hashed_is_found_in_folders_too(tmp_path):
    first = "import pkgutil\nFOUND = [*pkgutil.walk_packages(__path__)]\nfrom . import sub"
    mod = package(tmp_path, first)
    (mod / "sub").mkdir()
    (mod / "sub" / "__init__.py").write_text("from . import deep\n")
    (mod / "sub" / "deep.py").write_text("from .. import sub\n")
    assert broken(mod) == ""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes")
def test_pipes_devices_and_links_are_passed_over_and_said_so(tmp_path):
    """None of them is opened: a pipe would be waited for for ever."""
    mod = package(tmp_path)
    os.mkfifo(mod / "scenarios.toml")
    os.mkfifo(mod / "more.py")
    os.symlink("/dev/zero", mod / "zero.py")
    os.symlink(mod, mod / "round")
    read = read_loose(mod)
    assert list(read.files) == ["__init__.py"]
    assert read.passed == (
        "more.py: a pipe",
        "round: a link",
        "scenarios.toml: a pipe",
        "zero.py: a link",
    )
    assert scenario_files(read) == []
    for name in ("pipe.py", "pipe.toml"):
        os.mkfifo(tmp_path / name)
        with pytest.raises(PluginError, match="it is no plain file"):
            read_loose(tmp_path / name)
    os.symlink("/dev/zero", tmp_path / "zero.py")
    with pytest.raises(PluginError, match="it is no plain file"):
        read_loose(tmp_path / "zero.py")


def test_a_huge_folder_is_not_read_to_its_end(tmp_path):
    mod = package(tmp_path)
    for nr in range(MOST_FILES + 1):
        (mod / f"f{nr}").touch()
    with pytest.raises(PluginError, match="at most"):
        read_loose(mod)
    assert plain_files(mod, 10).too_many
    assert not plain_files(mod, MOST_SEEN).too_many


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes")
def test_a_mods_folder_that_is_huge_or_full_of_what_never_ends(tmp_path, monkeypatch, capsys):
    """As a whole: what is no plain file is told, and that a huge one is not read."""
    home = Home(tmp_path)
    package(home.mods)
    os.mkfifo(home.mods / "pipe.py")
    os.symlink("/dev/zero", home.mods / "zero.toml")
    os.symlink(home.mods, home.mods / "round")
    (home.mods / "hollow").mkdir()
    os.mkfifo(home.mods / "hollow" / "__init__.py")
    told = {one.name: one.why for one in home.listed()}
    assert set(told) == {"odd", "pipe", "zero"}
    assert "no plain file" in told["pipe"]
    assert "no plain file" in told["zero"]
    for number in range(MOST_MODS + 1):
        (home.mods / f"m{number}.py").touch()
    ((name, why),) = ((one.name, one.why) for one in home.listed())
    assert (name, "none is read" in why) == ("mods", True)
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    assert main(["mods", "list"]) == 0
    assert "none is read" in capsys.readouterr().out


def test_a_mod_is_checked_only_when_somebody_agreed(tmp_path, capsys, monkeypatch):
    """On a terminal it is asked about; a script says `--trust`."""
    ran = tmp_path / "ran"
    mod = package(tmp_path, f"open({str(ran)!r}, 'w').close()")
    check = ["mods", "check", str(mod), "--matches", "0", "--mods-dir", str(tmp_path)]
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path / "home"))

    def looked_at(path, *anything, **more):
        return Report(add_loose(Library(), read_loose(path), "checked").name, [])

    monkeypatch.setattr(modcheck, "check_mod", looked_at)
    monkeypatch.setattr(modcheck, "checked_library", lambda options: Library())
    assert main(check) == 1
    assert "--trust says yes" in capsys.readouterr().err

    class Terminal(io.StringIO):
        def isatty(self):
            return True

    for answer in ("\n", "n\n", "perhaps\n", ""):
        monkeypatch.setattr(sys, "stdin", Terminal(answer))
        assert main(check) == 1
    assert not ran.exists()
    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    assert main(check) == 0
    assert ran.exists()
    monkeypatch.setattr(sys, "stdin", Terminal(""))
    Home(tmp_path / "home", tmp_path).switch("odd", True)
    assert main(check) == 0


ODD = "a\x1b[2Jb\x07c\u202edoc\u2066x\u200fy\x00\x9b31m"


def test_text_of_mods_moves_no_cursor_and_turns_nothing_round(tmp_path, capsys, monkeypatch):
    """In windows, in lines, and on the terminal."""
    assert plain(ODD) == "a[2Jbcdocxy31m"
    assert plain("one\ntwo é 漢 👍🏽") == "one\ntwo é 漢 👍🏽"
    fits = Lettering(lambda text, face, size: len(text) * size, slack=0.0)
    assert fits.set_text(ODD, "text", 10, 900.0, 50.0, 8).lines == (plain(ODD),)
    assert fits.wrapped(ODD, "text", 10, 900.0) == (plain(ODD),)
    out = io.StringIO()
    Console(io.StringIO(), out).say(ODD)
    assert out.getvalue().rstrip("\n").isprintable()
    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    package(tmp_path / "mods", title=ODD)
    Home(tmp_path).switch("odd", True)
    assert main(["mods", "list", "odd"]) == 0
    told = capsys.readouterr().out
    assert plain(ODD) in told
    assert "\x1b" not in told
    assert "\u202e" not in told
