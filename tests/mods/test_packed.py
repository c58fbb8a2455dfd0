"""Mods as files that travel: packed, installed, updated and removed; and packed ones that lie."""

from __future__ import annotations

import contextlib
import json
import os
import stat
import subprocess
import sys
import warnings
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from scriptorium import PluginError
from scriptorium.mods import Home
from scriptorium.mods.folder_reading import plain_files
from scriptorium.mods.installing import install, update
from scriptorium.mods.loose import read_loose
from scriptorium.mods.packed import (
    MOST_FILES,
    Packed,
    gathered,
    pack,
    packed_bytes,
    read_packed,
)

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
PACK = '[pack]\nname = "ford"\ngame = "sator"\nversion = "{version}"\ntitle = "Ford"\n'


@pytest.fixture
def scriptorium(tmp_path):
    """The command line, as a process of its own; each home is a folder of its own."""
    around = {name: value for name, value in os.environ.items() if not name.startswith("SCRIPT")}
    around |= {"LC_ALL": "C", "COLUMNS": "200"}

    def run(*arguments, home="home"):
        command = [sys.executable, "-m", "scriptorium", *map(str, arguments)]
        return subprocess.run(
            command,
            cwd=tmp_path,
            env=around | {"SCRIPTORIUM_HOME": str(tmp_path / home)},
            capture_output=True,
            text=True,
            timeout=300,
        )

    return run


def lay(folder, version="1.0"):
    (folder / "art").mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(PACK.format(version=version), encoding="utf-8")
    (folder / "art" / "raft.png").write_bytes(b"no picture")
    (folder / ".git").mkdir(exist_ok=True)
    (folder / ".git" / "HEAD").write_text("hidden")
    return folder


def said(done):
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def refused(done):
    assert (done.returncode, done.stdout) == (1, ""), done
    return done.stderr


def test_the_life_of_a_pack_on_the_command_line(scriptorium, tmp_path):
    ford = lay(tmp_path / "work" / "ford")
    assert "ford.scrm: 2 files, " in said(scriptorium("mods", "pack", ford))
    told = said(scriptorium("mods", "info", "ford.scrm"))
    assert told.startswith("ford 1.0 (Ford)\n  for sator\n")
    assert "a card pack, which holds no program" in told
    assert "ford 1.0 (Ford) is installed: 2 files" in said(
        scriptorium("mods", "install", "ford.scrm")
    )
    there = tmp_path / "home" / "mods" / "ford"
    assert [one.relative_to(there).as_posix() for one in plain_files(there).files] == [
        "art/raft.png",
        "pack.toml",
    ]
    rows = json.loads(said(scriptorium("mods", "list", "--json")))
    assert [(row["version"], row["state"]) for row in rows if row["name"] == "ford"] == [
        ("1.0", "on")
    ]
    assert "`scriptorium mods update ford` replaces it" in refused(
        scriptorium("mods", "install", "ford.scrm")
    )
    lay(ford, "1.1")
    said(scriptorium("mods", "pack", ford))
    assert "ford 1.1 (Ford) is updated" in said(scriptorium("mods", "update", "ford"))
    (there / "pack.toml").write_text(PACK.format(version="1.2"), encoding="utf-8")
    told = "ford was changed here since it was installed: pack.toml; --overwrite loses that"
    assert told in refused(scriptorium("mods", "update", "ford"))
    assert told in refused(scriptorium("mods", "remove", "ford"))
    assert "changed here since: pack.toml" in said(scriptorium("mods", "info", "ford"))
    said(scriptorium("mods", "update", "ford", "--overwrite"))
    assert "ford 1.1 (Ford) is removed." in said(scriptorium("mods", "remove", "ford"))
    assert [*there.parent.iterdir()] == []
    assert "no mod 'ford' was installed" in refused(scriptorium("mods", "remove", "ford"))


