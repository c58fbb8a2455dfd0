"""The table of a match: painted from the scene of the one who looks, and moved by what happens."""

from __future__ import annotations

from scriptorium_stage.course import OUTLINED, same_again
from scriptorium_stage.motion import Actors
from scriptorium_stage.session import Session

from ..desk import Desk
from ..screen import told
from ..views import routes
from .scenery import Scenery


class TableView(Scenery):
    """A match on the screen."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        desk.session(session)
        self.last_until = 0.0

    # what the course of the match asks of a window

    @property
    def actors(self) -> Actors:
        """What is on the screen and can be moved."""
        return self.desk.canvas

    def paint_now(self) -> None:
        """Paint at once."""
        self.repaint()

    def outlined(self) -> None:
        """What just happened is outlined for a moment."""
        self.last_until = self.time + OUTLINED

    def collect(self) -> None:
        """Take over what the session did; the log shows its end."""
        self.log_back = 0
        super().collect()

    @told
    def on_update(self, delta_time: float) -> None:
        """Time passes: things move, computers play, marks fade."""
        super().on_update(delta_time)
        self.advance(delta_time)
        if self.last and self.time > self.last_until:
            self.faded()
        self.look_ahead()

    # from the table to elsewhere

    def rules(self) -> None:
        """The rules of this game."""
        self.dialog = ""
        routes.rules(self.desk, self.session.match.setup.game)

    def settings(self) -> None:
        """The settings."""
        self.dialog = ""
        routes.settings(self.desk)

    def leave(self) -> None:
        """Let the session end; the match is kept."""
        self.session.close()
        self.desk.reload_words()

    def leave_table(self) -> None:
        """To the first view."""
        self.leave()
        routes.title(self.desk)

    def again(self) -> None:
        """The same match from the start, with other luck."""
        match = same_again(self.session.match, self.desk.library)
        self.leave()
        routes.begin(self.desk, match, dict(self.session.seating))

    def setting_changed(self, name: str) -> None:
        """Settings count at once; the session changes its words itself."""
        self.desk.words = self.session.words
        self.cursor = None
        if name in ("reduced_motion", "animation_speed"):
            self.finish_motion()
        self.refresh()
