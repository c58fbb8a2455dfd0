"""What things are called where they are written: capitals, accents, underscores do not count."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache


@lru_cache(4096)  # every card of a match is folded again for each name that is read
def fold(text: str) -> str:
    """A name without capitals, accents and underscores: `the_old_cafe` finds The Old Café."""
    plain = unicodedata.normalize("NFKD", text.strip().casefold().replace("_", " "))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


class Names(Mapping[str, str]):
    """Ids and the names printed for them; each thing is found by either."""

    def __init__(self, printed: Mapping[str, str], what: str = "name", example: str = "") -> None:
        self._printed = dict(printed)
        self._found = {fold(word): id for id, name in printed.items() for word in (id, name)}
        self.what, self.example = what, example or next(iter(printed.values()), "")

    def __getitem__(self, id: str) -> str:
        return self._printed[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._printed)

    def __len__(self) -> int:
        return len(self._printed)

    def find(self, text: str) -> str | None:
        """The id of what a text names."""
        return self._found.get(fold(text))

    def written(self, id: str) -> str:
        """The printed name, or the id itself where nothing is printed."""
        return self._printed.get(id, id)
