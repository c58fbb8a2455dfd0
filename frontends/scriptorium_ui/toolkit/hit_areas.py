"""What answers on a page: to a touch, to keys, to being pointed at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .rect import Rect, overlap

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
    upright: bool = False
    write: Callable[[str], None] | None = None
    focusable: bool = True
    squares: tuple[Rect, ...] = ()
    clip: Rect | None = None
    shows: str = ""  # the words that stand on it

    @property
    def tip(self) -> str:
        """What it tells of itself; nothing where it is the words that stand on it."""
        return "" if _alike(self.says) == _alike(self.shows) else self.says

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

    def slide_to(self, at: tuple[float, float], track: Rect | None = None) -> None:
        """Let it slide to a place between its two ends, which are left and right or `upright`."""
        if self.slide is None:
            return
        rect = track or self.rect
        part = (at[0] - rect.x) / max(1.0, rect.w)
        if self.upright:
            part = (at[1] - rect.y) / max(1.0, rect.h)
        self.slide(min(1.0, max(0.0, part)))


def _alike(words: str) -> str:
    return words.strip().rstrip(".").casefold()
