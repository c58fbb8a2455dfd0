"""What the options of a start mean: the player's folder, the mods in it, and the plugins in use."""

from __future__ import annotations

import argparse
from pathlib import Path

from scriptorium.engine.library import Library
from scriptorium.plugins.installed import leave_out

from .home import Home
from .sources import Sources
from .third_party import third_party_on


def home_of(options: argparse.Namespace) -> Home:
    """The player's folder, with the mods folder that was asked for."""
    return Home(mods=options.mods_dir, left_out=getattr(options, "left_out", ()))


def heed_choices(options: argparse.Namespace) -> None:
    """Import no third-party entry point that the player has switched off or leaves out."""
    home = home_of(options)
    leave_out((*home.choices().all_off, *home.left_out), everything=options.no_mods)


def sources_of(options: argparse.Namespace, *, programs: bool = True) -> Sources:
    """Where this command finds plugins."""
    return Sources(
        with_files=tuple(map(str, getattr(options, "with_files", None) or ())),
        mods_dir="" if options.mods_dir is None else str(options.mods_dir),
        no_mods=options.no_mods,
        left_out=tuple(getattr(options, "left_out", ())),
        programs=programs,
    )


def library_of(options: argparse.Namespace, *, programs: bool = True) -> Library:
    """All plugins for this command, those given by `--with` included.

    Without `programs` no third-party code is among them.
    """
    return sources_of(options, programs=programs).library()


def third_party_of(options: argparse.Namespace) -> tuple[str, ...]:
    """The third-party programs that this command would start, by the names they are switched by."""
    given = (*(getattr(options, "with_files", None) or ()), *map(Path, options_dev(options)[:1]))
    home = home_of(options)
    found = third_party_on(None if options.no_mods else home, given)
    return tuple(one for one in found if one not in home.left_out)


def options_dev(options: argparse.Namespace) -> tuple[str, ...]:
    """A mod that is worked on in a window: where it lies, its match, a seed, how many actions."""
    return tuple(getattr(options, "dev", ()))
