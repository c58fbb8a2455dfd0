"""Ways from one view to another, so that views need not know each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium_matches.match import Match
from scriptorium_stage.session import Session

if TYPE_CHECKING:
    from ..desk import Desk
    from ..screen import Screen


def title(desk: Desk) -> None:
    """The first view."""
    from .title import TitleView

    desk.show(TitleView(desk))


def back(desk: Desk, behind: Screen | None) -> None:
    """To the view that lies behind, or to the first one."""
    if behind is None:
        title(desk)
    else:
        desk.show(behind)


def new_match(desk: Desk, game: str = "") -> None:
    """Agree on a match."""
    from .new_match import NewMatchView

    desk.show(NewMatchView(desk, game))


def matches(desk: Desk) -> None:
    """The matches that are kept."""
    from .matches import MatchesView

    desk.show(MatchesView(desk))


def rules(desk: Desk, game: str = "", find: str = "") -> None:
    """The rules of the games; what was open before stays behind them."""
    from .rules import RulesView

    desk.show(RulesView(desk, game, find, desk.screen))


def mods(desk: Desk) -> None:
    """The plugins and mods."""
    from .mods import ModsView

    desk.show(ModsView(desk))


def settings(desk: Desk) -> None:
    """The settings; what was open before stays behind them."""
    from .settings import SettingsView

    desk.show(SettingsView(desk, desk.screen))


def table(desk: Desk, session: Session) -> None:
    """The table of a match."""
    from ..table.view import TableView

    desk.show(TableView(desk, session))


def trouble(desk: Desk, error: Exception) -> None:
    """Say what went wrong, in a sentence and with the place of the log."""
    from .trouble import TroubleView

    desk.show(TroubleView(desk, error))


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
