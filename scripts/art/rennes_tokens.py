"""What lies and stands on the map of Rennes-le-Château: clues, figures, markers, ghosts, codes."""

from __future__ import annotations

from art.canvas import Canvas
from art.colours import colour, darker, lighter, player, players, rgb, thin
from art.emblems import player_sign
from art.hazards import Hazard, all_variants, body, sign
from art.paths import arc, box, path, placed
from art.picture import Picture
from art.rennes_map import DUSK, MAP, MAP_SCALES, STONE, WINDOW
from art.variants import key_of, variants

MOST_SLOTS = 3
GHOST = path(
    "M 0 -1 C .62 -1 .72 -.4 .72 .1 L .78 .98 C .6 .72 .44 .74 .3 .96 C .16 .72 -.14 .72 -.28 .96"
    " C -.44 .74 -.6 .72 -.78 .98 L -.72 .1 C -.72 -.4 -.62 -1 0 -1 Z"
)
HAT = path("M .18 .3 C .3 .26 .33 .1 .38 .07 C .45 .03 .55 .03 .62 .07 C .67 .1 .7 .26 .82 .3"
           " C .66 .37 .34 .37 .18 .3 Z")  # fmt: skip
COAT = path("M .34 .46 C .22 .52 .18 .7 .15 .93 L .85 .93 C .82 .7 .78 .52 .66 .46 Z")
LANTERN = box(0.8, 0.56, 0.96, 0.8)


def clue(sheet: Canvas, hazard: Hazard, palette: str) -> None:
    """A clue: a scrap of parchment on a round token in the hazard's colour."""
    look = player(hazard.colour, palette)
    sheet.disc(0.5, 0.5, 0.49, colour("outline"))
    sheet.disc(0.5, 0.5, 0.455, colour("rim"))
    body(sheet, hazard, palette, sheet.ellipse_mask((0.08, 0.08, 0.92, 0.92)))
    sheet.disc(0.5, 0.5, 0.29, darker(look.swatch, 0.35))
    sheet.disc(0.5, 0.5, 0.265, look.swatch)
    sign(sheet, hazard, 0.5, 0.5, 0.2, look.mark)


def pool(sheet: Canvas, hazard: Hazard, palette: str) -> None:
    """Points to move with: a token of their colour, and a plate for how many there are."""
    look = player(hazard.colour, palette)
    sheet.disc(0.42, 0.42, 0.4, colour("outline"))
    body(sheet, hazard, palette, sheet.ellipse_mask((0.06, 0.06, 0.78, 0.78)))
    sign(sheet, hazard, 0.36, 0.34, 0.2, look.mark)
    sheet.rounded((0.36, 0.44, 0.99, 0.99), 0.12, colour("outline"))
    sheet.rounded((0.4, 0.48, 0.95, 0.95), 0.09, colour("rim"))


def wanted(sheet: Canvas, hazard: Hazard, palette: str, here: bool) -> None:
    """A colour: whole where it is wanted, else a pale ring with its sign."""
    look = player(hazard.colour, palette)
    if here:
        sheet.disc(0.5, 0.5, 0.48, colour("outline"))
        body(sheet, hazard, palette, sheet.ellipse_mask((0.06, 0.06, 0.94, 0.94)))
        sign(sheet, hazard, 0.5, 0.5, 0.26, look.mark)
        return
    sheet.disc(0.5, 0.5, 0.3, thin(look.swatch, 0.55))
    sheet.disc(0.5, 0.5, 0.25, colour("parchment"))
    sign(sheet, hazard, 0.5, 0.5, 0.14, thin(darker(look.swatch, 0.2), 0.6))


def no_pool(sheet: Canvas) -> None:
    """No points to move with: an empty ring."""
    sheet.disc(0.5, 0.5, 0.4, thin(colour("faded"), 0.6))
    sheet.disc(0.5, 0.5, 0.34, colour("shade"))


def scroll(sheet: Canvas, used: bool) -> None:
    """An event of a player: a scroll with room for its sign, or one that is used up."""
    tone = colour("shade") if used else rgb("#fbe7b6")
    sheet.rounded((0.1, 0.06, 0.9, 0.94), 0.08, colour("outline"))
    sheet.rounded((0.14, 0.1, 0.86, 0.9), 0.05, tone)
    if used:
        sheet.stroke([(0.2, 0.84), (0.8, 0.16)], 0.07, colour("faded"))


