"""Files of a player whose names no program expects: not UTF-8, too long, alike in all that is seen.

Other programs write them; each is shown with its name escaped, and can be renamed, copied, deleted.
"""

from __future__ import annotations

import io
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from no_window import open_window
from stage_games import library

import scriptorium_text
from scriptorium.cli.main import main
from scriptorium.matches import Saves
from scriptorium.plugins import on_disk, shown
from scriptorium_ui.host.diff import ListEncoder
from scriptorium_ui.host.messages import Code, Response
from scriptorium_ui.pages import routes

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "noughts_and_crosses.py"
GUSTS = EXAMPLE.parent / "gusts" / "pack.toml"
MOD = """
import scriptorium as sc

@sc.hookimpl
def scriptorium_about():
    return sc.About("{name}", "noughts")
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other disks refuse such names")


def typed(lines):
    return "".join(line + "\n" for line in lines).encode()


def as_program(home, *arguments, lines=()):
    """The program with what is typed into it; all bytes, as names are."""
    done = subprocess.run(
        [sys.executable, "-m", "scriptorium", *arguments],
        input=typed(lines),
        capture_output=True,
        env={**os.environ, "SCRIPTORIUM_HOME": str(home), "LC_ALL": "C.UTF-8"},
        timeout=60,
    )
    assert done.stderr == b""
    assert done.returncode == 0
    return done.stdout.decode("utf-8")


def run(home, *arguments, lines=()):
    """The same in this process alone, with streams of bytes as a program has them."""
    held = io.BytesIO(typed(lines)), io.BytesIO(), io.BytesIO()
    streams = [io.TextIOWrapper(one, "utf-8", write_through=True) for one in held]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SCRIPTORIUM_HOME", str(home))
        patch.setenv("LC_ALL", "C.UTF-8")
        patch.setattr(scriptorium_text, "has_processes", lambda: False)
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        code = main(arguments)
    _, told, errors = held
    assert errors.getvalue() == b""
    assert code == 0
    return told.getvalue().decode("utf-8")


def play(home, *lines, more=(), by=run):
    """The text frontend; noughts is there."""
    return by(home, "play", "--ui", "text", "--with", str(EXAMPLE), *more, lines=lines)


def names(folder):
    """The names of the matches in a folder, as the disk has them."""
    return {
        name.removesuffix(b".match") for name in os.listdir(os.fsencode(folder)) if name[0] != 46
    }


@pytest.fixture(scope="module")
def a_match(tmp_path_factory):
    """A match that the program has kept."""
    home = tmp_path_factory.mktemp("home")
    play(home, "1", "B2", more=("noughts",))
    (file,) = (home / "matches").glob("*.match")
    return file


@pytest.fixture
def put(a_match, tmp_path):
    """Lay a match, or what is none, under a name of bytes among the matches of a player."""

    def lay(name, content=None):
        folder = tmp_path / "matches"
        folder.mkdir(exist_ok=True)
        data = a_match.read_bytes() if content is None else content
        Path(os.fsdecode(os.fsencode(folder) + b"/" + name + b".match")).write_bytes(data)
        if not (folder / ".key").exists():
            shutil.copy(a_match.parent / ".key", folder)

    return lay


def test_names_are_told_one_to_one():
    luck = random.Random(5)
    signs = [*map(chr, range(1, 0x300)), "\\", "x", "u", "f", "\u202e", "\u0301", "\U000e0041"]
    signs += map(chr, range(0xDC80, 0xDD00))
    told = {}
    for _ in range(20_000):
        name = "".join(luck.choices(signs, k=luck.randrange(1, 6))).replace("/", "")
        told.setdefault(shown(name), name)
        assert told[shown(name)] == name == on_disk(shown(name))
        assert shown(name).isprintable()
        shown(name).encode("utf-8")
    assert shown("noughts-00ff") == "noughts-00ff"
    assert on_disk(r"..\u002f") == r"..\u002f", "nothing that is typed leads out of the folder"


def test_one_odd_name_is_in_nobodys_way(put, tmp_path):
    """The list is told and kept, and the match is gone on with under the name that is shown."""
    put(b"plain")
    put(b"c\xff")
    told = play(tmp_path, "1", "l", by=as_program)
    assert told.count("Go on: Noughts and crosses") >= 2
    assert (tmp_path / "matches" / ".index").is_file()
    again = play(tmp_path, "l", more=("--go-on", r"c\xff"), by=as_program)
    assert "1. x: mark B2" in again


ODD_NAMES = (b"n" * 249, b"c\xff", "e\u0301".encode(), b"\xff" * 249, b"a\x1b[2J")


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_a_match_is_renamed_copied_deleted_and_brought_back(put, tmp_path, name):
    put(name)
    matches = tmp_path / "matches"
    told = play(tmp_path, "5", "1", "2", "Sunday", "4", "", "")
    assert "\x1b" not in told
    (copy,) = names(matches) - {name}
    titles = {saved.header.title for saved in Saves(matches).listed()}
    assert titles == {"Sunday"}
    os.remove(os.fsencode(matches) + b"/" + copy + b".match")
    play(tmp_path, "5", "1", "6", "1", "")
    assert names(matches) == {name}, "deleted, and brought back"
    play(tmp_path, "5", "1", "6", "")
    assert names(matches) == set()


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_what_cannot_be_read_is_renamed_copied_and_deleted(put, tmp_path, name):
    put(name, b"torn")
    put(b"sunday", b"torn too")
    matches, title = tmp_path / "matches", shown(os.fsdecode(name))
    told = play(tmp_path, "4", title, "1", "2", "Sunday", "", "", "")
    assert title in told
    assert names(matches) == {b"Sunday-2", b"sunday"}, "no two that some disk could not tell apart"
    assert (matches / "Sunday-2.match").read_bytes() == b"torn"
    play(tmp_path, "4", "Sunday-2", "1", "3", "", "")
    assert names(matches) == {b"Sunday-2", b"sunday", b"Sunday-2-2"}
    play(tmp_path, "4", "Sunday-2-2", "1", "4", "", "")
    assert names(matches) == {b"Sunday-2", b"sunday"}


def test_names_that_are_alike_are_two_matches(put, tmp_path):
    for name in (b"anna", b"Anna", "\u00e9".encode(), "e\u0301".encode()):
        put(name, b"torn")
    told = play(tmp_path, "")
    for title in ("anna", "Anna", "\u00e9", r"e\u0301"):
        assert f"{title}:" in told


@pytest.mark.parametrize("form", ["msgpack", "json"])
def test_the_list_of_a_window_goes_through_its_pipe(put, tmp_path, form):
    """What is drawn, and the names of what answers a touch."""
    put(b"c\xff")
    put(b"d\xff", b"torn")
    exchange = tmp_path / "exchange"
    exchange.mkdir()
    shutil.copy(tmp_path / "matches" / "c\udcff.match", exchange / "g\udcff.scriptorium")
    window = open_window(tmp_path, library(), mouse=True)
    code, sketch = Code(form), ListEncoder()
    routes.matches(window.app)
    window.frame(0.1)
    assert {r"open c\xff", r"more d\xff"} <= {one.key for one in window.app.page.touchables}
    code.write(Response(1, (sketch.changes(window.lists[-1]),)))
    routes.match(window.app, r"d\xff")
    window.frame(0.1)
    code.write(Response(2, (sketch.changes(window.lists[-1]),)))
    routes.title(window.app)


def test_mods_of_odd_names_are_listed_and_switched(tmp_path):
    mods = os.fsencode(tmp_path / "mods")
    os.makedirs(mods + b"/d\xff/sub\xfe")
    long = b"n" * 252
    for at, name in enumerate(
        (b"p\xff.py", b"d\xff/__init__.py", long + b".py", b"Ford.py", b"ford.py")
    ):
        Path(os.fsdecode(mods + b"/" + name)).write_text(MOD.format(name=f"odd{at}"), "utf-8")
    Path(os.fsdecode(mods + b"/d\xff/sub\xfe/x\xfd.py")).touch()
    shutil.copy(GUSTS, mods + b"/g\xff.toml")
    told = as_program(tmp_path, "mods", "list")
    for name in (r"p\xff.py", r"d\xff", r"g\xff.toml", "Ford.py", "ford.py"):
        assert f"mods folder, {name})" in told
    for name in (r"p\xff", r"d\xff", long.decode(), "Ford"):
        assert "is on" in run(tmp_path, "mods", "enable", name, lines=["y"])
    assert "is off" in run(tmp_path, "mods", "disable", r"g\xff")
    told = as_program(tmp_path, "mods", "list")
    for name in ("odd0", "odd1", "odd2", "odd3"):
        (line,) = (line for line in told.splitlines() if line.startswith(name))
        assert line.split()[1:3] == ["0", "on"] or " on " in line
    assert "nobody has agreed" in next(line for line in told.splitlines() if "ford.py" in line)
    assert "switched off" in next(line for line in told.splitlines() if "g\\xff" in line)
