"""Settings: each counts at once, also on the table that lies behind."""

from __future__ import annotations

from scriptorium_stage.settingrows import setting_rows, settings_heading

from ..desk import Desk
from ..drawing.brush import Brush
from ..screen import Screen
from .common import Paged, alarm, page


class SettingsView(Paged):
    """Language, letters, movement, sound, colours, asking before what cannot be undone."""

    def __init__(self, desk: Desk, behind: Screen | None = None) -> None:
        super().__init__(desk)
        self.behind = behind

    def back(self) -> None:
        """To the view one came from."""
        from . import routes

        routes.back(self.desk, self.behind)

    def setting_changed(self, name: str) -> None:
        """The view behind hears of it too."""
        super().setting_changed(name)
        if self.behind is not None:
            self.behind.setting_changed(name)

    def paint(self, brush: Brush) -> None:
        """A name and a control for each setting."""
        room = page(brush, self, settings_heading(self.desk))
        notes = [self.desk.words.say(note) for note in self.desk.settings.notes]
        room = alarm(brush, room, "\n".join(notes))
        columns = 2 if brush.look.width > brush.pt(900) else 1
        tall = max(brush.px(52), brush.pt(46))
        self.paint_rows(brush, "rows", room, setting_rows(self.desk), columns, tall)
