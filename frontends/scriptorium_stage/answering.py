"""What answers on a screen: to a touch, to keys, to being pointed at; and where the keyboard is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .shapes import Rect, overlap

Act = Callable[[], object]


@dataclass
class Touchable:
    """Something that answers: to a tap or click, to keys, to being asked what it is."""

    key: str
    rect: Rect
    act: Act | None = None
    says: str = ""
    enabled: bool = True
    adjust: Callable[[int], None] | None = None
    slide: Callable[[float], None] | None = None
    write: Callable[[str], None] | None = None
    focusable: bool = True
    squares: tuple[Rect, ...] = ()
    clip: Rect | None = None

    @property
    def seen(self) -> Rect:
        """The part of it that can be seen and touched."""
        return self.rect if self.clip is None else overlap(self.rect, self.clip)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on it; of a thing of several squares only on one of these."""
        if self.clip is not None and not self.clip.holds(x, y):
            return False
        if self.squares:
            return any(square.holds(x, y) for square in self.squares)
        return self.rect.holds(x, y)

    def slide_to(self, x: float, track: Rect | None = None) -> None:
        """Let it slide to a place between its two ends."""
        if self.slide is not None:
            rect = track or self.rect
            self.slide(min(1.0, max(0.0, (x - rect.x) / max(1.0, rect.w))))


class Answering:
    """A screen's list of what answers, and the one thing among it that has the keyboard."""

    touchables: list[Touchable]
    focus: str = ""

    def under(self, x: float, y: float) -> Touchable | None:
        """What answers at a point, the foremost first."""
        return next((one for one in reversed(self.touchables) if one.holds(x, y)), None)

    def named(self, key: str) -> Touchable | None:
        """What answers by that name."""
        return next((one for one in reversed(self.touchables) if one.key == key), None)

    def writing(self) -> Touchable | None:
        """The field that is written in, if one is."""
        focused = self.named(self.focus)
        return focused if focused is not None and focused.write is not None else None

    def click(self, touchable: Touchable) -> None:
        """Do what a thing does when it is touched."""

    def step_focus(self, by: int) -> None:
        """Go to the next thing that answers, round the end."""
        keys = [one.key for one in self.touchables if one.focusable and one.enabled]
        if not keys:
            return
        if self.focus in keys:
            self.focus = keys[(keys.index(self.focus) + by) % len(keys)]
        else:
            self.focus = keys[0 if by > 0 else -1]

    def common_key(self, name: str, shift: bool = False) -> bool:
        """Keys that all screens know: Tab, Enter and the arrows; whether this was one of them."""
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

    def typed_letters(self, letters: str) -> bool:
        """Letters for the field that is written in, a backspace among them; whether it took any."""
        field = self.writing()
        if field is None or field.write is None or not (letters == "\b" or letters.isprintable()):
            return False
        field.write(letters)
        return True
