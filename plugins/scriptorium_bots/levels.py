"""The four levels: novice, brother, librarian and keeper.

Each is a player of one seat of one match. It keeps the line that it has planned and does it as
long as it is offered; where something has come to light it plans anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import ClassVar

from scriptorium import Action, Ruleset, Table, Text, Turn, View, apply
from scriptorium.ai import Limit, TimeBudget, TimeUp
from scriptorium.hidden import Memory, NoConsistentState, sample
from scriptorium.matches import Computer, own_computer

from .effects import Line, Reach, is_over, some
from .explaining import families, gains
from .known_values import worth_of
from .level_words import TEXTS, text
from .playing_on import weighed
from .strength import stars_of
from .turns import Found, Search, Turns, Width, carried_on
from .values import Worth

# How far each looks. Choices of which there are more are drawn by chance.
ONE_EFFECT = Width(beam=1, depth=1, reach=Reach(firsts=40, parts=12, leaves=24))
WHOLE_TURN = Width(beam=3, depth=6, reach=Reach(firsts=40, parts=16, leaves=60))
# By a learned value positions cost little: nearly all effects are looked at.
BY_LEARNED = Width(beam=3, depth=9, reach=Reach(firsts=40, parts=60, leaves=240))
KEEPERS = Width(beam=4, depth=7, reach=Reach(firsts=40, parts=400, leaves=150, guided=True))
# By how much a novice is mistaken about an effect, as a share of what lies between the best and the
# worst; beside an order of actions, how often chance chooses.
NOISE, BY_CHANCE = 0.7, 0.5
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
# In so many further worlds what chance brings is looked at, where it is asked.
FURTHER = 2
# Between how many turns a keeper chooses by a learned value, in how many worlds, and how many of
# those come before each halving.
LINES, WORLDS, FIRST = 4, 8, 4
# What is looked at beside an order of actions.
BESIDE = Width(beam=1, depth=1, reach=Reach(firsts=16, parts=6, leaves=6))


class Level:
    """What all levels share: a memory, chance, a plan."""

    name: ClassVar[str] = ""
    rank: ClassVar[int] = 0
    called: ClassVar[Text]
    says: ClassVar[Text]
    texts: ClassVar[Path] = TEXTS
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
        self._families: dict[str, str] | None = None

    @classmethod
    def stars(cls, game: str, seats: int) -> int | None:
        """How strong it is in a game, where that has been measured: from one to five."""
        return stars_of(cls.name, game, seats)

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

    def turns(self, seen: View, worth: Worth, width: Width) -> Turns:
        """The best turns that are found by looking ahead in one world."""
        world, further = self.world(seen), tuple[Table, ...]()
        if worth.is_learned:
            further = tuple(self.world(seen) for _ in range(FURTHER))
        return Search(seen.seat, worth, width, self.random, self.limit, further).turns(world)

    def best_turn(self, seen: View, worth: Worth) -> Line:
        """The best turn that is found."""
        return self.turns(seen, worth, self.width_by(worth)).best.line

    def width_by(self, worth: Worth) -> Width:
        """How far it looks by a value."""
        return self.width

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
        return world, carried_on(world, (action, *self._line), seen.seat)

    def weigh(self, seen: View, came: View) -> tuple[float, Line, tuple[Table, Table]]:
        """How much better the best turn would have been than one that came to something.

        With it the turn, and the worlds before and after it.
        """
        worth, seat = worth_of(seen.rules, self.limit), seen.seat
        self.limit.begin()
        world = self.world(seen)
        best = Search(seat, worth, self.width_by(worth), self.random, self.limit).turns(world).best
        better = best.settled - worth.settled(came, seat)
        return better, best.line, (world, best.table)

    def gains(self, was: View, now: View) -> dict[str, float]:
        """What each thing that the game counts has brought, where it is played for points."""
        value = worth_of(was.rules, self.limit).learned
        if value is None or not value.learned.points:
            return {}
        if self._families is None:
            self._families = families(value)
        return gains(value, was, now, self._families)

    def by_order(self, seen: View, actions: Sequence[Action]) -> Action | None:
        """What the order of actions says that the game lends, if it lends one."""
        if self._order is None:
            self._order = own_computer(seen.rules, self.random.getrandbits(30))
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
    """Looks one finished effect ahead, and is often mistaken about it."""

    name, rank = "novice", 1
    called, says = text("bots-novice"), text("bots-novice-says")

    def plan(self, seen: View, actions: Sequence[Action], worth: Worth) -> Line:
        """What seems the best effect, a win among them; where there is an order, often chance."""
        ordered = self.by_order(seen, actions)
        if ordered is not None:
            by_chance = self.random.random() < BY_CHANCE
            return (self.random.choice(actions) if by_chance else ordered,)
        turns = self.turns(seen, worth, self.width)
        found = turns.several(len(turns.ends))
        won = turns.best.table.outcome
        if not found or (won is not None and seen.seat in won.winners):
            return turns.best.line
        apart = NOISE * (found[0].settled - found[-1].settled)
        return max(found, key=lambda one: one.settled + self.random.gauss(0.0, apart)).line


class Brother(Level):
    """Looks one finished effect ahead, or keeps to the order of actions of the game."""

    name, rank = "brother", 2
    called, says = text("bots-brother"), text("bots-brother-says")

    def plan(self, seen: View, actions: Sequence[Action], worth: Worth) -> Line:
        """The best effect; nothing where none makes it better."""
        ordered = self.by_order(seen, actions)
        if ordered is not None:
            return (ordered,)
        return self.best_turn(seen, worth)


class Librarian(Level):
    """Looks its whole turn ahead."""

    name, rank = "librarian", 3
    called, says = text("bots-librarian"), text("bots-librarian-says")
    advises = True
    width = WHOLE_TURN
    plays_on: ClassVar[TimeBudget] = LIBRARIANS

    def width_by(self, worth: Worth) -> Width:
        """How far it looks by a value."""
        return BY_LEARNED if worth.is_learned else self.width

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
        turns = self.turns(seen, worth, BESIDE)
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
    called, says = text("bots-keeper"), text("bots-keeper-says")
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
        first = spare(seen, carried_on(self.world(seen), line, seen.seat), actions)
        return first if first and first[0] in actions else line

    def best_turn(self, seen: View, worth: Worth) -> Line:
        """The turn after which it stands best; of those that stand alike what is played on from."""
        light = seen.clock.phase in worth.lore.light
        width = WHOLE_TURN if light and not worth.is_learned else self.width_by(worth)
        turns = self.turns(seen, worth, width)
        best, outcome = turns.best, turns.best.table.outcome
        if light or not best.line or (outcome is not None and seen.seat in outcome.winners):
            return best.line
        if worth.is_learned:
            return self.most_in_worlds(turns.several(LINES), seen, worth)
        near = [
            one.line
            for one in turns.several(ARMS)
            if one.settled >= best.settled - worth.scale * NEAR
        ]
        return self.best_of(list(dict.fromkeys([best.line, *near])), seen, worth, self.budget)

    def most_in_worlds(self, found: list[Found], seen: View, worth: Worth) -> Line:
        """The turn of which most comes when all reply, in worlds that could be.

        All are tried in the same worlds; the worse half is given up after some.
        """
        left, came = [one.line for one in found], dict.fromkeys([one.line for one in found], 0.0)
        try:
            for number in range(1, WORLDS + 1):
                if len(left) < 2:
                    break
                world, luck = self.world(seen), self.random.getrandbits(40)
                for line in left:
                    came[line] += weighed(world, line, seen.seat, worth, Random(luck), self.limit)
                if number % FIRST == 0:
                    left = sorted(left, key=lambda line: -came[line])[: len(left) // 2]
        except TimeUp:
            return found[0].line
        return max(left, key=came.__getitem__)


LEVELS: dict[str, type[Level]] = {kind.name: kind for kind in (Novice, Brother, Librarian, Keeper)}
