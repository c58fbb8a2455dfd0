"""Mods that fail again and again: in how many sessions each did, until it is switched off.

A session counts once, however often a plugin fails in it: one mistake in a rule may be met a
hundred times in one turn.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from scriptorium.plugins import guard

if TYPE_CHECKING:
    from .home import Home

MOST_FAILURES = 3

log = logging.getLogger("scriptorium.mods")
_noted: set[tuple[Path, str]] = set()  # what this session has counted already


class Witness:
    """Hears which plugins fail, and has the player's folder count the loose mods among them."""

    def __init__(self, home: Home, mods: Mapping[str, str]) -> None:
        self.home = home
        self.mods = mods  # the names of mods by those of their plugins

    def __call__(self, plugin: str, error: BaseException) -> None:
        """Have the first failure of this session counted."""
        mod = self.mods.get(plugin)
        key = (self.home.choices_file, mod or "")
        if mod is None or key in _noted:
            return
        _noted.add(key)
        try:
            self.home.count_failure(mod)
        except OSError as error:
            log.error("that %s failed could not be written down: %s", mod, error)


def watch(home: Home, mods: Mapping[str, str]) -> None:
    """Let the failures of these mods be counted from now on."""
    guard.witnesses[:] = [w for w in guard.witnesses if not isinstance(w, Witness)]
    if mods:
        guard.witnesses.append(Witness(home, mods))
