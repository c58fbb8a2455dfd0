"""What may be taken back by each of the three agreements, tried by hand at SATOR's first turn."""

from __future__ import annotations

import random
from functools import cache

import scriptorium as sc
from match_by_hand import Hand
from scriptorium.engine.library import FREE, STRICT, UNDO, UNTIL_OTHERS
from scriptorium.matches import Match

# Whether a card from the own hand can be taken back, and by the next player a turn that is over.
DEGREES = {STRICT: (False, False), UNTIL_OTHERS: (True, False), FREE: (True, True)}


@cache
def at_first_turn(library: sc.Library, degree: str) -> sc.Table:
    luck = random.Random(3)
    table = sc.new_table("sator", 2, 7, library=library, options={UNDO: degree})
    while table.clock.phase != "play":
        table = sc.apply(table, luck.choice(sc.legal(table))).table
    return table


def take_back(hand: Hand, match: Match, degree: str) -> None:
    """Play a card and take it back; end the turn, and have the next player take that back."""
    mine, its_end = DEGREES[degree]
    card = next(one.id for one in hand.screen.controller.shown.group("hand") if "moves" in one.id)
    _do(hand, card)
    assert len(match.done) == 1
    hand.press("undo")
    assert len(match.done) == (0 if mine else 1)
    if not mine:
        assert "has been revealed" in hand.screen.named("undo").says
        return
    first = match.table.chooser
    _do(hand, "end")
    while match.table.chooser == first:
        _do(hand, hand.screen.session.touching.next[0])
    if hand.screen.session.handover is not None:
        hand.press("lift")
    done = len(match.done)
    hand.press("undo")
    assert (len(match.done) < done) == its_end
    assert its_end or "can undo that" in hand.screen.named("undo").says


def _do(hand: Hand, id: str) -> None:
    hand.press(f"piece {id}")
    for key in ("yes", "confirm yes"):
        if hand.screen.named(key) is not None:
            hand.press(key)
