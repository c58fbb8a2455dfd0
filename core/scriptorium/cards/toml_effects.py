"""Effects of cards that are written as tables of TOML, each a plugin that can be switched off.

    # vigil.toml: put a lamp on an empty square.
    effect = "house.vigil"
    needs = ["house.verb_lamp"]
    cost = "$ap"
    line = ["{square}"]
    do = [{ place = "lamp" }]
    cites = { no_ap = "H16.1" }

`$ap` stands for what the numbers of the card, or the first of its levels, have under that name.
`not_done` is why the card may not be closed before anything is done with it. By names that the
game gives, `closes` are other rules about that, `plays` does something before the first part,
`brings` writes into the rule book besides, and `rules` must hold before the card is played.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from scriptorium.engine.choices import Rule
from scriptorium.engine.errors import Reason
from scriptorium.engine.rule_book import RuleBook
from scriptorium.plugins.about import About
from scriptorium.plugins.hookspecs import hookimpl

from .registration import effect

PLACEHOLDER = "$"


class NotDone(Struct, frozen=True, forbid_unknown_fields=True):
    """Why a card may not be closed yet: id, numbers of the rules, the sentence by its id."""

    id: str
    numbers: str
    message: str


class EffectTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of an effect."""

    effect: str
    do: tuple[dict[str, Any], ...]
    line: tuple[str, ...] = ()
    cost: int | str = 0
    needs: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    closes: tuple[str, ...] = ()
    plays: str = ""
    brings: str = ""
    card: str = ""
    cites: dict[str, str] = {}
    not_done: NotDone | None = None


@dataclass
class WrittenEffect:
    """The plugin of one such table; `params` is the Struct of the numbers that the card brings."""

    written: EffectTable
    params: type
    named: Mapping[str, Any]
    closes: tuple[Rule, ...]
    about: About = field(init=False)

    def __post_init__(self) -> None:
        name, needs = self.written.effect, self.written.needs
        self.about = About(name, name.partition(".")[0], after=needs, requires=needs)

    @hookimpl
    def scriptorium_about(self) -> About:
        """It is called like its effect."""
        return self.about

    @hookimpl
    def scriptorium_rules(self, book: RuleBook) -> None:
        """The effect, with what its card is composed of."""
        said = self.written
        effect(
            book,
            said.effect,
            self.named[said.plays] if said.plays else None,
            params=self.params,
            card=said.card,
            program=self.program,
            needs=tuple(self.named[name] for name in said.rules),
            closes=self.closes,
            cites=said.cites,
        )
        if said.brings:
            self.named[said.brings](book)

    def program(self, numbers: Any) -> dict[str, Any]:
        """The parts of a card with these numbers."""
        said = self.written
        parts = {"do": said.do, "cost": said.cost} | ({"line": said.line} if said.line else {})
        return {name: _filled(part, numbers) for name, part in parts.items()}


def _filled(part: Any, numbers: Any) -> Any:
    """A part of the table, with the numbers in place of their names."""
    if isinstance(part, dict):
        return {name: _filled(one, numbers) for name, one in part.items()}
    if isinstance(part, list | tuple):
        return [_filled(one, numbers) for one in part]
    if not isinstance(part, str) or not part.startswith(PLACEHOLDER):
        return part
    name = part.removeprefix(PLACEHOLDER)
    holder = numbers if hasattr(numbers, name) else numbers.levels[0]
    return msgspec.to_builtins(getattr(holder, name))


def _when_done(reason: Reason) -> Rule:
    return Rule(reason, gate=lambda at: bool(at.decision.done))


def written_effects(
    folders: Iterable[Path],
    params: Mapping[str, type],
    reason: Callable[[str, str, str], Reason],
    named: Mapping[str, Any],
) -> list[WrittenEffect]:
    """The plugins of all tables in some folders; `named` are rules and functions of the game.

    `reason` makes one of an id, the numbers of rules and the id of a message.
    """
    found = []
    for path in sorted(path for folder in folders for path in folder.glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        one = msgspec.convert(table, EffectTable)
        closes = tuple(named[name] for name in one.closes)
        if one.not_done is not None:
            closes = (_when_done(reason(*astuple(one.not_done))), *closes)
        found.append(WrittenEffect(one, params[one.effect], named, closes))
    return found
