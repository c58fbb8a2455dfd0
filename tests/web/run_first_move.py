"""From a clone to a first move in a second browser; `scripts/first_move.py` runs this."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from two_browsers import PHONE, Browser, first_move

ROOT = Path(__file__).resolve().parents[2]
PORT = "8397"
# The words of `serve.py` by which one part is over and the next begins.
PARTS = (
    ("set-up", re.compile(r"^Ready after")),
    ("page", re.compile(r"compressed, without pictures")),
    ("start", re.compile(r"^It serves")),
)
LOOPS = 10_000_000


class Stopwatch:
    """The seconds of each part, one after the other."""

    def __init__(self) -> None:
        self._at = time.monotonic()
        self.parts: dict[str, float] = {}

    def over(self, part: str) -> None:
        now = time.monotonic()
        self.parts[part], self._at = now - self._at, now


def served(tree: Path, store: Path, watch: Stopwatch) -> subprocess.Popen[str]:
    """Run `serve.py` in a clone until it serves."""
    values = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    process = subprocess.Popen(
        ["python3", "scripts/serve.py", "--port", PORT, "--store", str(store)],
        cwd=tree,
        env={**values, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    parts = list(PARTS)
    for line in process.stdout:
        if parts and parts[0][1].search(line):
            watch.over(parts.pop(0)[0])
        if not parts:
            return process
    raise SystemExit(f"the server ended with {process.wait()}")


def clicked(watch: Stopwatch) -> None:
    """Make a table in one page, join it in another, and move."""
    with sync_playwright() as tools:
        browser: Any = tools.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        host, phone = Browser(browser), Browser(browser, viewport=PHONE, has_touch=True)
        watch.over("browser")
        first_move(host, phone, f"http://127.0.0.1:{PORT}/")
        watch.over("clicks")
        browser.close()


def loop_seconds() -> float:
    """How long this machine counts to ten million."""
    began = time.monotonic()
    for _ in range(LOOPS):
        pass
    return time.monotonic() - began


def main() -> int:
    before = loop_seconds()
    with tempfile.TemporaryDirectory(prefix="scriptorium-first-") as folder:
        tree, watch = Path(folder) / "clone", Stopwatch()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(tree)], check=True)
        watch.over("clone")
        process = served(tree, Path(folder) / "tables.db", watch)
        try:
            clicked(watch)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()
    for part, seconds in watch.parts.items():
        print(f"  {part:8}{seconds:8.1f} s")
    print(f"  {'together':8}{sum(watch.parts.values()):8.1f} s")
    loops = f"{before:.2f} s before, {loop_seconds():.2f} s after"
    print(f"  counting to ten million takes this machine {loops}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
