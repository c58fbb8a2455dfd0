"""The app and the screen of a window whose pages are in another room.

What happens is sent as a letter, one at a time; what came meanwhile is gathered, and of several
places of one pointer only the last is sent. What the room answers is shown when it has come.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import scriptorium_ui.art as art
from scriptorium import SetupError
from scriptorium.isolation import Lost
from scriptorium_ui.art.imported_sounds import KEPT, WAV
from scriptorium_ui.sound.sounds import NAMES, SoundEffect, SoundPlayer
from scriptorium_ui.toolkit.display import Control
from scriptorium_ui.toolkit.metrics import Device
from scriptorium_ui.toolkit.window import Surface

from . import messages
from .diff import ListDecoder
from .process_link import Link

log = logging.getLogger("scriptorium.ui")

SOON = 0.004
LOOK = 0.1  # seconds between two looks at a room that has nothing to say

WhenLost = Callable[[Lost, dict[str, str], str], None]


class FarWindow(Surface, Protocol):
    """What a toolkit does for a screen that lies elsewhere."""

    def device(self) -> Device:
        """How large the screen is, and what it is touched with."""


class FarSounds:
    """Plays what the room tells; nothing that goes wrong with sound reaches the player."""

    def __init__(self, player: SoundPlayer, kept: Path | None = None) -> None:
        self._player, self._kept = player, kept
        self._effects: dict[str, SoundEffect | None] = {}
        self._music: Any = None
        self._playing = False

    def effect(self, name: str, volume: float) -> None:
        """A short sound: of those that ship, or of those that were brought and judged."""
        if name in NAMES:
            path = Path(str(art.SOUNDS / f"{name}{WAV}"))
            self._safely(lambda: self._play(name, path, volume))
        elif self._kept is not None and KEPT.fullmatch(name):
            path = self._kept / f"{name}{WAV}"
            self._safely(lambda: self._play(name, path, volume))

    def music(self, volume: float) -> None:
        """The music, as loud as that."""
        self._safely(lambda: self._turn_to(volume))

    def rest(self) -> None:
        """The program is put aside, or ends."""
        self.music(0.0)

    def begin(self) -> None:
        """The room says how loud it is to be."""

    def _play(self, name: str, path: Path, volume: float) -> None:
        if name not in self._effects:
            self._effects[name] = None  # one that cannot be loaded is not tried again
            self._effects[name] = self._player.effect(path)
        effect = self._effects[name]
        if effect is not None:
            effect.play(volume)

    def _turn_to(self, volume: float) -> None:
        if self._music is None:
            if volume <= 0:
                return
            self._music = self._player.repeated()
        if volume <= 0:
            if self._playing:
                self._music.stop()
        elif self._playing:
            self._music.louder(volume)
        else:
            self._music.play(volume)
        self._playing = volume > 0

    def _safely(self, deed: Callable[[], None]) -> None:
        try:
            deed()
        except Exception as error:
            log.info("no sound: %s", error)


class RemoteApp:
    """An app in another room: what a window's program needs of it."""

    def __init__(
        self,
        link: Link,
        begin: messages.Begin,
        player: SoundPlayer,
        lost: WhenLost,
        kept: Path | None = None,
    ) -> None:
        self.link, self.begin, self.lost = link, begin, lost
        self.music = FarSounds(player, kept)
        self.screen: RemoteScreen | None = None

    def sit_at(self, window: FarWindow) -> RemoteScreen:
        """The screen of a window that shows this app."""
        self.screen = RemoteScreen(self, window)
        return self.screen

    def ended(self) -> None:
        """The program ends, perhaps told twice: the room is left, and what it has is kept."""
        self.music.rest()
        if self.screen is not None:
            self.screen.leave()
        self.link.close()


