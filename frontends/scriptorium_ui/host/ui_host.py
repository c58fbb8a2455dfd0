"""The engine: pages, rules and matches, heard and shown through messages alone."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, cast

from scriptorium import ScriptoriumError
from scriptorium_ui.pages import routes
from scriptorium_ui.pages.app import GuiApp
from scriptorium_ui.toolkit.display import DisplayList
from scriptorium_ui.toolkit.metrics import Device, ScreenMetrics
from scriptorium_ui.toolkit.screen import Screen
from scriptorium_ui.toolkit.text_fitting import Lettering

from . import messages
from .diff import ListEncoder
from .routing import NOWHERE, go_on, go_to

log = logging.getLogger("scriptorium.ui")

Say = Callable[[messages.AnyWord], None]
MakeApp = Callable[[messages.Begin, "RemoteSpeaker"], GuiApp]
AfterLoss = Callable[[GuiApp, messages.Begin], None]


class RemoteSpeaker:
    """Sends what should sound to the window."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def effect(self, path: Path) -> RemoteSound:
        """A short sound."""
        return RemoteSound(path.stem, self._say)

    def repeated(self) -> RemoteMusic:
        """The music."""
        return RemoteMusic(self._say)


class RemoteSound:
    """A short sound, by its name."""

    def __init__(self, name: str, say: Say) -> None:
        self._name, self._say = name, say

    def play(self, volume: float) -> None:
        """Let it be heard."""
        self._say(messages.Sound(self._name, volume))


class RemoteMusic:
    """The music."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def play(self, volume: float) -> None:
        """Begin."""
        self._say(messages.Music(volume))

    def louder(self, volume: float) -> None:
        """Go on, louder or softer."""
        self._say(messages.Music(volume))

    def stop(self) -> None:
        """Be silent."""
        self._say(messages.Music(0.0))


class RemoteWindow:
    """The window as pages see it: what it would do goes out as a message."""

    def __init__(self, device: Device, lettering: Lettering, host: UiHost) -> None:
        self.device, self.lettering, self._host = device, lettering, host
        self.actors = self
        self.text_size: Callable[[], int] = lambda: 100
        self._sketch = ListEncoder()
        self._shown: DisplayList | None = None
        self._awake: bool | None = None

    def form(self) -> ScreenMetrics:
        """How large the screen is, as the player wants it."""
        return self.device.form(self.text_size())

    def draw(self, shown: DisplayList) -> None:
        """Send what has changed."""
        self._shown = shown
        self._host.say(self._sketch.changes(shown))

    def forget(self) -> None:
        """The window has lost everything."""
        self._sketch.forget()

    def now(self) -> float:
        """The window's time."""
        return self._host.clock()

    def wake(self) -> None:
        """Something changed, or is to be done in a while."""
        self._host.wake()

    def keyboard(self, wanted: bool) -> None:
        """Bring the keyboard of the device, or put it away."""
        self._host.say(messages.Keyboard(wanted))

    def stay_awake(self, wanted: bool) -> None:
        """Keep the device from falling asleep, or let it."""
        if wanted != self._awake:
            self._awake = wanted
            self._host.say(messages.Awake(wanted))

    def fill_screen(self) -> None:
        """Fill the whole screen, or go back to a window."""
        self._host.say(messages.FillScreen())

    def close(self) -> None:
        """End the program."""
        self._host.say(messages.Close())

    # what moves

    def middles(self) -> Mapping[str, tuple[float, float]]:
        """Where the middle of each item is."""
        items = () if self._shown is None else self._shown.items
        return {item.key: item.rect.middle for item in items}

    def lift(self, keys: list[str]) -> None:
        """These items are about to move."""
        self._host.say(messages.Lifted(tuple(keys)))

    def shift(self, key: str, x: float, y: float, angle: float, alpha: int, size: float) -> None:
        """An item is elsewhere for now."""
        place = float(x), float(y), float(angle), int(alpha), float(size)
        self._host.say(messages.Moved(key, *place))

    def restore(self, key: str) -> None:
        """An item is where it belongs."""
        self._host.say(messages.Restored(key))

    def settle(self) -> None:
        """Nothing moves any more."""
        self._host.say(messages.Settled())


def after_loss(app: GuiApp, begin: messages.Begin) -> None:
    """Say whose program the room before this one was lost by, and how to go on."""
    from scriptorium.isolation import Lost
    from scriptorium.mods import guilty_of, third_party_on

    from .lost_page import LostPage

    mods = guilty_of(Lost(begin.lost, begin.guests), third_party_on(app.home))
    log.error("the room of %s was lost: %s", ", ".join(mods), begin.lost)
    for mod in mods:
        app.home.failed_hard(mod)

    def answered(off: Collection[str], match: str) -> None:
        try:
            for name in off:
                app.home.leave_off(name)
        except OSError as error:  # it cannot be written down, and holds as long as the room
            log.error("that a mod is off could not be kept", exc_info=error)
            app.home.left_out = (*app.home.left_out, *off)
        if match:
            go_on(app, match)
        else:
            routes.title(app)

    app.show(LostPage(app, mods, begin.lost, begin.match, answered))


