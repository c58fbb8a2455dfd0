"""What slots, spaces and bonuses give: the picture that stands for it, how many, and in words."""

from __future__ import annotations

from typing import Any

from scriptorium.structs import Sentence, Text, text

ART = "monasterium-"

SLOTS = {
    "take": Sentence("mo-slot-take", "Slot {slot}. Take {token}: {count}."),
    "take_same": Sentence(
        "mo-slot-take-same", "Slot {slot}. Take tokens of one kind, of three: {count}."
    ),
    "move_messenger": Sentence("mo-slot-move", "Slot {slot}. The messenger goes on by {count}."),
    "exchange": Sentence(
        "mo-slot-exchange", "Slot {slot}. Exchange soup for a tool, or a tool for a book."
    ),
    "score": Sentence("mo-slot-score", "Slot {slot}. Points: {count}."),
    "send_novice": Sentence("mo-slot-send", "Slot {slot}. Send a novice."),
    "send_cheaper": Sentence(
        "mo-slot-send-cheaper", "Slot {slot}. Send a novice for less influence: {count}."
    ),
    "window_from_own_chapel": Sentence(
        "mo-slot-window", "Slot {slot}. Build a window tile from a chapel with a novice of yours."
    ),
    "flip_action_tile": Sentence(
        "mo-slot-flip",
        "Slot {slot}. When its novice is gone, each die used on this column brings a point.",
    ),
    "other": Sentence("mo-slot-other", "Slot {slot}. A bonus of its own: {kind}."),
}
ROAD = {
    "none": Sentence("mo-road-nothing", "Road space {space}, beside {beside}. No bonus."),
    "influence_or_rosary": Sentence(
        "mo-road-influence-or-rosary",
        "Road space {space}, beside {beside}. Take influence or a rosary.",
    ),
    "soup_or_exchange": Sentence(
        "mo-road-soup-or-exchange",
        "Road space {space}, beside {beside}. Take soup, or exchange a token.",
    ),
    "any_action": Sentence(
        "mo-road-any-action",
        "Road space {space}, beside {beside}. Carry out any one action that is open to you.",
    ),
    "window_any": Sentence(
        "mo-road-window-any",
        "Road space {space}, beside {beside}. Build a window tile of any monastery.",
    ),
    "personal_die": Sentence(
        "mo-road-personal-die",
        "Road space {space}, beside {beside}. Gain a personal die, or points.",
    ),
    "other": Sentence(
        "mo-road-other", "Road space {space}, beside {beside}. A bonus of its own: {kind}."
    ),
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
    id, english = among.get(kind, among["other"])
    details["kind"] = kind
    used = {name: value for name, value in details.items() if f"{{{name}}}" in english}
    return text(id, english, **used)
