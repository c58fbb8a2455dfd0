"""Boards of one's own: the own one is seen, another's by a touch on its panel, and back."""

from __future__ import annotations

from typing import Annotated

import pytest
from no_window import open_window
from page_forms import FORMS

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.matches import Match
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes

JARS = sc.Game(
    "shelfful",
    __file__,
    seats=("anna", "bruno", "cara", "dora"),
    fewest=2,
    schedule=sc.Schedule((sc.Phase("play", ("fill",)),)),
)


@JARS.part()
class Jars(sc.Part, tag="shelfful.jars", frozen=True):
    """How many jars have been filled."""

    filled: int = 0


@JARS.choice()
class Fill(sc.Action, tag="shelfful.fill", frozen=True):
    """Fill a jar of yours."""

    jar: Annotated[int, sc.Numbers(1, 4, piece=lambda n: f"jar-anna-{n}")]

    def do(self, now):
        now.put(Jars(now[Jars].filled + self.jar))


@JARS.scene
def draw(view):
    yield sp.Piece("well", "space", 0, 0, 6, 4)
    for at, seat in enumerate(view.seats):
        group = f"player.{seat}"
        yield sp.Piece(f"panel-{seat}", "panel", 0, at, group=group)
        yield sp.Piece(f"mat-{seat}", "space", 0, 0, 4, 2, group=f"mat.{seat}", layer=-1)
        for n in range(1, 5):
            label = f"{seat} {n}"
            yield sp.Piece(
                f"jar-{seat}-{n}", "space", n - 1, 0.5, group=f"mat.{seat}", layer=1, label=label
            )


@pytest.fixture(params=FORMS)
def page(request, tmp_path):
    library = sc.Library()
    library.add(JARS, third_party=False)
    window = open_window(tmp_path, library, *FORMS[request.param])
    window.app.settings.change("reduced_motion", True)
    table = sc.new_table("shelfful", 4, 1, first="anna", library=library)
    seating = {"anna": PERSON, "bruno": COMPUTER, "cara": COMPUTER, "dora": COMPUTER}
    session = Session(Match(table), library, seating, settings=window.app.settings)
    routes.table(window.app, session)
    window.frame()
    yield window.app.page
    session.close()


def shown(page):
    page.app.screen.window.frame()
    return {id.split("-")[1] for id in page.controller.spots if id.startswith("jar-")}


def test_the_own_mat_lies_beside_or_below_the_board_and_can_be_touched(page):
    assert shown(page) == {"anna"}
    mat, board = page.layout.mat, page.layout.board
    assert min(mat.w, mat.h) > 40
    assert mat.x >= board.right or mat.y >= board.bottom
    jar = page.controller.spots["jar-anna-2"].rect
    assert mat.x <= jar.x < jar.right <= mat.right
    assert jar.bottom <= mat.bottom
    assert jar.w >= 20
    page.app.screen.window.touch("piece jar-anna-2")
    if page.controller.proposal is not None:
        page.touch_actions.agree()
    assert page.session.table[Jars].filled == 2


def test_a_touch_on_a_panel_shows_that_players_mat_and_another_goes_back(page):
    page.touch("panel-bruno")
    assert shown(page) == {"bruno"}
    assert page.session.table[Jars].filled == 0
    page.touch("panel-cara")
    assert shown(page) == {"cara"}
    page.touch("panel-cara")
    assert shown(page) == {"anna"}


def test_keys_go_through_the_mats_and_to_what_may_be_touched(page):
    seen = []
    for _ in range(4):
        assert page.own_key("f7", shift=False, command=False)
        seen.append(*shown(page))
    assert seen == ["bruno", "cara", "dora", "anna"]
    page.own_key("f7", shift=False, command=False)
    page.own_key("tab", shift=False, command=False)
    page.own_key("tab", shift=False, command=False)
    assert shown(page) == {"anna"}, "what may be touched lies on the own one"


def test_the_line_of_another_mat_leads_back(page):
    page.touch("panel-dora")
    shown(page)
    page.named("mat").act()
    assert shown(page) == {"anna"}
