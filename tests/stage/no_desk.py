"""The run of a match in some language, without a window."""

from __future__ import annotations

from stage_games import library, settings

import scriptorium as sc
from scriptorium.matches import Match
from scriptorium_play.session.session import Session
from scriptorium_ui.table.controller import TableController


class NoDesk:
    """A desk without anything on it."""

    def __getattr__(self, name: str) -> NoDesk:
        return self

    def __call__(self, *asked: object) -> None:
        """Nothing happens."""


def playing(table: sc.Table, language: str, confirm: str = "never") -> TableController:
    """The run of a match in a language, without a window."""
    wishes = settings(confirm=confirm, language=language)
    app = NoDesk()
    return TableController(app, Session(Match(table), library(), settings=wishes), app)
