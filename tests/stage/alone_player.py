"""A program on a device without a second process: it opens the match that is kept, and plays on.

`python alone_player.py FOLDER` prints which page there is, of which mods it speaks and how many
actions are done; with `without` behind it, it answers that it goes on without the mod.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import far_window

from scriptorium_ui.host.lost_page import LostPage
from scriptorium_ui.pages.trouble_page import TroublePage
from scriptorium_ui.table.page import TablePage


def main(folder: Path, answer: str) -> None:
    with far_window.at_home(folder, **{k: v for k, v in os.environ.items() if k[:4] == "ODD_"}):
        window = far_window.opened()
        window.link.paint()
        if answer:
            window.touch("lost off")
        elif not hasattr(window.page, "mods"):
            window.link.key("tab")
            window.link.key("enter")
        shown = LostPage, TablePage, TroublePage
        window.frames_until(lambda: answer or isinstance(window.page, shown), 30)
        page = window.page
        done = len(page.session.match.done) if isinstance(page, TablePage) else None
        told = type(page).__name__, list(getattr(page, "mods", ())), done
        print(json.dumps(told), flush=True)
        window.front.ended()


if __name__ == "__main__":
    main(Path(sys.argv[1]), "".join(sys.argv[2:]))
