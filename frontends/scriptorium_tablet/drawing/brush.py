"""The brush a screen paints with: pictures, panels and text, and things that answer a finger.

Lengths are told in `dp`, which are alike to the eye on every display, and letters in `sp`, which
also follow the text size that the player and the device ask for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scriptorium_stage import atlas
from scriptorium_stage.answering import Act as Act
from scriptorium_stage.answering import Touchable as Touchable
from scriptorium_stage.colours import Colour, Palette, faint
from scriptorium_stage.painting import Clipped as Clipped
from scriptorium_stage.painting import Painting
from scriptorium_stage.reader import Measures
from scriptorium_stage.shapes import Rect, placed
from scriptorium_stage.shapes import overlap as overlap

from .canvas import BODY, CLIPPED, PANELS, SECOND, SHEET, TOP, WHITE, Item
from .letters import LETTERING, Letters, line_height, set_text, width_of, wrapped
from .textures import Textures

FINGER = 48
SMALLEST = 14


@dataclass
class Look:
    """What a screen has to know to paint: window, density, text size, colours, attention."""

    width: float
    height: float
    density: float
    font_scale: float
    text_size: int
    palette: Palette
    textures: Textures
    letters: Letters
    pressed: str = ""
    focus: str = ""


@dataclass
class Scroll:
    """A part of the screen whose content may be larger: where, how far it is scrolled."""

    view: Rect
    full: float
    at: float
    across: bool = False

    @property
    def most(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.full - (self.view.w if self.across else self.view.h))


class Brush(Painting[Look, Item]):
    """Collects what a screen paints."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, PANELS, TOP)
        self.textures: dict[str, Any] = {}
        self.clips: dict[str, Rect] = {}
        self.scrolls: dict[str, Scroll] = {}
        self.sizes: list[tuple[str, float]] = []

    # sizes

    def dp(self, size: float) -> float:
        """A length that looks alike on every display."""
        return round(size * self.look.density)

    def sp(self, size: float) -> int:
        """A size of letters, or of what holds letters, as the player wants it."""
        wanted = size * self.look.density * self.look.font_scale * self.look.text_size / 100
        return max(1, round(wanted))

    @property
    def least(self) -> int:
        """The smallest letters there are: they never shrink below what can be read."""
        return round(SMALLEST * self.look.density * min(1.0, self.look.font_scale))

    @property
    def finger(self) -> float:
        """The least size of what a finger is to hit."""
        return self.dp(FINGER)

    def row(self, letters: float = 17) -> float:
        """The height of a row that can be touched and read."""
        return max(self.finger, round(self.sp(letters) * 2.0))

    # painting

    def add(self, item: Item, texture: Any = None) -> None:
        """Any item, with the texture that it is drawn with."""
        self.items.append(item)
        if texture is not None:
            self.textures[item.key] = texture

    def fill(self, rect: Rect, colour: Colour, key: str = "") -> None:
        """A plain rectangle."""
        self.add(Item(self.key(key), self.layer, "fill", "", rect, colour))

    def rounded(self, rect: Rect, colour: Colour, radius: float, key: str = "") -> None:
        """A rectangle with round corners."""
        radius = max(0.5, min(radius, rect.w / 2, rect.h / 2))
        self.add(Item(self.key(key), self.layer, "round", "", rect, colour, border=(radius,)))

    def framed(self, rect: Rect, colour: Colour, radius: float, edge: Colour, thick: float) -> None:
        """A rectangle with round corners and an edge."""
        self.rounded(rect, edge, radius)
        self.rounded(rect.inset(thick), colour, max(1.0, radius - thick))

    def edges(self, rect: Rect, parts: tuple[Rect, ...], colour: Colour, key: str = "") -> None:
        """Thin rectangles that belong together, such as an outline."""
        self.add(Item(self.key(key), self.layer, "edges", "", rect, colour, parts=parts))

    def ring(self, rect: Rect, colour: Colour, thick: float, key: str = "") -> None:
        """A line round a rectangle."""
        t = min(thick, rect.w / 2, rect.h / 2)
        parts = (
            rect._replace(h=t),
            rect._replace(y=rect.bottom - t, h=t),
            Rect(rect.x, rect.y + t, t, rect.h - 2 * t),
            Rect(rect.right - t, rect.y + t, t, rect.h - 2 * t),
        )
        self.edges(rect, parts, colour, key)

    def picture(
        self,
        art: str,
        rect: Rect,
        *,
        key: str = "",
        angle: float = 0.0,
        alpha: int = 255,
        instead: str = "",
    ) -> bool:
        """A picture by its art key; what is drawn round it sticks out of the rectangle."""
        found = atlas.find(art, self.look.palette.name, instead)
        if found is None or rect.w < 1 or rect.h < 1:
            return False
        if found.slices:
            self.patch(found, rect, key, alpha)
            return True
        if found.outset:
            dx = rect.w * found.outset / found.width
            dy = rect.h * found.outset / found.height
            rect = rect.inset(-dx, -dy)
        self.cut(found.cut(rect.w, rect.h), rect, key, alpha, angle)
        return True

    def cut(
        self, cut: atlas.Cut, rect: Rect, key: str = "", alpha: int = 255, angle: float = 0.0
    ) -> None:
        """A part of a page of the atlas."""
        colour = faint(WHITE, alpha)
        item = Item(self.key(key), self.layer, "picture", cut, rect, colour, angle)
        self.add(item, self.look.textures.cut(cut))

    def patch(
        self, found: atlas.Picture, rect: Rect, key: str = "", alpha: int = 255, unit: float = 0.0
    ) -> None:
        """A picture whose edges do not stretch with its middle."""
        unit = unit or min(self.dp(30), rect.w / found.width, rect.h / found.height)
        cut = found.cut(found.width * unit, found.height * unit)
        factor = cut[3] / (found.width + 2 * found.outset)
        out = found.outset * unit
        left, top, right, bottom = found.slices
        sides = (bottom, right, top, left)
        inner = tuple(round((side + found.outset) * factor) if side else 0 for side in sides)
        shown = tuple(round((side + found.outset) * unit) if side else 0 for side in sides)
        item = Item(
            self.key(key),
            self.layer,
            "patch",
            cut,
            rect.inset(-out),
            faint(WHITE, alpha),
            border=inner + shown,
        )
        self.add(item, self.look.textures.cut(cut))

    def tiles(self, art: str, rect: Rect, side: float) -> None:
        """A picture laid side by side all over a rectangle."""
        found = atlas.find(art, self.look.palette.name)
        texture = self.look.textures.tile(found) if found is not None else None
        if texture is not None:
            key = self.key()
            self.add(Item(key, self.layer, "tiles", art, rect, border=(side,)), texture)

    def panel(self, rect: Rect, art: str = "panel") -> None:
        """A sheet of parchment."""
        if not self.picture(art, rect):
            named = self.look.palette
            self.framed(rect, named["parchment"], self.dp(8), named["faded"], self.dp(2))

    def text(
        self,
        text: str,
        rect: Rect,
        size: float,
        *,
        face: str = "text",
        colour: Colour | None = None,
        align: str = "left",
        valign: str = "top",
        one_line: bool = False,
        key: str = "",
        may_clip: bool = False,
        smallest: float = 0.0,
    ) -> float:
        """A text in a box, made smaller where it would not fit; gives the height it takes."""
        if not text or rect.w < 1 or rect.h < 1:
            return 0.0
        least = round(smallest) if smallest else self.least
        setting = set_text(text, face, self.sp(size), rect.w, rect.h, max(6, least), one_line)
        if not may_clip:
            self.sizes.append((text, setting.size))
            if not setting.whole:
                self.clipped.append(Clipped(text, rect))
        texture = self.look.letters.texture(setting, align)
        width, height = texture.size
        tall = max(setting.height, 1.0)
        where = placed(rect, width, height, align, valign)
        what = (setting.lines, setting.face, setting.size, align)
        colour = colour or self.look.palette["ink"]
        self.add(Item(self.key(key), self.layer, "text", what, where, colour), texture)
        return tall

    def measure(self, text: str, size: float, width: float, face: str = "text") -> float:
        """The height that a text takes in a column of some width."""
        pixels = self.sp(size)
        return len(wrapped(text, face, pixels, width)) * line_height(pixels)

    @property
    def measures(self) -> Measures:
        """How this window measures pages of text."""
        return Measures(LETTERING, self.dp, self.sp)

    def width_of(self, text: str, size: float, face: str = "text") -> float:
        """The width of a line."""
        return width_of(text, face, self.sp(size))

    # what answers

    def scroll(self, name: str, scroll: Scroll) -> float:
        """From now on what is painted lies in a part that scrolls; gives how far it is."""
        scroll.at = min(max(0.0, scroll.at), scroll.most)
        self.scrolls[name] = scroll
        if self.layer >= TOP:
            self.layer = SHEET
        else:
            self.layer = BODY if CLIPPED[BODY] not in self.clips else SECOND
        self.clips[CLIPPED[self.layer]] = scroll.view
        self.clip = scroll.view
        return scroll.at

    def end_scroll(self) -> None:
        """What is painted from now on stays in its place."""
        self.layer = TOP if self.layer == SHEET else PANELS
        self.clip = None

    def modal(self, darkness: int = 165) -> None:
        """From now on only what follows answers; what there is already lies in the dark."""
        self.scrolls.clear()
        self.only_what_follows()
        self.fill(self.whole, (0, 0, 0, darkness))
