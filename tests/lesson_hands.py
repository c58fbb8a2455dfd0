"""Plays a lesson as a learner does: by touching what its steps lead to, through real events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Touch = Callable[[str], None]


def play_on(screen: Any, touch: Touch, press: Touch, think: Callable[[], None]) -> None:
    """One touch further: a nod, what is awaited, a tick, or what will be refused."""
    session, guide = screen.session, screen.session.guide
    if screen.controller.proposal is not None:
        press("yes")
    elif guide.is_read:
        press("advice")
    elif session.awaits_computer:
        think()
    elif guide.is_trial:
        touch(_refused(screen) or guide.step.at[0])
    elif session.touching.next:
        touch(session.touching.next[0])
    else:
        press("more")


def _refused(screen: Any) -> str:
    """A piece whose touch is refused for the reason that the step is to show."""
    session = screen.session
    for piece in screen.controller.shown.pieces:
        answer = session.why_not(piece.id)
        refused = answer.refused if answer is not None else None
        if refused is not None and refused.carries(session.guide.step.step.why):
            return piece.id
    return ""


def learn(screen: Any, touch: Touch, press: Touch, think: Callable[[], None]) -> int:
    """Go through the whole lesson; gives how many touches it took."""
    touches = 0
    while not screen.session.guide.finished:
        play_on(screen, touch, press, think)
        touches += 1
        assert touches < 100, screen.session.guide.progress
    return touches
