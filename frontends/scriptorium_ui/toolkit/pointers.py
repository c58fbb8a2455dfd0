"""What fingers and a mouse mean on any page: touch, slide, scroll, ask for a tooltip."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .gestures import Pinch, Point
from .hit_areas import Touchable
from .rect import Rect

if TYPE_CHECKING:
    from .page import Page

TOLD_AFTER = 0.45
LONG_PRESS = 0.6
POINTER = 16


class PageFingers:
    """One finger or two on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pulled: tuple[str, float] | None = None
        self._sliding = ""
        self._track: Rect | None = None

    def _let_go(self) -> None:
        self.page.pressed, self.pulled, self._sliding = "", None, ""
        self.page.refresh()

    def press(self, at: Point) -> None:
        """A finger is down: the thing under it shows so."""
        page = self.page
        before, page.tip = (page.tip, page.focus), ""
        found = page.at(at)
        page.pressed = found.key if found is not None and found.enabled else ""
        self.pulled, self._sliding = None, ""
        if found is not None and found.slide is not None:
            # Its own place may change with its value; the finger keeps to where it began.
            self._sliding, self._track = found.key, found.rect
        if page.focus and (found is None or found.key != page.focus):
            page.leave_field()
        if (page.tip, page.focus) != before or self.looks_pressed():
            page.refresh()

    def looks_pressed(self) -> bool:
        """Whether one sees of what is under the finger that it is pressed."""
        return bool(self.page.pressed)

    def tap(self, at: Point) -> None:
        """Lifted where it came down: that is a touch."""
        pressed, self.page.pressed = self.page.pressed, ""
        found = self.page.at(at)
        if found is not None and found.key == pressed:
            self._slide(found, at)
            self.page.click(found)
        self.page.refresh()

    def double_tap(self, at: Point) -> None:
        """Twice at one place is two touches."""
        found = self.page.at(at)
        if found is None or self.page.twice(found):
            self.tap(at)
        else:
            self._let_go()

    def hold(self, at: Point) -> None:
        """Held: the thing under the finger tells its rule."""
        self.page.pressed = ""
        found = self.page.at(at)
        told = self.page.tip_of(found) if found is not None else ""
        if told:
            self.page.show_tip(told, Rect(at[0] - 1, at[1] - 1, 2, 2))
        self.page.refresh()

    def draw(self, at: Point, start: Point) -> None:
        """Drawn: a slider follows, or what scrolls scrolls."""
        page = self.page
        if self._sliding:
            self._slide(page.named(self._sliding), at)
            return
        page.pressed = ""
        if self.pulled is None:
            name = page.scroll_under(start)
            self.pulled = (name, page.scrolled.get(name, 0.0))
        name, began = self.pulled
        scroll = page.scrolls.get(name)
        if scroll is not None:
            moved = at[0] - start[0] if scroll.across else at[1] - start[1]
            page.scroll_to(name, began - moved)

    def _slide(self, touchable: Touchable | None, at: Point) -> None:
        if touchable is not None and touchable.slide is not None:
            touchable.slide_to(at, self._track)
            self.page.refresh()

    def drop(self, at: Point, start: Point) -> None:
        """Lifted after moving: nothing is touched by it."""
        self._let_go()

    def another(self, at: Point) -> None:
        """A palm, or a finger that means nothing but at the table."""

    def twist(self, pinch: Pinch) -> None:
        """Two fingers mean nothing but at the table."""
        self.page.pressed = ""

    def untwist(self, pinch: Pinch) -> None:
        """Nor do they when they go."""
        self.page.refresh()

    def drop_all(self) -> None:
        """What was begun means nothing any more."""
        self._let_go()


class PageMouse:
    """The mouse on a page: what it rests on is highlighted, and explained after a moment."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.at: Point = (-1.0, -1.0)
        self._pressed_at = 0.0
        self._track: Rect | None = None

    # what lies under it

    def name_at(self, at: Point) -> str:
        """What lies there, by name."""
        found = self.page.at(at)
        return found.key if found is not None else ""

    def says(self, name: str) -> str:
        """The tooltip of the thing of that name."""
        found = self.page.named(name)
        return self.page.tip_of(found) if found is not None else ""

    def click(self, name: str, found: Touchable) -> None:
        """The thing of that name is clicked; `found` is what answers there."""
        self.page.click(found)

    # moving

    def moved(self, at: Point) -> None:
        """It went somewhere: what lies there shows itself."""
        self.at = at
        name = self.name_at(at)
        if name != self.page.hover:
            self.page.hover = name
            self.hide_tip()
            self.page.refresh()
        elif not self.page.tip:
            self.rest()

    def rest(self) -> None:
        """It may rest from now on."""
        if self.page.screen is not None:
            self.page.screen.later("rest", TOLD_AFTER, self._rested)

    def _rested(self) -> None:
        if self.page.hover and not self.page.tip:
            self.tell(self.page.hover)

    def tell(self, name: str, *, by_keys: bool = False) -> None:
        """Tell what a thing is, beside it, or beside the pointer where it is large."""
        told, rect = self.says(name), self.page.place_of(name)
        if told and told != self.page.tip:
            if rect is None or not (by_keys or rect.h < self.page.app.form.height / 3):
                rect = Rect(*self.at, 1, POINTER)
            self.page.show_tip(told, rect)

    def hide_tip(self) -> None:
        """Hide the tooltip until the mouse rests again."""
        self.rest()
        self.page.tells = False
        if self.page.tip:
            self.page.tip = ""
            self.page.refresh()

    def overruled(self) -> None:
        """The keyboard points now, until the mouse moves on."""
        self.page.hover = ""

    # pressing

    def pressed(self, at: Point, *, asks: bool) -> None:
        """A button goes down: a slider follows at once, the rest waits for the release.

        The other button `asks` what lies there.
        """
        self.at = at
        self.hide_tip()
        name = self.name_at(at)
        if asks:
            self.tell(name)
            return
        page, found = self.page, self.page.at(at)
        page.pressed = name
        self._pressed_at = page.screen.now() if page.screen is not None else 0.0
        self._track = found.rect if found is not None else None
        page.focus = name if found is not None and found.write is not None else ""
        self._slide(found)
        page.refresh()

    def dragged_to(self, at: Point) -> None:
        """It goes on with the button held."""
        self.at = at
        self._slide(self.page.named(self.page.pressed))

    def _slide(self, touchable: Touchable | None) -> None:
        if touchable is not None and touchable.slide is not None:
            touchable.slide_to(self.at, self._track)
            self.page.refresh()

    def held_long(self) -> bool:
        """Whether the button was held down to ask what a thing is, not to do it."""
        screen = self.page.screen
        return screen is not None and screen.now() - self._pressed_at >= LONG_PRESS

    def released(self, at: Point, *, asks: bool) -> None:
        """Released where it was pressed: that is a click."""
        self.at = at
        pressed, self.page.pressed = self.page.pressed, ""
        name, found = self.name_at(at), self.page.at(at)
        held = self.held_long() and bool(self.says(name))
        if found is not None and name == pressed and not asks and not held:
            self.click(name, found)
        self.page.refresh()

    def wheel(self, at: Point, by: int) -> None:
        """The wheel was turned, down for more than nothing."""
        self.at = at
        self.page.wheel(at, by)


class Nobody:
    """Hears fingers, and does nothing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: None
