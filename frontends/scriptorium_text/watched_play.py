"""Play with third-party programs in a process of its own, restarted if one crashes."""

from __future__ import annotations

import argparse
from pathlib import Path

from scriptorium import text
from scriptorium.cli import ended_by_itself, run_watched
from scriptorium.mods import guilty_of, home_of, third_party_of
from scriptorium_play.app.folders import places
from scriptorium_play.app.lost_words import lost_message, ways_on
from scriptorium_play.common.settings import Settings
from scriptorium_play.texts.translator import Translator

from .choosing import choose
from .console import Console, ConsoleClosed, Unread


def play_watched(options: argparse.Namespace) -> int:
    """Play; where a mod hangs or falls, say which, and go on without it or try again."""
    while True:
        mods = third_party_of(options)
        home = home_of(options)
        failures = home.choices().failures
        lost = run_watched(_arguments(options))
        if ended_by_itself(lost):
            return lost.code or 0
        guilty = guilty_of(lost, mods)
        for name in guilty:
            home.failed_hard(name, failures)
        words, console = Translator(Settings(places().settings).language), Console(Unread())
        console.say()
        console.say(lost_message(words, guilty, lost.why))
        new = [name for name in guilty if name not in home.left_out]
        if lost.loading and new:  # nothing has been played yet, so nothing is to be decided
            told = text(
                "text-lost-left-out",
                "It goes on without {mod}. “{off}” switches it off, “{leave}” leaves it out, "
                "and “{none}” starts without any mod.",
                mod=", ".join(new),
                off=f"scriptorium mods disable {new[0]}",
                leave=f"--leave-out {new[0]}",
                none="--no-mods",
            )
            console.say(words.say(told))
            options.left_out = [*home.left_out, *new]
            continue
        ways = ways_on(words, guilty)
        named = [f"{called}: {says}" for called, says in ways]
        question = text("text-lost", "What do you want to do?")
        try:
            chosen = choose(console, words, question, named, usual=0)
        except (ConsoleClosed, KeyboardInterrupt):
            return 1
        if chosen == 0:
            given = {Path(one).stem for one in options.with_files or ()}
            for name in guilty:
                home.leave_off(name)
            options.left_out = sorted({*home.left_out, *given.intersection(guilty)})
        options.go_on, options.game, options.lesson, options.at = lost.note, None, False, ()


def _arguments(options: argparse.Namespace) -> list[str]:
    """The same command line once more, in lines of text."""
    found = ["play", "--ui", "text", *([options.game] if options.game else [])]
    found += ["--lesson"] if getattr(options, "lesson", False) else []
    found += ["--at", *options.at] if getattr(options, "at", ()) else []
    for path in options.with_files or ():
        found += ["--with", str(path)]
    if options.mods_dir is not None:
        found += ["--mods-dir", str(options.mods_dir)]
    for name in home_of(options).left_out:
        found += ["--leave-out", name]
    if getattr(options, "go_on", ""):
        found += ["--go-on", options.go_on]
    return found
