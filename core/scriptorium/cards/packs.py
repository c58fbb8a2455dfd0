"""Card packs: cards and numbers as TOML, safe to read from anybody.

A file is bounded in size, line length and depth, every key is known and every count has a range.
A mistake is named with file, line and column.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from scriptorium.engine.card_specs import Card
from scriptorium.engine.errors import PluginError
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.values import Setting
from scriptorium.plugins.source_location import Step
from scriptorium.plugins.version_specs import requirement

from .card_rules import CardRules
from .pack_words import MOST_TEXT, CardKey, Key, Language, Names, Titled, Words, title_of, titles_of
from .programs import MOST_COST, Costs, Parts
from .replacement import Replacing, change_card
from .toml_location import InFile
from .toml_reader import MOST_BYTES as MOST_BYTES
from .toml_reader import MOST_DEPTH as MOST_DEPTH
from .toml_reader import parse_toml as parse_toml
from .triggers import MOST_FOLLOWING, LastingLines, OnLines, add_following, check_started
from .verb_types import EFFECT

MOST_CARDS = 500
MOST_NUMBER_SET = 999

MOST_NUMBER = 2**53

Copies = Annotated[int, Meta(ge=0, le=200)]
Wishes = Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=16)]


class CardLines(Struct, frozen=True, forbid_unknown_fields=True):
    """One card of a pack, as it is written in the file."""

    id: Annotated[str, Meta(pattern=r"^([A-Za-z0-9_][A-Za-z0-9_.-]*)?\Z", max_length=48)] = ""
    replaces: CardKey = ""
    effect: CardKey = ""
    copies: Copies = 1
    back: Annotated[str, Meta(max_length=64)] = ""
    title: Titled = ""
    text: Annotated[dict[Language, Words], Meta(max_length=16)] = {}
    art: CardKey = ""
    params: dict[str, Any] = {}
    cost: Annotated[int, Meta(ge=0, le=MOST_COST)] = 0
    costs: Costs = {}
    do: Parts | None = None


class PackHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """Who a pack is, where it stands alone in the mods folder."""

    name: Key
    game: Key
    version: Annotated[str, Meta(min_length=1, max_length=64)] = "1.0"
    title: Titled = ""
    author: Words = ""
    summary: Titled = ""
    requires: Wishes = ()
    optional: Wishes = ()
    conflicts: Wishes = ()
    without: Names = ()
    before: Names = ()
    after: Names = ()


class PackLines(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole pack."""

    pack: PackHeader | None = None
    options: Annotated[dict[Key, bool | int | Words], Meta(max_length=64)] = {}
    numbers: Annotated[dict[Key, int], Meta(max_length=64)] = {}
    card: Annotated[tuple[CardLines, ...], Meta(max_length=MOST_CARDS)] = ()
    on: Annotated[tuple[OnLines, ...], Meta(max_length=MOST_FOLLOWING)] = ()
    lasting: Annotated[tuple[LastingLines, ...], Meta(max_length=MOST_FOLLOWING)] = ()
    brings: Annotated[dict[Key, dict[str, Any]], Meta(max_length=16)] = {}


@dataclass(frozen=True)
class Pack:
    """A pack that has been read: what it says, and the text it says it in."""

    lines: PackLines
    written: InFile
    given: tuple[frozenset[str], ...]  # the keys of each card that stand in the file

    @property
    def options(self) -> tuple[tuple[str, Setting], ...]:
        """The options that it presets."""
        return tuple(sorted(self.lines.options.items()))

    @property
    def numbers(self) -> tuple[tuple[str, int], ...]:
        """The numbers of the game that it sets."""
        return tuple(sorted(self.lines.numbers.items()))

    def cards(self, plugin: str, *, space: str = "") -> list[Card | Replacing]:
        """The cards that it describes; the new ones are called `space:id`."""
        return _cards(self, plugin, space)


