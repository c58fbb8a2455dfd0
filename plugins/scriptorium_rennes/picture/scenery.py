"""The picture of a view: the map with the colours of now, figures, cards, player boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import scriptorium as sc
import scriptorium_picture as sp
from scriptorium.structs import text
from scriptorium_picture.scene import BUTTONS, HAND, PILES, PLAYER, TURN

from ..board import pieces
from ..board.codes import BAG, circles_key, codes, cracked, tokens
from ..board.equipment import DECK, DISCARD, OPEN, hand
from ..board.state import Figures, Pool, Portals, Score, shown
from ..board.village import CAVERN, FIELD, LOCATION, NOWHERE, QUARTER, VORTEX, Village, village
from ..box.board_data import Placed
from ..turn.course import ACT, REFILL
from ..turn.event_cards import used
from ..turn.event_targets import event_cards

UNIT = 70.0  # of the drawing canvas to one board unit
AROUND = ((0.0, -0.75), (0.75, 0.0), (0.0, 0.75), (-0.75, 0.0))  # quarters about their disc
SIZE = {LOCATION: 1.6, QUARTER: 0.8, FIELD: 0.9, VORTEX: 0.9, CAVERN: 1.6}


def places(there: Village) -> tuple[tuple[float, float], ...]:
    """The middle of each space, in board units."""
    board = there.box().board
    found: dict[str, tuple[float, float]] = {}
    spaces: tuple[Placed, ...] = (
        *board.field,
        *board.vortex,
        *board.cavern,
        *board.location,
        board.sanctuaire,
    )
    for one in spaces:
        found[one.id] = (one.pos[0] / UNIT, one.pos[1] / UNIT)
    for portal in board.portal:
        for side, (dx, dy) in zip(there.sides, AROUND, strict=True):
            x, y = portal.pos[0] / UNIT + dx, portal.pos[1] / UNIT + dy
            found[f"{portal.id}.{side}"] = (x, y)
    return tuple(found[name] for name in there.names)


def draw(view: sc.View) -> Iterable[sp.Piece]:
    """All pieces, from the ground up."""
    yield from board_pieces(view)
    yield from clue_pieces(view)
    yield from figure_pieces(view)
    yield from course_pieces(view)
    yield from pile_pieces(view)
    for seat in view.seats:
        yield from player_pieces(view, seat)
    yield from hand_pieces(view)
    yield from button_pieces(view)


def board_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """Portals and spaces; fields, vortices and quarters with the colour they have now."""
    there, board = village(view), village(view).box().board
    owner = {one.id: there.side_named(one.owner) for one in (*board.field, *board.vortex)}
    for portal in board.portal:
        x, y = portal.pos[0] / UNIT, portal.pos[1] / UNIT
        yield sp.Piece(
            pieces.PORTAL + portal.id,
            "rennes-disc",
            x - 1.25,
            y - 1.25,
            2.5,
            2.5,
            turn=view[Portals].turns[there.portals.index(portal.id)],
            label=str(portal.number),
            says=text(
                "rn-disc",
                "Portal {portal}, number {number}.",
                portal=portal.id,
                number=portal.number,
            ),
        )
    for at, (name, (x, y)) in enumerate(zip(there.names, places(there), strict=True)):
        kind = there.kinds[at]
        size = SIZE.get(kind, 2.0)
        side = there.side_of(at) if kind == QUARTER else owner.get(name)
        if side is None:
            art, says = "rennes-place", text("rn-place", "{space}.", space=name)
        else:
            colour = shown(view, side)
            says = text("rn-space", "{space}: {colour}.", space=name, colour=colour)
            art = f"rennes-space-{colour}"
        left, top = x - size / 2, y - size / 2
        yield sp.Piece(name, art, left, top, size, size, layer=1, label=name, says=says)


def clue_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The clues in the circles, those of one colour together."""
    there = village(view)
    for cavern in there.caverns:
        x, y = places(there)[there.number[cavern]]
        lying = sc.cards(view, circles_key(cavern))
        for at, colour in enumerate(dict.fromkeys(lying)):
            yield sp.Piece(
                pieces.clue(cavern, colour),
                f"rennes-clue-{colour}",
                x - 0.75 + 0.8 * (at % 2),
                y - 0.75 + 0.8 * (at // 2),
                0.7,
                0.7,
                layer=2,
                label=str(lying.count(colour)),
                says=text(
                    "rn-clue-here",
                    "A clue in {space}: {colour}. Tokens: {count}.",
                    space=cavern,
                    colour=colour,
                    count=lying.count(colour),
                ),
                count=lying.count(colour),
            )


def figure_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The figures, side by side where several stand on one space."""
    there = village(view)
    for at, (seat, space) in enumerate(zip(view.seats, view[Figures].at, strict=True)):
        if space == NOWHERE:
            continue
        x, y = places(there)[space]
        beside = 0.2 * view[Figures].at[:at].count(space)
        yield sp.Piece(
            pieces.FIGURE + seat,
            f"emblem-{seat}",
            x - 0.3 + beside,
            y - 0.3,
            0.6,
            0.6,
            layer=3 + at,
            label=seat,
            says=text(
                "rn-figure",
                "The figure of {seat}, on {space}.",
                seat=seat,
                space=there.names[space],
            ),
        )


def course_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """Whose turn it is, and what there is to move with."""
    pool = view[Pool]
    yield sp.Piece(
        "pool",
        f"rennes-space-{pool.colour}" if pool.colour else "rennes-place",
        0.0,
        0.0,
        label=str(pool.points) if pool.colour else "",
        says=text(
            "rn-pool",
            "To move with: {points} of {colour}.",
            points=pool.points,
            colour=pool.colour,
        )
        if pool.colour
        else text("rn-no-pool", "Nothing to move with."),
        group=TURN,
        count=pool.points,
    )


def pile_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """Draw pile, open cards, discard pile, bag, and the own event cards."""
    count = len(sc.cards(view, DECK))
    says = text("rn-deck", "The draw pile. Cards: {count}.", count=count)
    yield sp.Piece("deck", "rennes-back", 0.0, 0.0, says=says, group=PILES, count=count)
    row = sc.cards(view, OPEN)
    for at, card in enumerate(dict.fromkeys(row), 1):
        yield sp.Piece(
            pieces.OPEN_CARD + card,
            view.rules.cards[card].art,
            float(at),
            0.0,
            label=card,
            says=text(
                "rn-open",
                "{card}, an open card. Cards: {count}.",
                card=card,
                count=row.count(card),
            ),
            group=PILES,
            card=card,
            count=row.count(card),
        )
    thrown, left = sc.cards(view, DISCARD), len(sc.cards(view, BAG))
    yield sp.Piece(
        "discard",
        view.rules.cards[thrown[-1]].art if thrown else "rennes-back",
        10.0,
        0.0,
        label=thrown[-1] if thrown else "",
        says=text("rn-discard", "The discard pile. Cards: {count}.", count=len(thrown)),
        group=PILES,
        card=thrown[-1] if thrown else "",
        count=len(thrown),
    )
    says = text("rn-bag", "The bag of clues. Tokens: {count}.", count=left)
    yield sp.Piece("bag", "rennes-bag", 11.0, 0.0, says=says, group=PILES, count=left)


def player_pieces(view: sc.View, seat: sc.Seat) -> Iterator[sp.Piece]:
    """A player board: points, and the slots of each code."""
    group = PLAYER + seat
    points = view[Score].points[view.seats.index(seat)]
    held = len(hand(view, seat))
    yield sp.Piece(
        "seat-" + seat,
        "panel",
        0.0,
        0.0,
        label=seat,
        says=text(
            "rn-player",
            "{seat}. Points: {points}. Cards in hand: {held}. Codes cracked: {codes}.",
            seat=seat,
            points=points,
            held=held,
            codes=cracked(view, seat),
        ),
        group=group,
        count=points,
    )
    for row, location in enumerate(codes(view).locations, 1):
        have = tokens(view, seat, location)
        for at, (colour, needed) in enumerate(codes(view).needs[location]):
            filled = have.count(colour)
            yield sp.Piece(
                pieces.slot(seat, location, colour),
                f"rennes-clue-{colour}",
                float(at),
                float(row),
                layer=1,
                label=f"{filled}/{needed}",
                says=text(
                    "rn-slot",
                    "{place} of {seat}, {colour}: {filled} of {needed}.",
                    place=location,
                    seat=seat,
                    colour=colour,
                    filled=filled,
                    needed=needed,
                ),
                group=group,
                count=filled,
            )


def hand_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The own hand, cards that are alike together, and the own event cards beside it."""
    held = sorted(hand(view, view.seat))
    kinds = tuple(dict.fromkeys(held))
    for at, card in enumerate(kinds):
        yield sp.Piece(
            pieces.CARD + card,
            view.rules.cards[card].art,
            float(at),
            0.0,
            label=card,
            says=text(
                "rn-in-hand",
                "{card}, in your hand. Cards: {count}.",
                card=card,
                count=held.count(card),
            ),
            group=HAND,
            card=card,
            count=held.count(card),
        )
    left = [card for card in event_cards(view.rules) if card not in used(view, view.seat)]
    for at, card in enumerate(left, len(kinds)):
        title = view.rules.cards[card].title
        yield sp.Piece(
            pieces.EVENT + card,
            "rennes-event",
            float(at),
            0.0,
            label=title,
            says=text("rn-event-card", "Event card {card}.", card=card),
            group=HAND,
            card=card,
        )


def button_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """What is no thing: ending, stopping, turning, a colour, a further point."""
    if view.chooser != view.seat:
        return
    buttons = []
    if view.clock.step == ACT:
        buttons = [
            ("turn-cw", text("rn-button-cw", "Turn the portal clockwise.")),
            ("turn-ccw", text("rn-button-ccw", "Turn the portal counter-clockwise.")),
            ("dagobert", text("rn-button-dagobert", "Roi Dagobert: a further point.")),
            ("end", text("rn-button-end", "End your actions.")),
        ]
        for colour in codes(view).colours:
            told = text("rn-button-colour", "The colour {colour}.", colour=colour)
            buttons.append((pieces.COLOUR + colour, told))
    elif view.clock.step == REFILL:
        buttons = [("stop", text("rn-button-stop", "Draw no more cards."))]
    for at, (name, says) in enumerate(buttons):
        label = name.removeprefix(pieces.COLOUR).removeprefix(pieces.TURN)
        yield sp.Piece(name, "button", float(at), 0.0, label=label, says=says, group=BUTTONS)
