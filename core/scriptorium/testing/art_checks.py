"""Whether the pictures and sounds that a mod brings can be used, and are called after something.

The core has neither. A package that shows them names, in the entry points of the group
`scriptorium.art`, a function that looks at those of a library and tells what is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from scriptorium.engine.library import Library
from scriptorium.engine.rule_book import RuleBook
from scriptorium.mods.folder_reading import plain_files
from scriptorium.plugins.about import PluginEntry
from scriptorium.plugins.file_names import shown
from scriptorium.plugins.installed import all_loaded
from scriptorium.plugins.source_location import meant
from scriptorium.scene import sound_key

GROUP = "scriptorium.art"
PICTURES, SOUNDS, TILES = (".png", ".svg"), (".wav",), ".tiles"


@cache
def judges() -> tuple[Callable[[Library], list[str]], ...]:
    """What shows pictures here; none where no frontend is installed."""
    return tuple(found for _, found in all_loaded(entry_points(group=GROUP)))


def brought(plugin: PluginEntry) -> set[str]:
    """The keys of the pictures that it brings."""
    there = _files(plugin) if plugin.about.art is not None else ()
    return {file.stem.removesuffix(TILES) for file in there if file.suffix.lower() in PICTURES}


def _files(plugin: PluginEntry) -> list[Path]:
    try:
        return plain_files(plugin.about.art).files if plugin.about.art is not None else []
    except OSError:
        return []  # those who show pictures tell why


def left_out(plugin: PluginEntry, library: Library) -> list[str]:
    """What cannot be used, and why."""
    told = (line for judge in judges() for line in judge(library))
    whose = f"{plugin.name}: "
    return [line.removeprefix(whose) for line in told if line.startswith(whose)]


def unheard(plugin: PluginEntry, book: RuleBook) -> list[tuple[str, str]]:
    """Sounds that nothing is called like, each with what it may have meant."""
    named = {sound_key(str(kind.__struct_config__.tag)) for kind in book.events}
    named |= {sound_key(card) for card in book.cards}
    sounds = [file for file in _files(plugin) if file.suffix.lower() in SOUNDS]
    return [
        (shown(file.name), meant(file.stem, named)) for file in sounds if file.stem not in named
    ]


def no_art(plugin: PluginEntry) -> list[str]:
    """What is neither a picture nor a sound."""
    kinds = PICTURES + SOUNDS
    return [shown(file.name) for file in _files(plugin) if file.suffix.lower() not in kinds]
