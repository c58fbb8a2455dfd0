"""SATOR AREPO TENET OPERA ROTAS: a board game about monks, books and footbridges.

The root plugin: the course of a match (S4.3, S5.1, S7.1). Every rule and card effect is a plugin of
its own, declared in the folders or written as a table of TOML. `docs/rules/sator.md` has the rules.
"""

from __future__ import annotations

from pathlib import Path

import scriptorium as sc

from .box.contents import load

say = sc.Say(Path(__file__).parent / "locale", {})
WRONG_STEP = say.reason("S7.1 R14", "sator-wrong-step")


class BooksAway(sc.Question, frozen=True):
    """How many steps is it from the start square of a seat to its books, all in all?"""

    seat: sc.Seat


game = sc.Game(
    "sator",
    __file__,
    say=say,
    schedule=sc.Schedule(
        (
            sc.Phase("draft", ("draft",), wrong_step=WRONG_STEP),
            sc.Phase("place", ("place",), order=sc.COUNTER_CLOCKWISE, wrong_step=WRONG_STEP),
            sc.Phase("play", ("swap", "play", "walk", "draw"), wrong_step=WRONG_STEP),
        ),
        budgets=(sc.Budget("ap", "sator.action_points"), sc.Budget("mp")),
        once=(sc.Once("free", "sator.free_actions"),),
    ),
    clock_words=("turn", "step", "chooser", "winner", "ap", "mp", "free"),
    title="SATOR AREPO TENET OPERA ROTAS",
    summary="Push and turn bridges over the abyss, and bring your books home.",
    author="Enrico Pesce, Federica Rinaldi",
    seats=tuple(colour.id for colour in load().board.colour),
    fewest=2,
    templates=Path(__file__).parent / "templates",
    minutes=(45, 90),
    set_up=("draft", "place"),
    fair=BooksAway,
    requires=("sator.board", "sator.cards", "sator.draw", "sator.unplaced", "sator.set_up"),
)
game.number("action_points", load().deck.numbers.action_points)
game.number("free_actions", load().deck.numbers.free_actions)
