"""The program as the device sees it: started, put aside, taken up again, ended at any moment."""

from __future__ import annotations

import logging
from typing import Any

from kivy.app import App
from kivy.core.window import Window

from scriptorium_ui.host.launcher import Launcher
from scriptorium_ui.host.link import Link

from .shell import Shell

log = logging.getLogger("scriptorium.tablet")


class TabletApp(App):
    """Kivy's frame round the shell."""

    title = "Scriptorium"
    use_kivy_settings = False

    def __init__(self, link: Link, front: Launcher | None = None, **options: Any) -> None:
        super().__init__(**options)
        self.front, self._link = front, link
        self.kv_file = ""

    @property
    def link(self) -> Link:
        """The pages that are shown now."""
        return self.front.link if self.front is not None else self._link

    def load_kv(self, filename: Any = None) -> bool:
        """Everything is painted by the shell: there is no file of widgets."""
        return False

    def build(self) -> Shell:
        """The shell, with the first page or the match that was on the screen."""
        shell = Shell(self.link)
        listen(shell)
        if self.front is not None:
            self.front.open(shell)
        return shell

    def on_pause(self) -> bool:
        """Put aside: the match is kept already, and nothing of it is left to be seen."""
        self.link.speaker.rest()
        put_aside(self.link)
        if self.front is not None:
            self.front.put_aside()
        return True

    def on_resume(self) -> None:
        """Taken up again: the graphics card may have lost everything."""
        if self.front is not None:
            self.front.taken_up()
        self.link.renew()
        self.link.speaker.begin()

    def on_stop(self) -> None:
        """Ended, perhaps twice."""
        if self.front is not None:
            self.front.ended()
        else:
            self.link.ended()


def listen(shell: Shell) -> None:
    """Let the shell hear keys and letters, and that the device is short of memory."""
    Window.bind(on_key_down=shell.key_down, on_textinput=shell.text_typed)
    Window.bind(on_memorywarning=shell.short_of_memory)


def deafen(shell: Shell) -> None:
    """Let the shell hear nothing any more."""
    Window.unbind(on_key_down=shell.key_down, on_textinput=shell.text_typed)
    Window.unbind(on_memorywarning=shell.short_of_memory)


def put_aside(link: Link) -> None:
    """Cover the match and bring that picture to the screen before the device keeps a copy of it."""
    link.cover()
    Window.dispatch("on_draw")
    Window.flip()
