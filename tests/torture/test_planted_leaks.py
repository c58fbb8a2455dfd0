"""In each game six leaks are planted, one for each channel, and each is found by twin tables."""

from __future__ import annotations

from functools import cache

import beside  # noqa: F401  (the folders of the other tests)
import pytest
import trials
import twin_sights as secrets
from msgspec.structs import replace

import scriptorium as sc
from scriptorium.scene import Piece

SEED, ACTIONS, TRIED = 5, 30, 4


def hidden(table, seat) -> str:
    """What lies on the table and a seat may not know; where all is open, the luck to come."""
    pairs = zip(table.parts, sc.view(table, seat).parts, strict=True)
    return str([real for real, seen in pairs if real != seen] or table.seed)


class Leaks:
    """A stage that tells what it must not, through one channel."""

    def __init__(self, monkeypatch) -> None:
        self.monkeypatch = monkeypatch
        self.table = None
        monkeypatch.setattr(secrets, "PREVIEWS", 2)
        shown = secrets.shown

        def noted(table, seat, language="en", seed=0):
            self.table = table
            return shown(table, seat, language, seed)

        monkeypatch.setattr(secrets, "shown", noted)

    def plant(self, channel: str) -> None:
        """Let one channel tell."""
        getattr(self, channel)()

    def _instead(self, name: str, make) -> None:
        real = getattr(secrets, name)
        self.monkeypatch.setattr(secrets, name, make(real))

    def scene(self) -> None:
        """A piece is called after what lies face down."""

        def leaky(real):
            def picture(table, seat):
                scene = real(table, seat)
                told = Piece(f"top {hidden(table, seat)}", "x", 0, 0)
                return replace(scene, pieces=(*scene.pieces, told))

            return picture

        self._instead("picture", leaky)

    def paths(self) -> None:
        """What may be touched depends on it."""

        def leaky(real):
            def choices(table):
                found = real(table)
                (path, action), *rest = found.paths
                told = hidden(table, table.chooser)
                object.__setattr__(found, "paths", (((*path, told), action), *rest))
                return found

            return choices

        self._instead("choices", leaky)

    def preview(self) -> None:
        """What would follow is shown too far."""

        def leaky(real):
            return lambda table, action, seat=None: (
                hidden(table, seat) if seat == table.chooser else real(table, action, seat)
            )

        self._instead("preview", leaky)

    def why(self) -> None:
        """Why not is said with too much."""
        self._instead(
            "explain", lambda real: lambda *_: hidden(self.table, self.table.chooser or "")
        )

    def hint(self) -> None:
        """A hint knows what comes."""
        self._instead("hint", lambda real: lambda table: hidden(table, table.chooser))

    def log(self) -> None:
        """The log tells what was seen by others alone."""
        self._instead("logged", lambda real: lambda table, action, seat: hidden(table, seat))


@pytest.fixture
def leaks(monkeypatch):
    return Leaks(monkeypatch)


@cache
def table_of(game: str) -> sc.Table:
    """A table of a game some way into a match, at which there is little to choose from."""
    count = len(trials.games())
    number = next(nr for nr in range(SEED, 99) if trials.games()[nr % count][0] == game)
    tables = [table for table, _ in trials.walk(number, ACTIONS)][ACTIONS // 3 :]
    return min(tables, key=lambda table: len(sc.legal(table)))


def leaking(table: sc.Table, channel: str) -> bool:
    """Whether any twin is told from the table through a channel."""
    seat = table.chooser
    return channel in secrets.differences(table, seat, *range(TRIED))


CHANNELS = ("scene", "paths", "preview", "why", "hint", "log")
GAMES = sorted({game for game, _ in trials.games()})


@pytest.mark.parametrize("channel", CHANNELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_planted_leak_is_found(game, channel, leaks):
    leaks.plant(channel)
    assert leaking(table_of(game), channel)


@pytest.mark.parametrize("game", GAMES)
def test_without_one_nothing_is_found(game, leaks):
    table = table_of(game)
    assert secrets.differences(table, table.chooser, 1) == []


def test_there_are_four_games():
    assert len(GAMES) == 4
