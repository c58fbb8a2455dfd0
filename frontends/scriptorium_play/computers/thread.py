"""Computers think beside the drawing; what they choose is handed over by a queue.

Those of a level think in a process of its own where there are any, and here where there are none or
it was lost. While somebody thinks here Python changes more often between threads, so that drawing
waits for none.
"""

from __future__ import annotations

import itertools
import logging
import queue
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from scriptorium import Action, Library, Ruleset, Seat, Table, View, legal, view
from scriptorium.ai import (
    AiChoice,
    AiClient,
    AiLost,
    AiQuestion,
    BrokenOff,
    Mind,
    NotYet,
    Verdict,
    Weighing,
    process_ai,
)
from scriptorium.hidden import Memory, no_memory
from scriptorium.matches import Computer, HistoryEntry, Match, RandomComputer, computer_of, levels
from scriptorium.mods import sources_known
from scriptorium_play.common.background import beside
from scriptorium_play.common.save_messages import is_stuck

T = TypeVar("T")
Recall = Callable[[], Memory]

# So long a thread may work before another has its turn, in seconds, while a computer thinks.
COURTESY = 0.0005
# So many marks are kept for each seat, for what is taken back.
MARKS = 16

log = logging.getLogger("scriptorium.play")
_numbers = itertools.count(1)


@dataclass(frozen=True)
class LevelPlayer:
    """A player of a level; it thinks in a mind, which knows it by its name."""

    sitting: str
    level: str
    seed: int | None = None


Player = Computer | LevelPlayer


def player_of(who: str, rules: Ruleset, seed: int | None) -> Player:
    """Who plays a seat for a computer."""
    if who in levels():
        return LevelPlayer(new_sitting(), who, seed)
    return computer_of(who, rules, seed)


def new_sitting() -> str:
    """A name for a player that nobody else has while the program runs."""
    return f"player {next(_numbers)}"


@dataclass(frozen=True)
class Thought:
    """What a computer chose, and for which question."""

    ticket: int
    action: Action


@dataclass(frozen=True)
class ThinkingRequest:
    """A table to think about, and what its seat remembers, once somebody asks."""

    ticket: int
    table: Table
    player: Player
    recall: Recall


def always() -> bool:
    """It is wanted."""
    return True


class Mark(NamedTuple):
    """What a seat remembered once so much was done, and what was done last."""

    at: int
    last: HistoryEntry
    memory: Memory


class Remembering:
    """What seats remember of a match; it is gone through once, as it grows.

    Tables far back are made again when they are asked for: that is left to the thread that thinks,
    and whoever asks is given what is new alone. After something was taken back it goes on from a
    mark before that.
    """

    def __init__(self) -> None:
        self._marks: dict[Seat, tuple[Mark, ...]] = {}
        self._lock = threading.Lock()

    def recall(self, match: Match, seat: Seat, wanted: Callable[[], bool] = always) -> Recall:
        """What a seat remembers of all that has been done up to now, once it is asked.

        That raises `BrokenOff` where it is wanted no more; how far it has come is not lost.
        """
        mark = _newest(self._marks.get(seat, ()), 0, match.done)
        begin, known = (0, no_memory(seat)) if mark is None else (mark.at, mark.memory)
        new = match.done[begin:]

        def recalled() -> Memory:
            with self._lock:
                marks = self._marks.get(seat, ())
                further = _newest(marks, begin, new)
                memory = known if further is None else further.memory
                at = first = 0 if further is None else further.at - begin
                while at < len(new) and wanted():
                    memory = memory.after(new[at].before, new[at].came_to)
                    at += 1
                if at > first:
                    mark = Mark(begin + at, new[at - 1], memory)
                    self._marks[seat] = (*marks[1 - MARKS :], mark)
                if at < len(new):
                    raise BrokenOff
                return memory

        return recalled


def _newest(marks: Sequence[Mark], begin: int, done: Sequence[HistoryEntry]) -> Mark | None:
    """The last of some marks that lies within what was done from some action on."""
    for mark in reversed(marks):
        if 0 < mark.at - begin <= len(done) and done[mark.at - begin - 1] is mark.last:
            return mark
    return None


