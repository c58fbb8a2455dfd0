"""Which cards of a hand have a bridge that they can move: asked for all of them at once (S9.7)."""

from __future__ import annotations

from typing import Any

from scriptorium import Moment
from scriptorium.cards import CardRules, CardRun

from ..board.targets import masks
from ..hand.playing import AP, PLAYING
from .bridge_movement import SERVICE
from .bridge_parts import part_of
from .movable_by_part import able

WANTED = "sator.wanted"  # under which it is kept, with the points


def wanted(position: Any, card: str, left: int) -> tuple[str, str, int, int] | None:
    """Which bridges a card wants to push or turn for the points left, as far as one is enough.

    Its name for those who keep cards from bridges, its back, the bridges of its kind to be pushed
    and to be turned; none of a card that pays before it begins. None where it is too dear.
    """
    part = part_of(Moment.of(position, CardRun(position.clock.seat, card)))
    if part.lowest > left:
        return None
    kinds = 0 if position.rules.programs[card].cost else part.kinds
    pushes = kinds if part.push.plain_price <= left else 0
    return part.card, part.back, pushes, kinds if part.turn.plain_price <= left else 0


def ready(position: Any, cards: tuple[str, ...]) -> frozenset[str]:
    """The cards with a bridge that they can move: the board is asked once for all of them."""
    here, left, rules = masks(position), position.clock.left[AP], position.rules
    moving, wants = rules.services[SERVICE], rules.extensions[CardRules].kept[WANTED, left]
    scope, known, found, last = moving.scope(position, here), here.geometry, [], None
    places, blocked = here.places, here.blocked
    for card in cards:
        try:
            want = wants[card]
        except KeyError:
            want = wants[card] = wanted(position, card, left)
        if want is None:
            continue
        name, back, pushes, turns = want
        if back != last:
            easy, last = scope.easy.get(back), back
            if easy is None:
                easy = moving.easy(position, here, scope, back)
        pushes &= easy
        turns &= easy
        if name in scope.asked:
            bit = 0
        elif not (bit := pushes & here.pushed or turns & here.turned):
            if pushes:
                bit = known.pushes.able(pushes, places, blocked, first=True)
                here.pushed |= bit
            if turns and not bit:
                bit = known.turns.able(turns, places, blocked, first=True)
                here.turned |= bit
        if bit or _is_ready(position, card):
            found.append(card)
    return frozenset(found)


def _is_ready(position: Any, card: str) -> bool:
    """The same of a card with which more has to be asked, if it is not too dear."""
    run = CardRun(position.clock.seat, card)
    program, part = (
        position.rules.programs[card],
        part_of(Moment.of(position, run)),
    )
    if program.cost and (part.pays or part.lowest):
        return PLAYING.can_begin(position, card, program)
    return bool(able(Moment.of(position, run), first=True))
