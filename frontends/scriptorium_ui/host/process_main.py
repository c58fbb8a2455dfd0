"""The room as a process of its own: `python -m scriptorium_ui.host.process_main`.

Letters come in through the standard input and replies go out through the standard output. Both are
put aside first, so that no mod writes between them.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from scriptorium import Library
from scriptorium.isolation import be_watched, get, private_pipes, put
from scriptorium.mods import heed_choices, home_of, library_of
from scriptorium_play.app.folders import places
from scriptorium_play.app.startup import keep_log
from scriptorium_play.matches.levels import kinds
from scriptorium_ui.pages.app import GuiApp

from .messages import Begin, Code, Leave
from .ui_host import RemoteSpeaker, UiHost


def make_app(begin: Begin, speaker: RemoteSpeaker) -> GuiApp:
    """The player's app, as the window has asked for it."""
    here = places()
    options = argparse.Namespace(
        mods_dir=Path(begin.mods) if begin.mods else None,
        no_mods=begin.no_mods,
        with_files=[Path(one) for one in begin.with_files],
        left_out=begin.left_out,
    )
    heed_choices(options)
    kinds()  # imports third-party players: if one crashes, nothing has been done yet
    log_file = keep_log(here.matches.parent / "room.log")
    home = home_of(options)

    def library() -> Library:
        return library_of(options)

    return GuiApp(here, speaker, library, home, log_file, resumes=begin.resumes)


def main() -> int:
    """Answer letters until the window leaves."""
    letters, replies = private_pipes()
    marker = be_watched(hears_stop=False)
    code, engine = Code(), UiHost(make_app)
    match = ""
    while (data := get(letters)) is not None:
        letter = code.letter(data)
        reply = engine.hear(letter)
        if marker is not None and engine.app is not None and engine.app.playing() != match:
            match = engine.app.playing()
            marker.note(match)
        put(replies, code.write(reply))
        if any(isinstance(event, Leave) for event in letter.events):
            break
    os._exit(0)  # a thread of a mod may go on for ever


if __name__ == "__main__":
    main()
