"""Numbers, words, yes and no, and players that no picture shows: each has its button."""

from __future__ import annotations

import pytest
from no_window import lift, open_window, sit_down

import scriptorium as sc
from scriptorium import new_table
from scriptorium.matches import Match
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium_ui.toolkit.display import TextItem as Written

GAME = '''
from typing import Annotated

import scriptorium as sc
import scriptorium.scene as sp

game = sc.Game(
    "alms",
    __file__,
    seats=("ann", "bob", "cat"),
    fewest=2,
    schedule=sc.Schedule((sc.Phase("play", ("give",)),)),
)


@game.part()
class Alms(sc.Part, tag="alms.given", frozen=True):
    given: int = 0


class Thanks(sc.Decision, tag="alms.thanks", frozen=True):
    """Whoever was given something may thank."""

    asks = sc.Sentence("alms-thanks", "Do you say thank you?")


@game.choice(opens=Thanks)
class Give(sc.Action, tag="alms.give", frozen=True):
    """Give somebody something."""

    whom: Annotated[str, sc.Seats(others=True)]
    what: Annotated[str, sc.Words("bread", "wine")]
    often: Annotated[int, sc.Numbers(1, 9)] = 1

    def do(self, now):
        now.put(Alms(now[Alms].given + self.often))
        now.then(Thanks(self.whom))


@game.choice(at=Thanks)
class Thank(sc.Action, tag="alms.thank", frozen=True):
    """Thank for it or not."""

    loud: Annotated[bool, sc.YesNo()]

    def do(self, now):
        now.end_turn()


@game.scene
def table(view):
    return [sp.Piece("table", "shape:round:brown", 0, 0, 3, 3)]
'''
NOTHING = "none of them has a button"


@pytest.fixture
def sat_down(tmp_path):
    (tmp_path / "alms" / "locale").mkdir(parents=True)
    (tmp_path / "alms" / "__init__.py").write_text(GAME, encoding="utf-8")
    dutch = tmp_path / "alms" / "locale" / "nl.ftl"
    dutch.write_text("name-bread = brood\nalms-thanks = Zeg je dankjewel?\n", encoding="utf-8")
    found = sc.standard_library().copy()
    plugin = add_loose(found, read_loose(tmp_path / "alms"), "given")
    assert not plugin.broken
    begun = []

    def sit(mouse, language="en"):
        window = open_window(tmp_path, found, mouse=mouse)
        window.app.settings.change("language", language)
        window.app.settings.change("confirm", "never")
        match = Match(new_table("alms", 3, library=found))
        session = sit_down(window, match)
        begun.append(session)
        return window, session

    yield sit
    for session in begun:
        session.close()


def touch(window, id):
    rect = window.app.page.controller.spots[id].rect
    (window.click if window.with_mouse else window.tap)(rect.middle)
    if window.app.page.controller.proposal is not None:
        window.touch("yes")
    window.frame(1.0)


def words(window):
    items = window.lists[-1].items
    return {line for item in items if isinstance(item, Written) for line in item.lines}


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "finger"])
def test_players_words_yes_and_no_are_buttons_and_many_numbers_a_list(sat_down, mouse):
    """First the player, then the word; which of nine numbers is asked for last."""
    window, session = sat_down(mouse)
    spots = window.app.page.controller.spots
    assert {"seat-bob", "seat-cat", "choose-what-bread", "choose-what-wine"} <= spots.keys(), (
        NOTHING
    )
    assert not [id for id in spots if id.startswith("choose-often")]
    assert {"Bob", "Cat", "Bread", "Wine"} <= words(window)
    touch(window, "seat-cat")
    touch(window, "choose-what-wine")
    assert {"1", "5", "9"} <= words(window)
    window.touch("choice 4")
    window.frame(1.0)
    assert [done.text for done in session.match.done] == ["give cat wine 5"]
    lift(window, session)
    assert "Yes" in words(window)
    touch(window, "choose-loud-no")
    assert [done.text for done in session.match.done][1:] == ["thank no"]


def test_the_buttons_speak_the_language_of_the_player(sat_down):
    window, session = sat_down(True, "nl")
    assert {"Brood", "Wine"} <= words(window)
    touch(window, "seat-cat")
    touch(window, "choose-what-bread")
    window.touch("choice 0")
    window.frame(1.0)
    lift(window, session)
    assert {"Ja", "Nee"} <= words(window)
