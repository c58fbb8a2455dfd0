"""Third-party text as it may be shown: nothing in it moves a cursor or turns the writing."""

from __future__ import annotations

KEPT = "\n\t\u200d\u00ad"  # lines, and what joins or parts the letters of a word


def plain(text: str) -> str:
    """The text without control characters and without those that set the direction of writing."""
    if text.isprintable():
        return text
    return "".join(one if one.isprintable() or one in KEPT or one == " " else "" for one in text)
