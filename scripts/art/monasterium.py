"""Monasterium: the valley and its houses, dice, tokens, glass, novices, slots and missions."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable

from art.canvas import Canvas
from art.colours import ROOT, Colour, colour, darker, lighter, player, rgb, thin
from art.emblems import player_sign
from art.paths import arc, box, path, placed, regular
from art.picture import ALONE, Picture
from art.variants import key_of, variants

PAGE, SCALES = "monasterium", (1, 2)
SEATS = ("red", "blue", "green", "yellow")
BOARD = tomllib.loads(
    (ROOT / "cards/scriptorium_cards/monasterium/board.toml").read_text(encoding="utf-8")
)
MISSIONS = tomllib.loads(
    (ROOT / "cards/scriptorium_cards/monasterium/missions.toml").read_text(encoding="utf-8")
)["mission"]
INK, GOLD, IVORY = rgb("#2b211a"), rgb("#d8a84a"), rgb("#f4ead2")
WALL, ROOF = rgb("#cdbfa2"), rgb("#8a5a3c")
MOTIFS = {one["id"]: one["motif"] for one in BOARD["monastery"]}
# Glass, in the order of the motifs: none is the colour of a player.
GLASS = {
    "dove": "#7fa7ad",
    "lily": "#a58bb0",
    "key": "#b3895e",
    "lamb": "#9aa88a",
    "star": "#6d6d86",
}

DOVE = path(
    "M -1 -.1 C -.5 -.2 -.3 -.9 .2 -.9 C .1 -.5 .3 -.3 .6 -.3 C .8 -.6 1 -.5 1 -.4"
    " L .85 -.2"
    " C .8 .4 .2 .6 -.2 .5 L -.8 .9 L -.6 .3 Z"
)
LILY = path(
    "M 0 -1 C .4 -.6 .3 -.2 .12 .1 C .4 -.5 .9 -.5 .9 -.05"
    " C .9 .3 .5 .3 .5 .1 C .45 .4 .2 .4"
    " .15 .35 L .3 .95 L -.3 .95 L -.15 .35 C -.2 .4 -.45 .4 -.5 .1 C -.5 .3"
    " -.9 .3 -.9 -.05"
    " C -.9 -.5 -.4 -.5 -.12 .1 C -.3 -.2 -.4 -.6 0 -1 Z"
)
LAMB = path(
    "M -.9 0 C -1 -.5 -.5 -.7 -.2 -.6 C .1 -.8 .5 -.7 .5 -.4 C .9 -.5 1 -.1 .8 .1 L .6 .15"
    " C .6 .4 .4 .45 .4 .45 L .4 .95 L .2 .95 L .15 .5 L -.4 .5"
    " L -.45 .95 L -.65 .95 L -.6 .4"
    " C -.9 .4 -.9 .2 -.9 0 Z"
)


def motif(sheet: Canvas, name: str, x: float, y: float, size: float, tone: Colour) -> None:
    """The emblem of a monastery."""
    if name == "key":
        sheet.disc(x, y - size * 0.5, size * 0.42, tone)
        sheet.stroke([(x, y - size * 0.2), (x, y + size * 0.95)], size * 0.24, tone)
        for far in (0.55, 0.88):
            sheet.stroke([(x, y + size * far), (x + size * 0.5, y + size * far)], size * 0.2, tone)
        return
    if name == "star":
        star = [
            (r * math.cos(a), r * math.sin(a))
            for nr in range(16)
            for r, a in (((1.0, 0.38)[nr % 2], math.tau * nr / 16 - math.pi / 2),)
        ]
        sheet.polygon(placed(star, x, y, size), tone)
        return
    sheet.polygon(placed({"dove": DOVE, "lily": LILY, "lamb": LAMB}[name], x, y, size), tone)


# The valley.


def valley(sheet: Canvas) -> None:
    """Meadows, woods, a river, and the courts of five monasteries with the road between them."""
    whole = sheet.polygon_mask(box(0, 0, 19, 12))
    sheet.gradient(whole, rgb("#8fa06a"), rgb("#6f8a58"))
    sheet.clouds(whole, "monasterium meadow", 2.4, rgb("#5c7748", 130), wraps=False)
    river = path(
        "M 3.6 12.2 C 3.2 9 3.4 8.6 4 7.6 C 4.6 6.6 6 7.4 7 7 C 8.6 6.4 11 7.2 12 6.9"
        " C 14 6.5 15 7.4 15.2 9 C 15.3 10.2 15.1 11 15.2 12.2"
    )
    sheet.stroke(river, 0.5, rgb("#557f8f"))
    sheet.stroke(river, 0.34, rgb("#7fa9b4"))
    spots = [one["pos"] for one in BOARD["road"]["spaces"]]
    way = [(x / 100, y / 100) for x, y in spots]
    for width, tone in ((0.62, rgb("#5e4a33")), (0.5, rgb("#c9ad7c"))):
        sheet.stroke(way, width, tone)
    courts = {one["id"]: (one["pos"][0] / 100, one["pos"][1] / 100) for one in BOARD["monastery"]}
    for spot in BOARD["road"]["spaces"]:
        x, y = spot["pos"][0] / 100, spot["pos"][1] / 100
        for to in spot["connects"]:
            (cx, cy), steps = courts[to], 14
            for nr in range(steps):
                far = nr / steps
                sheet.disc(x + (cx - x) * far, y + (cy - y) * far, 0.06, rgb("#efe2b8"))
    for one in BOARD["monastery"]:
        x, y = one["pos"][0] / 100, one["pos"][1] / 100
        sheet.disc(x, y, 2.66, rgb("#4c3d2c"))
        sheet.disc(x, y, 2.6, rgb("#d9c9a6"))
        sheet.disc(x, y, 1.66, rgb("#8a7a5c"))
        sheet.disc(x, y, 1.62, rgb("#b7c08c"))
    for at, (x, y) in enumerate(
        (
            (0.5, 0.6),
            (6.4, 0.5),
            (12.6, 0.6),
            (18.5, 0.6),
            (0.5, 5.0),
            (18.5, 5.0),
            (9.2, 11.6),
            (4.0, 11.7),
            (10.1, 11.7),
            (6.5, 4.6),
            (12.7, 4.7),
        )
    ):
        for dx, dy, size in ((0, 0, 0.3), (0.28, 0.1, 0.24), (-0.24, 0.14, 0.22)):
            tone = darker(rgb("#5b7a44"), 0.12 * (at % 3))
            sheet.disc(x + dx, y + dy + 0.05, size, darker(tone, 0.4))
            sheet.disc(x + dx, y + dy, size * 0.92, tone)


def building(sheet: Canvas, kind: str) -> None:
    """A house of a kind, with a sign of what it asks for."""
    sheet.rounded((0.03, 0.03, 0.97, 0.97), 0.1, INK)
    ground = sheet.rounded_mask((0.06, 0.06, 0.94, 0.94), 0.08)
    tones = {
        "lay": ("#e6c9a0", "#b98a5c"),
        "workshop": ("#cfd2cf", "#8d938f"),
        "common": ("#e8dfc8", "#b0a37e"),
        "blocked": ("#77706a", "#4d4742"),
    }[kind]
    sheet.gradient(ground, rgb(tones[0]), rgb(tones[1]))
    roof = {
        "lay": [(0.1, 0.34), (0.5, 0.1), (0.9, 0.34)],
        "workshop": [
            (0.1, 0.34),
            (0.1, 0.16),
            (0.36, 0.34),
            (0.36, 0.16),
            (0.62, 0.34),
            (0.62, 0.16),
            (0.9, 0.34),
        ],
        "common": [(0.1, 0.34), (0.2, 0.14), (0.8, 0.14), (0.9, 0.34)],
        "blocked": [(0.1, 0.34), (0.9, 0.34), (0.9, 0.3), (0.1, 0.3)],
    }[kind]
    sheet.polygon(roof, darker(ROOF, 0.35 if kind == "blocked" else 0.05))
    if kind == "blocked":
        for one in ([(0.25, 0.45), (0.75, 0.85)], [(0.75, 0.45), (0.25, 0.85)]):
            sheet.stroke(one, 0.11, INK)
        return
    token = {"lay": "soup", "workshop": "tool", "common": "book"}[kind]
    sheet.stamp(lambda own: TOKENS[token](own), (0.6, 0.04, 0.36, 0.36))


def cloister(sheet: Canvas) -> None:
    """A space of the cloister: an arch over a garden."""
    sheet.disc(0.5, 0.5, 0.48, INK)
    sheet.disc(0.5, 0.5, 0.45, rgb("#d8cdb2"))
    sheet.disc(0.5, 0.5, 0.34, rgb("#8fa66a"))
    for angle in range(0, 360, 45):
        x, y = (
            0.5 + 0.395 * math.cos(math.radians(angle)),
            0.5 + 0.395 * math.sin(math.radians(angle)),
        )
        sheet.disc(x, y, 0.04, darker(WALL, 0.35))


def chapel(sheet: Canvas, name: str) -> None:
    """The chapel with the emblem of its monastery in the gable."""
    sheet.polygon(regular(8, 0.5, 0.5, 0.49, -67.5), INK)
    sheet.polygon(regular(8, 0.5, 0.5, 0.465, -67.5), rgb("#efe6d0"))
    sheet.polygon(regular(8, 0.5, 0.5, 0.43, -67.5), darker(rgb("#efe6d0"), 0.07))
    motif(sheet, name, 0.5, 0.78, 0.1, thin(INK, 0.75))
    sheet.stroke([(0.5, 0.02), (0.5, 0.1)], 0.02, GOLD)


def road(sheet: Canvas, bonus: str) -> None:
    """A space of the road, with the bonus it gives."""
    sheet.disc(0.5, 0.5, 0.42, INK)
    sheet.disc(0.5, 0.5, 0.39, rgb("#e2cda2") if bonus == "none" else rgb("#f3dfae"))
    if bonus == "none":
        sheet.disc(0.5, 0.5, 0.1, rgb("#c9ad7c"))
    elif bonus == "influence_or_rosary":
        sheet.stamp(influence, (0.19, 0.34, 0.32, 0.32))
        sheet.stamp(rosary, (0.49, 0.34, 0.32, 0.32))
    elif bonus == "soup_or_exchange":
        sheet.stamp(soup, (0.18, 0.34, 0.32, 0.32))
        _swap(sheet, 0.66, 0.5, 0.14)
    elif bonus == "any_action":
        motif(sheet, "star", 0.5, 0.5, 0.26, rgb("#7a4e26"))
    elif bonus == "window_any":
        sheet.stamp(lambda own: glass(own, "none"), (0.33, 0.33, 0.34, 0.34))
    else:
        sheet.stamp(lambda own: die(own, "neutral", 5, "normal"), (0.32, 0.32, 0.36, 0.36))


def _swap(sheet: Canvas, x: float, y: float, size: float) -> None:
    """Two arrows, there and back."""
    for sign in (-1, 1):
        at = y + sign * size * 0.45
        sheet.stroke([(x - sign * size, at), (x + sign * size * 0.5, at)], size * 0.3, INK)
        head = [
            (x + sign * size, at),
            (x + sign * size * 0.3, at - size * 0.5),
            (x + sign * size * 0.3, at + size * 0.5),
        ]
        sheet.polygon(head, INK)


# Dice.

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(sheet: Canvas, owner: str, face: int, palette: str) -> None:
    """A die: ivory where it is neutral, else in its owner's colour with the emblem in a corner."""
    body, pip = IVORY, INK
    if owner != "neutral":
        look = player(owner, palette)
        body, pip = look.swatch, look.mark
    sheet.rounded((0.04, 0.04, 0.96, 0.96), 0.18, INK)
    mask = sheet.rounded_mask((0.08, 0.08, 0.92, 0.92), 0.15)
    sheet.gradient(mask, lighter(body, 0.2), darker(body, 0.14))
    if owner != "neutral":  # behind the pips, so that none is taken for one
        look = player(owner, palette)
        player_sign(sheet, look.emblem, 0.5, 0.5, 0.3, thin(pip, 0.3 if face else 0.9))
    for dx, dy in PIPS.get(face, ()):
        sheet.disc(0.5 + dx * 0.24, 0.5 + dy * 0.24, 0.095, pip)


