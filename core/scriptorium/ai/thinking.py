"""A mind: keeps the players that think in it, and answers one question after the other."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Any

from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import View
from scriptorium.engine.values import Action, Text
from scriptorium.hidden import Memory
from scriptorium.matches.computers import adviser, maker

from .explanations import reasons
from .limits import BrokenOff, Limit

MOST_PLAYERS = 64
Told = Callable[[int, int], None]


def no_progress(at: int, of: int) -> None:
    """Nobody wants to know how far it is."""


@dataclass(frozen=True)
class AiQuestion:
    """What a player of a level is asked: of these choices, which, as its seat sees the table?

    `sitting` names the player; `why` asks for reasons too.
    """

    sitting: str
    level: str
    seed: int | None
    seen: View
    choices: tuple[Action, ...]
    memory: Memory | None = None
    why: bool = False


@dataclass(frozen=True)
class AiChoice:
    """One of the choices; the reasons, and what is planned behind it, if they were asked for."""

    action: Action
    why: tuple[Text, ...] = ()
    further: tuple[Action, ...] = ()


@dataclass(frozen=True)
class Weighing:
    """A turn that was played: what its seat saw before, and what it came to."""

    seen: View
    came: View
    memory: Memory | None = None


@dataclass(frozen=True)
class Verdict:
    """How much better the best turn would have been, that turn, and why."""

    better: float
    line: tuple[Action, ...]
    why: tuple[Text, ...] = ()


class NoJudge(Exception):
    """No level that advises is installed."""


class Mind:
    """Players, by their names; one question is answered at a time, and can be broken off."""

    def __init__(self) -> None:
        self._players: OrderedDict[str, Any] = OrderedDict()
        self._lock = Lock()
        self._limit: Limit | None = None
        self._number = 0
        self._unwanted: set[int] = set()

    def choose(self, question: AiQuestion, told: Told = no_progress, number: int = 0) -> AiChoice:
        """What a player chooses. Raises `BrokenOff` where `break_off` was called by this number."""
        player = self._player(question.sitting, question.level, question.seed)
        with self._thinking(player, told, number):
            if hasattr(player, "memory"):
                player.memory = question.memory
            action = player.choose(question.seen, question.choices)
            why, further = tuple[Text, ...](), tuple[Action, ...]()
            if question.why and hasattr(player, "foresight"):
                outlook = player.foresight(question.seen, action)
                why = reasons(outlook, question.seen.seat, getattr(player, "gains", None))
                further = tuple(getattr(player, "planned", ()))
            return AiChoice(action, why, further)

    def weigh(self, weighing: Weighing, told: Told = no_progress, number: int = 0) -> Verdict:
        """What would have been the best turn beside the one that was played."""
        make = adviser()
        if make is None:
            raise NoJudge
        player: Any = make(weighing.seen.clock.turn)
        with self._thinking(player, told, number):
            player.memory = weighing.memory
            better, line, outlook = player.weigh(weighing.seen, weighing.came)
            gains = getattr(player, "gains", None)
            return Verdict(better, line, reasons(outlook, weighing.seen.seat, gains))

    def prepare(self, rules: Ruleset, told: Told = no_progress, number: int = 0) -> None:
        """Learn what has to be learned before a match by these rules can be played well."""
        make = adviser()
        player: Any = make(0) if make is not None else None
        if hasattr(player, "prepare"):
            with self._thinking(player, told, number):
                player.prepare(rules)

    def break_off(self, number: int) -> None:
        """Nobody wants the answer to this question any more, begun or not."""
        with self._lock:
            if self._limit is not None and self._number == number:
                self._limit.broken_off.set()
            else:
                self._unwanted.add(number)

    def forget(self, sitting: str) -> None:
        """A player has got up."""
        self._players.pop(sitting, None)

    def _player(self, sitting: str, level: str, seed: int | None) -> Any:
        player = self._players.pop(sitting, None)
        if player is None:
            make = maker(level)
            if make is None:
                raise KeyError(level)
            player = make(seed)
        self._players[sitting] = player
        while len(self._players) > MOST_PLAYERS:
            self._players.popitem(last=False)
        return player

    def _thinking(self, player: Any, told: Told, number: int) -> _Thinking:
        limit: Limit = getattr(player, "limit", None) or Limit()
        return _Thinking(self, limit, told, number)


class _Thinking:
    """While a player thinks it can be broken off."""

    def __init__(self, mind: Mind, limit: Limit, told: Told, number: int) -> None:
        self.mind, self.limit, self.told, self.number = mind, limit, told, number

    def __enter__(self) -> None:
        mind = self.mind
        with mind._lock:
            self.limit.broken_off.clear()
            self.limit.learning = self.told
            unwanted = self.number in mind._unwanted
            mind._unwanted = {one for one in mind._unwanted if one > self.number}
            if not unwanted:
                mind._limit, mind._number = self.limit, self.number
        if unwanted:
            raise BrokenOff

    def __exit__(self, *of: object) -> None:
        with self.mind._lock:
            self.mind._limit, self.mind._number = None, 0