def read_pack(path: Path) -> Pack:
    """A pack file; a plugin's own pack needs no header."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise PluginError(f"{path.name}: {error.strerror or error}") from None
    return pack_lines(data, path.name)


def pack_lines(data: bytes, name: str) -> Pack:
    """What a pack says, strictly checked; a mistake is named with its place."""
    parsed = parse_toml(data, name)
    written = InFile(name, data.decode())
    _check_set(parsed, written)
    try:
        lines = msgspec.convert(parsed, PackLines)
    except msgspec.ValidationError as error:
        raise written.misread(error, PackLines) from None
    if lines.pack is not None:
        _check_wishes(lines.pack, written)
    for name, number in lines.numbers.items():
        if not 0 <= number <= MOST_NUMBER_SET:
            raise written.error(f"a number goes from 0 to {MOST_NUMBER_SET}", "numbers", name)
    for at, card in enumerate(lines.card):
        _check_card(card, written.part("card", at))
    if lines.pack is not None and lines.pack.name.split(".")[0] == lines.pack.game:
        raise written.error(
            f"the name {lines.pack.name!r} would make it a part of the game itself; "
            'give it one of your own, as in name = "house"',
            *("pack", "name"),
        )
    ids = frozenset(one.id for one in lines.lasting if one.id)
    parts = [(("card", at, "do"), one.do or ()) for at, one in enumerate(lines.card)]
    parts += [(("on", at, "do"), one.do) for at, one in enumerate(lines.on)]
    for place, do in parts if ids else ():
        check_started(do, ids, written.part(*place))
    given = tuple(frozenset(card) for card in parsed.get("card", ()))
    return Pack(lines, written, given)


def _check_set(parsed: dict[str, Any], written: InFile) -> None:
    """See that each number and option is a value of its kind, and told with its own line if not."""
    for table, kinds, wanted_here in (
        ("numbers", (int,), "a whole number"),
        ("options", (bool, int, str), "true, false, a whole number or a text"),
    ):
        there = parsed.get(table, {})
        for name, value in there.items() if isinstance(there, dict) else ():
            if isinstance(value, dict):
                inner = ".".join((name, *map(str, value))[:2])
                problem = f'write the name in quotes, as in "{inner}" = …'
                raise written.error(f"{table}.{name}: {problem}", table, name)
            if type(value) not in kinds:
                problem = f"expected {wanted_here}, not {_kind_of(value)}"
                raise written.error(f"{table}.{name}: {problem}", table, name)


def _kind_of(value: Any) -> str:
    names = {str: "a text in quotes", bool: "true or false", float: "a number with a point"}
    return names.get(type(value), "a list" if isinstance(value, list) else "a date or a time")


def _check_wishes(header: PackHeader, written: InFile) -> None:
    for what in ("requires", "optional", "conflicts"):
        for at, text in enumerate(getattr(header, what)):
            try:
                requirement(text)
            except ValueError as error:
                raise written.error(str(error), "pack", what, at) from None


def _check_card(card: CardLines, written: InFile) -> None:
    if bool(card.id) == bool(card.replaces):
        raise written.error(
            'a card has either id = "…" (it is new) or replaces = "…" (it is there already)'
        )
    if card.do is not None and (card.effect or card.params):
        raise written.error(
            "a card has either an effect with its params, or it is composed with do",
            "effect" if card.effect else "params",
        )
    for key, what in (("cost", "a cost stands"), ("costs", "costs stand")):
        if getattr(card, key) and card.do is None and not card.replaces:
            raise written.error(f"{what} beside do; what an effect costs is told by params", key)
    values = {"params": card.params, "do": list(card.do or ())}
    for path, value in _values(values, ()):
        problem = _problem(value)
        if problem:
            raise written.error(f"{'.'.join(map(str, path[:2]))}: {problem}", *path)


def _values(value: Any, path: tuple[Step, ...]) -> Iterator[tuple[tuple[Step, ...], Any]]:
    """Everything that is neither table nor list, with its path."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from _values(inside, (*path, key))
    elif isinstance(value, list):
        for at, inside in enumerate(value):
            yield from _values(inside, (*path, at))
    else:
        yield path, value


def _problem(value: Any) -> str:
    """Why a number or text of an effect is none that a pack may give, or nothing."""
    if isinstance(value, str):
        return "" if len(value) <= MOST_TEXT else f"a text has at most {MOST_TEXT} characters"
    if isinstance(value, bool):
        return ""
    if isinstance(value, int | float):
        small = -MOST_NUMBER <= value <= MOST_NUMBER  # false for nan as well
        return "" if small else f"a number goes from -{MOST_NUMBER} to {MOST_NUMBER}"
    return "write true, false, a number, a text, a list or a table"


def _cards(pack: Pack, plugin: str, space: str) -> list[Card | Replacing]:
    found: list[Card | Replacing] = []
    for at, lines in enumerate(pack.lines.card):
        written = pack.written.part("card", at)
        if lines.replaces:
            found.append(Replacing(lines.replaces, _changes(lines, pack.given[at]), written))
            continue
        found.append(
            Card(
                f"{space}:{lines.id}" if space else lines.id,
                lines.effect if lines.do is None else EFFECT,
                lines.copies,
                lines.back,
                title_of(lines.title),
                tuple(sorted(lines.text.items())),
                lines.params if lines.do is None else _program(lines, _ALL),
                lines.art,
                plugin,
                titles=() if isinstance(lines.title, str) else titles_of(lines.title),
                written=written,
            )
        )
    return found


_ALL = frozenset(("cost", "costs", "do"))


def _program(lines: CardLines, keys: frozenset[str]) -> dict[str, Any]:
    """What a card composed of verbs says, as far as it is written."""
    said = {"cost": lines.cost, "costs": lines.costs, "do": list(lines.do or ())}
    return {key: value for key, value in said.items() if key in keys}


def _changes(lines: CardLines, given: frozenset[str]) -> dict[str, Any]:
    """What stands in a card that replaces another, under the names that `Card` has for it."""
    changes = {key: getattr(lines, key) for key in given - {"replaces", "text", *_ALL}}
    if "title" in given:
        changes["title"] = title_of(lines.title)
        changes["titles"] = () if isinstance(lines.title, str) else titles_of(lines.title)
    if "do" in given:
        changes["effect"] = EFFECT
        changes["params"] = _program(lines, _ALL)
    elif given & _ALL:
        changes["params"] = _program(lines, given)
    if "text" in given:
        changes["texts"] = tuple(sorted(lines.text.items()))
    return changes


def add_pack(book: RuleBook, pack: Pack) -> None:
    """Add the cards of a pack, each checked against the effect that it names.

    Example: `add_pack(book, read_pack(Path(__file__).parent / "vigil.toml"))`
    """
    book.extension(CardRules)  # which reads their numbers, whether effects are there or not
    add_following(book, pack.lines.on, pack.lines.lasting, pack.written)
    for card in pack.cards(book.plugin, space=book.space):
        if isinstance(card, Replacing):
            change_card(book, card)
        else:
            book.card(card)
