"""WILD: a card that is played as MOVES or as ROTAS, on any bridge (S12)."""

from __future__ import annotations

import scriptorium as sc

from ..box.card_numbers import WildNumbers
from ..verbs.bridge_movement import NOT_ON_BOARD
from . import moves, rotas
from .aiming import Aims, Use
from .playing import played


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule WILD cards do nothing."""
    return sc.About("sator.wild", "sator", after=("sator.aiming", "sator.moves", "sator.rotas"))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Whichever of pushing and turning is part of the match (S12.1, R32)."""
    aims: Aims = book.service("sator.aiming")

    def use(numbers: WildNumbers) -> Use:
        return Use(
            aims.movement.geometry.every_bridge,
            ((moves.WAY, numbers.moves), (rotas.WAY, numbers.rotas)),
            carries=True,
            why_not=lambda position, bridge: NOT_ON_BOARD(
                bridge=aims.movement.name(position, bridge)
            ),
        )

    aims.effect("sator.wild", use)
    book.effect("sator.wild", played, params=WildNumbers)
