"""Cards as tables: MOVES and ROTAS (S10, S11), the prayers (S15 to S22); WILD cards (S12).

Packs have cards that are composed of verbs, and ask about what the player has.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import scriptorium as sc
from scriptorium.cards import EFFECT

from .. import game
from ..acolytes.walking import BARRED, NOT_WALKED, bring_padlock, lock
from ..board.board_state import Board
from ..board.targets import seat_of
from ..box.cards import NUMBERS_OF, WildNumbers
from ..hand.playing import AP, HAND, PLAYING
from ..verbs.lift import ALL_LAID, HAS_ROOM, LIFTED
from ..verbs.operation_row import BEGUN, CHANGED
from ..verbs.walk import ELSEWHERE

game.written_effects(
    Path(__file__).parent,
    params=NUMBERS_OF,
    named={
        "all laid": ALL_LAID,
        "board changed": CHANGED,
        "lock": lock,
        "may walk": BARRED,
        "nobody has walked": NOT_WALKED,
        "padlock": bring_padlock,
        "room for it": HAS_ROOM,
        "somebody elsewhere": ELSEWHERE,
        "something lifted": LIFTED,
        "something moved": BEGUN,
    },
)


# Without this rule there are no cards of verbs.
VERBS = game.plugin("verbs", after=("sator.cards",))


def books(at: sc.Moment) -> int:
    """How many books the player has recovered."""
    return at[Board].taken[seat_of(at)]


def others_books(at: sc.Moment) -> int:
    """How many the best of the others has."""
    mine = seat_of(at)
    return max((n for seat, n in enumerate(at[Board].taken) if seat != mine), default=0)


VERBS.condition("books", books)
VERBS.condition("others_books", others_books)
VERBS.condition("hand", lambda at: len(HAND(at)))
VERBS.condition("points", lambda at: at.clock.left[AP])


VERBS.effect(EFFECT, PLAYING.begin)


# Without this rule WILD cards do nothing.
WILD = game.plugin("wild", needs=("sator.verb_bridges",), after=("sator.moves", "sator.rotas"))

MOVES = ("moves {ap} {bridge}: {path}",)
ROTAS = ("rotas {ap} {bridge}: {turn}", "rotas {ap} {bridge}: {first}, {second}")


def either(book: sc.RuleBook, numbers: WildNumbers) -> dict[str, Any]:
    """Whichever of pushing and turning is part of the match (S12.1, R32)."""
    pushes, turns = "sator.moves" in book.plugins, "sator.rotas" in book.plugins
    levels = {"moves": numbers.moves if pushes else (), "rotas": numbers.rotas if turns else ()}
    lines = (*(MOVES if pushes else ()), *(ROTAS if turns else ()))
    return {"line": lines, "do": [{"handle": "bridge", "carry": True, **levels}]}


WILD.effect(
    "sator.wild",
    params=WildNumbers,
    program=either,
    cites={"aim gargoyle_on_bridge": "S10.1 S11.1", "aim golden_rule": "S12.3"},
)
