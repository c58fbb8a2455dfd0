"""Movement, trouble and sound: nothing waits, nothing crashes, nothing has to be heard."""

from __future__ import annotations

import argparse
import errno
import math

import arcade
import pytest
from desk_hands import the_pane
from desk_match import first_push

from benchmarks.desktop import measure
from scriptorium import SetupError
from scriptorium.matches import Disk
from scriptorium_desktop import start
from scriptorium_desktop.sounds import ArcadeAudio, RepeatedMusic
from scriptorium_play.app.rules_text import blocks, pages
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.trouble_page import TroublePage
from scriptorium_ui.sound.sounds import Sounds
from scriptorium_ui.table.state import Menu
from scriptorium_ui.toolkit.display import LAYERS


@pytest.fixture
def lively(app):
    """A player who likes movement and is never asked twice."""
    app.settings.change("reduced_motion", False)
    app.settings.change("confirm", "never")
    app.settings.change("animation_speed", 1.0)


def push(drive, view):
    _, paths = first_push(view.session.table)
    for id in paths:
        drive.click(*drive.piece(id))
        view.controller.finish_motion() if id != paths[-1] else None
        drive.frames(1, 0.0)
    return paths[1]


def test_a_bridge_moves_as_things_move(app, drive, table, lively):
    """After half the time it is between its places, at the end it is there."""
    view = table()
    before = None
    _, paths = first_push(view.session.table)
    for id in paths:
        before = view.controller.spots[paths[1]].rect.middle
        drive.click(*drive.piece(id))
        if id != paths[-1]:
            view.controller.finish_motion()
            drive.frames(1, 0.0)
    drive.frames(1, 0.0)
    sprite = the_pane().canvas._sprites[paths[1]]
    after = view.controller.spots[paths[1]].rect.middle
    up = the_pane().window.height
    assert (sprite.center_x, up - sprite.center_y) == pytest.approx(before)
    track = next(one for one in view.controller.motion.tracks if one.key == paths[1])
    drive.frames(2, track.seconds / 4)
    there = math.dist((sprite.center_x, up - sprite.center_y), before)
    assert 0 < there < math.dist(before, after)
    drive.frames(3, 1.0)
    assert view.controller.motion is None
    assert (sprite.center_x, up - sprite.center_y) == pytest.approx(after)


def test_what_has_moved_is_in_no_list_that_nobody_draws(app, table, lively):
    """Else each movement would leave a list behind, to be told of all that follow."""
    table()
    pane = the_pane()
    (key,) = measure.moved(pane)
    sprite = pane.canvas._sprites[key]
    for _ in range(3):
        pane.canvas.lift([key])
        assert len(sprite.sprite_lists) == 2
    pane.canvas.settle()
    assert len(sprite.sprite_lists) == 1


def test_input_finishes_a_movement_and_is_not_lost(app, drive, table, lively):
    """A click while something moves puts it in its place, and counts."""
    view = table()
    bridge = push(drive, view)
    assert view.controller.busy
    drive.press("menu")
    assert not view.controller.busy
    assert isinstance(view.controller.own_state, Menu)
    sprite = the_pane().canvas._sprites[bridge]
    x, y = view.controller.spots[bridge].rect.middle
    assert (sprite.center_x, the_pane().window.height - sprite.center_y) == pytest.approx((x, y))


@pytest.mark.parametrize("change", [("reduced_motion", True), ("animation_speed", 0.0)])
def test_without_motion_everything_is_there_at_once(app, drive, table, lively, change):
    """Reduced motion, or the speed 0: nothing is ever under way."""
    view = table()
    app.settings.change(*change)
    push(drive, view)
    assert not view.controller.busy


def test_a_full_disk_is_told_and_does_not_end_the_match(app, drive, table, monkeypatch):
    """The line stands in the bar; when there is room again it goes."""

    def full(self, *_):
        raise OSError(errno.ENOSPC, "No space left on device")

    app.settings.change("confirm", "never")
    view = table()
    _, paths = first_push(view.session.table)
    for way in ("write", "append"):
        monkeypatch.setattr(Disk, way, full)
    drive.click(*drive.piece(paths[0]))
    drive.frames(2)
    message, bad = view.controller.message()
    assert bad
    assert "No space left" in message
    monkeypatch.undo()
    drive.click(*drive.piece(paths[1]))
    drive.frames(2)
    assert not view.controller.message()[1]


def test_a_mistake_in_a_view_is_a_sheet_not_a_traceback(app, drive, tmp_path, monkeypatch):
    """What goes wrong while painting is told, with the place of the log."""
    app.strict = False
    app.log_file = tmp_path / "desktop.log"
    routes.settings(app)
    drive.frames(2)

    def broken(painter):
        raise ZeroDivisionError("a mistake")

    monkeypatch.setattr(app.page, "paint", broken)
    app.page.refresh()
    drive.frames(3)
    assert isinstance(app.page, TroublePage)
    assert app.page.error.args == ("a mistake",)
    drive.press("back")
    assert not isinstance(app.page, TroublePage)


