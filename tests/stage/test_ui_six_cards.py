"""Six cards can always be seen: side by side where there is room, else overlapping as in a hand."""

from __future__ import annotations

import pytest
from no_window import open_window, sit_down
from stage_games import library

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium.testing.helpers import position
from scriptorium_ui.toolkit.rect import overlap

BOARD = """
     A  B  C  D
1   a. ar b. b.
2   .. .. .. ..
"""
BRIDGES = {"a": "I2 wood", "b": "I2 brick"}
SIX = ["moves-brick", "moves-wood", "moves-stone", "moves-iron", "rotas-I4", "rotas-L5"]
# Width, height, and whether there is a mouse; sharp glasses in units, of which they have 2 or 3.
GLASSES = [
    (1024, 640, True),
    (1280, 800, True),
    (1920, 1080, True),
    (2560, 1440, True),
    (1280, 800, False),
    (1024, 768, False),
    (800, 1280, False),
    (1024, 600, False),
    (360, 780, False),
]
# So much of each card is bare at least, in units: enough to see which it is, and to touch it.
STRIP = 24


@pytest.mark.parametrize("letters", [100, 200])
@pytest.mark.parametrize("glass", GLASSES, ids=lambda one: "x".join(map(str, one)))
def test_six_cards_are_seen_without_scrolling(tmp_path, glass, letters):
    window = open_window(tmp_path, library(), *glass)
    window.app.settings.change("text_size", letters)
    at = position("sator", board=BOARD, bridges=BRIDGES, hands={"red": SIX})
    session = sit_down(window, Match(at.table))
    try:
        page, unit = window.app.page, window.app.form.unit
        window.frame()
        cards = [piece.id for piece in page.controller.shown.group("hand")]
        assert len(cards) == len(SIX)
        view = page.scrolls["hand"].view if "hand" in page.scrolls else page.layout.hand
        for id in cards:
            free = page.controller.spots[id].free
            seen = overlap(free, view)
            assert min(seen.w / free.w, seen.h / free.h) > 0.95, (id, free, view)
            assert min(seen.w, seen.h) >= STRIP * unit, (id, seen)
            assert page.under(*seen.middle).key == f"piece {id}"
    finally:
        session.close()


@pytest.mark.parametrize("glass", [(360, 780, False), (1280, 800, False)], ids=["high", "wide"])
def test_a_card_under_the_next_one_shows_its_number(tmp_path, glass):
    """Books are known by their numbers: where others lie on one, it stands on what is bare."""
    window = open_window(tmp_path, library(), *glass)
    session = sit_down(window, Match(sc.new_table("plankenkoorts", 2, 5, library=library())))
    try:
        window.frame()
        page = window.app.page
        numbers = [item for item in window.lists[-1].items if item.key.endswith(" number")]
        hidden = 0
        for piece in page.controller.shown.group("hand"):
            spot = page.controller.spots[piece.id]
            found = [one for one in numbers if one.key == f"{piece.id} number"]
            hidden += spot.bare is not None
            assert len(found) == hasattr(session.table.rules.cards[piece.card].params, "nr")
            for one in found:
                assert overlap(one.rect, spot.free).w >= one.rect.w - 0.01
        assert hidden or glass[0] > glass[1]
    finally:
        session.close()


def test_a_tray_on_a_telephone_shows_its_bridges_in_rows(tmp_path):
    """Six bridges are seen at once where they are shared out, each large enough for a finger."""
    window = open_window(tmp_path, library(), 360, 780, False)
    session = sit_down(window, Match(sc.new_table("sator", 3, 5, library=library())))
    try:
        window.frame()
        page, form = window.app.page, window.app.form
        tray = [piece.id for piece in page.controller.shown.group("hand")]
        assert len(tray) == len(SIX)
        for id in tray:
            cell = page.controller.spots[id].free
            assert overlap(cell, page.layout.hand).w >= cell.w - 1, id
            assert cell.w + form.unit * 6 >= form.finger
            assert page.pointing.piece_under((cell.x + 2, cell.y + 2)) == id
    finally:
        session.close()