def no_cards(sheet: Canvas) -> None:
    """The place of a pile where none lies."""
    sheet.rounded((0.2, 0.04, 0.8, 0.96), 0.08, thin(colour("faded"), 0.6))
    sheet.rounded((0.24, 0.08, 0.76, 0.92), 0.05, thin(colour("outline"), 0.8))


def slots(sheet: Canvas, hazard: Hazard, palette: str, count: int, filled: int) -> None:
    """The slots of a colour in a code, from the left: those filled shine, those free are dark."""
    look = player(hazard.colour, palette)
    for nr in range(count):
        left = nr * 0.6
        place = (left + 0.03, 0.04, left + 0.57, 0.96)
        sheet.rounded(place, 0.1, colour("outline"))
        inner = (left + 0.07, 0.08, left + 0.53, 0.92)
        if nr < filled:
            body(sheet, hazard, palette, sheet.rounded_mask(inner, 0.07))
            sign(sheet, hazard, left + 0.3, 0.5, 0.17, look.mark)
        else:
            sheet.rounded(inner, 0.07, look.swatch)
            sheet.rounded((left + 0.13, 0.14, left + 0.47, 0.86), 0.04, colour("parchment"))
            sign(sheet, hazard, left + 0.3, 0.5, 0.12, darker(look.swatch, 0.25))


def figure(sheet: Canvas, name: str, palette: str) -> None:
    """A treasure hunter with hat, coat and lantern, the emblem on the breast."""
    look = player(name, palette)
    coat = sheet.polygon_mask(COAT)
    sheet.gradient(coat, lighter(look.swatch, 0.2), darker(look.swatch, 0.3))
    sheet.stroke(path("M .5 .48 L .5 .92"), 0.02, darker(look.swatch, 0.6))
    sheet.disc(0.5, 0.37, 0.145, rgb("#d9a982"))
    sheet.polygon(
        path("M .36 .42 C .4 .56 .6 .56 .64 .42 C .6 .47 .4 .47 .36 .42 Z"), rgb("#5a3a22")
    )
    for x in (0.45, 0.55):
        sheet.disc(x, 0.375, 0.02, rgb("#241610"))
    hat = sheet.polygon_mask(HAT)
    sheet.gradient(hat, lighter(look.swatch, 0.32), darker(look.swatch, 0.1))
    sheet.stroke(path("M .34 .255 C .44 .3 .56 .3 .66 .255"), 0.04, darker(look.swatch, 0.55))
    sheet.stroke(path("M .74 .56 L .88 .5 L .88 .58"), 0.05, darker(look.swatch, 0.25))
    sheet.polygon(LANTERN, rgb("#5a4a2a"))
    sheet.polygon(box(0.83, 0.6, 0.93, 0.77), WINDOW)
    sheet.disc(0.5, 0.7, 0.185, darker(look.swatch, 0.55))
    sheet.disc(0.5, 0.7, 0.168, look.swatch)
    player_sign(sheet, look.emblem, 0.5, 0.695, 0.115, look.mark)
    sheet.ringed(0.012, colour("outline"))
    sheet.ringed(0.022, colour("rim"))
    sheet.ringed(0.01, colour("outline"))


def marker(sheet: Canvas, name: str, palette: str) -> None:
    """A numbered marker in its owner's colour: a flag with room for the number."""
    look = player(name, palette)
    sheet.stroke([(0.2, 0.08), (0.2, 0.95)], 0.1, colour("outline"))
    sheet.outlined(box(0.2, 0.08, 0.92, 0.66), look.swatch, colour("outline"), 0.06)
    player_sign(sheet, look.emblem, 0.36, 0.37, 0.11, look.mark)
    sheet.disc(0.68, 0.37, 0.2, colour("rim"))


def ghost(sheet: Canvas, dim: bool) -> None:
    """A ghost: pale and bright where it helps, else a faint outline."""
    outline = placed(GHOST, 0.5, 0.52, 0.44)
    if dim:
        sheet.stroke(outline, 0.04, thin(colour("faded"), 0.7), closed=True)
        return
    mask = sheet.polygon_mask(outline)
    sheet.gradient(mask, rgb("#f6fbff"), rgb("#a9c4d6"))
    sheet.stroke(outline, 0.035, colour("outline"), closed=True)
    for x in (0.38, 0.62):
        sheet.ellipse((x - 0.06, 0.32, x + 0.06, 0.5), rgb("#1c2430"))
    sheet.ellipse((0.45, 0.56, 0.55, 0.68), rgb("#1c2430"))


