"""The link of a window: the one class between it and its pages, wherever these are.

What happens goes to the pages as events, and what they want comes back as words. The pages are in
this process (`in_process.py`), in another one (`process_line.py`), or in a browser's worker, where
`scriptorium_web/page/main.js` says the same in JavaScript.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from scriptorium import SetupError
from scriptorium_ui.sound.sounds import SoundPlayer
from scriptorium_ui.toolkit.display import Control
from scriptorium_ui.toolkit.metrics import Device
from scriptorium_ui.toolkit.window import Surface

from . import messages
from .diff import ListDecoder
from .speaker import Speaker

if TYPE_CHECKING:
    from scriptorium.isolation import Lost
    from scriptorium_ui.pages.app import GuiApp

log = logging.getLogger("scriptorium.ui")

WhenLost = Callable[["Lost", str], None]


class LinkedWindow(Surface, Protocol):
    """What a toolkit does for pages."""

    def device(self) -> Device:
        """How large the screen is, and what it is touched with."""

    def unused_key(self, name: str) -> None:
        """The pages had no use for a key, and say so after `Link.key` has returned."""


class Line(Protocol):
    """Where the pages are, and how events get there. One answers each event, sooner or later."""

    @property
    def app(self) -> GuiApp | None:
        """The app, where the pages are in this process."""

    @property
    def stale(self) -> bool:
        """Whether something is to be painted here before the next frame."""

    @property
    def writing(self) -> bool:
        """Whether keys belong to a line that is written in."""

    @property
    def waits(self) -> bool:
        """Whether an answer is under way."""

    def open(self, link: Link) -> None:
        """Tell this link what comes."""

    def tell(self, event: messages.AnyEvent) -> None:
        """Something has happened."""

    def tick(self) -> None:
        """Time has passed: read what has come, and do what is due."""

    def paint(self) -> None:
        """Paint what is stale."""

    def due(self) -> float | None:
        """Seconds until `tick` is to be called; None while nothing needs time."""

    def close(self) -> None:
        """Leave the pages, perhaps told twice: what they have is kept."""


class Link:
    """One window's pages, as that window sees them."""

    def __init__(
        self,
        line: Line,
        begin: messages.Begin,
        player: SoundPlayer,
        when_lost: WhenLost | None = None,
        kept: Path | None = None,
    ) -> None:
        self.line, self.begin, self._when_lost = line, begin, when_lost
        self.speaker = Speaker(player, kept)
        self.match, self.third_party = "", tuple[str, ...]()
        self.answers: tuple[Control, ...] = ()
        self.painted = 0
        self._sheet = ListDecoder()
        self._over = False
        self._asking = self._unused = False

    def sit_at(self, window: LinkedWindow) -> None:
        """Show the pages in this window from now on."""
        self.window = window
        self.line.open(self)
        self._tell(replace(self.begin, device=window.device()))

    @property
    def app(self) -> GuiApp | None:
        """The app, where the pages are in this process."""
        return self.line.app

    @property
    def stale(self) -> bool:
        """Whether `paint` is to be called before the next frame."""
        return not self._over and self.line.stale

    @property
    def writing(self) -> bool:
        """Whether keys belong to a line that is written in."""
        return self.line.writing

    @property
    def waits(self) -> bool:
        """Whether an answer is under way."""
        return not self._over and self.line.waits

    def paint(self) -> None:
        """Paint what is stale."""
        if not self._over:
            self.line.paint()

    def tick(self) -> None:
        """Time has passed."""
        if not self._over:
            self.line.tick()

    def due(self) -> float | None:
        """Seconds until `tick` is to be called; None while nothing needs time."""
        return None if self._over else self.line.due()

    def ended(self) -> None:
        """The pages are left, perhaps told twice, and what they have is kept."""
        self._over = True
        self.speaker.rest()
        self.line.close()

    # what the pages say

    def lost(self, lost: Lost) -> None:
        """The pages are gone."""
        self.ended()
        if self._when_lost is not None:
            self._when_lost(lost, self.match)

    def wake(self) -> None:
        """Something changed there."""
        if not self._over:
            self.window.wake()

    def heard(self, word: messages.AnyWord) -> None:
        """Do what the pages say, while they are shown."""
        if self._over:
            return
        window, actors = self.window, self.window.actors
        match word:
            case messages.Shown():
                window.draw(self._sheet.shown(word))
                self.painted += 1
            case messages.Lifted(keys):
                actors.lift(list(keys))
            case messages.Moved(key, x, y, angle, alpha, size):
                actors.shift(key, x, y, angle, alpha, size)
            case messages.Restored(key):
                actors.restore(key)
            case messages.Settled():
                actors.settle()
            case messages.Sound(name, volume):
                self.speaker.effect(name, volume)
            case messages.Music(volume):
                self.speaker.music(volume)
            case messages.Keyboard(wanted):
                window.keyboard(wanted)
            case messages.Awake(wanted):
                window.stay_awake(wanted)
            case messages.FillScreen():
                window.fill_screen()
            case messages.Unused(name):
                if self._asking:
                    self._unused = True
                else:
                    window.unused_key(name)
            case messages.Answers(answers):
                self.answers = answers
            case messages.Playing(match):
                self.match = match
            case messages.ThirdParty(mods):
                self.third_party = mods
            case messages.Close():
                window.close()
            case messages.Trouble(told):
                raise SetupError(told)

    # what the window tells

    def _tell(self, event: messages.AnyEvent) -> None:
        if not self._over:
            self.line.tell(event)

    def resized(self) -> None:
        """The screen has another size."""
        self._tell(messages.Resized(self.window.device()))

    def renew(self) -> None:
        """The graphics card lost everything: have all of it sent anew."""
        self.window.forget()
        self._tell(messages.Renew())

    def cover(self) -> None:
        """The program is put aside."""
        self._tell(messages.Cover())

    def mouse(self, how: str, at: messages.Point, *, asks: bool = False) -> None:
        """The mouse `moved`, was `pressed`, `dragged` or `released`; the other button asks."""
        self._tell(messages.Mouse(how, at, asks))

    def wheel(self, at: messages.Point, by: int) -> None:
        """A wheel was turned, down for more than nothing."""
        self._tell(messages.Wheel(at, by))

    def finger(self, how: str, finger: int, at: messages.Point) -> None:
        """A finger came `down`, `moved` or was lifted (`up`)."""
        self._tell(messages.Finger(how, finger, at))

    def key(self, name: str, *, shift: bool = False, command: bool = False) -> bool:
        """A key; False where the pages know at once that they have no use for it."""
        self._asking, self._unused = True, False
        try:
            self._tell(messages.Key(name, shift, command))
        finally:
            self._asking = False
        return not self._unused

    def letters(self, letters: str) -> None:
        """Letters from a keyboard, soft or hard."""
        self._tell(messages.TextInput(letters))
