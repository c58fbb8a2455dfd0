"""The verbs `move`, `turn` and `handle`: a bridge is chosen, then how it moves."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv

from .. import game, say
from .aim import Aim
from .bridge_parts import ALONE
from .bridge_words import HandleWords, MoveWords, TurnWords
from .movable_by_hand import ready
from .push import Push, PushFar
from .turn import Rotate, RotateAgain, RotateTwice, Spin

# Without this rule no card moves a bridge.
VERB_BRIDGES = game.plugin("verb_bridges", needs=("sator.movement", "sator.operation"))


@VERB_BRIDGES.write
def lend(book: sc.RuleBook) -> None:
    """Lend the verbs to cards; levels come with the cards of the box that have them."""
    pushes = (Push,) if "sator.moves" in book.plugins else ()
    turns = (Rotate, RotateTwice) if "sator.rotas" in book.plugins else ()
    again = (RotateAgain,) if turns else ()
    steps = (Aim,), (*pushes, *turns, PushFar, Spin), again
    stages = [tuple(map(sc.declared_choice, step)) for step in steps]
    for name, words, said, form in (
        ("move", MoveWords, say("sator-verbs-move"), "move {bridge}: {path}"),
        ("turn", TurnWords, say("sator-verbs-turn"), "swing {bridge}: {turn}"),
        ("handle", HandleWords, say("sator-verbs-handle"), ()),
    ):
        sv.verb(book, name, words, *stages, said=said, form=form, ready=ready, heedless=ALONE)
