"""What lies beside the map: turn, piles, hand, buttons, players' boards; what one is after."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium import Text
from scriptorium.scene import BUTTONS, PILES, PLAYER, TURN, card_piece
from scriptorium.scene import HAND as IN_HAND

from . import ACT, ENOUGH, REFILL, ROUND, game, say
from .board import Course, Pool, Score
from .cards import BAG, CARD, DECK, DISCARD, EVENT, HAND, OPEN, OPEN_CARD, SLOTS, colour_of
from .cavernes import AREAS, Collect, Visited
from .codes import Claim, all_tokens, cracked, has_claimed
from .conversion import Convert
from .course import End
from .events import A_TURN, EventCards, EventPlayed, PlayEvent, event_cards
from .ghosts import Joker, ghosts
from .moving import Play
from .sanctuaire import Exchange, ExchangeCard
from .situation import Backwards, ExtraPoints, ask, wanted
from .village import Village, village

# The lines of a player's board: what one has, the codes in two with the events behind, the areas.
LINES, LAST_LINE = 4.0, 3.0
EVENTS_LINE = 2.9
FIRST_CODES = 3


@game.scene
def beside_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """All of it."""
    yield from turn_pieces(view)
    yield from pile_pieces(view)
    for seat in view.seats:
        yield from player_pieces(view, seat)
    yield from hand_pieces(view)
    there = say.group(BUTTONS)
    for at, (name, message) in enumerate(buttons(view)):
        yield there.piece(name, "button", at, 0, message, label=name)


def turn_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """Whose turn it is, what there is to move with, what is wanted here, the last round."""
    pool, seat, step, there = view[Pool], view.clock.seat, view.clock.step, say.group(TURN)
    yield there.piece("turn", f"emblem-{seat}", -1, 0, "rn-turn", label=seat, seat=seat, step=step)
    colour = pool.colour or "none"
    has: dict[str, Any] = {"points": pool.points, "colour": colour}
    has |= {"count": pool.points} if pool.colour else {}
    yield there.piece("pool", f"rennes-pool-{colour}", 0, 0, "rn-pool", **has)
    here = wanted(view, seat) if step == ACT else ()
    for at, one in enumerate(village(view).colours if step == ACT else (), 1):
        told = {"state": "wanted" if one in here else "unwanted", "colour": one, "label": one}
        art = f"rennes-{told['state']}-{one}"
        yield there.piece(f"colour-{one}", art, at, 0, "rn-colour-here", **told)
    if step == ACT and ask(view, ExtraPoints(seat)) > 0:
        yield there.piece("dagobert", "rennes-ghost-here", 8, 0, "rn-dagobert")
    if view[Course].last_round:
        yield there.piece("last-round", "rennes-bell", 9, 0, "rn-last-round-runs")


def pile_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """Draw pile, discard pile, bag; the open cards where the drawing has no place for them."""
    there, thrown = say.group(PILES), DISCARD(view)
    yield there.piece("deck", "rennes-back", 0, 0, "rn-deck", count=len(DECK(view)))
    if village(view).box().board.open_cards is None:
        row = OPEN(view)
        for at, card in enumerate(dict.fromkeys(row), 1):
            # One of a kind bears no number: only cards that lie there more than once.
            number = row.count(card)
            says, badge = say.text("rn-open", card=card, count=number), number if number > 1 else -1
            more: dict[str, Any] = {"says": says, "group": PILES, "count": badge}
            yield card_piece(view, OPEN_CARD + card, card, float(at), **more)
    lies = there.piece("discard", "rennes-no-cards", 10, 0, "rn-discard", count=len(thrown))
    if thrown:
        top = view.rules.cards[thrown[-1]]
        lies = replace(lies, art=top.art, label=top.title, card=top.id)
    yield lies
    yield there.piece("bag", "rennes-bag", 11, 0, "rn-bag", count=len(BAG(view)))


def player_pieces(view: sc.View, seat: sc.Seat) -> Iterator[sp.Piece]:
    """A player's board: points, cards, ghosts; the slots of each code; events used and unused."""
    there = say.group(PLAYER + seat, seat=seat)
    points, held = view[Score, seat].points, len(HAND(view, seat))
    has: dict[str, Any] = {"points": points, "held": held, "codes": cracked(view, seat)}
    big: dict[str, Any] = {"height": LINES, "label": seat, "count": points}
    yield there.piece(f"seat-{seat}", "panel", 0, 0, "rn-player", **has, **big)
    of_points: dict[str, Any] = {"points": points, "label": str(points), "layer": 1}
    yield there.piece(f"points-{seat}", "rennes-points", 0, 0, "rn-points", **of_points)
    of_cards: dict[str, Any] = {"held": held, "label": str(held), "layer": 1}
    yield there.piece(f"held-{seat}", "rennes-cards", 1, 0, "rn-held", **of_cards)
    if view.clock.phase == ROUND and seat == _begins(view):
        yield there.piece(f"torch-{seat}", "rennes-torch", 2, 0, "rn-begins", layer=1)
    for at, (ghost, location) in enumerate(ghosts(view.rules), 3):
        state = "here" if has_claimed(view, seat, location) else "away"
        told = {"ghost": ghost.title, "location": location, "state": state}
        id, art = f"ghost-{seat}-{ghost.id}", f"rennes-ghost-{state}"
        yield there.piece(id, art, at, 0.1, "rn-ghost", layer=1, **told)
    for row, location in enumerate(village(view).codes):
        yield from _slots(village(view), seat, row, SLOTS(view, location, seat))
    yield from _scrolls(view.rules, seat, view[EventCards, seat].used)


