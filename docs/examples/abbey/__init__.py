"""Two rules of an abbey: iron is too heavy for the free action, and books bring cards."""

from __future__ import annotations

import scriptorium as sc
from scriptorium_sator.acolytes.walking import BookTaken
from scriptorium_sator.hand.playing import HAND, IM_DECK, IM_DISCARD
from scriptorium_sator.verbs.movement_questions import FREE, KeptFrom

ABBEY = sc.Plugin(
    "abbey",
    "sator",
    file=__file__,
    version="1.0",
    title="The rule of the abbey",
    author="The Scriptorium founders",
    summary="Iron stays where it is in the free action; a collected book draws a card.",
)


@ABBEY.answer(KeptFrom, reason=ABBEY.say.reason("A1", "abbey-too-heavy"))
def iron_is_heavy(position: sc.Position, asked: KeptFrom) -> int:
    """A1: the free action, which is no card, moves no iron."""
    geometry = position.rules.services["sator.board"]
    return geometry.among(geometry.of_material, ("iron",)) if asked.card == FREE else 0


@ABBEY.react(BookTaken)
def read_and_draw(now: sc.Change, event: BookTaken) -> None:
    """A2: who collects a book draws a card, where there is one."""
    if IM_DECK(now) or IM_DISCARD(now):
        sc.draw(now, IM_DECK, HAND.of(event.seat), refill=IM_DISCARD)
