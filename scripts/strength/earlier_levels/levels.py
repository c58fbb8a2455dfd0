"""The four levels: novice, brother, librarian and keeper.

Each is a player of one seat of one match. It keeps the line that it has planned and does it as
long as it is offered; where something has come to light it plans anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import ClassVar

from scriptorium import Action, Ruleset, Seat, Table, Turn, View, apply, legal
from scriptorium.ai import Limit, TimeBudget, TimeUp
from scriptorium.hidden import Memory, NoConsistentState, sample
from scriptorium.matches import Computer

from .effects import Line, Reach, is_over, some
from .order import order_of
from .playing_on import weighed
from .turns import Width, search_turns
from .values import Worth, worth_of

# How far each looks. Choices of which there are more are drawn by chance.
ONE_EFFECT = Width(beam=1, depth=1, reach=Reach(firsts=40, parts=12, leaves=24))
WHOLE_TURN = Width(beam=3, depth=6, reach=Reach(firsts=40, parts=16, leaves=60))
KEEPERS = Width(beam=4, depth=7, reach=Reach(firsts=40, parts=400, leaves=150, guided=True))
# One turn in so many the novice plays as a brother; so often it only then ends a turn.
EVERY, IDLE = 3, 0.1
# Between how many turns librarians and keepers choose by playing on from them.
ARMS = 6
# Only turns that stand as well, but for so much of what a match is worth, are played on from.
NEAR = 0.02
# A turn is preferred to the one that stands best if it gained so many standard errors, in as many
# worlds at least; where it has gained nothing in so many, no more are tried.
SURE, FEWEST, HOPED_FOR = 2.0, 4, 2
# So many actions are weighed where none makes it better.
MOST_WEIGHED = 60
LIBRARIANS, USUAL, NONE = (
    TimeBudget(simulations=12),
    TimeBudget(simulations=48),
    TimeBudget(simulations=0),
)
# What is looked at beside an order of actions.
BESIDE = Width(beam=1, depth=1, reach=Reach(firsts=16, parts=6, leaves=6))


class Level:
    """What all levels share: a memory, chance, a plan."""

    name: ClassVar[str] = ""
    rank: ClassVar[int] = 0
    advises: ClassVar[bool] = False
    width: ClassVar[Width] = ONE_EFFECT

    def __init__(self, seed: int | None = None, limit: Limit | None = None) -> None:
        self.random = Random(seed)
        self.seed = seed
        self.limit = Limit() if limit is None else limit
        self.memory: Memory | None = None
        self.forgotten = 0  # how often nothing agreed with what was remembered
        self._line: list[Action] = []
        self._turn = self._keeps_to_order = -1
        self._order: Computer | None = None

    def choose(self, seen: View, actions: Sequence[Action]) -> Action:
        """One of the actions."""
        if seen.clock.turn != self._turn:
            self._line, self._turn = [], seen.clock.turn
        if self._line and self._line[0] in actions:
            return self._line.pop(0)
        self._line = []
        if len(actions) == 1:
            return actions[0]
        worth = worth_of(seen.rules, self.limit)
        if worth.lore.habit is not None:
            used = worth.lore.habit(seen, actions)
            if used is not None and used in actions:
                return used
        self.limit.begin()
        self._line = list(self.plan(seen, actions, worth))
        if self._line and self._line[0] in actions:
            return self._line.pop(0)
        self._line = []
        return self.nothing_better(seen, actions)

    def plan(self, seen: View, actions: Sequence[Action], worth: Worth) -> Line:
        """What to do next, one choice after the other; nothing where nothing is any good."""
        return ()

    def world(self, seen: View) -> Table:
        """A table that could be the real one; without what is remembered where that is false."""
        try:
            return sample(seen, self.memory, self.random)
        except NoConsistentState:
            if self.memory is None:
                raise
            self.forgotten += 1
            self.memory = None
            return sample(seen, None, self.random)

    def best_turn(self, seen: View, worth: Worth) -> Line:
        """The best of what is found by looking ahead in one world."""
        world = self.world(seen)
        return search_turns(world, seen.seat, worth, self.width, self.random, self.limit).best.line

    def prepare(self, rules: Ruleset) -> None:
        """Learn what has to be learned before the first match by some rules."""
        worth_of(rules, self.limit)

    @property
    def planned(self) -> Line:
        """What it means to do after its last choice, as far as it has planned."""
        return tuple(self._line)

    def foresight(self, seen: View, action: Action) -> tuple[Table, Table]:
        """A world before a choice that it has made, and after all that it has planned behind it."""
        world = self.world(seen)
        return world, self._carried_on(world, (action, *self._line), seen.seat)

    def _carried_on(self, world: Table, line: Line, seat: Seat) -> Table:
        """Where a line leads, as far as it can be gone."""
        table = world
        for action in line:
            if table.chooser != seat or action not in legal(table):
                break
            table = apply(table, action).table
        return table

    def weigh(self, seen: View, came: View) -> tuple[float, Line, tuple[Table, Table]]:
        """How much better the best turn would have been than one that came to something.

        With it the turn, and the worlds before and after it.
        """
        worth, seat = worth_of(seen.rules, self.limit), seen.seat
        self.limit.begin()
        world = self.world(seen)
        best = search_turns(world, seat, worth, self.width, self.random, self.limit).best
        better = best.settled - worth.settled(came, seat)
        return better, best.line, (world, best.table)

    def by_order(self, seen: View, actions: Sequence[Action]) -> Action | None:
        """What the order of actions says that the game lends, if it lends one."""
        if self._order is None:
            self._order = order_of(seen.rules, self.random.getrandbits(30))
        return None if self._order is None else self._order.choose(seen, actions)

    def nothing_better(self, seen: View, actions: Sequence[Action]) -> Action:
        """Where nothing makes it better: end the turn, else whatever costs least."""
        worth, world = worth_of(seen.rules, self.limit), self.world(seen)
        at_turn = isinstance(world.pending[-1], Turn)
        ranked = []
        for at, action in enumerate(some(self.random, tuple(actions), MOST_WEIGHED)):
            here = apply(world, action).table
            ends = at_turn and (is_over(world, here) or here.clock.step != world.clock.step)
            value = worth.settled(here, seen.seat)
            ranked.append((ends, value, self.random.random(), at, action))
        return max(ranked)[-1]


class Novice(Level):
    """Chance with manners: takes a win, does not idle, and now and then plays as a brother."""

    name, rank = "novice", 1

    def __init__(self, seed: int | None = None, limit: Limit | None = None) -> None:
        super().__init__(seed, limit)
        self._brother = Brother(self.random.getrandbits(30), self.limit)

    def choose(self, seen: View, actions: Sequence[Action]) -> Action:
        """One turn in three as a brother, else by chance."""
        own = seen.clock.own_turns[seen.seats.index(seen.seat)] if seen.clock.own_turns else 0
        if own % EVERY == 0:
            self._brother.memory = self.memory
            return self._brother.choose(seen, actions)
        return super().choose(seen, actions)

    def plan(self, seen: View, actions: Sequence[Action], worth: Worth) -> Line:
        """A win at once, else by chance what does not end a turn with nothing done."""
        world, seat = self.world(seen), seen.seat
        going_on = []
        at_turn = isinstance(world.pending[-1], Turn)
        for action in actions if len(actions) <= ONE_EFFECT.reach.firsts else ():
            done = apply(world, action)
            here = done.table
            if here.outcome is not None and seat in here.outcome.winners:
                return (action,)
            if not (at_turn and (is_over(world, here) or seat in done.learned)):
                going_on.append(action)
        if going_on and self.random.random() >= IDLE:
            return (self.random.choice(going_on),)
        return (self.random.choice(actions),)


class Brother(Level):
    """Looks one finished effect ahead, or keeps to the order of actions of the game."""

    name, rank = "brother", 2

    def plan(self, seen: View, actions: Sequence[Action], worth: Worth) -> Line:
        """The best effect; nothing where none makes it better."""
        ordered = self.by_order(seen, actions)
        if ordered is not None:
            return (ordered,)
        return self.best_turn(seen, worth)


class Librarian(Level):
    """Looks its whole turn ahead."""

    name, rank = "librarian", 3
    advises = True
    width = WHOLE_TURN
    plays_on: ClassVar[TimeBudget] = LIBRARIANS

    def plan(self, seen: View, actions: Sequence[Action], worth: Worth) -> Line:
        """The best turn; where the game lends an order, what is best beside that."""
        ordered = self.by_order(seen, actions)
        if ordered is not None:
            return self.beside_order(ordered, seen, worth)
        return self.best_turn(seen, worth)

    def beside_order(self, ordered: Action, seen: View, worth: Worth) -> Line:
        """What the order says, or another choice if more comes of it when all play on.

        Once the order is found best, it is kept to for the rest of the turn.
        """
        if self._keeps_to_order == seen.clock.turn:
            return (ordered,)
        world = self.world(seen)
        turns = search_turns(world, seen.seat, worth, BESIDE, self.random, self.limit)
        others = (one.line[:1] for one in turns.several(ARMS) if one.line)
        arms = list(dict.fromkeys([(ordered,), *others]))
        best = self.best_of(arms, seen, worth, self.plays_on)
        if best == arms[0]:
            self._keeps_to_order = seen.clock.turn
        return best

    def best_of(self, arms: list[Line], seen: View, worth: Worth, budget: TimeBudget) -> Line:
        """The first line, unless playing on in worlds that could be shows another to be better.

        The best of the others is looked for by some trials; whether it is better, and by more than
        luck explains, is for further worlds to say: the luckiest of many always looks good.
        """
        if budget.simulations < 2 * FEWEST or len(arms) < 2:
            return arms[0]
        trials, gains = max(FEWEST, budget.simulations // 4), list[float]()
        other = arms[0]
        try:
            other = self._most_promising(arms, seen, worth, budget.simulations - 2 * trials)
            while len(gains) < trials and (len(gains) < HOPED_FOR or sum(gains) > 0):
                gains += self._gains([arms[0], other], seen, worth)
        except TimeUp:
            pass
        return other if _surely(gains) > 0 else arms[0]

    def _most_promising(self, arms: list[Line], seen: View, worth: Worth, trials: int) -> Line:
        """Which of the others gained most on the first; the worse half is given up each round."""
        left, gained = arms[1:], dict.fromkeys(arms[1:], 0.0)
        rounds = max(1, min(len(left).bit_length(), trials // len(arms)))
        for _ in range(rounds):
            for _ in range(max(1, trials // (rounds * (len(left) + 1)))):
                gains = self._gains([arms[0], *left], seen, worth)
                for line, gain in zip(left, gains, strict=True):
                    gained[line] += gain
            left = sorted(left, key=lambda line: -gained[line])[: max(1, len(left) // 2)]
        return left[0]

    def _gains(self, arms: list[Line], seen: View, worth: Worth) -> list[float]:
        """What the others come to in one world, beside the first."""
        world = self.world(seen)
        came = [weighed(world, arm, seen.seat, worth, self.random, self.limit) for arm in arms]
        return [one - came[0] for one in came[1:]]


def _surely(gains: list[float]) -> float:
    """How much is gained at least, as far as so many trials tell."""
    if len(gains) < FEWEST:
        return -inf
    return fmean(gains) - SURE * stdev(gains) / sqrt(len(gains))


class Keeper(Librarian):
    """Sees more of each effect, uses what a turn leaves over, plays on where that tells something.

    Where a game lends a value it plays on only as it is told to by a budget: turns that stand
    alike are hardly ever told apart by it.
    """

    name, rank = "keeper", 4
    advises = False
    width = KEEPERS
    budget: ClassVar[TimeBudget] = NONE
    plays_on: ClassVar[TimeBudget] = USUAL

    def plan(self, seen: View, actions: Sequence[Action], worth: Worth) -> Line:
        """The best turn; before it what the game says is done with what that would leave over."""
        line = super().plan(seen, actions, worth)
        spare = worth.lore.spare
        if spare is None:
            return line
        first = spare(seen, self._carried_on(self.world(seen), line, seen.seat), actions)
        return first if first and first[0] in actions else line

    def best_turn(self, seen: View, worth: Worth) -> Line:
        """The turn after which it stands best; of those that stand alike what is played on from."""
        world, light = self.world(seen), seen.clock.phase in worth.lore.light
        width = WHOLE_TURN if light else self.width
        turns = search_turns(world, seen.seat, worth, width, self.random, self.limit)
        best, outcome = turns.best, turns.best.table.outcome
        if light or not best.line or (outcome is not None and seen.seat in outcome.winners):
            return best.line
        near = [
            one.line
            for one in turns.several(ARMS)
            if one.settled >= best.settled - worth.scale * NEAR
        ]
        budget = self.plays_on if worth.lore.settled is None else self.budget
        return self.best_of(list(dict.fromkeys([best.line, *near])), seen, worth, budget)


LEVELS: dict[str, type[Level]] = {kind.name: kind for kind in (Novice, Brother, Librarian, Keeper)}
