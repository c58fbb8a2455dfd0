"""SATOR AREPO TENET OPERA ROTAS: a board game about monks, books and footbridges.

Every rule and card effect is a plugin of its own, found in the folders as a module or a table of
TOML. Each names the plugins that come before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import scriptorium as sc
import scriptorium.cards as sv

from .acolytes.walking import NOT_WALKED, bring_padlock, lock
from .box.card_numbers import NUMBERS_OF
from .box.contents import load
from .setup.fairness import BooksAway
from .verbs.lift import why_not_laid
from .verbs.operation_row import why_not_closed
from .verbs.walk import BARRED
from .verbs.walkers import why_nobody_moved
from .wording import english, reason

NAME = "sator"

WRONG_STEP = reason("wrong_step", "S7.1 R14", "sator-wrong-step")


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """SATOR is played by two to four colours."""
    colours = tuple(colour.id for colour in load().board.colour)
    return sc.About(
        NAME,
        NAME,
        title="SATOR AREPO TENET OPERA ROTAS",
        summary="Push and turn bridges over the abyss, and bring your books home.",
        author="Enrico Pesce, Federica Rinaldi",
        seats=colours,
        fewest=2,
        texts=Path(__file__).parent / "locale",
        templates=Path(__file__).parent / "templates",
        lessons=Path(__file__).parent / "lessons",
        art=Path(__file__).parent / "pictures",
        minutes=(45, 90),
        set_up=("draft", "place"),
        fair=BooksAway,
        requires=(
            "sator.board",
            "sator.cards",
            "sator.draw",
            "sator.unplaced",
            "sator.set_up",
        ),
    )


@sc.hookimpl
def scriptorium_plugins() -> Iterable[Any]:
    tables = (Path(__file__).parent / folder for folder in ("cards", "prayers"))
    named = {
        "all laid": why_not_laid,
        "board changed": why_not_closed,
        "lock": lock,
        "may walk": BARRED,
        "nobody has walked": NOT_WALKED,
        "padlock": bring_padlock,
        "somebody elsewhere": why_nobody_moved,
    }
    written = sv.written_effects(tables, NUMBERS_OF, english, named)
    return [*sc.plugins_in(__name__), *written]


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """The course of a match: sharing out, placing, playing (S4.3, S5.1, S7.1)."""
    turn = load().deck.numbers
    book.number("sator.action_points", turn.action_points)
    book.number("sator.free_actions", turn.free_actions)
    play = ("swap", "play", "walk", "draw")
    book.reason(*english.reasons)
    book.game(
        sc.Schedule(
            (
                sc.Phase("draft", ("draft",), wrong_step=WRONG_STEP),
                sc.Phase("place", ("place",), order=sc.COUNTER_CLOCKWISE, wrong_step=WRONG_STEP),
                sc.Phase("play", play, wrong_step=WRONG_STEP),
            ),
            budgets=(sc.Budget("ap", "sator.action_points"), sc.Budget("mp")),
            once=(sc.Once("free", "sator.free_actions"),),
        )
    )
