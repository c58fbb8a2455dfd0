"""The brush a view paints with: pictures, panels and text, and things that answer a touch.

Sizes are told for a window of 1280 by 800; `px` makes them fit this window, `pt` also follows
the player's text size.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from scriptorium_stage.answering import Act as Act
from scriptorium_stage.answering import Touchable as Touchable
from scriptorium_stage.colours import Colour, Palette, faint
from scriptorium_stage.painting import Clipped as Clipped
from scriptorium_stage.painting import Painting
from scriptorium_stage.reader import Measures
from scriptorium_stage.shapes import Rect, placed

from . import lettering, pictures
from .canvas import PANELS, TOP, Item
from .lettering import set_text


@dataclass
class Look:
    """What a view has to know to paint: window, text size, colours, and where attention is."""

    width: float
    height: float
    ratio: float
    text_size: int
    palette: Palette
    hover: str = ""
    pressed: str = ""
    focus: str = ""
    writing: str = ""


class Brush(Painting[Look, Item]):
    """Collects what a view paints."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, PANELS, TOP)

    # sizes

    @property
    def scale(self) -> float:
        """How much larger than a window of 1280 by 800 this one is."""
        return max(0.8, min(self.look.width / 1280, self.look.height / 800, 4.0))

    def px(self, size: float) -> float:
        """A length in this window."""
        return round(size * self.scale)

    def pt(self, size: float) -> int:
        """A size of letters, or of what holds letters, as the player wants it."""
        return max(1, round(size * self.scale * self.look.text_size / 100))

    # painting

    def image(
        self,
        made_of: Hashable,
        make: Callable[[int, int], Image.Image],
        rect: Rect,
        key: str = "",
        angle: float = 0.0,
        alpha: int = 255,
    ) -> None:
        """Any image, made in the pixels that the screen has for it."""
        width, height = self._pixels(rect)
        self.items.append(
            Item(
                self.key(key),
                self.layer,
                (made_of, width, height),
                lambda: make(width, height),
                rect,
                angle,
                alpha,
            )
        )

    def _pixels(self, rect: Rect) -> tuple[int, int]:
        ratio = self.look.ratio
        return max(1, round(rect.w * ratio)), max(1, round(rect.h * ratio))

    def fill(self, rect: Rect, colour: Colour, key: str = "") -> None:
        """A plain rectangle."""
        self.items.append(
            Item(
                self.key(key),
                self.layer,
                ("fill", colour),
                lambda: Image.new("RGBA", (4, 4), colour),
                rect,
            )
        )

    def rounded(
        self,
        rect: Rect,
        colour: Colour,
        radius: float,
        edge: Colour | None = None,
        thick: float = 1,
    ) -> None:
        """A rectangle with round corners, with an edge where one is asked for."""

        def make(width: int, height: int) -> Image.Image:
            fine = 2
            made = Image.new("RGBA", (width * fine, height * fine), faint(edge or colour, 0))
            ImageDraw.Draw(made).rounded_rectangle(
                (0, 0, width * fine - 1, height * fine - 1),
                radius * fine,
                fill=colour,
                outline=edge,
                width=round(thick * fine),
            )
            return made.resize((width, height), Image.Resampling.LANCZOS)

        self.image(("rounded", colour, round(radius), edge, round(thick)), make, rect)

    def picture(
        self,
        art: str,
        rect: Rect,
        *,
        key: str = "",
        angle: float = 0.0,
        alpha: int = 255,
        instead: str = "",
        outset: bool = True,
    ) -> bool:
        """A picture by its art key; what is drawn round it sticks out of the rectangle."""
        found = pictures.find(art, self.look.palette.name, instead)
        if found is None:
            return False
        if found.outset and outset:
            dx = rect.w * found.outset / found.width
            dy = rect.h * found.outset / found.height
            rect = rect.inset(-dx, -dy)
        self.image(
            ("picture", found.key),
            lambda w, h: pictures.sized(found, w, h),
            rect,
            key,
            angle,
            alpha,
        )
        return True

    def tiles(self, art: str, rect: Rect, side: float) -> None:
        """A picture laid side by side all over a rectangle."""
        found = pictures.find(art, self.look.palette.name)
        if found is not None:
            edge = max(8, round(side * self.look.ratio))
            self.image(
                ("tiles", found.key, edge),
                lambda w, h: pictures.tiled(found, w, h, edge),
                rect,
            )

    def panel(self, rect: Rect, art: str = "panel") -> None:
        """A sheet of parchment."""
        found = pictures.find(art, self.look.palette.name)
        if found is None or not found.slices:
            named = self.look.palette
            self.rounded(rect, named["parchment"], self.px(8), named["faded"], self.px(2))
            return
        grain = max(0.25, self.scale * 0.4)
        self.image(
            ("panel", found.key, grain),
            lambda w, h: pictures.nine_patch(found, w, h, grain),
            rect,
        )

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
        smallest: float = 10,
        key: str = "",
        may_clip: bool = False,
    ) -> float:
        """A text in a box, made smaller where it would not fit; gives the height it takes."""
        if not text or rect.w < 1 or rect.h < 1:
            return 0.0
        ratio = self.look.ratio
        # A size follows the player's wish; where the box is too small it shrinks, but never
        # below what can be read.
        wanted, least = round(self.pt(size) * ratio), round(min(smallest, size) * ratio)
        setting = set_text(
            text, face, wanted, rect.w * ratio, rect.h * ratio, max(6, least), one_line
        )
        if not setting.whole and not may_clip:
            self.clipped.append(Clipped(text, rect))
        colour = colour or self.look.palette["ink"]
        width = (round(setting.width) + 2) / ratio
        height = max(1, round(setting.height)) / ratio
        where = placed(rect, width, height, align, valign)
        self.items.append(
            Item(
                self.key(key),
                self.layer,
                ("text", setting, colour, align),
                lambda: lettering.drawn(setting, colour, align),
                where,
            )
        )
        return height

    def measure(self, text: str, size: float, width: float, face: str = "text") -> float:
        """The height that a text takes in a column of some width."""
        pixels = round(self.pt(size) * self.look.ratio)
        lines = lettering.wrapped(text, face, pixels, width * self.look.ratio)
        return len(lines) * lettering.line_height(pixels) / self.look.ratio

    @property
    def measures(self) -> Measures:
        """How this window measures pages of text."""
        return Measures(lettering.LETTERING, self.px, self.pt, self.look.ratio)

    def width_of(self, text: str, size: float, face: str = "text") -> float:
        """The width of a line."""
        pixels = round(self.pt(size) * self.look.ratio)
        return lettering.width_of(text, face, pixels) / self.look.ratio

    # what answers

    def modal(self, darkness: int = 150) -> None:
        """From now on only what follows answers; what there is already lies in the dark."""
        self.only_what_follows()
        self.fill(self.whole, (0, 0, 0, darkness))
