"""The screen: the page that is shown, painted when something changed, and all that touches it.

A window draws what is painted here and tells what it hears; it knows nothing of pages. Nothing is
painted while nothing changes, and no time is asked for while nothing moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from scriptorium_play.app.freed_memory import give_back

from .display import DisplayList, DisplayPart
from .gestures import HOLD, Fingers, GestureHandler, Pinch, Point
from .page import ALL, Page
from .painter import Attention, Painter, PartBuilder
from .pointers import Nobody, PageMouse
from .rotation import ScreenRotation
from .window import Window

if TYPE_CHECKING:
    from scriptorium_ui.pages.app import GuiApp

TIP = "tip"
# Two moments that are no further apart are one, in seconds.
CLOSE = 0.001
# After so many seconds in one size what another size needed is given back.
SETTLED = 1.0
Act = Callable[[], None]
T = TypeVar("T")


class Screen:
    """One screen with one page upon it; a cover hides it while the program is put aside."""

    def __init__(self, app: GuiApp, window: Window) -> None:
        self.app, self.window = app, window
        self.facing = ScreenRotation()
        self.form = window.form()
        self.page: Page | None = None
        self.gestures = Fingers(self, self.form.unit)
        self.covered = False
        self.painted = 0
        self._stale: set[str] = set()
        self._parts: dict[str, tuple[PartBuilder, DisplayPart]] = {}
        self._alarms: dict[str, tuple[float, Act]] = {}
        self._ticked = 0.0
        self._paced = False
        app.screen = self

    # painting

    @property
    def stale(self) -> bool:
        """Whether something is to be painted anew."""
        return bool(self._stale) and self.page is not None

    def shown(self, page: Page) -> None:
        """A page came."""
        self.gestures.let_go()
        self.window.keyboard(False)
        self._alarms.clear()
        self.page = page
        self.refresh()

    def refresh(self, part: str = ALL) -> None:
        """Paint anew before the next frame: everything, or only one part."""
        self._stale.add(part)
        self.window.wake()

    def paint_now(self) -> None:
        """Paint what is stale, or else everything, for one who cannot wait for the next frame."""
        if not self._stale:
            self._stale.add(ALL)
        self.paint()

    def paint(self) -> None:
        """Paint what is stale."""
        self.guarded(self._paint)

    def _paint(self) -> None:
        page = self.page
        if page is not None:
            self._face(page)
        stale, self._stale = self._stale, set()
        self.form = self.facing.form(self.window.form())
        if page is None or not stale or self.form.width < 2 or self.form.height < 2:
            return
        if ALL in stale or self.covered:
            self._paint_all(page)
        else:
            for name in stale:
                self._paint_part(page, name)
        page.painted([painted for painted, _ in self._parts.values()])
        self._draw()
        self.painted += 1
        self._pace()
        self.window.stay_awake(page.busy_thinking())
        self.window.wake()

    def _draw(self) -> None:
        """Show what was painted, as it lies on the screen."""
        parts = tuple(part for _, part in self._parts.values())
        shown = DisplayList(self.form.width, self.form.height, parts)
        self.window.draw(self.facing.shown(shown, self.now()))

    def _face(self, page: Page) -> None:
        """Turn the picture to the side that the page is for: in a while where things may move."""
        smoothly = self.painted > 0 and not self.covered and self.app.settings.speed > 0
        if self.facing.turn(page.facing(), self.now(), smoothly=smoothly):
            self.gestures.let_go()
            self.form = self.facing.form(self.window.form())
            page.resized()
            self._stale.add(ALL)

    def _arrive(self) -> None:
        """Whoever touches the screen does not wait for the picture to turn."""
        if self.facing.arrive():
            self._draw()

    def painter(self) -> Painter:
        """A clean painter for this screen and these settings."""
        page = self.page
        attention = Attention()
        if page is not None:
            attention = Attention(page.pressed, page.hover, page.focus)
        return Painter(self.form, self.app.palette, self.window.lettering, attention)

    def _paint_all(self, page: Page) -> None:
        painter = self.painter()
        if self.covered:
            page.paint_cover(painter)
        else:
            page.paint(painter)
            painter.begin(TIP, live=True)
            page.paint_tip(painter)
        self._parts = {one.name: self._kept(one) for one in painter.parts}

    def _paint_part(self, page: Page, name: str) -> None:
        painter = self.painter()
        painter.begin(name, live=name in page.live)
        page.paint_part(painter, name)
        self._parts[name] = self._kept(painter.now)

    def _kept(self, painted: PartBuilder) -> tuple[PartBuilder, DisplayPart]:
        """What was painted of a part; where it looks as before, the same part as before."""
        part = painted.part()
        before = self._parts.get(painted.name)
        return painted, before[1] if before is not None and before[1] == part else part

    def guarded(self, action: Callable[[], T]) -> T | None:
        """Run something; an error of ours is shown on a sheet of its own, never as a traceback."""
        try:
            return action()
        except Exception as error:
            if not self.app.fail(error):
                raise
            return None

    def resized(self) -> None:
        """The screen has another size, or was turned, or letters are wanted in another size."""
        self.gestures.let_go()
        self.form = self.facing.form(self.window.form())
        self.gestures.density = self.form.unit
        if self.page is not None:
            self.page.resized()
        self.refresh()
        self.later("give back", SETTLED, give_back)

    # time

    def now(self) -> float:
        """The time, in seconds."""
        return self.window.now()

    def later(self, name: str, seconds: float, act: Act) -> None:
        """Do something in a while, instead of what was to be done under that name."""
        self._alarms[name] = (self.now() + seconds, act)
        self.window.wake()

    def cancel(self, name: str) -> None:
        """Do not do it after all."""
        if self._alarms.pop(name, None) is not None:
            self.window.wake()

    def due(self) -> float | None:
        """Seconds until `tick` is to be called; None while nothing needs time."""
        waits = [max(0.0, when - self.now()) for when, _ in self._alarms.values()]
        if self.facing.moving:
            waits.append(0.0)
        pace = self._pace()
        if pace is not None:
            waits.append(max(0.0, self._ticked + pace - self.now()))
        return min(waits, default=None)

    def _pace(self) -> float | None:
        """Seconds between two updates of the page; its time begins where it needs any."""
        page = self.page
        still = self.covered or self.facing.moving
        pace = page.pace() if page is not None and not still else None
        if pace is not None and not self._paced:
            self._ticked = self.now()
        self._paced = pace is not None
        return pace

    def tick(self) -> None:
        """Time has passed."""
        self.guarded(self._tick)

    def _tick(self) -> None:
        now = self.now()
        for name, (when, act) in list(self._alarms.items()):
            if when <= now + CLOSE:
                del self._alarms[name]
                act()
        if self.facing.moving:
            self._draw()
        elif self._pace() is not None and self.page is not None:
            seconds, self._ticked = now - self._ticked, now
            self.page.update(seconds)
        self.window.wake()

    # fingers

    def finger_down(self, finger: object, at: Point) -> None:
        """A finger comes down."""
        self._arrive()
        self.guarded(lambda: self.gestures.down(finger, self.facing.point(at), self.now()))
        if self.gestures.waiting:
            self.later("hold", HOLD, lambda: self.gestures.tick(self.now() + CLOSE))

    def finger_moved(self, finger: object, at: Point) -> None:
        """A finger is elsewhere."""
        self.guarded(lambda: self.gestures.move(finger, self.facing.point(at), self.now()))
        if not self.gestures.waiting:
            self.cancel("hold")

    def finger_up(self, finger: object, at: Point) -> None:
        """A finger is lifted."""
        self.cancel("hold")
        self.guarded(lambda: self.gestures.up(finger, self.facing.point(at), self.now()))

    @property
    def hand(self) -> GestureHandler:
        """What hears the fingers: the page, or nothing while it is covered."""
        if self.page is None or self.covered:
            return cast("GestureHandler", Nobody())
        return self.page.fingers

    def press(self, at: Point) -> None:
        """A first finger is down."""
        self.hand.press(at)

    def tap(self, at: Point) -> None:
        """A tap; the cover is lifted by its button alone, as nobody touches that by chance."""
        if self.covered:
            found = self.page.at(at) if self.page is not None else None
            if found is not None and found.act is not None:
                self.uncover()
        else:
            self.hand.tap(at)

    def double_tap(self, at: Point) -> None:
        """Two taps at one place."""
        if self.covered:
            self.tap(at)
        else:
            self.hand.double_tap(at)

    def hold(self, at: Point) -> None:
        """A finger stays."""
        self.hand.hold(at)

    def draw(self, at: Point, start: Point) -> None:
        """A finger is drawn over the screen."""
        self.hand.draw(at, start)

    def drop(self, at: Point, start: Point) -> None:
        """A finger that was drawn is lifted."""
        self.hand.drop(at, start)

    def another(self, at: Point) -> None:
        """Another finger while one is drawn."""
        self.hand.another(at)

    def twist(self, pinch: Pinch) -> None:
        """Two fingers move."""
        self.hand.twist(pinch)

    def untwist(self, pinch: Pinch) -> None:
        """Two fingers are done."""
        self.hand.untwist(pinch)

    def drop_all(self) -> None:
        """What fingers had begun means nothing any more."""
        if self.page is not None:
            self.page.fingers.drop_all()

    # the mouse

    def _mouse(self, at: Point, deed: Callable[[PageMouse, Point], None]) -> None:
        page = self.page
        if page is not None and not self.covered:
            self.guarded(lambda: deed(page.mouse, self.facing.point(at)))

    def mouse_moved(self, at: Point) -> None:
        """It went somewhere."""
        self._mouse(at, lambda mouse, here: mouse.moved(here))

    def mouse_pressed(self, at: Point, *, asks: bool = False) -> None:
        """A button goes down; the other one asks."""
        self._arrive()
        self._mouse(at, lambda mouse, here: mouse.pressed(here, asks=asks))

    def mouse_dragged(self, at: Point) -> None:
        """It goes on with the button held."""
        self._mouse(at, lambda mouse, here: mouse.dragged_to(here))

    def mouse_released(self, at: Point, *, asks: bool = False) -> None:
        """A button goes up."""
        self._mouse(at, lambda mouse, here: mouse.released(here, asks=asks))

    def wheel(self, at: Point, by: int) -> None:
        """A wheel was turned, down for more than nothing."""
        self._mouse(at, lambda mouse, here: mouse.wheel(here, by))

    # keys

    def key(self, name: str, *, shift: bool = False, command: bool = False) -> bool:
        """A key of a keyboard, or the back button of a device; whether it was of any use."""
        page = self.page
        if self.covered:
            if name in ("enter", "space"):
                self.uncover()
            return name != "escape"
        if page is None:
            return False
        if name == "f11":
            self.window.fill_screen()
            return True
        return bool(self.guarded(lambda: page.key(name, shift=shift, command=command)))

    @property
    def writing(self) -> bool:
        """Whether keys belong to a line that is written in."""
        return self.page is not None and self.page.writing() is not None

    def choose(self, key: str) -> None:
        """A screen reader has chosen what answers by that name; of a cover its button."""
        page = self.page
        if self.covered:
            if page is not None and page.named(key) is not None:
                self.uncover()
        elif page is not None:
            self.guarded(lambda: page.spoken.choose(key))

    def letters(self, letters: str) -> None:
        """Letters from a keyboard, soft or hard."""
        page = self.page
        if page is not None and not self.covered:
            self.guarded(lambda: page.typed(letters))

    def write_here(self, wanted: bool) -> None:
        """Letters are wanted, or no more."""
        self.window.keyboard(wanted)

    # put aside and taken up again

    def cover(self) -> None:
        """Show nothing of a match, also not in the list of programs of the device."""
        self.gestures.let_go()
        if self.page is not None:
            self.page.in_sight(False)
        if self.page is not None and self.page.has_secrets():
            self.covered = True
        self._stale.add(ALL)
        self.paint()

    def renew(self) -> None:
        """The graphics card lost everything, or memory is short: draw all of it anew."""
        self.window.forget()
        if self.page is not None:
            self.page.in_sight(True)
        self.refresh()

    def uncover(self) -> None:
        """The player is back."""
        self.covered = False
        self.refresh()
