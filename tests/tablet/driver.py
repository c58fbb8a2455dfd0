"""Drives the tablet frontend in tests: a window, a clock that only tests move, and ten fingers."""

from __future__ import annotations

import itertools
import time
from pathlib import Path
from typing import Any

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import ClearBuffers, ClearColor, Fbo
from kivy.graphics.opengl import glFinish
from kivy.input.motionevent import MotionEvent
from kivy.metrics import Metrics
from PIL import Image

from scriptorium import Library, new_table
from scriptorium.matches import Match
from scriptorium_play.app.folders import UserFolders
from scriptorium_play.session.session import Session
from scriptorium_tablet.app import deafen, listen
from scriptorium_tablet.audio import KivyAudio
from scriptorium_tablet.shell import Shell
from scriptorium_tablet.start import RULER
from scriptorium_ui.host.launcher import linked
from scriptorium_ui.host.link import Link
from scriptorium_ui.pages import routes

FRAME = 1 / 60
Point = tuple[float, float]


class Finger(MotionEvent):
    """A touch made by a test."""

    def depack(self, args: Any) -> None:
        self.sx, self.sy = args
        self.profile = ["pos"]
        super().depack(args)


class Driver:
    """One shell in the one window of this process. Points count from the upper left corner."""

    def __init__(self, link: Link, now: list[float]) -> None:
        self.now = now
        self._count = 0
        self.draws = True
        self.shell = Shell(link)
        self.meet()
        Window.add_widget(self.shell)
        listen(self.shell)

    def meet(self) -> None:
        """Have to do with the app that the shell shows now."""
        self.app: Any = self.shell.link.app
        self.app.strict, self.app.patience = True, 60.0

    def close(self) -> None:
        self.look(True)
        deafen(self.shell)
        if self.app.page is not None:
            session = getattr(self.app.page, "session", None)
            if session is not None:
                session.close()
        Window.remove_widget(self.shell)
        self.app.screen.page = None
        self.shell.wake()
        EventLoop.touches.clear()
        for module in EventLoop.postproc_modules:
            getattr(module, "touches", {}).clear()
        self.frames()

    # time and glass

    def frames(self, count: int = 1, seconds: float = FRAME) -> None:
        for _ in range(count):
            self.now[0] += seconds
            EventLoop.idle()
            if self.draws:
                glFinish()

    def look(self, draws: bool) -> None:
        """Draw from now on, or only paint: most that a test asks is known before it is drawn."""
        self.draws = draws
        for name in ("on_draw", "on_flip"):
            Window.__dict__.pop(name, None)
            if not draws:
                setattr(Window, name, lambda *_: None)

    def think(self) -> None:
        """Let a computer think: its thread needs real time, the pace between actions does not."""
        time.sleep(0.01)
        self.frames(1, 0.4)

    def settle(self, seconds: float = 3.0) -> None:
        """Let everything that moves arrive."""
        self.frames(int(seconds / 0.05), 0.05)

    def resize(self, width: int, height: int, density: float = 1.0) -> None:
        Metrics.density = density
        Window.size = (width, height)
        self.frames(3)

    def picture(self, path: Path) -> Path:
        """What is drawn, the right way up: clips count pixels of the glass from below."""
        self.frames(2)
        canvas, parent = self.shell.canvas, Window.canvas
        parent.remove(canvas)
        drawn = Fbo(size=(int(Window.width), int(Window.height)))
        for instruction in (ClearColor(0, 0, 0, 1), ClearBuffers(), canvas):
            drawn.add(instruction)
        drawn.draw()
        shown = Image.frombytes("RGBA", drawn.size, drawn.pixels)
        drawn.remove(canvas)
        parent.add(canvas)
        shown.convert("RGB").transpose(Image.Transpose.FLIP_TOP_BOTTOM).save(path)
        return path

    # fingers

    def _at(self, at: Point) -> Point:
        return at[0] / (Window.width - 1), (Window.height - at[1]) / (Window.height - 1)

    def down(self, at: Point) -> Finger:
        self._count += 1
        finger = Finger("test", self._count, self._at(at), is_touch=True, type_id="touch")
        EventLoop._dispatch_input("begin", finger)
        self.frames()
        return finger

    def move(self, finger: Finger, at: Point) -> None:
        finger.move(self._at(at))
        EventLoop._dispatch_input("update", finger)
        self.frames()

    def up(self, finger: Finger) -> None:
        EventLoop._dispatch_input("end", finger)
        self.frames()

    def tap(self, at: Point) -> None:
        self.up(self.down(at))
        # Two taps are one double tap only where a test asks for it.
        self.frames(1, 0.4)

    def double_tap(self, at: Point) -> None:
        self.up(self.down(at))
        self.up(self.down(at))
        self.frames(1, 0.6)

    def hold(self, at: Point) -> None:
        finger = self.down(at)
        self.frames(4, 0.2)
        self.up(finger)

    def drag(self, *points: Point, steps: int = 6) -> None:
        finger = self.down(points[0])
        self.along(finger, *points, steps=steps)
        self.up(finger)

    def along(self, finger: Finger, *points: Point, steps: int = 6) -> None:
        for one, two in itertools.pairwise(points):
            for nr in range(1, steps + 1):
                part = nr / steps
                self.move(
                    finger,
                    (one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part),
                )

    def two(self, start: tuple[Point, Point], end: tuple[Point, Point], steps: int = 8) -> None:
        """Two fingers from two places to two others; they go round where both ends are apart."""
        one, two = self.down(start[0]), self.down(start[1])
        for nr in range(1, steps + 1):
            part = nr / steps
            for finger, a, b in ((one, start[0], end[0]), (two, start[1], end[1])):
                self.move(finger, (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
        self.up(one)
        self.up(two)

    def twist(self, middle: Point, radius: float, degrees: float, steps: int = 9) -> None:
        import math

        def at(angle: float) -> tuple[Point, Point]:
            dx, dy = radius * math.cos(angle), radius * math.sin(angle)
            return (middle[0] + dx, middle[1] + dy), (middle[0] - dx, middle[1] - dy)

        first = at(0.0)
        one, two = self.down(first[0]), self.down(first[1])
        for nr in range(1, steps + 1):
            now = at(math.radians(degrees) * nr / steps)
            self.move(one, now[0])
            self.move(two, now[1])
        self.up(one)
        self.up(two)

    def press(self, key: str) -> None:
        """Touch what has that key, scrolled into sight."""
        screen = self.app.page
        assert screen is not None
        found = screen.named(key)
        assert found is not None, f"{key} is not among {[t.key for t in screen.touchables]}"
        screen.bring_to_sight(found)
        self.frames(2)
        found = screen.named(key)
        assert found is not None
        assert found.seen.w > 1
        assert found.seen.h > 1, f"{key} is out of sight"
        self.tap(found.seen.middle)

    def key(self, code: int, letter: str = "", modifiers: tuple[str, ...] = ()) -> None:
        Window.dispatch("on_key_down", code, 0, letter, list(modifiers))
        self.frames(2)

    # the table

    def sit_down(
        self, game: str, seats: tuple[str, ...] = (), people: int = 99, seed: int = 5, **wishes: Any
    ) -> Any:
        """A match on the glass."""
        library = self.app.library
        table = new_table(game, seats or None, seed, library=library, **wishes)
        seating = {
            seat: "person" if nr < people else "computer" for nr, seat in enumerate(table.seats)
        }
        return self.play(Match(table), seating)

    def play(self, match: Match, seating: dict[str, str]) -> Any:
        app = self.app
        session = Session(
            match, app.library, seating, settings=app.settings, saves=app.saves, seed=1
        )
        routes.table(app, session)
        self.frames(3)
        return app.page

    def spot(self, id: str) -> Point:
        """The middle of a piece on the glass, or of its first square."""
        screen = self.app.page
        spot = screen.controller.spots[id]  # type: ignore[union-attr]
        return (spot.squares[0] if spot.squares else spot.free).middle

    def touch(self, id: str) -> None:
        """A tap on a piece."""
        self.tap(self.spot(id))


def begun(folder: Path, library: Library) -> Link:
    """The link to an app that shows no page yet."""
    from scriptorium.mods import Home

    places = UserFolders(folder / "settings.toml", folder / "matches")
    home = Home(mods=folder / "mods")
    return linked(places, KivyAudio(), RULER, library, home, resumes=True)


def prepare() -> list[float]:
    """Start Kivy's loop without entering it, with a clock that stands still."""
    from kivy.base import runTouchApp

    runTouchApp(embedded=True)
    now = [Clock.time()]
    Clock.time = lambda: now[0]
    return now
