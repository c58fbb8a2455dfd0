"""Going on without a plugin: the same match, with what that plugin added taken off the table."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from scriptorium.engine.errors import SetupError
from scriptorium.engine.library import Library, standard_library
from scriptorium.engine.table import Table
from scriptorium.engine.tasks import caught_up
from scriptorium.engine.values import Part, PluginRef
from scriptorium.engine.zones import Zones


def switch_off(table: Table, name: str, *, library: Library | None = None) -> Table:
    """The match as it stands, from here on without a plugin that is on.

    Its parts, its zones, its cards and the decisions it left open go; all else stays as it is.
    """
    setup = table.rules.setup
    if name == setup.game:
        raise SetupError(f"{name} cannot be played without itself")
    if name not in {ref.name for ref in setup.plugins}:
        raise SetupError(f"{name} is not on in this match")
    library = library if library is not None else standard_library()
    plugins: tuple[PluginRef, ...] = tuple(ref for ref in setup.plugins if ref.name != name)
    owned = {option for option, plugin in table.rules.option_plugins.items() if plugin == name}
    options = tuple(pair for pair in setup.options if pair[0] not in owned)
    rules = library.rules(replace(setup, plugins=plugins, options=options))
    old: dict[Any, Part] = dict(zip(table.rules.part_index, table.parts, strict=True))
    if Zones in old:
        piles = dict(zip(table.rules.zone_index, table[Zones].piles, strict=True))
        gone = table.rules.cards.keys() - rules.cards.keys()
        old[Zones] = Zones(
            tuple(
                tuple(card for card in piles.get(key, ()) if card not in gone)
                for key in rules.zone_index
            )
        )
    known = zip(rules.part_index, rules.parts, strict=True)
    parts = tuple(old.get(key, start) for key, start in known)
    pending = tuple(awaited for awaited in table.pending if type(awaited) in rules.pending_kinds)
    return caught_up(replace(table, rules=rules, parts=parts, pending=pending))
