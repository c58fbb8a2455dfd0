"""What answers the questions of a client: it reads messages and has a computer player think."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable

import msgspec

import scriptorium.ai.messages as messages
from scriptorium.engine.errors import ScriptoriumError
from scriptorium.engine.library import Library
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.saves import view_of
from scriptorium.engine.values import MatchSetup
from scriptorium.matches.records import raw
from scriptorium.mods.sources import Sources
from scriptorium.plugins import guard
from scriptorium.plugins.versions import agreed

from .limits import BrokenOff
from .thinking import AiQuestion, Mind, Told, Weighing

log = logging.getLogger("scriptorium.ai")

MOST_RULES = 8
Say = Callable[[messages.AnyFromMind], None]


class Worker:
    """Understands messages, and has a mind answer them."""

    def __init__(self, say: Say) -> None:
        self.mind = Mind()
        self._say = say
        self._sources: Sources | None = None
        self._library: Library | None = None
        self._rules: OrderedDict[bytes, Ruleset] = OrderedDict()

    def hear(self, asked: messages.AnyToMind) -> None:
        """Do what was asked; whatever goes wrong is the answer."""
        if isinstance(asked, messages.Begin):
            self._sources = asked.sources
            return
        if isinstance(asked, messages.Forget):
            self.mind.forget(asked.sitting)
            return
        if isinstance(asked, messages.BreakOff):
            self.mind.break_off(asked.number)
            return
        try:
            self._say(self._answer(asked))
        except BrokenOff:
            self._say(messages.Stopped(asked.number))
        except Exception as error:
            log.error("a question could not be answered", exc_info=error)
            self._say(messages.Failed(asked.number, f"{type(error).__name__}: {error}"))

    def _answer(self, asked: messages.Asked) -> messages.AnyFromMind:
        number = asked.number
        told: Told = lambda at, of: self._say(messages.Learning(number, at, of))  # noqa: E731
        if isinstance(asked, messages.Prepare):
            self.mind.prepare(self._rules_of(asked.setup), told, number)
            return messages.Ready(number)
        seen, rules = asked.seen, self._rules_of(asked.seen.setup)
        before = view_of(rules, seen.seat, seen.view)
        if isinstance(asked, messages.Weigh):
            came = view_of(rules, seen.seat, asked.came)
            found = self.mind.weigh(Weighing(before, came, seen.memory), told, number)
            return messages.Weighed(number, found.better, tuple(map(raw, found.line)), found.why)
        choices = messages.choices_read(rules, asked.choices)
        question = AiQuestion(
            asked.sitting, asked.level, asked.seed, before, choices, seen.memory, asked.why
        )
        choice = self.mind.choose(question, told, number)
        further = messages.choices_written(choice.further)
        return messages.Chosen(number, choices.index(choice.action), choice.why, further)

    def _rules_of(self, setup: bytes) -> Ruleset:
        rules = self._rules.get(setup)
        if rules is None:
            rules = self._rules[setup] = self._agreed(
                msgspec.msgpack.decode(setup, type=MatchSetup)
            )
            if len(self._rules) > MOST_RULES:
                self._rules.popitem(last=False)
        return rules

    def _agreed(self, setup: MatchSetup) -> Ruleset:
        """The rules of a match; plugins that have changed meanwhile are read anew."""
        if self._library is not None:
            try:
                return self._library.rules(agreed(self._library, setup))
            except ScriptoriumError as error:
                log.info("the plugins are gathered anew: %s", error)
        if self._sources is None:
            raise ScriptoriumError("nobody has told which plugins there are")
        self._library = self._sources.library()
        guard.witnesses.clear()  # failures are counted where the match is played
        return self._library.rules(agreed(self._library, setup))
