"""Nobody passes: the refusal says what is to be done instead (MO6.3, MO7.7, MO8.3, R21)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc

from ..decisions import ACTING, ALL
from ..reasons import MUST_ACT, MUST_CHOOSE, MUST_PLACE, MUST_TAKE, NOT_NOW
from ..turns import CHOOSE, ROLL, TAKE

OF_STEP = {ROLL: MUST_PLACE, CHOOSE: MUST_PLACE, TAKE: MUST_TAKE}


class Pass(sc.Action, tag="monasterium.pass", frozen=True):
    """Pass, which is never allowed."""


def why(position: sc.Position, top: Any, action: Pass) -> sc.Refused | None:
    """What has to be chosen here."""
    if isinstance(top, sc.Turn):
        return OF_STEP.get(position.clock.step, MUST_ACT)()
    return MUST_ACT() if isinstance(top, ACTING) else MUST_CHOOSE()


PASSING = sc.Choice(
    Pass,
    do=lambda now, top, action: None,
    at=(sc.Turn, *ALL),
    rules=(sc.Rule(MUST_CHOOSE, explain=why),),
    fast=lambda position, top: (),
    refusal=NOT_NOW,
)
