"""Sentences for players: a message id for translators, details, and the English words."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

LANGUAGES = ("en", "nl", "de", "it")  # that every sentence of ours exists in
Detail = tuple[tuple[str, str | int], ...]


class Text(Struct, frozen=True):
    """A sentence: its message id and details for translators, and the English words."""

    id: str
    english: str
    details: Detail = ()

    def __str__(self) -> str:
        return self.english


def text(id: str, english: str, **details: str | int) -> Text:
    """Make a sentence; `{name}` in the English words stands for a detail."""
    filled = english.format(**details) if details else english
    return Text(id, filled, tuple(sorted(details.items())))


class Sentence(NamedTuple):
    """A sentence to be filled in: its message id, and English words with details in braces."""

    id: str
    english: str

    def of(self, value: Any, **more: str | int) -> Text:
        """The sentence with the fields of a value, and further details, that it names."""
        named = {name: getattr(value, name) for name in value.__struct_fields__} | more
        used = {name: told for name, told in named.items() if f"{{{name}}}" in self.english}
        return text(self.id, self.english, **used)
