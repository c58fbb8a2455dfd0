"""Where several choose at once: buttons that let another of them come before the screen first."""

from __future__ import annotations

from scriptorium import Action, Seat, Table, Text, text, view
from scriptorium.house_rules import Sealed, is_sealed, others_asked
from scriptorium.scene import BUTTONS, Piece, Scene, touches
from scriptorium_play.common.seats import Seating, people

BEHIND = 2000.0  # in the row of buttons: after those of the game and of its choices


def seat_text(table: Table, seat: Seat) -> Text:
    """What the button of another seat says: that it chooses now, or chooses anew."""
    top = table.pending[-1]
    assert isinstance(top, Sealed)
    if seat in top.waiting:
        return text("stage-chooses-first", "{seat} chooses first.", seat=seat)
    return text("stage-chooses-anew", "{seat} chooses again.", seat=seat)


def instead_of(table: Table, seating: Seating) -> tuple[tuple[Seat, Action], ...]:
    """The other people who are asked at this moment, each with the action that lets them choose."""
    sitting = people(seating, table.seats)
    return tuple((one.seat, one) for one in others_asked(table) if one.seat in sitting)


def with_others(table: Table, drawn: Scene) -> Scene:
    """The picture with a button for each of the others who are asked."""
    if not is_sealed(table):
        return drawn
    seen, there = view(table, table.pending[-1].seat), {piece.id for piece in drawn.pieces}
    added = [
        Piece(id, "button", BEHIND + at, 0, says=seat_text(table, one.seat), group=BUTTONS)
        for at, one in enumerate(others_asked(table))
        for id in touches(seen, one)
        if isinstance(id, str) and id not in there
    ]
    return Scene((*drawn.pieces, *added), drawn.width, drawn.height)
