"""The face of a card as one picture: front, title, vignette, prices and text, drawn once.

A front is the picture of the card's own art key; where there is none it is the front of the deck
the card belongs to, with the vignette of the card in the place for pictures.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from scriptorium import Card, Ruleset
from scriptorium_stage.atlas import Picture
from scriptorium_stage.colours import Colour

from ..drawing import lettering, pictures

Area = tuple[float, float, float, float]
WHOLE: dict[str, Area] = {
    "title": (0.08, 0.05, 0.84, 0.14),
    "picture": (0.14, 0.22, 0.72, 0.34),
    "text": (0.10, 0.60, 0.80, 0.34),
}


@dataclass(frozen=True)
class Face:
    """What is to be seen on a card."""

    front: str
    vignette: str
    title: str
    text: str
    prices: tuple[int, ...]
    number: str = ""
    wheel: str = "wheel-full"


def prices(card: Card, rules: Ruleset) -> tuple[int, ...]:
    """The printed prices: what the levels of a card cost of the first budget of a turn."""
    budgets = rules.schedule.budgets
    if card.params is None or not budgets:
        return ()
    found: set[int] = set()
    names = getattr(card.params, "__struct_fields__", ())
    for name in names:
        levels = getattr(card.params, name)
        for level in levels if isinstance(levels, tuple) else ():
            price = getattr(level, budgets[0].name, None)
            if isinstance(price, int):
                found.add(price)
    single = getattr(card.params, budgets[0].name, None)
    if isinstance(single, int):
        found.add(single)
    return tuple(sorted(found))


def face_of(card: Card, rules: Ruleset, title: str, text: str, art: str, owner: str) -> Face:
    """The face of a card; `owner` is the seat in whose colours its deck may be."""
    bare = art.removeprefix("card-")
    if pictures.knows(art):
        front, vignette = art, ""
    else:
        decks = (f"card-{card.back}-{owner}", f"card-{card.back}", "card")
        front = next((deck for deck in decks if pictures.knows(deck)), "card")
        vignette = f"vignette-{bare}" if pictures.knows(f"vignette-{bare}") else ""
    number = getattr(card.params, "nr", None)
    shown = str(number) if isinstance(number, int) else ""
    return Face(front, vignette, title, text, prices(card, rules), shown)


def draw_face(
    face: Face, palette: str, ink: Colour, size: float, width: int, height: int
) -> tuple[Image.Image, bool]:
    """The card in pixels, and whether all of its text could be shown."""
    front = pictures.find(face.front, palette, "card")
    made = (
        pictures.sized(front, width, height)
        if front is not None
        else Image.new("RGBA", (width, height), (240, 226, 194, 255))
    )
    areas = _areas(front, width, height)
    whole = True
    if face.vignette and "picture" in areas:
        x, y, w, h = areas["picture"]
        drawn = pictures.find(face.vignette, palette)
        if drawn is not None:
            made.alpha_composite(pictures.sized(drawn, w, h), (x, y))
    if face.prices and "prices" in areas:
        _prices(made, face, areas["prices"], palette, ink)
    whole &= _write(made, face.title, areas.get("title"), "display", size * 1.05, ink)
    if "text" in areas and areas["text"][3] > 12:
        whole &= _write(made, face.text, areas["text"], "text", size, ink)
    if face.number and "number" in areas:
        _write(made, face.number, areas["number"], "bold", size * 1.4, ink)
    return made, whole


def _areas(front: Picture | None, width: int, height: int) -> dict[str, tuple[int, int, int, int]]:
    if front is None or not front.areas:
        scaled = {
            name: (x * width, y * height, w * width, h * height)
            for name, (x, y, w, h) in WHOLE.items()
        }
    else:
        fx, fy = width / front.width, height / front.height
        scaled = {n: (x * fx, y * fy, w * fx, h * fy) for n, (x, y, w, h) in front.areas}
    return {name: tuple(round(v) for v in area) for name, area in scaled.items()}  # type: ignore[misc]


def _prices(
    made: Image.Image, face: Face, area: tuple[int, int, int, int], palette: str, ink: Colour
) -> None:
    """A wheel with its number for each price, from the top of the left edge."""
    x, y, w, h = area
    step = h / max(1, len(face.prices))
    side = int(min(w, step))
    wheel = pictures.find(face.wheel, palette)
    for nr, price in enumerate(face.prices):
        top = round(y + nr * min(step, side * 1.2))
        if wheel is not None:
            made.alpha_composite(pictures.sized(wheel, side, side), (x + (w - side) // 2, top))
        box = (x, top, w, side)
        _write(made, str(price), box, "bold", side * 0.55, ink)


def _write(
    made: Image.Image,
    text: str,
    area: tuple[int, int, int, int] | None,
    face: str,
    size: float,
    ink: Colour,
) -> bool:
    if area is None or not text:
        return True
    x, y, w, h = area
    if w < 4 or h < 4:
        return False
    setting = lettering.set_text(text, face, max(7, round(size)), w, h, 7)
    drawn = lettering.drawn(setting, ink, "center")
    left = x + max(0, round((w - drawn.width) / 2))
    top = y + max(0, round((h - drawn.height) / 2))
    made.alpha_composite(drawn, (left, top))
    return setting.whole
