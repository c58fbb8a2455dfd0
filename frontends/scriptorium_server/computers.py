"""Computers at tables: they are asked on a thread beside the server, and take their time.

A computer plays no faster than people can follow, so that its haste tells nothing either.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

from scriptorium import Action, Library
from scriptorium.ai import AiLost, AiQuestion, Mind, close_minds, process_ai
from scriptorium.matches import RandomComputer, computer_of, levels
from scriptorium.mods import sources_known
from scriptorium.net import Hub, NoTable, Thinking, Unkept

log = logging.getLogger("scriptorium.server")

GLANCE = 0.1  # seconds between looks for computers that are to choose
PACE = 0.7  # seconds that a computer takes at least


class Computers:
    """All computers of one server."""

    def __init__(self, hub: Hub, library: Library, now: Callable[[], int]) -> None:
        self._hub, self._library, self._now = hub, library, now
        self._thread = ThreadPoolExecutor(1, "computers")
        self._near = Mind()
        self._asked: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """See to it that computers choose, as long as the server runs."""
        try:
            while True:
                for name in self._hub.awaiting_computers():
                    if name not in self._asked:
                        self._asked[name] = asyncio.create_task(self._turn(name))
                await asyncio.sleep(GLANCE)
        finally:
            for task in self._asked.values():
                task.cancel()
            close_minds()
            self._thread.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, name: str) -> None:
        """One choice of one computer."""
        began = time.monotonic()
        try:
            thinking = await self._hub.thinking(name, self._now())
            if thinking is not None:
                loop = asyncio.get_running_loop()
                action = await loop.run_in_executor(self._thread, self._choice, name, thinking)
                await asyncio.sleep(max(0.0, PACE - (time.monotonic() - began)))
                await self._hub.thought(name, thinking, action, self._now())
        except (NoTable, Unkept) as error:
            log.error("a computer at the table %s cannot choose: %s", name, error)
            await asyncio.sleep(PACE)
        finally:
            del self._asked[name]

    def _choice(self, name: str, thinking: Thinking) -> Action:
        """What a computer chooses; one that fails or chooses what it may not plays at random."""
        try:
            chosen = self._thought(f"{name} {thinking.seat}", thinking)
            if chosen in thinking.choices:
                return chosen
            log.error("a computer at the table %s chose what it may not", name)
        except Exception as error:
            log.error("a computer at the table %s failed: %s", name, type(error).__name__)
        return RandomComputer(Random(name).randrange(2**31)).choose(thinking.seen, thinking.choices)

    def _thought(self, sitting: str, thinking: Thinking) -> Action:
        rules = thinking.seen.rules
        if thinking.level not in levels():
            player = computer_of(thinking.level, rules, None)
            if hasattr(player, "memory"):
                setattr(player, "memory", thinking.memory)  # noqa: B010  (not all have one)
            return player.choose(thinking.seen, thinking.choices)
        question = AiQuestion(
            *(sitting, thinking.level, None, thinking.seen, thinking.choices, thinking.memory)
        )
        brought = any(ref.name not in self._library.plugins for ref in rules.setup.plugins)
        sources = sources_known(self._library)
        far = process_ai(sources) if sources is not None and not brought else None
        if far is not None:
            try:
                return far.choose(question, number=far.number()).action
            except AiLost as error:
                log.warning("it is thought here for now: %s", error)
        return self._near.choose(question).action
