"""The verbs `move`, `turn` and `handle`: a bridge is chosen, then how it moves."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv

from ..wording import sentence
from .aim import AIM
from .bridge_parts import ALONE
from .bridge_words import HandleWords, MoveWords, TurnWords
from .movable_by_hand import ready
from .push import PUSH, PUSH_FAR
from .turn import AGAIN, ROTATE, ROTATE_TWICE, SPIN

# Without this rule no card moves a bridge.
scriptorium_about = sc.part_of_game(
    "sator.verb_bridges", needs=("sator.movement", "sator.operation")
)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Lend the verbs to cards; levels come with the cards of the box that have them."""
    pushes = (PUSH,) if "sator.moves" in book.plugins else ()
    turns = (ROTATE, ROTATE_TWICE) if "sator.rotas" in book.plugins else ()
    stages = AIM, (*pushes, *turns, PUSH_FAR, SPIN), (AGAIN,) if turns else ()
    for name, words, said, form in (
        ("move", MoveWords, sentence("sator-verbs-move"), "move {bridge}: {path}"),
        ("turn", TurnWords, sentence("sator-verbs-turn"), "swing {bridge}: {turn}"),
        ("handle", HandleWords, sentence("sator-verbs-handle"), ()),
    ):
        sv.verb(book, name, words, *stages, said=said, form=form, ready=ready, heedless=ALONE)
