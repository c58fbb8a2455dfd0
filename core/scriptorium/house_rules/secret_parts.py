"""Secrets in one word: fields of a part of which each seat knows only its own.

class Bids(sh.Secretive, tag="auction.bids", frozen=True):
    by_seat: Annotated[tuple[int, ...], sh.secret(range(10))] = (0, 0)
"""

from __future__ import annotations

import sys
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Self, get_type_hints

from msgspec.structs import replace

from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.values import Part, Seat

Entries = tuple[Any, ...]


@dataclass(frozen=True)
class Secret:
    """Marks a field: what may stand in it, what is shown instead, and from whom it is hidden."""

    among: tuple[Any, ...]
    blank: Any
    of_nobody: bool


def secret(among: Iterable[Any] = (), *, blank: Any = None, of_nobody: bool = False) -> Secret:
    """A field with an entry for each seat, in the order of the seats: each knows its own alone.

    `among` are the values that an entry may have, so that the check can exchange them; `blank` is
    what others see, the first of these where nothing is said. With `of_nobody` no seat knows any.

    Example: `by_seat: Annotated[tuple[int, ...], sh.secret(range(10))] = (0, 0)`
    """
    values = tuple(among)
    return Secret(values, values[0] if blank is None and values else blank, of_nobody)


class Secretive(Part, frozen=True):
    """A part with fields that are `secret`: its `seen_by` and its `twin` follow from them."""

    def seen_by(self, seat: Seat, rules: Ruleset) -> Self:
        """The same part with the entries of others blank."""
        return self._with(seat, rules, lambda one, hidden: [one.blank for _ in hidden])

    def twin(self, seat: Seat, rules: Ruleset, shuffle: Any) -> Self:
        """The same part with the entries of others exchanged for others that could stand there."""

        def exchanged(one: Secret, hidden: Entries) -> list[Any]:
            if not one.among:
                return list(shuffle(hidden))
            return [
                entry if entry == one.blank and entry not in one.among else shuffle(one.among)[0]
                for entry in hidden
            ]

        return self._with(seat, rules, exchanged)

    def _with(
        self, seat: Seat, rules: Ruleset, put: Callable[[Secret, Entries], Iterable[Any]]
    ) -> Self:
        """The same part with what is hidden from a seat put otherwise."""
        at, changed = rules.setup.seats.index(seat), dict[str, Entries]()
        for name, one in _secrets(type(self)):
            entries: Entries = getattr(self, name)
            places = [nr for nr in range(len(entries)) if one.of_nobody or nr != at]
            new = dict(zip(places, put(one, tuple(entries[nr] for nr in places)), strict=True))
            changed[name] = tuple(new.get(nr, entry) for nr, entry in enumerate(entries))
        return replace(self, **changed)


def _secrets(kind: type[Part]) -> Iterator[tuple[str, Secret]]:
    """The fields of a part that are secret."""
    known = _KNOWN.get(kind)
    if known is None:
        spaces = [getattr(sys.modules.get(one.__module__), "__dict__", {}) for one in kind.__mro__]
        hints = get_type_hints(kind, spaces[0], ChainMap(*spaces), include_extras=True)
        known = _KNOWN[kind] = tuple(
            (name, mark)
            for name in kind.__struct_fields__
            for mark in getattr(hints[name], "__metadata__", ())
            if isinstance(mark, Secret)
        )
    return iter(known)


_KNOWN: dict[type[Part], tuple[tuple[str, Secret], ...]] = {}
