"""Measure the built page in Chromium: `python3 scripts/web.py --measure [FOLDER]`.

It measures what a player waits for: the first visit, later starts, answers to touches, frames while
a bridge is dragged, memory; and how fast the engine is there beside here, in turn. The medians of a
few repeats count where nothing else is said.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "tests" / one) for one in ("", "core", "web", "stage")]

from web_hands import AT_REST, PATIENCE, READY, Chromium, choose, wait_for  # noqa: E402

from benchmarks.command import print_row  # noqa: E402
from benchmarks.suites import Row, Target  # noqa: E402
from match_by_hand import ByHand  # noqa: E402
from scriptorium_web import serving  # noqa: E402

SUITE = "web"
STARTS, TURNS = 5, 3
GESTURES = 70
MOVES = 120
GLASSES = (1280, 800, 1), (1024, 768, 2)
VISIT = Target(must=11, goal=9, at_most=True)
TITLE, TABLE = Target(1.5, 1.0, at_most=True), Target(1.8, 1.2, at_most=True)
ANSWER, FRAME = Target(60, 30, at_most=True), Target(19, 17, at_most=True)
KEPT = Target(10, 5, at_most=True)
DECISIONS, LEGAL = Target(2, 1.5, at_most=True), Target(2.5, 2, at_most=True)

# Until what was asked for is painted, as the page's own clock tells.
SHOWN = f"""() => new Promise((shown) => {{
  const look = () => ({READY})
    ? requestAnimationFrame(() => setTimeout(() => shown(performance.now())))
    : setTimeout(look, 4);
  look();
}})"""
OFFLINE = """async () => {
  const files = await (await fetch("files.json")).json();
  const names = await caches.keys();
  return names.length > 0 && (await (await caches.open(names[0])).keys()).length > files.length;
}"""
FRAMES = """() => {
  globalThis.frames = [];
  let last = performance.now();
  const frame = (now) => { frames.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""
PYTHON = """async (made) => {
  const { loadPyodide } = await import(new URL(made.pyodide, location.href).href);
  const base = new URL(made.folder, location.href).href;
  const python = await loadPyodide({ indexURL: base, packageBaseUrl: base, checkAPIVersion: false,
                                     lockFileContents: { info: made.info, packages: {} } });
  python.FS.mkdir("/app");
  const app = new Uint8Array(await (await fetch(made.app)).arrayBuffer());
  python.unpackArchive(app, "zip", { extractDir: "/app" });
  python.runPython("import sys; sys.path.insert(0, '/app'); sys.setrecursionlimit(5000)");
  globalThis.python = python;
}"""
# Run there and here alike: seconds for a decision by chance, and for `legal` while placing.
PLAY = """
from random import Random
from time import perf_counter
from msgspec.structs import replace
from scriptorium import apply, legal, new_table
from scriptorium import standard_library

def play(seed, most):
    chance, table, done, asked = Random(seed).random, None, 0, []
    began = perf_counter()
    while done < most:
        if table is None or table.outcome is not None:
            table = new_table("sator", 2, seed + done, library=standard_library())
        choices = legal(table)
        if table.clock.phase != "play":
            asked.append(table)
        table = apply(table, choices[int(chance() * len(choices))]).table
        done += 1
    spent = perf_counter() - began
    asked = [replace(table) for table in asked[::2]]
    began = perf_counter()
    for table in asked:
        legal(table)
    return spent / done, (perf_counter() - began) / len(asked)
"""


class Counting(serving.Handler):
    """Counts what goes over the wire."""

    sent = 0

    def copyfile(self, source: Any, outputfile: IO[bytes]) -> None:
        """The body of an answer."""
        before = source.tell()
        super().copyfile(source, outputfile)
        Counting.sent += source.tell() - before


class Folders:
    """Gives folders for browsers to keep things in."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._given = 0

    def mktemp(self, name: str) -> Path:
        """A fresh one."""
        self._given += 1
        made = self.root / f"{name}-{self._given}"
        made.mkdir()
        return made


def part(values: list[float], share: float) -> float:
    """The value below which so large a share of all lies."""
    found = sorted(values)
    return found[min(len(found) - 1, int(len(found) * share))]


def first_visit(chromium: Chromium, profile: Path) -> Iterator[Row]:
    """What is fetched until it needs no net, and how soon the title is there."""
    Counting.sent = 0
    with chromium.kept(profile) as context:
        page = context.new_page()
        page.goto(chromium.address, wait_until="commit")
        shown = page.evaluate(SHOWN) / 1000
        wait_for(page, f"({OFFLINE})()", timeout=PATIENCE)
    note = "all sizes of pictures, all games, until it plays without a net"
    yield Row(SUITE, "first visit, fetched", Counting.sent / 1e6, "MB", note, target=VISIT)
    yield Row(SUITE, "first visit to the title", shown, "s", "from a server on this machine")


def starts(chromium: Chromium, profile: Path) -> float:
    """Seconds to the first page, each in a browser that was begun for it."""
    found = []
    for _ in range(STARTS):
        with chromium.kept(profile) as context:
            page = context.new_page()
            page.goto(chromium.address, wait_until="commit")
            found.append(page.evaluate(SHOWN) / 1000)
            page.wait_for_timeout(1500)
    return median(found[1:])


def later_starts(chromium: Chromium, profile: Path) -> Iterator[Row]:
    """With nothing on the table, and with a match on it."""
    note = f"median of {STARTS - 1}, each in a fresh browser"
    title = starts(chromium, profile)
    yield Row(SUITE, "second start to the title", title, "s", note, target=TITLE)
    with chromium.kept(profile) as context:
        page = context.new_page()
        page.goto(chromium.address)
        wait_for(page, READY, timeout=PATIENCE)
        for key in ("new", "begin"):
            wait_for(page, AT_REST, timeout=PATIENCE)
            choose(page, key)
        wait_for(page, AT_REST, timeout=PATIENCE)
    yield Row(SUITE, "second start to a table", starts(chromium, profile), "s", note, target=TABLE)


def answers(chromium: Chromium) -> Iterator[Row]:
    """A match of SATOR played with taps and drags."""
    with chromium.page() as hand:
        by_hand = ByHand(hand, 16)
        by_hand.begin(2)
        begun = hand.page.evaluate("[letters.length, scriptorium.kept.length]")
        by_hand.play(most=by_hand.gestures + GESTURES)
        assert not hand.faults, hand.faults
        took = hand.page.evaluate(
            "from => scriptorium.answered.filter((_, nr) =>"
            " nr >= from && JSON.parse(letters[nr])[2].length)",
            begun[0],
        )
        kept = hand.page.evaluate("from => scriptorium.kept.slice(from)", begun[1])
    note = f"median {median(took):.0f}, worst {max(took):.0f} of {len(took)} touches"
    yield Row(SUITE, "a touch answered, 95 %", part(took, 0.95), "ms", note, target=ANSWER)
    note = f"median {median(kept):.1f}, worst {max(kept):.1f} of {len(kept)}"
    yield Row(SUITE, "an action kept, 95 %", part(kept, 0.95), "ms", note, target=KEPT)


def largest(chromium: Chromium) -> float:
    """Megabytes of the largest page of the browser, its workers included, as Linux counts them."""
    session = chromium.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    found = [0.0]
    for one in processes:
        if one["type"] == "renderer":
            told = Path(f"/proc/{one['id']}/smaps_rollup").read_text(encoding="ascii")
            found.append(float(told.partition("\nPss:")[2].split()[0]) / 1024)
    return max(found)


def memory(chromium: Chromium) -> Iterator[Row]:
    """At the first page, at a table, and while a computer thinks in a worker of its own."""
    sits = "new", "game sator", "who1-1", "who1-1", "at once", "lift"
    with chromium.page() as hand:
        page, hand.beside = hand.page, None
        for name, keys in (
            ("the title", ()),
            ("a table", sits),
            ("a table and a worker that thinks", ("hint",)),
        ):
            for key in keys:
                wait_for(page, AT_REST, timeout=PATIENCE)
                if key == "hint" and page.locator('[data-key="advice"]').count():
                    choose(page, "advice")
                choose(page, key)
            page.wait_for_timeout(8000)
            note = "the page, its workers, Python in each"
            yield Row(SUITE, f"memory at {name}", largest(chromium), "MB", note)


def dragging(chromium: Chromium, width: int, height: int, density: int) -> Row:
    """Frames while a bridge is led to and fro by a finger, four people at the table."""
    with chromium.page(width, height, density) as hand:
        by_hand = ByHand(hand, 5)
        by_hand.begin(4)
        while by_hand.session.handover is not None:
            by_hand.press("lift")
        while hand.screen.named("advice") is not None:
            by_hand.press("advice")
        x, y = held(by_hand)
        unit = hand.screen.layout.unit / density
        x, y = x / density, y / density
        hand._finger("touchStart", x, y)
        hand._finger("touchMove", x + unit / 2, y)
        hand.page.evaluate(FRAMES)
        before = hand.page.evaluate("scriptorium.answered.length")
        began = time.monotonic()
        for nr in range(MOVES):
            by = unit * 2 * ((nr % 40) - 20) / 20
            hand._finger("touchMove", x + by, y + by / 2)
            time.sleep(max(0.0, began + (nr + 1) / 60 - time.monotonic()))
        frames = hand.page.evaluate("frames.slice(2)")
        lists = hand.page.evaluate("from => scriptorium.answered.slice(from)", before)
        hand._finger("touchEnd")
    size = f"{width * density}x{height * density}"
    note = f"median {median(frames):.1f}, worst {max(frames):.0f} of {len(frames)}; "
    note += f"{len(lists)} lists, 95 % within {part(lists, 0.95):.1f} ms"
    name = f"frames while a bridge is dragged, 95 %, {size}"
    return Row(SUITE, name, part(frames, 0.95), "ms", note, target=FRAME)


def held(by_hand: ByHand) -> tuple[float, float]:
    """Where a bridge may be taken hold of that can be led; turns pass until there is one."""
    for _ in range(40):
        screen = by_hand.hand.screen
        for piece in screen.controller.shown.group("board"):
            if len(piece.shape) > 1 and screen.touch_actions.outcomes_of(piece.id):
                at = by_hand.place_of(piece.id)
                if at is not None:
                    return at
        by_hand.play(most=by_hand.gestures + 1)
    raise RuntimeError("no bridge could be dragged")


def beside(chromium: Chromium) -> Iterator[Row]:
    """The engine there and here, in turn."""
    import json

    made = json.loads((chromium.site / "made.json").read_text(encoding="utf-8"))
    here: dict[str, Any] = {}
    exec(PLAY, here)
    page = chromium.browser.new_page()
    page.goto(f"{chromium.address}sentences.json")
    page.evaluate(PYTHON, made)
    page.evaluate("play => python.runPython(play)", PLAY)

    def there(seed: int, most: int) -> list[float]:
        return list(page.evaluate(f"python.runPython('play({seed}, {most})').toJs()"))

    there(0, 400)
    here["play"](0, 400)
    pairs = [(there(nr, 600), here["play"](nr, 600)) for nr in range(1, TURNS + 1)]
    page.close()
    for nr, (name, target) in enumerate(
        (("a decision, times native", DECISIONS), ("legal while placing, times native", LEGAL))
    ):
        slow = median(a[nr] for a, _ in pairs) * 1e6
        quick = median(b[nr] for _, b in pairs) * 1e6
        value = median(a[nr] / b[nr] for a, b in pairs)
        note = f"{slow:.0f} µs there, {quick:.0f} µs here"
        yield Row(SUITE, name, value, "times", note, target=target)


@contextmanager
def browser(site: Path, folder: Path) -> Iterator[Chromium]:
    """A browser, and a server that counts."""
    serving.Handler, usual = Counting, serving.Handler  # type: ignore[misc]
    chromium = Chromium(site, Folders(folder))  # type: ignore[arg-type]
    try:
        yield chromium
    finally:
        chromium.close()
        serving.Handler = usual  # type: ignore[misc]


def rows(site: Path, only: str) -> Iterator[Row]:
    """All rows, or those of one part."""
    with tempfile.TemporaryDirectory() as name, browser(site, Path(name)) as chromium:
        profile = Path(name) / "profile"
        parts: dict[str, Callable[[], Iterator[Row]]] = {
            "visit": lambda: first_visit(chromium, profile),
            "starts": lambda: later_starts(chromium, profile),
            "answers": lambda: answers(chromium),
            "memory": lambda: memory(chromium),
            "frames": lambda: (dragging(chromium, *one) for one in GLASSES),
            "beside": lambda: beside(chromium),
        }
        for called, made in parts.items():
            if not only or called in only.split(","):
                yield from made()


def main() -> int:
    """Measure, and print each row as it comes."""
    parser = argparse.ArgumentParser(prog="scripts/web.py --measure", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "web")
    parser.add_argument("--only", default="", help="visit, starts, answers, memory, frames, beside")
    options = parser.parse_args()
    if not (options.folder / "index.html").is_file():
        told = f"no page lies in {options.folder}: python3 scripts/web.py builds one"
        print(told, file=sys.stderr)
        return 1
    print(f"load {' '.join(f'{one:.1f}' for one in os.getloadavg())}, {os.cpu_count()} processors")
    for row in rows(options.folder.resolve(), options.only):
        print_row(row, new_suite=False)
    print(f"load {' '.join(f'{one:.1f}' for one in os.getloadavg())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
