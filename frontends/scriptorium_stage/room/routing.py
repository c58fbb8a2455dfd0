"""Where a room begins: what was asked for, or what lay on the table before."""

from __future__ import annotations

from scriptorium_matches.migration import LOOK
from scriptorium_matches.needs_way import Unfit

from ..ui import routes
from ..ui.glass_desk import Desk
from .messages import Begin

OPENING, MATCH, MODS, TITLE = "opening", "match", "mods", "title"


def go_to(desk: Desk, begin: Begin) -> None:
    """Show the page that a window asks for first."""
    if begin.route == MATCH:
        go_on(desk, begin.match)
    elif begin.route == MODS:
        routes.mods(desk)
    elif begin.route == TITLE:
        routes.title(desk)
    else:
        routes.opening(desk, begin.game, guided=begin.lesson)


def go_on(desk: Desk, match: str) -> None:
    """Go on with a match where it was; where a mod is off now, by the way that loses nothing."""
    if not match:
        routes.title(desk)
    elif not routes.open_match(desk, match) and isinstance(desk.needs_way, Unfit):
        ways = [way for way in desk.needs_way.opening.ways if way.kind != LOOK and not way.lost]
        if ways:
            routes.open_match(desk, match, ways[0].kind)
