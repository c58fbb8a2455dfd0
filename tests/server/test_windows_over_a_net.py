"""Pages of windows at a table over a net, from the link to the end sheet."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from server_hands import Inside, made_table, wait_for

sys.path.append(str(Path(__file__).resolve().parents[1] / "stage"))

from no_window import open_window

import scriptorium as sc
from night import often
from scriptorium.matches import own_computer
from scriptorium_play.net.asking import Reply
from scriptorium_play.net.links import Link
from scriptorium_play.net.luck import LuckCheck
from scriptorium_server.tables_api import token_of
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.join_page import JoinPage
from scriptorium_ui.table.page import TablePage
from scriptorium_ui.table.state import Over

LIMIT = 150.0
FORMS = ((1280, 800, True), (360, 640, False), (800, 1280, False))
GAMES = [("plankenkoorts", 3), ("rennes", 2), ("monasterium", 2)]


@pytest.fixture
def server(tmp_path: Path):
    made = Inside(tmp_path / "tables.db", sc.standard_library())
    yield made
    made.close()


def opened(server: Inside, folder: Path, letters: str, form: tuple[int, int, bool]):
    """A window at the link of an invitation."""
    token = token_of(letters)
    assert token is not None
    folder.mkdir()
    window = open_window(folder, sc.standard_library(), *form)
    routes.join(window.app, str(Link(f"http://127.0.0.1:{server.port}", token)), "Ada")
    return window


def frames(windows, is_so) -> None:
    """Let time pass in all windows until something is so."""
    end = time.monotonic() + LIMIT
    while not is_so():
        assert time.monotonic() < end, [told(one.app.page) for one in windows]
        for window in windows:
            window.frame(0.1)
        time.sleep(0.005)


def told(page) -> str:
    """How a page stands, for who reads that a test failed."""
    session = getattr(page, "session", None)
    if session is None:
        return type(page).__name__
    client = session.client
    notice = session.notice and session.notice.english
    awaited = session.chooser, session.awaits_server, session.touching is not None
    return f"{client.seat} {client.count} {client.seq} {awaited} {notice} {page.controller.state}"


def chosen(page: TablePage, chance: Random) -> None:
    """One choice, as if its pieces had been touched."""
    session = page.session
    table = session.table
    choices = sc.legal(table)
    player = own_computer(table.rules, chance.randrange(1 << 30))
    if player is not None:
        meant = player.choose(sc.view(table, session.observer), choices)
    else:
        meant = choices[int(chance.random() * len(choices))]
    page.controller.finish_motion()
    page.controller.came_of(session.choose(meant))
    if session.waiting is not None:
        page.controller.confirm()


def painted(window) -> str:
    """All words of a window, without blanks."""
    items = window.lists[-1].items
    return "".join("".join(line.split()) for one in items for line in getattr(one, "lines", ()))


def check_unfair(page: TablePage) -> None:
    """A server that was bound to another secret or salt is found out."""
    far, ask = page.session, page.app.ask
    known = page.app.table_list.find(far.link)
    assert known.salt
    for changed in ("commitment", "salt"):
        other = replace(known, **{changed: "00" * (len(getattr(known, changed)) // 2)})
        check = LuckCheck(far, other, ask)
        check._work.wait(60)
        assert check.told.id == "stage-net-unfair"
    lost = LuckCheck(far, known, lambda *_: Reply(404, b"{}"))
    lost._work.wait(60)
    assert lost.told.id == "stage-net-unchecked"


@pytest.mark.parametrize(("game", "seats"), often(GAMES[:1], GAMES))
def test_a_whole_match_in_windows_of_each_form(server, tmp_path, game, seats) -> None:
    """A desktop, a telephone and a tablet at one table come to the same end."""
    made = made_table(server.port, game=game, seats=seats)
    links = list(made["invitations"].values())
    windows = [
        opened(server, tmp_path / str(nr), letters, FORMS[nr]) for nr, letters in enumerate(links)
    ]
    assert all(isinstance(one.app.page, JoinPage) for one in windows)
    frames(windows, lambda: all(isinstance(one.app.page, TablePage) for one in windows))
    pages = [one.app.page for one in windows]
    chance = Random(3)

    def over() -> bool:
        for page in pages:
            if page.session.touching is not None and page.session.client.may_choose:
                chosen(page, chance)
        return all(
            page.session.table.outcome is not None and not page.session.awaits_server
            for page in pages
        )

    frames(windows, over)
    assert len({page.session.table.outcome for page in pages}) == 1
    assert all(isinstance(page.controller.state, Over) for page in pages)
    assert {len(page.session.log()) for page in pages} == {pages[0].session.client.count}
    assert all(page.session.client.mistakes == 0 for page in pages)
    frames(windows, lambda: all("nobodychosethecards" in painted(one) for one in windows))
    check_unfair(pages[0])
    for page in pages:
        page.leave_table()
    wait_for(lambda: not any(page.session.connection.line.up for page in pages))
