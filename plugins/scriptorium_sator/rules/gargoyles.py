"""Gargoyles: a prayer puts the own one on a bridge (S16, S23.1), which it holds fast (S23.3).

Three cards of the hand pray one away (S23.6).
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc

from .. import game, say
from ..board.board_state import Board, figures_board, gargoyle_piece, put_board
from ..board.targets import GargoyleSquares, Square, geometry, grid_of, masks, read_square, seat_of
from ..box.contents import load
from ..bridges.board_geometry import GONE, SUPPLY
from ..hand.playing import GIVES_CARD, HAND, NOT_HELD, Gift, Giving, left_of, throw_away
from ..verbs.movement_questions import HeldFast

# Without this verb no card places a gargoyle.
VERB_GARGOYLE = game.plugin("verb_gargoyle", needs=("sator.verbs",))


@VERB_GARGOYLE.event(say("sator-gargoyle-put"), shows=("gargoyle-{seat}",))
class GargoylePut(sc.Event, tag="sator.gargoyle_put", frozen=True):
    """A gargoyle came onto the board."""

    seat: sc.Seat
    square: str


def unoccupied(at: sc.Moment) -> int:
    """The squares on which nothing stands."""
    board = masks(at)
    return ~(board.acolytes | board.books | board.gargoyles)


SPENT = say.reason("S16.1 S23.1", "sator-spent", id="no_gargoyle")


def why_spent(at: sc.Moment, action: Any) -> sc.Refused | None:
    """Only from the supply (S23.1); one that was prayed away never comes back (S23.8)."""
    index = at[Board].gargoyles[seat_of(at)]
    if index == SUPPLY:
        return None
    return SPENT(also=("S23.8",) if index == GONE else ())


@VERB_GARGOYLE.verb_step(
    say.rule("S16.2", "sator-abyss", mask=lambda at: masks(at).covered),
    say.rule("S16.2 R47", "sator-occupied", id="square_occupied", mask=unoccupied),
    asks=say.awaits("S16.2", "sator-touch-setting"),
    also=("post",),
)
class Set(sc.Action, tag="sator.set", frozen=True):
    """Put the own gargoyle on a square."""

    square: Square

    def do(self, now: sc.Change) -> tuple[str, ...]:
        known, board = geometry(now), now[Board]
        seat = known.seat_number[now.me]
        stones = (*board.gargoyles[:seat], self.square, *board.gargoyles[seat + 1 :])
        put_board(now, figures_board(known, board, gargoyles=stones))
        now.tell(GargoylePut(now.me, known.square_names[self.square]))
        return (gargoyle_piece(now.me),)


VERB_GARGOYLE.verb_in_steps(
    "place",
    "gargoyle",
    Set,
    needs=(say.rule_for(SPENT, explain=why_spent),),
    said=say("sator-verbs-place"),
    heedless=("points", "cards"),
)


# Without this rule gargoyles are only in the way of acolytes.
GARGOYLES = game.plugin(
    "gargoyle", needs=("sator.movement",), after=("sator.cards",), before=("sator.aiming",)
)

GARGOYLE_ON_BRIDGE = say.reason("S23.3 S13.5", "sator-gargoyle-on-bridge")
HAND_TOO_SMALL = say.reason("S23.7 S23.6", "sator-gargoyle-hand-too-small", id="hand_too_small")

PRICE = GARGOYLES.number("sator.cards_to_unblock", load().deck.numbers.cards_to_unblock, least=1)


class Unblocking(Giving, tag="sator.unblocking", frozen=True):
    """Which cards are given for a gargoyle."""

    square: Square = 0


@GARGOYLES.event(say("sator-gargoyle-gone"), shows=("gargoyle-{owner}",))
class GargoyleGone(sc.Event, tag="sator.gargoyle_gone", frozen=True):
    """A gargoyle was prayed away."""

    seat: sc.Seat
    square: str
    owner: str = ""


@GARGOYLES.answer(HeldFast, reason=GARGOYLE_ON_BRIDGE, reads=())
def held(position: sc.Position, asked: HeldFast) -> int:
    """The bridges with a gargoyle."""
    return asked.masks.with_gargoyle


def why_too_few(at: sc.Moment, action: Any) -> sc.Refused | None:
    """Only with enough cards (S23.7)."""
    cards = PRICE(at)
    return HAND_TOO_SMALL(cards=cards) if len(HAND(at)) < cards else None


def unblocks(at: sc.Moment) -> int:
    """Those with a gargoyle where the hand has cards enough: so many can always be given."""
    found = masks(at).gargoyles
    return found if found and why_too_few(at, None) is None else 0


@GARGOYLES.choice(
    say.rule_for(HAND_TOO_SMALL, explain=why_too_few),
    say.rule("S23.6", "sator-no-gargoyle", mask=lambda at: masks(at).gargoyles),
    during=("swap", "play", "walk"),
    opens=Unblocking,
    cites={"wrong_step": "S7.5 R16"},
    quick=sc.Quick(lists=unblocks),
    said=say("sator-prays-at"),
)
class Unblock(sc.Action, tag="sator.unblock", frozen=True):
    """Begin to pray away the gargoyle on a square, at any moment of steps 1 to 3 (S7.5)."""

    square: Annotated[int, Meta(ge=-2, le=(1 << 11) - 1), GargoyleSquares()]

    def do(self, now: sc.Change) -> None:
        now.wait_for(Unblocking(now.me, square=self.square))


def is_left(at: sc.Moment, action: Any) -> bool:
    """A card of the hand that is not given yet."""
    return action.card in left_of(HAND(at), at.decision.cards)


@GARGOYLES.choice(
    say.rule_for(NOT_HELD, predicate=is_left),
    at=Unblocking,
    cites={"card_not_held": "S23.6", "not_now": "S23.6"},
    said=GIVES_CARD,
    asks=say.awaits("S23.6", "sator-touch-unblocking"),
)
class Offer(sc.Action, tag="sator.offer", frozen=True):
    """Give a card of the hand for a gargoyle."""

    card: Gift

    def do(self, now: sc.Change, top: Unblocking) -> None:
        """With the last card the gargoyle is gone (S23.8)."""
        given = (*top.cards, self.card)
        if len(given) < PRICE(now, top.seat):
            now.wait_for(replace(top, cards=given))
            return
        throw_away(now, top.seat, given)
        known, board = geometry(now), now[Board]
        owner = known.seats[board.gargoyles.index(top.square)]
        left = tuple([GONE if at == top.square else at for at in board.gargoyles])
        put_board(now, figures_board(known, board, gargoyles=left))
        now.tell(GargoyleGone(top.seat, known.square_names[top.square], owner))


@GARGOYLES.notation
def read(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """As in `unblock C2 CARD CARD CARD`."""
    word, *words = text.split()
    if word != "unblock":
        return None
    if not words:
        raise sc.Unreadable("write unblock C2 and the cards given")
    return (Unblock(read_square(grid_of(table), words[0])), *map(Offer, words[1:]))
