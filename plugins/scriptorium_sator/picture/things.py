"""What the pieces of the picture are for, told to whoever touches one that means nothing now."""

from __future__ import annotations

import scriptorium as sc
import scriptorium_picture as sp

from ..board import piece_names as pieces
from ..wording import thing

# Answers to touches belong to every match of SATOR.
scriptorium_about = sc.part_of_game("sator.answers", after=("sator.cards",))

THINGS = (
    thing("", "S9.2 S24.1", "sator-touch-ground"),
    thing("bridge-", "S9.2 S26.1", "sator-touch-bridge"),
    thing("acolyte-", "S24.1 S15.1", "sator-touch-acolyte"),
    thing("book-", "S25.1", "sator-touch-book"),
    thing("gargoyle-", "S16.1 S23.6", "sator-touch-gargoyle"),
    thing(pieces.AP, "S7.2", "sator-touch-ap", always=True, budget="ap"),
    thing(pieces.MP, "S7.3", "sator-touch-mp", always=True, budget="mp"),
    thing(pieces.TURN, "S7.1", "sator-touch-turn"),
    thing("seat-", "S7.8", "sator-touch-seat", always=True),
    thing("back-", "S30.2", "sator-touch-hidden", always=True),
    thing("outline-", "S5.1", "sator-touch-outline", always=True),
    thing(f"{pieces.IM_DECK} lf-deck-", "S28.1 S8.1", "sator-touch-deck"),
    thing(pieces.IM_DISCARD, "S8.5 S28.4", "sator-touch-discard", always=True),
    thing("played-", "S9.5", "sator-touch-played", always=True),
    thing("lf-out- out-", "S8.5 S20.1", "sator-touch-gone", always=True),
    thing("taken-", "S25.1 S1.5", "sator-touch-taken", always=True),
    thing("start-", "S2.2 S24.6", "sator-touch-start"),
    thing(pieces.PADLOCK, "S17.3", "sator-touch-padlock", always=True),
    thing(f"{pieces.SWAP_BUTTON} {pieces.SEARCH_BUTTON}", "S8.4 S7.1", "sator-touch-swap"),
)
# A card of the hand, the free action and the buttons have reasons of their own against them.
CHOICES = tuple(map(sp.Thing, ("hand-", pieces.FREE, pieces.DONE, pieces.END)))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    sp.add_things(book, *THINGS, CHOICES)
