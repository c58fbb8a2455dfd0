"""Ways from one screen to another, so that screens need not know each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_matches.match import Match
from scriptorium_stage.session import Session

if TYPE_CHECKING:
    from ..desk import Desk
    from .screen import Screen


def title(desk: Desk) -> None:
    """The first screen."""
    from .title import TitleScreen

    desk.show(TitleScreen(desk))


def back(desk: Desk, behind: Screen | None) -> None:
    """To the screen that lies behind, or to the first one."""
    if behind is None:
        title(desk)
    else:
        desk.show(behind)


def new_match(desk: Desk, game: str = "") -> None:
    """Agree on a match."""
    from .new_match import NewMatchScreen

    desk.show(NewMatchScreen(desk, game))


def matches(desk: Desk) -> None:
    """The matches that are kept."""
    from .matches import MatchesScreen

    desk.show(MatchesScreen(desk))


def rules(desk: Desk, game: str = "", find: str = "", behind: Screen | None = None) -> None:
    """The rules of the games; what was open before stays behind them."""
    from .rules import RulesScreen

    desk.show(RulesScreen(desk, game, find, behind))


def mods(desk: Desk) -> None:
    """The plugins and mods."""
    from .mods import ModsScreen

    desk.show(ModsScreen(desk))


def settings(desk: Desk, behind: Screen | None = None) -> None:
    """The settings; what was open before stays behind them."""
    from .settings import SettingsScreen

    desk.show(SettingsScreen(desk, behind))


def table(desk: Desk, session: Session) -> None:
    """The table of a match."""
    from ..table.view import TableScreen

    desk.show(TableScreen(desk, session))


def trouble(desk: Desk, error: Exception) -> None:
    """Say what went wrong, in a sentence and with the place of the log."""
    from .trouble import TroubleScreen

    desk.show(TroubleScreen(desk, error))


def open_match(desk: Desk, name: str, way: str = "") -> bool:
    """Go on with a match that was kept, by a way where it needs one; whether it could be opened."""
    return _sit_down(desk, desk.opened(name, way))


def begin(desk: Desk, match: Match, seating: dict[str, str]) -> bool:
    """Begin a match that was agreed on; whether it could be."""
    return _sit_down(desk, desk.begun(match, seating))


def _sit_down(desk: Desk, session: Session | None) -> bool:
    if session is not None:
        table(desk, session)
    return session is not None


def first(desk: Desk) -> None:
    """Where a player begins: at the table where the device ended the program, or the title."""
    name = desk.at_table.name()
    if name and any(saved.name == name for saved in desk.saves.running()):
        if open_match(desk, name) and desk.shell is not None:
            desk.shell.cover()
        return
    desk.at_table.get_up()
    title(desk)
