"""Nobody passes: the refusal says what is to be done instead (MO6.3, MO7.7, MO8.3, R21)."""

from __future__ import annotations

import scriptorium as sc

from ..decisions import ACTING, ALL
from ..reasons import MUST_ACT, MUST_CHOOSE, MUST_PLACE, MUST_TAKE, NOT_NOW
from ..turns import CHOOSE, ROLL, TAKE

OF_STEP = {ROLL: MUST_PLACE, CHOOSE: MUST_PLACE, TAKE: MUST_TAKE}


class Pass(sc.Action, tag="monasterium.pass", frozen=True):
    """Pass, which is never allowed."""


def why(at: sc.Moment, action: Pass) -> sc.Refused | None:
    """What has to be chosen here."""
    if isinstance(at.decision, sc.Turn):
        return OF_STEP.get(at.clock.step, MUST_ACT)()
    return MUST_ACT() if isinstance(at.decision, ACTING) else MUST_CHOOSE()


PASSING = sc.Choice(
    Pass,
    do=lambda now, top, action: None,
    at=(sc.Turn, *ALL),
    rules=(sc.Rule(MUST_CHOOSE, explain=why),),
    quick=sc.Quick(lists=lambda at: ()),
    refusal=NOT_NOW,
)
