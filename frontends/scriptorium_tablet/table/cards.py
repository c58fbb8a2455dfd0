"""The face of a card: its front, vignette, title, prices and text, for any size it is shown in."""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium import Card, Piece, Ruleset
from scriptorium.scene import PLAYER
from scriptorium_stage import atlas
from scriptorium_stage.colours import Colour
from scriptorium_stage.rooms import CARD
from scriptorium_stage.shapes import Rect
from scriptorium_stage.texts import Words

from ..drawing.brush import Brush
from ..drawing.letters import width_of

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


def prices(card: Card, rules: Ruleset) -> tuple[int, ...]:
    """The printed prices: what the levels of a card cost of the first budget of a turn."""
    budgets = rules.schedule.budgets
    if card.params is None or not budgets:
        return ()
    name = budgets[0].name
    found: set[int] = set()
    for field in getattr(card.params, "__struct_fields__", ()):
        levels = getattr(card.params, field)
        for level in levels if isinstance(levels, tuple) else ():
            price = getattr(level, name, None)
            if isinstance(price, int):
                found.add(price)
    single = getattr(card.params, name, None)
    if isinstance(single, int):
        found.add(single)
    return tuple(sorted(found))


def face_of(piece: Piece, rules: Ruleset, words: Words, observer: str) -> Face:
    """The face of a piece's card, in the colours of whose deck it may be."""
    card = rules.cards[piece.card]
    title, text = words.card(piece.card)
    owner = piece.group.removeprefix(PLAYER) if piece.group.startswith(PLAYER) else observer
    bare = piece.art.removeprefix("card-")
    if atlas.knows(piece.art):
        front, vignette = piece.art, ""
    else:
        decks = (f"card-{card.back}-{owner}", f"card-{card.back}", "card")
        front = next((deck for deck in decks if atlas.knows(deck)), "card")
        vignette = f"vignette-{bare}" if atlas.knows(f"vignette-{bare}") else ""
    number = getattr(card.params, "nr", None)
    shown = str(number) if isinstance(number, int) else ""
    return Face(front, vignette, title or piece.label, text, prices(card, rules), shown)


def paint_card(brush: Brush, face: Face, rect: Rect, key: str, *, told: bool, alpha: int) -> None:
    """A card; its text is on it where it can be read there, else it is told when it is held."""
    tall = max(rect.h, rect.w / CARD)
    whole = rect._replace(h=tall) if tall > rect.h * 1.02 else rect
    found = atlas.find(face.front, brush.look.palette.name, "card")
    if whole is not rect and found is not None:
        _upper_part(brush, found, rect, key, alpha, tall)
    else:
        brush.picture(face.front, rect, key=key, alpha=alpha, instead="card")
    areas = _areas(found, whole)
    small = rect.w < brush.dp(90)
    if face.vignette and "picture" in areas and areas["picture"].bottom <= rect.bottom:
        brush.picture(face.vignette, areas["picture"], key=f"{key} vignette", alpha=alpha)
    if face.prices and "prices" in areas and not small:
        _prices(brush, face.prices, areas["prices"], rect, key, alpha)
    ink = (*brush.look.palette["ink"][:3], alpha)
    if "title" in areas:
        _title(brush, face.title, areas["title"], key, small, ink)
    if told and "text" in areas and _fits(brush, face.text, areas["text"]):
        brush.text(
            face.text,
            areas["text"],
            14,
            colour=ink,
            align="center",
            valign="center",
            key=f"{key} text",
        )
    if face.number and "number" in areas and areas["number"].bottom <= rect.bottom:
        brush.text(
            face.number,
            areas["number"],
            15,
            face="bold",
            colour=ink,
            align="center",
            valign="center",
            key=f"{key} number",
            one_line=True,
            may_clip=True,
            smallest=8,
        )


def _title(brush: Brush, title: str, box: Rect, key: str, small: bool, ink: Colour) -> None:
    """The title in capitals where they fit, else in the narrower letters of the text."""
    least = max(7.0, box.w * 0.1) if small else brush.least * 0.75
    if small:
        box = box.inset(-box.w * 0.04, -box.h * 0.2)
    wide = width_of(title, "display", round(brush.least * 0.9)) <= box.w
    brush.text(
        title,
        box,
        15,
        face="display" if wide else "bold",
        colour=ink,
        align="center",
        valign="center",
        key=f"{key} title",
        smallest=least,
        may_clip=True,
    )


def _fits(brush: Brush, text: str, room: Rect) -> bool:
    return bool(text) and brush.measure(text, 14, room.w) <= room.h


def _upper_part(
    brush: Brush, found: atlas.Picture, rect: Rect, key: str, alpha: int, tall: float
) -> None:
    """Where a card has less room than it is high, its upper part is shown."""
    file, x, y, w, h = found.cut(rect.w, tall)
    part = (file, x, y, w, max(1, round(h * rect.h / tall)))
    brush.cut(part, rect, key, alpha)


def _areas(found: atlas.Picture | None, rect: Rect) -> dict[str, Rect]:
    areas = dict(found.areas) if found is not None else {}
    fx, fy = rect.w, rect.h
    if found is not None and areas:
        fx, fy = rect.w / found.width, rect.h / found.height
    else:
        areas = WHOLE
    return {
        name: Rect(rect.x + x * fx, rect.y + y * fy, w * fx, h * fy)
        for name, (x, y, w, h) in areas.items()
    }


def _prices(
    brush: Brush, prices: tuple[int, ...], area: Rect, rect: Rect, key: str, alpha: int
) -> None:
    """A wheel with its number for each price, from the top of the left edge."""
    step = area.h / max(1, len(prices))
    side = min(area.w * 1.15, step)
    for nr, price in enumerate(prices):
        box = Rect(area.x + (area.w - side) / 2, area.y + nr * min(step, side * 1.15), side, side)
        if box.bottom > rect.bottom:
            return
        brush.picture("wheel-full", box, key=f"{key} wheel {nr}", alpha=alpha)
        brush.text(
            str(price),
            box,
            15,
            face="bold",
            align="center",
            valign="center",
            one_line=True,
            key=f"{key} price {nr}",
            smallest=8,
            may_clip=True,
        )
