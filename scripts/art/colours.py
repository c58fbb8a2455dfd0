"""The palette as colours to draw with, and what can be done with a colour."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
PALETTE = ROOT / "frontends" / "scriptorium_play" / "common" / "palette.toml"
NORMAL = "normal"

Colour = tuple[int, int, int, int]


class Player(NamedTuple):
    """The colour of a player, the colour of the emblem on it, and the emblem."""

    swatch: Colour
    mark: Colour
    emblem: str


class Material(NamedTuple):
    """What a bridge is made of: body, seams, lit places, texture and emblem."""

    body: Colour
    seam: Colour
    light: Colour
    texture: str
    emblem: str


@cache
def data() -> dict[str, Any]:
    """The palette file."""
    return tomllib.loads(PALETTE.read_text(encoding="utf-8"))


def palettes() -> tuple[str, ...]:
    """The names of the palettes, the normal one first."""
    return tuple(data())


def rgb(text: str, alpha: int = 255) -> Colour:
    """A colour written as in `#b3261e`."""
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue, alpha


@cache
def colour(name: str, palette: str = NORMAL) -> Colour:
    """A colour of the palette by its name."""
    return rgb(data()[palette].get(name) or data()[NORMAL][name])


@cache
def player(name: str, palette: str = NORMAL) -> Player:
    """The colours of a player."""
    found = data()[palette].get("players", {}).get(name) or data()[NORMAL]["players"][name]
    return Player(rgb(found["swatch"]), rgb(found["mark"]), found["emblem"])


@cache
def material(name: str) -> Material:
    """The colours of a material."""
    found = data()[NORMAL]["materials"][name]
    body, seam, light = (rgb(found[part]) for part in ("body", "seam", "light"))
    return Material(body, seam, light, found["texture"], found["emblem"])


def players() -> tuple[str, ...]:
    """The player colours."""
    return tuple(data()[NORMAL]["players"])


def acolytes() -> tuple[str, ...]:
    """The four player colours of SATOR: those with a quarter of the pit."""
    return players()[:4]


def materials() -> tuple[str, ...]:
    """The four materials."""
    return tuple(data()[NORMAL]["materials"])


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour on the way from one to another; share 0 is the one, 1 the other."""
    mixed = [round(a + (b - a) * share) for a, b in zip(one, other, strict=True)]
    return mixed[0], mixed[1], mixed[2], mixed[3]


def lighter(base: Colour, share: float) -> Colour:
    """A colour on its way to warm white."""
    return mix(base, (255, 246, 228, base[3]), share)


def darker(base: Colour, share: float) -> Colour:
    """A colour on its way to warm black."""
    return mix(base, (14, 9, 6, base[3]), share)


def thin(base: Colour, alpha: float) -> Colour:
    """A colour one sees through; alpha 0 is nothing, 1 is solid."""
    return base[0], base[1], base[2], round(255 * alpha)