@lru_cache(1024)
def _slots(there: Village, seat: sc.Seat, row: int, clues: tuple[str, ...]) -> tuple[sp.Piece, ...]:
    """The slots of a code, as far as they are filled with these clues."""
    board, location, found = say.group(PLAYER + seat, seat=seat), there.codes[row], []
    line = (2.0 if row >= FIRST_CODES else 1.0) + row / 10
    for at, (colour, needed) in enumerate(there.needs[location]):
        filled = clues.count(colour)
        id, art = f"slot-{seat}-{location}-{colour}", f"rennes-slots-{colour}-{needed}-{filled}"
        has = {"place": location, "colour": colour, "filled": filled, "needed": needed}
        has |= {"width": 0.6 * needed, "layer": 1, "count": filled}
        found.append(board.piece(id, art, 10 * row + at, line, "rn-slot", **has))
    return tuple(found)


@lru_cache(256)
def _scrolls(rules: sc.Ruleset, seat: sc.Seat, used: tuple[sc.CardId, ...]) -> tuple[sp.Piece, ...]:
    """The event cards, used and unused."""
    found = []
    for at, card in enumerate(event_cards(rules)):
        state = "used" if card in used else "left"
        says = say("rn-event-of")(seat=seat, card=card, state=state)
        id, art, label = f"used-{seat}-{card}", f"rennes-scroll-{state}", _sign(rules, card)
        more: dict[str, Any] = {"says": says, "group": PLAYER + seat, "label": label}
        found.append(sp.Piece(id, art, 100.0 + at, EVENTS_LINE, layer=1, **more))
    return tuple(found)


def _sign(rules: sc.Ruleset, card: str) -> str:
    """What an event does, in two signs: which portals and which way, or that it brings cards."""
    params = rules.cards[card].params
    parity = {"even": "2", "odd": "1"}.get(getattr(params, "parity", ""), "")
    way = {"cw": "\u21bb", "ccw": "\u21ba"}.get(getattr(params, "direction", ""), "")
    return f"{parity}{way}" if way else "+"


@AREAS.scene
def area_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The letters of the areas on each player's board: those that one has been in shine."""
    for seat in view.seats:
        yield from _areas(village(view), seat, view[Visited, seat].areas)