def space(sheet: Canvas, number: int) -> None:
    """A dice space: a tray with its number in pips, and the token that it brings at first."""
    sheet.rounded((0.02, 0.02, 1.52, 1.46), 0.12, INK)
    mask = sheet.rounded_mask((0.06, 0.06, 1.48, 1.42), 0.09)
    sheet.gradient(mask, rgb("#6a4a30"), rgb("#4a3321"))
    sheet.grain(mask, f"tray {number}", (0.3, 0.03), 0.12)
    sheet.rounded((0.1, 0.5, 1.44, 1.38), 0.07, rgb("#33231a"))
    for dx, dy in PIPS[number]:
        sheet.disc(0.3 + dx * 0.12, 0.28 + dy * 0.12, 0.055, IVORY)
    sign: Callable[[Canvas], None] = {
        1: lambda own: deed(own, "send-novice", bare=True),
        2: soup,
        3: influence,
        4: rosary,
        5: lambda own: deed(own, "move-messenger", bare=True),
        6: lambda own: motif(own, "star", 0.5, 0.5, 0.4, GOLD),
    }[number]
    sheet.stamp(sign, (1.0, 0.09, 0.4, 0.4))


# Tokens, told apart by shape.


def influence(sheet: Canvas) -> None:
    """Influence: a sealed letter, a long hexagon."""
    sheet.polygon(regular(6, 0.5, 0.5, 0.49, 0), INK)
    sheet.polygon(regular(6, 0.5, 0.5, 0.44, 0), rgb("#e9ddc3"))
    sheet.stroke([(0.2, 0.34), (0.5, 0.58), (0.8, 0.34)], 0.04, INK)
    sheet.disc(0.5, 0.62, 0.13, rgb("#8c2f39"))


