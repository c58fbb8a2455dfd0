"""What players read of a match that is not kept, or cannot go on."""

from __future__ import annotations

from scriptorium import Table, Text, legal, text

MOVED_ON = text(
    "stage-moved-on",
    "This match has gone on in another window. What you play here is saved as a new match.",
)

STUCK = text(
    "stage-stuck",
    "This match is broken: nobody can move. You can only undo, or leave it.",
)


def is_stuck(table: Table) -> bool:
    """Whether somebody is to choose where there is nothing to choose from."""
    return table.chooser is not None and not legal(table)


def not_kept(error: OSError) -> Text:
    """What players read where a disk does not keep the match."""
    return text(
        "stage-not-kept",
        "The match couldn't be saved: {why}. You can play on; it tries again after every move.",
        why=error.strerror or type(error).__name__,
    )
