"""Words for people who mistype: which known name may have been meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def meant(word: str, known: Iterable[str], *, nearness: float = 0.6) -> str:
    """The known word that is nearest to a mistyped one, or nothing."""
    near = get_close_matches(word, sorted(set(known)), n=1, cutoff=nearness)
    return near[0] if near else ""


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """A sentence about a word that is not known, with what may have been meant."""
    names = sorted(set(known))
    near = meant(word, names)
    if near:
        return f"{what} {word!r} is not known; did you mean {near!r}?"
    return f"{what} {word!r} is not known; known are: {', '.join(names) or 'none'}"
