"""Monasterium: send novices to five monasteries, share the dice, and set off chains of bonuses.

This package is the game's root plugin: rounds, dice, the player boards, the messenger, sending.
Everything else is a plugin that can be switched off. `docs/rules/monasterium.md` has the rules.
"""

from __future__ import annotations

from pathlib import Path

import scriptorium as sc

from .data import BOARD

say = sc.Say(Path(__file__).parent / "locale", {})
NOT_NOW = say.reason("MO22.6", "mo-not-now")
PLACING, ACTIONS = "placing", "actions"
ROLL, CHOOSE, TAKE, USE = "roll", "choose", "take", "use"
SEATS = BOARD.players.colours[: BOARD.players.max]

game = sc.Game(
    "monasterium",
    __file__,
    say=say,
    schedule=sc.Schedule(
        (
            sc.Phase(PLACING, (ROLL, CHOOSE), laps=False, wrong_step=NOT_NOW),
            sc.Phase(ACTIONS, (TAKE, USE), laps=False, wrong_step=NOT_NOW),
        ),
        over=say.reason("MO19.5", "mo-game-over"),
    ),
    clock_words=("round", "first", "turn", "chooser", "winners"),
    facts_when_off=True,
    title="Monasterium",
    summary="Send novices to five monasteries, and let one bonus set off the next.",
    seats=SEATS,
    fewest=BOARD.players.min,
    minutes=(60, 90),
    templates=Path(__file__).parent / "templates",
    version="2.0",  # from here on, what lies on the table belongs to seats
)
