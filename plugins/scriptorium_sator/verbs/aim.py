"""Which bridge a part of a card moves, and for which of them it has a way on (S9.7, S13)."""

from __future__ import annotations

import scriptorium as sc

from .. import say
from ..board.targets import Bridge, geometry, masks
from ..box.cards import ANY, names_of
from ..hand.playing import too_dear
from .bridge_movement import movement
from .bridge_parts import part_of, surcharge
from .movable_by_part import able, movable, of_part, own, some
from .movement_questions import MOVEMENT

NO_WAY = say.reason("S9.7 S13.4", "sator-no-way", id="no_change")
NOT_AWAITED = say.reason("S17.1 S26.1 R42", "sator-not-awaited", id="too_many_targets")
WRONG_MATERIAL = say.reason("S10.1 R6", "sator-wrong-material")
WRONG_SHAPE = say.reason("S11.1", "sator-rotas-wrong-shape", id="wrong_shape")
MOVED_ALREADY = say.reason("", "sator-verbs-moved-already", id="already_moved")
NOT_THE_SAME = say.reason("", "sator-verbs-not-the-same", id="wrong_target")


# What refuses a bridge, in order.


def of_kind(at: sc.Moment) -> int:
    """The bridges of the material and the shape."""
    return part_of(at).kinds


def why_other_kind(at: sc.Moment, action: Aim) -> sc.Refused | None:
    """Name what the card is for."""
    words, kind = part_of(at).words, geometry(at).bridges[action.bridge]
    name, materials = movement(at).name(at, action.bridge), names_of(words.material)
    if kind.material not in materials and ANY not in materials:
        return WRONG_MATERIAL(material=", ".join(materials), bridge=name)
    return WRONG_SHAPE(shape=", ".join(names_of(words.shape)), bridge=name)


def why_not_of_part(at: sc.Moment, action: Aim) -> sc.Refused:
    """It has been moved already, or is not the one to go on with."""
    another = part_of(at).words.which == "another"
    reason = MOVED_ALREADY if another else NOT_THE_SAME
    return reason(bridge=movement(at).name(at, action.bridge))


def why_stuck(at: sc.Moment, action: Aim) -> sc.Refused | None:
    """What keeps the bridge where it is."""
    card, before = part_of(at).card, own(at)
    return movement(at).why_stuck(at, masks(at), action.bridge, card, before)


def carried(at: sc.Moment) -> int:
    """Those without acolytes, where the part carries none."""
    return -1 if part_of(at).words.carry else ~masks(at).with_acolyte


def why_dear(at: sc.Moment, action: Aim) -> sc.Refused | None:
    """The acolytes can be paid for; where a level is to be chosen, that one tells its price."""
    part = part_of(at)
    if part.priced:
        return None
    extra = surcharge(at, part, masks(at), action.bridge)
    return too_dear(at, extra, "S13.1")


def leads_on(at: sc.Moment, action: Aim) -> bool:
    """The part can move the bridge, and leave it somewhere."""
    return bool(able(at, 1 << action.bridge))


RULES = (
    sc.Rule(mask=of_kind, explain=why_other_kind),
    sc.Rule(mask=of_part, explain=why_not_of_part),
    sc.Rule(mask=movable, explain=why_stuck),
    say.rule("S13.5 S26.2 S17.2 S18.1", "sator-acolyte-on-bridge", mask=carried),
)
ENDS = (say.rule_for(NO_WAY, mask=able, predicate=leads_on),)


@MOVEMENT.verb_step(
    *RULES,
    sc.Rule(explain=why_dear),
    ends=ENDS,
    quick=sc.Quick(lists=able, exists=some, accepts=leads_on),
    asks=say.awaits("S9.2", "sator-touch-aiming"),
    also=("grip",),
    said=say("sator-chooses-bridge"),
)
class Aim(sc.Action, tag="sator.aim", frozen=True):
    """Choose a bridge."""

    bridge: Bridge


@MOVEMENT.verb_step(
    *RULES,
    ends=ENDS,
    quick=sc.Quick(lists=able, exists=some, accepts=leads_on),
    asks=say.awaits("S17.1 S26.1", "sator-touch-operations"),
    refusal=NOT_AWAITED,
    said=say("sator-chooses-bridge"),
)
class Operate(sc.Action, tag="sator.operate", frozen=True):
    """Choose the bridge of the next operation."""

    bridge: Bridge