class Asking:
    """Minds, as they are asked: the one elsewhere as long as it is there, else one here.

    Where the answer comes later that is raised as `NotYet`; what is asked next is the same again.

    `learning` is how many of how many matches have been watched, while a game is being learned.
    """

    def __init__(self, library: Library) -> None:
        sources = sources_known(library)
        self._far: AiClient | None = process_ai(sources) if sources is not None else None
        self._near = Mind()
        self._number: tuple[Mind | AiClient, int] | None = None
        self._prepares = self._waits = False
        self.learning: tuple[int, int] | None = None
        self.broken_off = False

    @property
    def is_far(self) -> bool:
        """Whether it is thought elsewhere."""
        return self._far is not None and not self._far.lost

    def choose(
        self,
        player: LevelPlayer,
        recall: Recall,
        seen: View,
        actions: Sequence[Action],
        *,
        why: bool = False,
    ) -> AiChoice:
        """What a player chooses, by what it sees and remembers; raises `BrokenOff`."""
        with courteous():
            memory = recall()
        one = AiQuestion(
            player.sitting, player.level, player.seed, seen, tuple(actions), memory, why=why
        )
        return self._answer(lambda mind, number: mind.choose(one, self._told, number))

    def weigh(self, weighing: Weighing) -> Verdict:
        """What would have been better than a turn; raises `BrokenOff`."""
        return self._answer(lambda mind, number: mind.weigh(weighing, self._told, number))

    def prepare(self, rules: Ruleset) -> None:
        """Have a game learned while others choose; only where that takes nothing from anybody."""
        far, number = self._begin()
        self._prepares = True
        try:
            if far is not None:
                far.prepare(rules, self._told, number)
        except AiLost as error:
            self._think_here(error)
        except NotYet:
            self._waits = True
            raise
        finally:
            self._end()

    def break_off(self, *, for_good: bool = False) -> None:
        """Nobody wants to know what is being thought about; what is learned is wanted later."""
        self.broken_off = self.broken_off or for_good
        asked = self._number
        if asked is not None and (for_good or not self._prepares):
            asked[0].break_off(asked[1])
            if self._waits:
                self._waits = False
                self._end()

    def forget(self, player: LevelPlayer) -> None:
        """A player has got up."""
        self._near.forget(player.sitting)
        if self._far is not None:
            self._far.forget(player.sitting)

    def _answer(self, ask: Callable[[Mind | AiClient, int], T]) -> T:
        """The answer of the mind that is there; of the one here where the other is lost."""
        far, number = self._begin()
        try:
            if far is not None:
                try:
                    return ask(far, number)
                except AiLost as error:
                    self._think_here(error)
            with courteous():
                return ask(self._near, self._begin()[1])
        except NotYet:
            self._waits = True
            raise
        finally:
            self._end()

    def _begin(self) -> tuple[AiClient | None, int]:
        far = self._far if self.is_far else None
        mind = self._near if far is None else far
        if not self._waits or self._number is None or self._number[0] is not mind:
            self._number = mind, next(_numbers) if far is None else far.number()
        self._waits = False
        if self.broken_off:
            raise BrokenOff
        return far, self._number[1]

    def _end(self) -> None:
        if not self._waits:
            self._number = self.learning = None
            self._prepares = False

    def _told(self, at: int, of: int) -> None:
        self.learning = (at, of) if at < of else None

    def _think_here(self, error: AiLost) -> None:
        log.warning("it is thought here from now on: %s", error)
        self._far = None


