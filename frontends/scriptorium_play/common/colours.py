"""The colours of everything, read from the palette that the pictures are drawn with."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from scriptorium import About, Seat

PALETTE = Path(__file__).with_name("palette.toml")
Colour = tuple[int, int, int, int]
NORMAL = "normal"
HIGH_CONTRAST = "high-contrast"


class Look(NamedTuple):
    """How a seat is known: its colour of the palette, with a number where all of them are taken."""

    colour: str
    number: int = 0

    @property
    def art(self) -> str:
        """The picture of its emblem."""
        return f"emblem-{self.colour}"


@dataclass(frozen=True)
class Palette:
    """The colours in use: by name, for each player the swatch and the mark upon it, of shapes."""

    name: str
    named: dict[str, Colour]
    players: dict[str, tuple[Colour, Colour]]
    paints: dict[str, Colour]

    def __getitem__(self, name: str) -> Colour:
        return self.named[name]

    def player(self, look: Look) -> tuple[Colour, Colour]:
        """A seat's swatch, and the colour of the mark on it."""
        return self.players[look.colour]


def looks_of(about: About) -> dict[Seat, Look]:
    """How the seats of a game are known: no two of them look alike."""
    known = palette(NORMAL).players
    told = {seat: colour for seat, colour in about.colours if colour in known}
    taken = set(told.values())
    told |= {
        one: one for one in about.seats if one in known and one not in told and one not in taken
    }
    free = [colour for colour in known if colour not in told.values()]
    found: dict[Seat, Look] = {}
    for at, seat in enumerate(about.seats):
        if seat in told:
            found[seat] = Look(told[seat])
        elif free:
            found[seat] = Look(free.pop(0))
        else:
            found[seat] = Look(list(known)[at % len(known)], at + 1)
    return found


def rgba(text: str, alpha: int = 255) -> Colour:
    """A colour written as #rrggbb."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16), alpha


def faint(colour: Colour, alpha: int) -> Colour:
    """The same colour, to be seen through."""
    return (*colour[:3], alpha)


@cache
def _written() -> dict[str, Any]:
    return tomllib.loads(PALETTE.read_text(encoding="utf-8"))


@cache
def palette(name: str) -> Palette:
    """The palette of that name, on top of the normal one."""
    tables = [_written()[NORMAL]] if name == NORMAL else [_written()[NORMAL], _written()[name]]
    named: dict[str, Colour] = {}
    players: dict[str, tuple[Colour, Colour]] = {}
    paints: dict[str, Colour] = {}
    for table in tables:
        named |= {key: rgba(value) for key, value in table.items() if isinstance(value, str)}
        for seat, colours in table.get("players", {}).items():
            players[seat] = rgba(colours["swatch"]), rgba(colours["mark"])
        paints |= {key: rgba(value) for key, value in table.get("paints", {}).items()}
    return Palette(name, named, players, paints)


def chosen(palette_setting: str, high_contrast: bool) -> Palette:
    """The palette that the settings ask for."""
    return palette(HIGH_CONTRAST if high_contrast else palette_setting)
