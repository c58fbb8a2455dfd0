"""From the table to elsewhere and back: rules, settings, the log, the title, another match."""

from __future__ import annotations

from scriptorium.match import Match
from scriptorium.play import new_table
from scriptorium_stage.players import people, sees_otherwise

from ..screens import routes
from .play import Play


class Leaving(Play):
    """The match is kept whatever comes."""

    def has_secrets(self) -> bool:
        """Whether others must not see what is on the glass: two people know different things."""
        session = self.session
        seat = session.observer
        if seat is None:
            return True
        others = [one for one in people(session.seating, session.table.seats) if one != seat]
        return any(sees_otherwise(session.table, seat, one) for one in others)

    def open_log(self) -> None:
        """The whole log."""
        from ..screens.logbook import LogScreen

        self.dialog = ""
        self.desk.show(LogScreen(self))

    def rules(self) -> None:
        """The rules of this game."""
        self.dialog = ""
        routes.rules(self.desk, self.session.match.setup.game, behind=self)

    def settings(self) -> None:
        """The settings."""
        self.dialog = ""
        routes.settings(self.desk, behind=self)

    def left(self) -> None:
        """Another screen comes: what moves is in its place when this one comes back."""
        if self.motion is not None and self.shell is not None:
            self.motion.finish(self.shell.stage)
        self.motion, self.step = None, None
        self.queue.clear()

    def leave_table(self) -> None:
        """To the first screen; the match is kept."""
        self._leave()
        routes.title(self.desk)

    def _leave(self) -> None:
        self.session.close()
        self.desk.at_table.get_up()
        self.desk.reload_words()

    def again(self) -> None:
        """The same match from the start, with other luck."""
        setup, own = self.session.match.setup, self.desk.library.plugins
        names = [ref.name for ref in setup.plugins]
        table = new_table(
            setup.game,
            setup.seats,
            mods=[name for name in names if name in own and not own[name].is_own(setup.game)],
            options=dict(setup.options),
            first=setup.first or None,
            library=self.desk.library,
        )
        self._leave()
        routes.begin(self.desk, Match(table), dict(self.session.seating))

    def setting_changed(self, name: str) -> None:
        """Settings count at once; the session changes its words itself."""
        self.desk.words = self.session.words
        self.faces.words = self.session.words
        self.cursor, self.refusal, self.said = None, "", ""
        self._ghosts.clear()
        self.refresh()
