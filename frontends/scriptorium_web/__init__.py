"""The browser frontend: one page, served to this machine or the home network."""

from __future__ import annotations

import argparse

from scriptorium import SetupError

# What the page cannot be told from here; it would begin without it.
UNHEARD = {
    "with_files": "--with",
    "at": "--at",
    "lesson": "--lesson",
    "join": "--join",
    "go_on": "--go-on",
    "mods_dir": "--mods-dir",
    "left_out": "--leave-out",
}


def main(options: argparse.Namespace) -> int:
    """Offer the page until the program is ended; what `scriptorium play --ui web` runs."""
    game = getattr(options, "game", None)
    unheard = [f"the game {game}"] if game else []
    unheard += [flag for name, flag in UNHEARD.items() if getattr(options, name, None)]
    if unheard:
        told = "the page in the browser has games, lessons, matches and mods of its own"
        raise SetupError(f"{told}; leave out {', '.join(unheard)}, and choose there")

    from .serving import serve

    return serve(lan=getattr(options, "lan", False), port=getattr(options, "port", None))
