"""What lies beside the map: the turn, piles, hand, buttons, and the boards of the players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text
from scriptorium.scene import BUTTONS, HAND, PILES, PLAYER, TURN, card_piece

from ..board import pieces
from ..board.codes import BAG, codes, cracked, has_claimed, tokens
from ..board.equipment import DECK, DISCARD, OPEN, hand
from ..board.state import Course, Pool, Score
from ..board.village import village
from ..ghosts.haunting import ghosts
from ..moving.questions import Backwards, ExtraPoints, ask
from ..moving.situation import wanted
from ..turn.course import ACT, REFILL
from ..turn.event_cards import used
from ..turn.event_targets import event_cards
from ..wording import group, text

# The lines of a player's board: what one has, the codes in two with the events behind, the areas.
LINES, LAST_LINE = 4.0, 3.0
EVENTS_LINE = 2.9
FIRST_CODES = 3


def beside_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """All of it."""
    yield from turn_pieces(view)
    yield from pile_pieces(view)
    for seat in view.seats:
        yield from player_pieces(view, seat)
    yield from hand_pieces(view)
    yield from group(BUTTONS).buttons(buttons(view))


def turn_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """Whose turn it is, what there is to move with, what is wanted here, the last round."""
    pool, seat, step, there = view[Pool], view.clock.seat, view.clock.step, group(TURN)
    yield there.piece("turn", f"emblem-{seat}", -1, 0, "rn-turn", label=seat, seat=seat, step=step)
    if pool.colour:
        has: dict[str, Any] = {"count": pool.points, "points": pool.points, "colour": pool.colour}
        yield there.piece("pool", f"rennes-pool-{pool.colour}", 0, 0, "rn-pool", **has)
    else:
        yield there.piece("pool", "rennes-pool-none", 0, 0, "rn-no-pool")
    here = wanted(view, seat) if step == ACT else ()
    for at, colour in enumerate(codes(view).colours if step == ACT else (), 1):
        id, of = pieces.COLOUR + colour, {"label": colour, "colour": colour}
        if colour in here:
            yield there.piece(id, f"rennes-wanted-{colour}", at, 0, "rn-wanted", **of)
        else:
            art = f"rennes-unwanted-{colour}"
            yield there.piece(id, art, at, 0, "rn-not-wanted-here", **of)
    if step == ACT and ask(view, ExtraPoints(seat)) > 0:
        yield there.piece("dagobert", "rennes-ghost-here", 8, 0, "rn-dagobert")
    if view[Course].last_round:
        yield there.piece("last-round", "rennes-bell", 9, 0, "rn-last-round-runs")


def pile_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """Draw pile, discard pile, bag; the open cards where the drawing has no place for them."""
    count = len(sc.cards_in(view, DECK))
    says = text("rn-deck", count=count)
    yield sp.Piece("deck", "rennes-back", 0.0, 0.0, says=says, group=PILES, count=count)
    if village(view).box().board.open_cards is None:
        row = sc.cards_in(view, OPEN)
        for at, card in enumerate(dict.fromkeys(row), 1):
            piece, number = pieces.OPEN_CARD + card, row.count(card)
            # One of a kind bears no number: only cards that lie there more than once.
            badge = number if number > 1 else -1
            yield card_piece(
                view, piece, card, float(at), says=open_told(card, number), group=PILES, count=badge
            )
    thrown, left = sc.cards_in(view, DISCARD), len(sc.cards_in(view, BAG))
    says = text("rn-discard", count=len(thrown))
    lies = sp.Piece("discard", "rennes-no-cards", 10.0, 0.0, says=says, group=PILES, count=0)
    if thrown:
        top = view.rules.cards[thrown[-1]]
        lies = replace(lies, art=top.art, label=top.title, card=top.id, count=len(thrown))
    yield lies
    says = text("rn-bag", count=left)
    yield sp.Piece("bag", "rennes-bag", 11.0, 0.0, says=says, group=PILES, count=left)


def open_told(card: str, count: int) -> Text:
    """What an open card is."""
    return text("rn-open", card=card, count=count)


def player_pieces(view: sc.View, seat: sc.Seat) -> Iterator[sp.Piece]:
    """A player's board: points, cards, ghosts; the slots of each code; events used and unused."""
    group, points = PLAYER + seat, view[Score].points[view.seats.index(seat)]
    held = len(hand(view, seat))
    says = text("rn-player", seat=seat, points=points, held=held, codes=cracked(view, seat))
    yield sp.Piece(
        "seat-" + seat,
        "panel",
        0.0,
        0.0,
        height=LINES,
        label=seat,
        says=says,
        group=group,
        count=points,
    )
    has = [("points", "rennes-points", str(points)), ("held", "rennes-cards", str(held))]
    told = {
        "points": text("rn-points", seat=seat, points=points),
        "held": text("rn-held", seat=seat, count=held),
    }
    for at, (name, art, label) in enumerate(has):
        yield sp.Piece(
            f"{name}-{seat}",
            art,
            float(at),
            0.0,
            layer=1,
            label=label,
            says=told[name],
            group=group,
        )
    if view.clock.phase == "round" and seat == _begins(view):
        says = text("rn-begins", seat=seat)
        yield sp.Piece(f"torch-{seat}", "rennes-torch", 2.0, 0.0, layer=1, says=says, group=group)
    for at, (ghost, location) in enumerate(ghosts(view.rules), 3):
        here = has_claimed(view, seat, location)
        if here:
            says = text("rn-has-ghost", ghost=ghost.title, seat=seat)
        else:
            says = text("rn-no-ghost-yet", ghost=ghost.title, location=location)
        art = f"rennes-ghost-{'here' if here else 'away'}"
        yield sp.Piece(
            f"ghost-{seat}-{ghost.id}", art, float(at), 0.1, layer=1, says=says, group=group
        )
    yield from _slots(view, seat)
    gone = used(view, seat)
    for at, card in enumerate(event_cards(view.rules)):
        played = card in gone
        if played:
            says = text("rn-event-used-by", seat=seat, card=card)
        else:
            says = text("rn-event-left", seat=seat, card=card)
        yield sp.Piece(
            f"used-{seat}-{card}",
            f"rennes-scroll-{'used' if played else 'left'}",
            100.0 + at,
            EVENTS_LINE,
            layer=1,
            label=_sign(view, card),
            says=says,
            group=group,
        )


