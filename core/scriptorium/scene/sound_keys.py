"""Under which names a sound that a game or a mod brings is looked for when something happens."""

from __future__ import annotations

import re

from scriptorium.engine.values import Event

OTHER = re.compile(r"[^a-z0-9]+")


def sound_key(name: str) -> str:
    """A tag or a card as a file of a sound is called: `house.bell_rung` is `house-bell-rung`."""
    return OTHER.sub("-", name.lower()).strip("-")


def sound_names(event: Event) -> tuple[str, ...]:
    """The name of the event, and that of a card which an event of a game tells of."""
    tag = str(type(event).__struct_config__.tag)
    card = getattr(event, "card", "")
    of_game = isinstance(card, str) and card and not tag.startswith("core.")
    return (sound_key(tag), sound_key(card)) if of_game else (sound_key(tag),)
