"""Rennes-le-Château: a map that turns under your feet, clues, codes and ghosts.

The root plugin: the board, the turns, moving, event cards and cracking codes. Conversion, passing,
Cavernes, markers, symbols, areas, the Sanctuaire, each kind of event card and each ghost are
plugins of their own, beside the rules that they belong to. `docs/rules/rennes.md` has the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import scriptorium as sc

from .box import Box, load
from .village import Village, cards_of

SETUP, ROUND = "setup", "round"
CHOOSE, ACT, REFILL = "choose", "act", "refill"


def about(box: Box) -> dict[str, Any]:
    """Two to five colours play, each painted as its hazard is (RN1.4, R48)."""
    cards = box.cards
    return {
        "title": box.board.title,
        "seats": cards.colours[: cards.options.players_max],
        "fewest": cards.options.players_min,
        "colours": tuple((one.colour, one.palette) for one in cards.hazard if one.palette),
    }


BOX = load()
say = sc.Say(Path(__file__).parent / "locale", {})
WRONG_STEP = say.reason("RN4.3 RN16", "rn-wrong-step")
game = sc.Game(
    "rennes",
    __file__,
    say=say,
    schedule=sc.Schedule(
        (
            sc.Phase(SETUP, (CHOOSE,), wrong_step=WRONG_STEP),
            sc.Phase(ROUND, (ACT, REFILL), rotate=True, wrong_step=WRONG_STEP),
        )
    ),
    modules=("moving", "events", "codes", "course"),
    summary="Explore a map that turns under your feet, and crack the codes of Rennes.",
    minutes=(90, 120),
    templates=Path(__file__).parent / "templates",
    version="2.0",  # from here on, what lies on the table belongs to seats
    **about(BOX),
)
game.lend("village", Village(BOX))

# What the altar takes, and how many codes end the match (RN7.4, RN1.3).
PAYS = game.option(
    "sanctuaire_pays",
    lambda book: cards_of(book).options.sanctuaire_pays,
    among=("clues", "cards"),
)
ENOUGH = game.number_option(
    "codes_to_crack",
    lambda book: cards_of(book).options.codes_to_crack,
    among=lambda book: range(1, len(cards_of(book).codes) + 1),
    least=1,
)


def with_box(box: Box) -> sc.Game:
    """The same game on another board and with other cards (R1)."""
    return game.variant({"village": Village(box)}, **about(box))
