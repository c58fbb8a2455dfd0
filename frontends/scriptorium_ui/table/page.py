"""The table of a match: painted from the scene of the one who looks, and moved by what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scriptorium import Action
from scriptorium.scene import Scene
from scriptorium_play.common.seats import people, sees_otherwise
from scriptorium_play.lessons.session import GuidedSession
from scriptorium_play.matches.new_match import same_again
from scriptorium_play.session.session import Session
from scriptorium_ui.toolkit.page import Page
from scriptorium_ui.toolkit.painter import Painter, PartBuilder
from scriptorium_ui.toolkit.rect import Rect
from scriptorium_ui.toolkit.rotation import facing_side

from .accessibility import TableAccessibility
from .camera import Camera
from .controller import OUTLINED, TableController
from .dialogs import DialogEntry, leaving, seen_again
from .hands.drag import ThingDrag
from .hands.fingers import TableFingers
from .hands.hand import Hand
from .hands.keyboard import ENTER, Keys
from .hands.mouse import TableMouse
from .hands.pointing import Pointing
from .hands.tile_placement import TilePlacement
from .hands.touch_actions import TouchActions
from .layout.arrangement import Arrangements
from .layout.layout import TableLayout
from .layout.piece_bounds import AllBounds
from .layout.piece_places import PIECE, PlacedPieces
from .motion.ambient import STEP
from .motion.motion import Actors
from .paint.ghost import ghost_places
from .paint.piece_painting import PiecePainter
from .paint.table_painter import AIR, LIVE, PARTS, TablePainter
from .player_boards import PlayerBoards
from .state import Handover, Menu, Proposed, Question, Sheet

if TYPE_CHECKING:
    from scriptorium_ui.pages.app import GuiApp

THINKING, EVERY_FRAME = 0.1, 0.0


class TablePage(Page):
    """A match on the screen: its controller, what is seen of it, and what a touch means."""

    live = LIVE
    run: type[TableController] = TableController
    paints: type[TablePainter] = TablePainter

    def __init__(self, app: GuiApp, session: Session) -> None:
        super().__init__(app)
        self.controller = self.run(app, session, self)
        self.faces = PiecePainter(session.table.rules, session.words, session.looks)
        self.camera, self.mats = Camera(), PlayerBoards(self)
        self.layout: TableLayout | None = None
        self.placed, self.arrangements = PlacedPieces({}, {}), Arrangements(self)
        self.enlarged = ""
        self.pointing, self.touch_actions = Pointing(self), TouchActions(self)
        self.holding, self.grasping = TilePlacement(self), ThingDrag(self)
        self.hand = Hand(self)
        self.keys = Keys(self.controller, self)
        self.fingers: TableFingers = TableFingers(self)
        self.mouse: TableMouse = TableMouse(self)
        self.scenery, self.spoken = self.paints(self), TableAccessibility(self)
        self._log = (0, 0)
        app.session(session)

    @property
    def session(self) -> Session:
        """The match that is played."""
        return self.controller.session

    # painting

    def paint(self, painter: Painter) -> None:
        """Everything there is to see."""
        if not self.scenery.begin(painter):
            return
        for name in PARTS:
            painter.begin(name, live=name in self.live)
            self.scenery.paint(painter, name)

    def paint_part(self, painter: Painter, name: str) -> None:
        """A part of it."""
        self.scenery.paint(painter, name)

    def painted(self, parts: list[PartBuilder]) -> None:
        """Keep what answers; a mouse looks again at what it rests on."""
        super().painted(parts)
        if self.app.form.mouse:
            self.mouse.painted()

    def paint_cover(self, painter: Painter) -> None:
        """The curtain of whoever was looking, also in the list of programs of the device."""
        seat = self.session.handover or self.session.observer or self.session.table.seats[0]
        self.scenery.paint_curtain(painter, seat, self._uncover)

    def _uncover(self) -> None:
        if self.app.screen is not None:
            self.app.screen.uncover()

    # what the run of the match asks of the table

    @property
    def actors(self) -> Actors | None:
        """What is on the screen and can be moved."""
        screen = self.app.screen
        return screen.facing.actors(screen.window.actors) if screen is not None else None

    @property
    def board(self) -> tuple[float, tuple[float, float]] | None:
        """The size of a square and the place of the first."""
        return (self.layout.unit, self.layout.origin) if self.layout is not None else None

    def places_of(self, scene: Scene) -> AllBounds:
        """Where the pieces of a scene lie; of the one that is seen, where they are seen."""
        if self.app.screen is None:
            return {}
        if scene is self.controller.shown and not self.camera.gliding:
            return self.controller.spots
        self.camera.arrive()
        painter = self.make_room(self.app.screen.painter())
        return self.arrangements.of(painter, scene, self.scenery.lines_above()).placed.spots

    def make_room(self, painter: Painter) -> Painter:
        """The room of the table; a page may need some of it for itself."""
        return painter

    def outlined(self) -> None:
        """What just happened is outlined for a moment."""
        self.after("fade", OUTLINED, self.controller.faded)

    def after(self, name: str, seconds: float, act: Callable[[], None]) -> None:
        """Do something in a while, instead of what was to be done under that name."""
        if self.screen is not None:
            self.screen.later(name, seconds, act)

    def forgotten(self) -> None:
        """What was told or shown of a possibility counts no more."""
        self.tip, self.enlarged = "", ""
        if self.app.form.mouse:
            self.mouse.forget()

    def asked(self, action: Action, id: str) -> None:
        """Under a finger an action is confirmed beside what it does, not on a sheet."""
        if self.touch_actions.ticked:
            self.session.back()
            self.touch_actions.propose(action, id)

    def chosen(self, action: Action) -> bool:
        """Whether one of several that was chosen waits for a tick."""
        if not self.touch_actions.ticked or not self.touch_actions.must_ask(action):
            return False
        self.touch_actions.propose(action, "")
        return True

    def show_beside(self, told: str, id: str) -> None:
        """Tell something beside a piece, where a hand may cover the bar."""
        spot = self.controller.spots.get(id)
        if told and not self.app.form.mouse and self.layout is not None:
            self.controller.told_beside = told
            beside = spot.rect if spot is not None else self.layout.message
            self.show_tip(told, beside, ghost_places(self.controller.ghost, self.layout))

    def reveal(self, id: str) -> None:
        """Scroll so that a card can be seen; where there is a mouse, show what it would mean."""
        self.mats.reveal(id)
        spot = self.controller.spots.get(id)
        if spot is not None and spot.part == "hand":
            self.scroll_into("hand", spot.rect)
        if self.app.form.mouse and self.controller.keyboard and not self.controller.busy:
            self.enlarge(self.controller.pointed)
            self.mouse.see(self.controller.pointed)

    def facing(self) -> int:
        """The side of the one who is to look, where people sit round the screen."""
        moving = self.controller.busy or self.controller.step is not None
        return facing_side(self.app, self.session, moving=moving)

    # time

    def pace(self) -> float | None:
        """Every frame while something moves, now and then while a computer thinks."""
        if self.session.handover is not None:
            return None
        if self.controller.busy or self.camera.gliding:
            return EVERY_FRAME
        others = self.session.awaits_computer or self.session.is_far
        thinking = others and not isinstance(self.controller.state, Menu)
        if thinking or self.controller.asking.waits:
            return THINKING
        return STEP if self.breathing and self.scenery.breathes else None

    def update(self, seconds: float) -> None:
        """Time passes; the air stands still while something moves."""
        busy = self.controller.busy
        if not self.pressed and self.camera.passes(seconds):
            self.refresh()
        self.controller.advance(seconds)
        if not busy and self.breathing and self.scenery.breath.passes(seconds):
            self.refresh(AIR)

    def busy_thinking(self) -> bool:
        """Whether the device should stay awake."""
        return self.session.awaits_computer

    # touching and telling

    def touch(self, id: str) -> None:
        """Touch a piece, or take it in the hand where it is one to be laid on the board."""
        if not self.holding.take(id):
            self.touch_actions.touch(id)

    def may_touch(self, id: str) -> bool:
        """Whether a thing shows gold: it may be touched now, and nothing else is asked."""
        return (
            self.pointing.touchable(id)
            and not self.controller.busy
            and self.controller.looking is None
        )

    def enlarge(self, id: str) -> None:
        """Show a card so large that it can be read; what has no text puts it away."""
        piece = self.controller.shown.piece(id) if id else None
        large = id if piece is not None and self.faces.has_text(piece) else ""
        if large != self.enlarged:
            self.enlarged = large
            self.refresh()

    def tell(self, id: str) -> None:
        """Tell all there is to tell about a piece, and show its card so that it can be read."""
        id = id or (self.mouse.here if self.app.form.mouse else "")
        spot = self.controller.spots.get(id)
        if spot is None:
            return
        self.enlarge(id)
        self.show_tip(self.controller.piece_tip(id, read=self.enlarged == id), spot.rect)

    def place_of(self, name: str) -> Rect | None:
        """Where a thing is; of a piece wherever it lies."""
        spot = self.controller.spots.get(name.removeprefix(PIECE))
        if name.startswith(PIECE) and spot is not None:
            return spot.rect
        return super().place_of(name)

    # the log beside the board

    @property
    def log_back(self) -> int:
        """How many of the latest lines of the log are passed over; none once there is another."""
        lines, back = self._log
        return back if lines == len(self.controller.log_lines()) else 0

    def scroll_log(self, by: int) -> None:
        """Show earlier or later lines of the log."""
        lines = len(self.controller.log_lines())
        self._log = (lines, min(max(0, lines - 1), max(0, self.log_back + by)))
        self.refresh()

    # keys

    def own_key(self, name: str, *, shift: bool, command: bool) -> bool:
        """All the table's keys; each puts away what a finger had enlarged."""
        if name == "f7" and not isinstance(self.controller.state, Handover | Sheet):
            return self.mats.next()
        if not self.app.form.mouse:
            self.enlarged = ""
        if self._holds(name):
            return True
        if isinstance(self.controller.state, Proposed):
            return self._answer(name)
        return self.keys.pressed(name, shift=shift, command=command)

    def _holds(self, name: str) -> bool:
        """A key for what is held in the hand; a tick that is waited for goes before it."""
        state = self.controller.state
        if isinstance(state, Handover | Question):
            return False
        if isinstance(state, Proposed) and name in (*ENTER, "escape"):
            return False
        if self.holding.held is not None:
            self.controller.finish_motion()
            self.controller.leave(Proposed)
        return self.holding.key(name)

    def _answer(self, name: str) -> bool:
        self.controller.finish_motion()
        if name in ENTER and self.focus != "no":
            self.touch_actions.agree()
        elif name in (*ENTER, "escape"):
            self.touch_actions.decline()
        else:
            return False
        return True

    def back(self) -> bool:
        """Take back the last touch, come back from an earlier moment, or open the menu."""
        match self.controller.state:
            case Handover():
                if not self.app.form.mouse:
                    self.leave_table()
            case Proposed():
                self.touch_actions.decline()
            case _:
                self.controller.step_back()
        return True

    # from the table to elsewhere

    def menu_entries(self) -> tuple[DialogEntry, ...]:
        """Where the menu leads to."""
        controller = self.controller
        rules = DialogEntry("menu rules", controller.text("stage-rules", "Rules"), self.rules)
        settings = DialogEntry(
            "menu settings", controller.text("stage-settings", "Settings"), self.settings
        )
        leave = leaving(controller, "menu leave")
        replay = seen_again(controller)
        if self.session.is_far:
            from .others import others_entry

            replay = (others_entry(controller),)
        if not self.app.form.mouse:
            log = DialogEntry("menu log", controller.log_title(), self.open_log)
            return log, *replay, rules, settings, leave
        label = controller.text("table-full-screen", "Full screen (F11)")
        return *replay, rules, settings, DialogEntry("menu full", label, self.fill_screen), leave

    def fill_screen(self) -> None:
        """Fill the whole screen, or go back to a window."""
        if self.app.screen is not None:
            self.app.screen.window.fill_screen()

    def has_secrets(self) -> bool:
        """Whether others must not see what is on the screen: two people know different things."""
        session = self.session
        if session.handover is not None:
            return False  # it hides everything already, and need not be lifted twice
        seat = session.observer
        if seat is None:
            return True
        others = [one for one in people(session.seating, session.table.seats) if one != seat]
        return any(sees_otherwise(session.table, seat, one) for one in others)

    def in_sight(self, here: bool) -> None:
        """Others at a table over a net see whether its player looks."""
        if self.session.is_far:
            from .far import far_of

            far_of(self.controller).look(here)

    def open_log(self) -> None:
        """The whole log."""
        self.controller.close_dialog()
        self.app.routes.log(self.app, self)

    def rules(self) -> None:
        """The rules of this game."""
        self.controller.close_dialog()
        self.app.routes.rules(self.app, self.session.match.setup.game)

    def settings(self) -> None:
        """The settings."""
        self.controller.close_dialog()
        self.app.routes.settings(self.app)

    def left(self) -> None:
        """Another page comes: what moves is in its place when this one comes back."""
        self.controller.stop()

    def ended(self) -> None:
        """The program ends: the match is kept, and nobody thinks about it any more."""
        super().ended()
        self.session.close()

    def leave_table(self) -> None:
        """To the first page; the match is kept."""
        self._leave()
        self.app.routes.title(self.app)

    def _leave(self) -> None:
        self.session.close()
        self.app.at_table.get_up()
        self.app.reload_words()

    def again(self) -> None:
        """The same match from the start, with other luck."""
        if isinstance(self.session, GuidedSession):
            key = self.session.guide.lesson.key
            self.app.routes.lesson(self.app, key)
            return
        match = same_again(self.session.match, self.app.library)
        seating, names = dict(self.session.seating), dict(self.session.names)
        self._leave()
        self.app.routes.begin(self.app, match, seating, names)

    def replay(self, at: int = 0, *, plays: bool = False) -> None:
        """All of the match so far, from some moment on; it may play by itself."""
        self.controller.close_dialog()
        self.app.routes.replay_of(self.app, self, at, plays=plays)

    def real_match(self) -> None:
        """After a lesson: agree on a match of the same game."""
        self._leave()
        self.app.routes.new_match(self.app, self.session.match.setup.game)

    def setting_changed(self, name: str) -> None:
        """Settings count at once, and what is painted is in one language."""
        self.session.setting_changed(name)
        self.app.words = self.session.words
        self.faces.words = self.session.words
        if self.controller.busy and name in ("reduced_motion", "animation_speed"):
            self.controller.stop()
        self.controller.forget()
        self.controller.cursor = None
        self.refresh()