def soup(sheet: Canvas) -> None:
    """Soup: a round bowl with steam."""
    sheet.disc(0.5, 0.5, 0.48, INK)
    sheet.disc(0.5, 0.5, 0.44, rgb("#dcae6c"))
    bowl = [*arc(0.5, 0.54, 0.32, 0, 180)]
    sheet.polygon(bowl, rgb("#6d4426"))
    sheet.stroke([(0.16, 0.54), (0.84, 0.54)], 0.06, INK)
    for x in (0.36, 0.5, 0.64):
        sheet.stroke([(x, 0.44), (x + 0.03, 0.34), (x - 0.02, 0.22)], 0.035, IVORY)


def rosary(sheet: Canvas) -> None:
    """A rosary: a square turned on its corner, with beads and a cross."""
    sheet.polygon(regular(4, 0.5, 0.5, 0.5), INK)
    sheet.polygon(regular(4, 0.5, 0.5, 0.44), rgb("#cfc4e0"))
    for nr in range(9):
        a = math.tau * nr / 9 - math.pi / 2
        sheet.disc(0.5 + 0.17 * math.cos(a), 0.43 + 0.17 * math.sin(a), 0.045, rgb("#4b3560"))
    sheet.stroke([(0.5, 0.6), (0.5, 0.82)], 0.05, rgb("#4b3560"))
    sheet.stroke([(0.43, 0.68), (0.57, 0.68)], 0.05, rgb("#4b3560"))


