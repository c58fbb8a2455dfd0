"""The face of a card: what is on it, and where each thing goes for any size it is shown in.

What is written is never smaller than can be read. In the hand a text that does not fit is cut at
the end of a word, or makes room for the picture; the whole text is on the enlarged card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scriptorium import Card, Ruleset
from scriptorium.cards import Program
from scriptorium.scene import PLAYER, Piece
from scriptorium_play.common.colours import Colour
from scriptorium_play.texts.translator import Translator
from scriptorium_ui.toolkit.arrangement import CARD
from scriptorium_ui.toolkit.rect import Rect, fitted, overlap
from scriptorium_ui.toolkit.text_fitting import Lettering, Setting

from . import atlas

Area = tuple[float, float, float, float]
WHOLE: dict[str, Area] = {
    "title": (0.08, 0.05, 0.84, 0.14),
    "picture": (0.14, 0.22, 0.72, 0.34),
    "text": (0.10, 0.60, 0.80, 0.34),
}
FEWEST_LINES = 3
LIKE_A_CARD = 0.1  # how far off a card's proportions a picture may be that is all of its front
SMALL = 6.5  # letters across: a narrower card shows no prices
PLAIN = "card"  # the front of whatever deck has none of its own
NO_PICTURE = "vignette-plain"  # in the window of a front, for a card that brings none
WHEEL = "wheel-full"
WINDOW: Colour = (30, 28, 41, 255)  # as dark as the one on a front


@dataclass(frozen=True)
class Face:
    """What is to be seen on a card."""

    front: str
    vignette: str
    title: str
    text: str
    prices: tuple[int, ...]
    number: str = ""


@dataclass(frozen=True)
class Sizes:
    """Letters in pixels: of titles, of texts, the smallest ones, and of a text made to fit."""

    title: int
    text: int
    least: int
    text_least: int


@dataclass(frozen=True)
class CardPicture:
    """A picture on a card."""

    name: str
    art: str
    rect: Rect


@dataclass(frozen=True)
class CardWindow:
    """A dark window behind a picture, taller than the one on the front."""

    name: str
    rect: Rect


@dataclass(frozen=True)
class CardText:
    """Words on a card, in the middle of their room."""

    name: str
    setting: Setting
    rect: Rect


Part = CardPicture | CardWindow | CardText


def prices(card: Card, rules: Ruleset) -> tuple[int, ...]:
    """The printed prices: what the levels of a card cost of the first budget of a turn."""
    budgets = rules.schedule.budgets
    numbers = card.params
    if isinstance(numbers, Program):
        if numbers.numbers is None:  # composed in a pack: it has one price
            return (numbers.cost,) if budgets and numbers.cost else ()
        numbers = numbers.numbers
    if numbers is None or not budgets:
        return ()
    name = budgets[0].name
    found: set[int] = set()
    for field in getattr(numbers, "__struct_fields__", ()):
        levels = getattr(numbers, field)
        for level in levels if isinstance(levels, tuple) else ():
            price = getattr(level, name, None)
            if isinstance(price, int):
                found.add(price)
    single = getattr(numbers, name, None)
    if isinstance(single, int):
        found.add(single)
    return tuple(sorted(found))


def face_of(piece: Piece, rules: Ruleset, words: Translator, observer: str) -> Face:
    """The face of a piece's card, in the colours of whose deck it may be."""
    card = rules.cards[piece.card]
    title, text = words.card(piece.card)
    owner = piece.group.removeprefix(PLAYER) if piece.group.startswith(PLAYER) else observer
    # A piece may show its card otherwise: as the back of a book, say.
    art = card.art or piece.art
    bare = art.removeprefix("card-")
    if _is_whole(art):
        front, vignette = art, ""
    else:
        decks = (f"card-{card.back}-{owner}", f"card-{card.back}", PLAIN)
        front = next((deck for deck in decks if atlas.knows(deck)), PLAIN)
        instead = "" if front == PLAIN else NO_PICTURE
        vignette = next((one for one in (f"vignette-{bare}", art) if atlas.knows(one)), instead)
    number = getattr(card.params, "nr", None)
    shown = str(number) if isinstance(number, int) else ""
    return Face(front, vignette, title or piece.label, text, prices(card, rules), shown)


