"""At a table over a net, in windows: who is here, what is said, asked, kept, and seen again."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from server_hands import Inside, made_table

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))

from no_window import NoWindow, open_window

import scriptorium as sc
from scriptorium.net.blind import digest_of
from scriptorium.plugins import LANGUAGES
from scriptorium_play.net.links import letters_link
from scriptorium_play.net.talking import clock_text
from scriptorium_server.settings import Settings
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.link_page import LinkPage
from scriptorium_ui.pages.writing_page import WritingPage
from scriptorium_ui.table.page import TablePage
from scriptorium_ui.table.state import Answering, Over

LIMIT = 60.0
FORMS = ((1280, 800, True), (360, 640, False), (800, 1280, False))


class Table:
    """A table for three, in a window each of another form."""

    def __init__(self, server: Inside, folder: Path, **wish: object) -> None:
        self.server, self.folder = server, folder
        self.made = made_table(server.port, game="plankenkoorts", seats=3, **wish)
        letters = self.made["invitations"].values()
        here = f"http://127.0.0.1:{server.port}"
        self.links = [str(letters_link(here, one)) for one in letters]
        self.windows: list[NoWindow] = []
        for nr in range(3):
            self.windows.append(self.opened(nr))
        self.until(lambda: all(isinstance(one.app.page, TablePage) for one in self.windows))

    def opened(self, nr: int, form: int | None = None) -> NoWindow:
        """A window at a seat, of one who has sat there before or sits down."""
        folder = self.folder / str(nr)
        folder.mkdir(exist_ok=True)
        window = open_window(folder, sc.standard_library(), *FORMS[nr if form is None else form])
        routes.join(window.app, self.links[nr], f"Player {nr}")
        return window

    def opened_by(self, link: str, name: str) -> NoWindow:
        """One more window, by a link."""
        (self.folder / name).mkdir()
        window = open_window(self.folder / name, sc.standard_library(), *FORMS[0])
        routes.join(window.app, link)
        return window

    def until(self, is_so, *more: NoWindow) -> None:
        end = time.monotonic() + LIMIT
        while not is_so():
            assert time.monotonic() < end, [self.told(one) for one in (*self.windows, *more)]
            for window in (*self.windows, *more):
                window.frame(0.1)
            time.sleep(0.01)

    @staticmethod
    def told(window: NoWindow) -> str:
        items = window.lists[-1].items
        return " ".join(line for item in items for line in getattr(item, "lines", ()))

    def sees(self, window: NoWindow, words: str) -> None:
        """Wait until a window tells something, wherever lines break."""
        bare = "".join(words.split())
        self.until(lambda: bare in "".join(self.told(window).split()), window)

    def session(self, nr: int):
        return self.windows[nr].app.page.session

    def seat(self, nr: int) -> str:
        return self.session(nr).client.seat

    def touch(self, nr: int, *keys: str) -> None:
        """Touch what has these names, one after the other, as soon as each is there."""
        window = self.windows[nr]
        for key in keys:
            self.until(lambda key=key: window.app.page.named(key) is not None)
            found = window.app.page.named(key)
            for name, scroll in window.app.page.scrolls.items():
                if scroll.view == found.clip:
                    window.app.page.scroll_into(name, found.rect)
            window.frame()
            window.touch(key)

    def choose(self, count: int = 1) -> int:
        """Choose by chance until so many more actions are done; who did the last."""
        chance = Random(5)
        before = self.session(0).client.count
        who = -1
        while self.session(0).client.count < before + count:
            for nr in range(3):
                session = self.session(nr)
                if session.touching is not None and session.client.may_choose:
                    choices = sc.legal(session.table)
                    controller = self.windows[nr].app.page.controller
                    controller.came_of(session.choose(choices[int(chance.random() * len(choices))]))
                    if session.waiting is not None:
                        controller.confirm()
                    who = nr
            self.until(self.quiet)
        return who

    def quiet(self) -> bool:
        here = [one.app.page.session for one in self.windows]
        return len({one.client.seq for one in here}) == 1 and not any(
            one.awaits_server for one in here
        )

    def leave(self, nr: int) -> None:
        leave_table(self.windows[nr])

    def close(self) -> None:
        for window in self.windows:
            leave_table(window)


def leave_table(window: NoWindow) -> None:
    """Leave as the menu does."""
    if isinstance(window.app.page, TablePage):
        window.app.page.leave_table()
        window.frame()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Inside]:
    made = Inside(tmp_path / "tables.db", sc.standard_library(), Settings(0))
    yield made
    made.close()


def test_phrases_are_said_and_read(server: Inside, tmp_path: Path) -> None:
    """Everybody reads them in their own language, the one who speaks does not hear themself."""
    table = Table(server, tmp_path)
    table.windows[1].app.settings.change("language", "de")
    table.touch(0, "menu", "menu people", "others say", "say thanks")
    table.sees(table.windows[2], "Player 0: Thank you.")
    table.sees(table.windows[1], "Danke")
    assert "Thank you" not in table.told(table.windows[0])
    table.close()


def test_what_was_done_is_asked_back(server: Inside, tmp_path: Path) -> None:
    """The others are asked on a sheet; with the last who agrees it is taken back."""
    table = Table(server, tmp_path)
    table.choose(3)
    count = table.session(0).client.count
    table.touch(0, "menu", "menu people", "others back")
    table.sees(table.windows[0], "Waiting for the others to answer.")
    for nr in (1, 2):
        table.until(lambda nr=nr: isinstance(state(table, nr), Answering))
        table.sees(table.windows[nr], "to take the last choice back")
    table.touch(1, "answer yes")
    assert table.session(0).client.count == count
    table.touch(2, "answer yes")
    table.until(lambda: table.quiet() and table.session(0).client.count == count - 1)
    for _ in range(2):
        table.touch(0, "menu", "menu people", "others back")
        table.touch(1, "answer no")
        table.sees(table.windows[0], "Player 1 doesn't agree.")
        table.until(table.quiet)
        table.windows[0].app.page.controller.said = ""
        assert table.session(0).client.count == count - 1
    table.touch(0, "menu", "menu people", "others back")
    table.sees(table.windows[0], "twice in a turn")  # refused as at a near table: in the bar
    table.close()


def state(table: Table, nr: int):
    return table.windows[nr].app.page.controller.state


def test_a_pause_is_agreed_on(server: Inside, tmp_path: Path) -> None:
    """An answer can be put off; while it is paused nothing is done and no clock runs."""
    table = Table(server, tmp_path, bank=[600, 0])
    table.touch(0, "menu", "menu people", "others pause")
    table.touch(1, "answer later")
    assert not isinstance(state(table, 1), Answering)
    table.touch(2, "answer yes")
    table.windows[1].app.page.controller._postponed = None
    table.touch(1, "answer yes")
    for window in table.windows:
        table.sees(window, "The match is paused.")
    clocks = [table.session(0).clock(seat) for seat in table.session(0).table.seats]
    time.sleep(0.3)
    assert clocks == [table.session(0).clock(seat) for seat in table.session(0).table.seats]
    table.touch(2, "menu", "menu people", "others resume")
    table.sees(table.windows[0], "The match goes on.")
    table.close()


def test_clocks_and_absence_stand_beside_the_names(server: Inside, tmp_path: Path) -> None:
    table = Table(server, tmp_path, bank=[600, 10])
    table.sees(table.windows[0], "\u00b7 9:5")
    table.leave(2)
    gone = table.windows.pop(2)
    table.sees(table.windows[0], "\u00b7 gone")
    table.windows[1].screen.cover()
    table.sees(table.windows[0], "\u00b7 away")  # a card in a hand may say "away" too
    table.windows[1].screen.renew()
    table.until(lambda: "\u00b7 away" not in table.told(table.windows[0]))
    assert gone.app.page is not None
    table.close()


def test_a_computer_sits_in_until_its_player_is_back(server: Inside, tmp_path: Path) -> None:
    """The others choose how to go on; who is back finds the computer gone."""
    table = Table(server, tmp_path, patience=0)
    seat = table.seat(2)
    table.leave(2)
    gone = table.windows.pop(2)
    table.until(lambda: table.session(0).presence(seat) == "gone")
    table.touch(0, "menu", "menu people", f"others absent {seat}", "absent novice")
    table.touch(1, "answer yes")
    table.until(lambda: table.session(0).client.state.place(seat).sits_in == "novice")
    table.sees(table.windows[0], "A computer plays for Player 2.")
    routes.join(gone.app, table.links[2])
    table.windows.append(gone)
    table.until(lambda: table.session(0).client.state.place(seat).sits_in == "")
    table.sees(table.windows[0], "Player 2 is back.")
    table.close()


def test_a_seat_is_given_to_somebody_else_by_a_link(server: Inside, tmp_path: Path) -> None:
    table = Table(server, tmp_path, patience=0)
    seat = table.seat(2)
    table.leave(2)
    table.windows.pop(2)
    table.until(lambda: table.session(0).presence(seat) == "gone")
    table.touch(0, "menu", "menu people", f"others absent {seat}", "absent give")
    page = table.windows[0].app.page
    assert isinstance(page, LinkPage)
    link = page.link
    assert page.named("code") is not None
    table.touch(1, "answer yes")
    routes_back = page.back
    routes_back()
    table.until(lambda: table.session(0).client.state.place(seat).who == "free")
    table.links[2] = link
    (tmp_path / "new").mkdir()
    window = open_window(tmp_path / "new", sc.standard_library(), *FORMS[2])
    routes.join(window.app, link, "Somebody")
    table.until(lambda: isinstance(window.app.page, TablePage), window)
    assert window.app.page.session.client.seat == seat
    table.until(lambda: table.session(0).names.get(seat) == "Somebody", window)
    leave_table(window)
    table.close()


def test_the_match_ends_unfinished_by_agreement(server: Inside, tmp_path: Path) -> None:
    table = Table(server, tmp_path)
    table.choose(1)
    table.touch(1, "menu", "menu people", "others end")
    for nr in (0, 2):
        table.touch(nr, "answer yes")
    for nr, window in enumerate(table.windows):
        table.sees(window, "The match ends unfinished.")
        assert isinstance(state(table, nr), Over)
    table.touch(0, "end leave")
    assert not isinstance(table.windows[0].app.page, TablePage)
    table.close()


def test_a_note_is_for_oneself_on_every_device(server: Inside, tmp_path: Path) -> None:
    table = Table(server, tmp_path)
    table.touch(0, "menu", "menu people", "others note")
    window = table.windows[0]
    assert isinstance(window.app.page, WritingPage)
    window.touch("words")
    window.screen.letters("Keep Ruth for the end")
    window.touch("done")
    table.until(lambda: table.session(0).client.note == "Keep Ruth for the end")
    again = table.opened(0, form=1)
    table.until(lambda: isinstance(again.app.page, TablePage), again)
    table.until(lambda: again.app.page.session.client.note == "Keep Ruth for the end", again)
    assert all(table.session(nr).client.note == "" for nr in (1, 2))
    leave_table(again)
    table.close()


def test_words_where_the_table_allows_them(server: Inside, tmp_path: Path) -> None:
    table = Table(server, tmp_path, free_text=True)
    table.touch(0, "menu", "menu people", "others say", "say words")
    window = table.windows[0]
    window.touch("words")
    window.screen.letters("Dinner at eight")
    window.touch("done")
    table.sees(table.windows[1], "Player 0: Dinner at eight")
    table.close()


def test_others_watch_and_a_hand_is_shown_to_them(server: Inside, tmp_path: Path) -> None:
    """By one link with what all know together; by another as one player sees it, until no more."""
    table = Table(server, tmp_path, lending="now")
    here = f"http://127.0.0.1:{server.port}"
    watching = table.opened_by(str(letters_link(here, table.made["watch"])), "watching")
    table.until(lambda: isinstance(watching.app.page, TablePage), watching)
    session = watching.app.page.session
    assert (session.watching, session.touching, session.client.seat) == (True, None, "")
    table.touch(0, "menu", "menu people", "others lend", "lend now")
    table.sees(table.windows[1], "Player 0 lets others watch.")
    table.touch(0, "menu", "menu people", "others lend", "lend link")
    page = table.windows[0].app.page
    assert isinstance(page, LinkPage)
    lent = table.opened_by(page.link, "lent")
    page.back()
    table.until(lambda: isinstance(lent.app.page, TablePage), lent)
    looks = lent.app.page.session
    assert digest_of(looks.client.seen) == digest_of(table.session(0).client.seen)
    assert digest_of(looks.client.seen) != digest_of(session.client.seen)
    assert looks.touching is None
    table.touch(0, "menu", "menu people", "others lend", "lend no")
    table.until(lambda: looks.client.closed is not None, lent)
    for one in (watching, lent):
        leave_table(one)
    table.close()


def test_what_happened_since_is_shown_moving(server: Inside, tmp_path: Path) -> None:
    """Who comes back, on any device, sees what the others did, step by step; it can be skipped."""
    table = Table(server, tmp_path)
    table.choose(2)
    table.until(table.quiet)
    first = next(nr for nr in range(3) if not table.session(nr).client.may_choose)
    seen = table.session(first).client.count
    table.leave(first)
    away = table.windows[first]
    others = [nr for nr in range(3) if nr != first]
    moved = table.session(others[0]).client.count
    table.windows = [one for one in table.windows if one is not away]
    chance = Random(2)
    for window in table.windows:
        session = window.app.page.session
        if session.client.may_choose:
            choices = sc.legal(session.table)
            window.app.page.controller.came_of(
                session.choose(choices[int(chance.random() * len(choices))])
            )
    table.until(lambda: table.quiet() and table.session(0).client.count > moved)
    again = open_window(table.folder / str(first), sc.standard_library(), *FORMS[0])
    again.app.settings.change("reduced_motion", False)
    routes.join(again.app, table.links[first])
    table.until(lambda: isinstance(again.app.page, TablePage), again)
    controller = again.app.page.controller
    steps = [*controller.queue, *([controller.step] if controller.step else [])]
    assert sorted(step.at for step in steps) == list(
        range(seen + 1, table.session(0).client.count + 1)
    )
    assert controller.busy
    controller.skip()
    assert not controller.busy
    leave_table(again)
    table.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_about_the_others_is_painted_whole(
    server: Inside, tmp_path: Path, language: str
) -> None:
    """In every form: nothing is cut, and each answer says what it does."""
    table = Table(server, tmp_path, lending="now", free_text=True, bank=[60, 0])
    for nr, window in enumerate(table.windows):
        window.app.settings.change("language", language)
        seats = table.session(0).table.seats
        page = window.app.page
        from scriptorium_ui.table.others import turn_to

        for name in ("", "say", "lend", *(f"absent {seat}" for seat in seats)):
            turn_to(page.controller, name)
            window.frame()
            asked = [one for one in page.touchables if one.act is not None]
            assert asked
            for one in asked:
                assert one.says
            clipped = [one for one in page.clipped if "dialog" in str(one)]
            assert clipped == [], (nr, name)
        page.controller.close_dialog()
    table.close()


def test_clocks_are_read_at_a_glance() -> None:
    assert clock_text(-5) == "0:00"
    assert clock_text(59_999) == "0:59"
    assert clock_text(600_000) == "10:00"
    assert clock_text(3_661_000) == "1h 01"
    assert clock_text(90_000_000) == "1d 1h"