def tool(sheet: Canvas) -> None:
    """A tool: a square with a hammer."""
    sheet.rounded((0.04, 0.04, 0.96, 0.96), 0.06, INK)
    sheet.rounded((0.09, 0.09, 0.91, 0.91), 0.04, rgb("#b9c2c4"))
    sheet.stroke([(0.3, 0.78), (0.62, 0.38)], 0.09, rgb("#7a4e26"))
    sheet.polygon(placed(box(-0.26, -0.11, 0.26, 0.11), 0.64, 0.34, 1, 38), rgb("#3d4548"))


def book(sheet: Canvas) -> None:
    """A book: an open pair of pages on an upright tablet."""
    sheet.rounded((0.12, 0.02, 0.88, 0.98), 0.08, INK)
    sheet.rounded((0.16, 0.06, 0.84, 0.94), 0.06, rgb("#6b4a2f"))
    sheet.rounded((0.23, 0.13, 0.84, 0.87), 0.03, rgb("#f1e6c8"))
    sheet.disc(0.53, 0.5, 0.14, GOLD)
    for y in (0.24, 0.76):
        sheet.stroke([(0.32, y), (0.74, y)], 0.035, thin(INK, 0.6))


TOKENS: dict[str, Callable[[Canvas], None]] = {
    "influence": influence,
    "soup": soup,
    "rosary": rosary,
    "tool": tool,
    "book": book,
}


def counted(sheet: Canvas, name: str) -> None:
    """A token with a plate for how many there are."""
    TOKENS[name](sheet)
    sheet.disc(0.72, 0.73, 0.27, INK)
    sheet.disc(0.72, 0.73, 0.24, rgb("#fff6dd"))


