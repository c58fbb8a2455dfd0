"""Sharing out the bridges: a deal face down, and a draft of what is left over (S4, R4, R5)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc

from ..board.piece_names import draft_piece
from .set_up_order import DRAFT, go_on, in_turn_order
from .unplaced_bridges import FaceDown, Known, Unplaced, known_of, pass_to

NOT_THERE = sc.Reason(
    "wrong_shape",
    "S4.3",
    "No bridge of the shape {shape} is left to be taken.",
    message="sator-not-there",
)


class Take(sc.Action, tag="sator.take", frozen=True):
    """Take a bridge of this shape from those left over."""

    shape: Annotated[int, Meta(ge=0, le=255)]


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

    def said(self) -> sc.Text:
        """Who took which shape."""
        return sc.text(
            "sator-bridge-taken",
            "{seat} takes a bridge: {shape}.",
            seat=self.seat,
            shape=self.shape,
        )


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
    now.put(
        replace(
            now[Unplaced],
            rows=tuple(known.sorted(row) for row in rows),
            draft=tuple(left),
        )
    )


def order_of_taking(position: sc.Position) -> tuple[int, ...]:
    """The seats in the order in which they take: first to last, last to first, and again (S4.3)."""
    seats = in_turn_order(position)
    there_and_back = seats + seats[::-1]
    left_over = sum(count % len(seats) for count in known_of(position).counts)
    return tuple(there_and_back[at % len(there_and_back)] for at in range(left_over))


def begin(now: sc.Change) -> None:
    """The first player takes first."""
    seats, left = now.rules.setup.seats, len(now[Unplaced].draft)
    now.enter_phase("draft", seats[order_of_taking(now)[-left]])


def shapes_left(table: sc.Table, turn: sc.Turn) -> list[Take]:
    """Any shape that is left; which material comes with it nobody knows (R4)."""
    known = known_of(table)
    return [Take(shape) for shape in sorted({known.shape(b) for b in table[Unplaced].draft})]


def is_gone(table: sc.Table, turn: sc.Turn, action: Take) -> sc.Refused | None:
    """Only what is left can be taken."""
    known = known_of(table)
    if any(known.shape(bridge) == action.shape for bridge in table[Unplaced].draft):
        return None
    return NOT_THERE(shape=_name(known, action.shape))


def take(now: sc.Change, turn: sc.Turn, action: Take) -> None:
    """The bridge goes to its new owner, who may look at it (S4.3, S4.4)."""
    known, unplaced = known_of(now), now[Unplaced]
    seat = now.rules.setup.seats.index(turn.seat)
    bridge = next(b for b in unplaced.draft if known.shape(b) == action.shape)
    rows = list(unplaced.rows)
    rows[seat] = known.sorted((*rows[seat], bridge))
    draft = list(unplaced.draft)
    draft.remove(bridge)
    now.put(replace(unplaced, rows=tuple(rows), draft=tuple(draft)))
    now.tell(BridgeTaken(turn.seat, known.shapes[action.shape], bridge))
    now.revealed = True
    if not draft:
        go_on(now)
        return
    order = order_of_taking(now)
    pass_to(now, order[-len(draft)] if len(draft) <= len(order) else in_turn_order(now)[0])


def write(position: sc.Position, action: Take) -> str:
    """As in `take L5`."""
    return f"take {_name(known_of(position), action.shape)}"


def read(table: sc.Table, text: str) -> Take:
    """As in `take L5`."""
    shapes = known_of(table).shapes
    if text not in shapes:
        raise sc.Unreadable(f"write take and a shape ({', '.join(shapes)}), not {text!r}")
    return Take(shapes.index(text))


def _name(known: Known, shape: int) -> str:
    return known.shapes[shape] if shape < len(known.shapes) else str(shape)


def touches(position: sc.Position, action: Take) -> tuple[str, ...]:
    """The outline among those left over."""
    return (draft_piece(_name(known_of(position), action.shape)),)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule nobody owns a bridge, and the match begins with an empty pit."""
    return sc.About(DRAFT, "sator", after=("sator.board", "sator.unplaced"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Share the bridges out; with three players the last ones are taken one by one."""
    book.set_up(share_out)
    book.offer_service(DRAFT, begin)
    book.event(BridgeTaken)
    book.reason(NOT_THERE)
    book.action(
        Take,
        offer=shapes_left,
        check=is_gone,
        apply=take,
        during=("draft",),
        exact=True,
        word="take",
        write=write,
        read=read,
        touches=touches,
    )
