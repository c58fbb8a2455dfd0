"""A window that draws nothing, with its pages in another process; and whether it survives a mod."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from no_window import Silent, Still

from forked import forking
from mod_faults import at_home, kept
from scriptorium.isolation.watchdog import NAP
from scriptorium.matches import Saves
from scriptorium_play.app.folders import places
from scriptorium_ui.host.launcher import Launcher
from scriptorium_ui.host.link import Link
from scriptorium_ui.host.lost_page import LostPage
from scriptorium_ui.table.page import TablePage
from scriptorium_ui.toolkit.display import DisplayList
from scriptorium_ui.toolkit.metrics import Device
from scriptorium_ui.toolkit.text_fitting import Lettering

LETTERING = Lettering(lambda text, face, size: len(text) * size * 0.5, slack=0.5)
RULER = "far_window:LETTERING"


class FarWindow:
    """What a toolkit would do, in real time."""

    def __init__(self, front: Launcher) -> None:
        self.front = front
        self.actors = Still()
        self.closed = False
        self.standing: Standing | None = None
        self.quiet_since = self.answered_at = time.monotonic()
        self.lists: list[DisplayList] = []
        self.sit(front.link)
        front.open(self)

    def sit(self, link: Link) -> None:
        self.link = link
        link.sit_at(self)

    def device(self) -> Device:
        return Device(1280.0, 800.0, mouse=True)

    def draw(self, shown: DisplayList) -> None:
        self.actors.drawn = shown
        self.lists.append(shown)

    def now(self) -> float:
        return time.monotonic()

    def close(self) -> None:
        self.closed = True

    def forget(self) -> None: ...
    def wake(self) -> None: ...
    def keyboard(self, wanted: bool) -> None: ...
    def stay_awake(self, wanted: bool) -> None: ...
    def fill_screen(self) -> None: ...
    def unused_key(self, name: str) -> None: ...

    @property
    def is_far(self) -> bool:
        return self.link.app is None

    @property
    def page(self):
        return None if self.is_far else self.link.app.page

    def frames_until(self, wanted: Callable[[], object], seconds: float) -> float:
        """Let frames pass until something is so; how long that took."""
        began = time.monotonic()
        while not wanted() and time.monotonic() - began < seconds:
            self.link.tick()
            if self.link.stale:
                self.link.paint()
            if self.standing is not None:
                self.standing.look()
            time.sleep(0.004)
        return time.monotonic() - began

    def touch(self, key: str) -> None:
        at = self.page.named(key).seen.middle
        for how in ("moved", "pressed", "released"):
            self.link.mouse(how, at)


def options(**given) -> argparse.Namespace:
    plain = dict(game="", lesson=False, mods_dir=None, no_mods=False, with_files=None, left_out=[])
    return argparse.Namespace(**plain | given)


def opened() -> FarWindow:
    """A window on the player's folder, at the first page."""
    return FarWindow(Launcher(options(), places(), Silent(), RULER))


class Standing:
    """How long a mod's code stood still, in time in which the window itself was awake.

    On a machine that lets nobody run the clock goes on; what is promised is counted as below.
    """

    def __init__(self, marker) -> None:
        self.marker, self.longest = marker, 0.0
        self._seen, self.still, self._last = None, 0.0, time.monotonic()

    def look(self) -> None:
        """To be asked in every frame, until the room is lost."""
        now = time.monotonic()
        passed, self._last = min(now - self._last, NAP), now
        try:
            seen = self.marker.seen()
        except ValueError:  # the room was given back
            return
        same = self._seen is not None and seen.threads == self._seen.threads and seen.guests
        self.still = self.still + passed if same else 0.0
        self._seen, self.longest = seen, max(self.longest, self.still)


@dataclass
class Survived:
    """How it went: what was wrong, and after how long the player could read of it."""

    problem: str = ""
    read_after: float = 0.0


def survives(folder: Path, deed: str, hook: str) -> Survived:
    """Go on with a match while the mod misbehaves; then go on without it, where it has to be."""
    with at_home(folder):
        kept(folder)
    with at_home(folder, ODD_DEED=deed, ODD_AT=hook):
        with forking():
            window = opened()
        try:
            return _survives(window)
        finally:
            window.link.ended()


PROMISED = 2.0  # seconds after which the player reads which mod it was
QUIET = 0.5  # seconds without a mod's code: nothing of it is under way any more
SPELL, MOST = 40.0, 400.0  # seconds that are waited for, and again while steps are made
PROMPT = 0.2  # seconds in which a page that has nothing to do answers


def settled(window: FarWindow, marker) -> bool:
    """Whether the room is lost, or has answered and runs nobody's code."""
    now = time.monotonic()
    if not window.is_far:
        return True
    if not window.link.waits:
        window.answered_at = now
    if now - window.answered_at > PROMPT or marker.seen().guests:
        window.quiet_since = now
    return now - window.quiet_since > QUIET


def until_settled(window: FarWindow, marker) -> float:
    """What makes steps is slow and hangs not: on a machine that is busy it gets more time."""
    took = 0.0
    while took < MOST:
        took += window.frames_until(lambda: settled(window, marker), SPELL)
        if settled(window, marker) or not marker.seen().guests or window.standing.still > 1.0:
            break
    return took


def _survives(window: FarWindow) -> Survived:
    began = time.monotonic()
    marker = window.link.line.pipe.marker
    window.standing = standing = Standing(marker)
    answered = lambda: not window.is_far or not window.link.waits  # noqa: E731
    window.frames_until(lambda: answered() or marker.seen().guests, 20)  # it has begun
    took = until_settled(window, marker)
    if window.is_far:  # the first page is there: to the match that is kept
        window.link.key("tab")
        window.link.key("enter")
        window.frames_until(lambda: not window.is_far or marker.seen().guests, 3)
        took = until_settled(window, marker)
    if window.is_far:
        guests = marker.seen().guests
        alive = not window.link.waits and window.lists and not guests
        told = f"nothing but {guests} after {time.monotonic() - began:.1f} s"
        return Survived("" if alive else told)
    page = window.page
    if not isinstance(page, LostPage) or "odd" not in page.mods:
        return Survived(f"the player reads {page} of {getattr(page, 'mods', None)}", took)
    if standing.longest > PROMISED:
        return Survived(f"told after it stood still for {standing.longest:.1f} s", took)
    window.link.paint()
    window.touch("lost off")
    window.frames_until(lambda: window.page is not page, 8)
    if not isinstance(window.page, TablePage):
        return Survived("" if not page.match else f"no match, but {window.page}", took)
    return Survived("" if stands_as_kept(window.page, page.match) else "actions are lost", took)


def stands_as_kept(page: TablePage, name: str) -> bool:
    """Whether the table is the one after the last action that was kept, without the mod."""
    kept, match = Saves(places().matches).lines(name), page.session.match
    at = len(kept.actions)
    stands = (match.table.clock.turn, match.table.outcome is not None)
    return f"action {at};" in match.note and stands == kept.stands[at]