class Thinker:
    """One thread that thinks for all computer seats, so that drawing never waits.

    Where there are no threads, what is asked is done at once, as far as it goes without waiting for
    a mind elsewhere, and gone on with where a thought is asked for.
    """

    def __init__(self, library: Library) -> None:
        self._asked: queue.SimpleQueue[ThinkingRequest | Ruleset | None] = queue.SimpleQueue()
        self._thought: queue.SimpleQueue[Thought] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._later: tuple[ThinkingRequest | Ruleset, NotYet] | None = None
        self._thinks_for: Player | None = None
        self._players: set[LevelPlayer] = set()
        self._remembering = Remembering()
        self._ticket = 0
        self.asking = Asking(library)

    def prepare(self, rules: Ruleset) -> None:
        """Have a game learned, beside this program, while nobody waits for it."""
        if self.asking.is_far:
            self._put(rules)

    def ask(self, ticket: int, match: Match, player: Player) -> None:
        """Begin to think about a match as it stands; the thought comes with the same ticket.

        What was asked before is broken off.
        """
        self.asking.break_off()
        self._thinks_for, self._ticket = player, ticket
        if isinstance(player, LevelPlayer):
            self._players.add(player)
        table = match.table
        assert table.chooser is not None
        wanted = lambda: self._ticket == ticket and not self.asking.broken_off  # noqa: E731
        recall = self._remembering.recall(match, table.chooser, wanted)
        self._put(ThinkingRequest(ticket, table, player, recall))

    def thought(self, wait: float = 0.0) -> Thought | None:
        """The next finished thought, or None if there is none within some seconds."""
        if self._later is not None:
            self._without_thread()
        try:
            return self._thought.get(timeout=wait) if wait > 0 else self._thought.get_nowait()
        except queue.Empty:
            return None

    def close(self) -> None:
        """Let the thread end: a thought is broken off, or finished where that cannot be."""
        self.asking.break_off(for_good=True)
        if self._thread is not None:
            break_off(self._thinks_for)
            self._asked.put(None)
            self._thread.join(timeout=5)
            self._thread = None
        for player in self._players:
            self.asking.forget(player)

    def _put(self, asked: ThinkingRequest | Ruleset) -> None:
        self._asked.put(asked)
        if self._thread is None:
            self._thread = beside(self._work, "thinking")
            if self._thread is None:
                self._without_thread()

    def _work(self) -> None:
        while (asked := self._asked.get()) is not None:
            self._do(asked)

    def _without_thread(self) -> None:
        while self._later is not None or not self._asked.empty():
            asked, later = self._later or (self._asked.get(), None)
            assert asked is not None  # only a thread is told to end
            wanted = isinstance(asked, Ruleset) or asked.ticket == self._ticket
            if later is not None and wanted and not later.has_come():
                return
            self._later = None
            try:
                self._do(asked)
            except NotYet as still:
                self._later = asked, still

    def _do(self, asked: ThinkingRequest | Ruleset) -> None:
        try:
            if isinstance(asked, Ruleset):
                self.asking.prepare(asked)
            elif asked.ticket == self._ticket and not is_stuck(asked.table):
                self._thought.put(Thought(asked.ticket, think(asked, self.asking)))
            # In a broken match the player is told, and may take something back.
        except BrokenOff:
            pass


@contextmanager
def courteous() -> Iterator[None]:
    """Let other threads have their turn more often for a while."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(min(usual, COURTESY))
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def break_off(player: Player | None) -> None:
    """Stop a computer that nobody waits for any more, if it can be stopped."""
    limit = getattr(player, "limit", None)
    if limit is not None:
        limit.broken_off.set()


def think(asked: ThinkingRequest, asking: Asking) -> Action:
    """What a computer chooses; one that fails or chooses what it may not plays at random."""
    table, player = asked.table, asked.player
    assert table.chooser is not None
    actions, seen = legal(table), view(table, table.chooser)
    try:
        if isinstance(player, LevelPlayer):
            return asking.choose(player, asked.recall, seen, actions).action
        with courteous():
            if hasattr(player, "memory"):
                setattr(player, "memory", asked.recall())  # noqa: B010  (not all have one)
            chosen = player.choose(seen, actions)
        if chosen in actions:
            return chosen
        log.error("a computer chose %r, which it may not", chosen)
    except BrokenOff:
        raise
    except Exception as error:
        log.error("a computer failed, so it plays at random", exc_info=error)
    return RandomComputer(table.clock.turn).choose(seen, actions)