def points(sheet: Canvas) -> None:
    """Prestige: a golden laurel."""
    sheet.disc(0.5, 0.5, 0.48, INK)
    sheet.disc(0.5, 0.5, 0.44, GOLD)
    sheet.disc(0.5, 0.5, 0.35, rgb("#fbe7b6"))


def glass(sheet: Canvas, name: str) -> None:
    """A window tile: leaded glass with the emblem of its monastery; or an empty frame."""
    sheet.rounded((0.02, 0.02, 0.98, 0.98), 0.08, INK)
    if name == "none":
        for nr, tone in enumerate(("#7fa7ad", "#a58bb0", "#b3895e", "#9aa88a")):
            y, x = divmod(nr, 2)
            sheet.rounded(
                (0.08 + x * 0.43, 0.08 + y * 0.43, 0.49 + x * 0.43, 0.49 + y * 0.43),
                0.03,
                rgb(tone),
            )
        return
    tone = rgb(GLASS[name])
    mask = sheet.rounded_mask((0.07, 0.07, 0.93, 0.93), 0.05)
    sheet.gradient(mask, lighter(tone, 0.25), darker(tone, 0.2))
    for nr in range(4):
        far = 0.07 + 0.86 * (nr + 0.5) / 4
        sheet.stroke([(far, 0.07), (0.93 - (far - 0.07), 0.93)], 0.018, thin(INK, 0.5))
    sheet.disc(0.5, 0.5, 0.33, INK)
    sheet.disc(0.5, 0.5, 0.3, lighter(tone, 0.55))
    motif(sheet, name, 0.5, 0.5, 0.22, darker(tone, 0.62))


# People.


def novice(sheet: Canvas, name: str, palette: str) -> None:
    """A novice in a hooded robe, with the emblem of the colour."""
    look = player(name, palette)
    robe = sheet.polygon_mask(
        path(
            "M .5 .1 C .7 .1 .74 .36 .7 .46 C .86 .58 .9 .8 .9 .94 L .1 .94"
            " C .1 .8 .14 .58 .3 .46 C .26 .36 .3 .1 .5 .1 Z"
        )
    )
    sheet.gradient(robe, lighter(look.swatch, 0.18), darker(look.swatch, 0.3))
    sheet.ellipse((0.36, 0.2, 0.64, 0.5), darker(look.swatch, 0.6))
    sheet.ellipse((0.39, 0.25, 0.61, 0.49), rgb("#dcb08a"))
    for x in (0.45, 0.55):
        sheet.disc(x, 0.36, 0.022, INK)
    sheet.disc(0.5, 0.71, 0.17, look.swatch)
    player_sign(sheet, look.emblem, 0.5, 0.71, 0.11, look.mark)
    sheet.ringed(0.015, INK)
    sheet.ringed(0.02, colour("rim"))
    sheet.ringed(0.01, INK)


def messenger(sheet: Canvas, name: str, palette: str) -> None:
    """A messenger with hat, staff and bag."""
    look = player(name, palette)
    sheet.stroke([(0.8, 0.14), (0.76, 0.94)], 0.05, rgb("#6b4a2f"))
    coat = sheet.polygon_mask(path("M .34 .44 L .64 .44 L .74 .94 L .22 .94 Z"))
    sheet.gradient(coat, lighter(look.swatch, 0.15), darker(look.swatch, 0.3))
    sheet.disc(0.49, 0.32, 0.13, rgb("#dcb08a"))
    sheet.polygon(
        path("M .2 .27 C .36 .2 .34 .06 .49 .06 C .64 .06 .62 .2 .78 .27 Z"),
        darker(look.swatch, 0.25),
    )
    sheet.disc(0.47, 0.68, 0.15, look.swatch)
    player_sign(sheet, look.emblem, 0.47, 0.68, 0.1, look.mark)
    sheet.rounded((0.6, 0.6, 0.78, 0.8), 0.04, rgb("#8a6238"))
    sheet.ringed(0.015, INK)
    sheet.ringed(0.02, colour("rim"))
    sheet.ringed(0.01, INK)


# The boards of the players.


def mat(sheet: Canvas) -> None:
    """A table of oak for slots, window and stores."""
    mask = sheet.rounded_mask((0, 0, 9.92, 5.5), 0.14)
    sheet.gradient(mask, rgb("#8d6b47"), rgb("#6d5034"))
    for nr in range(1, 6):
        y = nr * 5.5 / 6
        sheet.stroke([(0.1, y), (9.8, y)], 0.025, rgb("#5f452c"))
    sheet.bevel(mask, 0.04, thin(rgb("#e9cfa0"), 0.5), thin(rgb("#000000"), 0.5))