def _is_whole(art: str) -> bool:
    """Whether a picture is a whole front: one that ships, or that has the proportions of a card."""
    found = atlas.exact(art)
    return found is not None and (
        atlas.shipped(art) or abs(found.width / found.height - CARD) < LIKE_A_CARD
    )


def has_text(face: Face) -> bool:
    """Whether the front of a card has room for a text, and there is one."""
    found = atlas.find(face.front, instead="card")
    return bool(face.text) and "text" in _areas(found, Rect(0, 0, 1, 1))


def whole(rect: Rect) -> Rect:
    """The whole of a card of which a lower rectangle shows the upper part."""
    tall = max(rect.h, rect.w / CARD)
    return rect._replace(h=tall) if tall > rect.h * 1.02 else rect


def parts(
    face: Face, rect: Rect, lettering: Lettering, sizes: Sizes, *, told: bool
) -> tuple[Part, ...]:
    """What is on the front of a card that fills a rectangle, with its text if that is wanted.

    Of a card that has less room than it is high, the upper part is shown.
    """
    found = atlas.find(face.front, instead="card")
    areas = _areas(found, whole(rect))
    if not face.vignette and face.front == PLAIN and {"picture", "text"} <= areas.keys():
        top, low = areas["picture"], areas["text"]  # words have the room that no picture takes
        areas["text"] = Rect(low.x, top.y, low.w, low.bottom - top.y)
    text = _text(face, areas, lettering, sizes) if told else None
    made: list[Part] = []
    if face.vignette and "picture" in areas:
        made += _picture(face, areas, empty=text is None)
    if face.prices and "prices" in areas and rect.w > sizes.least * SMALL:
        made += _prices(face.prices, areas["prices"], rect, lettering, sizes)
    if "title" in areas:
        # A plate for the title ends where its area does; elsewhere there is room beside it.
        beyond = -0.02 if "number" in areas else 0.02
        made += _title(face.title, areas["title"], beyond, rect, lettering, sizes)
    if text is not None:
        made.append(text)
    if face.number and "number" in areas:
        box = areas["number"]
        made.append(CardText("number", _small(lettering, face.number, box, box.h * 0.6), box))
    return tuple(part for part in made if part.rect.bottom <= rect.bottom + 1)


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


def _text(
    face: Face, areas: dict[str, Rect], lettering: Lettering, sizes: Sizes
) -> CardText | None:
    """The text, if at least a few of its lines can be read."""
    if not face.text or "text" not in areas:
        return None
    box = areas["text"]
    least = min(sizes.text, sizes.text_least)
    setting = lettering.set_text(face.text, "text", sizes.text, box.w, box.h, least)
    if not setting.whole and len(setting.lines) < FEWEST_LINES:
        return None
    return CardText("text", setting, box)


def _picture(face: Face, areas: dict[str, Rect], *, empty: bool) -> list[Part]:
    """The vignette; where no text is written below it, in a window that takes that room too."""
    box = areas["picture"]
    if not (empty and "text" in areas and "prices" in areas):
        return [CardPicture("vignette", face.vignette, _within(box, face.vignette))]
    low = areas["text"]
    margin = box.w * 0.02
    tall = Rect(box.x, box.y, box.w, max(box.bottom, low.bottom) - box.y)
    middle = box._replace(y=tall.y + (tall.h - box.h) / 2)
    return [
        CardWindow("window", tall.inset(-margin)),
        CardPicture("vignette", face.vignette, _within(middle, face.vignette)),
    ]


def _within(box: Rect, art: str) -> Rect:
    """The place of a picture: of those that are brought in its own proportions."""
    found = atlas.exact(art)
    if found is None or atlas.shipped(art):
        return box
    return fitted(box, found.width, found.height)


