"""Whole matches between windows of lines, typed as people type, over sockets."""

from __future__ import annotations

import io
import threading
import time
import traceback
from pathlib import Path
from random import Random

import pytest
from cable import Cable
from server_hands import Inside, made_table

import scriptorium as sc
from night import often
from scriptorium.matches import own_computer
from scriptorium.mods import Home
from scriptorium_play.app.folders import UserFolders
from scriptorium_play.net import line as lines
from scriptorium_play.net.joining import Joining
from scriptorium_play.net.known_tables import KnownTables
from scriptorium_play.net.line import SocketLine
from scriptorium_play.net.links import Link, read_link
from scriptorium_play.net.table_list import ListedTable
from scriptorium_play.tables.seats import TableSeats
from scriptorium_server.settings import Settings as ServerSettings
from scriptorium_server.tables_api import token_of
from scriptorium_text.app import TextApp
from scriptorium_text.console import Console, ConsoleClosed
from scriptorium_text.net_table import NetConsoleMatch, sit_down

LIMIT = often(150.0, 900.0)
GAMES = [
    ("plankenkoorts", 2, 2.0),
    ("plankenkoorts", 3, 2.0),
    ("rennes", 2, 2.0),
    ("monasterium", 2, 2.0),
    ("sator", 2, 0.0),
]


class Turnstile(SocketLine):
    """A line that lets the other windows of this process move while it waits."""

    lock = threading.Lock()

    def came(self, wait: float = 0.0) -> bytes | None:
        if wait <= 0:
            return super().came()
        self.lock.release()
        try:
            return super().came(wait)
        finally:
            self.lock.acquire()


class Typist(Console):
    """Somebody who plays by typing: the numbers of a choice, one by one, and now and then else."""

    def __init__(self, seed: int) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.chance = Random(seed)
        self.window: NetConsoleMatch | None = None
        self.meant: object = None
        self.at: object = None
        self.said: list[str] = []
        self.undone = 0

    def say(self, line: str = "") -> None:
        self.said.append(line)

    def ask(self, prompt: str) -> str:
        window = self.window
        assert window is not None
        session = window.far
        if prompt != ">":
            if session.table.outcome is not None:
                return ""
            return "1" if "?" in self.said[-4] or "?" in self.said[-3] else ""
        touching = session.touching
        now = (session.client.seq, len(session.far.done))
        if self.at != now or self.meant is None:
            self.at, self.meant = now, self._choice()
            if touching.touched:
                return "b"
        draw = self.chance.random()
        if draw < 0.05 and not touching.touched:
            return self.chance.choice(["t", "l", "l 0", "w", "?", "n", "n my plan"])
        if draw < 0.08 and not touching.touched and session.why_not_undo() is None:
            self.undone += 1
            self.meant = None
            return "u"
        path = next(path for path, one in touching.choices.paths if one == self.meant)
        step = len(touching.touched)
        wanted = path[step] if step < len(path) else self.meant
        options = [option.id or option.action for option in touching.words()]
        return str(options.index(wanted) + 1)

    def _choice(self) -> sc.Action:
        session = self.window.far
        table = session.table
        choices = sc.legal(table)
        player = own_computer(table.rules, self.chance.randrange(1 << 30))
        if player is not None and self.chance.random() < 0.9:
            return player.choose(sc.view(table, session.observer), choices)
        return choices[int(self.chance.random() * len(choices))]


class Window:
    """One window of lines, on a thread."""

    def __init__(self, link: Link, folder: Path, seed: int) -> None:
        self.console = Typist(seed)
        self.problem = ""
        self.link, self.folder = link, folder
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        with Turnstile.lock:
            try:
                places = UserFolders(self.folder / "settings.toml", self.folder, None)
                app = TextApp(self.console, places, None, Home(self.folder / "home"))
                known = KnownTables(self.folder)
                joining = Joining(self.link, app.library, known, "Ada", Turnstile)
                seats = TableSeats(app, joining, ListedTable(str(self.link)), Turnstile)
                assert sit_down(self.console, joining, seats, app.words.say), self.console.said
                session = joining.session(app.settings)
                self.console.window = NetConsoleMatch(self.console, session)
                self.console.window.run()
                session.close()
            except ConsoleClosed:
                pass
            except BaseException:
                self.problem = traceback.format_exc()


def played(server: Inside, tmp_path: Path, game: str, seats: int, pause: float) -> list[Window]:
    """A match from the invitations to the end, in as many windows as there are seats."""
    cable = Cable(server.port)
    made = made_table(server.port, game=game, seats=seats)
    windows = []
    for nr, letters in enumerate(made["invitations"].values()):
        link = Link(f"http://127.0.0.1:{cable.port}", token_of(letters))
        folder = tmp_path / str(nr)
        folder.mkdir()
        windows.append(Window(read_link(str(link)), folder, nr))
    end = time.monotonic() + LIMIT
    while any(one.thread.is_alive() for one in windows):
        time.sleep(pause or 0.5)
        if pause:
            cable.pull()
        assert time.monotonic() < end, [one.console.said[-5:] for one in windows]
        assert not any(one.problem for one in windows), [one.problem for one in windows]
    assert not any(one.problem for one in windows), [one.problem for one in windows]
    assert bool(cable.pulled) == bool(pause)
    cable.close()
    return windows


@pytest.mark.parametrize(("game", "seats", "pause"), often(GAMES[:1], GAMES))
def test_a_whole_match_is_typed_in_several_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, pause: float
) -> None:
    """With the cable pulled again and again all come to the same end, as the server has it."""
    monkeypatch.setattr(lines, "SOON", 0.05)
    server = Inside(tmp_path / "tables.db", sc.standard_library(), ServerSettings(0))
    monkeypatch.setattr(server.server.limits, "may_connect", _yes)
    try:
        windows = played(server, tmp_path, game, seats, pause)
        outcomes = {window.console.window.far.table.outcome for window in windows}
        assert len(outcomes) == 1
        assert None not in outcomes
        for window in windows:
            far = window.console.window.far
            assert far.client.mistakes == 0
            log = far.log()
            assert len(log) == len(far.far.done) == far.client.count
            assert any("points" in line for line in window.console.said)
    finally:
        server.close()


async def _yes(address: str) -> bool:
    return True