def test_a_damaged_match_is_told(app, drive, table):
    """The file is named in the list with what is wrong with it; opening it is a sheet."""
    view = table()
    name = view.session.name
    view.leave_table()
    path = app.saves.path(name)
    path.write_bytes(bytes(len(path.read_bytes())))
    routes.open_match(app, name)
    drive.frames(2)
    assert isinstance(app.page, TroublePage)


def test_no_window_is_one_line(tmp_path, monkeypatch, capsys):
    """No screen or no OpenGL: a line that says what works, and where the details are."""

    def none(*size):
        raise RuntimeError("no OpenGL here\nand more")

    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    monkeypatch.setattr(start, "open_window", none)
    monkeypatch.setattr(start, "_size", lambda: (1280, 800))
    options = argparse.Namespace(mods_dir=None, no_mods=True, with_files=None, game=None)
    assert start.run(options) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "no OpenGL here" in told
    assert "--ui text" in told
    assert str(tmp_path / "desktop.log") in told
    assert "no OpenGL here" in (tmp_path / "desktop.log").read_text()


@pytest.mark.parametrize("mistake", [ZeroDivisionError("a mistake"), SetupError("no such game")])
def test_what_ends_the_program_is_one_line_too(tmp_path, monkeypatch, capsys, mistake):
    """A mistake of ours names the log where its traceback lies; a wrong wish needs none."""

    def fails(*arguments):
        raise mistake

    monkeypatch.setenv("SCRIPTORIUM_HOME", str(tmp_path))
    monkeypatch.setattr(start, "open_window", lambda *size: None)
    monkeypatch.setattr(start, "_play", fails)
    assert start.run(argparse.Namespace()) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(mistake) in told
    assert (str(tmp_path / "desktop.log") in told) is isinstance(mistake, ZeroDivisionError)
    assert "Traceback" in (tmp_path / "desktop.log").read_text()


def test_sounds_never_raise_and_can_be_off(app):
    """Unknown ones, missing devices and a volume of nothing."""
    sounds = Sounds(app.settings, ArcadeAudio())
    app.settings.change("sound", 0)
    sounds.play("push")
    assert sounds.played == []
    app.settings.change("sound", 50)
    sounds.play("push")
    sounds.play("there is no such sound")
    assert sounds.played == ["push", "there is no such sound"]


def test_the_music_is_played_by_arcade_and_follows_its_setting(app):
    """As loud as the setting says, from the beginning to the end of the program."""
    app.music.begin()
    speaker = the_pane().link.speaker
    assert speaker.playing
    player = speaker._music._player
    assert player.loop
    assert player.playing
    assert player.volume == app.settings.values.music / 100
    app.settings.change("music", 20)
    assert player.volume == 0.2
    app.settings.change("music", 0)
    assert not player.playing
    assert not speaker.playing
    RepeatedMusic().stop()


def test_the_music_needs_no_device(app, monkeypatch):
    """Where Arcade cannot play there is silence, and no mistake."""

    def broken(*_, **__):
        raise OSError("no device")

    monkeypatch.setattr(arcade, "load_sound", broken)
    app.music.begin()
    app.settings.change("music", 70)
    assert not the_pane().link.speaker.playing
    app.music.rest()


def test_the_rules_come_along(app):
    """Each game that is shipped has its page, and none of its marks are left in the text."""
    found = {name: text for name, _, text in pages(app.library)}
    assert {"plankenkoorts"} <= set(found)
    for text in found.values():
        read = blocks(text)
        assert any(block.kind == "h1" for block in read)
        assert not [block.text for block in read if "**" in block.text or "](" in block.text]


def test_drawing_takes_few_calls(app, drive, table):
    """A whole table painted anew is a call a layer, one for the picture and one to show it."""
    table()
    the_pane().canvas.settle()
    assert 2 < measure.draw_calls(the_pane().on_draw) <= LAYERS + 2


def test_a_frame_under_way_is_two_calls_and_renews_what_moves_alone(app, drive, table, lively):
    """That is what the benchmark compares with an empty window, which renews the same pixels."""
    table()
    app.screen.paint_now()
    keys = measure.moved(the_pane())
    measure.begin_to_move(the_pane(), keys)
    assert measure.draw_calls(the_pane().on_draw) == 2
    width, height = the_pane().window.get_framebuffer_size()
    for partly in (True, False):
        the_pane().canvas.still.partly = partly
        rate, areas = measure.frames_of_table(the_pane(), keys)
        assert rate > 0
        for left, low, wide, high in areas:
            if partly:
                assert 0 < wide * high < width * height / 4
                assert 0 <= left <= left + wide <= width
                assert 0 <= low <= low + high <= height
            else:
                assert (left, low, wide, high) == (0, 0, width, height)


def test_nothing_is_painted_anew_while_nothing_changes(app, drive, table, monkeypatch):
    """Sixty frames of a still table lay out no text and touch no sprite."""
    view = table()
    drive.move(3, 3)
    drive.frames(90)
    painted = []
    original = view.paint
    monkeypatch.setattr(view, "paint", lambda painter: (painted.append(1), original(painter)))
    drive.frames(60)
    assert painted == []
