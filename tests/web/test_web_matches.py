"""Whole matches in a real browser, by taps alone; the engine beside ends at the same table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from web_hands import WebHand

import scriptorium as sc
from match_by_hand import FIRST_GESTURES, KNOWN, MATCHES, MOST_GESTURES, Agreed, ByHand
from night import often
from scriptorium_ui.table.layout.piece_places import PIECE
from scriptorium_ui.table.state import Over

# What other windows play as well.
SATOR = [one[:2] for one in MATCHES]
# The same for the other games, of which Monasterium has no short ones: by day a reader begins one.
# In one page the form remembers what was agreed, so matches without options come first.
SHORT = [
    Agreed("rennes", 2, 2, (("codes_to_crack", 1),)),
    Agreed("plankenkoorts", 2, 11, (("standards_to_win", 1),)),
]
OTHERS = often(SHORT[:1], [*(one[0] for one in KNOWN[1:2] + KNOWN[3:]), *SHORT])


def ended(hand: WebHand, by_hand: ByHand, match: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The end sheet is there, drawn as elsewhere; from it one leaves for the title."""
    assert hand.screen.session.table.outcome is not None
    assert isinstance(hand.screen.controller.own_state, Over)
    assert hand.differences() == []
    told = str(by_hand)
    hand.press("end leave")
    assert hand.screen.named("new") is not None
    assert not hand.faults
    with capsys.disabled():
        print(f"\n{match} in the browser: {told}")


def left(hand: WebHand) -> None:
    """A match that is begun by day is drawn as elsewhere, and left for the title."""
    assert hand.screen.session.match.done
    if hand.screen.session.handover is not None:
        hand.press("lift")
    assert hand.differences() == []
    hand.press("menu")
    hand.press("menu leave")
    assert hand.screen.named("new") is not None
    assert not hand.faults


@pytest.mark.parametrize(("people", "seed"), SATOR)
def test_a_match_of_sator_from_title_to_end_sheet(
    hand: WebHand, capsys: pytest.CaptureFixture[str], people: int, seed: int
) -> None:
    """Taps and drags alone; what is final waits for its tick."""
    by_hand = ByHand(hand, seed)
    by_hand.begin(people)
    by_hand.play(most=FIRST_GESTURES)
    if FIRST_GESTURES == MOST_GESTURES:
        ended(hand, by_hand, f"sator-{people}", capsys)
    else:
        left(hand)


@pytest.mark.parametrize("agreed", OTHERS, ids=str)
def test_a_match_of_another_game_ends_as_by_actions(
    hand: WebHand, capsys: pytest.CaptureFixture[str], agreed: Agreed
) -> None:
    """What was tapped in the browser is what is done by actions alone, to the same digest."""
    by_hand = ByHand(hand, agreed.seed)
    by_hand.begin_as(agreed)
    by_hand.follow(agreed)
    ended(hand, by_hand, str(agreed), capsys)


# A match for somebody who sees nothing: whole by night, its first turns by day.
HEARD, WHOLE = Agreed("monasterium", 2, 4), 4000
HEARD_GESTURES = often(40, WHOLE)


class ByReader(ByHand):
    """Plays by what a screen reader finds: buttons by role and name, chosen with Enter."""

    def press(self, key: str) -> None:
        self.gestures += 1
        assert self.hand.screen is not None
        page = self.hand.page
        wanted = page.locator(f'[data-key="{key}"]')
        name = wanted.text_content() or ""
        called = page.get_by_role("button", name=name, exact=True)
        keys = called.evaluate_all("found => found.map((one) => one.dataset.key)")
        called.nth(keys.index(key)).focus()  # of two that are called alike, the one in its place
        self.hand.key("enter")

    def touch(self, id: str, *, keys: bool, only: bool = False) -> None:
        self.press(f"{PIECE}{id}")

    def lead(self, actions: Sequence[sc.Action]) -> bool:
        return False


def test_a_screen_reader_plays_a_match(hand: WebHand, capsys: pytest.CaptureFixture[str]) -> None:
    """From the title to the end sheet by names and keys alone; nothing is pointed at."""
    by_reader = ByReader(hand, HEARD.seed)
    by_reader.begin_as(HEARD)
    by_reader.follow(HEARD, most=HEARD_GESTURES)
    if HEARD_GESTURES == WHOLE:
        ended(hand, by_reader, f"{HEARD} by names and keys", capsys)
    assert by_reader.drags == 0
    assert not hand.faults
