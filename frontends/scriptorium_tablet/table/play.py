"""The course of a match on the glass: what the stage asks of a window, keys, and ways elsewhere."""

from __future__ import annotations

from typing import Any

from scriptorium import Scene
from scriptorium.scene import BOARD
from scriptorium_stage.course import OUTLINED, same_again
from scriptorium_stage.keyboard import ENTER
from scriptorium_stage.motion import Actors
from scriptorium_stage.players import people, sees_otherwise
from scriptorium_stage.results import Touched
from scriptorium_stage.session import Session
from scriptorium_stage.shapes import overlap
from scriptorium_stage.spots import Spots, on_board

from ..desk import Desk
from ..drawing.brush import Brush
from ..screens import routes
from .faces import Faces
from .hands import Hands
from .layout import lay_out
from .places import find_places

THINKING = 0.1
SHORT = 1 / 60


class Play(Hands):
    """What happens is taken from the session, shown moving, and told. All of it is kept."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        self.faces = Faces(session.table.rules, session.words)
        self._fade: Any = None

    # what the course of the match asks of a window

    @property
    def actors(self) -> Actors | None:
        """What is on the screen and can be moved."""
        return self.shell.stage if self.shell is not None else None

    @property
    def board(self) -> tuple[float, tuple[float, float]] | None:
        """The size of a square and the place of the first."""
        return (self.layout.unit, self.layout.origin) if self.layout is not None else None

    def places_of(self, scene: Scene) -> Spots:
        """Where the pieces of a scene lie."""
        if self.shell is None:
            return {}
        seats, brush = self.session.table.seats, Brush(self.shell.look())
        layout = lay_out(brush, scene, len(seats), self.camera)
        return find_places(brush, scene, layout, seats, self.totals, self.scrolled).spots

    def paint_now(self) -> None:
        """Paint at once."""
        if self.shell is not None:
            self.shell.paint_now()

    def outlined(self) -> None:
        """What just happened is outlined for a moment."""
        if self.shell is not None:
            if self._fade is not None:
                self._fade.cancel()
            self._fade = self.shell.later(OUTLINED, self.faded)

    def told_at(self, told: str, id: str) -> None:
        """Tell something beside a piece."""
        spot = self.spots.get(id)
        if told and spot is not None:
            self.show_tip(told, spot.rect)

    def finish_motion(self) -> None:
        """Everything that moves is in its place at once."""
        moved = self.motion is not None or self.busy or self.step is not None
        super().finish_motion()
        if moved and self.desk.screen is self:
            self.paint_now()

    def came_of(self, result: Touched, id: str = "") -> None:
        """Show what came of a touch."""
        super().came_of(result, id)
        self.bring_choices_to_sight()

    def bring_choices_to_sight(self) -> None:
        """Show the whole board where something that may be touched now lies outside the glass."""
        touching, layout = self.session.touching, self.layout
        if touching is None or layout is None or self.camera.zoom <= 1.0:
            return
        for id in touching.next:
            piece = touching.choices.pieces.get(id)
            if piece is None or piece.group != BOARD:
                continue
            seen = overlap(on_board(piece, layout.unit, layout.origin).rect, layout.board)
            if seen.w < 1 or seen.h < 1:
                self.camera.fit()
                return

    def pace(self) -> float | None:
        """Every frame while something moves, now and then while a computer thinks."""
        if self.session.curtain is not None:
            return None
        if self.busy:
            return SHORT
        if self.session.awaits_computer and self.dialog != "menu":
            return THINKING
        return None

    def busy_thinking(self) -> bool:
        """Whether the device should stay awake."""
        return self.session.awaits_computer

    def update(self, seconds: float) -> None:
        """Time passes."""
        self.advance(seconds)

    def menu(self) -> None:
        """Open the menu, or close it; computers wait meanwhile."""
        self.proposal = None
        super().menu()
        if self.shell is not None:
            self.shell.wake()

    def back(self) -> bool:
        """Take back the last touch, come back from an earlier moment, or open the menu."""
        if self.session.curtain is not None:
            self.leave_table()
        elif self.proposal is not None:
            self.decline()
        else:
            self.step_back()
        return True

    # what waits for a tick

    def can_finish(self) -> bool:
        """Whether the touches mean something already, though they could go on."""
        return self.proposal is None and super().can_finish()

    def unnamed(self) -> bool:
        """Whether there are choices that nothing on the table stands for."""
        return self.proposal is None and super().unnamed()

    def awaited(self) -> str:
        """What a proposal waits for."""
        if self.proposal is None:
            return ""
        return self.text("tab-tick", "Tick to do it, cross to leave it.")

    def proposed(self) -> str:
        """What waits for its tick, in words: the action, its price, whether it is final."""
        if self.proposal is None:
            return ""
        # The card may be too small to be read in the hand: here is what it says.
        title, text = self.card_told(self.shown.piece(self.proposal.beside))
        told = [one for one in (title, text) if one] or [self.deed_told(self.proposal.action)]
        if self.ghost is not None and self.ghost.price:
            told.append(self.ghost.price)
        if self.desk.settings.values.confirm != "always" and self.must_ask(self.proposal.action):
            told.append(self.text("tab-final", "This cannot be taken back."))
        return "\n".join(told)

    # keys

    def own_key(self, name: str, modifiers: frozenset[str]) -> bool:
        """All the table's keys; each puts an enlarged card away."""
        self.enlarged = ""
        if self.proposal is not None and self.session.curtain is None:
            return self._answer(name)
        command = bool(modifiers & {"ctrl", "meta"})
        return self.table_key(name, shift="shift" in modifiers, command=command)

    def _answer(self, name: str) -> bool:
        self.finish_motion()
        if name in ENTER and self.focus != "no":
            self.agree()
        elif name in (*ENTER, "escape"):
            self.decline()
        else:
            return False
        return True

    def tell(self, id: str) -> None:
        """Tell all there is to tell about a piece, and show its card so that it can be read."""
        spot, piece = self.spots.get(id), self.shown.piece(id)
        if spot is None or piece is None:
            return
        self.enlarged = id if self.faces.has_text(piece) else ""
        self.show_tip(self.piece_tip(id, read=bool(self.enlarged)), spot.rect)

    def reveal(self, id: str) -> None:
        """Scroll so that a card of the hand can be seen."""
        spot, scroll = self.spots.get(id), self.scrolls.get("hand")
        if spot is None or scroll is None or spot.part != "hand":
            return
        rect, view = spot.rect, scroll.view
        first, last = (rect.x, rect.right) if scroll.across else (rect.y, rect.bottom)
        low, high = (view.x, view.right) if scroll.across else (view.y, view.bottom)
        self.scroll_to("hand", scroll.at + (min(0.0, first - low) or max(0.0, last - high)))

    # from the table to elsewhere

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
        super().finish_motion()

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
        match = same_again(self.session.match, self.desk.library)
        self._leave()
        routes.begin(self.desk, match, dict(self.session.seating))

    def setting_changed(self, name: str) -> None:
        """Settings count at once; the session changes its words itself."""
        self.desk.words = self.session.words
        self.faces.words = self.session.words
        self.forget()
        self.cursor = None
        self.refresh()
