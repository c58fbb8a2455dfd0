"""Which cards of a hand have a bridge that they can move: asked for all of them at once (S9.7)."""

from __future__ import annotations

from typing import Any

from scriptorium_verbs import CardRules, CardRun

from ..board.targets import masks
from ..hand.playing import AP, PLAYING
from .bridge_movement import SERVICE
from .bridge_parts import FIRST, part_of
from .movable_by_part import able


def ready(position: Any, cards: tuple[str, ...]) -> frozenset[str]:
    """The cards with a bridge that they can move: the board is asked once for all of them."""
    here, left, rules = masks(position), position.clock.left[AP], position.rules
    moving, programs = rules.services[SERVICE], rules.chapters[CardRules].programs
    scope = moving.scope(position, here)
    # By the back of a card, the bridges of which nothing but the board need be asked.
    easy_for: dict[str, int] = {}
    known, asked, found = here.geometry, scope.asked, []
    for card in cards:
        program = programs[card]
        part: Any = program.__dict__.get(FIRST)
        if part is None:
            part = part_of(position, CardRun(position.clock.seat, card))
        if program.cost and (part.pays or part.lowest):
            if PLAYING.can_begin(position, card, program):
                found.append(card)
            continue
        if part.lowest > left:
            continue
        if part.card not in asked:
            easy = easy_for.get(part.back, -1)
            if easy < 0:
                light = scope.open & ~here.with_acolyte
                easy = easy_for[part.back] = light & ~moving.watched(position, here, part.back)
            easy &= part.kinds
            if easy and part.push.plain_price <= left:
                if not easy & here.pushed:
                    here.pushed |= known.pushes.able(easy, here.places, here.blocked, first=True)
                if easy & here.pushed:
                    found.append(card)
                    continue
            if easy and part.turn.plain_price <= left:
                if not easy & here.turned:
                    here.turned |= known.turns.able(easy, here.places, here.blocked, first=True)
                if easy & here.turned:
                    found.append(card)
                    continue
        if able(position, CardRun(position.clock.seat, card), first=True):
            found.append(card)
    return frozenset(found)