class RemoteScreen:
    """A screen whose page is painted in another room."""

    stale = False  # what has come is shown at once
    covered = False

    def __init__(self, app: RemoteApp, window: FarWindow) -> None:
        self.app, self.window = app, window
        self.writing = False
        self.match, self.third_party = "", dict[str, str]()
        self.answers: tuple[Control, ...] = ()
        self.painted = 0
        self._sheet = ListDecoder()
        self._waiting: list[messages.AnyEvent] = []
        self._asked, self._answered = 0, 0
        self._due: float | None = None
        self._over = False
        self._send(messages.Begin(**_fields(app.begin) | {"device": window.device()}))

    # there and back

    def _send(self, event: messages.AnyEvent) -> None:
        """Send what happened, or keep it until the room has answered what was sent before."""
        if self._over:
            return
        if self._waiting and _overtakes(event, self._waiting[-1]):
            self._waiting[-1] = event
        else:
            self._waiting.append(event)
        self._go_on()
        self.window.wake()

    def _go_on(self) -> None:
        due = self._due is not None and self.window.now() >= self._due
        if self._asked == self._answered and (self._waiting or due):
            self._asked += 1
            events, self._waiting, self._due = tuple(self._waiting), [], None
            self.app.link.send(messages.Request(self._asked, self.window.now(), events))

    def tick(self) -> None:
        """Time has passed: show what has come, and see whether the room still lives."""
        if self._over:
            return
        while not self._over and (reply := self.app.link.reply()) is not None:
            self._answered = reply.number
            self.writing = reply.writing
            self._due = None if reply.due is None else self.window.now() + reply.due
            try:
                for word in reply.words:
                    self._do(word)
            except messages.InvalidMessage as error:
                log.error("the room said what nobody understands", exc_info=error)
                self._lose(Lost("ended", ()))
        lost = None if self._over else self.app.link.lost(waiting=self.waits)
        if lost is not None:
            self._lose(lost)
            return
        self._go_on()
        self.window.wake()

    def _lose(self, lost: Lost) -> None:
        self._over = True
        self.app.link.close()
        self.app.music.rest()
        self.app.lost(lost, self.third_party, self.match)

    def due(self) -> float | None:
        """Seconds until `tick` is to be called."""
        if self._over:
            return None
        if self._asked != self._answered:
            return SOON
        wait = LOOK if self._due is None else self._due - self.window.now()
        return max(0.0, min(LOOK, wait))

    @property
    def waits(self) -> bool:
        """Whether the room has not answered yet."""
        return not self._over and (self._asked != self._answered or bool(self._waiting))

    def leave(self) -> None:
        """Nothing more is to be shown."""
        if not self._over:
            self.app.link.send(
                messages.Request(self._asked + 1, self.window.now(), (messages.Leave(),))
            )
        self._over = True

    def _do(self, word: messages.AnyWord) -> None:
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
                self.app.music.effect(name, volume)
            case messages.Music(volume):
                self.app.music.music(volume)
            case messages.Keyboard(wanted):
                window.keyboard(wanted)
            case messages.Awake(wanted):
                window.stay_awake(wanted)
            case messages.FillScreen():
                window.fill_screen()
            case messages.Answers(answers):
                self.answers = answers
            case messages.Playing(match):
                self.match = match
            case messages.ThirdParty(mods):
                self.third_party = dict(mods)
            case messages.Close():
                window.close()
            case messages.Trouble(told):
                raise SetupError(told)

    # what a window tells

    def paint(self) -> None:
        """It is painted elsewhere."""

    def refresh(self, part: str = "") -> None:
        """It is painted elsewhere whenever it changes."""

    def resized(self) -> None:
        """The screen has another size."""
        self._send(messages.Resized(self.window.device()))

    def renew(self) -> None:
        """The graphics card lost everything: have all of it sent anew."""
        self.window.forget()
        self._send(messages.Renew())

    def cover(self) -> None:
        """The program is put aside."""
        self._send(messages.Cover())

    def mouse_moved(self, at: messages.Point) -> None:
        """It went somewhere."""
        self._send(messages.Mouse("moved", at))

    def mouse_pressed(self, at: messages.Point, *, asks: bool = False) -> None:
        """A button goes down; the other one asks."""
        self._send(messages.Mouse("pressed", at, asks))

    def mouse_dragged(self, at: messages.Point) -> None:
        """It goes on with the button held."""
        self._send(messages.Mouse("dragged", at))

    def mouse_released(self, at: messages.Point, *, asks: bool = False) -> None:
        """A button goes up."""
        self._send(messages.Mouse("released", at, asks))

    def wheel(self, at: messages.Point, by: int) -> None:
        """A wheel was turned."""
        self._send(messages.Wheel(at, by))

    def finger_down(self, finger: Any, at: messages.Point) -> None:
        """A finger comes down."""
        self._send(messages.Finger("down", finger, at))

    def finger_moved(self, finger: Any, at: messages.Point) -> None:
        """A finger is elsewhere."""
        self._send(messages.Finger("moved", finger, at))

    def finger_up(self, finger: Any, at: messages.Point) -> None:
        """A finger is lifted."""
        self._send(messages.Finger("up", finger, at))

    def key(self, name: str, *, shift: bool = False, command: bool = False) -> bool:
        """A key; the room alone knows whether it is of any use."""
        self._send(messages.Key(name, shift, command))
        return True

    def letters(self, letters: str) -> None:
        """Letters from a keyboard, soft or hard."""
        self._send(messages.TextInput(letters))


def _fields(begin: messages.Begin) -> dict[str, Any]:
    return {name: getattr(begin, name) for name in messages.Begin.__struct_fields__}


def _overtakes(event: messages.AnyEvent, before: messages.AnyEvent) -> bool:
    """Whether only the later of two is of interest: a pointer that has gone on, a size."""
    if isinstance(event, messages.Mouse) and isinstance(before, messages.Mouse):
        return event.how == before.how and event.how in ("moved", "dragged")
    if isinstance(event, messages.Finger) and isinstance(before, messages.Finger):
        return event.how == before.how == "moved" and event.finger == before.finger
    return isinstance(event, messages.Resized) and isinstance(before, messages.Resized)
