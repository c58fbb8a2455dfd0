"""The colours of everything, read from the palette that the pictures are drawn with."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

import scriptorium_art as art

Colour = tuple[int, int, int, int]
NORMAL = "normal"
HIGH_CONTRAST = "high-contrast"


@dataclass(frozen=True)
class Palette:
    """The colours in use: by name, and for each player the swatch and the emblem upon it."""

    name: str
    named: dict[str, Colour]
    players: dict[str, tuple[Colour, Colour, str]]

    def __getitem__(self, name: str) -> Colour:
        return self.named[name]

    def player(self, seat: str, at: int) -> tuple[Colour, Colour, str]:
        """A seat's swatch, mark and emblem: those of its name, else those of its place."""
        if seat in self.players:
            return self.players[seat]
        known = list(self.players.values())
        return known[at % len(known)]


def rgba(text: str, alpha: int = 255) -> Colour:
    """A colour written as #rrggbb."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16), alpha


def faint(colour: Colour, alpha: int) -> Colour:
    """The same colour, to be seen through."""
    return (*colour[:3], alpha)


@cache
def _written() -> dict[str, Any]:
    return tomllib.loads(art.PALETTE.read_text(encoding="utf-8"))


@cache
def palette(name: str) -> Palette:
    """The palette of that name, on top of the normal one."""
    tables = [_written()[NORMAL]] if name == NORMAL else [_written()[NORMAL], _written()[name]]
    named: dict[str, Colour] = {}
    players: dict[str, tuple[Colour, Colour, str]] = {}
    for table in tables:
        named |= {key: rgba(value) for key, value in table.items() if isinstance(value, str)}
        for seat, colours in table.get("players", {}).items():
            players[seat] = rgba(colours["swatch"]), rgba(colours["mark"]), colours["emblem"]
    return Palette(name, named, players)


def chosen(palette_setting: str, high_contrast: bool) -> Palette:
    """The palette that the settings ask for."""
    return palette(HIGH_CONTRAST if high_contrast else palette_setting)
