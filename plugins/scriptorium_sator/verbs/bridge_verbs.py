"""The verbs `move`, `turn` and `handle`: a bridge is chosen, then how it moves."""

from __future__ import annotations

import scriptorium as sc
import scriptorium_verbs as sv

from .aim import AIM, REASONS, ready
from .bridge_parts import ALONE
from .push import PUSH, PUSH_FAR
from .push import REASONS as OF_PUSHES
from .turn import AGAIN, ROTATE, ROTATE_TWICE, SPIN
from .turn import REASONS as OF_TURNS
from .verb_words import HandleWords, MoveWords, TurnWords


def said_move(words: MoveWords) -> sc.Text:
    """How far something is pushed."""
    return sc.text("sator-verbs-move", "Push a bridge: {squares}.", squares=words.squares)


def said_turn(words: TurnWords) -> sc.Text:
    """That something is turned."""
    return sc.text("sator-verbs-turn", "Turn a bridge.")


def said_handle(words: HandleWords) -> sc.Text:
    """That something is pushed or turned."""
    return sc.text("sator-verbs-handle", "Push or turn a bridge.")


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule no card moves a bridge."""
    after = ("sator.movement", "sator.operation")
    return sc.About("sator.verb_bridges", "sator", after=after, requires=after)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Lend the verbs to cards; levels come with the cards of the box that have them."""
    pushes = (PUSH,) if "sator.moves" in book.plugins else ()
    turns = (ROTATE, ROTATE_TWICE) if "sator.rotas" in book.plugins else ()
    stages = AIM, (*pushes, *turns, PUSH_FAR, SPIN), (AGAIN,) if turns else ()
    book.reason(*REASONS, *OF_PUSHES, *OF_TURNS)
    sv.verb(
        book,
        "move",
        MoveWords,
        *stages,
        said=said_move,
        form="move {bridge}: {path}",
        ready=ready,
        heedless=ALONE,
    )
    sv.verb(
        book,
        "turn",
        TurnWords,
        *stages,
        said=said_turn,
        form="swing {bridge}: {turn}",
        ready=ready,
        heedless=ALONE,
    )
    sv.verb(book, "handle", HandleWords, *stages, said=said_handle, ready=ready, heedless=ALONE)