def place(sheet: Canvas, taken: bool) -> None:
    """A place at a location, with room for the points it brings."""
    sheet.disc(0.5, 0.5, 0.47, colour("outline"))
    sheet.disc(0.5, 0.5, 0.43, colour("rim") if not taken else lighter(STONE, 0.3))
    sheet.disc(0.5, 0.5, 0.38, colour("parchment"))


def plate(sheet: Canvas, lit: bool) -> None:
    """A plate for a letter or a number: bright where it counts, else dim."""
    sheet.rounded((0.03, 0.03, 0.97, 0.97), 0.16, colour("outline"))
    sheet.rounded((0.08, 0.08, 0.92, 0.92), 0.12, colour("rim") if lit else colour("shade"))
    if lit:
        sheet.rounded((0.13, 0.13, 0.87, 0.87), 0.09, rgb("#f3d48a"))


def points(sheet: Canvas) -> None:
    """A laurel with room for points."""
    sheet.disc(0.5, 0.5, 0.48, colour("outline"))
    sheet.disc(0.5, 0.5, 0.45, rgb("#c8963a"))
    sheet.disc(0.5, 0.5, 0.39, rgb("#fbe7b6"))


def cards(sheet: Canvas) -> None:
    """A hand of cards, with room for their number."""
    for angle, x in ((-14, 0.36), (0, 0.5), (14, 0.64)):
        card = placed(box(-0.22, -0.36, 0.22, 0.36), x, 0.5, 1, angle)
        sheet.outlined(card, colour("parchment"), colour("outline"), 0.045)


def torch(sheet: Canvas) -> None:
    """A burning torch: who has it begins the round."""
    sheet.outlined(
        placed(box(-0.09, -0.1, 0.09, 0.46), 0.5, 0.5, 1), rgb("#7a4e26"), colour("outline"), 0.04
    )
    flame = path("M .02 -1 C .2 -.5 .8 -.2 .6 .4 C .5 .8 -.5 .8 -.6 .4 C -.75 0 -.2 -.3 .02 -1 Z")
    sheet.outlined(placed(flame, 0.5, 0.3, 0.28), rgb("#f08a24"), colour("outline"), 0.035)
    sheet.polygon(placed(flame, 0.5, 0.34, 0.15), rgb("#ffe08a"))


def bell(sheet: Canvas) -> None:
    """A church bell: the last round runs."""
    shape = path(
        "M -.14 -.86 L .14 -.86 C .62 -.7 .56 .1 .9 .6 L -.9 .6 C -.56 .1 -.62 -.7 -.14 -.86 Z"
    )
    sheet.disc(0.5, 0.84, 0.1, colour("outline"))
    sheet.outlined(placed(shape, 0.5, 0.5, 0.46), rgb("#d09a3a"), colour("outline"), 0.05)
    sheet.stroke([(0.17, 0.72), (0.83, 0.72)], 0.06, colour("outline"))


def bag(sheet: Canvas) -> None:
    """A bag of clues."""
    shape = path(
        "M -.4 -.5 C -1 .1 -1 .9 -.5 .96 L .5 .96 C 1 .9 1 .1 .4 -.5 L .62 -.92 L -.62 -.92 Z"
    )
    outline = placed(shape, 0.5, 0.52, 0.46)
    mask = sheet.polygon_mask(outline)
    sheet.gradient(mask, rgb("#a97d44"), rgb("#5f3f1e"))
    sheet.stroke(outline, 0.04, colour("outline"), closed=True)
    sheet.stroke([(0.3, 0.29), (0.7, 0.29)], 0.06, rgb("#e9dcc0"))


def location(sheet: Canvas, kind: str) -> None:
    """A treasure location: its house on a tablet of stone, with room for its code and places."""
    mask = sheet.rounded_mask((0.03, 0.03, 4.17, 2.57), 0.18)
    sheet.gradient(mask, rgb("#5b4b57"), rgb("#2c2430"))
    sheet.grain(mask, "location", (0.08, 0.08), 0.07)
    sheet.bevel(mask, 0.04, thin(lighter(STONE, 0.4), 0.7), thin(rgb("#000000"), 0.7))
    sky = sheet.rounded_mask((0.12, 0.12, 1.42, 2.48), 0.12)
    sheet.gradient(sky, rgb("#33406e"), rgb("#d98a55"))
    HOUSES[kind](sheet)
    sheet.stroke(box(0.12, 0.12, 1.42, 2.48), 0.03, colour("outline"), closed=True)
    sheet.rounded((1.54, 0.14, 4.06, 0.72), 0.1, colour("outline"))
    sheet.rounded((1.57, 0.17, 4.03, 0.69), 0.08, colour("parchment"))


