"""What slots, spaces and bonuses give: the picture that stands for it, how many, and in words."""

from __future__ import annotations

from typing import Any

from scriptorium import Sentence, Text

from ..wording import filled, sentence

ART = "monasterium-"

SLOTS = {
    "take": sentence("mo-slot-take"),
    "take_same": sentence("mo-slot-take-same"),
    "move_messenger": sentence("mo-slot-move"),
    "exchange": sentence("mo-slot-exchange"),
    "score": sentence("mo-slot-score"),
    "send_novice": sentence("mo-slot-send"),
    "send_cheaper": sentence("mo-slot-send-cheaper"),
    "window_from_own_chapel": sentence("mo-slot-window"),
    "flip_action_tile": sentence("mo-slot-flip"),
    "other": sentence("mo-slot-other"),
}
ROAD = {
    "none": sentence("mo-road-nothing"),
    "influence_or_rosary": sentence("mo-road-influence-or-rosary"),
    "soup_or_exchange": sentence("mo-road-soup-or-exchange"),
    "any_action": sentence("mo-road-any-action"),
    "window_any": sentence("mo-road-window-any"),
    "personal_die": sentence("mo-road-personal-die"),
    "other": sentence("mo-road-other"),
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


def told(among: dict[str, Sentence], kind: str, **details: str | int) -> Text:
    """A deed in a sentence: on a slot, or on a space of the road."""
    return filled(among.get(kind, among["other"]), kind=kind, **details)
