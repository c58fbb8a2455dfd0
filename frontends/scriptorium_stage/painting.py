"""What every brush collects while a screen paints itself: items, what answers, what was cut off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from .answering import Touchable
from .colours import Palette
from .shapes import Rect


class Seen(Protocol):
    """What any brush has to know: the window, the colours and the player's size of letters."""

    width: float
    height: float
    palette: Palette
    text_size: int


@dataclass
class Clipped:
    """A text that did not fit its box, found by the tests."""

    text: str
    rect: Rect


Look = TypeVar("Look", bound=Seen)
Item = TypeVar("Item")


class Painting(Generic[Look, Item]):
    """The part of a brush that has no toolkit."""

    def __init__(self, look: Look, layer: int, top: int) -> None:
        self.look = look
        self.layer = layer
        self.items: list[Item] = []
        self.touchables: list[Touchable] = []
        self.clipped: list[Clipped] = []
        self.clip: Rect | None = None
        self._top = top
        self._count = 0

    @property
    def whole(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.look.width, self.look.height)

    def key(self, name: str = "") -> str:
        """A name for an item that has none: what is painted in the same order is the same."""
        if name:
            return name
        self._count += 1
        return f"~{self.layer}.{self._count}"

    def touchable(self, touchable: Touchable) -> Touchable:
        """Something that answers a touch; what is painted later lies in front."""
        if touchable.clip is None:
            touchable.clip = self.clip
        self.touchables.append(touchable)
        return touchable

    def only_what_follows(self) -> None:
        """From now on only what is painted later answers; it lies before all there is."""
        self.touchables.clear()
        self.layer, self.clip = self._top, None
        self.touchable(Touchable("modal", self.whole, focusable=False))
