"""A picture that a mod brings is seen in the window."""

from __future__ import annotations

from tests_library import example_library

from picture_mods import a_mod, png
from scriptorium_ui.art import atlas
from scriptorium_ui.pages import routes

RED = (255, 0, 0)


def test_a_picture_that_a_mod_brings_is_seen(app, drive, tmp_path):
    """It gives a game that has none a picture for its tile."""
    (tmp_path / "game-noughts.png").write_bytes(png(90, 50))
    library = example_library().copy()
    library.add(a_mod(tmp_path))
    app.read_library = lambda: library
    app.reload()
    assert app.unusable == []
    routes.new_match(app, "sator")
    drive.frames(3)
    place = app.page.named("game noughts").seen
    seen = drive.picture()
    assert seen.getpixel((round(place.middle[0]), round(place.y + place.h * 0.3))) == RED
    atlas.bring({})
