"""What a table over a net has besides its match: who is here, how clocks stand, what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from scriptorium import Seat, Text
from scriptorium_play.net.luck import LuckCheck
from scriptorium_play.net.session import FarSession
from scriptorium_play.net.talking import clock_text, told_of

if TYPE_CHECKING:
    from .controller import TableController
    from .words import TableText


def far_of(controller: TableText) -> FarSession:
    """The session of a table over a net."""
    return cast("FarSession", controller.session)


def presence_told(controller: TableText, seat: Seat) -> str:
    """What stands behind a player's name: the clock, and that they are not here."""
    far = far_of(controller)
    parts = []
    if (left := far.clock(seat)) is not None:
        parts.append(clock_text(left))
    how = far.presence(seat)
    if how == "away":
        parts.append(controller.text("table-away", "away"))
    elif how == "gone":
        parts.append(controller.text("table-gone", "gone"))
    return " \u00b7 ".join(parts)


class OthersHeard:
    """Hears the others at one table: tells what they say, and that clocks go on."""

    def __init__(self, controller: TableController) -> None:
        self._controller = controller
        self._shown: tuple[str, ...] = ()
        self._stopped = False
        self._luck: LuckCheck | None = None
        self._told: Text | None = None

    def luck(self) -> Text | None:
        """Whether the cards were dealt as promised; None as long as the match goes on."""
        return None if self._luck is None else self._luck.told

    def _check_luck(self) -> None:
        """Once the match is over, see how its luck was."""
        controller, far = self._controller, far_of(self._controller)
        if self._luck is None and far.client.over is not None and far.table.outcome is not None:
            known = controller.app.table_list.note(far.link, is_over=True)
            ask = controller.app.ask
            if ask is not None:
                self._luck = LuckCheck(far, known, ask)
        told = self.luck()
        if told != self._told:
            self._told = told
            controller.view.refresh()

    def listen(self) -> None:
        """Tell what is new, and have it painted."""
        controller, far = self._controller, far_of(self._controller)
        words = far.words
        talk, far.talk = far.talk, []
        for one in talk:
            told = told_of(one, words.say, words.called)
            if told is not None and one.seat != far.client.seat:
                controller.said = words.say(told)
                controller.app.sounds.play("page")
        shown = tuple(presence_told(controller, seat) for seat in far.table.seats)
        if talk or shown != self._shown:
            self._shown = shown
            controller.view.refresh()
        self._check_luck()
        if far.is_stopped and not self._stopped:
            self._stopped = True
            controller.show_outcome()
            controller.view.refresh()
