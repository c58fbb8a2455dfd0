"""Finding the plugins of a package in its folders, so that nobody keeps a list of them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from .hookspecs import HOOKS


def plugins_in(package: str) -> list[ModuleType]:
    """The modules of a package and of its folders that have a hook, by name.

    A folder that is a plugin itself names its own further ones. The order here decides nothing:
    plugins are put in order by their `before` and `after`, and then by name.

    Example:
        @sc.hookimpl
        def scriptorium_plugins():
            return sc.plugins_in(__name__)

    """
    found: list[ModuleType] = []
    paths = import_module(package).__path__
    for name, is_folder in sorted((one.name, one.ispkg) for one in iter_modules(paths)):
        module = import_module(f"{package}.{name}")
        # With any hook, not only its name: one that forgot to say who it is shall be told so.
        if not vars(module).keys().isdisjoint(HOOKS):
            found.append(module)
        elif is_folder:
            found += plugins_in(module.__name__)
    return found
