"""Sharing out the bridges: a deal face down, and a draft of what is left over (S4, R4, R5)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc

from .. import game, say
from .placement_targets import Shape
from .set_up_order import go_on, order_of_taking
from .unplaced_bridges import FaceDown, Known, Unplaced, in_turn_order, known_of, pass_to

# Without this rule nobody owns a bridge, and the match begins with an empty pit.
DRAFT = game.plugin("draft", after=("sator.board", "sator.unplaced"))


@DRAFT.event(say("sator-bridge-taken"))
class BridgeTaken(sc.Event, tag="sator.bridge_taken", frozen=True):
    """A player took a bridge face down."""

    seat: sc.Seat
    shape: Annotated[str, Meta(max_length=32)]
    bridge: FaceDown

    def seen_by(self, seat: sc.Seat, rules: sc.Ruleset) -> BridgeTaken:
        """Others see its outline alone (S4.1)."""
        if seat == self.seat:
            return self
        known: Known = rules.services["sator.unplaced"]
        return BridgeTaken(self.seat, self.shape, known.back(self.bridge))


@DRAFT.set_up
def share_out(now: sc.Change) -> None:
    """Deal the bridges of every shape evenly; what is left over lies there to be taken (S4.2)."""
    known, seats = known_of(now), len(now.rules.setup.seats)
    rows: list[list[int]] = [[] for _ in range(seats)]
    left: list[int] = []
    for number, shape in enumerate(known.shapes):
        alike = [b for b in range(len(known.geometry.bridges)) if known.shape(b) == number]
        dealt = now.shuffled(f"bridges.{shape}", alike)
        each = len(dealt) // seats
        for seat, row in enumerate(rows):
            row += dealt[seat * each : (seat + 1) * each]
        left += dealt[seats * each :]
    dealt_rows = tuple(known.sorted(row) for row in rows)
    now.put(replace(now[Unplaced], rows=dealt_rows, draft=tuple(left)))


@DRAFT.choice(during=("draft",), asks=say.awaits("S4.3", "sator-touch-draft"))
class Take(sc.Action, tag="sator.take", frozen=True):
    """Take a bridge of this shape from those left over; with three players one by one."""

    shape: Shape

    def do(self, now: sc.Change) -> None:
        """The bridge goes to its new owner, who may look at it (S4.3, S4.4)."""
        known, unplaced = known_of(now), now[Unplaced]
        seat = now.seats.index(now.me)
        bridge = next(b for b in unplaced.draft if known.shape(b) == self.shape)
        rows, draft = list(unplaced.rows), list(unplaced.draft)
        rows[seat] = known.sorted((*rows[seat], bridge))
        draft.remove(bridge)
        now.put(replace(unplaced, rows=tuple(rows), draft=tuple(draft)))
        now.tell(BridgeTaken(now.me, known.shapes[self.shape], bridge))
        now.revealed = True
        if not draft:
            go_on(now)
            return
        order = order_of_taking(now)
        pass_to(now, order[-len(draft)] if len(draft) <= len(order) else in_turn_order(now)[0])
