"""What a rule book is looked through for once it is full: tags, names of steps and of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from .book import Book
from .errors import PluginError
from .schedule import Schedule
from .structs import Turn

NEAR_ENOUGH = 0.85


def tag_of(kind: type[Any]) -> str:
    """The tag under which saves know a kind."""
    return str(kind.__struct_config__.tag)


def check_tags(kinds: Iterable[type[Any]], what: str) -> None:
    """See that saves can tell all kinds apart."""
    seen: dict[str, type[Any]] = {}
    for kind in kinds:
        config = kind.__struct_config__
        if "." not in tag_of(kind) and kind is not Turn:
            raise PluginError(f'{kind.__module__}.{kind.__qualname__} needs a tag: tag="name.kind"')
        if seen.setdefault(tag_of(kind), kind) is not kind:
            raise PluginError(f"two {what} have the tag {config.tag!r}")


def check_added(book: Book, strangers: frozenset[str]) -> None:
    """See that a house rule is about an action of this match; a slip would do nothing, silently."""
    for kind in book.added.keys() - book.actions.keys():
        for one in book.added[kind]:
            if one.plugin in strangers:
                raise PluginError(
                    f"{one.plugin}: no plugin that is on has the action {kind.__name__}; name the "
                    "plugin that has it in requires="
                )


def check_names(book: Book) -> None:
    """See that every step and number that is named is there; a slip would do nothing, silently."""
    schedule = book.game.schedule if book.game is not None else Schedule(())
    steps = {step for phase in schedule.phases for step in phase.steps}
    for spec in book.actions.values():
        for step in (*(spec.during or ()), *((spec.enters,) if spec.enters else ())):
            if step not in steps:
                raise PluginError(
                    f"{spec.plugin}: {spec.kind.__name__} names a step {step!r}; "
                    f"there are {', '.join(sorted(steps))}"
                )
    for start in (*(b.start for b in schedule.budgets), *(o.times for o in schedule.once)):
        if isinstance(start, str) and start not in book.numbers:
            raise PluginError(f"the schedule names a number {start!r}, which no plugin declares")
    for name in book.adjusters.keys() - book.numbers.keys():
        near = get_close_matches(name, sorted(book.numbers), n=1, cutoff=NEAR_ENOUGH)
        if near:
            who = book.adjusters[name][0].plugin
            raise PluginError(f"{who} adjusts {name!r}; did it mean {near[0]!r}?")
