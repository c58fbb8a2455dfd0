"""Golden pictures: whether a screen still looks as somebody once found good, on any renderer.

What is kept and compared is a thumbnail, in squares of some pixels: letters, edges and the finest
shades may come out otherwise with other libraries and drivers; a panel, a card or a colour may not.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

LONGEST = 320
SOFT = 1.5
CELL = 8
# How far the mean colour of a square may be off, of 255, and how many squares may be off further.
NEAR = 14
STRAY = 0.004


def thumbnail(picture: Image.Image) -> Image.Image:
    """A picture as it is kept: small and soft."""
    factor = LONGEST / max(picture.size)
    size = round(picture.width * factor), round(picture.height * factor)
    small = picture.convert("RGB").resize(size, Image.Resampling.BOX)
    return small.filter(ImageFilter.GaussianBlur(SOFT))


def distances(one: Image.Image, other: Image.Image) -> list[int]:
    """How far apart the mean colours are, square for square, in the channel that differs most."""
    across, down = max(1, one.width // CELL), max(1, one.height // CELL)
    means = [picture.resize((across, down), Image.Resampling.BOX) for picture in (one, other)]
    return [max(pixel) for pixel in ImageChops.difference(*means).getdata()]


def is_like(golden: Image.Image, now: Image.Image) -> bool:
    """Whether a thumbnail shows what the golden one shows."""
    if golden.size != now.size:
        return False
    found = distances(golden, now)
    return sum(far > NEAR for far in found) <= STRAY * len(found)


def side_by_side(golden: Image.Image, now: Image.Image) -> Image.Image:
    """What should be seen, what is seen, and where they differ, made plain."""
    width, height = max(golden.width, now.width), max(golden.height, now.height)
    sheet = Image.new("RGB", (3 * width, height))
    sheet.paste(golden, (0, 0))
    sheet.paste(now, (width, 0))
    if golden.size == now.size:
        sheet.paste(
            ImageChops.difference(golden, now).point(lambda v: min(255, 4 * v)), (2 * width, 0)
        )
    return sheet


@dataclass(frozen=True)
class Gallery:
    """The golden pictures of some tests, and where it is kept how a screen differs from its own."""

    folder: Path
    kept: Path
    anew: bool = False

    def compare(self, name: str, picture: Image.Image) -> None:
        """Fail where the picture is not like the golden one; or make it the golden one."""
        now, file = thumbnail(picture), self.folder / f"{name}.png"
        if self.anew:
            self.folder.mkdir(parents=True, exist_ok=True)
            now.save(file, optimize=True)
        assert file.is_file(), f"there is no golden picture {name}; --new-goldens makes it"
        with Image.open(file) as opened:
            golden = opened.convert("RGB")
        difference = self.kept / f"{name}.png"
        if is_like(golden, now):
            difference.unlink(missing_ok=True)
            return
        self.kept.mkdir(parents=True, exist_ok=True)
        side_by_side(golden, now).save(difference)
        raise AssertionError(
            f"{name} does not look as it did; {difference} shows how. "
            "Where that is meant, --new-goldens keeps the new one."
        )
