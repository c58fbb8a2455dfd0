"""Players at real windows: each its own process, moved by what a mouse, keyboard or finger sends.

`DeskWindow` is the desktop's or the tablet's window on a screen of its own, `Terminal` the text
frontend at a pseudo-terminal, `Browser` the page in Chromium. Each takes one `step` at a time, and
is `over` at the end; `play` lets them all play to it.
"""

from __future__ import annotations

import json
import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from PIL import ImageGrab

HERE = Path(__file__).resolve().parent
# The screens: as small as the desktop's window may be; the tablet's has the size of its window.
SCREENS = {"desktop": "1024x640x24", "tablet": "1280x800x24"}
PHONE = {"width": 360, "height": 640}
# What may be pressed, as a screen reader finds it, and where it lies on the glass.
OFFERED = """() => [...document.querySelectorAll('#pieces button:enabled')].map((one) => {
  const at = one.getBoundingClientRect();
  return [one.dataset.key, at.x + at.width / 2, at.y + at.height / 2];
})"""
FOCUS = """(key) => [...document.querySelectorAll('#pieces button:enabled')]
  .find((one) => one.dataset.key === key)?.focus()"""
WRITTEN = """() => (globalThis.scriptorium?.painter.shown.parts ?? [])
  .flatMap((part) => part.items).flatMap((item) => item.lines ?? []).join('')"""
FAIR = "nobodychosethecards"
# What is pressed first where several things may be, by how the name begins.
ORDER = ("sit ", "answer yes", "yes", "confirm yes", "choice ", "finish", "piece ", "more")

Prefix = tuple[str, ...]  # what begins a command that is to run in another network


class Child:
    """A window in a process of its own, which says what to do next."""

    def __init__(
        self, kind: str, link: str, home: Path, seed: int, prefix: Prefix = (), **started: Any
    ) -> None:
        home.mkdir(parents=True)
        self.kind, self.home = kind, home
        self.over: dict[str, Any] | None = None
        self.done = 0
        heard, says = os.pipe()
        os.set_blocking(heard, False)
        self._heard, self._begun = heard, b""
        environment = {
            **os.environ,
            "SCRIPTORIUM_HOME": str(home),
            "LANG": "C.UTF-8",
            "ARCADE_SOUND_BACKENDS": "silent",
            "SDL_AUDIODRIVER": "dummy",
            "KIVY_HOME": str(home / "kivy"),
            **started.pop("env", {}),
        }
        script = str(HERE / "window_process.py")
        self._log = (home / "log").open("wb")
        self.process = subprocess.Popen(
            [*prefix, sys.executable, script, kind, link, str(says), str(seed)],
            env=environment,
            pass_fds=(says,),
            start_new_session=True,
            **{"stdout": self._log, "stderr": self._log, **started},
        )
        os.close(says)

    def wishes(self) -> list[dict[str, Any]]:
        """What it wants to be done, in order."""
        with suppress(BlockingIOError):
            while more := os.read(self._heard, 65536):
                self._begun += more
        *lines, self._begun = self._begun.split(b"\n")
        found = [json.loads(one) for one in lines]
        for one in found:
            if "over" in one:
                self.over = one
        if not self.over:
            assert self.process.poll() is None, self.told()
        return [one for one in found if "over" not in one]

    def told(self) -> str:
        """How it stands, for who reads that a test failed."""
        return (self.home / "log").read_text(errors="replace")[-3000:]

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
        os.close(self._heard)
        self._log.close()


class DeskWindow(Child):
    """The window of the desktop or the tablet, moved by events of the X server."""

    def __init__(self, kind: str, link: str, home: Path, seed: int, prefix: Prefix = ()) -> None:
        said, says = os.pipe()
        self._x = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(says), "-nolisten", "tcp"),
                *("-screen", "0", SCREENS[kind]),
            ],
            pass_fds=(says,),
            stderr=subprocess.DEVNULL,
        )
        os.close(says)
        with os.fdopen(said) as display:
            self.display = f":{display.readline().strip()}"
        super().__init__(kind, link, home, seed, prefix, env={"DISPLAY": self.display})

    def _x_events(self, *told: str) -> None:
        environment = {**os.environ, "DISPLAY": self.display}
        subprocess.run(["xdotool", *told], env=environment, check=True, timeout=60)

    def step(self) -> None:
        for wish in self.wishes():
            self.done += 1
            if "key" in wish:
                self._x_events("key", wish["key"])
                continue
            at = [str(round(one)) for one in wish.get("at") or wish["wheel"]]
            button = "1" if "at" in wish else ("5" if wish["down"] else "4")
            self._x_events("mousemove", *at, "click", button)

    def picture(self, path: Path) -> None:
        ImageGrab.grab(xdisplay=self.display).save(path)

    def close(self) -> None:
        super().close()
        self._x.terminate()
        self._x.wait()


