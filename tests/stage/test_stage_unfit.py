"""A kept match whose mods are missing or changed: the desk says so, and each way opens it."""

from __future__ import annotations

import pytest

import scriptorium as sc
from scriptorium.matches import LOOK, Match, Saves
from scriptorium.matches.migration import LOG, PART, SNAPSHOT
from scriptorium_play.app.app import App
from scriptorium_play.app.folders import UserFolders
from scriptorium_play.session.session import Session
from unfit_match import ACTIONS, keep_unfit


class Told(App):
    """A desk that notes what it was to show."""

    def __init__(self, folder, library):
        super().__init__(UserFolders(folder / "settings.toml", folder / "matches"), library)
        self.shown = []

    def trouble(self, error):
        self.shown.append(error)


def without():
    return sc.standard_library(third_party=False).copy()


@pytest.fixture
def vigil(tmp_path):
    return keep_unfit(Saves(tmp_path / "matches"), "vigil"), Told(tmp_path, without)


@pytest.fixture
def abbey(tmp_path):
    return keep_unfit(Saves(tmp_path / "matches"), "abbey"), Told(tmp_path, without)


def test_the_ways_are_told_in_the_players_language(abbey):
    _, app = abbey
    app.settings.change("language", "de")
    assert app.opened("old") is None
    (error,) = app.shown
    assert app.needs_way is error
    heading, told, place = app.trouble_text(error)
    assert heading == "Diese Partie ist nicht mehr, wie sie war"
    assert told == "abbey 1.0 ist nicht installiert oder ausgeschaltet."
    assert place == ""
    ways = app.ways(error)
    assert [kind for _, _, kind in ways] == [LOG, SNAPSHOT, LOOK]
    assert ways[0][:2] == (
        "Nach dem Protokoll spielen",
        f"Alle {ACTIONS} Handlungen lassen sich hier noch einmal spielen.",
    )
    assert app.ways(ValueError()) == []


def go_on(playing):
    """Play a little, by whoever is at the screen."""
    for _ in range(5):
        if playing.handover is not None:
            playing.lift_curtain()
        playing.say(sc.write(playing.table, sc.legal(playing.table)[0]))


def test_by_its_log_it_is_played_on_and_the_old_one_stays(abbey):
    match, app = abbey
    before = app.saves.path("old").read_bytes()
    playing = app.opened("old", LOG)
    assert [one.text for one in playing.match.done] == [one.text for one in match.done]
    go_on(playing)
    playing.close()
    assert app.saves.path("old").read_bytes() == before
    assert playing.name != "old"
    again = app.opened(playing.name)
    assert app.shown == []
    assert sc.digest(again.table) == sc.digest(playing.table)
    again.close()


def test_from_the_kept_table_it_is_played_on(vigil):
    match, app = vigil
    assert app.opened("old", LOG) is None
    assert [kind for _, _, kind in app.ways(app.needs_way)] == [SNAPSHOT, PART, LOOK]
    playing = app.opened("old", SNAPSHOT)
    assert app.needs_way is None
    assert playing.table.clock.turn == match.table.clock.turn
    assert "vigil 1.0 is not installed" in playing.match.note
    go_on(playing)
    playing.close()
    assert {saved.name for saved in app.saves.running()} == {"old", playing.name}


def test_who_only_looks_changes_nothing(vigil):
    match, app = vigil
    before = app.saves.path("old").read_bytes()
    watching = app.opened("old", LOOK)
    assert 0 < len(watching.match.done) < len(match.done)
    if watching.handover is not None:
        watching.lift_curtain()
    assert watching.scene() is not None
    assert watching.log()
    assert watching.look_back(3) is not None
    assert (watching.touching, watching.awaits_person, watching.awaits_computer) == (
        None,
        False,
        False,
    )
    assert watching.why_not_undo() is not None
    assert watching.say("end").what == "refused"
    count = len(watching.match.done)
    watching.update()
    assert len(watching.match.done) == count
    watching.close()
    assert [saved.name for saved in app.saves.listed()] == ["old"]
    assert app.saves.path("old").read_bytes() == before


def test_a_computer_does_not_play_on_where_one_only_looks():
    table = sc.new_table("sator", seed=1)
    seating = dict.fromkeys(table.seats, "computer")
    watching = Session(Match(table), sc.standard_library(), seating, watching=True)
    watching.update()
    assert watching.match.done == []
    watching.close()
