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
    known, easy_for, asked, found = here.geometry, scope.easy, scope.asked, []
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
            easy = easy_for.get(part.back)
            if easy is None:
                easy = moving.easy(position, here, scope, part.back)
            easy &= part.kinds
            pushes = easy if part.push.plain_price <= left else 0
            turns = easy if part.turn.plain_price <= left else 0
            if pushes and not (pushes & here.pushed or turns & here.turned):
                here.pushed |= known.pushes.able(pushes, here.places, here.blocked, first=True)
            if turns and not (pushes & here.pushed or turns & here.turned):
                here.turned |= known.turns.able(turns, here.places, here.blocked, first=True)
            if pushes & here.pushed or turns & here.turned:
                found.append(card)
                continue
        if able(position, CardRun(position.clock.seat, card), first=True):
            found.append(card)
    return frozenset(found)
