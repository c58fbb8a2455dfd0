"""Settings: each counts at once, also on the table that lies behind."""

from __future__ import annotations

from scriptorium_stage.settingrows import setting_rows, settings_heading

from ..desk import Desk
from ..drawing.brush import Brush
from . import routes
from .common import alarm, page, paint_form
from .screen import Screen

# A finger strays more easily than a mouse: what is final always waits for a tick here.
ASKED = ("irreversible", "always")


class SettingsScreen(Screen):
    """Language, letters, movement, sound, colours, asking before what cannot be undone."""

    def __init__(self, desk: Desk, behind: Screen | None = None) -> None:
        super().__init__(desk)
        self.behind = behind

    def back(self) -> bool:
        """To the screen one came from."""
        routes.back(self.desk, self.behind)
        return True

    def setting_changed(self, name: str) -> None:
        """The screen behind hears of it too."""
        super().setting_changed(name)
        if self.behind is not None:
            self.behind.setting_changed(name)

    def has_secrets(self) -> bool:
        """The table behind is not to be seen here."""
        return False

    def paint(self, brush: Brush) -> None:
        """A name and a control for each setting."""
        room = page(brush, self, settings_heading(self.desk))
        notes = "\n".join(self.desk.words.say(note) for note in self.desk.settings.notes)
        room = alarm(brush, room, notes)
        paint_form(brush, self, room, setting_rows(self.desk, ASKED), "settings")
