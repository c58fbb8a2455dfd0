"""What all screens have in common: painting when something changed, fingers, keys and tips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_stage.answering import Answering
from scriptorium_stage.shapes import Rect

from ..desk import Desk
from ..drawing.brush import Brush, Clipped, Scroll, Touchable
from ..drawing.canvas import FRONT
from ..fingers import Pinch, Point

if TYPE_CHECKING:
    from ..shell import Shell

WHEEL = 60


class Screen(Answering):
    """It paints itself anew when something changed and knows what answers a finger."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.shell: Shell | None = None
        self.touchables: list[Touchable] = []
        self.clipped: list[Clipped] = []
        self.sizes: list[tuple[str, float]] = []
        self.scrolls: dict[str, Scroll] = {}
        self.scrolled: dict[str, float] = {}
        self.pressed = ""
        self.focus = ""
        self.tip = ""
        self.tip_at: Rect | None = None
        self._pulled: tuple[str, float] | None = None
        self._sliding = ""
        self._track: Rect | None = None

    # for screens to fill in

    def paint(self, brush: Brush) -> None:
        """Say what is to be seen."""

    def back(self) -> bool:
        """Go back to where one came from; False where nothing lies behind."""
        return False

    def left(self) -> None:
        """Another screen comes."""

    def own_key(self, name: str, modifiers: frozenset[str]) -> bool:
        """A key that only this screen knows; whether it did."""
        return False

    def setting_changed(self, name: str) -> None:
        """A setting counts from now on."""
        self.refresh()

    def resized(self) -> None:
        """The window has another size, or the device was turned."""
        self.tip = ""

    def pace(self) -> float | None:
        """Seconds between two calls of `update`, or None while nothing needs time."""
        return None

    def update(self, seconds: float) -> None:
        """Time passes."""

    def busy_thinking(self) -> bool:
        """Whether the device should stay awake."""
        return False

    def has_secrets(self) -> bool:
        """Whether a passer-by should not see this."""
        return False

    def paint_cover(self, brush: Brush) -> None:
        """What is shown instead while the program is put aside."""
        brush.tiles("curtain", brush.whole, brush.dp(160))

    def after_painting(self) -> None:
        """Painted: what moves may be put where it is."""

    # words

    def text(self, id: str, english: str, **details: str | int) -> str:
        """A sentence in the player's language."""
        return self.desk.text(id, english, **details)

    # painting

    def refresh(self) -> None:
        """Paint anew before the next frame."""
        if self.shell is not None and self.desk.screen is self:
            self.shell.refresh()

    def painted(self, brush: Brush) -> None:
        """Keep what answers a finger, and what the tests ask about."""
        self.touchables = brush.touchables
        self.clipped, self.sizes = brush.clipped, brush.sizes
        self.scrolls = brush.scrolls
        for name, scroll in brush.scrolls.items():
            self.scrolled[name] = scroll.at
        if self.focus and self.named(self.focus) is None:
            self.focus = ""

    def scroll_of(self, name: str, view: Rect, full: float, across: bool = False) -> Scroll:
        """A part that scrolls, as far as it was scrolled before."""
        return Scroll(view, full, self.scrolled.get(name, 0.0), across)

    def paint_tip(self, brush: Brush) -> None:
        """What is told of the thing a finger rests on, beside the finger."""
        if not self.tip or self.tip_at is None:
            return
        brush.layer, brush.clip = FRONT, None
        named, pad = brush.look.palette, brush.dp(14)
        width = min(brush.sp(380), brush.look.width * 0.8)
        longest = max(brush.width_of(line, 17) for line in self.tip.split("\n")) + brush.dp(4)
        inner = min(width - 2 * pad, longest)
        height = min(
            brush.measure(self.tip, 17, inner) + 2 * pad, brush.look.height - 2 * brush.dp(8)
        )
        anchor, edge = self.tip_at, brush.dp(8)
        x = min(max(edge, anchor.middle[0] - inner / 2 - pad), brush.look.width - inner - 2 * pad)
        y = anchor.y - height - brush.dp(20)
        if y < edge:
            y = min(anchor.bottom + brush.dp(28), brush.look.height - height - edge)
        box = Rect(max(0.0, x), max(edge, y), inner + 2 * pad, height)
        brush.framed(box, named["parchment"], brush.dp(10), named["outline"], brush.dp(2))
        brush.text(self.tip, box.inset(pad), 17, key="tip")

    def show_tip(self, told: str, rect: Rect) -> None:
        """Tell something beside a place until the glass is touched again."""
        self.tip, self.tip_at = told, rect
        self.refresh()

    # what answers

    def at(self, point: Point) -> Touchable | None:
        """What answers at a point, the foremost first."""
        return self.under(*point)

    def tip_of(self, touchable: Touchable) -> str:
        """What is told of a thing."""
        return touchable.says

    # fingers

    def press(self, at: Point) -> None:
        """A finger is down: the thing under it shows so."""
        if self.tip:
            self.tip = ""
        found = self.at(at)
        self.pressed = found.key if found is not None and found.enabled else ""
        self._pulled, self._sliding = None, ""
        if found is not None and found.slide is not None:
            # Its own place may change with its value; the finger keeps to where it began.
            self._sliding, self._track = found.key, found.rect
        if self.focus and (found is None or found.key != self.focus):
            self._leave_field()
        self.refresh()

    def _leave_field(self) -> None:
        self.focus = ""
        if self.shell is not None:
            self.shell.stop_writing()

    def tap(self, at: Point) -> None:
        """Lifted where it came down: that is a touch."""
        pressed, self.pressed = self.pressed, ""
        found = self.at(at)
        if found is not None and found.key == pressed:
            self._slide(found, at)
            self.click(found)
        self.refresh()

    def double_tap(self, at: Point) -> None:
        """Twice at one place is two touches."""
        self.tap(at)

    def click(self, touchable: Touchable) -> None:
        """Do what a thing does when it is touched."""
        if touchable.write is not None:
            self.focus = touchable.key
            self._raise(touchable)
            if self.shell is not None:
                self.shell.write_here()
        elif touchable.act is not None:
            self.desk.sounds.play("page")
            touchable.act()

    def _raise(self, touchable: Touchable) -> None:
        """Scroll what is written in as high as it goes: the keyboard covers the lower half."""
        for name, scroll in self.scrolls.items():
            if scroll.view == touchable.clip and not scroll.across:
                self.scroll_to(name, scroll.at + touchable.rect.y - scroll.view.y)

    def hold(self, at: Point) -> None:
        """Held: the thing under the finger tells its rule."""
        self.pressed = ""
        found = self.at(at)
        if found is not None:
            told = self.tip_of(found)
            if told:
                self.show_tip(told, Rect(at[0] - 1, at[1] - 1, 2, 2))
        self.refresh()

    def draw(self, at: Point, start: Point) -> None:
        """Drawn: a slider follows, or what scrolls scrolls."""
        if self._sliding:
            self._slide(self.named(self._sliding), at)
            return
        self.pressed = ""
        if self._pulled is None:
            name = self.scroll_under(start)
            self._pulled = (name, self.scrolled.get(name, 0.0))
        name, began = self._pulled
        scroll = self.scrolls.get(name)
        if scroll is not None:
            moved = at[0] - start[0] if scroll.across else at[1] - start[1]
            self.scroll_to(name, began - moved)

    def _slide(self, touchable: Touchable | None, at: Point) -> None:
        if touchable is not None and touchable.slide is not None:
            touchable.slide_to(at[0], self._track)
            self.refresh()

    def drop(self, at: Point, start: Point) -> None:
        """Lifted after moving: nothing is touched by it."""
        self.pressed, self._pulled, self._sliding = "", None, ""
        self.refresh()

    def twist(self, pinch: Pinch) -> None:
        """Two fingers mean nothing but at the table."""
        self.pressed = ""

    def untwist(self, pinch: Pinch) -> None:
        """Nor do they when they go."""
        self.refresh()

    def drop_all(self) -> None:
        """What was begun means nothing any more."""
        self.pressed, self._pulled, self._sliding = "", None, ""
        self.refresh()

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
            density = self.shell.fingers.density if self.shell is not None else 1.0
            self.scroll_to(name, self.scrolled.get(name, 0.0) + by * WHEEL * density)

    # keys

    def key(self, name: str, modifiers: frozenset[str]) -> bool:
        """Keys: all screens know Tab, Enter, the arrows, Escape and the back button."""
        self.tip = ""
        if name == "backspace" and self.typed_letters("\b"):
            self.refresh()
            return True
        if name == "enter" and self.writing() is not None:
            self._leave_field()
            self.refresh()
            return True
        if self.own_key(name, modifiers):
            self.refresh()
            return True
        used = self._common(name, modifiers)
        self.refresh()
        return used

    def _common(self, name: str, modifiers: frozenset[str]) -> bool:
        if name == "escape":
            return self.back()
        focused = self.named(self.focus)
        if name == "f1" and focused is not None:
            self.show_tip(self.tip_of(focused), focused.rect)
            return True
        return self.common_key(name, "shift" in modifiers)

    def typed(self, letters: str) -> None:
        """Letters, for the field that is written in."""
        if self.typed_letters(letters):
            self.refresh()

    def step_focus(self, by: int) -> None:
        """Go to the next thing that answers, round the end; what is hidden scrolls into sight."""
        super().step_focus(by)
        self.bring_to_sight(self.named(self.focus))

    def bring_to_sight(self, touchable: Touchable | None) -> None:
        """Scroll so that a thing can be seen."""
        if touchable is None or touchable.clip is None:
            return
        for name, scroll in self.scrolls.items():
            if scroll.view != touchable.clip:
                continue
            rect, view = touchable.rect, scroll.view
            first, last = (rect.x, rect.right) if scroll.across else (rect.y, rect.bottom)
            low, high = (view.x, view.right) if scroll.across else (view.y, view.bottom)
            by = min(0.0, first - low) or max(0.0, last - high)
            self.scroll_to(name, scroll.at + by)
