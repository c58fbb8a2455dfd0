"""The brush a screen paints with: pictures, panels and text, and things that answer a finger.

Lengths are told in `dp`, which are alike to the eye on every display, and letters in `sp`, which
also follow the text size that the player and the device ask for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from scriptorium_stage import atlas
from scriptorium_stage.colours import Colour, Palette, faint
from scriptorium_stage.shapes import Rect

from .canvas import BODY, CLIPPED, PANELS, SECOND, SHEET, TOP, WHITE, Item
from .letters import Letters, line_height, set_text, width_of, wrapped
from .textures import Textures

Act = Callable[[], object]
FINGER = 48
SMALLEST = 14


@dataclass
class Touchable:
    """Something that answers: to a tap, to keys, to being held for its rule."""

    key: str
    rect: Rect
    act: Act | None = None
    says: str = ""
    enabled: bool = True
    adjust: Callable[[int], None] | None = None
    slide: Callable[[float], None] | None = None
    write: Callable[[str], None] | None = None
    focusable: bool = True
    clip: Rect | None = None
    finger: float = 0.0

    @property
    def seen(self) -> Rect:
        """The part of it that can be seen and touched."""
        return self.rect if self.clip is None else overlap(self.rect, self.clip)

    def holds(self, x: float, y: float) -> bool:
        """Whether a finger there means it."""
        if self.clip is not None and not self.clip.holds(x, y):
            return False
        return self.rect.holds(x, y)


def overlap(one: Rect, two: Rect) -> Rect:
    """What two rectangles have in common."""
    x, y = max(one.x, two.x), max(one.y, two.y)
    return Rect(
        x,
        y,
        max(0.0, min(one.right, two.right) - x),
        max(0.0, min(one.bottom, two.bottom) - y),
    )


@dataclass
class Clipped:
    """A text that did not fit its box, found by the tests."""

    text: str
    rect: Rect


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


@dataclass
class Brush:
    """Collects what a screen paints."""

    look: Look
    items: list[Item] = field(default_factory=list)
    textures: dict[str, Any] = field(default_factory=dict)
    touchables: list[Touchable] = field(default_factory=list)
    clipped: list[Clipped] = field(default_factory=list)
    clips: dict[str, Rect] = field(default_factory=dict)
    scrolls: dict[str, Scroll] = field(default_factory=dict)
    sizes: list[tuple[str, float]] = field(default_factory=list)
    layer: int = PANELS
    clip: Rect | None = None
    _count: int = 0

    # sizes

    @property
    def whole(self) -> Rect:
        """The whole window."""
        return Rect(0, 0, self.look.width, self.look.height)

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

    def key(self, name: str = "") -> str:
        """A name for an item that has none: what is painted in the same order is the same."""
        if name:
            return name
        self._count += 1
        return f"~{self.layer}.{self._count}"

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
        x = {"left": rect.x, "center": rect.x + (rect.w - width) / 2, "right": rect.right - width}
        y = {"top": rect.y, "center": rect.y + (rect.h - height) / 2, "bottom": rect.bottom - tall}
        where = Rect(round(x[align]), round(y[valign]), width, height)
        what = (setting.lines, setting.face, setting.size, align)
        colour = colour or self.look.palette["ink"]
        self.add(Item(self.key(key), self.layer, "text", what, where, colour), texture)
        return tall

    def measure(self, text: str, size: float, width: float, face: str = "text") -> float:
        """The height that a text takes in a column of some width."""
        pixels = self.sp(size)
        return len(wrapped(text, face, pixels, width)) * line_height(pixels)

    def width_of(self, text: str, size: float, face: str = "text") -> float:
        """The width of a line."""
        return width_of(text, face, self.sp(size))

    # what answers

    def touchable(self, touchable: Touchable) -> Touchable:
        """Something that answers a finger; what is painted later lies in front."""
        if touchable.clip is None:
            touchable.clip = self.clip
        self.touchables.append(touchable)
        return touchable

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
        self.touchables.clear()
        self.scrolls.clear()
        self.layer, self.clip = TOP, None
        self.fill(self.whole, (0, 0, 0, darkness))
        self.touchable(Touchable("modal", self.whole, focusable=False))
