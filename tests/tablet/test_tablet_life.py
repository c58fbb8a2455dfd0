"""Life on a tablet: put aside, killed, resumed, passed round; the match is there to the last."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from kivy.core.window import Window
from sator_tables import copied, in_play, person

from scriptorium_play.common.seats import COMPUTER
from scriptorium_tablet.app import TabletApp, put_aside
from scriptorium_ui.pages import routes

IDLE_SECONDS = 10


@pytest.fixture(scope="module")
def first_turn(games):
    return in_play(games)


@pytest.fixture
def table(drive, games, first_turn):
    drive.app.settings.change("reduced_motion", True)
    drive.play(copied(first_turn, games), person(first_turn))
    return drive.app.page


def pixels(drive):
    """What is on the glass, at some places of the board and the hand."""
    image = drive.shell.export_as_image()
    texture = image.texture
    data = texture.pixels
    width, height = texture.size
    return [
        tuple(data[4 * (y * width + x) : 4 * (y * width + x) + 3])
        for x in range(20, width, 61)
        for y in range(20, height, 47)
    ]


def test_the_curtain_hides_everything_until_the_right_one_lifts_it(drive, table):
    session = table.session
    assert session.handover == "red"
    assert not any(key.startswith(("hand-", "piece ")) for key in drive.shell.stage.shown)
    drive.tap((30, 30))
    assert session.handover == "red"
    drive.press("lift")
    assert session.observer == "red"
    assert any(key.startswith("hand-") for key in drive.shell.stage.shown)


def test_put_aside_shows_the_curtain_also_to_the_list_of_programs(drive, table):
    drive.press("lift")
    seen = pixels(drive)
    put_aside(drive.shell.link)
    assert drive.app.screen.covered
    assert not any(key.startswith("hand-") for key in drive.shell.stage.shown)
    assert pixels(drive) != seen
    drive.shell.link.renew()
    drive.frames(3)
    assert drive.app.screen.covered, "coming back alone must not lift the curtain"
    for stray in ((30, 30), (640, 400), (1200, 780)):
        drive.tap(stray)
        drive.double_tap(stray)
        assert drive.app.screen.covered
    drive.press("lift")
    drive.frames(2)
    assert not drive.app.screen.covered
    assert pixels(drive) == seen


def test_a_curtain_that_hangs_is_not_covered_by_another(drive, table):
    """What hides everything need not be hidden; it would have to be lifted twice."""
    put_aside(drive.shell.link)
    drive.press("lift")
    drive.frames(2)
    assert table.session.observer == "red"
    assert any(key.startswith("hand-") for key in drive.shell.stage.shown)


def test_a_match_against_computers_needs_no_cover(drive, games, first_turn):
    drive.play(copied(first_turn, games), person(first_turn, "blue"))
    assert drive.app.page.session.handover is None
    put_aside(drive.shell.link)
    assert not drive.app.screen.covered


def test_pause_and_resume_in_the_middle_of_a_decision(drive, table):
    drive.press("lift")
    drive.touch("hand-moves-brick")
    bridge = next(one for one in table.session.touching.next if one.startswith("bridge"))
    drive.touch(bridge)
    touching, match = table.session.touching, table.session.match.to_bytes()
    app = TabletApp(drive.shell.link)
    finger = drive.down(table.layout.board.middle)
    assert app.on_pause() is True
    app.on_resume()
    drive.up(finger)
    drive.press("lift")
    assert table.session.touching is touching
    assert table.session.match.to_bytes() == match


def test_killed_and_started_again_comes_back_to_the_last_action(drive, table, games, tmp_path):
    from driver import begun

    drive.press("lift")
    drive.touch("hand-moves-brick")
    match = table.session.match.to_bytes()
    # Killed: nothing is told to the old program, and the system takes its hold of the match from
    # it; a new one finds the same folder.
    table.session.saves.close(table.session.name)
    drive.app.page = None
    drive.shell.sit(begun(tmp_path, games))
    drive.meet()
    again = drive.app
    routes.first(again)
    drive.frames(3)
    screen = again.page
    assert screen.session.match.to_bytes() == match
    assert screen.session.handover == "red"
    assert not any(key.startswith("hand-") for key in drive.shell.stage.shown)
    drive.press("lift")
    assert not drive.app.screen.covered
    assert screen.session.observer == "red"
    assert any(key.startswith("hand-") for key in drive.shell.stage.shown)


def test_short_of_memory_everything_is_made_anew_and_looks_the_same(drive, table):
    drive.press("lift")
    drive.settle()
    seen, pages = pixels(drive), len(drive.shell.textures._pages)
    routes.title(drive.app)
    drive.frames(2)
    assert len(drive.shell.textures._pages) > pages
    drive.app.show(table)
    drive.frames(2)
    Window.dispatch("on_memorywarning")
    assert drive.shell.textures._pages == {}
    drive.settle()
    assert len(drive.shell.textures._pages) <= pages
    assert pixels(drive) == seen


def test_left_properly_begins_at_the_title(drive, table, games, tmp_path):
    from driver import begun

    drive.key(27)
    drive.frames(2)
    drive.shell.sit(begun(tmp_path, games))
    drive.meet()
    again = drive.app
    assert again.at_table.name() == ""
    routes.first(again)
    assert type(again.page).__name__ == "TitlePage"


def test_music_rests_while_the_program_is_put_aside(drive, table):
    music, app = drive.shell.link.speaker, TabletApp(drive.shell.link)
    drive.app.music.begin()
    assert music.playing
    sound = music._music._sound
    assert sound.loop
    assert sound.volume == drive.app.settings.values.music / 100
    app.on_pause()
    assert not music.playing
    assert sound.state == "stop"
    app.on_resume()
    assert music.playing
    drive.app.settings.change("music", 30)
    assert sound.volume == 0.3
    drive.app.settings.change("music", 0)
    assert not music.playing
    app.on_stop()
    assert not music.playing


def test_stopping_twice_does_no_harm(drive, table):
    app = TabletApp(drive.shell.link)
    app.on_stop()
    app.on_stop()
    assert drive.app.at_table.name() == ""


def frames_in(drive, seconds):
    """How many frames are drawn while so much time passes."""
    drawn = []
    count = lambda *_: drawn.append(1)  # noqa: E731
    Window.bind(on_flip=count)
    try:
        drive.frames(int(seconds * 20), 0.05)
    finally:
        Window.unbind(on_flip=count)
    return len(drawn)


@pytest.mark.parametrize("place", ["table", "title", "log"])
def test_nothing_is_drawn_while_nothing_moves(drive, table, place):
    """Not while music plays either."""
    drive.press("lift")
    if place == "title":
        routes.title(drive.app)
    elif place == "log":
        table.open_log()
    drive.app.music.begin()
    assert drive.app.music.playing
    drive.settle()
    assert frames_in(drive, IDLE_SECONDS) <= 2
    assert drive.shell._ticking is None
    # And a change is drawn at once.
    screen = drive.app.page
    screen.show_tip("something new", screen.touchables[0].rect)
    assert 1 <= frames_in(drive, 0.2) <= 2
    drive.app.music.rest()


def test_the_device_stays_awake_while_a_computer_thinks(drive, games, first_turn):
    match = copied(first_turn, games)
    drive.play(match, dict.fromkeys(match.table.seats, COMPUTER))
    assert drive.app.page.session.awaits_computer
    assert not Window.allow_screensaver
    before = len(match.done)
    for _ in range(200):
        drive.think()
        if len(drive.app.page.session.match.done) > before:
            break
    assert len(drive.app.page.session.match.done) > before
    drive.press("menu")
    routes.title(drive.app)
    drive.frames(2)
    assert Window.allow_screensaver


def test_a_full_disk_is_told_and_play_goes_on(drive, table, monkeypatch):
    drive.press("lift")

    def full(*_):
        raise OSError(28, "No space left on device")

    for way in ("write", "append"):
        monkeypatch.setattr(drive.app.saves.disk, way, full)
    drive.touch("hand-moves-brick")
    told, bad = table.controller.message()
    assert bad
    assert "No space left on device" in told
    assert table.session.touching is not None


def test_what_another_size_needed_is_given_back(drive, given_back):
    """However often the glass is turned, no more pictures are kept than it shows."""
    drive.sit_down("sator", seed=5)
    stage, kept = drive.shell.stage, drive.shell.textures
    for size in ((1400, 900), (800, 1280), (1024, 640), (2048, 1536), (1280, 800)):
        given_back.clear()
        drive.resize(*size)
        assert given_back == [None]
        shown = {drawn.item.cut for drawn in stage.shown.values() if hasattr(drawn.item, "cut")}
        assert kept._cuts.keys() == shown
        assert tuple(stage.picture.size) == size


def test_without_a_display_it_says_so(tmp_path):
    """No window opens that nobody sees: a line tells what is missing, and what works instead."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    told = {name: value for name, value in os.environ.items() if name not in hidden}
    told["SCRIPTORIUM_HOME"] = str(tmp_path)
    words = [sys.executable, "-m", "scriptorium", "play", "sator", "--ui", "tablet"]
    ended = subprocess.run(words, env=told, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1
    assert "no window can be opened here" in ended.stderr
    assert "neither DISPLAY" in ended.stderr
    assert "--ui text" in ended.stderr
