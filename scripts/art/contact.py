"""All pictures side by side, to be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from art.picture import Picture

WIDTH = 1400
GROUND = (52, 45, 40, 255)
GAP = 8


def contact_sheet(pictures: Sequence[Picture], side: int) -> Image.Image:
    """The pictures in rows, a square of the board as wide as asked."""
    placed: list[tuple[Image.Image, int, int]] = []
    x = y = row = 0
    for picture in pictures:
        drawn = picture.render(side).image.reduce(picture.supersampling)
        if drawn.width > WIDTH:
            drawn = drawn.resize((WIDTH, round(drawn.height * WIDTH / drawn.width)))
        if x + drawn.width > WIDTH:
            x, y, row = 0, y + row + GAP, 0
        placed.append((drawn, x, y))
        x, row = x + drawn.width + GAP, max(row, drawn.height)
    sheet = Image.new("RGBA", (WIDTH, y + row), GROUND)
    for drawn, left, top in placed:
        sheet.alpha_composite(drawn, (left, top))
    return sheet.convert("RGB")