def _prices(
    found: tuple[int, ...], area: Rect, rect: Rect, lettering: Lettering, sizes: Sizes
) -> list[Part]:
    """A wheel with its number for each price, from the top of the left edge."""
    step = area.h / max(1, len(found))
    side = min(area.w * 1.15, step)
    made: list[Part] = []
    for nr, price in enumerate(found):
        box = Rect(area.x + (area.w - side) / 2, area.y + nr * min(step, side * 1.15), side, side)
        if box.bottom > rect.bottom:
            break
        made.append(CardPicture(f"wheel {nr}", WHEEL, box))
        size = max(side * 0.55, min(sizes.least, side * 0.7))
        made.append(CardText(f"price {nr}", _small(lettering, str(price), box, size), box))
    return made


def _title(
    title: str, area: Rect, beyond: float, rect: Rect, lettering: Lettering, sizes: Sizes
) -> list[Part]:
    """The title in capitals where they fit, else in the narrower letters of the text."""
    # The line under a title leaves room for two lines of the smallest letters.
    box = area.inset(-area.w * beyond, -area.h * 0.1)
    least = sizes.least
    if box.h < least * 1.1 or rect.w < least * SMALL:
        # Beside the board a card is known by its picture; its title is as large as may be.
        least = max(6, int(box.h * 0.38))
    wanted = max(least, min(sizes.title, int(box.h)))
    setting = lettering.set_text(title, "display", wanted, box.w, box.h, least)
    if not setting.whole:
        setting = lettering.set_text(title, "bold", wanted, box.w, box.h, least)
    return [CardText("title", setting, box)]


def _small(lettering: Lettering, text: str, box: Rect, size: float) -> Setting:
    return lettering.set_text(text, "bold", max(6, round(size)), box.w, box.h, 6, True)


# enlarged


def enlarged(
    face: Face, anchor: Rect, window: Rect, lettering: Lettering, sizes: Sizes, least: float
) -> Rect:
    """Where a card is shown so large that its whole text can be read, beside what it is of."""
    most = min(window.w * 0.6, window.h * CARD)
    found = atlas.find(face.front, instead="card")
    wide = min(least, most)
    while wide < most and not _reads(face, found, wide, lettering, sizes):
        wide = min(most, wide * 1.08)
    return beside([anchor], wide, wide / CARD, window, anchor.w * 0.08)


def _reads(
    face: Face, found: atlas.Picture | None, wide: float, lettering: Lettering, sizes: Sizes
) -> bool:
    areas = _areas(found, Rect(0, 0, wide, wide / CARD))
    wanted = (("text", face.text, "text", sizes.text), ("title", face.title, "bold", sizes.title))
    return all(
        lettering.set_text(text, letters, size, areas[name].w, areas[name].h, size).whole
        for name, text, letters, size in wanted
        if name in areas
    )


def beside(
    rects: list[Rect], w: float, h: float, window: Rect, edge: float, clear: Sequence[Rect] = ()
) -> Rect:
    """A place of that size within a window that covers as little as may be of some rectangles.

    What is to be kept `clear` may make it lie further off, but for that.
    """
    w, h = min(w, window.w), min(h, window.h)
    if not rects:
        return window.centred(w, h)
    x, y = min(one.x for one in rects), min(one.y for one in rects)
    right, bottom = max(one.right for one in rects), max(one.bottom for one in rects)
    cx, cy = (x + right) / 2, (y + bottom) / 2
    best: tuple[float, Rect] | None = None
    places = [
        (right + edge, cy - h / 2),
        (x - edge - w, cy - h / 2),
        (cx - w / 2, y - edge - h),
        (cx - w / 2, bottom + edge),
    ]
    if clear:
        rows = (window.y, window.y + (window.h - h) / 2, window.bottom - h)
        columns = (window.x, window.x + (window.w - w) / 2, window.right - w)
        places += [(column, row) for row in rows for column in columns]
    for left, top in places:
        place = Rect(
            min(max(window.x, left), window.right - w), min(max(window.y, top), window.bottom - h),
            w, h,
        )  # fmt: skip
        hidden = sum(map(_area, (overlap(place, one) for one in (*rects, *clear))))
        if best is None or hidden < best[0]:
            best = hidden, place
    assert best is not None
    return best[1]


def _area(rect: Rect) -> float:
    return max(0.0, rect.w) * max(0.0, rect.h)