def tile(sheet: Canvas, side: str) -> None:
    """An action tile: a parchment heading over its standard action."""
    sheet.rounded((0.01, 0.01, 1.07, 1.21), 0.08, INK)
    sheet.rounded(
        (0.05, 0.05, 1.03, 1.17), 0.06, rgb("#f1e7cd") if side == "plain" else rgb("#e8c14f")
    )


def deed(sheet: Canvas, kind: str, *, bare: bool = False) -> None:
    """A slot: a plate with what it does on the left, and room for its novice on the right."""
    if not bare:
        sheet.rounded((0.02, 0.02, 1.06, 0.92), 0.1, INK)
        sheet.rounded((0.05, 0.05, 1.03, 0.89), 0.08, rgb("#e7d9b8"))
        sheet.rounded((0.56, 0.1, 0.99, 0.84), 0.07, rgb("#cdbb92"))
    x, y = (0.31, 0.47) if not bare else (0.5, 0.5)
    if kind in TOKENS:
        sheet.stamp(TOKENS[kind], (x - 0.21, y - 0.21, 0.42, 0.42))
    elif kind in ("send-novice", "send-cheaper"):
        hood = path(
            "M 0 -1 C .6 -1 .6 -.3 .5 -.1 C .9 .2 1 1 1 1 L -1 1 C -1 1 -.9 .2 -.5 -.1 C -.6 -.3"
            " -.6 -1 0 -1 Z"
        )
        sheet.polygon(placed(hood, x - 0.06, y, 0.22), rgb("#6d5a46"))
        sheet.polygon([(x + 0.1, y - 0.14), (x + 0.24, y), (x + 0.1, y + 0.14)], INK)
    elif kind == "move-messenger":
        boot = path("M -.5 -1 L .1 -1 L .15 .2 L .9 .5 L .9 1 L -.5 1 Z")
        sheet.polygon(placed(boot, x, y, 0.22), rgb("#6b4a2f"))
    elif kind == "exchange":
        _swap(sheet, x, y, 0.19)
    elif kind == "take-same":
        for nr, name in enumerate(("soup", "influence", "rosary")):
            at = math.tau * nr / 3 - math.pi / 2
            sheet.stamp(
                TOKENS[name],
                (x + 0.13 * math.cos(at) - 0.11, y + 0.13 * math.sin(at) - 0.11, 0.22, 0.22),
            )
    elif kind == "score":
        sheet.stamp(points, (x - 0.2, y - 0.2, 0.4, 0.4))
    elif kind == "window-from-own-chapel":
        sheet.stamp(lambda own: glass(own, "none"), (x - 0.18, y - 0.2, 0.36, 0.36))
    else:
        sheet.rounded((x - 0.18, y - 0.2, x + 0.18, y + 0.2), 0.05, rgb("#e8c14f"))
        motif(sheet, "star", x, y, 0.14, INK)


DEEDS = (
    *TOKENS,
    "send-novice",
    "send-cheaper",
    "move-messenger",
    "exchange",
    "take-same",
    "score",
    "window-from-own-chapel",
    "flip-action-tile",
)


def extra(sheet: Canvas) -> None:
    """The place of an extra novice: a niche."""
    sheet.rounded((0.02, 0.02, 0.98, 0.98), 0.2, INK)
    sheet.rounded((0.07, 0.07, 0.93, 0.93), 0.17, rgb("#a98a5e"))


def window_row(sheet: Canvas) -> None:
    """Three empty panes in a row."""
    sheet.rounded((0, 0, 2.95, 0.95), 0.08, INK)
    for nr in range(3):
        sheet.rounded((0.05 + nr * 0.97, 0.05, 0.95 + nr * 0.97, 0.9), 0.05, rgb("#4d4a58"))
        sheet.stroke([(0.5 + nr * 0.97, 0.08), (0.5 + nr * 0.97, 0.87)], 0.02, thin(IVORY, 0.3))


