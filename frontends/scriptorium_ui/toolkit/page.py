"""What all pages have in common: being painted, what answers, where the keyboard is, scrolling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from .accessibility import Spoken
from .display import FRONT
from .gestures import GestureHandler, Point
from .hit_areas import Touchable
from .painter import Clipped, Painter, PartBuilder, Scroll
from .pointers import PageFingers, PageMouse
from .rect import Rect, overlap

if TYPE_CHECKING:
    from scriptorium_ui.pages.app import GuiApp

ALL = ""
WHEEL = 60


class PageScreen(Protocol):
    """What a page asks of the screen that it is shown on."""

    def refresh(self, part: str = ALL) -> None:
        """Paint the page anew before the next frame, or one of its parts."""

    def paint_now(self) -> None:
        """Paint at once."""

    def write_here(self, wanted: bool) -> None:
        """Letters are wanted, or no more."""

    def now(self) -> float:
        """The time, in seconds."""

    def later(self, name: str, seconds: float, act: Callable[[], None]) -> None:
        """Do something in a while, instead of what was to be done under that name."""


class Page:
    """It is painted anew when something changed, and knows what answers a touch.

    A page is a function from what is known and the form of the screen to a display list: `paint`.
    What is kept beside that is where attention is, and how far its parts are scrolled.
    """

    # The parts that change often while the others do not.
    live: frozenset[str] = frozenset()
    # Whether it can be shown only when it is known which games there are.
    knows_games = True
    # The page that is gone back to, where it is another than the first one.
    behind: Page | None = None

    def __init__(self, app: GuiApp) -> None:
        self.app = app
        self.spoken: Spoken = Spoken(self)
        self.touchables: list[Touchable] = []
        self._hit: tuple[Point, list[Touchable], Touchable | None] = (0.0, 0.0), [], None
        self.clipped: list[Clipped] = []
        self.sizes: list[tuple[str, float]] = []
        self.scrolls: dict[str, Scroll] = {}
        self.scrolled: dict[str, float] = {}
        self.pressed, self.hover, self.focus = "", "", ""
        self.tip = ""
        self.tip_at: Rect | None = None
        self.tells = False  # whether what is told goes along with the keys
        self.tip_clear: Sequence[Rect] = ()  # what it rather does not cover
        self.fingers: GestureHandler = PageFingers(self)
        self.mouse: PageMouse = PageMouse(self)

    # for pages to fill in

    def paint(self, painter: Painter) -> None:
        """Say what is to be seen."""

    def paint_part(self, painter: Painter, name: str) -> None:
        """Say what is to be seen of one of its parts, for a page that has any."""

    def back(self) -> bool:
        """Go back to where one came from; False where nothing lies behind."""
        return False

    def left(self) -> None:
        """Another page comes."""

    def ended(self) -> None:
        """The program ends."""
        self.left()

    def own_key(self, name: str, *, shift: bool, command: bool) -> bool:
        """A key that only this page knows; whether it did."""
        return False

    def setting_changed(self, name: str) -> None:
        """A setting counts from now on."""
        self.refresh()

    def resized(self) -> None:
        """The screen has another size, or was turned."""
        self.tip = ""

    def facing(self) -> int:
        """The side of the table that it is read from, clockwise from the one before the screen."""
        return self.behind.facing() if self.behind is not None else 0

    def pace(self) -> float | None:
        """Seconds between two calls of `update`, or None while nothing needs time."""
        return None

    def update(self, seconds: float) -> None:
        """Time passes."""

    @property
    def breathing(self) -> bool:
        """Whether glow and fog may move: not where a battery or the player asks for stillness."""
        return self.app.form.mouse and not self.app.settings.values.reduced_motion

    def busy_thinking(self) -> bool:
        """Whether the device should stay awake."""
        return False

    def in_sight(self, here: bool) -> None:
        """Whether the program is in sight, or was put aside."""

    def has_secrets(self) -> bool:
        """Whether a passer-by should not see this."""
        return False

    def paint_cover(self, painter: Painter) -> None:
        """What is shown instead while the program is put aside."""
        painter.tiles("curtain", painter.whole, painter.dp(160))

    # words

    def text(self, id: str, english: str, **details: str | int) -> str:
        """A sentence in the player's language."""
        return self.app.text(id, english, **details)

    # painting

    @property
    def screen(self) -> PageScreen | None:
        """The screen while this page is on it."""
        return self.app.screen if self.app.page is self else None

    def refresh(self, part: str = ALL) -> None:
        """Paint anew before the next frame, all of it or one part."""
        if self.screen is not None:
            self.screen.refresh(part)

    def paint_now(self) -> None:
        """Paint at once."""
        if self.screen is not None:
            self.screen.paint_now()

    def painted(self, parts: list[PartBuilder]) -> None:
        """Keep what answers, and what the tests ask about."""
        last = max((nr for nr, one in enumerate(parts) if one.alone), default=0)
        answering = parts[last:]
        self.touchables = [touchable for one in answering for touchable in one.touchables]
        self.scrolls = {name: scroll for one in answering for name, scroll in one.scrolls.items()}
        self.clipped = [clipped for one in parts for clipped in one.clipped]
        self.sizes = [size for one in parts for size in one.sizes]
        for name, scroll in self.scrolls.items():
            self.scrolled[name] = scroll.at
        if self.focus and self.named(self.focus) is None:
            self.focus = ""

    def scroll_of(self, name: str, view: Rect, full: float, across: bool = False) -> Scroll:
        """A part that scrolls, as far as it was scrolled before."""
        return Scroll(view, full, self.scrolled.get(name, 0.0), across)

    def paint_tip(self, painter: Painter) -> None:
        """The tooltip of the thing that a finger or the mouse rests on."""
        if not self.tip or self.tip_at is None:
            return
        painter.layer, painter.clip = FRONT, None
        named, pad = painter.palette, painter.dp(14)
        wide, high = painter.form.width, painter.form.height
        width = min(painter.sp(380), wide * 0.8)
        longest = max(painter.width_of(line, 17) for line in self.tip.split("\n")) + painter.dp(4)
        inner, edge = min(width - 2 * pad, longest), painter.dp(8)
        height = min(painter.measure(self.tip, 17, inner) + 2 * pad, high - 2 * edge)
        anchor = self.tip_at
        x = anchor.x if painter.form.mouse else anchor.middle[0] - inner / 2 - pad
        x = min(max(edge, x), wide - inner - 2 * pad - edge)
        if painter.form.mouse:  # below what it is about: a pointer hides little
            y = anchor.bottom + painter.dp(8)
            if y + height > high - edge:
                y = max(edge, anchor.y - height - painter.dp(8))
        else:  # above it, where no hand lies, unless another place leaves more to be seen
            above, lowest = anchor.y - height - painter.dp(20), high - height - edge
            tops = above, min(anchor.bottom + painter.dp(28), lowest), edge, lowest
            boxes = [Rect(x, top, inner + 2 * pad, height) for top in tops if top >= edge]
            y = min(boxes, key=self._hides).y
        box = Rect(max(0.0, x), max(edge, y), inner + 2 * pad, height)
        painter.framed(box, named["parchment"], painter.dp(10), named["outline"], painter.dp(2))
        painter.text(self.tip, box.inset(pad), 17, key="tip")

    def _hides(self, box: Rect) -> float:
        """How much it would cover of what it rather does not cover."""
        common = [overlap(box, one) for one in self.tip_clear]
        return sum(one.w * one.h for one in common)

    def show_tip(self, told: str, rect: Rect, clear: Sequence[Rect] = ()) -> None:
        """Tell something beside a place until the screen is touched again, clear of some others."""
        self.tip, self.tip_at, self.tip_clear = told, rect, clear
        self.refresh()

    # what answers

    def under(self, x: float, y: float) -> Touchable | None:
        """What answers at a point, the foremost first."""
        return next((one for one in reversed(self.touchables) if one.holds(x, y)), None)

    def at(self, point: Point) -> Touchable | None:
        """What answers at a point, the foremost first; looked for once as long as it stays."""
        if self._hit[0] != point or self._hit[1] is not self.touchables:
            self._hit = point, self.touchables, self.under(*point)
        return self._hit[2]

    def place_of(self, name: str) -> Rect | None:
        """Where the thing of that name is."""
        found = self.named(name)
        return found.rect if found is not None else None

    def named(self, key: str) -> Touchable | None:
        """What answers by that name."""
        return next((one for one in reversed(self.touchables) if one.key == key), None)

    def twice(self, touchable: Touchable) -> bool:
        """Whether two taps in a moment are two touches of a thing, not one by mistake."""
        return True

    def tip_of(self, touchable: Touchable) -> str:
        """The tooltip of a thing."""
        return touchable.tip

    def writing(self) -> Touchable | None:
        """The field that is written in, if one is."""
        focused = self.named(self.focus)
        return focused if focused is not None and focused.write is not None else None

    def click(self, touchable: Touchable) -> None:
        """Do what a thing does when it is touched."""
        if touchable.write is not None:
            self.focus = touchable.key
            self._raise(touchable)
            if self.screen is not None:
                self.screen.write_here(True)
        elif touchable.act is not None:
            self.app.sounds.play("page")
            touchable.act()

    def _raise(self, touchable: Touchable) -> None:
        """Scroll what is written in as high as it goes: a keyboard may cover the lower half."""
        for name, scroll in self.scrolls.items():
            if scroll.view == touchable.clip and not scroll.across:
                self.scroll_to(name, scroll.at + touchable.rect.y - scroll.view.y)

    def leave_field(self) -> None:
        """Nothing is written in any more."""
        self.focus = ""
        if self.screen is not None:
            self.screen.write_here(False)

    # scrolling

    def scroll_under(self, at: Point) -> str:
        """The part that scrolls under a point."""
        return next((n for n, s in reversed(self.scrolls.items()) if s.view.holds(*at)), "")

    def scroll_to(self, name: str, at: float) -> None:
        """Scroll a part so far."""
        scroll = self.scrolls.get(name)
        if scroll is not None:
            at = min(max(0.0, at), scroll.most)
            if at != self.scrolled.get(name):
                self.scrolled[name] = at
                self.refresh()

    def wheel(self, at: Point, by: int) -> None:
        """A mouse wheel scrolls what lies under it."""
        name = self.scroll_under(at)
        if name:
            unit = self.app.form.unit
            self.scroll_to(name, self.scrolled.get(name, 0.0) + by * WHEEL * unit)

    def bring_to_sight(self, touchable: Touchable | None) -> None:
        """Scroll so that a thing can be seen."""
        if touchable is None or touchable.clip is None:
            return
        for name, scroll in self.scrolls.items():
            if scroll.view == touchable.clip:
                self.scroll_into(name, touchable.rect)

    def scroll_into(self, name: str, rect: Rect) -> None:
        """Scroll a part so far that a rectangle in it can be seen."""
        scroll = self.scrolls.get(name)
        if scroll is None:
            return
        view = scroll.view
        first, last = (rect.x, rect.right) if scroll.across else (rect.y, rect.bottom)
        low, high = (view.x, view.right) if scroll.across else (view.y, view.bottom)
        self.scroll_to(name, scroll.at + (min(0.0, first - low) or max(0.0, last - high)))

    # keys

    def key(self, name: str, *, shift: bool = False, command: bool = False) -> bool:
        """Keys: all pages know Tab, Enter, the arrows, Escape and the back button."""
        told, before, self.tip = bool(self.tip) or self.tells, self.focus, ""
        used = self._key(name, shift, command)
        focused = self.named(self.focus)
        self.tells = told and focused is not None and self.focus != before
        if self.tells and self.app.form.mouse:
            self.paint_now()  # it may have scrolled into sight
            self.mouse.tell(self.focus, by_keys=True)  # what is told goes along with the keys
        self.refresh()
        return used

    def _key(self, name: str, shift: bool, command: bool) -> bool:
        if name == "backspace" and self._typed("\b"):
            return True
        if self.writing() is not None and name in ("enter", "space"):
            if name == "enter":
                self.leave_field()
            return True
        if self.own_key(name, shift=shift, command=command):
            return True
        if name == "escape":
            return self.back()
        focused = self.named(self.focus)
        if name == "f1" and focused is not None:
            self.show_tip(self.tip_of(focused), focused.rect)
            return True
        return self._common_key(name, shift)

    def _common_key(self, name: str, shift: bool) -> bool:
        focused = self.named(self.focus)
        if name == "tab":
            self.step_focus(-1 if shift else 1)
        elif name in ("enter", "space"):
            if focused is not None:
                self.click(focused)
        elif name in ("down", "up"):
            self.step_focus(1 if name == "down" else -1)
        elif name in ("right", "left"):
            by = 1 if name == "right" else -1
            if focused is not None and focused.adjust is not None:
                focused.adjust(by)
            else:
                self.step_focus(by)
        else:
            return False
        return True

    def step_focus(self, by: int) -> None:
        """Go to the next thing that answers, round the end; what is hidden scrolls into sight."""
        keys = [one.key for one in self.touchables if one.focusable and one.enabled]
        if not keys:
            return
        if self.focus in keys:
            self.focus = keys[(keys.index(self.focus) + by) % len(keys)]
        else:
            self.focus = keys[0 if by > 0 else -1]
        self.bring_to_sight(self.named(self.focus))
        self.mouse.overruled()

    def typed(self, letters: str) -> None:
        """Letters, for the field that is written in."""
        if self._typed(letters):
            self.refresh()

    def _typed(self, letters: str) -> bool:
        field = self.writing()
        if field is None or field.write is None or not (letters == "\b" or letters.isprintable()):
            return False
        field.write(letters)
        return True
