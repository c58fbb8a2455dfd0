"""Acolytes and gargoyles: who stands on the bridges."""

from __future__ import annotations

from PIL import ImageChops

from art.canvas import Canvas
from art.colours import Player, acolytes, colour, darker, lighter, mix, player, rgb, thin
from art.emblems import player_sign
from art.paths import Point, mirrored, path, symmetric
from art.picture import Picture
from art.variants import key_of, variants

ROBE = symmetric(
    path(
        "M .5 .045 C .36 .05 .285 .15 .285 .3 C .285 .37 .3 .41 .31 .44 C .2 .55 .15 .72 .125 .875"
        " C .125 .925 .3 .96 .5 .96"
    )
)
HOOD = symmetric(path("M .5 .045 C .36 .05 .28 .15 .28 .3 C .28 .43 .37 .5 .5 .505"))
FACE = symmetric(path("M .5 .15 C .415 .155 .37 .22 .37 .305 C .37 .39 .42 .44 .5 .445"))
SLEEVE = path("M .3 .5 C .2 .58 .165 .7 .17 .77 C .2 .81 .27 .8 .31 .77 C .34 .7 .33 .56 .3 .5 Z")
FOLDS = ("M .33 .62 C .31 .74 .28 .86 .25 .93", "M .415 .8 C .41 .86 .4 .91 .39 .95")

STONE = rgb("#a39d92")
WING = path(
    "M .36 .46 C .24 .4 .16 .26 .045 .13 C .03 .3 .035 .44 .08 .6 C .12 .56 .155 .56 .185 .64"
    " C .22 .6 .27 .61 .3 .68 Z"
)
CROUCH = symmetric(
    path(
        "M .5 .33 C .37 .35 .3 .45 .3 .56 C .2 .6 .16 .72 .19 .82 C .2 .86 .24 .87 .28 .87"
        " L .43 .87 L .44 .9 L .5 .9"
    )
)
HEAD = symmetric(
    path(
        "M .5 .13 C .46 .13 .43 .135 .4 .15 C .37 .12 .33 .07 .28 .045 C .285 .12 .3 .17 .325 .21"
        " C .3 .27 .33 .35 .38 .39 C .42 .43 .46 .45 .5 .45"
    )
)
PLINTH = path("M .1 .84 L .9 .84 L .94 .97 L .06 .97 Z")
BROW = path("M .36 .235 C .4 .235 .44 .255 .47 .29 L .45 .305 C .42 .29 .39 .285 .36 .285 Z")


def _badge(sheet: Canvas, look: Player, x: float, y: float, size: float) -> None:
    """The emblem of a player on a round shield of the player's colour."""
    sheet.disc(x, y, size, colour("outline"))
    sheet.disc(x, y, size * 0.86, look.swatch)
    player_sign(sheet, look.emblem, x, y, size * 0.5, look.mark)


def acolyte(sheet: Canvas, look: Player) -> None:
    """A hooded figure in a robe of its colour, the emblem large on the breast."""
    robe = sheet.polygon_mask(ROBE)
    sheet.gradient(robe, lighter(look.swatch, 0.16), darker(look.swatch, 0.22))
    sheet.glow(0.33, 0.6, 0.42, thin(lighter(look.swatch, 0.6), 0.55), robe)
    sheet.glow(0.8, 0.85, 0.45, thin(darker(look.swatch, 0.85), 0.75), robe)
    for fold in FOLDS:
        for points in (path(fold), mirrored(path(fold))):
            sheet.stroke(points, 0.022, thin(darker(look.swatch, 0.75), 0.6))
    for points in (SLEEVE, mirrored(SLEEVE)):
        sheet.polygon(points, darker(look.swatch, 0.18))
        sheet.stroke(points, 0.02, darker(look.swatch, 0.6), closed=True)
    hood = sheet.polygon_mask(HOOD)
    sheet.gradient(hood, lighter(look.swatch, 0.3), look.swatch)
    sheet.glow(0.38, 0.14, 0.25, thin(lighter(look.swatch, 0.75), 0.7), hood)
    sheet.inner_shade(hood, 0.03, thin(darker(look.swatch, 0.8), 0.5))
    sheet.polygon(FACE, darker(look.swatch, 0.55))
    face = [(x, 0.02 + y) for x, y in FACE]
    inside = ImageChops.multiply(sheet.polygon_mask(face), sheet.polygon_mask(FACE))
    sheet.paint(inside, rgb("#0d0806"))
    for x in (0.452, 0.548):
        sheet.disc(x, 0.315, 0.019, rgb("#f4ddb0"))
    if look.emblem:
        sheet.disc(0.5, 0.7, 0.205, darker(look.swatch, 0.55))
        sheet.disc(0.5, 0.7, 0.185, look.swatch)
        player_sign(sheet, look.emblem, 0.5, 0.695, 0.128, look.mark)
    _stand_out(sheet)


