"""Whatever people do in whatever order: the match is the one that a plain model says it is.

The model is a list of tables of the core, one for each action. The session beside it is touched,
taken back, closed and opened again, looked back in, handed on and spoken to in four languages.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from stage_games import library as all_games
from stage_games import settings as wishes
from stage_games import touch_out
from wall_house import house

import scriptorium as sc
from night import often
from scriptorium.matches import Match, Saves
from scriptorium.plugins import LANGUAGES
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.picture.scenes import picture
from scriptorium_play.picture.tried import can_be_taken_back
from scriptorium_play.session.log import LogBook
from scriptorium_play.session.session import Session

EXAMPLES, STEPS = often(100, 10_000), often(50, 200)
NUMBERS = st.integers(0, 10_000)
MORE_OIL = house(
    "house.oil", lambda book: book.adjust("lantern.oil", lambda oil, at, seat: oil + 2)
)


def library() -> sc.Library:
    """The games, and one house rule that may be on or off."""
    filled = all_games().copy()
    filled.add(MORE_OIL)
    return filled


LIBRARY = library()


class Sitting(RuleBasedStateMachine):
    """People at a screen, and the list of tables that says what must be on it."""

    @initialize(seed=NUMBERS)
    def begin(self, seed: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.saves = Saves(Path(self.folder.name))
        self.wishes = wishes()
        self.playing: Session | None = None
        self.sit_down(seed, 2, mod=False, computer=False)

    def sit_down(self, seed: int, seats: int, *, mod: bool, computer: bool) -> None:
        mods = ["house.oil"] if mod else []
        table = sc.new_table("lantern", seats, seed, mods, library=LIBRARY)
        seating = dict.fromkeys(table.seats, PERSON)
        if computer:
            seating[table.seats[-1]] = COMPUTER
        self.tables, self.actions, self.undone = [table], [], []
        self.open(Match(table), seating, "")

    def open(self, match: Match, seating: dict[str, str], name: str) -> None:
        self.playing = Session(
            match,
            LIBRARY,
            seating,
            settings=self.wishes,
            saves=self.saves,
            name=name,
            seed=7,
        )

    @property
    def model(self) -> sc.Table:
        return self.tables[-1]

    def follow(self, expected: sc.Action | None) -> None:
        """Carry out in the model what was done: the expected action, then what is no choice."""
        done = self.playing.match.actions
        assert done[: len(self.actions)] == tuple(self.actions)
        for action in done[len(self.actions) :]:
            if expected is None:
                assert self.wishes.values.pass_single
                assert sc.legal(self.model) == (action,)
                assert can_be_taken_back(self.model, sc.apply(self.model, action))
            else:
                assert action == expected
            expected = None
            self.tables.append(sc.apply(self.model, action).table)
            self.actions.append(action)
        assert expected is None

    # what people do

    @precondition(lambda self: self.playing.awaits_person)
    @rule(pick=NUMBERS)
    def act(self, pick: int) -> None:
        choices = sc.legal(self.model)
        action = choices[pick % len(choices)]
        while self.playing.back():
            pass
        touch_out(self.playing, action)
        self.undone.clear()
        self.follow(action)

    @precondition(lambda self: self.playing.touching is not None and self.playing.touching.next)
    @rule(pick=NUMBERS)
    def touch_and_think_again(self, pick: int) -> None:
        touching = self.playing.touching
        id = touching.next[pick % len(touching.next)]
        if len(touching.meant_by(id)) > 1 or self.wishes.values.confirm == "always":
            self.playing.touch(id)
            assert self.playing.back()

    @rule(pick=NUMBERS)
    def touch_what_is_not_there(self, pick: int) -> None:
        assert self.playing.touch(f"nothing-{pick}").what == "refused"

    @precondition(lambda self: self.playing.handover is not None)
    @rule()
    def lift_the_curtain(self) -> None:
        seat = self.playing.handover
        self.playing.lift_curtain()
        self.follow(None)
        assert seat in (self.playing.observer, self.playing.handover)

    @precondition(lambda self: self.playing.awaits_computer)
    @rule()
    def let_the_computer_play(self) -> None:
        assert self.playing.update(10)
        action = self.playing.match.actions[len(self.actions)]
        assert action in sc.legal(self.model)
        self.undone.clear()
        self.follow(action)

    @rule()
    def take_back(self) -> None:
        last = self.playing.match.done[-1] if self.actions else None
        possible = (
            last is not None
            and last.seat == self.playing.observer
            and can_be_taken_back(self.tables[-2], sc.apply(self.tables[-2], last.action))
        )
        assert (self.playing.why_not_undo() is None) == possible
        if not possible:
            with pytest.raises(sc.Refused):
                self.playing.undo()
            return
        self.playing.undo()
        left = len(self.playing.match.done)
        assert left < len(self.actions)
        self.undone += reversed(self.actions[left:])
        del self.actions[left:], self.tables[left + 1 :]

    @precondition(lambda self: self.playing.can_redo)
    @rule()
    def do_again(self) -> None:
        action = self.undone.pop()
        self.playing.redo()
        self.follow(action)

    @rule()
    def close_and_open(self) -> None:
        name, seating = self.playing.name, self.playing.seating
        self.playing.close()
        match, found = self.saves.open(name, LIBRARY)
        assert found == seating
        assert match.note == ""
        self.open(match, found, name)
        self.undone = []
        self.follow(None)

    @precondition(lambda self: self.playing.observer is not None)
    @rule(pick=NUMBERS)
    def look_back(self, pick: int) -> None:
        at = pick % len(self.tables)
        seen = self.playing.look_back(at)
        assert seen == picture(self.tables[at], self.playing.observer)

    @rule(language=st.sampled_from(LANGUAGES))
    def speak(self, language: str) -> None:
        self.wishes.change("language", language)
        assert self.playing.words.language == language

    @rule(by_itself=st.booleans())
    def pass_what_is_no_choice(self, by_itself: bool) -> None:
        self.wishes.change("pass_single", by_itself)

    @rule(seed=NUMBERS, seats=st.integers(2, 4), mod=st.booleans(), computer=st.booleans())
    def begin_another(self, seed: int, seats: int, mod: bool, computer: bool) -> None:
        self.playing.close()
        self.sit_down(seed, seats, mod=mod, computer=computer)
        self.follow(None)
        assert (MORE_OIL.__name__ in names_of(self.model)) == mod

    # what holds whatever they do

    @invariant()
    def the_match_is_the_models(self) -> None:
        if self.playing is None:
            return
        assert sc.digest(self.playing.table) == sc.digest(self.model)
        assert self.playing.match.actions == tuple(self.actions)
        assert self.playing.kept == len(self.actions)
        assert self.playing.problem is None

    @invariant()
    def the_screen_shows_what_its_seat_may_see(self) -> None:
        if self.playing is None:
            return
        seat = self.playing.observer
        if seat is None:
            assert self.playing.scene() is None
            assert self.playing.log() == ()
            assert self.playing.look_back(0) is None
            assert self.playing.hint() is None
            assert self.playing.preview() is None
            assert not self.playing.awaits_person
            return
        assert self.playing.scene() == picture(self.model, seat)
        assert self.playing.awaits_person == (self.model.chooser == seat)
        log = self.playing.log()
        assert [line.at for line in log] == list(range(1, len(self.tables)))
        choosers = [table.chooser for table in self.tables[:-1]]
        assert [line.seat for line in log] == choosers

    def teardown(self) -> None:
        if self.playing is None:
            return
        # A log that grew line by line in this session is the log that is made at once.
        if self.playing.observer is not None:
            whole = LogBook().lines(self.playing.match, self.playing.observer, self.playing.words)
            assert self.playing.log() == whole
        self.playing.close()
        self.folder.cleanup()


def names_of(table: sc.Table) -> list[str]:
    return [ref.name for ref in table.rules.setup.plugins]


class TestSitting(Sitting.TestCase):  # type: ignore[misc]
    settings: Any = settings(max_examples=EXAMPLES, stateful_step_count=STEPS, print_blob=True)
