"""What players read of a match that is not kept, or cannot go on."""

from __future__ import annotations

from scriptorium import Table, Text, legal, text

MOVED_ON = text(
    "stage-moved-on",
    "Another window has gone on with this match. What you play from here is kept as a match of "
    "its own, beside it.",
)

STUCK = text(
    "stage-stuck",
    "This match is broken: it is not over, and nobody can choose anything. You can only take back "
    "what was done, or leave it.",
)


def is_stuck(table: Table) -> bool:
    """Whether somebody is to choose where there is nothing to choose from."""
    return table.chooser is not None and not legal(table)


def not_kept(error: OSError) -> Text:
    """What players read where a disk does not keep the match."""
    return text(
        "stage-not-kept",
        "The match could not be kept on the disk: {why}. You can play on; it is tried "
        "again after every action.",
        why=error.strerror or type(error).__name__,
    )
