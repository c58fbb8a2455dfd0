"""Which mods were to blame where a process of third-party code is lost, and what it did."""

from __future__ import annotations

from collections.abc import Sequence

from scriptorium.isolation.watched_process import FULL, HUNG, TAMPERED, Lost

from .home import Home
from .static_metadata import claims

WHY = {
    HUNG: "did not come to an end, and was stopped",
    FULL: "used up the memory, and was stopped",
    TAMPERED: "changed by itself what lies on the table, and was stopped",
}


def what_happened(lost: Lost, guilty: Sequence[str]) -> str:
    """It in a sentence."""
    return f"the mod {', '.join(guilty)} {WHY.get(lost.why, 'has ended the program')}"


def goes_on_without(guilty: Sequence[str]) -> str:
    """What becomes of the command."""
    return f"this goes on without {', '.join(guilty)}"


def ways_out(guilty: Sequence[str]) -> str:
    """What can be done about them, for one who types commands."""
    left = " ".join(f"--leave-out {name}" for name in guilty)
    off = " and ".join(f"`scriptorium mods disable {name}`" for name in guilty)
    them, switch = ("it", "switches") if len(guilty) == 1 else ("them", "switch")
    return (
        f"`{left}` leaves {them} out at once, {off} {switch} {them} off, "
        "and `--no-mods` starts the shipped games alone"
    )


def guilty_of(lost: Lost, home: Home, mods: Sequence[str]) -> tuple[str, ...]:
    """By which names the mods are switched whose code ran; all of them where nobody knows."""
    names = {}
    for listed in home.listed():
        if listed.mod is not None and listed.mod.is_code:
            names[str(claims(listed.mod).get("name", listed.name))] = listed.name
    plugins = [name for guest in lost.guests for name in guest.split(", ")]
    return tuple(dict.fromkeys(names.get(name, name) for name in plugins)) or tuple(mods)
