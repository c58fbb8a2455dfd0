"""Finding the plugins of a package in its folders, so that nobody keeps a list of them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from .hookspecs import HOOKS


def plugins_in(package: str) -> list[Any]:
    """The modules of a package and of its folders that have a hook, and plugin objects, by name.

    A folder that is a plugin itself names its own further ones. The order here decides nothing:
    plugins are put in order by their `before` and `after`, and then by name.

    Example:
        @sc.hookimpl
        def scriptorium_plugins():
            return sc.plugins_in(__name__)

    """
    found: list[Any] = []
    paths = import_module(package).__path__
    for name, is_folder in sorted((one.name, one.ispkg) for one in iter_modules(paths)):
        module = import_module(f"{package}.{name}")
        # With any hook, not only its name: one that forgot to say who it is shall be told so.
        if not vars(module).keys().isdisjoint(HOOKS):
            found.append(module)
        elif is_folder:
            found += plugins_in(module.__name__)
        found += objects_in(module)
    return list(dict.fromkeys(found))


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
