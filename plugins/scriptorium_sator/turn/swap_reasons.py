"""Why a swap is refused, and what is asked while one is made (S8)."""

from __future__ import annotations

from ..hand.hand_targets import NOT_HELD as NOT_HELD
from ..sentences import reason

HAND_TOO_SMALL = reason("hand_too_small", "S8.4 R17", "sator-swap-hand-too-small")
NEEDS_LF = reason("needs_lf", "S8.2 R18", "sator-needs-lf")
LF_LIMIT = reason("lf_limit", "S8.6 S6.4", "sator-lf-limit")
FIRST_TURN_LF = reason("first_turn_lf", "S8.8 R13", "sator-first-turn-lf")
DECK_EMPTY = reason("deck_empty", "S8.7 R19", "sator-deck-empty")
NO_SWAP = reason("deck_empty", "S8.7", "sator-no-swap")
ASKS = reason("awaited", "S8.1 S8.2", "sator-touch-exchanging")
ASKS_PICK = reason("awaited", "S8.2", "sator-touch-searching")
