"""Loading a saved table: strictly read, and refused where it cannot be played."""

from __future__ import annotations

import msgspec

from scriptorium.plugins.versions import agreed

from .errors import LoadError, PluginError, SetupError
from .library import Library, standard_library
from .playability import why_not_playable
from .ruleset import Ruleset
from .saves import codec, opened
from .table import Table
from .values import MatchSetup


def load(data: bytes, *, library: Library | None = None, other_versions: bool = False) -> Table:
    """The table that `dump` wrote; raises `LoadError` for anything else.

    A save made with plugins that are missing or of another version is refused with their names;
    `other_versions` tries those of another version all the same. What always holds must hold in it.
    """
    setup, body = opened(data)
    library = library if library is not None else standard_library()
    try:
        table = codec(_rules_of(setup, library, other_versions=other_versions)).decode(body)
    except (SetupError, PluginError) as error:
        raise LoadError(str(error)) from error
    except msgspec.ValidationError as error:
        raise LoadError(f"the save does not fit this game: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError) as error:
        raise LoadError(f"the save cannot be read: {error}") from None
    if problem := why_not_playable(table):
        raise LoadError(f"the table would be an impossible one: {problem}")
    return table


def _rules_of(written: bytes, library: Library, *, other_versions: bool) -> Ruleset:
    """The rules of a match as it is written down; the library remembers those it has agreed to."""
    rules = library.agreements.get(written)
    if rules is None:
        setup = msgspec.msgpack.decode(written, type=MatchSetup)
        rules = library.rules(agreed(library, setup, other_versions=other_versions))
        if codec(rules).setup == written:
            library.agreements[written] = rules
    return rules
