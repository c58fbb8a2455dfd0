"""A table without a window: painted for every form, as data, touched by mouse and finger."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from no_window import open_window, sit_down
from page_forms import FORMS
from stage_games import library

import game_tables
from scriptorium import new_table
from scriptorium.matches import Match
from scriptorium.scene import GROUND, Piece
from scriptorium_play.picture.reading_order import in_reading_order
from scriptorium_ui.table.paint.table_painter import PARTS
from scriptorium_ui.toolkit.display import Tiles, read, written


@pytest.fixture
def sat_down(tmp_path):
    """A match of noughts and crosses for two people at one glass."""
    begun = []

    def sit(width=1280, height=800, mouse=False):
        window = open_window(tmp_path, library(), width, height, mouse)
        match = Match(new_table("noughts", library=library()))
        begun.append(sit_down(window, match))
        return window, window.app.page

    yield sit
    for session in begun:
        session.close()


def middle(page, id):
    return page.controller.spots[id].rect.middle


@pytest.mark.parametrize("form", FORMS)
def test_a_table_is_painted_for_every_form_and_is_data(sat_down, form):
    """Every piece has its place, no text is cut, the list is the same after a pipe."""
    window, page = sat_down(*FORMS[form])
    shown = window.lists[-1]
    assert [part.name for part in shown.parts] == [*PARTS, "tip"]
    assert read(written(shown)) == shown
    assert {piece.id for piece in page.controller.shown.pieces} <= page.controller.spots.keys()
    assert [one.text for one in page.clipped] == []
    keys = [item.key for item in shown.items]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("mouse", [False, True])
def test_a_square_is_marked_by_a_touch(sat_down, mouse):
    """At once with a mouse that is never to ask, with a finger by a tick where it is final."""
    window, page = sat_down(mouse=mouse)
    window.app.settings.change("confirm", "never")
    (window.click if mouse else window.tap)(middle(page, "B2"))
    if not mouse:
        assert page.controller.proposal is not None
        window.touch("yes")
    assert [done.text for done in page.session.match.done] == ["mark B2"]


def test_only_the_ghost_is_painted_anew_while_the_mouse_goes_about(sat_down):
    """What stands still is the same object, so that no window looks at it again."""
    window, page = sat_down(mouse=True)
    window.screen.mouse_moved(middle(page, "A1"))
    window.frame(0.1)
    window.frame(0.1)
    window.screen.mouse_moved(middle(page, "A1"))
    before = window.lists[-1]
    assert page.controller.ghost is not None
    page.mouse.see("B2")
    window.frame()
    after = window.lists[-1]
    same = {one.name: one is two for one, two in zip(before.parts, after.parts, strict=True)}
    assert same == {**dict.fromkeys(PARTS, True), "tip": True, "ghost": False}
    assert before.parts[PARTS.index("ghost")] != after.parts[PARTS.index("ghost")]


def test_a_mistake_of_ours_is_a_page_of_its_own(sat_down, monkeypatch):
    """Whatever raises while a page is painted or touched, the player is told."""
    window, page = sat_down()
    window.app.strict = False

    def broken(painter):
        raise ZeroDivisionError("the ink has run out")

    monkeypatch.setattr(page, "paint", broken)
    page.refresh()
    window.frame()
    window.frame()
    assert window.app.page is not page
    assert str(window.app.page.error) == "the ink has run out"


@pytest.mark.parametrize(("art", "file"), [("abyss", "abyss"), ("token", "floor"), ("", "floor")])
def test_a_game_chooses_what_the_table_is_made_of(sat_down, monkeypatch, art, file):
    """The first piece of the group; what does not tile, or is not there, leaves the floor."""
    window, page = sat_down()
    shown = page.controller.shown
    laid = tuple(Piece(name, one, 0, 0, group=GROUND) for name, one in (("a", art), ("b", "card")))
    scene = replace(shown, pieces=shown.pieces + (laid if art else ()))
    monkeypatch.setattr(type(page.controller), "scene_now", lambda self: scene)
    page.refresh()
    window.frame()
    beneath = [item for item in window.lists[-1].items if isinstance(item, Tiles)]
    assert [item.file.rpartition("-")[0] for item in beneath] == [file]
    assert not {"a", "b"} & page.controller.spots.keys()
    assert in_reading_order(scene) == in_reading_order(shown)


@pytest.mark.parametrize("size", [(800, 1280), (1024, 600)], ids=["upright", "landscape"])
def test_how_many_cards_lie_there_is_seen_under_the_next(tmp_path, size):
    """Where cards of a hand overlap, the number stands on what is left of theirs."""
    held = [f"{colour}-{dots}" for colour in ("geel", "groen", "rood") for dots in (1, 2, 3)]
    table = game_tables.position("rennes", hands={"rood": [*held, "geel-2"]})
    window = open_window(tmp_path, library(), *size, mouse=False)
    session = sit_down(window, Match(table))
    spot = window.app.page.controller.spots["card-geel-2"]
    items = [item for part in window.lists[-1].parts for item in part.items]
    (number,) = [item.rect for item in items if getattr(item, "lines", ()) == ("2\u00d7",)]
    assert spot.bare is not None
    assert spot.bare.holds(*number.middle)
    session.close()
