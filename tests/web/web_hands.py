"""A hand at the page: real taps, keys and drags; and the same engine beside it, to look at.

The engine beside hears every letter that the page has sent to its worker, and measures letters
with the browser's own ruler: so both have the same tables and the same display lists.
"""

from __future__ import annotations

import json
import math
import shutil
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, sync_playwright

from scriptorium.mods import Home
from scriptorium_play.app.folders import UserFolders
from scriptorium_ui.host.messages import Begin, Code
from scriptorium_ui.host.ui_host import RemoteSpeaker, UiHost
from scriptorium_ui.pages.app import GuiApp
from scriptorium_ui.toolkit.text_fitting import Lettering
from scriptorium_web.serving import server

Point = tuple[float, float]
# The page is told that it is touched: without a screen Chromium would say that it has a mouse.
TOUCHED = "primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2"
# An address as in a home network: by it a browser lends less than by that of its own machine.
HOME = "MAP table.lan 127.0.0.1"
PATIENCE = 60_000
NEAR, DOUBLE = 42, 0.37
RECORD = """
globalThis.letters = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (told, ...more) {
  if (told.kind === "letter") letters.push(told.letter);
  return post.call(this, told, ...more);
};
"""
READY = (
    "globalThis.scriptorium && !scriptorium.state.busy && scriptorium.painter.shown.parts.length"
)
AT_REST = (
    "!scriptorium.state.busy && (scriptorium.state.due ?? 9) > 0.15 && !scriptorium.state.frame"
)

# What may be chosen, as a screen reader finds it; whether all is there for a start without a net.
KEYS = """() => [...document.querySelectorAll("#pieces button:enabled")]
  .map((button) => button.dataset.key)"""
ALL_KEPT = """async () => {
  const files = await (await fetch("files.json")).json();
  const [name] = await caches.keys();
  return name !== undefined && (await (await caches.open(name)).keys()).length > files.length;
}"""


def wait_for(page: Page, expression: str, timeout: float = PATIENCE) -> None:
    """Until an expression or a function is true there.

    Playwright's own way evaluates text while the page runs, which the page's policy forbids.
    """
    asked = (
        f"async () => {{ const it = {expression.strip()};"
        " await new Promise(requestAnimationFrame);"
        " return !!(await (it instanceof Function ? it() : it)); }"
    )
    ends = time.monotonic() + timeout / 1000
    while not page.evaluate(asked):
        assert time.monotonic() < ends, f"it never came to {expression}"
        page.wait_for_timeout(5)


