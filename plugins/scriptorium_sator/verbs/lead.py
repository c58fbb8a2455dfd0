"""The verb `lead`: walk the acolytes of other players (S15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import scriptorium as sc
import scriptorium.cards as sv

from ..acolytes.walk_targets import Acolyte, LedWays, Squares
from ..acolytes.walking import acolytes_of, cites_of_way
from ..board.piece_names import acolyte_piece
from ..board.targets import geometry, masks
from ..wording import reason, sentence
from .bridge_movement import NO_CHANGE
from .walkers import TOO_FAR, LeadWords, elsewhere, leadable, led, left, somebody, still_led

# Without this verb no card leads the acolytes of others.
scriptorium_about = sc.part_of_game(
    "sator.verb_lead", needs=("sator.acolytes", "sator.verbs", "sator.verb_pay")
)

OWN_ACOLYTE = reason("own_acolyte", "S15.1", "sator-own-acolyte")
ALREADY_MOVED = reason("already_moved", "S15.2", "sator-already-moved")
TOO_MANY_TARGETS = reason("too_many_targets", "S15.1", "sator-nihil-too-many-targets")
TOO_MANY_SQUARES = reason("too_many_squares", "S15.1", "sator-nihil-too-many-squares")


class Send(sc.Action, tag="sator.send", frozen=True):
    """Walk another player's acolyte along these squares."""

    seat: Annotated[sc.Seat, Acolyte()]
    path: Annotated[Squares, LedWays(left)]


def why_too_far(position: sc.Position, top: Any, action: Send) -> sc.Refused | None:
    """No more squares than there are."""
    most = left(position, top)
    if len(action.path) <= most:
        return None
    if isinstance(sv.words(position, top), LeadWords):
        return TOO_MANY_SQUARES(left=most)
    return TOO_FAR(most=most)


def why_no_way(position: sc.Position, top: Any, action: Send) -> sc.Refused | None:
    """By the rules of walking, and on no book at the end (S15.3, S15.4)."""
    seat, path = geometry(position).seat_number[action.seat], action.path
    far, also = (lambda: TOO_FAR(most=len(path))), ("S15.4", "R36")
    rules = acolytes_of(position)
    return rules.why_not(masks(position), seat, path, len(path), far, own=False, also=also)


def why_back(position: sc.Position, top: Any, action: Send) -> sc.Refused | None:
    """Back to where it began, and nobody else can be led any more (S15.6)."""
    board, seat = masks(position), geometry(position).seat_number[action.seat]
    if action.path[-1] != board.at[seat]:
        return None
    if not isinstance(sv.words(position, top), LeadWords):
        return NO_CHANGE()
    rest = left(position, top) - len(action.path) if still_led(position, top) > 1 else 0
    others = (other for other in leadable(position, top) if other != seat)
    walking = acolytes_of(position)
    if elsewhere(position, top) or any(
        walking.can_walk(board, other, rest, own=False, away=True) for other in others
    ):
        return None
    return NO_CHANGE(also=("S15.6", "R37"))


def sends(position: sc.Position, top: Any) -> Iterator[Send]:
    """For every acolyte, a shortest way to every other square it may stop on."""
    board, rules, most = masks(position), acolytes_of(position), left(position, top)
    for seat in leadable(position, top) if most > 0 else ():
        for path in rules.shortest(board, seat, most):
            yield Send(rules.geometry.seats[seat], path)


def send(now: sc.Change, top: sv.CardRun, action: Send) -> sv.Carried:
    """Walk it, collecting nothing; what is common to all who are led is kept."""
    seat = geometry(now).seat_number[action.seat]
    step = (seat, masks(now).at[seat], len(action.path))
    kept = (*top.kept, step) if isinstance(sv.words(now, top), LeadWords) else top.kept
    acolytes_of(now).go(now, seat, action.path, own=False)
    return sv.Carried((acolyte_piece(action.seat),), kept)


SEND = sc.Choice(
    Send,
    do=send,
    rules=(
        sc.Rule(TOO_MANY_TARGETS, predicate=lambda position, top, action: left(position, top) > 0),
        sc.Rule(OWN_ACOLYTE, predicate=lambda position, top, action: action.seat != top.seat),
        sc.Rule(
            ALREADY_MOVED,
            predicate=lambda position, top, action: (
                acolyte_piece(action.seat) not in led(position, top)
            ),
        ),
        sc.Rule(explain=why_too_far),
        sc.Rule(explain=why_no_way),
        sc.Rule(NO_CHANGE, explain=why_back),
    ),
    fast=sends,
    exists=somebody,
    form="{seat} {path}",
    also=("lead",),
    refusal=TOO_MANY_TARGETS,
    asks=reason("awaited", "S15.1 S15.3", "sator-touch-sending-out"),
    cites=cites_of_way({}),
)
MORE = sc.Rule(
    TOO_MANY_TARGETS, predicate=lambda position, top, action: still_led(position, top) > 0
)
LEFT = sc.Rule(TOO_MANY_SQUARES, predicate=lambda position, top, action: left(position, top) > 0)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    said = sentence("sator-verbs-lead-all")
    sv.verb(book, "lead", LeadWords, SEND, needs=(MORE, LEFT), said=said)
