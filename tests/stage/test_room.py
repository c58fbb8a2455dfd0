"""The engine room: the same picture through messages, and a window that outlives every mod."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from far_window import (
    LETTERING,
    RULER,
    FarWindow,
    Survived,
    at_home,
    opened,
    options,
    stands_as_kept,
    survives,
)
from msgspec.structs import replace
from no_window import Silent, Still
from stage_games import library

import mod_faults
import scriptorium as sc
from scriptorium.isolation import Lost
from scriptorium.matches import Match
from scriptorium.mods import Home
from scriptorium_play.app.folders import UserFolders, places
from scriptorium_ui.host import messages, process_main
from scriptorium_ui.host.diff import ListDecoder, ListEncoder
from scriptorium_ui.host.launcher import Launcher, linked
from scriptorium_ui.host.link import Link
from scriptorium_ui.host.process_line import ProcessLine
from scriptorium_ui.host.routing import go_on
from scriptorium_ui.host.ui_host import RemoteSpeaker, UiHost
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.app import GuiApp
from scriptorium_ui.table.page import TablePage
from scriptorium_ui.toolkit.display import DisplayList, DisplayPart, Fill, Round
from scriptorium_ui.toolkit.metrics import Device
from scriptorium_ui.toolkit.rect import Rect

GLASS = Device(1280.0, 800.0, mouse=True)


# lists


def random_list(luck: random.Random) -> DisplayList:
    def item(name: int):
        rect = Rect(float(luck.randrange(3)), 0.0, 5.0, 5.0)
        if luck.random() < 0.5:
            return Fill(f"k{name}", 0, rect)
        return Round(f"k{name}", 1, rect, radius=float(luck.randrange(2)))

    parts = []
    for name in luck.sample("abcd", luck.randrange(1, 5)):
        keys = [luck.randrange(8) for _ in range(luck.randrange(6))]
        if luck.random() < 0.8:
            keys = list(dict.fromkeys(keys))
        clips = (("board", Rect(0.0, 0.0, float(luck.randrange(2)), 1.0)),)
        parts.append(DisplayPart(name, tuple(map(item, keys)), clips, live=name == "d"))
    return DisplayList(float(luck.randrange(100, 102)), 80.0, tuple(parts))


@pytest.mark.parametrize("form", ["msgpack", "json"])
def test_a_list_is_the_same_after_its_changes_went_through_a_pipe(form):
    """Whatever changes, comes, goes, or changes its order."""
    luck, code = random.Random(1), messages.Code(form)
    sketch, sheet = ListEncoder(), ListDecoder()
    before: DisplayList | None = None
    for nr in range(300):
        if nr % 50 == 49:
            sketch.forget()  # the window has lost everything
            sheet = ListDecoder()
        now = random_list(luck)
        if before is not None and luck.random() < 0.3:
            now = before
        change = code.reply(code.write(messages.Response(nr, (sketch.changes(now),)))).words[0]
        if now is before and nr % 50 != 49:
            assert change.changes == ()
        found = sheet.shown(change)
        assert found == now
        before = now


@pytest.mark.parametrize("data", [b"", b"\xc1", b"\x93\x01", b"null", b"\xff" * 9, b"[[[[" * 9999])
def test_what_is_no_message_is_refused(data):
    for form in ("msgpack", "json"):
        with pytest.raises(messages.InvalidMessage):
            messages.Code(form).letter(data)
        with pytest.raises(messages.InvalidMessage):
            messages.Code(form).reply(data)


def test_a_part_that_nobody_told_of_is_refused():
    with pytest.raises(messages.InvalidMessage):
        ListDecoder().shown(messages.Shown(1.0, 1.0, ("page",), ()))
    change = messages.PartChange("page", False, (), (), order=("k1",))
    with pytest.raises(messages.InvalidMessage):
        ListDecoder().shown(messages.Shown(1.0, 1.0, ("page",), (change,)))


# in one process


class Here:
    """A window and a room in one process; everything goes through bytes."""

    def __init__(self, folder: Path, form: str = "msgpack", **begin) -> None:
        self.code, self.sheet, self.now, self.number = messages.Code(form), ListDecoder(), 0.0, 0
        self.shown: DisplayList | None = None
        self.heard: list = []

        def make_app(begin, speaker):
            app = GuiApp(
                UserFolders(folder / "settings.toml", folder / "matches"), speaker, library()
            )
            app.strict = True
            app.settings.change("language", "en")
            app.settings.change("reduced_motion", False)
            return app

        self.engine = UiHost(make_app, LETTERING)
        first = dict(version=messages.VERSION, device=GLASS, lettering="", words=True)
        self.tell(messages.Begin(**first | begin))

    def tell(self, *events, seconds: float = 0.02) -> list:
        self.now += seconds
        self.number += 1
        letter = self.code.letter(self.code.write(messages.Request(self.number, self.now, events)))
        reply = self.code.reply(self.code.write(self.engine.hear(letter)))
        assert reply.number == self.number
        for word in reply.words:
            if isinstance(word, messages.Shown):
                self.shown = self.sheet.shown(word)
        self.due, self.writing = reply.due, reply.writing
        self.heard += reply.words
        return list(reply.words)

    def touch(self, key: str) -> list:
        return self.press(self.engine.app.page.named(key).seen.middle)

    def press(self, at: messages.Point) -> list:
        return self.tell(
            messages.Mouse("moved", at),
            messages.Mouse("pressed", at),
            messages.Mouse("released", at),
        )

    def same(self) -> bool:
        """Whether the window shows what the page has painted."""
        parts = tuple(part for _, part in self.engine.screen._parts.values())
        return self.shown.parts == parts


@pytest.mark.parametrize("form", ["msgpack", "json"])
def test_the_window_shows_what_the_room_paints(tmp_path, form):
    """From the title to a table and back, by mouse, keys and screen reader."""
    here = Here(tmp_path, form, game="noughts")
    assert here.same()
    here.touch("begin")
    while here.engine.app.playing() == "":
        here.tell(seconds=0.2)
    assert here.same()
    assert any(isinstance(word, messages.Playing) and word.match for word in here.heard)
    table = here.engine.app.page
    if table.session.handover is not None:
        here.touch("lift")
    spot = table.controller.spots[sorted(table.session.touching.next)[0]]
    here.press((spot.squares[0] if spot.squares else spot.free).middle)
    for _ in range(9):
        here.tell(seconds=0.3)
        assert here.same()
    assert table.session.match.done
    here.tell(messages.Press("menu"))
    assert here.same()
    here.tell(messages.Key("escape"), messages.Resized(Device(900.0, 700.0, mouse=True)))
    assert here.same()
    assert (here.shown.width, here.shown.height) == (900.0, 700.0)
    answers = [word for word in here.heard if isinstance(word, messages.Answers)]
    assert any(answer.says for answer in answers[-1].answers)
    assert any(isinstance(word, messages.Sound) for word in here.heard)
    here.tell(messages.Leave())


def test_what_stands_still_sends_nothing(tmp_path):
    """A letter that only lets time pass is answered with no word where nothing moves."""
    here = Here(tmp_path, route="title")
    while here.due is not None and here.due < 0.2:
        here.tell(seconds=0.3)
    words = here.tell(messages.Mouse("moved", (3.0, 3.0))) and here.tell(
        messages.Mouse("moved", (3.0, 4.0))
    )
    assert words == []


def test_a_room_of_another_version_says_so(tmp_path):
    here = Here(tmp_path, version=messages.VERSION + 1)
    assert [type(word) for word in here.heard] == [messages.Trouble]
    assert str(messages.VERSION + 1) in here.heard[0].told


# one question at a time


class Pipe:
    """A link that keeps what was sent."""

    def __init__(self) -> None:
        self.sent: list[messages.Request] = []
        self.back: list[messages.Response] = []
        self.gone: Lost | None = None

    def send(self, letter):
        self.sent.append(letter)

    def reply(self):
        return self.back.pop(0) if self.back else None

    def lost(self, *, waiting):
        return self.gone

    def close(self):
        """Nothing is open."""


def test_one_question_at_a_time_and_only_the_last_place_of_a_pointer():
    pipe, lost = Pipe(), []
    begin = messages.Begin(version=messages.VERSION, device=GLASS, lettering=RULER)
    link = Link(ProcessLine(pipe), begin, Silent(), lambda *told: lost.append(told))

    class Window(FarWindow):
        def __init__(self):
            self.front, self.actors = None, Still()
            self.sit(link)

    Window()
    for x in range(5):
        link.mouse("moved", (float(x), 0.0))
    link.mouse("pressed", (4.0, 0.0))
    for x in range(5):
        link.mouse("dragged", (float(x), 1.0))
    assert len(pipe.sent) == 1
    assert link.waits
    pipe.back.append(messages.Response(1, (messages.Playing("m"),)))
    link.tick()
    assert [type(one) for one in pipe.sent[1].events] == [messages.Mouse] * 3
    assert [one.at for one in pipe.sent[1].events] == [(4.0, 0.0), (4.0, 0.0), (4.0, 1.0)]
    link.tick()
    assert len(pipe.sent) == 2
    pipe.back.append(messages.Response(2, (), due=0.0))
    link.tick()
    assert pipe.sent[2].events == ()
    pipe.gone = Lost("hung", ("house.odd",))
    link.tick()
    assert lost == [(pipe.gone, "m")]
    link.mouse("moved", (0.0, 0.0))
    link.tick()
    assert len(pipe.sent) == 3


# the same, wherever the pages are


class Looped:
    """A pipe to a host in this process; everything goes through bytes."""

    def __init__(self, make):
        self.code, self.host, self.came = messages.Code(), UiHost(make), []

    def send(self, letter):
        self.came.append(self.code.write(self.host.hear(self.code.letter(self.code.write(letter)))))

    def reply(self):
        return self.code.reply(self.came.pop(0)) if self.came else None

    def lost(self, *, waiting):
        return None

    def close(self):
        """Nothing is open."""


class Told(FarWindow):
    """A window that notes what it was asked to do, in a time that only moves when told."""

    def __init__(self, link):
        self.time, self.done, self.actors = 0.0, [], Still()
        self.sit(link)

    def now(self):
        return self.time

    def close(self):
        self.done.append("close")

    def keyboard(self, wanted):
        self.done.append(f"keyboard {wanted}")

    def fill_screen(self):
        self.done.append("fill")

    def unused_key(self, name):
        self.done.append(f"unused {name}")

    def draw(self, shown):
        self.actors.drawn = shown

    def frame(self):
        self.time += 0.05
        self.link.tick()
        if self.link.stale:
            self.link.paint()
        self.link.tick()


def windows(folder: Path) -> list[Told]:
    """One window whose pages are here, and one whose pages hear and answer in bytes."""
    found = []
    for name in ("near", "far"):
        files = UserFolders(folder / name / "settings.toml", folder / name / "matches")
        near = linked(files, Silent(), RULER, library())
        begin = replace(near.begin, route="title")
        make = near.line.host._make_app
        line = near.line if name == "near" else ProcessLine(Looped(make))
        window = Told(Link(line, begin, Silent()))
        app = window.link.app or line.pipe.host.app
        app.settings.change("reduced_motion", True)
        found.append(window)
    for window in (*found, *found):
        window.frame()
    return found


def test_near_and_far_pages_hear_and_answer_alike(tmp_path):
    """Whatever a window can tell; only that a key was of no use a far one learns afterwards."""
    both = near, far = windows(tmp_path)
    middle = (640.0, 400.0)
    deeds = [
        lambda link: link.key("escape"),
        lambda link: link.key("tab"),
        lambda link: link.key("f11"),
        lambda link: link.mouse("moved", middle),
        lambda link: link.mouse("pressed", middle),
        lambda link: link.mouse("dragged", (650.0, 410.0)),
        lambda link: link.mouse("released", (650.0, 410.0)),
        lambda link: link.mouse("pressed", middle, asks=True),
        lambda link: link.mouse("released", middle, asks=True),
        lambda link: link.wheel(middle, 1),
        lambda link: link.key("enter"),
        lambda link: link.finger("down", 1, middle),
        lambda link: link.finger("moved", 1, (650.0, 380.0)),
        lambda link: link.finger("up", 1, (650.0, 380.0)),
        lambda link: link.letters("7"),
        lambda link: link.resized(),
        lambda link: link.cover(),
        lambda link: link.renew(),
        lambda link: link.key("escape"),
        lambda link: link.key("escape", shift=True, command=True),
    ]
    for nr, deed in enumerate(deeds):
        answers = []
        for window in both:
            window.done.clear()
            answers.append(deed(window.link))
            for _ in range(3):
                window.frame()
        drawn = [window.actors.drawn for window in both]
        assert drawn[0] == drawn[1], nr
        assert near.link.writing == far.link.writing
        if answers[0] is False:
            assert answers[1] is True
            assert far.done == [*near.done, "unused escape"]
        else:
            assert far.done == near.done, nr
    assert near.link.speaker._volume == far.link.speaker._volume > 0
    for window in both:
        window.link.ended()


def test_a_key_of_no_use_is_left_to_the_device(tmp_path):
    """The back button on the first page, above all: there it leaves the program."""
    near, far = windows(tmp_path)
    assert not near.link.key("escape")
    assert far.link.key("escape")
    far.frame()
    assert (near.done[-1], far.done[-1]) == ("keyboard False", "unused escape")


# two processes


def test_a_room_elsewhere_is_begun_with_all_that_the_command_line_gave(tmp_path):
    """No field stays as it was written for want of a line that hands it over."""
    given = dict(game="sator", lesson=True, go_on="x", no_mods=True, left_out=["odd"])
    given |= dict(at=("a", "b"), dev=("c",), join="#t=1", name="Ann")
    given |= dict(mods_dir=tmp_path, with_files=[tmp_path / "m.py"])
    (tmp_path / "m.py").write_text("")
    with at_home(tmp_path):
        front = Launcher(options(**given), places(), Silent(), RULER, resumes=True)
        front.ended()
        begin = front._begin()
    plain = messages.Begin(version=messages.VERSION, device=Device(0, 0), lettering=RULER)
    same = {
        name for name in begin.__struct_fields__ if getattr(begin, name) == getattr(plain, name)
    }
    of_the_window = {"version", "device", "lettering", "words", "picks", "stays"}
    of_the_window |= {"pushes", "served"}
    assert same == of_the_window | {"lost", "guests"}


def test_a_room_elsewhere_remembers_the_match_where_a_device_may_end_it(tmp_path, monkeypatch):
    monkeypatch.setattr(process_main, "keep_log", lambda place: None)
    with at_home(tmp_path):
        for resumes in (False, True):
            begin = messages.Begin(
                version=messages.VERSION, device=GLASS, lettering=RULER, resumes=resumes
            )
            app = process_main.make_app(begin, RemoteSpeaker(lambda word: None))
            match = Match(sc.new_table("sator", 2, 7, library=app.library))
            routes.begin(app, match, dict.fromkeys(match.table.seats, "person"))
            assert bool(app.at_table.name()) == resumes


def test_without_a_mod_there_is_one_process(tmp_path):
    with at_home(tmp_path):
        assert not opened().is_far
        mod_faults.put(tmp_path)
        window = FarWindow(Launcher(options(no_mods=True), places(), Silent(), RULER))
        assert not window.is_far


def test_a_mod_that_is_switched_on_begins_in_a_room_of_its_own(tmp_path):
    """The page of mods goes on there; the window's process never imports the mod."""
    with at_home(tmp_path):
        home = mod_faults.put(tmp_path)
        home.switch("odd", False)
        front = Launcher(options(), places(), Silent(), RULER)
        window = FarWindow(front)
        assert not window.is_far
        assert window.link.app.library.games()
        home.switch("odd", True)
        window.link.app.reload()  # the games have been read already
        assert window.is_far
        window.frames_until(lambda: window.lists and not window.link.waits, 20)
        assert window.link.third_party == ("odd",)
        window.link.ended()


