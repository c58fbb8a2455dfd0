"""Keys of a real keyboard in a real browser do what they do in the other windows."""

from __future__ import annotations

from web_hands import Chromium, WebHand, choose


def boards(hand: WebHand) -> set[str]:
    """Whose boards are shown."""
    return {id.split("-")[1] for id in hand.screen.controller.spots if id.startswith("slot-")}


def test_f7_shows_the_boards_of_the_others(chromium: Chromium) -> None:
    with chromium.page() as hand:
        for key in ("new", "game monasterium", "who1-1", "who1-1", "begin"):
            hand.wait()
            choose(hand.page, key)
        hand.wait()
        (own,) = boards(hand)
        seats = list(hand.screen.session.table.seats)
        seen = [own]
        for _ in seats:
            hand.key("F7")
            seen += boards(hand)
        assert seen[-1] == own
        assert set(seen) == set(seats)
        assert len(seen) == len(seats) + 1 > 2
        assert not hand.faults
