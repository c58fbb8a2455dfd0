"""What players are told of how their match is kept."""

from __future__ import annotations

from scriptorium.structs import Text, text

MOVED_ON = text(
    "stage-moved-on",
    "Another window has gone on with this match. What you play from here is kept as a match of "
    "its own, beside it.",
)


def not_kept(error: OSError) -> Text:
    """What players are told where a disk does not keep the match."""
    return text(
        "stage-not-kept",
        "The match could not be kept on the disk: {why}. You can play on; it is tried "
        "again after every action.",
        why=error.strerror or type(error).__name__,
    )
