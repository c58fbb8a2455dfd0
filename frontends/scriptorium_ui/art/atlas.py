"""The list of pictures: which there are, how large, where they lie, and what stands for a missing.

A key that the atlas does not know is tried without its last words (`door-oak-red`, `door-oak`,
`door`), then as what stands for all things of its group, so that a third-party game shows too.
"""

from __future__ import annotations

import json
import logging
from functools import cache, lru_cache
from typing import Any, NamedTuple

import scriptorium_ui.art as art
from scriptorium_play.common.colours import NORMAL

from . import plain_shapes

log = logging.getLogger("scriptorium.ui")

FALLBACKS = ("token", "square", "card")
Cut = tuple[str, int, int, int, int]


class Along(NamedTuple):
    """What is shown with a picture: another one, where upon it in units, and how."""

    key: str
    area: tuple[float, float, float, float]
    how: str


class Picture(NamedTuple):
    """A picture or a shape: its size in units, what lies round it, how it stretches."""

    key: str
    width: float
    height: float
    outset: float
    slices: tuple[float, ...]
    tiles: bool
    at: tuple[Cut, ...]
    alt: tuple[tuple[str, str], ...]
    areas: tuple[tuple[str, tuple[float, float, float, float]], ...]
    along: tuple[Along, ...] = ()
    form: plain_shapes.Form | None = None  # of a plain shape, which has no picture

    def cut(self, width: float, height: float) -> Cut:
        """Where it lies in the smallest scale that is at least that large in pixels."""
        for one in self.at:
            if one[3] >= width and one[4] >= height:
                return one
        return self.at[-1]

    def area(self, name: str) -> tuple[float, float, float, float] | None:
        """A place on it where something may be written, in units."""
        return dict(self.areas).get(name)


@cache
def manifest() -> dict[str, Any]:
    """The list of all pictures; empty where none were ever drawn."""
    try:
        return dict(json.loads(art.MANIFEST.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        log.error("the list of pictures cannot be read", exc_info=error)
        return {"pictures": {}}


# What games and mods bring, by key; it does not take the place of what ships.
_brought: dict[str, dict[str, Any]] = {}


def bring(found: dict[str, dict[str, Any]]) -> None:
    """Know these pictures beside those that ship, instead of what was brought before."""
    _brought.clear()
    _brought.update(found)
    exact.cache_clear()
    find.cache_clear()


def _plain(key: str) -> Picture | None:
    """A plain shape, in the colours of a palette where one is named."""
    asked, _, palette = key.partition("@")
    form = plain_shapes.form_of(asked, palette or NORMAL)
    if form is None:
        return None
    return Picture(key, form.width, form.height, 0.0, (), False, (), (), (), form=form)


def shipped(key: str) -> bool:
    """Whether a picture of that key ships with the program."""
    return key in manifest()["pictures"]


@lru_cache(maxsize=4096)
def exact(key: str) -> Picture | None:
    """The picture of exactly that key."""
    found = manifest()["pictures"].get(key) or _brought.get(key)
    if found is None:
        return _plain(key)
    width, height = found["size"]
    return Picture(
        key,
        width,
        height,
        float(found.get("outset", 0.0)),
        tuple(found.get("slices", ())),
        bool(found.get("tiles")),
        tuple((f, x, y, w, h) for _, (f, x, y, w, h) in _by_scale(found["at"])),
        tuple(sorted(found["alt"].items())),
        tuple((name, tuple(area)) for name, area in found.get("areas", {}).items()),
        tuple(Along(name, tuple(area), how) for name, area, how in found.get("with", ())),
    )


def _by_scale(at: dict[str, Any]) -> list[tuple[str, Any]]:
    return sorted(at.items(), key=lambda pair: int(pair[0]))


@lru_cache(maxsize=4096)
def find(key: str, palette: str = NORMAL, instead: str = "") -> Picture | None:
    """The picture of a key or the nearest to it; `instead` stands for its whole group."""
    words = key.split("-")
    tries = ["-".join(words[:count]) for count in range(len(words), 0, -1)]
    for one in (*tries, instead, *FALLBACKS):
        if not one:
            continue
        found = (exact(f"{one}@{palette}") if palette != NORMAL else None) or exact(one)
        if found is not None:
            return found
    return None


def pictured(key: str) -> bool:
    """Whether there is a picture of that key or of what its first words name.

    Every seat has an emblem: the stage shows it in the colour that its game gives it.
    """
    if key.startswith(plain_shapes.FIRST):
        return plain_shapes.asked_for(key) is not None
    found = find(key)
    shown = found is not None and (found.key not in FALLBACKS or key in FALLBACKS)
    return shown or key.startswith("emblem-")


def knows(key: str) -> bool:
    """Whether the atlas has exactly this picture."""
    return exact(key) is not None
