"""Which bridge a part of a card moves, and for which of them it has a way on (S9.7, S13)."""

from __future__ import annotations

from typing import Any

import scriptorium as sc
import scriptorium_verbs as sv

from ..board.targets import Bridge, geometry, masks
from ..hand.playing import AP, can_begin, too_dear
from .bridge_movement import ACOLYTE_ON_BRIDGE
from .bridge_parts import FIRST, movement, part_of, surcharge
from .operation_row import moved_before
from .push import can_push
from .turn import can_turn

NO_WAY = sc.Reason(
    "no_change",
    "S9.7 S13.4",
    "{bridge} cannot be moved in any legal way now.",
    message="sator-no-way",
)
NOT_AWAITED = sc.Reason(
    "too_many_targets",
    "S17.1 S26.1 R42",
    "No further operation belongs to this effect.",
    message="sator-not-awaited",
)
WRONG_MATERIAL = sc.Reason(
    "wrong_material",
    "S10.1 R6",
    "This card moves bridges of {material}; {bridge} is another.",
    message="sator-wrong-material",
)
WRONG_SHAPE = sc.Reason(
    "wrong_shape",
    "S11.1",
    "This card turns bridges of the shape {shape}; {bridge} is another.",
    message="sator-rotas-wrong-shape",
)
MOVED_ALREADY = sc.Reason(
    "already_moved",
    "",
    "This card has moved {bridge} already; it asks for another.",
    message="sator-verbs-moved-already",
)
NOT_THE_SAME = sc.Reason(
    "wrong_target",
    "",
    "Here the card goes on with the bridge it has moved last; {bridge} is another.",
    message="sator-verbs-not-the-same",
)
ASKS = sc.Reason(
    "awaited",
    "S9.2",
    "First touch the bridge that your card is to move.",
    message="sator-touch-aiming",
)
ASKS_EMPTY = sc.Reason(
    "awaited",
    "S17.1 S26.1",
    "Touch a bridge that carries neither an acolyte nor a gargoyle; it is then pushed or turned.",
    message="sator-touch-operations",
)


class Aim(sc.Action, tag="sator.aim", frozen=True):
    """Choose a bridge."""

    bridge: Bridge


class Operate(sc.Action, tag="sator.operate", frozen=True):
    """Choose the bridge of the next operation."""

    bridge: Bridge


# What refuses a bridge, in order.


def of_kind(position: Any, top: Any) -> int:
    """The bridges of the material and the shape."""
    return part_of(position, top).kinds


def why_other_kind(position: Any, top: Any, action: Aim) -> sc.Refused | None:
    """Name what the card is for."""
    words, kind = part_of(position, top).words, geometry(position).bridges[action.bridge]
    name = movement(position).name(position, action.bridge)
    if kind.material not in words.materials and "any" not in words.materials:
        return WRONG_MATERIAL(material=", ".join(words.materials), bridge=name)
    return WRONG_SHAPE(shape=", ".join(words.shapes), bridge=name)


def own(position: Any, top: Any) -> int:
    """The bridges that the card has moved, bit by bit."""
    return sum({1 << bridge for bridge in moved_before(position, top)}) if top.touched else 0


def of_part(position: Any, top: Any) -> int:
    """Another one than before, or the same, where the part says so."""
    which = part_of(position, top).words.which
    if which == "another":
        return ~own(position, top)
    if which == "same":
        last = moved_before(position, top)[-1:]
        return 1 << last[0] if last else 0
    return -1


def why_not_of_part(position: Any, top: Any, action: Aim) -> sc.Refused:
    """It has been moved already, or is not the one to go on with."""
    another = part_of(position, top).words.which == "another"
    reason = MOVED_ALREADY if another else NOT_THE_SAME
    return reason(bridge=movement(position).name(position, action.bridge))


def movable(position: Any, top: Any) -> int:
    """What no rule about moving keeps from the card."""
    moving, here, card = movement(position), masks(position), part_of(position, top).card
    scope = moving.scope(position, here)
    if top.touched or card in scope.asked:
        return moving.movable(position, here, card, -1, own(position, top))
    return scope.open


def why_stuck(position: Any, top: Any, action: Aim) -> sc.Refused | None:
    """What keeps the bridge where it is."""
    card, before = part_of(position, top).card, own(position, top)
    return movement(position).why_stuck(position, masks(position), action.bridge, card, before)


