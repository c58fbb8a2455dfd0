"""Playing again: the same match from the start."""

from __future__ import annotations

from scriptorium import Library
from scriptorium.play import new_table
from scriptorium_matches.match import Match


def same_again(match: Match, library: Library) -> Match:
    """The same match from the start, with other luck."""
    setup, own = match.setup, library.plugins
    names = [ref.name for ref in setup.plugins]
    table = new_table(
        setup.game,
        setup.seats,
        mods=[name for name in names if name in own and not own[name].is_own(setup.game)],
        options=dict(setup.options),
        first=setup.first or None,
        library=library,
    )
    return Match(table)