def _tower(sheet: Canvas) -> None:
    sheet.polygon(box(0.45, 0.9, 1.05, 2.46), DUSK)
    for nr in range(4):
        sheet.polygon(box(0.39 + nr * 0.2, 0.7, 0.51 + nr * 0.2, 1.0), DUSK)
    for y in (1.2, 1.7):
        sheet.polygon(box(0.68, y, 0.82, y + 0.26), WINDOW)


def _villa(sheet: Canvas) -> None:
    sheet.polygon(box(0.3, 1.4, 1.26, 2.46), DUSK)
    sheet.polygon(
        [(0.2, 1.42), (0.5, 1.0), (1.06, 1.0), (1.36, 1.42)], darker(rgb("#7a3a2a"), 0.25)
    )
    for x in (0.42, 0.7, 0.98):
        sheet.polygon(box(x, 1.56, x + 0.16, 1.84), WINDOW)
    sheet.polygon(box(0.68, 2.04, 0.9, 2.46), rgb("#6a4a2a"))


def _church(sheet: Canvas) -> None:
    sheet.polygon(box(0.62, 1.5, 1.34, 2.46), DUSK)
    sheet.polygon([(0.56, 1.52), (0.98, 1.2), (1.4, 1.52)], DUSK)
    sheet.polygon(box(0.3, 1.0, 0.64, 2.46), DUSK)
    sheet.polygon([(0.24, 1.02), (0.47, 0.45), (0.7, 1.02)], DUSK)
    sheet.stroke([(0.47, 0.24), (0.47, 0.5)], 0.04, WINDOW)
    sheet.stroke([(0.39, 0.32), (0.55, 0.32)], 0.04, WINDOW)
    for x in (0.8, 1.1):
        sheet.polygon([*arc(x + 0.08, 1.8, 0.08, 180, 360), (x + 0.16, 2.1), (x, 2.1)], WINDOW)


def _graves(sheet: Canvas) -> None:
    sheet.polygon(path("M .12 2.1 C .5 1.9 1 2 1.42 2.14 L 1.42 2.48 L .12 2.48 Z"), rgb("#20281c"))
    for x, y, size in ((0.42, 1.72, 0.3), (1.02, 1.66, 0.34)):
        stone = path("M -.7 1.2 L -.7 -.2 C -.7 -1.2 .7 -1.2 .7 -.2 L .7 1.2 Z")
        sheet.polygon(placed(stone, x, y, size), darker(STONE, 0.45))
        sheet.stroke([(x, y - 0.12), (x, y + 0.2)], 0.04, DUSK)
        sheet.stroke([(x - 0.1, y), (x + 0.1, y)], 0.04, DUSK)
    sheet.stroke([(0.72, 0.9), (0.72, 2.1)], 0.09, DUSK)
    sheet.stroke([(0.5, 1.14), (0.94, 1.14)], 0.09, DUSK)


def _abbey(sheet: Canvas) -> None:
    sheet.polygon(box(0.2, 1.36, 1.36, 2.46), DUSK)
    sheet.polygon([(0.16, 1.38), (0.78, 0.86), (1.4, 1.38)], darker(rgb("#4a3326"), 0.2))
    for x in (0.34, 0.7, 1.06):
        sheet.polygon(
            [*arc(x + 0.09, 1.94, 0.11, 180, 360), (x + 0.2, 2.4), (x - 0.02, 2.4)], WINDOW
        )
    sheet.disc(0.78, 1.2, 0.1, WINDOW)


HOUSES = {
    "la_tour": _tower,
    "villa": _villa,
    "eglise": _church,
    "cimetiere": _graves,
    "monastere": _abbey,
}


def symbol(sheet: Canvas, kind: str) -> None:
    """The symbol of a location, for the middle of a cave: its house on a golden coin."""
    sheet.disc(0.5, 0.5, 0.48, colour("outline"))
    sheet.disc(0.5, 0.5, 0.44, rgb("#d8a84a"))
    sheet.disc(0.5, 0.5, 0.38, rgb("#f0d59a"))

    def house(own: Canvas) -> None:
        HOUSES[kind](own)

    sheet.stamp(house, (0.24, 0.14, 0.5, 0.86), 2.58)


