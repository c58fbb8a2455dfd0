"""The free action: one step, one push or one turn, once a turn and for nothing (S26)."""

from __future__ import annotations

import scriptorium as sc

from ..acolytes.walking import Acolytes
from ..board.board_state import Board, Square
from ..board.piece_names import FREE as FREE_PIECE
from ..bridges.board_geometry import Geometry
from ..bridges.board_masks import BoardMasks
from ..bridges.bridge_states import State
from ..verbs.bridge_movement import Movement
from ..verbs.movement_questions import FREE
from ..verbs.operation import Operations, Operator, Source
from ..verbs.operation_words import Words
from ..words.sayings import acts_freely
from ..words.square_notation import exactly, read_square, square_name, words_of
from ..words.touch_paths import Touching

SOURCE = "free"
USES = 0  # the place of the free action among the turn's uses

USED = sc.Reason(
    "free_action_used", "S7.4 S26.1", "The free action of this turn is used.", message="sator-used"
)
NO_FREE_ACTION = sc.Reason(
    "no_change",
    "S26.3",
    "There is nothing a free action could do now.",
    message="sator-no-free-action",
)
NOT_FREE = sc.Reason(
    "wrong_step", "S26.1", "A free step is part of a free action.", message="sator-not-free"
)
TOO_FAR = sc.Reason(
    "too_many_squares", "S26.1", "A free step is one square.", message="sator-too-far"
)


class Free(sc.Action, tag="sator.free", frozen=True):
    """Announce the free action."""


class Step(sc.Action, tag="sator.step", frozen=True):
    """Let the own acolyte walk one square."""

    square: Square


FREE_ACTION = (Free(),)


