"""Pictures that games and mods bring: found by their keys, judged, bounded, told where unusable."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from stage_games import library

from picture_mods import a_mod, png
from scriptorium_stage import atlas, brought_pictures
from scriptorium_stage.brought_pictures import MOST_BYTES, MOST_SIDE, bring


@pytest.fixture
def pictures(tmp_path):
    """A library with a mod, its folder, and what is told when they are brought."""
    folder, kept = tmp_path / "mod", tmp_path / "kept"
    folder.mkdir()
    filled = library().copy()
    filled.add(a_mod(folder))

    def brought():
        return [line for line in bring(filled, kept) if line.startswith("moor")]

    yield folder, kept, brought
    atlas.bring({})


def test_a_picture_is_found_by_its_name_and_keeps_its_proportions(pictures):
    folder, kept, brought = pictures
    (folder / "heath-pony.png").write_bytes(png(80, 40))
    (folder / "heath.tiles.png").write_bytes(png(40, 40))
    assert brought() == []
    pony = atlas.exact("heath-pony")
    assert (pony.width, pony.height, pony.tiles) == (2.0, 1.0, False)
    assert atlas.exact("heath").tiles
    file = Path(pony.cut(10, 10)[0])
    assert file.parent == kept.resolve()
    assert file.read_bytes() == (folder / "heath-pony.png").read_bytes()
    shutil.rmtree(folder)
    folder.mkdir()
    assert brought() == []
    assert atlas.exact("heath-pony") is None, "a mod that is gone leaves no picture behind"


def test_what_was_judged_once_is_not_judged_again(pictures, monkeypatch):
    folder, _, brought = pictures
    (folder / "heath.png").write_bytes(png())
    assert brought() == []
    monkeypatch.setattr(brought_pictures, "judge", lambda content: pytest.fail("judged again"))
    assert brought() == []
    assert atlas.exact("heath") is not None


BAD = {
    "no-png": (b"GIF89a" + bytes(60), "this is no PNG"),
    "empty": (b"", "this is no PNG"),
    "torn": (png()[:-20], "it is damaged"),
    "flipped": (png()[:50] + bytes([png()[50] ^ 1]) + png()[51:], "it is damaged"),
    "short-of-lines": (png(lines=2), "it is damaged"),
    "bomb": (png(4, 4, lines=4000), "it is damaged"),
    "odd-filter": (png(filter=9), "it is damaged"),
    "wide": (png(MOST_SIDE + 1, 1), "pixels"),
    "laced": (png(laced=1), "interlaced"),
    "deep": (png(depth=16), "8 bits"),
    "large": (png() + bytes(MOST_BYTES), "larger than 2 MB"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_told_and_left_out(pictures, name):
    folder, kept, brought = pictures
    content, reason = BAD[name]
    (folder / f"{name}.png").write_bytes(content)
    (folder / "good.png").write_bytes(png())
    (told,) = brought()
    assert told.startswith(f"moor: {name}.png: ")
    assert reason in told
    assert atlas.exact(name) is None
    assert atlas.exact("good") is not None
    assert len(list(kept.iterdir())) == len(list(library_pictures())) + 1


def library_pictures():
    """The files that the games that ship bring."""
    for plugin in library().plugins.values():
        if plugin.about.pictures is not None:
            yield from plugin.about.pictures.glob("*.png")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Bridge.png", "its name"),
        ("../away.png", "its name"),
        ("bridge.svg", "export"),
        ("icon-close.png", "already"),
    ],
)
def test_a_name_that_is_no_key_or_is_taken_is_told(pictures, name, reason):
    """Nothing that ships is replaced by what somebody brings."""
    folder, _, brought = pictures
    before = atlas.exact("icon-close")
    (folder / name.replace("../", ".. ")).write_bytes(png())
    (told,) = brought()
    assert reason in told
    assert atlas.exact("icon-close") == before


def test_too_many_files_and_too_little_time_are_told(pictures, monkeypatch):
    folder, _, brought = pictures
    monkeypatch.setattr(brought_pictures, "MOST_FILES", 2)
    for nr in range(4):
        (folder / f"heath-{nr}.png").write_bytes(png())
    assert brought() == ["moor: mod: more than 2 files"]
    assert atlas.exact("heath-3") is None
    monkeypatch.setattr(brought_pictures, "MOST_SECONDS", -1.0)
    assert any("no time left" in line for line in brought())


def test_a_folder_that_is_not_there_is_told(pictures):
    folder, _, brought = pictures
    folder.rmdir()
    (told,) = brought()
    assert told.startswith("moor: mod: ")
