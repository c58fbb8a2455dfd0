"""Letters: measured, and turned into textures.

Textures are white and get their colour where they are drawn, so one serves every palette.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Any

from kivy.core.text import Label
from kivy.core.text.markup import MarkupLabel
from kivy.utils import escape_markup

from scriptorium_ui.toolkit.display import TextItem
from scriptorium_ui.toolkit.glyphs import can_draw, path_of, runs
from scriptorium_ui.toolkit.text_fitting import Lettering, line_height

KEEP = 700


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


LETTERING = Lettering(width_of, slack=1)


class TextTextures:
    """The textures of texts, the latest used kept."""

    def __init__(self) -> None:
        self._made: OrderedDict[object, Any] = OrderedDict()

    def texture(self, words: TextItem) -> Any:
        """The texture of a set text."""
        key = words.content
        label = self._made.get(key)
        if label is None:
            label = self._made[key] = _drawn(words)
            while len(self._made) > KEEP:
                self._made.popitem(last=False)
        else:
            self._made.move_to_end(key)
        return label.texture

    def forget(self) -> None:
        """Make all anew, after the graphics card has lost them."""
        self._made.clear()


def _drawn(words: TextItem) -> Any:
    plain = "\n".join(words.lines)
    options = {
        "font_name": path_of(words.face),
        "font_size": words.size,
        "halign": words.align,
        "line_height": line_height(words.size) / _natural(words.face, words.size),
    }
    if can_draw(words.face, plain):
        label = Label(text=plain, **options)
    else:
        marked = "\n".join(_marked(line, words.face) for line in words.lines)
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
