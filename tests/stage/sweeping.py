"""What a display list tells of its faults: cut, overlapping, off the glass, or too small."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from no_window import NoWindow

from scriptorium_desktop.lettering import LETTERING
from scriptorium_ui.pages.app import GuiApp
from scriptorium_ui.toolkit.display import (
    CLIPPED,
    DisplayPart,
    Fill,
    Image,
    Patch,
    Round,
    Shape,
    TextItem,
    Tiles,
)
from scriptorium_ui.toolkit.hit_areas import Touchable
from scriptorium_ui.toolkit.metrics import ScreenMetrics, for_fingers, for_mouse
from scriptorium_ui.toolkit.rect import Rect, overlap

# Rounding, and the room that every box of text has round its letters.
HAIR = 1.0
LETTERS = 0.72
OPAQUE = 255


class Screen(NoWindow):
    """A glass of some density whose letters are as wide as those that are really drawn."""

    def __init__(self, density: float, app: GuiApp, width: int, height: int, mouse: bool) -> None:
        self.density = density
        super().__init__(app, width, height, mouse)
        self.lettering = LETTERING

    def form(self) -> ScreenMetrics:
        wish = self.app.settings.values.text_size
        if self.with_mouse:
            return for_mouse(*self.size, self.density, wish)
        return for_fingers(*self.size, self.density, 1.0, wish)


def faults(window: NoWindow) -> list[str]:
    """All that is wrong with what is on the glass, in words."""
    page = window.app.page
    least = window.form().least - 1
    found = [f"cut: {one.text!r}" for one in page.clipped]
    found += [f"small letters {size}: {text!r}" for text, size in page.sizes if size < least]
    for part in window.lists[-1].parts:
        found += _texts(window, part)
    found += _touches(window)
    return found


def _inked(words: TextItem) -> Rect:
    """Where the letters of a text are, without the room above and below them."""
    return words.rect.inset(0, words.size * (1.2 - LETTERS) / 2)


def _texts(window: NoWindow, part: DisplayPart) -> Iterator[str]:
    """Texts off the glass, and two of which neither lies on something that covers the other."""
    screen, clips = Rect(0, 0, *window.size), dict(part.clips)
    shown: dict[int, list[tuple[TextItem, Rect]]] = {}
    for item in part.items:
        under = shown.setdefault(item.layer, [])
        clip = clips.get(CLIPPED.get(item.layer, ""))
        if not isinstance(item, TextItem):
            if _covers(item):
                under[:] = [(one, ink) for one, ink in under if not _touching(ink, item.rect)]
            continue
        ink = _inked(item)
        if clip is None and not _within(ink, screen):
            yield f"off the glass: {item.lines} {item.rect}"
        ink = overlap(ink, clip or screen)
        if min(ink.w, ink.h) <= HAIR:
            continue
        for one, other in under:
            if _touching(ink, other):
                yield f"overlap: {item.lines} {item.rect} and {one.lines} {one.rect}"
        under.append((item, ink))


def _covers(item: Shape) -> bool:
    """Whether what lies under it is hidden: a card, a panel, a piece."""
    solid = isinstance(item, Fill | Round | Image | Patch | Tiles)
    return solid and item.colour[3] == OPAQUE


def _touching(one: Rect, two: Rect) -> bool:
    (x, y, w, h), (left, top, wide, high) = one, two
    across = min(x + w, left + wide) - max(x, left) > HAIR
    return across and min(y + h, top + high) - max(y, top) > HAIR


def _within(inner: Rect, outer: Rect) -> bool:
    return (
        inner.x >= outer.x - HAIR
        and inner.y >= outer.y - HAIR
        and inner.right <= outer.right + HAIR
        and inner.bottom <= outer.bottom + HAIR
    )


def _counts(one: Touchable) -> bool:
    """Whether it is a thing of its own to be hit: pieces are helped by snapping and zooming."""
    does = one.act is not None or one.slide is not None or one.write is not None
    return one.enabled and does and not one.key.startswith("piece ")


def _hidden(answering: list[Touchable], low: Touchable, high: Touchable) -> bool:
    """Whether a sheet that answers nothing lies over the one and under the other."""
    between = answering[answering.index(low) + 1 : answering.index(high)]
    shared = overlap(low.seen, high.seen)
    return any(not _counts(one) and _within(shared, one.seen) for one in between)


def _touches(window: NoWindow) -> Iterator[str]:
    form, screen = window.form(), Rect(0, 0, *window.size)
    least = 0.0 if form.mouse else form.finger - HAIR
    answering = window.app.page.touchables
    counted = [one for one in answering if _counts(one)]
    for one in counted:
        if min(one.rect.w, one.rect.h) < least:
            yield f"small to hit: {one.key} {one.rect}"
        if one.clip is not None and min(one.clip.w, one.clip.h) < least:
            yield f"small view: {one.key} {one.clip}"
        if one.clip is None and not _within(one.rect, screen):
            yield f"off the glass to hit: {one.key} {one.rect}"
    for one, two in combinations(counted, 2):
        inside = _within(one.seen, two.seen) or _within(two.seen, one.seen)
        # A button in the row that it changes is part of it.
        if _touching(one.seen, two.seen) and not inside and not _hidden(answering, one, two):
            yield f"overlapping to hit: {one.key} {one.seen} and {two.key} {two.seen}"
