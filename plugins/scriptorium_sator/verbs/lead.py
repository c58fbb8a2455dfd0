"""The verb `lead`: walk the acolytes of other players (S15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import scriptorium as sc
import scriptorium.cards as sv

from .. import game, say
from ..acolytes.walk_targets import Acolyte, LedWays, Squares
from ..acolytes.walking import acolytes_of, cites_of_way
from ..board.piece_names import acolyte_piece
from ..board.targets import geometry, masks
from .bridge_movement import NO_CHANGE
from .walkers import TOO_FAR, LeadWords, elsewhere, leadable, led, left, somebody, still_led

# Without this verb no card leads the acolytes of others.
VERB_LEAD = game.plugin("verb_lead", needs=("sator.acolytes", "sator.verbs", "sator.verb_pay"))

TOO_MANY_TARGETS = say.reason("S15.1", "sator-nihil-too-many-targets", id="too_many_targets")
TOO_MANY_SQUARES = say.reason("S15.1", "sator-nihil-too-many-squares", id="too_many_squares")


def why_too_far(at: sc.Moment, action: Send) -> sc.Refused | None:
    """No more squares than there are."""
    most = left(at)
    if len(action.path) <= most:
        return None
    if isinstance(sv.words(at), LeadWords):
        return TOO_MANY_SQUARES(left=most)
    return TOO_FAR(most=most)


def why_no_way(at: sc.Moment, action: Send) -> sc.Refused | None:
    """By the rules of walking, and on no book at the end (S15.3, S15.4)."""
    seat, path = geometry(at).seat_number[action.seat], action.path
    far, also = (lambda: TOO_FAR(most=len(path))), ("S15.4", "R36")
    rules = acolytes_of(at)
    return rules.why_not(masks(at), seat, path, len(path), far, own=False, also=also)


def why_back(at: sc.Moment, action: Send) -> sc.Refused | None:
    """Back to where it began, and nobody else can be led any more (S15.6)."""
    board, seat = masks(at), geometry(at).seat_number[action.seat]
    if action.path[-1] != board.at[seat]:
        return None
    if not isinstance(sv.words(at), LeadWords):
        return NO_CHANGE()
    rest = left(at) - len(action.path) if still_led(at) > 1 else 0
    others = (other for other in leadable(at) if other != seat)
    walking = acolytes_of(at)
    if elsewhere(at) or any(
        walking.can_walk(board, other, rest, own=False, away=True) for other in others
    ):
        return None
    return NO_CHANGE(also=("S15.6", "R37"))


def sends(at: sc.Moment) -> Iterator[Send]:
    """For every acolyte, a shortest way to every other square it may stop on."""
    board, rules, most = masks(at), acolytes_of(at), left(at)
    for seat in leadable(at) if most > 0 else ():
        for path in rules.shortest(board, seat, most):
            yield Send(rules.geometry.seats[seat], path)


@VERB_LEAD.verb_step(
    say.rule_for(TOO_MANY_TARGETS, predicate=lambda at, do: left(at) > 0),
    say.rule("S15.1", "sator-own-acolyte", predicate=lambda at, do: do.seat != at.me),
    say.rule(
        "S15.2",
        "sator-already-moved",
        predicate=lambda at, do: acolyte_piece(do.seat) not in led(at),
    ),
    sc.Rule(explain=why_too_far),
    sc.Rule(explain=why_no_way),
    say.rule_for(NO_CHANGE, explain=why_back),
    quick=sc.Quick(lists=sends, exists=somebody),
    form="{seat} {path}",
    also=("lead",),
    refusal=TOO_MANY_TARGETS,
    asks=say.awaits("S15.1 S15.3", "sator-touch-sending-out"),
    cites=cites_of_way({}),
)
class Send(sc.Action, tag="sator.send", frozen=True):
    """Walk another player's acolyte along these squares."""

    seat: Annotated[sc.Seat, Acolyte()]
    path: Annotated[Squares, LedWays(left)]

    def do(self, now: sc.Change, run: sv.CardRun) -> sv.Carried:
        """Walk it, collecting nothing; what is common to all who are led is kept."""
        seat = geometry(now).seat_number[self.seat]
        step = (seat, masks(now).at[seat], len(self.path))
        levels = isinstance(sv.words(sc.Moment.of(now, run)), LeadWords)
        acolytes_of(now).go(now, seat, self.path, own=False)
        kept = (*run.kept, step) if levels else run.kept
        return sv.Carried((acolyte_piece(self.seat),), kept)


VERB_LEAD.verb_in_steps(
    "lead",
    LeadWords,
    Send,
    needs=(
        say.rule_for(TOO_MANY_TARGETS, predicate=lambda at, do: still_led(at) > 0),
        say.rule_for(TOO_MANY_SQUARES, predicate=lambda at, do: left(at) > 0),
    ),
    said=say("sator-verbs-lead-all"),
)