def reroll(sheet: Canvas, active: bool) -> None:
    """The reroll tile: an arrow round a die, pale when used."""
    sheet.rounded((0.03, 0.03, 0.97, 0.97), 0.14, INK)
    sheet.rounded((0.08, 0.08, 0.92, 0.92), 0.1, rgb("#e8d9b0") if active else rgb("#8e8577"))
    tone = INK if active else rgb("#6a6258")
    sheet.stroke(arc(0.5, 0.5, 0.3, -60, 210), 0.08, tone)
    sheet.polygon([(0.52, 0.1), (0.8, 0.22), (0.58, 0.4)], tone)
    if active:
        sheet.stamp(lambda own: die(own, "neutral", 5, "normal"), (0.33, 0.33, 0.34, 0.34))


def hourglass(sheet: Canvas) -> None:
    """The hourglass: the year."""
    w, h = sheet.width, sheet.height
    sheet.polygon(
        [(w * 0.2, h * 0.1), (w * 0.8, h * 0.1), (w * 0.2, h * 0.9), (w * 0.8, h * 0.9)], GOLD
    )
    for y in (0.08, 0.92):
        sheet.stroke([(w * 0.14, h * y), (w * 0.86, h * y)], 0.09, INK)
    sheet.disc(w / 2, h / 2, 0.27, INK)
    sheet.disc(w / 2, h / 2, 0.23, IVORY)


def chalice(sheet: Canvas, name: str, palette: str) -> None:
    """The chalice of whoever begins, with the emblem."""
    look, w, h = player(name, palette), sheet.width, sheet.height
    cup = path(
        "M -.7 -1 L .7 -1 C .7 -.1 .3 .1 .12 .15 L .12 .7 L .5 1 L -.5 1 L -.12 .7 L -.12 .15"
        " C -.3 .1 -.7 -.1 -.7 -1 Z"
    )
    sheet.outlined(placed(cup, w / 2, h / 2, 0.56), GOLD, INK, 0.05)
    sheet.disc(w / 2, h * 0.3, 0.22, look.swatch)
    player_sign(sheet, look.emblem, w / 2, h * 0.3, 0.15, look.mark)


def mission(sheet: Canvas, card: dict) -> None:  # type: ignore[type-arg]
    """A mission: what it asks for in signs, and room for what it is worth."""
    sheet.rounded((0.02, 0.02, 1.08, 1.52), 0.08, INK)
    mask = sheet.rounded_mask((0.05, 0.05, 1.05, 1.49), 0.06)
    sheet.gradient(mask, rgb("#fbf1d6"), rgb("#e2cfa0"))
    for nr, need in enumerate(card.get("needs", ())):
        y = 0.32 + nr * 0.3
        motif(sheet, MOTIFS[need["monastery"]], 0.33, y, 0.12, INK)
        _area(sheet, need["area"], 0.76, y)
    told = card.get("condition")
    if told:
        kind = told["kind"]
        if kind == "novices_in_building_type":
            sheet.stamp(lambda own: building(own, told["type"]), (0.3, 0.3, 0.5, 0.5))
        elif kind == "novices_in_area":
            _area(sheet, told["area"], 0.55, 0.55, 2.0)
        elif kind == "window_motifs":
            sheet.stamp(lambda own: glass(own, "none"), (0.3, 0.3, 0.5, 0.5))
        elif kind == "personal_dice":
            sheet.stamp(lambda own: die(own, "neutral", 5, "normal"), (0.3, 0.3, 0.5, 0.5))
        else:
            sheet.stamp(lambda own: deed(own, "send-novice", bare=True), (0.25, 0.25, 0.6, 0.6))
        many = told["at_least"]
        for nr in range(min(many, 20)):
            row, column = divmod(nr, 10)
            sheet.disc(0.12 + column * 0.095, 0.9 + row * 0.1, 0.035, INK)
    sheet.disc(0.55, 1.27, 0.2, INK)
    sheet.disc(0.55, 1.27, 0.175, GOLD)


def _area(sheet: Canvas, area: str, x: float, y: float, size: float = 1.0) -> None:
    """The sign of an area: an octagon, a house, a ring."""
    r = 0.11 * size
    if area == "chapel":
        sheet.polygon(regular(8, x, y, r, -67.5), INK)
        sheet.polygon(regular(8, x, y, r * 0.7, -67.5), rgb("#efe6d0"))
    elif area == "building":
        sheet.polygon([(x - r, y), (x, y - r), (x + r, y), (x + r, y + r), (x - r, y + r)], INK)
    else:
        sheet.disc(x, y, r, INK)
        sheet.disc(x, y, r * 0.6, rgb("#8fa66a"))


