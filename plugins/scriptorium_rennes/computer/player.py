"""A computer player: claim, collect, walk to where the hand pays for clues, refill."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import scriptorium as sc

from ..board.equipment import colour_of, dots_of
from ..board.state import Pool
from ..board.village import village
from ..caverns.clues import Collect
from ..moving.conversion import Convert
from ..moving.playing import Play
from ..moving.pool_rules import Passing
from ..moving.questions import Closed, ask
from ..moving.situation import ground, situation
from ..moving.stepping import StepTo
from ..turn.claiming import Claim
from ..turn.ending import LIMIT, Draw, End, Stop, Take
from ..turn.event_cards import PlayEvent
from ..turn.starting import Start
from .standing import tables_of
from .ways import best_way
from .worth import Attraction, held, lacking, wanted_codes

SUPPLIES = "rennes.supplies"
Actions = Sequence[sc.Action]


class Player:
    """Plays one seat of one match; what it has planned it does as long as all is as planned."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)
        self._way: list[sc.Action] = []

    def choose(self, seen: sc.View, actions: Actions) -> sc.Action:
        """One of the actions."""
        if self._way and self._way[0] in actions:
            return self._way.pop(0)
        self._way = []
        if len(actions) == 1:
            return actions[0]
        for choose in (self._start, self._at_once, self._walk, self._refill):
            found = choose(seen, actions)
            if found is not None and found in actions:
                return found
        return self._any(actions)

    def _any(self, actions: Actions) -> sc.Action:
        """One by chance, if possible one that leads on."""
        steps = [one for one in actions if isinstance(one, StepTo)]
        return self._random.choice(steps or list(actions))

    def _attraction(self, seen: sc.View) -> Attraction:
        there, closed = village(seen), ask(seen, Closed(seen.seat))
        return Attraction(seen, closed, tables_of(there))

    def _start(self, seen: sc.View, actions: Actions) -> sc.Action | None:
        """A location from which clues are near; cards that it brings count."""
        starts = [one for one in actions if isinstance(one, Start)]
        if not starts:
            return None
        there, attraction = village(seen), self._attraction(seen)
        extra = {one.id: one.extra_cards for one in there.box().board.location}
        return max(
            starts,
            key=lambda one: (
                attraction.worth(there.number[one.location], ()) + 2 * extra[one.location]
            ),
        )

    def _at_once(self, seen: sc.View, actions: Actions) -> sc.Action | None:
        """What costs no way: a claim, cards from an event, a clue."""
        for one in actions:
            if isinstance(one, Claim):
                return one
        cards = seen.rules.cards
        for one in actions:
            if isinstance(one, PlayEvent) and cards[one.card].effect == SUPPLIES:
                return one if not seen[Pool].colour else None
        return self._collect(seen, [one for one in actions if isinstance(one, Collect)])

    def _collect(self, seen: sc.View, clues: list[Collect]) -> sc.Action | None:
        """A clue for a code that is to be filled, else for any, with the smallest card."""
        if not clues:
            return None
        codes = wanted_codes(seen, seen.seat)

        def rank(one: Collect) -> tuple[int, int]:
            place = codes.index(one.location) if one.location in codes else len(codes)
            return place, dots_of(one.card)

        return min(clues, key=rank)

    def _walk(self, seen: sc.View, actions: Actions) -> sc.Action | None:
        """The first step of the best way; where it is best here, an event and the end."""
        if type(seen.pending[-1]) is not Passing and End() not in actions:
            return None
        here, seat = situation(seen, seen.seat), seen.seat
        full = len(here.cards) >= seen.rules.number(LIMIT, seen, seat)
        on, attraction = ground(seen, seat), self._attraction(seen)
        self._way = list(best_way(on, here, attraction, may_stay=not full))
        if self._way:
            return self._way.pop(0)
        return self._before_the_end(actions, full=full) or End()

    def _before_the_end(self, actions: Actions, *, full: bool) -> sc.Action | None:
        """An event, so that all come back; a full hand that leads nowhere is for other cards."""
        events: list[sc.Action] = [one for one in actions if isinstance(one, PlayEvent)]
        spent: list[sc.Action] = [one for one in actions if isinstance(one, Play | Convert)]
        if events:
            return self._random.choice(events)
        return self._random.choice(spent) if spent and full else None

    def _refill(self, seen: sc.View, actions: Actions) -> sc.Action | None:
        """Open cards of colours that are lacking, or with many dots; else from the pile."""
        wanting = lacking(seen, seen.seat, wanted_codes(seen, seen.seat))
        have: dict[str, int] = {}
        for card in held(seen):
            have[colour_of(card)] = have.get(colour_of(card), 0) + 1

        def rank(one: Any) -> float:
            colour = colour_of(one.card)
            return 2.0 * (wanting[colour] > have.get(colour, 0)) + 0.5 * dots_of(one.card)

        best = max((one for one in actions if isinstance(one, Take)), key=rank, default=None)
        if best is not None and (rank(best) >= 2.0 or Draw() not in actions):
            return best
        return Draw() if Draw() in actions else Stop()
