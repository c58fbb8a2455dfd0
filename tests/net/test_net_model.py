"""Devices, servers and a store, in any order of events: nothing acknowledged is ever lost.

Messages get lost, come twice, late and in any order; connections break; servers are killed between
any two of their steps. Whatever happened: once the net is whole again everybody sees the same,
what was acknowledged is kept, and nothing was done twice.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    rule,
    run_state_machine_as_test,
)
from net_desk import boards
from net_world import World

from night import counted, often
from scriptorium.net import messages, net_table
from scriptorium.net.hub import Hub
from scriptorium_server import sqlite_store

BOARDS = boards()
PLAYED = ("lantern", "lots", "chant", "plankenkoorts 2", "peeping")
FEW = st.integers(0, 5)
MANY = st.integers(0, 500)
MEMORY = Path("/dev/shm")  # no disk is waited for: what is tried here is order, not the disk


class Net(RuleBasedStateMachine):
    """Anything that may happen to a table."""

    world: World

    def __init__(self) -> None:
        super().__init__()
        # Tokens and secrets are alike in each run, so that what is found can be found again.
        self.tokens = patch("secrets.token_bytes", Random(1).randbytes)
        self.tokens.start()
        self.folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)

    @initialize(name=st.sampled_from(PLAYED), servers=st.integers(1, 2))
    def begin(self, name: str, servers: int) -> None:
        library, setup = BOARDS[name]
        path = Path(self.folder.name) / "tables.db"
        self.world = World(path, library, setup, 1, servers)

    def device(self, at: int):
        return self.world.devices[at % len(self.world.devices)]

    @rule(at=FEW, choice=MANY)
    def choose(self, at: int, choice: int) -> None:
        self.world.choose(self.device(at), choice)

    @rule(choice=MANY)
    def choose_who_may(self, choice: int) -> None:
        for device in self.world.devices:
            if device.client.may_choose:
                self.world.choose(device, choice)
                return

    @rule(at=FEW)
    def undo(self, at: int) -> None:
        self.world.undo(self.device(at))

    @rule(at=FEW)
    def say(self, at: int) -> None:
        self.world.say(self.device(at))

    @rule(at=FEW)
    def propose(self, at: int) -> None:
        self.world.propose(self.device(at))

    @rule(at=FEW, yes=st.booleans())
    def answer(self, at: int, yes: bool) -> None:
        self.world.answer(self.device(at), yes)

    @rule(at=FEW, frame=FEW, twice=st.booleans())
    def arrive_there(self, at: int, frame: int, twice: bool) -> None:
        self.world.up(self.device(at), frame, twice)

    @rule(at=FEW, frame=FEW, twice=st.booleans())
    def arrive_here(self, at: int, frame: int, twice: bool) -> None:
        self.world.down(self.device(at), frame, twice)

    @rule()
    def all_arrives(self) -> None:
        self.world.deliver_all()

    @rule(at=FEW, upwards=st.booleans(), frame=FEW)
    def lose(self, at: int, upwards: bool, frame: int) -> None:
        self.world.lose(self.device(at), upwards, frame)

    @rule(at=FEW)
    def connect(self, at: int) -> None:
        self.world.connect(self.device(at))

    @rule(at=FEW)
    def disconnect(self, at: int) -> None:
        self.world.disconnect(self.device(at))

    @rule(at=st.integers(0, 1), steps=st.integers(0, 9))
    def kill_soon(self, at: int, steps: int) -> None:
        mortals = self.world.mortals
        mortals[at % len(mortals)].steps_left = steps

    @rule(at=st.integers(0, 1))
    def kill(self, at: int) -> None:
        self.world.kill(at % len(self.world.hubs))

    @rule()
    def all_is_whole_again(self) -> None:
        self.world.settle()
        self.world.check()

    def teardown(self) -> None:
        try:
            if hasattr(self, "world"):
                self.world.settle()
                self.world.check()
        finally:
            self.clear()

    def clear(self) -> None:
        if hasattr(self, "world"):
            self.world.close()
        self.tokens.stop()
        self.folder.cleanup()


Net.TestCase.settings = settings(
    max_examples=counted(40, 2000),
    stateful_step_count=often(60, 150),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not os.environ.get("SCRIPTORIUM_NIGHT"),
)
TestNet = pytest.mark.filterwarnings("ignore")(Net.TestCase)


def tried(monkeypatch: pytest.MonkeyPatch) -> str:
    """What the machine finds out about a planted mistake."""
    some = settings(
        Net.TestCase.settings, max_examples=200, derandomize=True, phases=[Phase.generate]
    )
    with pytest.raises(AssertionError) as found:
        run_state_machine_as_test(Net, settings=some)
    return str(found.value)


def test_what_is_told_before_it_is_written_is_found(monkeypatch):
    """A server that answers first and writes then loses something when it is killed between."""
    real = Hub._write

    async def hasty(self, table, append, now):
        if append.rows and append.rows[-1].client:
            number = table._writing.number
            told = messages.Done(append.rows[-1].client, append.rows[-1].seq)
            self.send(number, messages.write(told))
        await real(self, table, append, now)

    monkeypatch.setattr(Hub, "_write", hasty)
    assert "acknowledged" in tried(monkeypatch)


def test_what_is_done_twice_is_found(monkeypatch):
    """A store that forgets how devices named their wishes does them again."""
    monkeypatch.setattr(sqlite_store, "_found", lambda database, table, client: None)
    schema = sqlite_store.SCHEMA.replace("UNIQUE INDEX IF NOT EXISTS once", "INDEX once")
    monkeypatch.setattr(sqlite_store, "SCHEMA", schema)
    monkeypatch.setattr(net_table, "NEAR_IDS", 0)
    assert "twice" in tried(monkeypatch)
