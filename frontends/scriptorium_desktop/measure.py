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
from pathlib import Path
from statistics import median
from typing import Any

WIDTH, HEIGHT = 1280, 800
STARTS, PAIRS, FRAMES = 3, 9, 40
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
        window = _desk(Path(tempfile.mkdtemp())).window
        window.dispatch_events()
        window.dispatch_event("on_draw")
        window.dispatch_events()
    window.flip()
    window.ctx.finish()
    print(time.time() - began)


def _desk(folder: Path) -> Any:
    from scriptorium_stage.places import Places

    from .start import make_desk, open_window
    from .views import routes

    window = open_window(WIDTH, HEIGHT)
    window.set_vsync(False)
    desk = make_desk(window, Places(folder / "settings.toml", folder / "matches"))
    desk.strict = True
    routes.title(desk)
    return desk


def at_the_table(desk: Any) -> Any:
    """The game with the fullest table, in the middle of a match of four or fewer."""
    import scriptorium as sc
    from scriptorium.match import Match
    from scriptorium_stage.session import Session

    from .table.view import TableView

    best = None
    for about in desk.library.games():
        luck = random.Random(1)
        seats = min(4, len(about.seats))
        table = sc.new_table(about.name, seats, 7, library=desk.library)
        for _ in range(60 * seats):
            if table.outcome is None:
                table = sc.apply(table, luck.choice(sc.legal(table))).table
        pieces = len(sc.scene(sc.view(table, table.seats[0])).pieces)
        if best is None or pieces > best[0]:
            best = (pieces, table)
    assert best is not None
    session = Session(Match(best[1]), desk.library, settings=desk.settings)
    view = TableView(desk, session)
    desk.show(view)
    if session.curtain is not None:
        view.lift()
    desk.window.dispatch_events()
    return view


def frames_of_table(view: Any, key: str) -> float:
    """Frames a second while the thing of that key moves."""
    from scriptorium_stage.motion import Motion, Track, straight

    window, canvas = view.window, view.desk.canvas
    x, y = canvas.items[key].rect.middle
    ways = straight((x, y), (x + 80, y), canvas.items[key].angle)
    motion = Motion([Track(key, 0.0, FRAMES / 60, ways)])
    motion.step(0.0, canvas)
    for _ in range(3):  # what stands still is painted once, when the movement begins
        view.on_draw()
        window.flip()
    began = time.perf_counter()
    for _ in range(FRAMES):
        motion.step(1 / 60, canvas)
        view.on_draw()
        window.flip()
    window.ctx.finish()
    spent = time.perf_counter() - began
    motion.finish(canvas)
    return FRAMES / spent


def frames_of_nothing(window: Any) -> float:
    """Frames a second of a window in which nothing is drawn."""
    began = time.perf_counter()
    for _ in range(FRAMES):
        window.clear()
        window.flip()
    window.ctx.finish()
    return FRAMES / (time.perf_counter() - began)


def main() -> None:
    """Measure all, and print it."""
    with tempfile.TemporaryDirectory() as folder:
        desk = _desk(Path(folder))
        view = at_the_table(desk)
        view.repaint()
        shaped = [piece.id for piece in view.shown.pieces if piece.shape and piece.group == "board"]
        key = shaped[0] if shaped else next(iter(desk.canvas.items))
        frames_of_table(view, key)
        frames_of_nothing(desk.window)
        pairs = [(frames_of_table(view, key), frames_of_nothing(desk.window)) for _ in range(PAIRS)]
        paints = []
        for _ in range(PAIRS):
            began = time.perf_counter()
            view.repaint()
            paints.append(time.perf_counter() - began)
        found = {
            "width": desk.window.width,
            "height": desk.window.height,
            "renderer": desk.window.ctx.info.RENDERER,
            "frames": median(table for table, _ in pairs),
            "empty_frames": median(nothing for _, nothing in pairs),
            "share": median(table / nothing for table, nothing in pairs),
            "draw_calls": desk.canvas.draw_calls,
            "paint": median(paints),
            "start": first_frame("title"),
            "empty_start": first_frame("empty"),
        }
    print(json.dumps(found))


if __name__ == "__main__":
    if sys.argv[1:]:
        open_and_tell(sys.argv[1])
    else:
        main()
