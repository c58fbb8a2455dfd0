"""A mind that is written to and answers later, for programs without threads: nobody can wait.

It hears nothing while it thinks. So one that goes on with what nobody wants is ended after a while,
and begun anew with all that is still wanted. It ends with the last player who gets up, which gives
back its memory.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Protocol

import scriptorium.ai.messages as messages
from scriptorium.mods.sources import Sources

from .client import AiClient, AiLost, Answered, understood
from .limits import BrokenOff, NotYet
from .thinking import Told

log = logging.getLogger("scriptorium.ai")

GRACE = 2.0  # seconds in which a mind may come to an end with what nobody wants
HANGS = 1.2  # seconds that one call of third-party code may take
GLANCE = 0.2  # no more seconds pass between two looks: this program may itself have been busy


class Post(Protocol):
    """Brings messages to a mind; one is begun with the first."""

    def bring(self, message: bytes) -> None:
        """Bring a message there."""

    def end(self) -> None:
        """End the mind, whatever it does."""


@dataclass
class Waited:
    """A question that is under way, and its answer once it has come."""

    asked: messages.Asked
    told: Told
    answer: messages.AnyFromMind | None = None


class MessageClient(AiClient):
    """A mind at the other end of a post."""

    def __init__(self, sources: Sources, post: Post) -> None:
        super().__init__()
        self.sources, self._post = sources, post
        self._waited: dict[int, Waited] = {}
        self._unwanted: set[int] = set()
        self._sittings: set[str] = set()
        self._begun = False
        self._guest, self._still, self._in_vain = "", 0.0, 0.0

    # asking

    def break_off(self, number: int) -> None:
        """Nobody wants this answer any more."""
        waited = self._waited.pop(number, None)
        if waited is not None and waited.answer is None:
            self._unwanted.add(number)
            super().break_off(number)

    def forget(self, sitting: str) -> None:
        """A player has got up; after the last one nothing is thought any further."""
        self._sittings.discard(sitting)
        if not self._waited and (self._unwanted or not self._sittings):
            self._end()
        elif self._begun:
            super().forget(sitting)

    def close(self) -> None:
        """End it."""
        self._gone("it was closed")

    def _answer(self, asked: messages.Asked, told: Told) -> Answered:
        if self._lost:
            raise AiLost(self._lost)
        waited = self._waited.get(asked.number)
        if waited is None:
            waited = self._waited[asked.number] = Waited(asked, told)
            if isinstance(asked, messages.Ask):
                self._sittings.add(asked.sitting)
            self._send(asked)
        elif waited.asked != asked:  # the match has gone on meanwhile
            self.break_off(asked.number)
            raise BrokenOff
        if waited.answer is None:
            raise NotYet(lambda: waited.answer is not None)
        del self._waited[asked.number]
        answer = understood(waited.answer, told)
        assert answer is not None
        return answer

    # the post

    def heard(self, message: bytes) -> None:
        """A message has come from there."""
        answer = messages.read_answer(message)
        waited, self._in_vain = self._waited.get(answer.number), 0.0
        if isinstance(answer, messages.Learning):
            if waited is not None:
                understood(answer, waited.told)
            return
        self._unwanted.discard(answer.number)
        if waited is not None:
            waited.answer = answer

    def marked(self, guest: str) -> None:
        """Whose code runs there now; nobody's where the name is empty."""
        self._guest, self._still = guest, 0.0

    def failed(self, why: str) -> None:
        """It is no more."""
        if not self._lost:
            log.error("a mind is lost: %s", why)
        self._gone(why)

    def look(self, seconds: float) -> None:
        """So many seconds have passed: end what hangs, and what nobody wants."""
        passed = min(seconds, GLANCE)
        if self._guest:
            self._still += passed
            if self._still >= HANGS:
                self.failed(f"it hung, while code of {self._guest} ran")
        if self._unwanted:
            self._in_vain += passed
            if self._in_vain >= GRACE:
                self._end()
                for waited in self._waited.values():
                    if waited.answer is None:
                        self._send(waited.asked)

    def _send(self, message: messages.AnyToMind) -> None:
        if not self._begun:
            self._begun = True
            self._send(messages.Begin(self.sources))
        self._post.bring(messages.write(message))

    def _end(self) -> None:
        self._post.end()
        self._begun = False
        self._unwanted.clear()
        self._guest, self._still, self._in_vain = "", 0.0, 0.0

    def _gone(self, why: str) -> None:
        """All who wait hear that there is nobody any more."""
        self._lost = self._lost or why
        self._end()
        for number, waited in self._waited.items():
            waited.answer = waited.answer or messages.Failed(number, self._lost)