@lru_cache(256)
def _areas(there: Village, seat: sc.Seat, been: tuple[str, ...]) -> tuple[sp.Piece, ...]:
    board, found = say.group(PLAYER + seat, seat=seat), []
    for at, area in enumerate(there.box().board.areas):
        state = "seen" if area in been else "new"
        told: dict[str, Any] = {"area": area, "label": area, "state": state, "layer": 1}
        id, art = f"area-{seat}-{area}", f"rennes-area-{state}"
        found.append(board.piece(id, art, at, LAST_LINE, "rn-area-of", **told))
    return tuple(found)


def _begins(view: sc.View) -> sc.Seat:
    """Who holds the start token: whose turn was the first of the round."""
    at = view.seats.index(view.clock.seat)
    return view.seats[(at - view.clock.in_round + 1) % len(view.seats)]


def hand_pieces(view: sc.View) -> Iterator[sp.Piece]:
    """The own hand, cards that are alike together, and the own event cards beside it."""
    held = sorted(HAND(view, view.seat))
    kinds = tuple(dict.fromkeys(held))
    for at, card in enumerate(kinds):
        count = held.count(card)
        says = say.text("rn-in-hand", card=card, count=count)
        more: dict[str, Any] = {"says": says, "group": IN_HAND, "count": count}
        yield card_piece(view, CARD + card, card, float(at), **more)
    used = view[EventCards, view.seat].used
    left = [card for card in event_cards(view.rules) if card not in used]
    for at, card in enumerate(left, len(kinds)):
        says = say.text("rn-event-card", card=card)
        yield card_piece(view, EVENT + card, card, float(at), says=says, group=IN_HAND)


def buttons(view: sc.View) -> Iterator[tuple[str, str]]:
    """What is no thing: ending, stopping, turning."""
    if view.chooser != view.seat:
        return
    if view.clock.step == ACT:
        yield "turn-cw", "rn-button-cw"
        if ask(view, Backwards(view.seat)) > 0:
            yield "turn-ccw", "rn-button-ccw"
        yield "end", "rn-button-end"
    elif view.clock.step == REFILL:
        yield "stop", "rn-button-stop"


# What a treasure hunter is after, and what the turn still allows (RN4.3, RN12).


@game.aim
def aim(view: sc.View, seat: sc.Seat) -> sp.Aim:
    """So many codes, and clues for them; points decide."""
    done, of = cracked(view, seat), ENOUGH(view, seat)
    slots = sum(count for code in village(view).needs.values() for _, count in code)
    clues = all_tokens(view, seat)
    told = say.text("rn-aim", done=done, of=of, clues=clues, slots=slots)
    return sp.Aim(told, done, of, still(view, seat), view[Score, seat].points)


def still(view: sc.View, seat: sc.Seat) -> tuple[Text, ...]:
    """What the turn has left: points to move with, an event card, drawing."""
    if view.clock.seat != seat or view.outcome is not None:
        return ()
    if view.clock.step == REFILL:
        return (say.text("rn-still-refill"),)
    if view.clock.step != ACT:
        return (say.text("rn-still-start"),)
    found, pool = [], view[Pool]
    if pool.points:
        found.append(say.text("rn-still-move", points=pool.points))
    if view[EventPlayed].count < A_TURN(view, seat):
        found.append(say.text("rn-still-event"))
    return tuple(found)


# What would lapse: told before a card of another colour, an event, a claim, or the end (RN5.1).


def lapses(view: sc.View, colour: str = "") -> Text | None:
    """The points of the pool, where there are any and they are of another colour."""
    pool = view[Pool]
    if not pool.points or pool.colour == colour:
        return None
    return say.text("rn-lapses", points=pool.points, colour=pool.colour)


# Of a card of another colour, of cards as another colour, and of whatever is no movement.
game.caution(Play)(lambda view, do: lapses(view, colour_of(do.card)))
game.caution(Convert, Joker)(lambda view, do: lapses(view, do.colour))
game.caution(Collect, Exchange, ExchangeCard, PlayEvent, Claim, End)(lambda view, do: lapses(view))
