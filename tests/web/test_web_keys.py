"""Keys of a real keyboard in a real browser do what they do in the other windows."""

from __future__ import annotations

from web_hands import WebHand

from match_by_hand import Agreed, ByHand


def boards(hand: WebHand) -> set[str]:
    """Whose boards are shown."""
    return {id.split("-")[1] for id in hand.screen.controller.spots if id.startswith("slot-")}


def test_f7_shows_the_boards_of_the_others(hand: WebHand) -> None:
    ByHand(hand, 4).begin_as(Agreed("monasterium", 3, 4))
    if hand.screen.session.handover is not None:
        hand.press("lift")
    (own,) = boards(hand)
    seats = list(hand.screen.session.table.seats)
    seen = [own]
    for _ in seats:
        hand.key("F7")
        seen += boards(hand)
    assert seen[-1] == own
    assert set(seen) == set(seats)
    assert len(seen) == len(seats) + 1 > 2
    hand.press("menu")
    hand.press("menu leave")
    assert not hand.faults
