"""The hooks of Scriptorium: all that a plugin can be asked. Read this page first.

A plugin is a module (or any object) with some of these functions, each marked with
`@sc.hookimpl`. Hooks are called while a match is being set up, never while it is played.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pluggy

if TYPE_CHECKING:
    from .plugins import About
    from .rulebook import RuleBook

hookspec = pluggy.HookspecMarker("scriptorium")
hookimpl = pluggy.HookimplMarker("scriptorium")


@hookspec(firstresult=True)
def scriptorium_about() -> About:
    """Say who you are: name, version, the game you belong to, what you need.

    Example:
        @sc.hookimpl
        def scriptorium_about():
            return sc.About("house.vigil", game="sator", version="1.2")

    """
    raise AssertionError("a hook specification is never called")


@hookspec
def scriptorium_plugins() -> Iterable[object]:
    """Name further plugins of the same package, one for each rule or card effect.

    Example:
        @sc.hookimpl
        def scriptorium_plugins():
            return [vigil, silence, lent]

    """
    raise AssertionError("a hook specification is never called")


@hookspec
def scriptorium_rules(book: RuleBook) -> None:
    """Write your state, actions, effects, prohibitions, reactions and words into the rule book.

    Example:
        @sc.hookimpl
        def scriptorium_rules(book):
            book.part(Marks())
            book.action(Mark, offer=empty_squares, apply=mark)

    """
    raise AssertionError("a hook specification is never called")
