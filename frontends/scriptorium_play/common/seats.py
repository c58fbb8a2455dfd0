"""Who sits where: people and computers, and whose eyes the screen is for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scriptorium import Seat, Table, view
from scriptorium.house_rules import is_sealed

# A computer of no level keeps to the order of actions that the game brings, or plays by chance.
PERSON, COMPUTER = "person", "computer"
NAME_LETTERS = 20
Seating = Mapping[Seat, str]


def is_computer(who: str) -> bool:
    """Whether no person sits there."""
    return who != PERSON


def people(seating: Seating, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats in which people sit."""
    return tuple(seat for seat in seats if seating.get(seat, PERSON) == PERSON)


def clean_name(name: str, *, typing: bool = False) -> str:
    """A name as it may be shown: short, in one line, without signs that move the cursor.

    While it is being typed another word may follow its last space.
    """
    kept = "".join(sign for sign in name if sign.isprintable())
    last = " " if typing and kept.endswith(" ") and kept.strip() else ""
    return (" ".join(kept.split()) + last)[:NAME_LETTERS]


def clean_names(names: Mapping[Seat, str]) -> dict[Seat, str]:
    """What players call themselves, as it may be shown; who has no name left has none."""
    cleaned = {seat: clean_name(name) for seat, name in names.items()}
    return {seat: name for seat, name in cleaned.items() if name}


def sees_otherwise(table: Table, seat: Seat, other: Seat) -> bool:
    """Whether two seats know different things of a table, so that a screen shows too much."""
    one, two = view(table, seat), view(table, other)
    return one.parts != two.parts or one.pending != two.pending


def next_observer(table: Table, seating: Seating, before: Seat | None) -> tuple[Seat, bool]:
    """For whose eyes the screen is now, and whether the others should look away first.

    The screen stays with who has it while computers think and when the match is over.
    """
    sitting = people(seating, table.seats)
    chooser = table.chooser
    if not sitting:
        return before or table.seats[0], False
    if chooser is None or chooser not in sitting:
        if before in sitting:
            assert before is not None
            return before, False
        chooser = sitting[0]
        if table.outcome is not None:
            return chooser, False  # one that is over is opened: there is nothing to hide
    if chooser == before:
        return chooser, False
    others = [before] if before is not None else [seat for seat in sitting if seat != chooser]
    unseen = is_sealed(table) and bool(others)
    return chooser, unseen or any(sees_otherwise(table, chooser, other) for other in others)
