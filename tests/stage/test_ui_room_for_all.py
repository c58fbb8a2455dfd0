"""All players are seen on a telephone, and all that is told grows with the letters."""

from __future__ import annotations

from functools import partial

import pytest
from no_window import open_window, sit_down
from stage_games import library, new_table
from sweeping import Screen

from scriptorium.matches import Match
from scriptorium_ui.toolkit.display import TextItem
from scriptorium_ui.toolkit.rect import overlap

TELEPHONE = (360, 780, False)
GLASSES = [(1024, 640, True), (1280, 800, False), (800, 1280, False), (1024, 600, False), TELEPHONE]
# So many times as large are letters at 200 % at least; a little is lost where they share a line.
GROWN = 1.5


@pytest.fixture
def seen(tmp_path):
    begun = []

    def open_(game, seats, glass, letters):
        window = open_window(tmp_path, library(), *glass, kind=partial(Screen, 1.0))
        window.app.settings.change("text_size", letters)
        begun.append(sit_down(window, Match(new_table(game, 3, seats))))
        return window

    yield open_
    for session in begun:
        session.close()


@pytest.mark.parametrize("letters", [100, 200])
@pytest.mark.parametrize(
    ("game", "seats"), [("sator", 2), ("sator", 3), ("sator", 4), ("plankenkoorts", 6)]
)
def test_every_player_is_seen_on_a_telephone(seen, game, seats, letters):
    """Their panels become narrow or fold; what stands on them keeps inside."""
    page = seen(game, seats, TELEPHONE, letters).app.page
    assert page.scrolls["players"].most == 0
    spots, room = page.controller.spots, page.layout.players
    for seat in page.session.table.seats:
        panel = spots[f"panel of {seat}"].rect
        assert overlap(panel, room).w == pytest.approx(panel.w)
        for piece in page.controller.shown.group(f"player.{seat}"):
            rect = spots[piece.id].rect
            assert panel.x <= rect.x
            assert rect.right <= panel.right + 0.5, piece.id


@pytest.mark.parametrize("game", ["sator", "plankenkoorts", "rennes", "monasterium"])
@pytest.mark.parametrize("glass", GLASSES, ids=lambda one: "x".join(map(str, one)))
def test_whose_turn_it_is_and_what_one_is_after_grow(seen, game, glass):
    sizes = [told_in(seen(game, 2, glass, letters)) for letters in (100, 200)]
    assert set(sizes[0]) == set(sizes[1])
    for what, small in sizes[0].items():
        assert sizes[1][what] >= small * GROWN, (what, small, sizes[1][what])


def told_in(window) -> dict[str, int]:
    """How large whose turn it is, and what one is after, are told; the bar may tell the latter."""
    words = {one.key: one for one in window.lists[-1].items if isinstance(one, TextItem)}
    aim = words.get("aim") or words["message"]
    assert " ".join(aim.lines).startswith(window.app.page.controller.aim_text()[:9])
    return {"turn": words["turn told"].size, "aim": aim.size}


@pytest.mark.parametrize("glass", GLASSES[:3], ids=lambda one: "x".join(map(str, one)))
def test_a_number_on_a_thing_of_a_panel_grows(seen, glass):
    """Of soup, rosaries and the like: at the largest letters it covers more of its picture."""
    found = []
    for letters in (100, 200):
        window = seen("monasterium", 2, glass, letters)
        page = window.app.page
        things = [
            page.controller.spots[piece.id].rect
            for seat in page.session.table.seats
            for piece in page.controller.shown.group(f"player.{seat}")
            if piece.label.isdecimal()
        ]
        numbers = [
            one.size
            for one in window.lists[-1].items
            if isinstance(one, TextItem)
            and one.lines[0].isdecimal()
            and any(rect.inset(-4).holds(*one.rect.middle) for rect in things)
        ]
        assert len(numbers) == len(things) > 0
        found.append(min(numbers))
    assert found[1] > found[0]
