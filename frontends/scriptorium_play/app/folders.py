"""Where a player's own things lie on this machine: settings, and the matches being played."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

NAME = "scriptorium"


@dataclass(frozen=True)
class UserFolders:
    """The folder for settings and the folder for matches."""

    settings: Path
    matches: Path
    for_others: Path | None = None

    @property
    def pictures(self) -> Path:
        """The folder for pictures that games and mods bring; it can be made anew at any time."""
        return self.matches.parent / "pictures"

    @property
    def exchange(self) -> Path:
        """The folder where matches are put for others, and looked for that others gave."""
        return self.for_others if self.for_others is not None else self.matches.parent / "exchange"


def places() -> UserFolders:
    """The usual places of this platform, or those under the folder named by SCRIPTORIUM_HOME.

    Without platformdirs both lie in the player's own folder, as the core knows it.
    """
    from scriptorium.mods import VARIABLE, home_folder  # it brings reading mods with it

    named = os.environ.get(VARIABLE)
    if named:
        return _under(Path(named), Path(named))
    try:
        import platformdirs
    except ImportError:
        return _under(home_folder(), home_folder())
    return _under(
        platformdirs.user_config_path(NAME, appauthor=False),
        platformdirs.user_data_path(NAME, appauthor=False),
        platformdirs.user_documents_path() / "Scriptorium",
    )


def _under(config: Path, data: Path, documents: Path | None = None) -> UserFolders:
    return UserFolders(config / "settings.toml", data / "matches", documents)
