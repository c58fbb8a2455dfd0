"""What is listed tells nothing it should not, and tells each outcome once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import scriptorium as sc
import scriptorium.scene as sp
from scriptorium.testing.helpers import position
from scriptorium_sator.board.board_state import Board

SEARCHED = ["wild", "rotas-I2", "moves-brick", "rotas-T4", "moves-iron"]
ORDERS = (SEARCHED, SEARCHED[::-1], sorted(SEARCHED), SEARCHED[2:] + SEARCHED[:2])
HAND = ["moves-stone", "moves-wood", "clara"]
PIT = """
     A  B  C  D  E  F
1   a. a. .. .. b. ..
2   .. .. .. .. b. ..
3   c. c. c. .. .. ..
4   .. .. c. .. d. d.
5   .. .. c. .. .. ..
"""
BRIDGES = {"a": "I2 wood", "b": "I2 stone", "c": "L5 iron", "d": "I2 brick"}


def searching(deck: list[str]) -> sc.Table:
    """A search of the common deck, just before the card is taken."""
    at = position("sator", step="swap", hands={"red": HAND}, im_deck=deck, im_discard=[])
    for line in ("search", "give clara", "give moves-wood", "from im"):
        at.play(line)
    return at.table


@pytest.mark.parametrize("deck", ORDERS[1:])
def test_a_search_does_not_show_how_the_deck_lay(deck: list[str]) -> None:
    """S30.3: whichever way the cards lay, who searches sees and may choose the same."""
    one, other = searching(SEARCHED), searching(deck)
    assert [sc.write(one, action) for action in sc.legal(one)] == [
        sc.write(other, action) for action in sc.legal(other)
    ]
    assert len(sc.legal(one)) == len(SEARCHED)
    assert one.chooser is not None
    views = [sc.view(table, one.chooser) for table in (one, other)]
    assert sc.cards_in(views[0], "search.red") == sc.cards_in(views[1], "search.red")
    assert sp.scene(views[0]) == sp.scene(views[1])


def decisions(table: sc.Table, deep: int) -> Iterator[sc.Table]:
    """The decisions of a card that has been played, as far down as it goes."""
    if type(table.pending[-1]) is sc.Turn:
        return
    yield table
    if deep:
        for action in sc.legal(table):
            yield from decisions(sc.apply(table, action).table, deep - 1)


def outcome(table: sc.Table, action: sc.Action) -> tuple[object, ...]:
    """What a choice comes to: the board, the points, and what is awaited then."""
    after = sc.apply(table, action).table
    return type(action), after[Board], after.clock.left, after.pending


@pytest.mark.parametrize("card", ["wild", "moves-wood", "rotas-I2"])
def test_each_outcome_is_listed_once(card: str) -> None:
    """Of several ways to one end one is offered, for WILD as for the cards it stands for."""
    at = position("sator", board=PIT, bridges=BRIDGES, hands={"red": [card]})
    at.play(card)
    seen = 0
    for table in decisions(at.table, 2):
        found = Counter(outcome(table, action) for action in sc.legal(table))
        assert [twice for twice, count in found.items() if count > 1] == []
        seen += len(found)
    assert seen > 5