class FreeAction:
    """What the free action can be."""

    def __init__(self, acolytes: Acolytes, operator: Operator) -> None:
        self.acolytes = acolytes
        self.operator = operator
        self.movement: Movement = operator.movement
        self.geometry: Geometry = operator.movement.geometry

    # Announcing.

    def offers(self, table: sc.Table, turn: sc.Turn) -> tuple[Free, ...]:
        """Once, and only when there is something to do."""
        if not table.clock.uses[USES]:
            return ()
        return FREE_ACTION if self._possible(table, turn.seat) else ()

    def _possible(self, table: sc.Table, seat: sc.Seat) -> bool:
        masks = self.movement.masks(table)
        scope = self.movement.scope(table, masks)
        if FREE not in scope.asked and (
            masks.some_pushable(self.movement.easy(table, masks, FREE, scope))
        ):
            return True  # nothing but the board need be asked
        if self.operator.can_any(table, Operations(seat, SOURCE, table[Board]), masks):
            return True
        return not self.acolytes.barred(table) and self.acolytes.can_walk(
            masks, self.geometry.seat_number[seat], 1
        )

    def why_not(self, table: sc.Table, turn: sc.Turn, action: Free) -> sc.Refused | None:
        """Once a turn."""
        return None if table.clock.uses[USES] else USED()

    def dead_end(self, table: sc.Table, turn: sc.Turn, action: Free) -> sc.Refused | None:
        """There must be something to do."""
        return None if self._possible(table, turn.seat) else NO_FREE_ACTION()

    def announce(self, now: sc.Change, turn: sc.Turn, action: Free) -> None:
        """Announcing and doing are one (R58)."""
        now.use("free")
        now.wait_for(Operations(turn.seat, SOURCE, now[Board]))

    # A step.

    def steps(self, table: sc.Table, top: Operations) -> list[Step]:
        """Every square beside that one may rest on."""
        if top.source != SOURCE or self.acolytes.barred(table):
            return []
        masks = self.movement.masks(table)
        seat = self.geometry.seat_number[top.seat]
        walks = self.acolytes.walks(masks, seat, 1, each_length=True)
        return [Step(walk.path[0]) for walk in walks]

    def why_no_step(self, table: sc.Table, top: Operations, action: Step) -> sc.Refused | None:
        """By the rules of walking (S26.3)."""
        if top.source != SOURCE:
            return NOT_FREE()
        refused = self.acolytes.why_barred(table)
        if refused is not None:
            return refused
        seat = self.geometry.seat_number[top.seat]
        masks = self.movement.masks(table)
        return self.acolytes.why_not(masks, seat, (action.square,), 1, TOO_FAR, own=True)

    def step(self, now: sc.Change, top: Operations, action: Step) -> None:
        """Walk it."""
        self.acolytes.go(now, self.geometry.seat_number[top.seat], (action.square,), own=True)

    # A push or a turn.

    def source(self) -> Source:
        """One operation, under the rule of not moving back."""
        movement = self.movement

        def free(position: sc.Position, top: Operations, masks: BoardMasks, bridge: int) -> bool:
            return movement.unwatched(position, masks, bridge, FREE)

        def may(
            position: sc.Position, top: Operations, masks: BoardMasks, bridge: int, state: State
        ) -> bool:
            closed = movement.closed(position, masks, bridge, FREE)
            return movement.may_leave(position, bridge, FREE, closed, state)

        def why_not(
            position: sc.Position, top: Operations, masks: BoardMasks, bridge: int, state: State
        ) -> sc.Refused | None:
            return movement.why_not_leave(position, masks, bridge, FREE, state)

        def dead_end(
            position: sc.Position, top: Operations, masks: BoardMasks, bridge: int, state: State
        ) -> sc.Refused | None:
            return None

        def then(now: sc.Change, top: Operations, bridge: int) -> None:
            movement.settle(now, (bridge,), FREE)

        def shut(
            position: sc.Position, top: Operations, masks: BoardMasks, bridge: int
        ) -> tuple[int, ...] | None:
            return movement.shut(position, masks, bridge, FREE)

        return Source(FREE, free, may, why_not, dead_end, then, shut)

    # Notation.

    def read(self, table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
        """As in `free step B2`, `free shift b n` and `free turn b C3 cw`."""
        word, *rest = text.split()
        if word != "free" or not rest:
            return None
        form = "free step B2, free shift b n or free turn b C3 cw"
        words = words_of(" ".join(rest), 2, form)
        if words[0] == "step":
            squares = [read_square(self.geometry, name) for name in words[1:]]
            return (*FREE_ACTION, *(Step(square) for square in squares))
        operation = self.words.read(table, " ".join(words))
        if operation is None:
            raise sc.Unreadable(f"write {form}")
        return FREE_ACTION + operation

    @property
    def words(self) -> Words:
        """The notation of operations."""
        return Words(self.movement)

    def read_step(self, table: sc.Table, text: str) -> Step:
        """As in `step B2`."""
        (name,) = exactly(text, 1, "step B2")
        return Step(read_square(self.geometry, name))

    def write_step(self, position: sc.Position, action: Step) -> str:
        """As in `step B2`."""
        return f"step {square_name(self.geometry, action.square)}"


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule there is no free action."""
    return sc.About(
        "sator.free_action",
        "sator",
        after=("sator.operation", "sator.acolytes", "sator.gargoyle", "sator.mihi"),
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """At any moment of steps 1 to 3 (S7.4)."""
    operator: Operator = book.service("sator.operation")
    action = FreeAction(book.service("sator.acolytes"), operator)
    operator.sources[SOURCE] = action.source()
    book.reason(USED, NO_FREE_ACTION, NOT_FREE, TOO_FAR)
    book.notation(action.read)
    book.action(
        Free,
        said=acts_freely,
        touches=lambda position, action: (FREE_PIECE,),
        offer=action.offers,
        check=action.why_not,
        finish=action.dead_end,
        apply=action.announce,
        during=("swap", "play", "walk"),
        exact=True,
        write=lambda position, action: "free",
        opens=Operations,
    )
    book.action(
        Step,
        touches=Touching(book.service("sator.board")).square,
        at=Operations,
        offer=action.steps,
        check=action.why_no_step,
        apply=action.step,
        exact=True,
        refusal=TOO_FAR,
        read=action.read_step,
        write=action.write_step,
    )
