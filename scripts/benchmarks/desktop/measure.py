"""Measures the window from within: run as a program by `bench`, it prints its numbers as JSON.

With the argument `empty` or `title` it opens a window, shows one frame and prints when.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import scriptorium.scene as sp
from benchmarks.windows import grown, turning, widest_turn

if TYPE_CHECKING:
    from scriptorium_desktop.still import Area

WIDTH, HEIGHT = 1280, 800
STARTS, PAIRS, FRAMES = 3, 15, 60
MANY, FEW = 5, 3  # things that move at once, in so many pairs
LATER = 20  # actions more, until something can be turned
TICK = 1 / 60
DRAWING = ("glDraw", "glMultiDraw", "glBlit")
BEGAN = "SCRIPTORIUM_BENCH_BEGAN"


def first_frame(what: str) -> float:
    """Seconds from the start of a process to its first frame, as another process sees them."""
    found = []
    for _ in range(STARTS):
        began = {**os.environ, BEGAN: repr(time.time())}
        done = subprocess.run(
            [sys.executable, "-m", str(__spec__.name), what],
            env=began,
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(float(done.stdout.strip().splitlines()[-1]))
    return median(found)


def open_and_tell(what: str) -> None:
    """Open a window, show a frame, and print how long that took since the parent's call."""
    began = float(os.environ[BEGAN])
    if what == "empty":
        import arcade

        window: Any = arcade.Window(WIDTH, HEIGHT, "bench", antialiasing=False, vsync=False)
        window.clear()
    else:
        window = _pane(Path(tempfile.mkdtemp())).window
        window.dispatch_events()
        window.dispatch_event("on_draw")
        window.dispatch_events()
    window.flip()
    window.ctx.finish()
    print(time.time() - began)


def _pane(folder: Path) -> Any:
    from scriptorium_desktop.start import RULER, open_window

    window = open_window(WIDTH, HEIGHT)  # as in the program: nothing imports Arcade before it
    window.set_vsync(False)

    from scriptorium_desktop.pane import Pane
    from scriptorium_desktop.sounds import ArcadeAudio
    from scriptorium_play.app.folders import UserFolders
    from scriptorium_ui.host.launcher import linked
    from scriptorium_ui.pages import routes

    places = UserFolders(folder / "settings.toml", folder / "matches")
    pane = Pane(linked(places, ArcadeAudio(), RULER), window)
    pane.link.app.strict = True
    routes.title(pane.link.app)
    return pane


def fullest(app: Any) -> list[tuple[Any, str]]:
    """Tables in the middle of matches of four or fewer: those with bridges first, the fullest."""
    import scriptorium as sc

    found = []
    for about in app.library.games():
        luck, seats = random.Random(1), min(4, len(about.seats))
        table = sc.new_table(about.name, seats, 7, library=app.library)
        for nr in range(60 * seats + LATER):
            if table.outcome is None and (nr < 60 * seats or widest_turn(table) is None):
                table = sc.apply(table, luck.choice(sc.legal(table))).table
        pieces = sp.scene(sc.view(table, table.seats[0])).pieces
        shaped = any(one.shape for one in pieces)
        found.append((not shaped, -len(pieces), about.name, table, about.title))
    return [(table, title) for *_, table, title in sorted(found, key=lambda one: one[:3])]


def at_the_table(pane: Any, table: Any) -> float:
    """Sit down at a table; the milliseconds until its first frame is there."""
    from scriptorium.matches import Match
    from scriptorium_play.session.session import Session
    from scriptorium_ui.pages import routes

    app = pane.link.app
    session = Session(Match(table), app.library, settings=app.settings)
    began = time.perf_counter()
    routes.table(app, session)
    if session.handover is not None:
        app.page.controller.lift()
    pane.window.dispatch_events()
    app.screen.paint_now()
    pane.on_draw()
    pane.window.flip()
    pane.window.ctx.finish()
    return (time.perf_counter() - began) * 1000


def moved(pane: Any, most: int = 1) -> list[str]:
    """The first bridges, or whatever else there is to move, scenery aside."""
    pieces = [one for one in pane.link.app.page.controller.shown.pieces if one.layer > 0]
    there = [one for one in pieces if one.group == "board" and one.id in pane.canvas.items]
    shaped = [piece.id for piece in there if piece.shape]
    return (shaped or [one.id for one in there] or list(pane.canvas.items))[:most]


