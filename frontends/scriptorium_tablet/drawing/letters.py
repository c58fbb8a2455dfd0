"""Letters: measured, broken into lines, made to fit a box, and turned into textures.

Textures are white and get their colour where they are drawn, so one serves every palette.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kivy.core.text import Label
from kivy.core.text.markup import MarkupLabel
from kivy.utils import escape_markup

from .glyphs import can_draw, path_of, runs

LEADING = 1.2
ELLIPSIS = "…"
KEEP = 700


@dataclass(frozen=True)
class Setting:
    """A text set in a box: its lines, its size, and whether all of it could be shown."""

    lines: tuple[str, ...]
    face: str
    size: int
    width: float
    height: float
    whole: bool


@lru_cache(maxsize=256)
def _ruler(face: str, size: int) -> Any:
    return Label(font_name=path_of(face), font_size=size)


@lru_cache(maxsize=256)
def _natural(face: str, size: int) -> float:
    """How high the font itself wants a line to be."""
    return max(1.0, float(_ruler(face, size).get_extents("Hg")[1]))


@lru_cache(maxsize=32768)
def width_of(text: str, face: str, size: int) -> float:
    """How wide a line is, in pixels."""
    return float(sum(_ruler(used, size).get_extents(part)[0] for part, used in runs(text, face)))


def line_height(size: int) -> float:
    """The height of a line of this size."""
    return size * LEADING


@lru_cache(maxsize=8192)
def wrapped(text: str, face: str, size: int, width: float) -> tuple[str, ...]:
    """The text in lines no wider than that, where its words allow it."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width_of(longer, face, size) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=8192)
def set_text(
    text: str,
    face: str,
    size: int,
    width: float,
    height: float,
    smallest: int,
    one_line: bool = False,
) -> Setting:
    """Set a text in a box, as large as fits, no larger than asked, no smaller than readable."""
    tried = max(size, smallest)
    while True:
        lines = (text,) if one_line else wrapped(text, face, tried, width)
        widest = max((width_of(line, face, tried) for line in lines), default=0.0)
        tall = len(lines) * line_height(tried)
        if widest <= width + 1 and (tall <= height + 1 or (len(lines) == 1 and tried <= height)):
            return Setting(lines, face, tried, widest, tall, True)
        if tried <= smallest:
            return _cut_short(lines, face, tried, width, height)
        tried -= 1


def _cut_short(
    lines: tuple[str, ...], face: str, size: int, width: float, height: float
) -> Setting:
    count = max(1, int((height + 1) // line_height(size)))
    kept = list(lines[:count])
    for at, line in enumerate(kept):
        ending = ELLIPSIS if at == len(kept) - 1 and len(lines) > count else ""
        while line and width_of(line + ending, face, size) > width:
            line, ending = line[:-1], ELLIPSIS
        kept[at] = line + ending
    widest = max((width_of(line, face, size) for line in kept), default=0.0)
    return Setting(tuple(kept), face, size, widest, len(kept) * line_height(size), False)


class Letters:
    """The textures of texts, the latest used kept."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    def texture(self, setting: Setting, align: str) -> Any:
        """The texture of a set text."""
        key = (setting.lines, setting.face, setting.size, align)
        label = self._made.get(key)
        if label is None:
            label = self._made[key] = _drawn(setting, align)
            while len(self._made) > KEEP:
                self._made.popitem(last=False)
        else:
            self._made.move_to_end(key)
        return label.texture

    def forget(self) -> None:
        """Make all anew, after the graphics card has lost them."""
        self._made.clear()


def _drawn(setting: Setting, align: str) -> Any:
    plain = "\n".join(setting.lines)
    options = {
        "font_name": path_of(setting.face),
        "font_size": setting.size,
        "halign": align,
        "line_height": line_height(setting.size) / _natural(setting.face, setting.size),
    }
    if can_draw(setting.face, plain):
        label = Label(text=plain, **options)
    else:
        marked = "\n".join(_marked(line, setting.face) for line in setting.lines)
        label = MarkupLabel(text=marked, **options)
    label.refresh()
    return label


def _marked(line: str, face: str) -> str:
    return "".join(
        escape_markup(part)
        if used == face
        else f"[font={path_of(used)}]{escape_markup(part)}[/font]"
        for part, used in runs(line, face)
    )
