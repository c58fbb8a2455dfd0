"""What is hidden in SATOR: the cards of both kinds, and bridges that lie face down (S30)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.hidden as sw
from scriptorium import CardId

from ..board.board_state import Board
from ..box.printed_cards import IM, LF
from ..bridges.board_geometry import OFF
from ..hand.playing import IM_DECK, IM_DISCARD, PLAYED
from ..setup.unplaced_bridges import Pile, Unplaced, known_of
from ..targets import left_of
from ..turn.swap import Exchanging


def register(book: sc.RuleBook) -> None:
    """Common cards are anywhere, prayers with their colour alone; bridges by their outlines."""
    hands = [sc.key("hand", seat) for seat in book.seats]
    searched = [sc.key("search", seat) for seat in book.seats]
    common = (IM_DECK, IM_DISCARD, PLAYED, *hands, *searched)
    sw.add_pool(book, common, belongs=lambda card: card.back == IM)
    for seat in book.seats:
        own = tuple(sc.key(zone, seat) for zone in ("lf_deck", "lf_out", "hand", "search"))
        sw.add_pool(book, own, belongs=lambda card: card.back == LF, elsewhere=OnTheTable(seat))
    sw.add_filling(book, Unplaced, turned_up)
    sw.add_filling(book, Exchanging, given)


class OnTheTable:
    """The prayers that a seat has played in its turn."""

    def __init__(self, seat: sc.Seat) -> None:
        self.seat = seat

    def __call__(self, position: sc.Position) -> tuple[CardId, ...]:
        """Those that lie open before it."""
        if position.clock.seat != self.seat:
            return ()
        cards = position.rules.cards
        return tuple(one for one in sc.cards_in(position, PLAYED) if cards[one].back == LF)


def turned_up(seen: Unplaced, table: sc.Table, chance: Random) -> Unplaced:
    """Bridges for those that lie face down, of the same outlines (S4.1)."""
    known, board = known_of(table), table[Board]
    if all(bridge >= 0 for bridge in seen.everything()):
        return seen
    gone = {bridge for bridge, place in enumerate(board.places) if place != OFF}
    gone.update(board.out, (bridge for bridge in seen.everything() if bridge >= 0))
    free: dict[int, list[int]] = {}
    for bridge in range(len(board.places)):
        if bridge not in gone:
            free.setdefault(known.shape(bridge), []).append(bridge)
    for bridges in free.values():
        chance.shuffle(bridges)

    def filled(pile: Pile) -> Pile:
        return known.sorted(one if one >= 0 else free[-1 - one].pop() for one in pile)

    return replace(
        seen,
        rows=tuple(map(filled, seen.rows)),
        draft=filled(seen.draft),
        lifted=filled(seen.lifted),
    )


def given(seen: Exchanging, table: sc.Table, chance: Random) -> Exchanging:
    """Cards of the hand, as many as somebody is about to give."""
    if not any(map(sc.is_hidden, seen.cards)):
        return seen
    hand = list(sc.cards_in(table, sc.key("hand", seen.seat)))
    prayers = [one for one in hand if table.rules.cards[one].back == LF]
    first = [chance.choice(prayers)] if seen.search and prayers else []
    others = chance.sample(left_of(hand, first), len(seen.cards) - len(first))
    return replace(seen, cards=tuple(chance.sample([*first, *others], len(seen.cards))))