class Terminal(Child):
    """The text frontend at a terminal, typed at."""

    def __init__(self, link: str, home: Path, seed: int, prefix: Prefix = ()) -> None:
        self._master, other = pty.openpty()
        self.shown = b""
        super().__init__(
            *("text", link, home, seed, prefix), stdin=other, stdout=other, stderr=other
        )
        os.close(other)

    def _read(self) -> None:
        while select.select([self._master], [], [], 0)[0]:
            try:
                more = os.read(self._master, 65536)
            except OSError:
                return
            if not more:
                return
            self.shown += more

    def step(self) -> None:
        self._read()
        for wish in self.wishes():
            self.done += 1
            os.write(self._master, f"{wish['line']}\n".encode())

    def told(self) -> str:
        self._read()
        return self.shown.decode(errors="replace")[-3000:]

    def picture(self, path: Path) -> None:
        path.with_suffix(".txt").write_text(self.told(), encoding="utf-8")

    def close(self) -> None:
        super().close()
        os.close(self._master)


class Browser:
    """The page in Chromium, touched by a finger that Chromium is told of."""

    def __init__(self, browser: Any, link: str, seed: int, size: dict[str, int] | None = None):
        self._chance = Random(seed)
        self.over: dict[str, Any] | None = None
        self.done, self._from = 0, 0.0
        self._before: object = None
        self._vain = 0
        self.faults: list[str] = []
        self.context = browser.new_context(
            viewport=size or PHONE, has_touch=True, locale="en-GB", reduced_motion="reduce"
        )
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self._finger = self.context.new_cdp_session(self.page)
        self.page.goto(link, timeout=300_000)

    def step(self) -> None:
        """Touch one of the things that may be touched; by a key where a touch does nothing."""
        self.page.wait_for_timeout(20)
        if self.over or time.monotonic() < self._from:
            return
        offered = {key: (x, y) for key, x, y in self.page.evaluate(OFFERED)}
        if "end leave" in offered:
            if FAIR in "".join(self.page.evaluate(WRITTEN).split()):
                self.over = {"over": "page"}
            return
        found = next(
            (some for one in ORDER if (some := [key for key in offered if key.startswith(one)])),
            None,
        )
        if found is None:
            return
        now = sorted(offered)
        self._vain = self._vain + 1 if now == self._before else 0
        self._before = now
        key = self._chance.choice(found)
        self._from = time.monotonic() + 0.5  # two taps at once would be a double tap
        self.done += 1
        if self._vain > 3:
            self.page.evaluate(FOCUS, key)
            self.page.keyboard.press("Enter")
            return
        x, y = offered[key]
        point = [{"x": x, "y": y}]
        self._finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
        self._finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def told(self) -> str:
        offered = [key for key, _, _ in self.page.evaluate(OFFERED)]
        return f"{offered} {self.faults} {self.page.evaluate(WRITTEN)[:500]}"

    def picture(self, path: Path) -> None:
        self.page.screenshot(path=str(path))

    def close(self) -> None:
        self.context.close()


def play(players: Sequence[Any], pull: Callable[[], object], every: float, limit: float) -> None:
    """Let all play until everybody is at the end; the cable is pulled every few seconds."""
    end, pulled = time.monotonic() + limit, time.monotonic() + every
    while not all(one.over for one in players):
        assert time.monotonic() < end, [one.told() for one in players if not one.over]
        for one in players:
            one.step()
        if time.monotonic() >= pulled and all(one.done for one in players):
            pull()
            pulled = time.monotonic() + every
        time.sleep(0.02)


def can_open_windows() -> bool:
    """Whether there is what these windows are moved by."""
    return all(map(shutil.which, ("Xvfb", "xdotool")))
