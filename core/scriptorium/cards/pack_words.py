"""Names and sentences of packs: short, of letters that stay, and in every language they need."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MOST_TEXT = 400

Words = Annotated[str, Meta(max_length=MOST_TEXT)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_.-]*\Z", max_length=48)]
CardKey = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_][A-Za-z0-9_.:-]*)?\Z", max_length=64)]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z]{2,4})?\Z")]
Names = Annotated[tuple[Key, ...], Meta(max_length=16)]
# In whatever language it is written, or a table of languages: title.en = "Raft".
Titled = Words | Annotated[dict[Language, Words], Meta(min_length=1, max_length=16)]


def title_of(title: Titled) -> str:
    """What is said where a language is missing: English, or the first there is."""
    if isinstance(title, str):
        return title
    return title.get("en") or next(iter(title.values()))


def titles_of(title: Titled) -> tuple[tuple[str, str], ...]:
    """The languages of it, where it is a table."""
    if isinstance(title, str):
        return (("en", title),) if title else ()
    return tuple(sorted(title.items()))
