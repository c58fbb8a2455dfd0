"""The rim of the board, and what lies beyond the glass, without a window."""

from __future__ import annotations

import random
from functools import cache

import pytest
from no_window import open_window, sit_down
from stage_games import library, new_table

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium.scene import BOARD
from scriptorium_ui.toolkit.rect import overlap

GLASSES = {
    "small window": (1024, 640, True),
    "window": (1920, 1080, True),
    "landscape": (1280, 800, False),
    "portrait": (800, 1280, False),
    "telephone": (360, 780, False),
}
# Here squares are smaller than letters, and not all are named.
SMALL = "telephone"


@cache
def in_play(seats):
    """A match of SATOR at its first turn, after a set-up by chance."""
    luck, table = random.Random(3), new_table("sator", 7, seats)
    while table.clock.phase != "play":
        table = sc.apply(table, luck.choice(sc.legal(table))).table
    return table


@pytest.fixture
def sat_down(tmp_path):
    begun = []

    def sit(width=1280, height=800, mouse=False, seats=4):
        window = open_window(tmp_path, library(), width, height, mouse)
        begun.append(sit_down(window, Match(in_play(seats))))
        return window, window.app.page

    yield sit
    for session in begun:
        session.close()


def rim(window):
    """Each letter and number on the rim, by its side and name."""
    found = {}
    for item in window.lists[-1].items:
        if item.key.startswith("rim ") and not item.key.endswith(" under"):
            assert item.lines == (item.key.removeprefix("rim ")[1:],)
            found[item.key.removeprefix("rim ")] = item.rect
    return found


def inside(rect, room):
    """Whether all of a rectangle is seen in a room, but for a pixel."""
    both = overlap(rect, room)
    return both.w > rect.w - 2 and both.h > rect.h - 2


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("glass", GLASSES)
def test_letters_and_numbers_stand_on_the_rim_beside_their_squares(sat_down, glass, seats):
    window, page = sat_down(*GLASSES[glass], seats=seats)
    found, spots = rim(window), page.controller.spots
    small = glass == SMALL
    for name in "ABCDEFGHIJKLMNOP":
        sides = [found[side + name] for side in "ns" if side + name in found]
        assert sides or small, name
        for rect in sides:
            assert abs(rect.middle[0] - spots[f"{name}9"].rect.middle[0]) <= 1
    for nr in range(1, 17):
        sides = [found[f"{side}{nr}"] for side in "we" if f"{side}{nr}" in found]
        assert sides or small, nr
        for rect in sides:
            assert abs(rect.middle[1] - spots[f"H{nr}"].rect.middle[1]) <= 1
    squares = [spots["A1"].rect, spots["P16"].rect, spots["A16"].rect, spots["P1"].rect]
    for rect in found.values():
        assert inside(rect, page.layout.board)
        assert all(min(overlap(rect, square)[2:]) < 2 for square in squares)


def test_the_rim_stays_at_the_glass_while_one_looks_nearer(sat_down):
    """Whoever sees a quarter of the pit reads there which quarter it is."""
    window, page = sat_down()
    layout = page.layout
    page.camera.nearer(layout.board, layout.size, layout.board.middle, layout.unit * 2)
    page.refresh()
    window.frame()
    found = rim(window)
    assert 0 < len(found) < 64
    board = page.layout.board
    for name, rect in found.items():
        assert min(overlap(rect, board)[2:]) > 0, name
        near = {
            "n": rect.y - board.y,
            "s": board.bottom - rect.bottom,
            "w": rect.x - board.x,
            "e": board.right - rect.right,
        }
        assert -2 <= near[name[0]] < page.layout.unit, name


def test_the_zoom_stays_and_an_arrow_points_to_what_lies_beyond(sat_down):
    """What is to be chosen off the glass is one touch away, and the zoom is the player's."""
    window, page = sat_down()
    layout, camera = page.layout, page.camera
    page.touch(next(id for id in page.session.touching.next if id.startswith("hand-moves")))
    window.frame()
    if page.controller.proposal is not None:
        window.touch("yes")
    wanted = [
        piece
        for piece in page.controller.shown.group(BOARD)
        if piece.id in page.session.touching.next and piece.shape
    ]
    assert wanted
    corner = (layout.board.x + 1, layout.board.y + 1)
    camera.nearer(layout.board, layout.size, corner, layout.unit * 3.5)
    page.refresh()
    window.frame()
    zoom = camera.zoom
    arrows = [one.key for one in page.touchables if one.key.startswith("beyond ")]
    hidden = [
        piece.id
        for piece in wanted
        if min(overlap(page.controller.spots[piece.id].rect, page.layout.board)[2:]) <= 0
    ]
    assert hidden
    assert arrows
    window.touch(arrows[0])
    assert camera.zoom == zoom > 1.0
    assert any(
        min(overlap(page.controller.spots[id].rect, page.layout.board)[2:]) > 0 for id in hidden
    )