def carried(position: Any, top: Any) -> int:
    """Those without acolytes, where the part carries none."""
    return -1 if part_of(position, top).words.carry else ~masks(position).with_acolyte


def why_dear(position: Any, top: Any, action: Aim) -> sc.Refused | None:
    """The acolytes can be paid for; where a level is to be chosen, that one tells its price."""
    part = part_of(position, top)
    if part.priced:
        return None
    extra = surcharge(position, part, masks(position), action.bridge)
    return too_dear(position, extra, "S13.1")


# Which of them have a way on.


def able(position: Any, top: Any, *, first: bool = False) -> int:
    """The bridges that the part can move, bit by bit; or only the first found."""
    part, left = part_of(position, top), position.clock.left[AP]
    if part.lowest > left:
        return 0
    here, moving = masks(position), movement(position)
    scope = moving.scope(position, here)
    among = part.kinds if part.words.carry else part.kinds & ~here.with_acolyte
    if top.touched or part.words.which == "same":
        among &= of_part(position, top)
    if top.touched or part.card in scope.asked:
        among = moving.movable(position, here, part.card, among, own(position, top))
    else:
        among &= scope.open
    row = part.together and top.touched
    watched = -1 if row else moving.watched(position, here, part.card, scope)
    hard = watched | here.with_acolyte
    found = 0
    for price, plain, quick, can in (
        (part.push_price, part.push_plain, here.pushable, can_push),
        (part.turn_price, part.turn_plain, here.turnable, can_turn),
    ):
        if price > left or (first and found):
            continue
        rest = among & ~found & quick()
        if plain:
            found |= rest & ~hard
            rest &= hard
        while rest and not (first and found):
            low = rest & -rest
            rest ^= low
            if can(position, top, part, here, low.bit_length() - 1, bool(watched & low)):
                found |= low
    return found


def ready(position: Any, cards: tuple[str, ...]) -> frozenset[str]:
    """The cards with a bridge that they can move: the board is asked once for all of them."""
    moving, here, left = movement(position), masks(position), position.clock.left[AP]
    scope, seat, programs = (
        moving.scope(position, here),
        position.clock.seat,
        position.rules.chapters[sv.CardRules].programs,
    )
    found, pushable, turnable = [], -1, -1  # not worked out
    for card in cards:
        program = programs[card]
        part = program.__dict__.get(FIRST) or part_of(position, sv.CardRun(seat, card))
        if program.cost and (part.pays or part.lowest):
            if can_begin(position, card, program):
                found.append(card)
            continue
        if part.lowest > left:
            continue
        if part.card not in scope.asked:  # those of which nothing but the board need be asked
            easy = scope.easy.get(part.back)
            if easy is None:
                easy = moving.easy(position, here, part.card, scope)
            easy &= part.kinds
            if easy and part.push_plain and part.push_price <= left:
                pushable = here.pushable() if pushable < 0 else pushable
                if easy & pushable:
                    found.append(card)
                    continue
            if easy and part.turn_plain and part.turn_price <= left:
                turnable = here.turnable() if turnable < 0 else turnable
                if easy & turnable:
                    found.append(card)
                    continue
        if able(position, sv.CardRun(seat, card), first=True):
            found.append(card)
    return frozenset(found)


def some(position: Any, top: Any) -> bool:
    """Whether there is one."""
    return bool(able(position, top, first=True))


SAID = sc.Sentence("sator-chooses-bridge", "{seat} chooses {bridge}.")
RULES = (
    sc.Rule(lets=of_kind, why=why_other_kind),
    sc.Rule(lets=of_part, why=why_not_of_part),
    sc.Rule(lets=movable, why=why_stuck),
    sc.Rule(ACOLYTE_ON_BRIDGE, lets=carried),
)
ENDS = (sc.Rule(NO_WAY, lets=able),)
AIM = sc.Choice(
    Aim,
    rules=(*RULES, sc.Rule(why=why_dear)),
    ends=ENDS,
    fast=able,
    exists=some,
    asks=ASKS,
    also=("grip",),
    said=SAID,
)
OPERATE = sc.Choice(
    Operate,
    rules=RULES,
    ends=ENDS,
    fast=able,
    exists=some,
    asks=ASKS_EMPTY,
    refusal=NOT_AWAITED,
    said=SAID,
)
REASONS = (NOT_AWAITED, WRONG_MATERIAL, WRONG_SHAPE, MOVED_ALREADY, NOT_THE_SAME)
