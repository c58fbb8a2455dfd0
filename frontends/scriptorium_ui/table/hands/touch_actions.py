"""Touches at the table: what a touch of a piece leads to, and how it is asked about.

With a finger an action that is final waits for a tick beside what it leads to; with the mouse it is
asked about on a sheet, and what the touches can end with is done at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium import Action
from scriptorium_play.picture.tried import tried
from scriptorium_play.session.dragging import DragOutcome, outcomes
from scriptorium_play.session.ghosts import Ghost, ends, ghost_of
from scriptorium_play.session.results import Touched
from scriptorium_play.session.touching import NotTouchable, Touching
from scriptorium_play.session.why_not import Explanation
from scriptorium_ui.table.state import LookingBack, Proposed, Sheet

if TYPE_CHECKING:
    from scriptorium_ui.table.page import TablePage


class TouchActions:
    """What is done by touching."""

    def __init__(self, table: TablePage) -> None:
        self.table, self.controller = table, table.controller
        self._outcomes: tuple[Touching | None, str, tuple[DragOutcome, ...]] = (None, "", ())
        self._ends_of: Touching | None = None
        self._ends: dict[str, Action] = {}

    @property
    def ticked(self) -> bool:
        """Whether what is final waits for a tick beside the thing."""
        return not self.table.app.form.mouse

    # touching

    def touch(self, id: str, *, unsure: bool = False) -> None:
        """Touch a piece: narrow down, act, or be asked for a tick first."""
        controller = self.controller
        if isinstance(controller.state, LookingBack):
            controller.look_now()
            self.table.refresh()
            return
        controller.finish_motion()
        touching = controller.session.touching
        if self.table.mats.turn_to(id) or touching is None:
            return
        action = self._decided(touching, id) if self.ticked else None
        if action is not None and (unsure or self.must_ask(action)):
            self.propose(action, id)
        else:
            controller.came_of(controller.session.touch(id), id)

    def _decided(self, touching: Touching, id: str) -> Action | None:
        try:
            return touching.touch(id).decided
        except NotTouchable:
            return None

    def aim(self, id: str) -> None:
        """Touch a piece; what the touches can end with is done at once."""
        controller, touching = self.controller, self.controller.session.touching
        if touching is None or isinstance(controller.state, LookingBack):
            self.touch(id)
        elif touching.closes_on(id):
            controller.finish()
        elif (action := self.ends().get(id)) is None:
            self.touch(id)
        else:
            controller.finish_motion()
            controller.came_of(controller.session.choose(action), id)

    def play(self, id: str) -> None:
        """Play a card that was drawn onto the board; under a finger it waits for its tick."""
        if self.ticked:
            self.touch(id, unsure=True)
        else:
            self.aim(id)

    def ends(self) -> dict[str, Action]:
        """What the touches so far can end with, by the piece they end on."""
        touching = self.controller.session.touching
        if touching is None or self.ticked:
            return {}
        if self._ends_of is not touching:
            self._ends_of, self._ends = touching, ends(touching)
        return self._ends

    def may_end(self, id: str) -> bool:
        """Whether the touches so far can end on a piece, or with what they mean already."""
        touching = self.controller.session.touching
        if touching is None or self.ticked:
            return False
        return touching.closes_on(id) or id in self.ends()

    def lead_nowhere(self, id: str, onto: str = "", answer: Explanation | None = None) -> None:
        """Tell why a thing that was drawn somewhere did not go there; its way may have told it."""
        controller, session = self.controller, self.controller.session
        controller.ghost = None
        if session.touching is None or isinstance(controller.state, LookingBack | Sheet):
            return
        answer = answer or self._why_not_there(session.touching, id, onto)
        told = str(answer or "") or controller.text(
            "table-leads-nowhere", "That doesn't work. {instead}", instead=session.instead()
        )
        controller.came_of(Touched("refused", answer), id)
        controller.refusal = told
        self.table.show_beside(told, onto or id)

    def _why_not_there(self, touching: Touching, id: str, onto: str) -> Explanation | None:
        """The reason against the thing itself, else against where it was drawn with it in hand."""
        explain = self.controller.session.why_not_after
        alone = None if id in touching.touched else explain(touching, id)
        if alone is not None or not onto or onto == id:
            return alone
        if id in touching.next:
            touching = touching.touch(id)
        return explain(touching, onto)

    # asking

    def must_ask(self, action: Action) -> bool:
        """Whether an action waits for its tick: under a finger always what cannot be taken back."""
        return self.controller.session.asks_about(action, fingers=self.ticked)

    def is_final(self, action: Action) -> bool:
        """Whether an action could not be taken back."""
        return tried(self.controller.session.table).is_final(action)

    def propose(self, action: Action, beside: str, shown: Ghost | None = None) -> None:
        """Show what an action leads to, with one tick and one cross."""
        self.controller.ghost = shown or self.ghost_for(action)
        self.controller.leave(Proposed)
        self.controller.enter(Proposed(action, beside, self.controller.own_state))
        self.table.focus = ""
        self.table.refresh()

    def agree(self) -> None:
        """The tick: do it."""
        controller = self.controller
        proposal = controller.proposal
        if proposal is None:
            return
        controller.leave(Proposed)
        result = controller.session.choose(proposal.action, agreed=True)
        controller.came_of(result, proposal.beside)

    def decline(self) -> None:
        """The cross: as if nothing had been touched."""
        self.controller.leave(Proposed)
        self.controller.ghost = None
        self.table.holding.let_go()

    def proposed(self) -> str:
        """What waits for its tick, in words: the action, its price, whether it is final."""
        controller = self.controller
        if controller.proposal is None:
            return ""
        # The card may be too small to be read in the hand: here is what it says.
        title, text = controller.card_text(controller.shown.piece(controller.proposal.beside))
        told = [one for one in (title, text) if one]
        if controller.ghost is not None and controller.ghost.thing is not None:
            told.append(controller.text("stage-lay-here", "Put it here."))
        told = told or [controller.action_text(controller.proposal.action)]
        if controller.ghost is not None and controller.ghost.price:
            told.append(controller.ghost.price)
        always = self.table.app.settings.values.confirm == "always"
        if not always and self.is_final(controller.proposal.action):
            told.append(controller.text("table-no-way-back", "You can't undo this."))
        return "\n".join(told)

    # what would follow

    def ghost_for(self, action: Action) -> Ghost | None:
        """What an action would lead to."""
        return ghost_of(self.controller.session, action)

    def outcomes_of(self, id: str) -> tuple[DragOutcome, ...]:
        """What may become of a thing that is dragged; worked out once for each decision."""
        touching = self.controller.session.touching
        if touching is None:
            return ()
        if self._outcomes[0] is not touching or self._outcomes[1] != id:
            self._outcomes = (touching, id, outcomes(touching, id))
        return self._outcomes[2]
