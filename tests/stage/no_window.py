"""A window that draws nothing: pages are painted, measured and touched without a screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

from scriptorium import Library, SetupError
from scriptorium.matches import Match
from scriptorium_play.app.folders import UserFolders
from scriptorium_play.session.session import Session
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.app import GuiApp
from scriptorium_ui.toolkit.display import DisplayList
from scriptorium_ui.toolkit.metrics import ScreenMetrics, for_fingers, for_mouse
from scriptorium_ui.toolkit.screen import Screen
from scriptorium_ui.toolkit.text_fitting import Lettering

LETTER = 0.5


class Silent:
    """Plays nothing."""

    def effect(self, path: Path) -> None:
        return None

    def repeated(self) -> SimpleNamespace:
        nothing = lambda *_: None  # noqa: E731
        return SimpleNamespace(play=nothing, louder=nothing, stop=nothing)


class Still:
    """Things that are moved where nobody sees them."""

    def __init__(self) -> None:
        self.shifted: dict[str, tuple[float, ...]] = {}
        self.drawn: DisplayList | None = None

    def middles(self):
        return {item.key: item.rect.middle for item in self.drawn.items}

    def lift(self, keys):
        """Nothing is kept apart."""

    def settle(self):
        """Nothing was."""

    def shift(self, key, *pose):
        self.shifted[key] = pose

    def restore(self, key):
        self.shifted.pop(key, None)


class NoWindow:
    """A glass of any size; every letter is half as wide as it is high. Time moves when told."""

    def __init__(self, app: GuiApp, width: int, height: int, mouse: bool) -> None:
        self.lettering = Lettering(lambda text, face, size: len(text) * size * LETTER, slack=0.5)
        self.actors = Still()
        self.app, self.size, self.with_mouse = app, (width, height), mouse
        self.time, self.awake, self.writing, self.closed = 0.0, False, False, False
        self.lists: list[DisplayList] = []
        self.screen = Screen(app, self)

    def form(self) -> ScreenMetrics:
        wish = self.app.settings.values.text_size
        if self.with_mouse:
            return for_mouse(*self.size, 1.0, wish)
        return for_fingers(*self.size, 1.0, 1.0, wish)

    def draw(self, shown: DisplayList) -> None:
        self.actors.drawn = shown
        self.lists.append(shown)

    def forget(self) -> None:
        """Nothing was made."""

    def now(self) -> float:
        return self.time

    def wake(self) -> None:
        """It is asked when a test lets time pass."""

    def keyboard(self, wanted: bool) -> None:
        self.writing = wanted

    def stay_awake(self, wanted: bool) -> None:
        self.awake = wanted

    def fill_screen(self) -> None:
        """There is none."""

    def close(self) -> None:
        self.closed = True

    # what a test does

    def frame(self, seconds: float = 0.0) -> None:
        """Let time pass, then paint what is stale, as a window does."""
        self.time += seconds
        self.screen.tick()
        if self.screen.stale:
            self.screen.paint()

    def click(self, at: tuple[float, float]) -> None:
        self.screen.mouse_moved(at)
        self.screen.mouse_pressed(at)
        self.screen.mouse_released(at)
        self.frame()

    def tap(self, at: tuple[float, float]) -> None:
        self.screen.finger_down(1, at)
        self.screen.finger_up(1, at)
        self.frame(1.0)

    def touch(self, key: str) -> None:
        """Touch what has that name, with what this glass is touched with."""
        found = self.app.page.named(key)
        assert found is not None, [one.key for one in self.app.page.touchables]
        (self.click if self.with_mouse else self.tap)(found.seen.middle)


class NoTables:
    """Where no server is begun for tables over a net."""

    is_here = True

    def begin(self, progress=None):
        raise SetupError("no server is begun here")

    def close(self) -> None:
        """None was begun."""


def open_window(
    folder: Path,
    library: Library,
    width: int = 1280,
    height: int = 800,
    mouse: bool = False,
    kind: Callable[..., NoWindow] = NoWindow,
) -> NoWindow:
    """A desk with a glass on it, in English; nothing moves and no hints lie about."""
    app = GuiApp(UserFolders(folder / "settings.toml", folder / "matches"), Silent(), library)
    app.strict, app.patience, app.tables = True, 60.0, NoTables()
    app.settings.change("language", "en")
    app.settings.change("reduced_motion", True)
    for hint in ("coach-gold", "coach-why", "coach-zoom", "coach-undo", "coach-log"):
        app.settings.dismiss(hint)
    return kind(app, width, height, mouse)


def sit_down(window: NoWindow, match: Match) -> Session:
    """All people of a match at one glass, the first of whom sees the table."""
    session = Session(match, window.app.library, settings=window.app.settings)
    routes.table(window.app, session)
    window.frame()
    lift(window, session)
    return session


def lift(window: NoWindow, session: Session) -> None:
    """The curtain before the table, where there is one."""
    if session.handover is not None:
        window.touch("lift")