def pictures() -> list[Picture]:
    """All of them; what is coloured in every palette."""

    def one(
        key: str,
        width: float,
        height: float,
        draw: Callable[[Canvas], None],
        alt: str,
        **more: object,
    ) -> Picture:
        return Picture(
            f"monasterium-{key}",
            width,
            height,
            draw,
            f"monasterium-{alt}",
            page=PAGE,
            scales=SCALES,
            **more,
        )  # type: ignore[arg-type]

    middle = {"label": (0.2, 0.2, 0.6, 0.6)}
    low = {"label": (0.5, 0.51, 0.44, 0.44)}
    found = [
        Picture(
            "monasterium-valley",
            19,
            12,
            valley,
            "monasterium-valley",
            page=ALONE,
            supersampling=1,
            scales=(2,),
        ),
        one("cloister", 1, 1, cloister, "cloister"),
        one("mat", 9.925, 5.5, mat, "mat", supersampling=2),
        one("extra", 1, 1, extra, "extra"),
        one("window-row", 2.95, 0.95, window_row, "window-row"),
        one("hourglass", 1.1, 1.3, hourglass, "hourglass", areas={"label": (0.35, 0.45, 0.4, 0.4)}),
        one("points", 1, 1, points, "points", areas=middle),
        one("glass-none", 1, 1, lambda sheet: glass(sheet, "none"), "glass", areas=low),
    ]
    for kind in ("lay", "workshop", "common", "blocked"):
        found.append(
            one(f"building-{kind}", 1, 1, lambda s, k=kind: building(s, k), f"building-{kind}")
        )
    for name in GLASS:
        found.append(one(f"chapel-{name}", 1, 1, lambda s, n=name: chapel(s, n), "chapel"))
        found.append(one(f"glass-{name}", 1, 1, lambda s, n=name: glass(s, n), "glass", areas=low))
    for bonus in sorted({space["bonus"] for space in BOARD["road"]["spaces"]}):
        key = f"road-{bonus}".replace("_", "-")
        found.append(one(key, 1, 1, lambda s, b=bonus: road(s, b), "road"))
    for number in range(1, 7):
        found.append(one(f"space-{number}", 1.55, 1.475, lambda s, n=number: space(s, n), "space"))
    for name in TOKENS:
        found.append(one(name, 1, 1, lambda s, n=name: counted(s, n), name, areas=low))
    for side in ("plain", "gilded"):
        found.append(one(f"tile-{side}", 1.075, 1.225, lambda s, k=side: tile(s, k), "tile"))
    for kind in DEEDS:
        room = {"label": (0.58, 0.3, 0.4, 0.4)}
        found.append(
            one(f"do-{kind}", 1.075, 0.95, lambda s, k=kind: deed(s, k), "slot", areas=room)
        )
    for state in ("active", "used"):
        found.append(
            one(f"reroll-{state}", 1, 1, lambda s, k=state: reroll(s, k == "active"), "reroll")
        )
    for card in MISSIONS:
        found.append(
            one(
                f"mission-{card['id']}",
                1.1,
                1.55,
                lambda s, c=card: mission(s, c),
                "mission",
                areas={"label": (0.38, 1.1, 0.34, 0.34)},
            )
        )
    for face in range(7):
        areas = middle if not face else {}
        found.append(
            one(
                f"die-neutral-{face}",
                1,
                1,
                lambda s, f=face: die(s, "neutral", f, "normal"),
                "die",
                areas=areas,
            )
        )
    for name in SEATS:
        for palette in variants(name):
            words, emblem = {"colour": name}, player(name, palette).emblem
            for face in range(7):
                areas = middle if not face else {}
                found.append(
                    one(
                        key_of(f"die-{name}-{face}", palette),
                        1,
                        1,
                        lambda s, n=name, f=face, p=palette: die(s, n, f, p),
                        "own-die",
                        words=words,
                        emblem=emblem,
                        areas=areas,
                    )
                )
            for kind, draw_one, wide, high in (
                ("novice", novice, 1, 1),
                ("messenger", messenger, 1, 1),
                ("chalice", chalice, 1.1, 1.3),
            ):
                found.append(
                    one(
                        key_of(f"{kind}-{name}", palette),
                        wide,
                        high,
                        lambda s, n=name, p=palette, d=draw_one: d(s, n, p),
                        kind,
                        words=words,
                        emblem=emblem,
                    )
                )
    return found
