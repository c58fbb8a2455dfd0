"""Pictures that another palette changes have the palette's name in their key."""

from __future__ import annotations

from art.colours import NORMAL, palettes, player


def variants(name: str) -> list[str]:
    """The normal palette, and those that give a player another colour."""
    normal = player(name)
    return [p for p in palettes() if p == NORMAL or player(name, p) != normal]


def key_of(key: str, palette: str) -> str:
    """The key of a picture in a palette, such as `acolyte-red@high-contrast`."""
    return key if palette == NORMAL else f"{key}@{palette}"