def begin_to_move(pane: Any, keys: Any) -> None:
    """Let the things of these keys slide, or go their ways, for longer than is measured."""
    from scriptorium_ui.table.motion.motion import Motion, Track, straight

    canvas, controller, tracks = pane.canvas, pane.link.app.page.controller, []
    pane.link.app.screen.paint_now()
    for key in keys:
        x, y = canvas.items[key].rect.middle
        way = straight((x, y), (x + 80, y), canvas.items[key].angle)
        way = keys[key] if isinstance(keys, dict) else way
        tracks.append(Track(key, 0.0, 2 * FRAMES * TICK, way))
    controller.motion = Motion(tracks)
    controller.motion.step(0.0, canvas)
    for _ in range(3):  # what stands still is painted once, when the movement begins
        pane.on_draw()
        pane.window.flip()


def frames_of_table(pane: Any, keys: Any) -> tuple[float, list[Area]]:
    """Frames a second while things of these keys move, and which pixels each frame renewed."""
    begin_to_move(pane, keys)
    window, still, areas = pane.window, pane.canvas.still, []
    began = time.perf_counter()
    for _ in range(FRAMES):
        pane.on_update(TICK)
        pane.on_draw()
        window.flip()
        areas.append(still.renewed)
    window.ctx.finish()
    spent = time.perf_counter() - began
    pane.link.app.page.controller.finish_motion()
    return FRAMES / spent, areas


def frames_of_nothing(window: Any, areas: list[Area]) -> float:
    """Frames a second of an empty window that renews the same pixels in one colour."""
    began = time.perf_counter()
    for area in areas:
        window.clear(viewport=area)
        window.flip()
    window.ctx.finish()
    return len(areas) / (time.perf_counter() - began)


def pairs(pane: Any, keys: Any, partly: bool, count: int = PAIRS) -> tuple[float, float, float]:
    """Frames a second of the table, of an empty window, and the share: the medians of pairs."""
    still = pane.canvas.still
    usual, still.partly = still.partly, partly
    found = []
    for _ in range(count + 1):
        table, areas = frames_of_table(pane, keys)
        found.append((table, frames_of_nothing(pane.window, areas)))
    still.partly = usual
    del found[0]  # the first warms up
    return (
        median(table for table, _ in found),
        median(nothing for _, nothing in found),
        median(table / nothing for table, nothing in found),
    )


def draw_calls(frame: Callable[[], object]) -> int:
    """How often a frame asks OpenGL to draw or to copy pixels into the window."""
    from pyglet import gl

    calls: list[str] = []
    usual = {name: getattr(gl, name) for name in dir(gl) if name.startswith(DRAWING)}

    def counted(name: str) -> Callable[..., object]:
        def call(*arguments: object) -> object:
            calls.append(name)
            return usual[name](*arguments)

        return call

    try:
        for name in usual:
            setattr(gl, name, counted(name))
        frame()
    finally:
        for name, call in usual.items():
            setattr(gl, name, call)
    return len(calls)


def _resize(pane: Any, width: int, height: int) -> None:
    pane.window.set_size(width, height)
    for seconds in (TICK, 1.1, TICK):
        pane.window.dispatch_events()
        pane.on_update(seconds)
        pane.on_draw()
        pane.window.flip()


def main() -> None:
    """Measure all, and print it."""
    with tempfile.TemporaryDirectory() as folder:
        pane = _pane(Path(folder))
        app = pane.link.app
        tables = fullest(app)
        at_the_table(pane, tables[0][0])
        keys, still = moved(pane), pane.canvas.still
        frames, empty, share = pairs(pane, keys, still.partly)
        whole = pairs(pane, keys, False)
        begin_to_move(pane, keys)
        moving_calls = draw_calls(pane.on_draw)
        app.page.controller.finish_motion()
        app.screen.paint_now()
        paints = []
        for _ in range(PAIRS):
            began = time.perf_counter()
            app.screen.paint_now()
            paints.append(time.perf_counter() - began)
        found: dict[str, Any] = {
            "grown": grown(partial(_resize, pane)),
            "width": pane.window.width,
            "height": pane.window.height,
            "renderer": pane.window.ctx.info.RENDERER,
            "frames": frames,
            "empty_frames": empty,
            "share": share,
            "whole": whole,
            "draw_calls": moving_calls,
            "draw_calls_anew": draw_calls(pane.on_draw),
            "paint": median(paints),
            "start": first_frame("title"),
            "empty_start": first_frame("empty"),
        }
        for table, title in tables:
            first, keys = at_the_table(pane, table), moved(pane, MANY)
            for things in filter(None, (keys, turning(app.page))):
                share = pairs(pane, things, still.partly, FEW)[2]
                turned = isinstance(things, dict)
                found.setdefault("games", []).append((title, first, len(things), share, turned))
    print(json.dumps(found))


if __name__ == "__main__":
    if sys.argv[1:]:
        open_and_tell(sys.argv[1])
    else:
        main()
