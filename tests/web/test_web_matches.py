"""Whole matches in a real browser, by taps alone; the engine beside ends at the same table."""

from __future__ import annotations

import pytest
from web_hands import Chromium, WebHand

from match_by_hand import KNOWN, MATCHES, ByHand
from night import often

# A whole match takes nine hundred touches, which is a matter of minutes: it is played at night.
FIRST = 120
GESTURES = often(FIRST, 4000)


def at_the_title(hand: WebHand, seed: int) -> ByHand:
    """Nothing moves on its way, so that a whole match takes less time."""
    hand.press("settings")
    while not hand.screen.desk.settings.values.reduced_motion:
        hand.press("reduced_motion")
    hand.press("back")
    return ByHand(hand, seed)


@pytest.mark.parametrize(("people", "seed"), [one[:2] for one in MATCHES])
def test_a_match_of_sator_from_title_to_end_sheet(
    chromium: Chromium, capsys: pytest.CaptureFixture[str], people: int, seed: int
) -> None:
    """Taps and drags alone; what is final waits for its tick. By day only the first turns."""
    with chromium.page(1024, 600) as hand:
        by_hand = at_the_title(hand, seed)
        by_hand.begin(people)
        by_hand.play(most=GESTURES)
        if GESTURES > FIRST:
            assert hand.screen.session.table.outcome is not None
            assert hand.screen.controller.dialog == "outcome"
        assert hand.differences() == []
        assert not hand.faults
        with capsys.disabled():
            print(f"\n{people} people in the browser: {by_hand}")


@pytest.mark.parametrize("agreed", [one[0] for one in KNOWN][: often(1, 9)], ids=str)
def test_a_match_of_another_game_ends_as_by_actions(
    chromium: Chromium, capsys: pytest.CaptureFixture[str], agreed: object
) -> None:
    """What was tapped in the browser is what is done by actions alone, to the same digest."""
    with chromium.page(1024, 600) as hand:
        by_hand = at_the_title(hand, agreed.seed)  # type: ignore[attr-defined]
        by_hand.begin_as(agreed)  # type: ignore[arg-type]
        by_hand.follow(agreed)  # type: ignore[arg-type]
        assert not hand.faults
        with capsys.disabled():
            print(f"\n{agreed} in the browser: {by_hand}")
