"""The run of a match that is looked at again: step by step or by itself, at any speed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from scriptorium_play.common.forms import Amount, Select
from scriptorium_play.replay.session import ReplaySession

from .buttons import Button
from .controller import PACE, TableController

if TYPE_CHECKING:
    from .page import TablePage

SPEEDS = ("\u00bd", "1", "2", "4", "8")
FACTORS = (0.5, 1.0, 2.0, 4.0, 8.0)
USUAL = 1
FASTEST_SEEN = 2.0  # what goes faster is shown without its movement


class ReplayController(TableController):
    """The run of a match that is looked at: it plays by itself, or stands where it was put."""

    session: ReplaySession

    def __init__(self, app: Any, session: ReplaySession, view: TablePage) -> None:
        super().__init__(app, session, view)
        self.playing, self.pace = False, USUAL

    # where one is

    def go(self, at: int) -> None:
        """To another moment, without anything moving."""
        self.stop()
        self.forget()
        self.session.go(at)
        self.last = ()
        self.view.refresh()

    def look_back(self, at: int) -> None:
        """To the moment of a line of the log."""
        self.pause()
        self.go(at)

    def step_by(self, by: int) -> None:
        """One action on, which is seen, or one back."""
        self.pause()
        if by < 0:
            self.go(self.session.at - 1)
        else:
            self._on()

    def turn(self, by: int) -> None:
        """To where the next turn begins, or this one, or the one before."""
        session = self.session
        self.pause()
        inside = session.at > session.turns[session.turn]
        self.stop()
        session.go_to_turn(session.turn + (0 if by < 0 and inside else by))
        self.go(session.at)

    def _on(self) -> None:
        self.stop()
        step = self.session.step_on()
        if step is None:
            self.pause()
            return
        self.forget()
        seen = self.haste <= FASTEST_SEEN and self.app.settings.speed > 0
        if seen:
            self.queue.append(step)
        else:
            self._outline(step)
        self.view.refresh()

    # playing by itself

    def play(self) -> None:
        """Let it play, from the beginning again where it is at its end; or let it stand."""
        if not self.playing and self.session.at >= self.session.last:
            self.go(0)
        self.playing, self.waited = not self.playing, 0.0
        self.view.refresh()

    def pause(self) -> None:
        """It stands still."""
        if self.playing:
            self.playing = False
            self.view.refresh()

    def _computers(self, seconds: float) -> None:
        """Time passes while nothing moves."""
        if not self.playing:
            return
        self.waited += seconds
        if self.waited >= PACE / self.haste:
            self.waited = 0.0
            self._on()

    def set_pace(self, pace: int) -> None:
        """Play so fast."""
        self.pace = min(max(0, pace), len(FACTORS) - 1)
        self.haste = FACTORS[self.pace]
        self.view.refresh()

    # what is told

    def message(self, *, aim: bool = False) -> tuple[str, bool]:
        """What was done last."""
        lines = self.session.log()
        if self.refusal:
            return self.refusal, True
        told = (
            " ".join(filter(None, (self.line_text(lines[-1]), self.session.why))) if lines else ""
        )
        return told or self.text("replay-began", "The start of the match."), False

    def slider(self) -> Amount:
        """How far one is in the match."""
        says = self.text(
            "replay-slider-says", "Drag to any moment, or use the arrow keys to go step by step"
        )
        session = self.session
        return Amount("replay at", "", session.at, 0, session.last, 1, self.look_back, says)

    def turns(self) -> Select:
        """The turn, and the ones before and behind it."""
        session, words = self.session, []
        for nr in range(len(session.turns)):
            words.append(
                self.text("replay-turn", "Turn {n} of {of}", n=nr + 1, of=len(session.turns))
            )
        says = self.text("replay-turn-says", "Jump to another turn (Page up, Page down)")
        return Select("replay turn", "", words, session.turn, self._to_turn, says)

    def _to_turn(self, turn: int) -> None:
        self.pause()
        self.session.go_to_turn(turn)
        self.go(self.session.at)

    def paces(self) -> Select:
        """How fast it plays."""
        words = [self.text("replay-pace", "Speed {n}\u00d7", n=speed) for speed in SPEEDS]
        says = self.text("replay-pace-says", "How fast it plays on its own (+ and -)")
        return Select("replay pace", "", words, self.pace, self.set_pace, says)

    def seers(self) -> Select:
        """Whose eyes one looks with."""
        session, eyes = self.session, self.session.eyes
        words = [self.text("replay-eyes", "Seen by {seat}", seat=self.seat_name(s)) for s in eyes]
        at = eyes.index(session.observer) if session.observer in eyes else 0
        says = self.text(
            "replay-eyes-says", "Choose whose eyes you see through, once the match is over"
        )
        return Select("replay eyes", "", words, at, self._see_as, says)

    def _see_as(self, at: int) -> None:
        self.stop()
        self.session.see_as(self.session.eyes[at])
        self.forget()
        self.view.refresh()

    def buttons(self) -> tuple[Button, ...]:
        """One step back, playing, one step on."""
        session, text = self.session, self.text
        back = Button(
            "replay back",
            text("replay-back", "Back"),
            partial(self.step_by, -1),
            text("replay-back-says", "One move back (Left)"),
            "icon-undo",
            session.at > 0,
        )
        playing = Button(
            "replay play",
            text("replay-pause", "Pause") if self.playing else text("replay-play", "Play"),
            self.play,
            text("replay-play-says", "Play on its own, or pause (Space)"),
            "icon-pause" if self.playing else "icon-play",
            session.last > 0,
        )
        on = Button(
            "replay on",
            text("replay-on", "Next"),
            partial(self.step_by, 1),
            text("replay-on-says", "One move on (Right)"),
            "icon-skip",
            session.at < session.last,
        )
        return back, playing, on
