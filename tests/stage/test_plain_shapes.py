"""Plain coloured shapes by their keys, and walls on the edges between squares."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest
from no_window import open_window, sit_down

import scriptorium.scene as sp
from further_tables import BROUGHT, library
from scriptorium.matches import Match
from scriptorium_desktop.images import image_of
from scriptorium_play.common.colours import palette
from scriptorium_ui.art import atlas
from scriptorium_ui.art.plain_shapes import FORMS, colours, letters_on, of_squares
from scriptorium_ui.toolkit.display import Polygon
from scriptorium_ui.toolkit.metrics import ScreenMetrics
from scriptorium_ui.toolkit.painter import Attention, Painter
from scriptorium_ui.toolkit.rect import Rect

ROOT = Path(__file__).resolve().parents[2]


SIDE = 240


@pytest.fixture
def drawn():
    """How a key looks in a window, so many pixels for a unit."""

    def look(key, wanted="normal"):
        found = atlas.find(key, wanted)
        assert found.key.split("@")[0] == key
        painter = Painter(ScreenMetrics(1000, 1000), palette(wanted), None, Attention())
        painter.begin("shapes")
        size = round(found.width * SIDE), max(1, round(found.height * SIDE))
        assert painter.picture(key, Rect(0, 0, *size))
        (item,) = painter.now.items
        return image_of(item, *size)

    return look


@pytest.mark.parametrize("form", FORMS)
def test_each_form_has_its_colour_inside_and_nothing_outside(drawn, form):
    seen = drawn(f"shape:{form}:#336699")
    assert seen.getpixel((seen.width // 2, seen.height // 2))[3] == (0 if form == "ring" else 255)
    inside = sum(pixel == (0x33, 0x66, 0x99, 255) for pixel in seen.getdata())
    assert inside > seen.width * seen.height / 6
    assert form == "square" or seen.getpixel((0, seen.height - 1))[3] < 60


def test_a_colour_follows_the_palette_and_letters_are_read_on_it(drawn):
    for name in ("normal", "high-contrast", "colour-blind"):
        middle = drawn("shape:tile:red", name).getpixel((120, 120))
        assert middle == palette(name).players["red"][0]
    named = palette("normal")
    assert letters_on("shape:tile:black", named) == named["rim"]
    assert letters_on("shape:tile:sand", named) == named["ink"]
    assert letters_on("token", named) == named["ink"]
    assert {"teal", "brown", "red", "clear"} <= {*colours()}


@pytest.mark.parametrize("key", ["shape:rond:teal", "shape:round:taupe", "shape:round", "shape:"])
def test_what_there_is_not_is_a_token_and_is_warned_about(drawn, key):
    assert atlas.find(key).key == "token"
    assert not atlas.pictured(key)
    assert atlas.pictured("shape:round:teal")


def test_a_piece_of_several_squares_is_drawn_square_by_square(drawn):
    """As it lies before it is turned: the picture goes round with the piece."""
    key = of_squares("shape:square:teal", ((0, 0), (0, 1), (1, 1)))
    seen = drawn(key)
    assert seen.size == (480, 480)
    there = [seen.getpixel((x, y))[3] > 0 for y in (120, 360) for x in (120, 360)]
    assert there == [True, False, True, True]
    turned = of_squares("shape:square:teal", ((0, 0), (1, 0), (0, 1)), turn=1)
    assert turned == key


def test_the_reference_names_every_form_and_colour():
    guide = (ROOT / "docs" / "modding-reference.md").read_text(encoding="utf-8")
    (told,) = re.findall(r"Plain shapes are called .*?\n\n", guide, re.S)
    assert {*FORMS, *colours()} <= {*re.findall(r"`([a-z]+)`", told)}


def test_the_edge_lies_inside_the_form_and_round_its_hole():
    """A point that two outlines hold is a hole; what is inside the edge is smaller all round."""
    form = atlas.exact("shape:ring:teal").form
    for whole, body, sign in zip(form.whole, form.body, (1, -1), strict=True):
        away = [[math.dist(point, (0.5, 0.5)) for point in one] for one in (whole, body)]
        assert all(sign * (far - near) > 0.02 for far, near in zip(*away, strict=True))
    clear = atlas.exact("shape:tile:clear").form
    assert (clear.whole, clear.body) == ((), ())


def test_a_wall_lies_on_its_edge_and_is_as_long_as_said():
    north, east = sp.wall("a", 2, 3, "north", length=2), sp.wall("b", 2, 3, "east")
    assert (north.x, north.y + north.height / 2, north.width, north.turn) == (2, 3, 2, 0)
    assert (east.x + east.width / 2, east.y, east.height, east.turn) == (3, 3, 1, 1)
    with pytest.raises(ValueError, match="one of north"):
        sp.wall("c", 0, 0, "up")


def test_a_finger_beside_a_wall_means_the_wall(tmp_path):
    """It is thinner than a finger; the squares on both sides mean nothing."""
    hedges = next(one for one in BROUGHT if one.mod == "hedges")
    window = open_window(tmp_path, library(), 360, 640)
    session = sit_down(window, Match(hedges.begun()))
    spot = window.app.page.controller.spots["edge-2"].rect
    x, y = spot.middle
    window.tap((x, y + spot.h * 0.5 + 2))
    if window.app.page.controller.proposal is not None:
        window.touch("yes")
    assert [done.text for done in session.match.done] == ["plant 2"]
    hedge = atlas.exact("shape:bar:green").form
    shapes = [item for item in window.lists[-1].items if isinstance(item, Polygon)]
    assert hedge.whole in [item.whole for item in shapes]
    session.close()