def _begins(view: sc.View) -> sc.Seat:
    """Who holds the start token: whose turn was the first of the round."""
    at = view.seats.index(view.clock.seat)
    return view.seats[(at - view.clock.in_round + 1) % len(view.seats)]


def _sign(view: sc.View, card: str) -> str:
    """What an event does, in two signs: which portals and which way, or that it brings cards."""
    params = view.rules.cards[card].params
    parity = {"even": "2", "odd": "1"}.get(getattr(params, "parity", ""), "")
    way = {"cw": "\u21bb", "ccw": "\u21ba"}.get(getattr(params, "direction", ""), "")
    return f"{parity}{way}" if way else "+"


def _slots(view: sc.View, seat: sc.Seat) -> Iterator[sp.Piece]:
    for row, location in enumerate(codes(view).locations):
        have = tokens(view, seat, location)
        line = 2.0 if row >= FIRST_CODES else 1.0
        for at, (colour, needed) in enumerate(codes(view).needs[location]):
            filled = have.count(colour)
            says = text(
                "rn-slot", place=location, seat=seat, colour=colour, filled=filled, needed=needed
            )
            art = f"rennes-slots-{colour}-{needed}-{filled}"
            yield sp.Piece(
                pieces.slot(seat, location, colour),
                art,
                10.0 * row + at,
                line + row / 10,
                0.6 * needed,
                layer=1,
                says=says,
                group=PLAYER + seat,
                count=filled,
            )


def hand_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The own hand, cards that are alike together, and the own event cards beside it.

    A spectator has no hand.
    """
    held = sorted(hand(view, view.seat))
    if any(map(sc.is_hidden, held)):
        return
    kinds = tuple(dict.fromkeys(held))
    for at, card in enumerate(kinds):
        count = held.count(card)
        says = text("rn-in-hand", card=card, count=count)
        piece = pieces.CARD + card
        yield card_piece(view, piece, card, float(at), says=says, group=HAND, count=count)
    left = [card for card in event_cards(view.rules) if card not in used(view, view.seat)]
    for at, card in enumerate(left, len(kinds)):
        says = text("rn-event-card", card=card)
        yield card_piece(view, pieces.EVENT + card, card, float(at), says=says, group=HAND)


def buttons(view: sc.View) -> Iterator[tuple[str, Text]]:
    """What is no thing: ending, stopping, turning."""
    if view.chooser != view.seat:
        return
    if view.clock.step == ACT:
        yield "turn-cw", text("rn-button-cw")
        if ask(view, Backwards(view.seat)) > 0:
            yield "turn-ccw", text("rn-button-ccw")
        yield "end", text("rn-button-end")
    elif view.clock.step == REFILL:
        yield "stop", text("rn-button-stop")
