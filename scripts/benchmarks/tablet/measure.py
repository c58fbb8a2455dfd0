"""What the bench runs in a process of its own: a match at the table, measured, as one line."""

from __future__ import annotations

import json
import os
import random
import resource
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.windows import grown
from scriptorium_tablet.audio import KivyAudio
from scriptorium_tablet.start import RULER, quiet_kivy

# When the process was started, as the one that started it saw it.
BEGAN = "SCRIPTORIUM_BENCH_BEGAN"
FRAMES = 20
# Sharp glasses besides the usual one: pixels, and how many of them a unit has.
SHARP = (2048, 1536, 2.0), (1080, 2340, 3.0)
IDLE = 10.0
MOST = 400


def advance(session: Any) -> str:
    """Play by chance until a bridge can be dragged; gives its piece."""
    from scriptorium import legal
    from scriptorium_play.session.dragging import outcomes

    chance = random.Random(3)
    for _ in range(MOST):
        session.lift_curtain()
        touching = session.touching
        if session.table.clock.phase == "play" and touching is not None:
            for piece in touching.choices.scene.pieces:
                if len(piece.shape) > 1 and outcomes(touching, piece.id):
                    return piece.id
        session.choose(chance.choice(legal(session.table)))
        if session.waiting is not None:
            session.confirm()
    raise RuntimeError("no bridge could be dragged")


def measure(folder: Path) -> dict[str, Any]:
    """All rows."""
    began = float(os.environ[BEGAN])
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("KIVY_NO_CONSOLELOG", "1")
    quiet_kivy(1280, 800)
    from kivy.config import Config

    # As fast as it goes: a frame is measured, not the pace of the clock.
    Config.set("graphics", "maxfps", "0")
    Config.set("graphics", "vsync", "0")
    from kivy.base import EventLoop, runTouchApp
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RENDERER, glFinish, glGetString
    from kivy.metrics import Metrics

    from scriptorium import new_table, standard_library
    from scriptorium.matches import Match
    from scriptorium_play.app.folders import UserFolders
    from scriptorium_play.session.session import Session
    from scriptorium_tablet.shell import Shell
    from scriptorium_ui.host.launcher import linked
    from scriptorium_ui.pages import routes

    places = UserFolders(folder / "settings.toml", folder / "matches")
    link = linked(places, KivyAudio(), RULER, standard_library(), resumes=True)
    link.speaker.load(music=True)
    shell = Shell(link)
    app = link.app
    Window.add_widget(shell)
    runTouchApp(embedded=True)
    table = new_table("sator", ("red", "blue", "green", "yellow"), 5, library=app.library)
    session = Session(Match(table), app.library, {}, settings=app.settings)
    session.lift_curtain()
    routes.table(app, session)
    screen, page = app.screen, app.page

    def frame() -> float:
        began = time.perf_counter()
        EventLoop.idle()
        glFinish()
        return time.perf_counter() - began

    while not screen.painted:
        frame()
    frame()
    start = time.time() - began
    bridge = advance(session)
    session.steps()
    page.controller.close_dialog()
    screen.paint_now()
    frame()
    grasp, drag = _dragging(screen, bridge)
    paints = []
    for _ in range(FRAMES):
        began = time.perf_counter()
        screen.paint_now()
        paints.append(time.perf_counter() - began)

    def resize(width: int, height: int) -> None:
        Window.size = width, height
        for _ in range(3):
            frame()

    app.music.begin()
    flips = _idle(Window, frame)
    memory, sizes = _memory(), grown(resize)
    sharp = []
    for width, height, density in SHARP:
        Metrics.density = density
        resize(width, height)
        sharp.append((width, height, median(_dragging(screen, bridge)[1])))
    Metrics.density = 1.0
    return {
        "sharp": sharp,
        "grown": sizes,
        "music": link.speaker.playing,
        "width": 1280,
        "height": 800,
        "renderer": glGetString(GL_RENDERER).decode("utf-8", "replace"),
        "start": start,
        "grasp": grasp,
        "drag": median(drag),
        "drag_slowest": max(drag),
        "paint": median(paints),
        "idle": flips,
        "memory": memory,
    }


def _dragging(screen: Any, bridge: str) -> tuple[float, list[float]]:
    """Seconds until a bridge is in the hand, and for each frame while it is led about."""
    from kivy.base import EventLoop
    from kivy.graphics.opengl import glFinish

    page = screen.page
    x, y = page.controller.spots[bridge].squares[0].middle
    unit = page.layout.unit
    screen.finger_down(1, (x, y))
    screen.paint_now()
    began = time.perf_counter()
    screen.finger_moved(1, (x + 15, y))
    screen.paint_now()
    grasp = time.perf_counter() - began
    times = []
    for nr in range(FRAMES):
        way = unit * 2 * (nr % 5 - 2) / 2
        began = time.perf_counter()
        screen.finger_moved(1, (x + way, y + way / 2))
        EventLoop.idle()
        glFinish()
        times.append(time.perf_counter() - began)
    screen.finger_moved(1, (x, y))
    screen.finger_up(1, (x, y))
    page.touch_actions.decline()
    return grasp, times


def _idle(window: Any, frame: Any) -> int:
    """Frames drawn while nothing happens."""
    drawn: list[int] = []
    settle = time.perf_counter() + 1.0
    while time.perf_counter() < settle:
        frame()
    window.bind(on_flip=lambda *_: drawn.append(1))
    end = time.perf_counter() + IDLE
    while time.perf_counter() < end:
        frame()
    return len(drawn)


def _memory() -> float:
    """Megabytes that this process holds, at most."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        print(json.dumps(measure(Path(place))))
