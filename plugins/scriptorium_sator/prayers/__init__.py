"""Cards that are tables: MOVES and ROTAS (S10, S11), and the prayers (S15 to S22)."""

from __future__ import annotations

from pathlib import Path

from .. import game
from ..acolytes.walking import NOT_WALKED, bring_padlock, lock
from ..box.cards import NUMBERS_OF
from ..verbs.lift import why_not_laid
from ..verbs.operation_row import why_not_closed
from ..verbs.walk import BARRED, why_nobody_moved

HERE = Path(__file__).parent
game.written_effects(
    HERE,
    HERE.parent / "cards",
    params=NUMBERS_OF,
    named={
        "all laid": why_not_laid,
        "board changed": why_not_closed,
        "lock": lock,
        "may walk": BARRED,
        "nobody has walked": NOT_WALKED,
        "padlock": bring_padlock,
        "somebody elsewhere": why_nobody_moved,
    },
)
