"""The face of a card as one image: its front, and upon it what the stage has laid out."""

from __future__ import annotations

from PIL import Image, ImageDraw

from scriptorium_stage.cardface import WINDOW, Drawn, Face, Part, Sizes, Window, parts, whole
from scriptorium_stage.colours import Palette
from scriptorium_stage.shapes import Rect

from ..drawing import lettering, pictures


def draw_face(
    face: Face, palette: Palette, sizes: Sizes, width: int, height: int, *, told: bool
) -> Image.Image:
    """The card in pixels; of one that is higher than its room, the upper part."""
    rect = Rect(0, 0, width, height)
    front = pictures.find(face.front, palette.name, "card")
    if front is not None:
        made = pictures.sized(front, width, round(whole(rect).h))
    else:
        made = Image.new("RGBA", (width, height), palette["parchment"])
    for part in parts(face, rect, lettering.LETTERING, sizes, told=told):
        _draw(made, part, palette)
    return made.crop((0, 0, width, height))


def _draw(made: Image.Image, part: Part, palette: Palette) -> None:
    x, y, w, h = (round(side) for side in part.rect)
    if isinstance(part, Drawn):
        found = pictures.find(part.art, palette.name)
        if found is not None:
            made.alpha_composite(pictures.sized(found, w, h), (max(0, x), max(0, y)))
    elif isinstance(part, Window):
        edge = max(1, round(w * 0.015))
        ImageDraw.Draw(made).rounded_rectangle(
            (x, y, x + w, y + h), w * 0.025, WINDOW, palette["ink"], edge
        )
    else:
        drawn = lettering.drawn(part.setting, palette["ink"], "center")
        left, top = x + round((w - drawn.width) / 2), y + round((h - drawn.height) / 2)
        made.alpha_composite(drawn, (max(0, left), max(0, top)))