def pictures() -> list[Picture]:
    """All of them; what is coloured in every palette."""
    plain = {
        "rennes-ghost-here": (lambda sheet: ghost(sheet, False), "rennes-ghost"),
        "rennes-ghost-away": (lambda sheet: ghost(sheet, True), "rennes-ghost"),
        "rennes-points": (points, "rennes-points"),
        "rennes-cards": (cards, "rennes-cards"),
        "rennes-torch": (torch, "rennes-torch"),
        "rennes-bell": (bell, "rennes-bell"),
        "rennes-bag": (bag, "rennes-bag"),
        "rennes-pool-none": (no_pool, "rennes-pool-none"),
        "rennes-no-cards": (no_cards, "rennes-no-cards"),
        "rennes-scroll-left": (lambda sheet: scroll(sheet, False), "rennes-event"),
        "rennes-scroll-used": (lambda sheet: scroll(sheet, True), "rennes-event"),
        "rennes-place": (lambda sheet: place(sheet, False), "rennes-place"),
        "rennes-area-seen": (lambda sheet: plate(sheet, True), "rennes-area"),
        "rennes-area-new": (lambda sheet: plate(sheet, False), "rennes-area"),
    }
    labelled = {
        f"rennes-{name}"
        for name in (
            "points",
            "cards",
            "place",
            "area-seen",
            "area-new",
            "scroll-left",
            "scroll-used",
        )
    }
    room = {"label": (0.12, 0.08, 0.76, 0.84)}
    found = [
        Picture(
            key, 1, 1, draw, alt, page=MAP, scales=MAP_SCALES, areas=room if key in labelled else {}
        )
        for key, (draw, alt) in plain.items()
    ]
    for kind in HOUSES:
        found += [
            Picture(
                f"rennes-location-{kind}", 4.2, 2.6, lambda sheet, k=kind: location(sheet, k),
                "rennes-location", {"location": kind}, page=MAP, scales=MAP_SCALES,
                areas={"label": (1.6, 0.18, 2.4, 0.5)},
            ),
            Picture(
                f"rennes-symbol-{kind}", 1, 1, lambda sheet, k=kind: symbol(sheet, k),
                "rennes-symbol", {"location": kind}, page=MAP, scales=MAP_SCALES,
            ),
        ]  # fmt: skip
    for hazard, palette in all_variants():
        words = {"hazard": hazard.name}
        found += [
            Picture(
                key_of(f"rennes-{kind}-{hazard.name}", palette), 1, 1,
                lambda sheet, d=draw, h=hazard, p=palette: d(sheet, h, p),
                f"rennes-{kind}", words, page=MAP, scales=MAP_SCALES,
                pattern=hazard.pattern, emblem=hazard.sign,
                areas={"label": (0.4, 0.48, 0.55, 0.47)} if kind == "pool" else {},
            )
            for kind, draw in (
                ("clue", clue),
                ("pool", pool),
                ("wanted", lambda sheet, h, p: wanted(sheet, h, p, True)),
                ("unwanted", lambda sheet, h, p: wanted(sheet, h, p, False)),
            )
        ]  # fmt: skip
        found += [
            Picture(
                key_of(f"rennes-slots-{hazard.name}-{count}-{filled}", palette), 0.6 * count, 1,
                lambda sheet, h=hazard, p=palette, c=count, f=filled: slots(sheet, h, p, c, f),
                "rennes-slots", words, page=MAP, scales=MAP_SCALES,
                pattern=hazard.pattern, emblem=hazard.sign,
            )
            for count in range(1, MOST_SLOTS + 1)
            for filled in range(count + 1)
        ]  # fmt: skip
    for name in players():
        for palette in variants(name):
            look = player(name, palette)
            found += [
                Picture(
                    key_of(f"rennes-{kind}-{name}", palette), 1, 1,
                    lambda sheet, d=draw, n=name, p=palette: d(sheet, n, p),
                    f"rennes-{kind}", {"colour": name, "emblem": look.emblem},
                    page=MAP, scales=MAP_SCALES, emblem=look.emblem, areas=areas,
                )
                for kind, draw, areas in (
                    ("figure", figure, {}),
                    ("marker", marker, {"label": (0.46, 0.15, 0.44, 0.44)}),
                )
            ]  # fmt: skip
    return found
