"""Where a room begins: what was asked for, or what lay on the table before."""

from __future__ import annotations

from scriptorium_ui.pages import routes
from scriptorium_ui.pages.app import GuiApp

from .messages import Begin

OPENING, MATCH, MODS, TITLE = "opening", "match", "mods", "title"
NOWHERE = "nowhere"  # for one who goes to a page by other means


def go_to(app: GuiApp, begin: Begin) -> None:
    """Show the page that a window asks for first."""
    if begin.route == MATCH:
        go_on(app, begin.match)
    elif begin.route == MODS:
        routes.mods(app)
    elif begin.route == TITLE:
        routes.title(app)
    elif begin.route != NOWHERE:
        routes.opening(
            app,
            begin.game,
            guided=begin.lesson,
            at=begin.at,
            dev=begin.dev,
            join_by=begin.join,
            name=begin.name,
        )


def go_on(app: GuiApp, match: str) -> None:
    """Go on with a match where it was; where a mod is off now, by the way that loses nothing."""
    if match:
        routes.open_match(app, match, lossless=True)
    else:
        routes.title(app)