@pytest.mark.parametrize(
    ("fault", "hook"),
    [("loop in C", "rule"), ("exit without a word", "import"), ("swallowing loop", "react")],
)
def test_a_window_outlives_what_a_mod_does(tmp_path, fault, hook):
    """It is told which mod it was, and the match goes on from the last action with it off."""
    found = survives(tmp_path / "home", mod_faults.FAULTS[fault], hook)
    assert found == Survived("", found.read_after)


@pytest.mark.parametrize("patience", [0.0, 60.0])
def test_a_match_that_misses_a_mod_goes_on_however_long_it_takes_to_open(tmp_path, patience):
    """By the way that loses nothing, also where a bar tells meanwhile how far it is."""
    with at_home(tmp_path):
        name = mod_faults.kept(tmp_path)
        Home(tmp_path).leave_off("odd")
        window = opened()
        try:
            window.link.app.patience = patience
            go_on(window.link.app, name)
            window.frames_until(lambda: isinstance(window.page, TablePage), 60)
            assert stands_as_kept(window.page, name)
        finally:
            window.link.ended()


def test_the_line_in_which_a_mod_hangs_is_in_the_log_of_the_window(tmp_path, caplog):
    """A match that is gone on with is opened on a thread, and hangs there."""
    found = survives(tmp_path / "home", mod_faults.FAULTS["sleep"], "rule")
    assert found.problem == ""
    assert "odd ended the room: hung in odd.py:" in caplog.text
