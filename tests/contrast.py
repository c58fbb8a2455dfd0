"""How well things stand out in a picture, as WCAG 2 counts it: of letters, of marks, of things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from PIL import Image

from scriptorium_ui.toolkit.display import CLIPPED, TextItem
from scriptorium_ui.toolkit.rect import Rect, overlap

ENOUGH = 7.0


@cache
def light(pixel: tuple[int, ...]) -> float:
    """The relative luminance of a pixel, as WCAG 2 defines it."""
    shares = [value / 255 for value in pixel[:3]]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: float, other: float) -> float:
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def lights(picture: Image.Image, rect: Rect) -> list[float]:
    box = tuple(round(side) for side in (rect.x, rect.y, rect.right, rect.bottom))
    return [light(pixel) for pixel in picture.crop(box).getdata()]


def of_text(picture: Image.Image, rect: Rect) -> float:
    """The contrast of letters to their ground, the commonest light: that of the farthest one."""
    found = lights(picture, rect)
    ground = Counter(round(one, 2) for one in found).most_common(1)[0][0]
    return max(contrast(ground, min(found)), contrast(ground, max(found)))


def seen_words(glass) -> Iterator[tuple[str, Rect]]:
    """Every text that is wholly in sight, and where; not what has no light of its own.

    A nought of old style is thinner than a pixel, and an arrow that leads nowhere is pale.
    """
    whole = Rect(0, 0, glass.form.width, glass.form.height)
    parts = [part for _, part in glass._parts.values()]
    clips = {name: rect for part in parts for name, rect in part.clips}
    for part in parts:
        for item in part.items:
            told = " ".join(item.lines) if isinstance(item, TextItem) else ""
            inside = clips.get(CLIPPED.get(item.layer, ""), whole)
            if told not in ("", "0", "\u2039", "\u203a") and holds(inside, item.rect):
                yield told, item.rect


def holds(outer: Rect, rect: Rect) -> bool:
    """Whether a rectangle lies in another, but for a pixel."""
    seen = overlap(rect, outer)
    return seen.w > rect.w - 1 and seen.h > rect.h - 1


def on_pit(screen, id: str) -> Rect:
    spot = screen.controller.spots[id]
    return spot.squares[0] if spot.squares else spot.rect


def empty_squares(screen) -> list[str]:
    """Squares of the pit with nothing on them, away from the signs of the quarters."""
    pieces = screen.controller.shown.group("board")
    taken = [
        square
        for piece in pieces
        if piece.layer > 1
        for square in (screen.controller.spots[piece.id].squares or [on_pit(screen, piece.id)])
    ]
    return [
        piece.id
        for piece in pieces
        if piece.art == "grid-mark"
        and all(min(overlap(on_pit(screen, piece.id), one)[2:]) < 1 for one in taken)
    ]


def faint_words(glass, picture: Image.Image) -> dict[str, float]:
    """All that is written and cannot be read well enough."""
    found = {told: round(of_text(picture, rect), 1) for told, rect in seen_words(glass)}
    assert found
    return {told: one for told, one in found.items() if one < ENOUGH}


def the_pit_stands_out(screen, picture: Image.Image) -> None:
    """It is black, its marks are light, and every bridge has an edge of light."""
    ground, marks = [], []
    for id in empty_squares(screen):
        rect = on_pit(screen, id)
        ground.append(light(picture.getpixel(tuple(round(one) for one in rect.middle))))
        marks.append(max(lights(picture, rect)))
    assert len(ground) > 40
    dark = sorted(ground)[len(ground) // 2]
    assert dark == 0.0
    assert contrast(dark, min(marks)) >= ENOUGH
    for piece in screen.controller.shown.group("board"):
        if piece.shape:
            assert contrast(dark, max(lights(picture, on_pit(screen, piece.id)))) >= ENOUGH
