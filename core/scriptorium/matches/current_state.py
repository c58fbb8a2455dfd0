"""The table of a kept match as it stands, from the newest one in its file, to be looked at."""

from __future__ import annotations

from scriptorium.engine.errors import LoadError, PluginError, Refused, SetupError
from scriptorium.engine.library import Library
from scriptorium.engine.play import apply
from scriptorium.engine.table import Table
from scriptorium.plugins.versions import agreed

from .initial_state import first_table
from .match_file import MatchLines, action_decoder
from .migration import table_here

MOST = 100  # actions that are done again for it


def last_table(lines: MatchLines, library: Library) -> Table:
    """Where a match stands; raises `LoadError` where that cannot be found quickly."""
    try:
        rules = library.rules(agreed(library, lines.setup))
        kept = next((one for one in reversed(lines.snapshots) if one.trusted), None)
        at = kept.at if kept is not None else 0
        if len(lines.actions) - at > MOST:
            raise LoadError("too much was done since a table was kept")
        table = (
            table_here(kept.table, rules, lines)
            if kept is not None
            else first_table(lines, rules)[0]
        )
        read_action = action_decoder(rules)
        for one in lines.actions[at:]:
            table = apply(table, read_action(one)).table
    except (SetupError, PluginError, Refused) as error:
        raise LoadError(str(error)) from error
    return table
