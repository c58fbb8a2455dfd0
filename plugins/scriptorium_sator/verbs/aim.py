"""Which bridge a part of a card moves, and for which of them it has a way on (S9.7, S13)."""

from __future__ import annotations

import scriptorium as sc

from ..board.targets import Bridge, geometry, masks
from ..box.card_numbers import ANY, names_of
from ..hand.playing import too_dear
from ..wording import reason, sentence
from .bridge_movement import movement
from .bridge_parts import part_of, surcharge
from .movable_by_part import able, movable, of_part, own, some

NO_WAY = reason("no_change", "S9.7 S13.4", "sator-no-way")
NOT_AWAITED = reason("too_many_targets", "S17.1 S26.1 R42", "sator-not-awaited")
WRONG_MATERIAL = reason("wrong_material", "S10.1 R6", "sator-wrong-material")
WRONG_SHAPE = reason("wrong_shape", "S11.1", "sator-rotas-wrong-shape")
MOVED_ALREADY = reason("already_moved", "", "sator-verbs-moved-already")
NOT_THE_SAME = reason("wrong_target", "", "sator-verbs-not-the-same")
ACOLYTE_ON_BRIDGE = reason(
    "acolyte_on_bridge", "S13.5 S26.2 S17.2 S18.1", "sator-acolyte-on-bridge"
)


class Aim(sc.Action, tag="sator.aim", frozen=True):
    """Choose a bridge."""

    bridge: Bridge


class Operate(sc.Action, tag="sator.operate", frozen=True):
    """Choose the bridge of the next operation."""

    bridge: Bridge


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


SAID = sentence("sator-chooses-bridge")
RULES = (
    sc.Rule(mask=of_kind, explain=why_other_kind),
    sc.Rule(mask=of_part, explain=why_not_of_part),
    sc.Rule(mask=movable, explain=why_stuck),
    sc.Rule(ACOLYTE_ON_BRIDGE, mask=carried),
)
ENDS = (sc.Rule(NO_WAY, mask=able, predicate=leads_on),)
AIM = sc.Choice(
    Aim,
    rules=(*RULES, sc.Rule(explain=why_dear)),
    ends=ENDS,
    quick=sc.Quick(lists=able, exists=some, accepts=leads_on),
    asks=reason("awaited", "S9.2", "sator-touch-aiming"),
    also=("grip",),
    said=SAID,
)
OPERATE = sc.Choice(
    Operate,
    rules=RULES,
    ends=ENDS,
    quick=sc.Quick(lists=able, exists=some, accepts=leads_on),
    asks=reason("awaited", "S17.1 S26.1", "sator-touch-operations"),
    refusal=NOT_AWAITED,
    said=SAID,
)