def gargoyle(sheet: Canvas, look: Player) -> None:
    """A crouched winged beast of stone with its owner's shield, if it has one."""
    light, dark = lighter(STONE, 0.35), darker(STONE, 0.5)
    for points in (WING, mirrored(WING)):
        mask = sheet.polygon_mask(points)
        sheet.gradient(mask, mix(STONE, light, 0.3), darker(STONE, 0.45))
        sheet.stroke(points, 0.02, dark, closed=True)
    for rib in ("M .07 .16 C .14 .3 .2 .4 .31 .5", "M .1 .26 C .11 .38 .13 .46 .185 .6"):
        for points in (path(rib), mirrored(path(rib))):
            sheet.stroke(points, 0.018, dark)
    plinth = sheet.polygon_mask(PLINTH)
    sheet.gradient(plinth, STONE, darker(STONE, 0.5))
    sheet.stroke(PLINTH, 0.02, dark, closed=True)
    body = sheet.polygon_mask(CROUCH)
    sheet.gradient(body, light, darker(STONE, 0.3))
    sheet.inner_shade(body, 0.05, thin(dark, 0.8))
    sheet.stroke(CROUCH, 0.022, dark, closed=True)
    for points in (_toes(), mirrored(_toes())):
        sheet.stroke(points, 0.02, dark)
    head = sheet.polygon_mask(HEAD)
    sheet.gradient(head, lighter(STONE, 0.45), darker(STONE, 0.12))
    sheet.inner_shade(head, 0.03, thin(dark, 0.6))
    sheet.stroke(HEAD, 0.022, dark, closed=True)
    for points in (BROW, mirrored(BROW)):
        sheet.polygon(points, rgb("#1c1410"))
    sheet.stroke(path("M .42 .375 Q .5 .41 .58 .375"), 0.02, rgb("#1c1410"))
    sheet.polygon(path("M .44 .385 L .47 .39 L .455 .42 Z"), light)
    sheet.polygon(path("M .56 .385 L .53 .39 L .545 .42 Z"), light)
    sheet.grain(sheet.alpha(), "gargoyle", (0.05, 0.05), 0.2)
    if look.emblem:
        _badge(sheet, look, 0.5, 0.645, 0.2)
    _stand_out(sheet)


def _toes() -> list[Point]:
    return path("M .3 .87 L .29 .82 M .35 .87 L .345 .82")


def _stand_out(sheet: Canvas) -> None:
    """A dark line, a broad pale one and a dark one part a figure from whatever it stands on."""
    sheet.shrink(0.9)
    sheet.ringed(0.014, colour("outline"))
    sheet.ringed(0.042, colour("rim"))
    sheet.ringed(0.014, colour("outline"))


def pictures() -> list[Picture]:
    """Acolytes and gargoyles in every player's colour, for every palette that changes it."""
    return [
        Picture(
            key_of(f"{kind}-{name}", palette),
            1,
            1,
            lambda sheet, d=draw, n=name, p=palette: d(sheet, player(n, p)),
            kind,
            {"colour": name, "emblem": player(name, palette).emblem},
            emblem=player(name, palette).emblem,
        )
        for kind, draw in (("acolyte", acolyte), ("gargoyle", gargoyle))
        for name in acolytes()
        for palette in variants(name)
    ]
