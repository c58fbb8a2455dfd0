"""Settings: each counts at once, also on the table that lies behind."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scriptorium_play.app.settings_rows import setting_rows, settings_heading
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter
from scriptorium_ui.toolkit.sheets import form_lines, sheet_of_rows

if TYPE_CHECKING:
    from .app import GuiApp

# A finger strays more easily than a mouse: what is final always waits for a tick here.
ASKED = ("irreversible", "always")


class SettingsPage(Page):
    """Language, letters, movement, sound, colours, asking before what cannot be undone."""

    def __init__(self, app: GuiApp, behind: Page | None = None) -> None:
        super().__init__(app)
        self.behind = behind

    def back(self) -> bool:
        """To the page one came from."""
        self.app.routes.back(self.app, self.behind)
        return True

    def setting_changed(self, name: str) -> None:
        """The page behind hears of it too."""
        super().setting_changed(name)
        if self.behind is not None:
            self.behind.setting_changed(name)

    def has_secrets(self) -> bool:
        """The table behind is not to be seen here."""
        return False

    def paint(self, painter: Painter) -> None:
        """A name and a control for each setting."""
        asked = () if painter.form.mouse else (ASKED,)
        rows = setting_rows(self.app, *asked)
        notes = "\n".join(self.app.words.say(note) for note in self.app.settings.notes)
        title = settings_heading(self.app)
        lines = partial(form_lines, painter, rows=rows)
        sheet_of_rows(painter, self, title, lines, "settings", notes)
