"""Why a swap is refused, and what is asked while one is made (S8)."""

from __future__ import annotations

import scriptorium as sc

from ..hand.hand_targets import NOT_HELD as NOT_HELD

HAND_TOO_SMALL = sc.Reason(
    "hand_too_small", "S8.4 R17", "A swap takes {cards} cards of the hand.",
    message="sator-swap-hand-too-small",
)  # fmt: skip
NEEDS_LF = sc.Reason(
    "needs_lf", "S8.2 R18", "A search takes at least one Liber Fidei card.",
    message="sator-needs-lf",
)  # fmt: skip
LF_LIMIT = sc.Reason(
    "lf_limit", "S8.6 S6.4", "You may hold {most} Liber Fidei cards at most.",
    message="sator-lf-limit",
)  # fmt: skip
FIRST_TURN_LF = sc.Reason(
    "first_turn_lf", "S8.8 R13", "In your first turn no swap takes Liber Fidei cards.",
    message="sator-first-turn-lf",
)  # fmt: skip
DECK_EMPTY = sc.Reason(
    "deck_empty", "S8.7 R19", "There is no card to be had from that deck.",
    message="sator-deck-empty",
)  # fmt: skip
NO_SWAP = sc.Reason(
    "deck_empty", "S8.7", "No deck could give a card for these.", message="sator-no-swap"
)
ASKS = sc.Reason(
    "awaited",
    "S8.1 S8.2",
    "The swap goes on: touch the cards that you give up and the deck you want a card of.",
    message="sator-touch-exchanging",
)
ASKS_PICK = sc.Reason(
    "awaited", "S8.2", "Touch the card that you take out of the deck you are looking through.",
    message="sator-touch-searching",
)  # fmt: skip
