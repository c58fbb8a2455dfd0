"""What slots, spaces and bonuses give: the picture that stands for it, how many, and in words."""

from __future__ import annotations

from typing import Any

from scriptorium.structs import Sentence, Text, text

ART = "monasterium-"

TOLD = {
    "take": Sentence("mo-does-take", "Take {token}: {count}."),
    "take_same": Sentence("mo-does-take-same", "Take tokens of one kind, of three: {count}."),
    "move_messenger": Sentence("mo-does-move", "The messenger goes on by {count}."),
    "exchange": Sentence("mo-does-exchange", "Exchange soup for a tool, or a tool for a book."),
    "score": Sentence("mo-does-score", "Points: {count}."),
    "send_novice": Sentence("mo-does-send", "Send a novice."),
    "send_cheaper": Sentence("mo-does-send-cheaper", "Send a novice for less influence: {count}."),
    "window_from_own_chapel": Sentence(
        "mo-does-window", "Build a window tile from a chapel with a novice of yours."
    ),
    "flip_action_tile": Sentence(
        "mo-does-flip", "When its novice is gone, each die used on this column brings a point."
    ),
    "none": Sentence("mo-does-nothing", "No bonus."),
    "influence_or_rosary": Sentence("mo-does-influence-or-rosary", "Take influence or a rosary."),
    "soup_or_exchange": Sentence("mo-does-soup-or-exchange", "Take soup, or exchange a token."),
    "any_action": Sentence("mo-does-any-action", "Carry out any one action that is open to you."),
    "window_any": Sentence("mo-does-window-any", "Build a window tile of any monastery."),
    "personal_die": Sentence("mo-does-personal-die", "Gain a personal die, or points."),
}


def deed_of(words: Any) -> tuple[str, int, str]:
    """The kind of a deed, how much it is about, and of what, in the words of the data."""
    kind = getattr(words, "effect", "") or type(words).__struct_config__.tag
    count = words.count if hasattr(words, "count") else getattr(words, "points_per_die", 1)
    if kind == "send_novice" and getattr(words, "discount", 0):
        return "send_cheaper", words.discount, ""
    return str(kind), int(count), getattr(words, "token", "")


def art_of(kind: str, token: str = "") -> str:
    """The picture of a deed."""
    return f"{ART}do-{token or kind}".replace("_", "-")


def told(kind: str, count: int, token: str = "") -> Text:
    """A deed in a sentence."""
    id, english = TOLD.get(kind, Sentence("mo-does-other", "A bonus of its own: {kind}."))
    details: dict[str, str | int] = {"token": token, "count": count, "kind": kind}
    used = {name: value for name, value in details.items() if f"{{{name}}}" in english}
    return text(id, english, **used)
