"""A picture that a mod brings is seen on the glass."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from picture_mods import a_mod, png
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium_ui.art import atlas
from scriptorium_ui.pages import routes

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "noughts_and_crosses.py"
RED = (255, 0, 0)


def test_a_picture_that_a_mod_brings_is_seen(drive, games, tmp_path):
    """It gives a game that has none a picture for its tile."""
    folder = tmp_path / "pictures of a mod"
    folder.mkdir()
    (folder / "game-noughts.png").write_bytes(png(90, 50))
    library = games.copy()
    add_loose(library, read_loose(EXAMPLE), "example")
    library.add(a_mod(folder))
    drive.app.read_library = lambda: library
    drive.app.reload()
    assert drive.app.unusable == []
    routes.new_match(drive.app, "sator")
    drive.frames(3)
    place = drive.app.page.named("game noughts").seen
    seen = Image.open(drive.picture(tmp_path / "seen.png"))
    assert seen.getpixel((round(place.middle[0]), round(place.y + place.h * 0.3))) == RED
    atlas.bring({})
