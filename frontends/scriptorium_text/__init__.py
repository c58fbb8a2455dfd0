"""The text frontend: a match in words, line by line.

For screen readers, remote shells and machines without a screen. Open it with
`scriptorium play --ui text`.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from scriptorium import text
from scriptorium.isolation import has_processes, is_watched
from scriptorium.mods import home_of, library_of, third_party_of
from scriptorium_play.app.folders import places
from scriptorium_play.common.settings import Settings
from scriptorium_play.matches.levels import kinds
from scriptorium_play.net.links import read_link
from scriptorium_play.net.table_list import ListedTable
from scriptorium_play.texts.translator import Translator, add_texts, can_translate

from .app import TextApp
from .console import Console, ConsoleClosed
from .matches import Title
from .net_table import come_to
from .watched_play import play_watched

FAILED = 1

add_texts(Path(__file__).parent / "locale")


def main(options: argparse.Namespace) -> int:
    """Play until the player leaves, the input ends or Ctrl-C is pressed; matches are kept.

    Where a third-party program is on, all of it happens in a process that is watched.
    """
    if not is_watched() and has_processes() and third_party_of(options):
        return play_watched(options)
    return play(options)


def play(options: argparse.Namespace) -> int:
    """Play in this process."""
    kinds()  # imports third-party players: if one crashes, nothing has been done yet
    console = Console()
    here = places()
    settings = Settings(here.settings)
    words = Translator(settings.language)
    try:
        if getattr(options, "ui", None) is None:
            console.say(
                words.say(
                    text(
                        "text-no-window",
                        "No window can open here, so you'll play in lines of text.",
                    )
                )
            )
        if settings.values.language not in ("", "en") and not can_translate():
            console.say(
                words.say(
                    text(
                        "text-only-english",
                        "For other languages, install the package fluent.runtime.",
                    )
                )
            )
        app = TextApp(console, here, lambda: library_of(options), home_of(options))
        if getattr(options, "join", ""):
            return join(console, app, options.join, options.name)
        guided, match = getattr(options, "lesson", False), getattr(options, "go_on", "")
        at = getattr(options, "at", ())
        try:
            Title(console, app).run(options.game, guided=guided, match=match, at=at)
        finally:
            if app.tables is not None:
                app.tables.close()
    except (ConsoleClosed, KeyboardInterrupt):
        console.say(Translator(settings.language).say(text("text-goodbye", "Goodbye.")))
    except BrokenPipeError:
        # Whoever read our lines is gone; Python shall not complain about it while it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def join(console: Console, app: TextApp, link: str, name: str) -> int:
    """Play at the table of a link; raises `SetupError` where it is none."""
    told = str(read_link(link))
    table = app.table_list.find(told) or ListedTable(told)
    return 0 if come_to(console, app, table, name) else FAILED
