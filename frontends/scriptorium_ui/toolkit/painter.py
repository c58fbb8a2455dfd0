"""What a page paints with: pictures, panels and text, and things that answer a touch.

Lengths are told in `dp`, which are alike to the eye on every display, and letters in `sp`, which
also follow the text size that the player and the device ask for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from scriptorium_play.common.colours import HIGH_CONTRAST, Colour, Palette, faint
from scriptorium_ui.art import atlas
from scriptorium_ui.art.plain_shapes import Form

from .display import (
    BODY,
    CLIPPED,
    PANELS,
    SECOND,
    SHEET,
    TOP,
    WHITE,
    Cut,
    DisplayPart,
    Edges,
    Fill,
    Image,
    Patch,
    Polygon,
    Round,
    Shape,
    TextItem,
    Tiles,
)
from .hit_areas import Touchable
from .metrics import ScreenMetrics
from .rect import Rect, placed
from .text_fitting import Lettering, Setting, line_height

if TYPE_CHECKING:
    from .rules_reader import Measures

# The part of a page that names none.
FIRST = "page"


@dataclass
class Clipped:
    """A text that did not fit its box, found by the tests."""

    text: str
    rect: Rect


@dataclass
class Scroll:
    """A part of the page whose content may be larger: where, how far it is scrolled."""

    view: Rect
    full: float
    at: float
    across: bool = False

    @property
    def most(self) -> float:
        """How far it can be scrolled."""
        over = self.full - (self.view.w if self.across else self.view.h)
        return over if over >= 1.0 else 0.0  # less is rounding


@dataclass(frozen=True)
class Attention:
    """What is pressed, what the mouse rests on, and where the keyboard is, by name."""

    pressed: str = ""
    hover: str = ""
    focus: str = ""


@dataclass
class PartBuilder:
    """What was painted of a part of a page; `alone` where nothing before it answers any more."""

    name: str
    items: list[Shape] = field(default_factory=list)
    touchables: list[Touchable] = field(default_factory=list)
    scrolls: dict[str, Scroll] = field(default_factory=dict)
    clips: dict[str, Rect] = field(default_factory=dict)
    clipped: list[Clipped] = field(default_factory=list)
    sizes: list[tuple[str, float]] = field(default_factory=list)
    alone: bool = False
    live: bool = False

    def part(self) -> DisplayPart:
        """What is to be seen of it."""
        return DisplayPart(self.name, tuple(self.items), tuple(self.clips.items()), self.live)


class Painter:
    """Collects what a page paints, part by part."""

    def __init__(
        self, form: ScreenMetrics, palette: Palette, lettering: Lettering, attention: Attention
    ) -> None:
        self.form, self.palette, self.lettering = form, palette, lettering
        self.pressed, self.hover, self.focus = attention.pressed, attention.hover, attention.focus
        self.parts: list[PartBuilder] = []
        self.layer = PANELS
        self.clip: Rect | None = None
        self._count = 0
        self.begin(FIRST)

    def begin(self, name: str, *, live: bool = False) -> None:
        """What follows is a part of that name; a live one lies over all that are not."""
        if self.parts == [PartBuilder(FIRST)]:
            self.parts.clear()  # nothing was painted before the first that has a name
        self.now = PartBuilder(name, live=live)
        self.parts.append(self.now)
        self.layer, self.clip, self._count = PANELS, None, 0

    # sizes

    @property
    def whole(self) -> Rect:
        """All of the screen."""
        return Rect(0, 0, self.form.width, self.form.height)

    def dp(self, size: float) -> float:
        """A length that looks alike on every display."""
        return round(size * self.form.unit)

    def sp(self, size: float) -> int:
        """A size of letters, or of what holds letters, as the player wants it."""
        return max(1, round(size * self.form.letters))

    @property
    def least(self) -> int:
        """The smallest letters there are: they never shrink below what can be read."""
        return self.form.least

    @property
    def finger(self) -> float:
        """The least size of what is to be hit."""
        return self.form.finger

    def row(self, letters: float = 17) -> float:
        """The height of a row that can be touched and read."""
        return max(self.finger, round(self.sp(letters) * 2.0))

    # painting

    def key(self, name: str = "") -> str:
        """A name for an item that has none: what is painted in the same order is the same."""
        if name:
            return name
        self._count += 1
        return f"~{self.now.name}.{self.layer}.{self._count}"

    def add(self, item: Shape) -> None:
        """Any item."""
        self.now.items.append(item)

    def fill(self, rect: Rect, colour: Colour, key: str = "") -> None:
        """A plain rectangle."""
        self.add(Fill(self.key(key), self.layer, rect, colour))

    def rounded(self, rect: Rect, colour: Colour, radius: float, key: str = "") -> None:
        """A rectangle with round corners."""
        radius = max(0.5, min(radius, rect.w / 2, rect.h / 2))
        self.add(Round(self.key(key), self.layer, rect, colour, radius=radius))

    def framed(self, rect: Rect, colour: Colour, radius: float, edge: Colour, thick: float) -> None:
        """A rectangle with round corners and an edge."""
        self.rounded(rect, edge, radius)
        self.rounded(rect.inset(thick), colour, max(1.0, radius - thick))

    def edges(
        self,
        rect: Rect,
        parts: tuple[Rect, ...],
        colour: Colour,
        key: str = "",
        *,
        glow: bool = False,
    ) -> None:
        """Thin rectangles that belong together, told from the upper left corner of the first."""
        self.add(Edges(self.key(key), self.layer, rect, colour, parts=parts, glow=glow))

    def ring(self, rect: Rect, colour: Colour, thick: float, key: str = "") -> None:
        """A line round a rectangle."""
        t = min(thick, rect.w / 2, rect.h / 2)
        parts = (
            Rect(0, 0, rect.w, t),
            Rect(0, rect.h - t, rect.w, t),
            Rect(0, t, t, rect.h - 2 * t),
            Rect(rect.w - t, t, t, rect.h - 2 * t),
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
        found = atlas.find(art, self.palette.name, instead)
        if found is None or rect.w < 1 or rect.h < 1:
            return False
        if found.slices:
            self.patch(found, rect, key, alpha)
            return True
        if found.form is not None:
            self._form(found.form, rect, key, alpha, angle)
            return True
        if found.outset:
            dx = rect.w * found.outset / found.width
            dy = rect.h * found.outset / found.height
            rect = rect.inset(-dx, -dy)
        self.cut(found.cut(rect.w, rect.h), rect, key, alpha, angle)
        return True

    def _form(self, form: Form, rect: Rect, key: str, alpha: int, angle: float) -> None:
        """A plain shape."""
        self.add(
            Polygon(
                self.key(key),
                self.layer,
                rect,
                faint(WHITE, alpha),
                angle,
                whole=form.whole,
                body=form.body,
                edge=form.edge,
                inside=form.inside,
            )
        )

    def cut(
        self, cut: Cut, rect: Rect, key: str = "", alpha: int = 255, angle: float = 0.0
    ) -> None:
        """A part of a page of the atlas."""
        self.add(Image(self.key(key), self.layer, rect, faint(WHITE, alpha), angle, cut=cut))

    def patch(
        self, found: atlas.Picture, rect: Rect, key: str = "", alpha: int = 255, unit: float = 0.0
    ) -> None:
        """A picture whose edges do not stretch with its middle."""
        unit = unit or min(self.dp(30), rect.w / found.width, rect.h / found.height)
        cut = found.cut(found.width * unit, found.height * unit)
        factor = cut[3] / (found.width + 2 * found.outset)
        out = found.outset * unit
        left, top, right, bottom = ((side + found.outset) if side else 0.0 for side in found.slices)
        sides = (bottom, right, top, left)
        below, aside, above, before = (round(side * factor) for side in sides)
        low, far, high, near = (round(side * unit) for side in sides)
        self.add(
            Patch(
                self.key(key),
                self.layer,
                rect.inset(-out),
                faint(WHITE, alpha),
                cut=cut,
                inner=(below, aside, above, before),
                shown=(low, far, high, near),
            )
        )

    def tiles(self, art: str, rect: Rect, side: float) -> None:
        """A picture laid side by side all over a rectangle."""
        found = atlas.find(art, self.palette.name)
        if found is not None:
            # It has a page of its own, which repeats.
            file = found.at[min(1, len(found.at) - 1)][0]
            self.add(Tiles(self.key(), self.layer, rect, file=file, side=side))

    def panel(self, rect: Rect, art: str = "panel") -> None:
        """A sheet of parchment, or a button; plain black on white for those who asked for that."""
        named = self.palette
        if named.name == HIGH_CONTRAST:
            inside = named["shade" if art.endswith(("-pressed", "-disabled")) else "parchment"]
            edge = self.dp(4 if art.endswith("-hover") else 2)
            self.framed(rect, inside, self.dp(4), named["ink"], edge)
        elif not self.picture(art, rect):
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
    ) -> float:
        """Write a text in a box, smaller where it would not fit; return the height it takes."""
        setting = self._set(text, rect, size, face, self.least, one_line=one_line)
        if setting is None:
            return 0.0
        if not may_clip:
            self.now.sizes.append((text, setting.size))
            if not setting.whole:
                self.now.clipped.append(Clipped(text, rect))
        return self._write(setting, rect, colour, align, valign, key)

    def piece_text(
        self,
        text: str,
        rect: Rect,
        size: float,
        *,
        smallest: float,
        face: str = "text",
        colour: Colour | None = None,
        one_line: bool = False,
        key: str = "",
    ) -> None:
        """Write in the middle of a piece; what does not fit at the smallest size is cut off."""
        setting = self._set(text, rect, size, face, round(smallest), one_line=one_line)
        if setting is not None:
            self._write(setting, rect, colour, "center", "center", key)

    def _set(
        self, text: str, rect: Rect, size: float, face: str, least: int, *, one_line: bool
    ) -> Setting | None:
        if not text or rect.w < 1 or rect.h < 1:
            return None
        wide, tall = rect.w, rect.h
        return self.lettering.set_text(
            text, face, self.sp(size), wide, tall, max(6, least), one_line
        )

    def _write(
        self,
        setting: Setting,
        rect: Rect,
        colour: Colour | None,
        align: str,
        valign: str,
        key: str,
    ) -> float:
        tall = max(setting.height, 1.0)
        where = placed(rect, max(setting.width, 1.0), tall, align, valign)
        self.add(
            TextItem(
                self.key(key),
                self.layer,
                where,
                colour or self.palette["ink"],
                lines=setting.lines,
                face=setting.face,
                size=setting.size,
                align=align,
            )
        )
        return tall

    def measure(self, text: str, size: float, width: float, face: str = "text") -> float:
        """The height that a text takes in a column of some width."""
        pixels = self.sp(size)
        return len(self.wrapped(text, face, pixels, width)) * line_height(pixels)

    def wrapped(self, text: str, face: str, pixels: int, width: float) -> tuple[str, ...]:
        """A text in lines of a width."""
        return self.lettering.wrapped(text, face, pixels, width)

    @property
    def measures(self) -> Measures:
        """How pages of text are measured here."""
        from .rules_reader import Measures  # the first page need not wait for it

        return Measures(self.lettering, self.dp, self.sp)

    def width_of(self, text: str, size: float, face: str = "text") -> float:
        """The width of a line."""
        return self.lettering.width_of(text, face, self.sp(size))

    # what answers

    def touchable(self, touchable: Touchable) -> Touchable:
        """Something that answers a touch; what is painted later lies in front."""
        if touchable.clip is None:
            touchable.clip = self.clip
        self.now.touchables.append(touchable)
        return touchable

    def scroll(self, name: str, scroll: Scroll) -> float:
        """From now on what is painted lies in a part that scrolls; gives how far it is."""
        scroll.at = min(max(0.0, scroll.at), scroll.most)
        self.now.scrolls[name] = scroll
        if self.layer >= TOP:
            self.layer = SHEET
        else:
            taken = {name for part in self.parts for name in part.clips}
            self.layer = BODY if CLIPPED[BODY] not in taken else SECOND
        self.now.clips[CLIPPED[self.layer]] = scroll.view
        self.clip = scroll.view
        return scroll.at

    def end_scroll(self) -> None:
        """What is painted from now on stays in its place."""
        self.layer = TOP if self.layer == SHEET else PANELS
        self.clip = None

    def alone(self) -> None:
        """From now on only what follows answers."""
        self.now.alone = True
        self.now.touchables.clear()
        self.now.scrolls.clear()
        self.layer, self.clip = TOP, None

    def modal(self, darkness: int = 165) -> None:
        """From now on only what follows answers; what there is already lies in the dark."""
        self.alone()
        self.touchable(Touchable("modal", self.whole, focusable=False))
        self.fill(self.whole, (0, 0, 0, darkness))

    # what is painted without being seen

    def unseen(self) -> tuple[int, int]:
        """A mark: what is painted from here on may be taken back by `forget_since`."""
        return len(self.now.items), len(self.now.sizes)

    def forget_since(self, mark: tuple[int, int]) -> None:
        """Take back what was painted since, but not what answers."""
        items, sizes = mark
        del self.now.items[items:]
        del self.now.sizes[sizes:]