class Chromium:
    """One browser for all tests, and a server of the page."""

    def __init__(self, site: Path, folders: pytest.TempPathFactory) -> None:
        self.site, self.folders = site, folders
        self.playwright = sync_playwright().start()
        found = shutil.which("chromium")
        assert found is not None, "there is no Chromium here"
        self.program = found
        self.arguments = [
            "--no-sandbox",
            f"--blink-settings={TOUCHED}",
            f"--host-resolver-rules={HOME}",
        ]
        self.browser = self.playwright.chromium.launch(executable_path=found, args=self.arguments)
        self.server: Any = None
        self.serve()

    def serve(self, port: int = 0, site: Path | None = None) -> None:
        """Offer the page, at the same address as before if it was offered before."""
        self.server = server(site or self.site, port)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @contextmanager
    def offering(self, site: Path) -> Iterator[None]:
        """For a while another folder is offered, at another address."""
        before = self.server, self.port
        self.serve(site=site)
        try:
            yield
        finally:
            self.stop_serving()
            self.server, self.port = before

    def stop_serving(self) -> None:
        """No page comes from here any more."""
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @contextmanager
    def page(
        self,
        width: int = 1280,
        height: int = 800,
        density: float = 1,
        language: str = "en-GB",
        address: str = "",
    ) -> Iterator[WebHand]:
        """A fresh player with a page of that size; elsewhere nothing is done beside."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=density,
            has_touch=True,
            locale=language,
        )
        try:
            yield WebHand(context, self, fresh=not address, address=address)
        finally:
            context.close()

    @contextmanager
    def kept(self, profile: Path) -> Iterator[BrowserContext]:
        """A browser of its own, whose storage is kept in a folder."""
        context = self.playwright.chromium.launch_persistent_context(
            str(profile),
            executable_path=self.program,
            args=self.arguments,
            viewport={"width": 1280, "height": 800},
            has_touch=True,
        )
        try:
            yield context
        finally:
            context.close()

    def close(self) -> None:
        self.browser.close()
        self.playwright.stop()
        self.stop_serving()


class WebHand:
    """A hand at one page; `screen` is what the engine beside shows."""

    def __init__(
        self, context: BrowserContext, chromium: Chromium, *, fresh: bool = True, address: str = ""
    ) -> None:
        self.context, self.chromium = context, chromium
        self.address = address or chromium.address
        self.faults: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)
        self.page.add_init_script(RECORD)
        self.touch: CDPSession = context.new_cdp_session(self.page)
        self.touched = True
        self.tapped: tuple[Point, float] = (-9.0, -9.0), 0.0
        self.folder = Path(tempfile.mkdtemp())
        self.beside: Beside | None = None
        self.open(fresh=fresh)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(message.text)

    def open(self, *, fresh: bool = True) -> None:
        """Open the page, and wait until something is seen of the game."""
        self.page.goto(self.address)
        self.wait_for_page()
        self.beside = Beside(self.page, self.folder) if fresh else None

    def wait_for_page(self) -> None:
        wait_for(self.page, READY, timeout=PATIENCE)

    def becomes(self, width: int, height: int, density: float) -> None:
        """The glass has another size from now on."""
        glass = {"width": width, "height": height, "deviceScaleFactor": density, "mobile": False}
        self.touch.send("Emulation.setDeviceMetricsOverride", glass)
        wait_for(self.page, f"scriptorium.painter.canvas.width === {width * density}")
        self.touched = True

    # what the tests of whole matches ask a hand

    @property
    def screen(self) -> Any:
        """The page as the engine beside has it, once the browser's is at rest."""
        assert self.beside is not None
        if self.touched:  # nothing changes by itself where nothing moves
            self.wait()
            self.touched = False
            assert not self.faults, self.faults
            return self.beside.screen()
        return self.beside.shown

    def differences(self) -> list[Any]:
        """Where the browser's display list is another than the one painted without a browser."""
        parts = self.screen.app.screen._parts.values()
        items = [item for _, part in parts for item in part.items]
        here, beside = rounded(seen(self.page)), rounded(json.loads(msgspec.json.encode(items)))
        if len(here) != len(beside):
            return [len(here), len(beside)]
        return [pair for pair in zip(here, beside, strict=True) if pair[0] != pair[1]]

    def wait(self) -> None:
        self.touched = True
        self.page.wait_for_timeout(5)
        wait_for(self.page, AT_REST, timeout=PATIENCE)

    def point(self, at: Point) -> None:
        since = time.monotonic() - self.tapped[1]
        if math.dist(at, self.tapped[0]) < NEAR and since < DOUBLE:  # two would be a double tap
            self.page.wait_for_timeout((DOUBLE - since) * 1000)
        density = self.page.evaluate("devicePixelRatio")
        self.page.touchscreen.tap(at[0] / density, at[1] / density)
        self.tapped = (at, time.monotonic())
        self._beside_too()

    def press(self, key: str) -> None:
        self.point(self._in_sight(key).seen.middle)

    def _in_sight(self, key: str) -> Any:
        """What answers by that name, scrolled to with a wheel where it is out of sight."""
        for _ in range(60):
            found = self.screen.named(key)
            assert found is not None, f"nothing is called {key}"
            if found.clip is None or found.seen.h >= min(found.rect.h, found.clip.h) * 0.9:
                return found
            density = self.page.evaluate("devicePixelRatio")
            x, y = found.clip.middle
            self.page.mouse.move(x / density, y / density)
            self.page.mouse.wheel(0, 120 if found.rect.bottom > found.clip.bottom else -120)
            self.touched = True
        raise AssertionError(f"{key} stays out of sight")

    def key(self, name: str) -> None:
        self.page.keyboard.press({"enter": "Enter", "tab": "Tab"}.get(name, name))
        self._beside_too()

    def write(self, letters: str) -> None:
        self.page.keyboard.type(letters)
        self._beside_too()

    def drag(self, way: Iterable[Point]) -> None:
        density = self.page.evaluate("devicePixelRatio")
        before: Point | None = None
        for at in way:
            here = at[0] / density, at[1] / density
            for nr in range(1, 7) if before is not None else ():
                x, y = (a + (b - a) * nr / 6 for a, b in zip(before, here, strict=True))
                self._finger("touchMove", x, y)
            if before is None:
                self._finger("touchStart", *here)
            before = here
        self._finger("touchEnd")
        self._beside_too()

    def pinch(self, middle: Point, apart: float, together: float) -> None:
        """Two fingers on both sides of a place, led from one distance to another."""
        for nr in range(7):
            far = apart + (together - apart) * nr / 6
            both = [
                {"x": middle[0] + by, "y": middle[1], "id": id} for id, by in ((1, -far), (2, far))
            ]
            what = "touchMove" if nr else "touchStart"
            self.touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": both})
        self._finger("touchEnd")
        self._beside_too()

    def hold(self, at: Point) -> None:
        """A finger that stays where it is for a while."""
        self._finger("touchStart", *at)
        self.page.wait_for_timeout(1000)
        self._finger("touchEnd")
        self._beside_too()

    def _beside_too(self) -> None:
        """What was done is done beside as well, before anybody looks there."""
        self.touched = True
        assert self.screen is not None

    def _finger(self, what: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


class Beside:
    """The engine of the page once more, in this process, told the same letters."""

    def __init__(self, page: Page, folder: Path) -> None:
        self._page, self._folder = page, folder
        self._code, self._heard = Code("json"), 0
        self.replies: list[Any] = []
        self.engine = UiHost(self._app, Lettering(self._ruler(), slack=1))

    def _ruler(self) -> Any:
        measure = """([text, face, size]) => {
          const pen = (globalThis.ruler ??= new OffscreenCanvas(8, 8).getContext("2d"));
          pen.font = `${size}px ${face}, symbols`;
          return pen.measureText(text).width;
        }"""

        @cache
        def width_of(text: str, face: str, size: int) -> float:
            return float(self._page.evaluate(measure, [text, face, size]))

        return width_of

    def _app(self, begin: Begin, speaker: RemoteSpeaker) -> GuiApp:
        places = UserFolders(self._folder / "settings.toml", self._folder / "matches")
        app = GuiApp(places, speaker, None, Home(self._folder), resumes=True)
        app.tables = None  # the page came from a server that knows nothing of tables
        return app

    def screen(self) -> Any:
        """The page, after all letters that were sent."""
        letters = self._page.evaluate("nr => letters.slice(nr)", self._heard)
        for letter in letters:
            self.replies.append(self.engine.hear(self._code.letter(letter.encode())))
        self._heard += len(letters)
        return self.shown

    @property
    def shown(self) -> Any:
        """The page that is shown."""
        assert self.engine.app is not None
        return self.engine.app.page


def seen(page: Page) -> list[dict[str, Any]]:
    """All items on the glass, part by part."""
    wait_for(page, AT_REST, timeout=PATIENCE)
    return list(page.evaluate("scriptorium.painter.shown.parts.flatMap((part) => part.items)"))


def rounded(told: Any) -> Any:
    """The same with lengths of a thousandth: two kinds of processors differ beyond that."""
    if isinstance(told, float):
        return round(told, 3)
    if isinstance(told, list):
        return [rounded(one) for one in told]
    return {key: rounded(one) for key, one in told.items()} if isinstance(told, dict) else told


# The first of these buttons that is there gets the focus. In one step: a button that was looked up
# before may be gone by now, as others are made whenever a computer has played.
FOCUS = """(keys) => {
  const found = keys.find((key) => {
    const button = document.querySelector(`#pieces [data-key="${CSS.escape(key)}"]:enabled`);
    button?.focus();
    return button && document.activeElement === button;
  });
  return found ?? "";
}"""


def choose_one(page: Page, *keys: str) -> bool:
    """Choose the first of these that a screen reader finds now, by a real button and a real key."""
    found = bool(page.evaluate(FOCUS, keys))
    if found:
        page.keyboard.press("Enter")
    page.wait_for_timeout(5)
    return found


def choose(page: Page, key: str) -> None:
    """Choose what has that key, once it is there."""
    ends = time.monotonic() + PATIENCE / 1000
    while not choose_one(page, key):
        assert time.monotonic() < ends, f"{key} does not come"


def wait_for_text(page: Page, wanted: str) -> None:
    """Until that is written somewhere on the glass."""
    items = "scriptorium.painter.shown.parts.flatMap((part) => part.items)"
    found = f"{items}.some((item) => (item.lines ?? []).join(' ').includes({json.dumps(wanted)}))"
    wait_for(page, found, timeout=PATIENCE)


def told(page: Page) -> str:
    """What the page itself tells, over all that is drawn."""
    return str(page.evaluate("document.querySelector('#told:not([hidden]) p')?.textContent ?? ''"))


def texts(page: Page) -> list[str]:
    """All that is written on the glass."""
    return list(
        page.evaluate(
            "scriptorium.painter.shown.parts.flatMap((part) => part.items)"
            ".filter((item) => item.kind === 'words').map((item) => item.lines.join(' '))"
        )
    )


def bring(hand: WebHand, file: Path) -> None:
    """Choose a file in the browser's own dialog."""
    page = hand.page
    wait_for(page, AT_REST, timeout=PATIENCE)
    if page.locator('[data-key="pick"]').count() == 0:
        choose(page, "back")
    with page.expect_file_chooser() as choosing:
        choose(page, "pick")
    choosing.value.set_files(file)
    hand.touched = True


def pressed(page) -> bool:
    """Press what does it, or else a piece that glows, as a screen reader offers them."""
    found = page.evaluate(
        "() => [...document.querySelectorAll('#pieces button:enabled')]"
        ".map((b) => [b.dataset.key, b.textContent])"
    )
    does = [key for key, says in found if says == "Do it"]
    pieces = [key for key, _ in found if key.startswith("piece ")]
    if not (does or pieces):
        return False
    page.evaluate(
        "(key) => [...document.querySelectorAll('#pieces button:enabled')]"
        ".find((b) => b.dataset.key === key)?.click()",
        does[0] if does else pieces[pressed.turn % len(pieces)],
    )
    pressed.turn += 1
    page.wait_for_timeout(150)
    return True


pressed.turn = 0
