"""A sheet to draw on in units of one square, much finer than what is shown in the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.colours import Colour
from art.paths import Point

CLEAR = (0, 0, 0, 0)
Box = tuple[float, float, float, float]


class Canvas:
    """A transparent sheet; places and sizes are in units, with (0, 0) inside the outset."""

    def __init__(self, width: float, height: float, unit: int, outset: float = 0.0) -> None:
        self.width, self.height, self.unit, self.outset = width, height, unit, outset
        self.size = (round((width + 2 * outset) * unit), round((height + 2 * outset) * unit))
        self.image = Image.new("RGBA", self.size, CLEAR)

    # Places ------------------------------------------------------------------------------

    def at(self, point: Point) -> Point:
        """A place in pixels of the sheet."""
        return (point[0] + self.outset) * self.unit, (point[1] + self.outset) * self.unit

    def _bounds(self, box: Box) -> Box:
        return *self.at(box[:2]), *self.at(box[2:])

    # Masks -------------------------------------------------------------------------------

    def mask(self) -> Image.Image:
        """An empty mask of the sheet's size."""
        return Image.new("L", self.size, 0)

    def polygon_mask(self, *outlines: Sequence[Point]) -> Image.Image:
        """The mask of one or more filled outlines."""
        mask = self.mask()
        pen = ImageDraw.Draw(mask)
        for points in outlines:
            pen.polygon([self.at(point) for point in points], fill=255)
        return mask

    def ellipse_mask(self, *boxes: Box) -> Image.Image:
        """The mask of filled ellipses."""
        mask = self.mask()
        for box in boxes:
            ImageDraw.Draw(mask).ellipse(self._bounds(box), fill=255)
        return mask

    def rounded_mask(self, box: Box, radius: float) -> Image.Image:
        """The mask of a rectangle with round corners."""
        mask = self.mask()
        ImageDraw.Draw(mask).rounded_rectangle(
            self._bounds(box), radius=radius * self.unit, fill=255
        )
        return mask

    def stroke_mask(
        self, lines: Iterable[Sequence[Point]], width: float, closed: bool = False
    ) -> Image.Image:
        """The mask of lines with round ends and corners."""
        mask = self.mask()
        pen = ImageDraw.Draw(mask)
        for line in lines:
            self._line(pen, line, width, 255, closed)
        return mask

    def alpha(self) -> Image.Image:
        """The mask of everything drawn so far."""
        return self.image.getchannel("A")

    def blurred(self, mask: Image.Image, radius: float) -> Image.Image:
        """A mask with soft edges; a wide blur is made on a smaller picture, which is quicker."""
        pixels = radius * self.unit
        factor = max(1, int(pixels / 6))
        small = mask.reduce(factor) if factor > 1 else mask
        soft = small.filter(ImageFilter.GaussianBlur(pixels / factor))
        return soft.resize(mask.size, Image.Resampling.BICUBIC) if factor > 1 else soft

    # Painting ----------------------------------------------------------------------------

    def paint(self, mask: Image.Image, colour: Colour) -> None:
        """Lay a colour over the sheet where the mask is."""
        box = mask.getbbox()
        if box is None:
            return
        part = mask.crop(box)
        if colour[3] < 255:
            part = part.point([round(value * colour[3] / 255) for value in range(256)])
        layer = Image.new("RGBA", part.size, (*colour[:3], 0))
        layer.putalpha(part)
        self.image.alpha_composite(layer, box[:2])

    def paint_picture(self, mask: Image.Image, picture: Image.Image) -> None:
        """Lay a picture of the sheet's size over it where the mask is."""
        layer = picture.convert("RGBA")
        layer.putalpha(ImageChops.multiply(mask, layer.getchannel("A")))
        self.image.alpha_composite(layer)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill an outline."""
        if colour[3] == 255:
            pen = ImageDraw.Draw(self.image)
            pen.polygon([self.at(point) for point in points], fill=colour)
        else:
            self.paint(self.polygon_mask(points), colour)

    def ellipse(self, box: Box, colour: Colour) -> None:
        """Fill an ellipse."""
        if colour[3] == 255:
            ImageDraw.Draw(self.image).ellipse(self._bounds(box), fill=colour)
        else:
            self.paint(self.ellipse_mask(box), colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Fill a circle."""
        self.ellipse((x - radius, y - radius, x + radius, y + radius), colour)

    def rounded(self, box: Box, radius: float, colour: Colour) -> None:
        """Fill a rectangle with round corners."""
        if colour[3] == 255:
            ImageDraw.Draw(self.image).rounded_rectangle(
                self._bounds(box), radius=radius * self.unit, fill=colour
            )
        else:
            self.paint(self.rounded_mask(box, radius), colour)

    def stroke(
        self, points: Sequence[Point], width: float, colour: Colour, closed: bool = False
    ) -> None:
        """Draw a line with round ends and corners."""
        if colour[3] == 255:
            self._line(ImageDraw.Draw(self.image), points, width, colour, closed)
        else:
            self.paint(self.stroke_mask([points], width, closed), colour)

    def _line(
        self,
        pen: ImageDraw.ImageDraw,
        points: Sequence[Point],
        width: float,
        fill: Colour | int,
        closed: bool,
    ) -> None:
        pixels = [self.at(point) for point in points]
        if closed:
            pixels = [*pixels, pixels[0], pixels[1]]
        half = width * self.unit / 2
        pen.line(pixels, fill=fill, width=max(1, round(2 * half)), joint="curve")
        if half > 1 and not closed:
            for x, y in (pixels[0], pixels[-1]):
                pen.ellipse((x - half, y - half, x + half, y + half), fill=fill)

    def outlined(self, points: Sequence[Point], fill: Colour, line: Colour, width: float) -> None:
        """Fill an outline and draw its edge, half inside, half outside."""
        self.polygon(points, fill)
        self.stroke(points, width, line, closed=True)

    # Light -------------------------------------------------------------------------------

    def gradient(self, mask: Image.Image, top: Colour, bottom: Colour) -> None:
        """Shade a mask from top to bottom, over the height of the mask."""
        box = mask.getbbox()
        if box is None:
            return
        size = (box[2] - box[0], box[3] - box[1])
        ramp = Image.linear_gradient("L").resize(size, Image.Resampling.BILINEAR)
        both = Image.composite(Image.new("RGBA", size, bottom), Image.new("RGBA", size, top), ramp)
        both.putalpha(ImageChops.multiply(mask.crop(box), both.getchannel("A")))
        self.image.alpha_composite(both, box[:2])

    def glow(self, x: float, y: float, radius: float, colour: Colour, within: Image.Image) -> None:
        """A soft round light (or dark) inside a mask."""
        span = max(2, round(2 * radius * self.unit))
        ball = Image.radial_gradient("L").point(_ROUND)
        ball = ball.resize((span, span), Image.Resampling.BICUBIC)
        light = self.mask()
        left, top = self.at((x - radius, y - radius))
        light.paste(ball, (round(left), round(top)))
        self.paint(ImageChops.multiply(light, within), colour)

    def inner_shade(self, mask: Image.Image, radius: float, colour: Colour) -> None:
        """Shade a mask from its edge inwards."""
        inside = ImageChops.multiply(ImageChops.invert(self.blurred(mask, radius)), mask)
        self.paint(inside.point([min(255, value * 2) for value in range(256)]), colour)

    def bevel(self, mask: Image.Image, depth: float, light: Colour, dark: Colour) -> None:
        """Light the upper left edges of a mask and darken the lower right ones."""
        shift = max(1, round(depth * self.unit))
        for colour, x, y in ((light, shift, shift), (dark, -shift, -shift)):
            moved = _moved(mask, x, y)
            self.paint(ImageChops.multiply(mask, ImageChops.invert(moved)), colour)

    def clouds(self, mask: Image.Image, seed: str, cell: float, tone: Colour, wraps: bool) -> None:
        """Lay soft clouds of a colour over a mask, in three sizes of cells."""
        grey = noise(self.size, seed, (cell, cell), self.unit, wraps)
        for step in (2, 4):
            finer = noise(self.size, f"{seed}{step}", (cell / step,) * 2, self.unit, wraps)
            grey = Image.blend(grey, finer, 1 / (1 + step))
        spots = grey.point([min(255, max(0, (value - 96) * 3)) for value in range(256)])
        self.paint(ImageChops.multiply(spots, mask), tone)

    def grain(
        self,
        mask: Image.Image,
        seed: str,
        cell: Point,
        strength: float,
        tone: Colour | None = None,
        wraps: bool = False,
    ) -> None:
        """Roughen a mask with spots of about a cell's size, lighter and darker."""
        spots = noise(self.size, seed, cell, self.unit, wraps)
        dark = spots.point([min(255, round(max(0, 128 - v) * 2 * strength)) for v in range(256)])
        self.paint(ImageChops.multiply(dark, mask), tone or (20, 12, 6, 255))
        if tone is None:
            lit = spots.point([min(255, round(max(0, v - 128) * 2 * strength)) for v in range(256)])
            self.paint(ImageChops.multiply(lit, mask), (255, 248, 232, 255))

    def shadow(self, x: float, y: float, radius: float, strength: float) -> None:
        """Put a soft shadow behind everything drawn so far."""
        dark = self.blurred(
            _moved(self.alpha(), round(x * self.unit), round(y * self.unit)), radius
        )
        under = Image.new("RGBA", self.size, CLEAR)
        under.putalpha(dark.point([round(value * strength) for value in range(256)]))
        under.alpha_composite(self.image)
        self.image = under

    def ringed(self, width: float, colour: Colour) -> None:
        """Put an even edge of a colour around everything drawn so far."""
        wide = self.blurred(self.alpha(), width * 0.8)
        # A blurred edge cut at a low value is the outline, grown evenly on all sides.
        grown = wide.point([min(255, max(0, (value - 28) * 12)) for value in range(256)])
        under = Image.new("RGBA", self.size, (*colour[:3], 0))
        under.putalpha(grown)
        under.alpha_composite(self.image)
        self.image = under

    def stamp(
        self, draw: Callable[[Canvas], None], place: Box, rows: float = 1, angle: float = 0.0
    ) -> None:
        """Draw a picture of so many rows of squares small, into a place, turned clockwise.

        The place is left, top, width and height; it is measured before turning.
        """
        left, top, width, height = place
        sheet = Canvas(width / height * rows, rows, round(self.unit * height / rows))
        draw(sheet)
        small = sheet.image
        if angle:
            small = small.rotate(-angle, Image.Resampling.BICUBIC, expand=True)
        x, y = self.at((left + width / 2, top + height / 2))
        corner = (round(x - small.width / 2), round(y - small.height / 2))
        wide = Image.new("RGBA", self.size, CLEAR)
        wide.paste(small, corner)
        self.image.alpha_composite(wide)

    def layer(self, draw: Callable[[Canvas], None]) -> None:
        """Draw on a sheet of its own and lay it over this one."""
        sheet = Canvas(self.width, self.height, self.unit, self.outset)
        draw(sheet)
        self.image.alpha_composite(sheet.image)

    def shrink(self, share: float) -> None:
        """Make everything drawn so far smaller, around the middle."""
        size = (round(self.size[0] * share), round(self.size[1] * share))
        small = self.image.resize(size, Image.Resampling.BICUBIC)
        self.image = Image.new("RGBA", self.size, CLEAR)
        self.image.paste(small, ((self.size[0] - size[0]) // 2, (self.size[1] - size[1]) // 2))

    def cut(self, mask: Image.Image) -> None:
        """Take away everything outside a mask."""
        self.image.putalpha(ImageChops.multiply(self.alpha(), mask))

    def pierce(self, mask: Image.Image) -> None:
        """Take away everything inside a mask."""
        self.cut(ImageChops.invert(mask))


# The gradient has the value 181 in the middle of its sides, which is where the light must end.
_ROUND = [round(255 * max(0.0, 1 - v / 180) ** 1.6) for v in range(256)]


def _moved(mask: Image.Image, x: int, y: int) -> Image.Image:
    """A mask shifted by pixels, nothing coming in at the edges."""
    moved = Image.new("L", mask.size, 0)
    moved.paste(mask, (x, y))
    return moved


def noise(
    size: tuple[int, int], seed: str, cell: Point, unit: int, wraps: bool = False
) -> Image.Image:
    """Cloudy grey around 128, always the same for a seed; its cells are that wide and high."""
    across = max(2, round(size[0] / (cell[0] * unit)))
    down = max(2, round(size[1] / (cell[1] * unit)))
    dots = Image.frombytes("L", (across, down), random.Random(seed).randbytes(across * down))
    if not wraps:
        return dots.resize(size, Image.Resampling.BICUBIC)
    # Three by three copies are made large and the middle one is kept: its edges then fit.
    wide = Image.new("L", (3 * across, 3 * down))
    for column in range(3):
        for row in range(3):
            wide.paste(dots, (column * across, row * down))
    return wide.resize(size, Image.Resampling.BICUBIC, (across, down, 2 * across, 2 * down))
