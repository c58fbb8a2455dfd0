"""A table without a window: buttons, keys, questions and hints are those of both frontends."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from stage_games import library, new_table, session

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium_play.matches.new_match import same_again
from scriptorium_play.session.ghosts import ends, ghost_at, passed_over
from scriptorium_ui.table.buttons import buttons, more_button
from scriptorium_ui.table.controller import TableController
from scriptorium_ui.table.dialogs import DialogEntry, handover, question
from scriptorium_ui.table.hands.keyboard import Keys
from scriptorium_ui.table.tips import advice


class Table:
    """As little of a table as a controller and keys need."""

    focus = ""
    actors = board = None

    def __init__(self, playing):
        heard = []
        sounds = SimpleNamespace(play=heard.append, heard=heard)
        app = SimpleNamespace(settings=playing.settings, sounds=sounds, brought_sounds={})
        self.tips, self.alarms = [], {}
        self.controller = TableController(app, playing, self)
        self.keys = Keys(self.controller, self)
        self.refresh()

    def __getattr__(self, name):
        """What a match is asked for, so that a test reads as at a table."""
        return getattr(self.controller, name)

    def key(self, name):
        return self.keys.pressed(name)

    # what the controller asks of what shows it

    def refresh(self):
        self.controller.shown = self.controller.scene_now()

    paint_now = refresh

    def places_of(self, scene):
        return {}

    def chosen(self, action):
        return False

    def _nothing(self, *_):
        """It shows nothing of this."""

    outlined = forgotten = asked = show_beside = reveal = leave_table = again = replay = _nothing

    def after(self, name, seconds, act):
        self.alarms[name] = act

    # what the keys ask of the table

    def touch(self, id):
        self.controller.came_of(self.session.touch(id), id)

    def tell(self, id):
        self.tips.append(self.piece_tip(id))

    def step_focus(self, by):
        self.focus = "undo"


@pytest.fixture
def noughts():
    table = Table(session(new_table("noughts")))
    table.session.settings.change("reduced_motion", True)
    yield table
    table.session.close()


def test_a_match_by_keys_ends_with_a_sheet_that_names_the_winner(noughts):
    for square in ("A1", "B1", "A2", "B2", "A3"):
        noughts.put_cursor(square)
        assert noughts.pointed == square
        assert noughts.key("enter")
    assert noughts.session.table.outcome is not None
    asked = question(noughts.controller, ())
    assert noughts.seat_name(noughts.session.table.outcome.winners[0]) in asked.title
    keys = [one.key for one in asked.entries]
    assert keys == ["end look", "end replay", "end analysis", "end again", "end leave"]
    assert noughts.app.sounds.heard[-1] == "win"
    asked.entries[0].act()
    assert question(noughts.controller, ()) is None
    assert noughts.message() == ("The match is over.", False)


def test_looking_back_and_on_by_keys(noughts):
    for square in ("A1", "B1"):
        noughts.touch(square)
    noughts.key("f3")
    noughts.key("f3")
    assert noughts.looking == 0
    assert noughts.shown == noughts.session.look_back(0)
    assert noughts.message()[0].startswith("This was after move 0")
    noughts.key("f4")
    assert noughts.looking == 1
    noughts.key("f4")
    assert noughts.looking is None
    assert noughts.shown == noughts.session.scene()


def test_a_hint_a_tip_and_the_way_to_the_buttons(noughts):
    noughts.key("f2")
    assert noughts.message()[0] == noughts.said == "I can't tell what's best right now. You decide."
    for square in ("A1", "B2", "B1", "C3"):
        noughts.session.touch(square)
    noughts.key("f2")
    assert noughts.hinted == noughts.pointed == "C1"
    assert "That wins the match." in noughts.message()[0]
    noughts.key("f1")
    assert noughts.tips == [noughts.piece_tip(noughts.pointed)]
    noughts.key("f6")
    assert noughts.focus == "undo"
    assert noughts.key("escape")
    assert noughts.focus == ""


def test_what_is_forbidden_is_told_with_its_reason(noughts):
    noughts.touch("A1")
    noughts.touch("A1")
    message, bad = noughts.message()
    assert bad
    assert message == str(noughts.session.why_not("A1"))
    assert noughts.app.sounds.heard[-1] == "refuse"


def test_undo_says_why_it_cannot(noughts):
    noughts.touch("A1")
    undo, middle, menu = buttons(noughts.controller)
    assert (undo.key, undo.enabled) == ("undo", False)
    assert undo.says == noughts.session.words.refusal(noughts.session.why_not_undo())
    assert (middle.key, menu.key) == ("hint", "menu")
    assert more_button(noughts.controller) is None


def test_the_menu_leads_where_the_frontend_says(noughts):
    noughts.menu()
    asked = question(
        noughts.controller, (DialogEntry("menu rules", "Rules", lambda: None),), "Keys: many."
    )
    assert [one.key for one in asked.entries] == ["menu resume", "menu rules"]
    assert "Keys: many." in asked.told
    noughts.step_back()
    assert not noughts.asks


def test_what_cannot_be_taken_back_is_asked(noughts):
    noughts.session.settings.change("confirm", "always")
    noughts.touch("A1")
    asked = question(noughts.controller, ())
    assert [one.key for one in asked.entries] == ["confirm yes", "confirm no"]
    asked.entries[1].act()
    assert not noughts.session.match.done
    noughts.touch("A1")
    question(noughts.controller, ()).entries[0].act()
    assert len(noughts.session.match.done) == 1


def test_the_curtain_names_who_may_look(noughts):
    seat = noughts.session.table.seats[1]
    asked = handover(noughts.controller, seat, lambda: None)
    assert asked.title == noughts.seat_name(seat)
    assert asked.gold == asked.entries[0].key


@pytest.mark.parametrize("fingers", [False, True])
def test_hints_come_one_at_a_time_and_each_only_once(noughts, fingers):
    for square in ("A1", "B1", "A2", "B2"):
        noughts.touch(square)
    seen = []
    while (found := advice(noughts.controller, fingers=fingers)) is not None:
        assert found.name not in seen
        seen.append(found.name)
        noughts.session.settings.dismiss(found.name)
    assert seen[0] == "coach-gold"
    assert "coach-log" in seen
    assert ("coach-zoom" in seen) == fingers


def test_a_turn_has_one_hint_that_goes_by_itself_or_once_used(noughts):
    coach, dismissed = noughts.coach, noughts.session.settings.values.dismissed
    first = coach.now(fingers=False)
    assert coach.now(fingers=False).name == first.name
    noughts.alarms.pop("coach")()
    assert coach.now(fingers=False) is None
    assert noughts.session.settings.values.dismissed == dismissed
    noughts.touch("A1")
    second = coach.now(fingers=False)
    assert second.name != first.name
    noughts.touch("B1")
    assert second.name in noughts.session.settings.values.dismissed
    assert first.name not in noughts.session.settings.values.dismissed


def test_the_final_score_is_found_again_in_the_menu(noughts):
    for square in ("A1", "B1", "A2", "B2"):
        noughts.touch(square)
    noughts.menu()
    assert "menu outcome" not in [one.key for one in question(noughts.controller, ()).entries]
    noughts.close_dialog()
    noughts.touch("A3")
    noughts.stop()
    ended = question(noughts.controller, ())
    next(one for one in ended.entries if one.key == "end look").act()
    assert question(noughts.controller, ()) is None
    noughts.menu()
    again = next(
        one for one in question(noughts.controller, ()).entries if one.key == "menu outcome"
    )
    again.act()
    shown = question(noughts.controller, ())
    assert (shown.title, shown.record) == (ended.title, ended.record)


def test_hints_are_silent_while_something_is_asked(noughts):
    noughts.menu()
    assert advice(noughts.controller, fingers=False) is None


def test_the_same_again_begins_anew(noughts):
    noughts.touch("A1")
    fresh = same_again(noughts.session.match, library())
    assert not fresh.done
    assert fresh.setup.game == noughts.session.match.setup.game
    assert fresh.setup.seats == noughts.session.match.setup.seats


def test_what_ends_the_touches_is_meant_at_once(noughts):
    touching = noughts.session.touching
    found = ends(touching)
    assert set(found) == set(touching.next)
    assert all(sp.touches(sc.view(noughts.session.table, noughts.session.chooser), action)[-1] == id
               for id, action in found.items())  # fmt: skip
    assert not passed_over(touching, "A1"), "a square decides"
    ghost = ghost_at(noughts.session, "A1")
    assert ghost.action == found["A1"]
    assert ghost.pieces


def test_at_the_end_the_bar_says_who_has_won():
    """Nobody is on turn any more; a moment that is looked back at says whose turn it was."""
    for outcome, told in ((sc.Outcome(("x",)), "X wins"), (sc.Outcome(()), "Nobody wins")):
        at = Table(session(replace(new_table("noughts"), outcome=outcome)))
        assert at.controller.turn_text() == told
    assert "wins" not in Table(session(new_table("noughts"))).controller.turn_text()