def test_a_program_is_off_until_it_is_agreed_to(scriptorium, tmp_path):
    said(scriptorium("mods", "pack", EXAMPLES / "vigil"))
    told = said(scriptorium("mods", "install", "vigil.scrm", home="other"))
    assert "vigil is a Python program, and off" in told
    rows = json.loads(said(scriptorium("mods", "list", "--json", home="other")))
    assert [row["state"] for row in rows if row["name"] == "vigil"] == ["off"]
    said(scriptorium("mods", "enable", "vigil", home="other"))
    assert said(scriptorium("mods", "list", home="other")).count("vigil ") == 1
    said(scriptorium("mods", "remove", "vigil", home="other"))
    assert "vigil" not in (tmp_path / "other" / "mods.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["noughts_and_crosses.py", "tithe", "gusts"])
def test_what_is_unpacked_is_what_was_packed(name, tmp_path):
    before = gathered(EXAMPLES / name)
    path = pack(EXAMPLES / name, tmp_path)
    assert path.read_bytes() == packed_bytes(before)
    assert read_packed(path) == before
    home = Home(tmp_path / "home")
    done = install(home, path)
    assert read_loose(home.mods / done.manifest.called).hash == read_loose(EXAMPLES / name).hash


def test_an_update_that_fails_leaves_what_was_installed(tmp_path):
    """Also where the mod was a file and would become a folder."""
    home, first = Home(tmp_path / "home"), tmp_path / "ford.toml"
    lay(tmp_path / "folder")
    first.write_bytes((tmp_path / "folder" / "pack.toml").read_bytes())
    install(home, first)
    second = gathered_as(tmp_path / "folder", "ford")
    wrong = Packed(replace(second.manifest, is_code=True), second.files)
    (tmp_path / "ford.scrm").write_bytes(packed_bytes(wrong))
    with pytest.raises(PluginError, match="wrong about what it is"):
        update(home, "ford", tmp_path / "ford.scrm")
    assert (home.mods / "ford.toml").read_bytes() == first.read_bytes()
    (tmp_path / "ford.scrm").write_bytes(packed_bytes(second))
    update(home, "ford", tmp_path / "ford.scrm")
    assert [one.name for one in home.mods.iterdir()] == ["ford"]


def gathered_as(folder, name):
    """A folder packed under a name of its own."""
    return gathered(folder.rename(folder.with_name(name)))


def test_what_was_not_installed_is_not_touched(tmp_path):
    home = Home(tmp_path / "home")
    mine = lay(home.mods / "ford", "9.9")
    with pytest.raises(Exception, match="there is a mod 'ford' already"):
        install(home, lay(tmp_path / "ford"))
    assert 'version = "9.9"' in (mine / "pack.toml").read_text(encoding="utf-8")


CONTENT = PACK.format(version="1.0").encode()


def manifest(files, **more):
    hashes = {
        name: {"size": len(content), "sha256": sha256(content).hexdigest()}
        for name, content in files.items()
    }
    told = {"format": 1, "name": "ford", "files": hashes, "is_code": False, "is_folder": True}
    return json.dumps(told | more).encode()


def packed(path, entries):
    """A zip with just these entries, in order; each a name or a `ZipInfo`, and what it holds."""
    with warnings.catch_warnings(action="ignore"), zipfile.ZipFile(path, "w") as made:
        for name, content in entries:
            made.writestr(name, content, zipfile.ZIP_DEFLATED)
    return path


def one(name, content=CONTENT, /, *, mode=0, **more):
    """A packed mod whose second file has this name."""
    files = {"pack.toml": CONTENT, name: content}
    info = zipfile.ZipInfo("x")
    info.filename = info.orig_filename = f"files/{name}"
    info.external_attr = mode << 16
    return [
        ("manifest.json", manifest(files, **more)),
        ("files/pack.toml", CONTENT),
        (info, content),
    ]


LIES = {
    "it leads up": (one("../../evil.py"), "no file of a mod may be called"),
    "it leads up inside": (one("a/../../../evil.py"), "no file of a mod may be called"),
    "it leads to the root": (one("/etc/evil"), "no file of a mod may be called"),
    "it leads to a drive": (one("C:evil"), "no file of a mod may be called"),
    "it leads up on Windows": (one("..\\evil.py"), "no file of a mod may be called"),
    "it is a device": (one("art/NUL.png"), "no file of a mod may be called"),
    "it is hidden": (one(".git/config"), "no file of a mod may be called"),
    "its name moves the cursor": (one("a\x1b[2Jb"), "no file of a mod may be called"),
    "its name is endless": (one("a" * 300), "no file of a mod may be called"),
    "it is deep": (one("/".join("a" * 30)), "no file of a mod may be called"),
    "it is a link": (one("art", b"/etc/passwd", mode=stat.S_IFLNK | 0o777), "no plain file"),
    "it is a pipe": (one("art", mode=stat.S_IFIFO | 0o600), "no plain file"),
    "two names are one on some systems": (one("PACK.TOML"), "is there twice"),
    "a file is a folder": (one("pack.toml/more"), "is a file and a folder"),
    "it is there twice": ([*one("a"), ("files/a", b"other")], "is there twice"),
    "it lies outside": ([*one("a"), ("evil.py", b"")], "lies outside files/"),
    "it is in no manifest": ([*one("a"), ("files/b", b"")], "its manifest and its files differ: b"),
    "it is only in the manifest": (one("a")[:2], "its manifest and its files differ: a"),
    "it is other": ([*one("a")[:2], ("files/a", b"other")], "a is "),
    "it has no manifest": ([("files/pack.toml", CONTENT)], "it has no manifest.json"),
    "its manifest is nonsense": ([("manifest.json", b"[1")], "its manifest.json is not understood"),
    "it is of a later form": (one("a", format=2), "its manifest.json is not understood"),
    "its mod lies elsewhere": (one("a", name="../ford"), "no file of a mod may be called"),
    "its mod lies deeper": (one("a", name="ford/inner"), "no mod may be called"),
    "its mod would be passed over": (one("a", name="_ford"), "no mod may be called"),
    "it is one file and two": (one("a", is_folder=False), "it is a mod of one file"),
    "it says that it is no program": (one("__init__.py", b""), "its manifest is wrong about"),
    "it holds no mod": (
        [("manifest.json", manifest({"a": b""})), ("files/a", b"")],
        "a folder is a mod when it holds",
    ),
    "it is endless": (one("a", bytes(65 * 1024 * 1024)), "larger than a mod may be"),
    "it has too many files": (
        [*one("a"), *((f"files/{nr}", b"") for nr in range(MOST_FILES))],
        "a mod has at most",
    ),
}


@pytest.mark.parametrize("kind", LIES)
def test_a_packed_mod_that_lies_writes_nothing(kind, tmp_path):
    entries, told = LIES[kind]
    path = packed(tmp_path / "ford.scrm", entries)
    home = Home(tmp_path / "home")
    with pytest.raises(PluginError) as raised:
        install(home, path)
    assert told in str(raised.value)
    left = [one for one in tmp_path.rglob("*") if one not in (path, home.folder, home.mods)]
    assert left == []


def test_what_is_cut_short_or_spoilt_is_refused_and_never_raises_anything_else(tmp_path):
    whole = pack(EXAMPLES / "gusts", tmp_path).read_bytes()
    path = tmp_path / "odd.scrm"
    for at in range(0, len(whole), max(1, len(whole) // 150)):
        path.write_bytes(whole[:at])
        with pytest.raises(PluginError):
            read_packed(path)
        spoilt = bytearray(whole)
        spoilt[at] ^= 0xFF
        path.write_bytes(spoilt)
        with contextlib.suppress(PluginError):
            assert read_packed(path) == gathered(EXAMPLES / "gusts")


def test_an_encrypted_file_is_refused(tmp_path):
    path = packed(tmp_path / "ford.scrm", one("a"))
    data = bytearray(path.read_bytes())
    for mark, flags in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        at = data.find(mark)
        while at >= 0:
            data[at + flags] |= 1
            at = data.find(mark, at + 4)
    path.write_bytes(data)
    with pytest.raises(PluginError, match="packed in a way that is not read"):
        read_packed(path)
