"""Around the table: the picture turns in the window, and the mouse hits what it is seen on."""

from __future__ import annotations

from tests_library import example_library

import scriptorium as sc
from around_table import on_side
from scriptorium.matches import Match


def test_each_player_clicks_on_their_side(app, drive, table):
    """Noughts and crosses for two, one of whom sits across; the picture is the same upside down."""
    app.settings.change("around_table", True)
    screen = table(Match(sc.new_table("noughts", 2, 7, library=example_library())))
    drive.move(2, 2)
    drive.frames(2)
    for nr in range(3):
        side = 2 * (nr % 2)
        assert app.screen.facing.quarters == side
        square = screen.session.touching.next[0]
        here = on_side(side, drive.piece(square), (1280, 800))
        drive.click(*here)
        drive.frames(2)
        assert len(screen.session.match.done) == nr + 1
    drive.move(2, 2)
    drive.frames(2)
    from_across = drive.picture()
    app.settings.change("around_table", False)
    drive.frames(3)
    upright = drive.picture()
    assert from_across.getpixel((1240, 770)) != from_across.getpixel((40, 30))
    turned = from_across.rotate(180)
    pairs = zip(turned.resize((64, 40)).getdata(), upright.resize((64, 40)).getdata(), strict=True)
    apart = [max(abs(a - b) for a, b in zip(one, two, strict=True)) for one, two in pairs]
    assert sum(apart) / len(apart) < 3
