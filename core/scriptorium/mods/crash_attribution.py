"""Which mods to blame for the loss of a process, and how to say what happened."""

from __future__ import annotations

from collections.abc import Sequence

from scriptorium.isolation.watched_process import FULL, HUNG, Lost

WHY = {
    HUNG: "did not come to an end, and was stopped",
    FULL: "used up the memory, and was stopped",
}


def what_happened(lost: Lost, guilty: Sequence[str]) -> str:
    """What happened in a sentence, with the line and what was tried, where they are known."""
    why = WHY.get(lost.why, "has ended the program")
    told = f"the mod {', '.join(guilty)} {why}{lost.where}"
    return f"{told} ({lost.note})" if lost.note else told


def goes_on_without(guilty: Sequence[str]) -> str:
    """That the command goes on without some mods."""
    return f"this goes on without {', '.join(guilty)}"


def ways_out(guilty: Sequence[str]) -> str:
    """How to leave mods out on the command line."""
    left = " ".join(f"--leave-out {name}" for name in guilty)
    off = " and ".join(f"`scriptorium mods disable {name}`" for name in guilty)
    them, switch = ("it", "switches") if len(guilty) == 1 else ("them", "switch")
    return (
        f"`{left}` leaves {them} out at once, {off} {switch} {them} off, "
        "and `--no-mods` starts the shipped games alone"
    )


def guilty_of(lost: Lost, mods: Sequence[str]) -> tuple[str, ...]:
    """The names of the mods whose code ran; all mods where that is not known."""
    return lost.guests or tuple(mods)
