"""The run of a match on a screen: what moves, when computers play, what the buttons do.

A table has one. What only the table can do it asks of it: painting, and where things are.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from scriptorium import Action, Refused, Turn
from scriptorium.scene import Piece, Scene
from scriptorium_play.common.settings import FAST
from scriptorium_play.lessons.session import GuidedSession
from scriptorium_play.picture.scenes import ChangeKind
from scriptorium_play.session.results import Step, Touched
from scriptorium_play.session.session import Session
from scriptorium_play.session.touching import Cursor

from .hint_request import HintAsking
from .layout.piece_bounds import AllBounds
from .motion.motion import Motion, plan
from .state import (
    Answering,
    Asking,
    Choosing,
    FillingIn,
    Handover,
    InFront,
    LookingBack,
    Menu,
    Moving,
    Others,
    Over,
    Placing,
    Playing,
    Proposed,
    Question,
    Sheet,
    State,
    root,
    rooted,
)
from .tips import Coach
from .words import EMPTY, TableText, totals_of

if TYPE_CHECKING:
    from scriptorium.net import Proposed as Proposal

    from .far import OthersHeard
    from .page import TablePage

PACE = 0.7
OUTLINED = 2.5
MANY = 12
HURRIED = 3
SKIPPED = 8
SHEETS = (Menu, Choosing, FillingIn, Over, Others)
WHAT_HAPPENED = (ChangeKind.MOVED, ChangeKind.TURNED, ChangeKind.APPEARED)


class TableController(TableText):
    """What happens is taken from the session, shown moving, and told."""

    haste: float = 1.0  # how many times as fast as usual things move

    def __init__(self, app: Any, session: Session, view: TablePage) -> None:
        super().__init__(app, session)
        self.view = view
        self.totals = totals_of(session)
        self.spots: AllBounds = {}
        self.before: AllBounds = {}
        self.hinted = ""
        self.cursor: Cursor | None = None
        self.keyboard = False
        self.motion: Motion | None = None
        self.queue: list[Step] = []
        self.step: Step | None = None
        self.last: tuple[str, ...] = ()
        self.skipping = False
        self.waited = 0.0
        self.asking = HintAsking(self)
        self._postponed: Proposal | None = None
        self.coach = Coach(self)

    # the one state

    @property
    def state(self) -> State:
        """The state the table is in: what the match does goes before what the player does."""
        session, own = self.session, self.own_state
        if session.handover is not None:
            return Handover(session.handover)
        if session.waiting is not None and not isinstance(own, Menu):
            return Asking(session.waiting)
        if (proposal := self.asked) is not None and not isinstance(own, Menu):
            return Answering(proposal)
        if self.busy and not isinstance(own, LookingBack):
            return Moving(self.step)
        if isinstance(own, Placing) and not own.holds_for(session.touching):
            return Playing()
        return own

    def enter(self, state: State) -> None:
        """What the player does from now on."""
        self.own_state = state

    def leave(self, *kinds: type[InFront]) -> None:
        """Go back to what is behind, as long as the player does something of these kinds."""
        while isinstance(self.own_state, kinds):
            self.own_state = self.own_state.behind

    @property
    def asked(self) -> Proposal | None:
        """What somebody at a table over a net asks for, unless the answer was put off."""
        asked: Proposal | None = getattr(self.session, "proposal", None)
        return None if asked == self._postponed else asked

    def postpone(self) -> None:
        """Answer later: the request is found again among the others."""
        self._postponed = self.asked
        self.view.refresh()

    def leave_sheets(self) -> None:
        """Be at the table again."""
        self.leave(*SHEETS)

    @property
    def proposal(self) -> Proposed | None:
        """What waits for its tick."""
        return self.own_state if isinstance(self.own_state, Proposed) else None

    @property
    def placing(self) -> Placing | None:
        """The thing of a tray in the hand, also behind what lies in front."""
        held = root(self.own_state)
        return held if isinstance(held, Placing) and held.holds_for(self.session.touching) else None

    def hold(self, held: Placing | Playing) -> None:
        """Have a thing of a tray in the hand, or nothing; what lies in front stays there."""
        self.own_state = rooted(self.own_state, held)

    @property
    def asks(self) -> bool:
        """Whether a question lies in front of the table."""
        return isinstance(self.state, Question)

    def awaited(self) -> str:
        """What a proposal waits for, or how what is held is turned."""
        if self.proposal is None:
            held = self.placing
            if held is None or not held.turns:
                return ""
            if self.app.form.mouse:
                return self.text(
                    "table-turn-mouse", "R or the mouse wheel turns it; click to place it."
                )
            return self.text("table-turn-finger", "Tap it, or twist with two fingers, to turn it.")
        return self.text("table-tick", "Tap the tick to confirm, the cross to cancel.")

    # the cursor of the keyboard

    def put_cursor(self, id: str = "") -> Cursor | None:
        """The cursor among what may be touched now, at a piece if that is among it."""
        touching = self.session.touching
        if touching is None:
            self.cursor = None
        elif self.cursor is None or self.cursor.touching is not touching:
            self.cursor = Cursor(touching)
        if self.cursor is not None and touching is not None and id in touching.next:
            self.cursor.at = touching.next.index(id)
            self.view.reveal(id)
        return self.cursor

    @property
    def pointed(self) -> str:
        """The piece under the cursor."""
        return (self.cursor.here or "") if self.cursor is not None else ""

    # what happens

    @property
    def busy(self) -> bool:
        """Whether something moves, or is about to."""
        return self.motion is not None or bool(self.queue)

    def scene_now(self) -> Scene:
        """What is to be seen: an earlier moment, the end of what moves, or how things stand."""
        if (at := self.looking) is not None:
            return self.session.look_back(at) or EMPTY
        if self.step is not None:
            return self.step.after
        return self.session.scene() or EMPTY

    def leaving(self) -> list[Piece]:
        """The pieces that vanish in what moves."""
        changes = self.step.changes if self.step is not None else ()
        gone = [c.before for c in changes if c.kind is ChangeKind.VANISHED and c.before is not None]
        return [piece for piece in gone if piece.id in self.before]

    def forget(self) -> None:
        """What was told or shown of a possibility counts no more."""
        self.refusal, self.told_beside, self.said = "", "", ""
        self.ghost, self.hinted = None, ""
        self.leave(Proposed)
        self.asking.forget()
        self.view.forgotten()

    def came_of(self, result: Touched, id: str = "") -> None:
        """Show what came of a touch."""
        self.forget()
        touching = self.session.touching
        going_on = touching is not None and bool(touching.next)
        self.leave(*SHEETS)
        if result.what == "list" and not going_on:
            self.enter(Choosing(self.own_state))
        if result.what == "refused":
            self.refusal = str(result.answer) if result.answer is not None else ""
            self.app.sounds.play("refuse")
            if not (isinstance(self.session, GuidedSession) and self.session.just_learned):
                self.view.show_beside(self.refusal, id)  # else the next step explains it there
        elif result.what == "confirm" and self.session.waiting is not None:
            self.view.asked(self.session.waiting, id)
        elif result.what == "acted":
            self.coach.used()
            self.leave(LookingBack)
            self.collect()
        self.cursor = None
        self.view.refresh()

    def collect(self, *, at_once: bool = False) -> None:
        """Take over what the session did, to show it move, or how it is then."""
        steps = self.session.steps()
        at_once = at_once or self.skipping or self.app.settings.speed <= 0
        if self.session.handover is not None or at_once:
            self.queue.clear()
            if steps:
                self._outline(steps[-1])
                self.sound(events=steps[-1].events)
        else:
            self.queue += steps
        if self.session.table.outcome is not None:
            self.show_outcome()
            self.app.sounds.play("win")
        self.view.refresh()

    @property
    def is_over(self) -> bool:
        """Whether the match or the lesson is over."""
        session = self.session
        if isinstance(session, GuidedSession):
            return session.guide.finished
        return session.table.outcome is not None

    def show_outcome(self) -> None:
        """Show who has won, and what one may do now."""
        self.leave(*SHEETS)
        self.enter(Over(self.own_state))
        self.view.refresh()

    def advance(self, seconds: float) -> None:
        """Time passes: things move, computers play, a hint comes."""
        self.asking.look()
        actors = self.view.actors
        if self.motion is not None and actors is not None:
            self.sound(self.motion.step(seconds, actors))
            if self.motion.over:
                self.motion.finish(actors)
                self.motion = None
                if not self.queue:
                    self.step = None
                self.view.refresh()
        elif self.queue:
            self._begin_step()
        elif not isinstance(self.own_state, Menu):
            self._computers(seconds)

    def _begin_step(self) -> None:
        """Begin the movement of the next step."""
        step = self.queue.pop(0)
        self.before = self.view.places_of(step.before)
        self.step, self.ghost = step, None
        self.view.paint_now()
        board, actors = self.view.board, self.view.actors
        if board is None or actors is None:
            return
        speed = self.app.settings.speed * self.haste * (2 if len(self.queue) > HURRIED else 1)
        self.motion = plan(step.changes, self.before, self.spots, board, speed, actors)
        self.sound(self.motion.step(0.0, actors), step.events)
        self._outline(step)

    def _outline(self, step: Step) -> None:
        """What just happened stays outlined for a moment."""
        moved = [c.id for c in step.changes if c.kind in WHAT_HAPPENED and c.after is not None]
        self.last = tuple(moved[:MANY])
        self.view.outlined()

    def faded(self) -> None:
        """The moment is over."""
        self.last = ()
        self.view.refresh()

    def finish_motion(self) -> None:
        """Everything that moves is in its place at once, and is seen there."""
        if self.stop():
            self.view.paint_now()

    def stop(self) -> bool:
        """Everything that moves is in its place when it is painted next; whether anything did."""
        if self.motion is None and not self.queue and self.step is None:
            return False
        if self.motion is not None and self.view.actors is not None:
            self.motion.finish(self.view.actors)
        if self.queue:
            self._outline(self.queue[-1])
        self.motion, self.step = None, None
        self.queue.clear()
        self.view.refresh()
        return True

    def _listen(self) -> None:
        """See what happened at a table elsewhere."""
        session = self.session
        notice, problem = session.notice, session.problem
        if session.update():
            self.forget()
            self.cursor = None
            self.collect()
        if (notice, problem) != (session.notice, session.problem):
            self.view.refresh()
        self.others_heard.listen()

    @cached_property
    def others_heard(self) -> OthersHeard:
        """What hears the others at a table over a net."""
        from .far import OthersHeard  # only a table over a net brings in what it needs

        return OthersHeard(self)

    def _computers(self, seconds: float) -> None:
        if self.session.is_far:
            self._listen()
            return
        if not self.session.awaits_computer:
            self._computers_done()
            return
        self.waited += seconds
        if self.session.computers.learning is not None:
            self.view.refresh()
        hurry = self.skipping or self.app.settings.values.pace == FAST
        if hurry or self.waited >= PACE / max(0.5, self.app.settings.speed or 1.0):
            # A computer that hurries may play several actions between two pictures.
            for _ in range(SKIPPED if hurry else 1):
                if not self.session.awaits_computer or not self.session.update():
                    break
                self.waited = 0.0
                self.collect(at_once=hurry)
            if not self.session.awaits_computer:
                self._computers_done()

    def _computers_done(self) -> None:
        """The computers are done."""
        if self.skipping:
            self.skipping = False
            self.view.refresh()
        self.waited = 0.0

    # what may be done

    def has_touched(self) -> bool:
        """Whether something was touched that does not mean an action yet."""
        touching = self.session.touching
        return touching is not None and bool(touching.touched)

    def can_finish(self) -> bool:
        """Whether the touches mean something already, though they could go on."""
        touching = self.session.touching
        if touching is None or isinstance(self.state, Question | Moving | Proposed):
            return False
        return bool(touching.touched and touching.closing)

    def unnamed(self) -> bool:
        """Whether there are choices that nothing on the table stands for."""
        touching = self.session.touching
        if touching is None or touching.touched:
            return False
        return bool(touching.closing) and not isinstance(self.state, Asking | Moving | Proposed)

    def can_let_go(self) -> bool:
        """Whether something was picked that can be let go: touched, or begun and nothing more."""
        session = self.session
        if session.touching is None or isinstance(self.state, Asking | LookingBack):
            return False
        begun = not isinstance(session.table.pending[-1], Turn)
        return self.has_touched() or (begun and session.why_not_undo() is None)

    # the buttons of the table

    def finish(self) -> None:
        """Do what the touches mean already, though they could go on."""
        touching = self.session.touching
        if touching is None or not touching.closing:
            return
        self.finish_motion()
        if len(touching.closing) == 1:
            self.chosen(touching.closing[0])
        else:
            self.more()

    def chosen(self, action: Action) -> None:
        """One of several that the same touches mean."""
        self.leave(*SHEETS)
        if not self.view.chosen(action):
            self.came_of(self.session.choose(action))

    def confirm(self) -> None:
        """Do what waits to be confirmed."""
        self.came_of(self.session.confirm())

    def undo(self) -> None:
        """Take the last touch back, or else the last action."""
        self.finish_motion()
        if self.has_touched():
            self.step_back()
            return
        self.forget()
        try:
            self.session.undo()
        except Refused as refused:
            self.refusal = self.session.words.refusal(refused)
            self.app.sounds.play("refuse")
        else:
            self.coach.used()
            self.leave(*SHEETS)
            self.last = ()
            self.session.steps()
        self.cursor = None
        self.view.refresh()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.leave(*SHEETS)
        self.session.redo()
        self.collect()
        self.cursor = None

    def skip(self) -> None:
        """Show the end of what goes on at once."""
        self.finish_motion()
        self.skipping = self.session.awaits_computer

    def hint(self) -> None:
        """Say what would be good to do and why, and point at it; or that nobody knows."""
        touching = self.session.touching
        if touching is not None:
            self.forget()
            self.session.touching = touching.clear()
            self.asking.ask()

    def read_on(self) -> None:
        """What a lesson says has been read."""
        if isinstance(self.session, GuidedSession):
            self.forget()
            self.session.read()
            self.leave(*SHEETS)
            if self.session.guide.finished:
                self.show_outcome()
            self.cursor = None
            self.view.refresh()

    def more(self) -> None:
        """Show the choices that words alone tell apart."""
        self.leave(*SHEETS)
        self.enter(Choosing(self.own_state))
        self.view.refresh()

    def menu(self) -> None:
        """Open the menu, or close it."""
        self.finish_motion()
        self.ghost = None
        self.leave(Proposed)
        opened = isinstance(self.own_state, Menu)
        self.leave(*SHEETS)
        if not opened:
            self.enter(Menu(self.own_state))
        self.view.refresh()

    def close_dialog(self) -> None:
        """Back to the table."""
        self.leave(*SHEETS)
        self.view.refresh()

    def lift(self) -> None:
        """Lift the curtain."""
        self.session.lift_curtain()
        self.session.steps()
        self.forget()
        self.cursor = None
        self.view.refresh()

    def look_back(self, at: int) -> None:
        """Show the table as it was after an action; the same line again comes back."""
        self.finish_motion()
        self.forget()
        before = self.looking
        self.look_now()
        if before != at:
            self.coach.used()
            self.enter(LookingBack(at, self.own_state))
        self.view.refresh()

    def look_now(self) -> None:
        """Back from an earlier moment."""
        self.leave(LookingBack)

    def look_before(self) -> None:
        """One action further back, from now or from an earlier moment."""
        at = len(self.session.match.done) if self.looking is None else self.looking
        if at > 0:
            self.look_now()
            self.look_back(at - 1)

    def look_on(self) -> None:
        """One action further on, until now."""
        if self.looking is None:
            return
        at = self.looking + 1
        self.look_now()
        if at < len(self.session.match.done):
            self.look_back(at)
        self.view.refresh()

    def step_back(self) -> None:
        """Take back the last touch, come back from an earlier moment, or open the menu."""
        self.forget()
        state = self.own_state
        if isinstance(state, Sheet):
            if isinstance(state, Choosing):
                self.session.back()
            self.leave(*SHEETS)
        elif isinstance(state, LookingBack):
            self.look_now()
        elif not self.session.back():
            if self.can_let_go():
                self.undo()
            else:
                self.menu()
        self.cursor = None
        self.view.refresh()
