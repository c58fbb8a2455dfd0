"""What takes long is done beside the drawing, tells how far it is, and can be stopped."""

from __future__ import annotations

import threading

import pytest
from no_window import open_window
from stage_games import library, new_table

from scriptorium.matches import Match
from scriptorium_play.common.background import Cancelled, LongWork
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.match_page import MatchPage
from scriptorium_ui.pages.matches_page import MatchesPage
from scriptorium_ui.pages.waiting_page import BAR, WaitingPage
from scriptorium_ui.table.page import TablePage

NAME = "noughts-kept"


class Slow:
    """A gate before each thing that is told of progress, as a long match has many."""

    def __init__(self) -> None:
        self.may, self.told = threading.Semaphore(0), threading.Semaphore(0)

    def steps(self, progress, of=4):
        for at in range(1, of + 1):
            assert self.may.acquire(timeout=10)
            try:
                progress(at, of)
            finally:
                self.told.release()

    def step(self):
        self.may.release()
        assert self.told.acquire(timeout=10)


@pytest.fixture
def slow():
    return Slow()


@pytest.fixture
def window(tmp_path, slow):
    made = open_window(tmp_path, library(), mouse=True)
    made.app.patience = 0.0
    made.app.saves.keep(NAME, Match(new_table("noughts")), (("x", "person"), ("o", "person")))
    made.app.saves.close(NAME)
    quick = made.app.saves.go_on

    def go_on(name, library, *, take=False, progress=None):
        opened = quick(name, library, take=take, progress=progress)
        try:
            slow.steps(progress)
        except BaseException:
            made.app.saves.close(name)
            raise
        return opened

    made.app.saves.go_on = go_on
    made.app.exchange.mkdir(parents=True)
    routes.matches(made.app)
    made.frame()
    return made


def until(window, kind):
    for _ in range(200):
        window.frame(0.1)
        if isinstance(window.app.page, kind):
            return
        threading.Event().wait(0.01)
    raise AssertionError(window.app.page)


def test_a_long_match_tells_how_far_it_is_and_then_is_there(window, slow):
    window.touch(f"open {NAME}")
    assert isinstance(window.app.page, WaitingPage)
    slow.step()
    window.frame(0.2)
    texts = {line for item in window.lists[-1].items for line in getattr(item, "lines", ())}
    assert "25 % is done." in texts
    wide = [item.rect.w for item in window.lists[-1].items if item.key == BAR]
    slow.step()
    window.frame(0.2)
    assert [item.rect.w for item in window.lists[-1].items if item.key == BAR] > wide
    slow.step()
    slow.step()
    until(window, TablePage)
    window.app.page.session.close()


@pytest.mark.parametrize("way", ["button", "key"])
def test_whoever_stops_is_where_they_were_and_may_open_it_again(window, slow, way):
    window.touch(f"open {NAME}")
    slow.step()
    if way == "button":
        window.touch("stop")
    else:
        window.screen.key("escape")
    assert isinstance(window.app.page, MatchesPage)
    slow.step()  # here it notices
    for _ in range(4):
        slow.may.release()
    window.frame()
    window.touch(f"open {NAME}")
    until(window, TablePage)
    window.app.page.session.close()


def test_taking_in_and_writing_go_on_beside_the_drawing(window):
    routes.match(window.app, NAME)
    window.frame()
    window.touch("export")
    until(window, MatchPage)
    assert window.app.page.kept.news
    routes.matches(window.app)
    window.frame()
    (file,) = window.app.page.kept.files()
    window.touch(f"take in {file.name}")
    until(window, MatchesPage)
    assert len(window.app.page.kept.saved) == 2


def test_what_was_made_for_nobody_is_put_back():
    undone, go = [], threading.Event()
    work = LongWork(lambda progress: go.wait(10) and "made", undone.append)
    work.stop()
    go.set()
    assert work.wait(10)
    with pytest.raises(Cancelled):
        work.result()
    late = LongWork(lambda progress: "late", undone.append, work)
    assert late.result() == "late"
    late.stop()
    assert undone == ["made", "late"]


@pytest.mark.parametrize("who", ["person", "computer"])
def test_a_match_in_which_nobody_can_choose_is_said_to_be_broken(tmp_path, who):
    """Whoever is to choose: it is told on the table, nothing hangs, and no thread dies of it."""
    window = open_window(tmp_path, library(), mouse=True)
    table = new_table("noughts")
    table.notes["legal"] = ()
    playing = Session(Match(table), library(), {"x": who, "o": "person"}, saves=window.app.saves)
    routes.table(window.app, playing)
    for _ in range(5):
        window.frame(1.0)
        playing.update(0.05)
    told, bad = window.app.page.controller.message()
    assert told.startswith("This match is broken")
    assert bad
    threads = [one for one in threading.enumerate() if one.name == "thinking"]
    assert all(one.is_alive() for one in threads)
    assert bool(playing.computers.thinker._thread) == (who == "computer")
    playing.close()
