"""Finding the plugin objects of a module, so that nobody keeps a list of them."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from .hookspecs import HOOKS


def objects_in(module: object) -> list[Any]:
    """The plugin objects made in a module that is none itself, in their order."""
    if not isinstance(module, ModuleType) or not vars(module).keys().isdisjoint(HOOKS):
        return []
    return [one for one in vars(module).values() if _made_in(one, module.__name__)]


def _made_in(one: object, module: str) -> bool:
    """Whether something is a plugin that a module made, and did not just import."""
    if isinstance(one, type | ModuleType) or getattr(one, "made_in", "") != module:
        return False
    return all(hasattr(type(one), hook) for hook in HOOKS)