def ruler(name: str) -> Lettering:
    """The ruler of a window, by its place: it measures as that window draws."""
    module, _, found = name.partition(":")
    return cast("Lettering", getattr(importlib.import_module(module), found))


class UiHost:
    """One room: hears letters and answers each with a reply."""

    def __init__(
        self,
        make_app: MakeApp,
        lettering: Lettering | None = None,
        after_loss: AfterLoss = after_loss,
    ) -> None:
        self._make_app, self._after_loss = make_app, after_loss
        self._lettering = lettering
        self._said: list[messages.AnyWord] = []
        self._time = 0.0
        # Where words go, how pages ask for a frame, and whose time it is: a host beside its window
        # has the window's own, any other gathers its words and learns the time with each request.
        self.say: Say = self._said.append
        self.wake: Callable[[], None] = lambda: None
        self.clock: Callable[[], float] = lambda: self._time
        self._told: dict[str, Any] = {}
        self._words = False
        self.app: GuiApp | None = None
        self.window: RemoteWindow | None = None
        self.screen: Screen | None = None

    def hear(self, letter: messages.Request) -> messages.Response:
        """Do what a letter tells, let time pass, paint; what came of it."""
        self._time = letter.now
        for event in letter.events:
            try:
                self.heed(event)
            except Exception as error:
                if not isinstance(event, messages.Begin):
                    raise
                log.error("the room cannot begin", exc_info=error)
                self.screen = None
                self.say(messages.Trouble(str(error) or type(error).__name__))
        due, writing = None, False
        if self.screen is not None and self.app is not None:
            self.screen.tick()
            if self.screen.stale:
                self.screen.paint()
            # What became stale while it was painted is painted with the next frame.
            due = 0.0 if self.screen.stale else self.screen.due()
            writing = self.screen.writing
            self._tell_news(self.app, self.screen)
        said = tuple(self._said)
        self._said.clear()
        return messages.Response(letter.number, said, due, writing)

    def heed(self, event: messages.AnyEvent) -> None:
        """Do what one event tells; nothing is painted yet."""
        if isinstance(event, messages.Begin):
            self._begin(event)
            return
        screen, window, app = self.screen, self.window, self.app
        if screen is None or window is None or app is None:
            return
        match event:
            case messages.Mouse():
                _point(screen, event)
            case messages.Wheel(at, by):
                screen.wheel(at, by)
            case messages.Finger("down", finger, at):
                screen.finger_down(finger, at)
            case messages.Finger("moved", finger, at):
                screen.finger_moved(finger, at)
            case messages.Finger("up", finger, at):
                screen.finger_up(finger, at)
            case messages.Key(name, shift, command):
                if not screen.key(name, shift=shift, command=command):
                    self.say(messages.Unused(name))
            case messages.TextInput(letters):
                screen.letters(letters)
            case messages.Press(key):
                screen.choose(key)
            case messages.Bring(name, data):
                screen.guarded(lambda: app.bring(name, data))
            case messages.Subscribed(told):
                screen.guarded(lambda: app.subscribed(told))
            case messages.Resized(device):
                window.device = device
                screen.resized()
            case messages.Renew():
                screen.renew()
            case messages.Cover():
                screen.cover()
            case messages.Leave():
                app.ended()

    def _begin(self, begin: messages.Begin) -> None:
        if begin.version != messages.VERSION:
            told = f"the window speaks version {begin.version}, the room {messages.VERSION}"
            raise ScriptoriumError(told)
        lettering = self._lettering or ruler(begin.lettering)
        self.window = window = RemoteWindow(begin.device, lettering, self)
        self._words = begin.words
        self.app = app = self._make_app(begin, RemoteSpeaker(lambda word: self.say(word)))
        if begin.picks:
            app.pick = lambda: self.say(messages.Pick())
        app.stays = begin.stays
        if begin.pushes:
            app.subscribe = lambda key: self.say(messages.Subscribe(key))
        window.text_size = lambda: app.settings.values.text_size
        self.screen = Screen(app, window)
        if begin.lost:
            self._after_loss(app, begin)
        else:
            go_to(app, begin)
        if begin.route != NOWHERE:
            app.music.begin()

    def _tell_news(self, app: GuiApp, screen: Screen) -> None:
        """What the window should know beside what is seen, where it is other than before."""
        news: list[messages.AnyWord] = [
            messages.Playing(app.playing()),
            messages.ThirdParty(app.third_party()),
        ]
        if self._words and screen.page is not None:
            news.append(messages.Answers(screen.page.spoken.answers()))
        for one in news:
            kind = type(one).__name__
            if self._told.get(kind) != one:
                self._told[kind] = one
                self.say(one)


def _point(screen: Screen, mouse: messages.Mouse) -> None:
    """Do what the mouse did."""
    if mouse.how == "moved":
        screen.mouse_moved(mouse.at)
    elif mouse.how == "pressed":
        screen.mouse_pressed(mouse.at, asks=mouse.asks)
    elif mouse.how == "dragged":
        screen.mouse_dragged(mouse.at)
    else:
        screen.mouse_released(mouse.at, asks=mouse.asks)
