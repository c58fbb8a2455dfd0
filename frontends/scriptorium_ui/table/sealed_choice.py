"""Letting another player come before the screen where several choose at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium import Action
from scriptorium_play.picture.sealed import instead_of

if TYPE_CHECKING:
    from .controller import TableController


def let_choose(controller: TableController, action: Action) -> None:
    """Let another come before the screen: its curtain is the one that hangs then."""
    controller.session.choose(action)
    controller.session.steps()
    controller.forget()
    controller.cursor = None
    controller.view.refresh()


def let_choose_by(controller: TableController, key: str) -> bool:
    """The same by the number of a button of the curtain, from 2; whether there is such a one."""
    session = controller.session
    others = instead_of(session.table, session.seating)
    at = int(key) - 2 if key.isascii() and key.isdigit() else -1
    if 0 <= at < len(others):
        let_choose(controller, others[at][1])
    return 0 <= at < len(others)
