"""The program as the device sees it: started, put aside, taken up again, ended at any moment."""

from __future__ import annotations

import logging
from typing import Any

from kivy.app import App
from kivy.core.window import Window

from scriptorium_ui.host.client import RemoteApp
from scriptorium_ui.host.launcher import Launcher
from scriptorium_ui.pages.app import GuiApp
from scriptorium_ui.toolkit.screen import Screen

from .shell import Shell

log = logging.getLogger("scriptorium.tablet")


class TabletApp(App):
    """Kivy's frame round the shell."""

    title = "Scriptorium"
    use_kivy_settings = False

    def __init__(
        self, app: GuiApp | RemoteApp, front: Launcher | None = None, **options: Any
    ) -> None:
        super().__init__(**options)
        self.front, self._app = front, app
        self.kv_file = ""

    @property
    def app(self) -> Any:
        """What lies behind the screen now."""
        return self.front.app if self.front is not None else self._app

    def load_kv(self, filename: Any = None) -> bool:
        """Everything is painted by the shell: there is no file of widgets."""
        return False

    def build(self) -> Shell:
        """The shell, with the first page or the match that was on the screen."""
        shell = Shell(self.app)
        listen(shell)
        if self.front is not None:
            self.front.open(shell)
        return shell

    def on_pause(self) -> bool:
        """Put aside: the match is kept already, and nothing of it is left to be seen."""
        self.app.music.rest()
        if self.app.screen is not None:
            put_aside(self.app.screen)
        if self.front is not None:
            self.front.put_aside()
        return True

    def on_resume(self) -> None:
        """Taken up again: the graphics card may have lost everything."""
        if self.front is not None:
            self.front.taken_up()
        if self.app.screen is not None:
            self.app.screen.renew()
        self.app.music.begin()

    def on_stop(self) -> None:
        """Ended, perhaps twice."""
        if self.front is not None:
            self.front.ended()
        else:
            self.app.ended()


def listen(shell: Shell) -> None:
    """Let the shell hear keys and letters, and that the device is short of memory."""
    Window.bind(on_key_down=shell.key_down, on_textinput=shell.text_typed)
    Window.bind(on_memorywarning=shell.short_of_memory)


def deafen(shell: Shell) -> None:
    """Let the shell hear nothing any more."""
    Window.unbind(on_key_down=shell.key_down, on_textinput=shell.text_typed)
    Window.unbind(on_memorywarning=shell.short_of_memory)


def put_aside(screen: Screen) -> None:
    """Cover the match and bring that picture to the screen before the device keeps a copy of it."""
    screen.cover()
    Window.dispatch("on_draw")
    Window.flip()
