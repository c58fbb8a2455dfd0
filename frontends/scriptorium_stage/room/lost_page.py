"""What a player reads when a stranger's program has hung or fallen, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from scriptorium_watch.watched_process import FULL, HUNG

from ..rectangles import Rect
from ..ui.brush import Brush
from ..ui.controls import button
from ..ui.page import Page
from ..ui.sheets import Line, paint_rows, sheet

if TYPE_CHECKING:
    from ..desk import Desk as AnyDesk
    from ..ui.glass_desk import Desk

Answered = Callable[[Collection[str], str], None]


def told_of(desk: AnyDesk, mods: Collection[str], why: str) -> str:
    """Which mod it was and what it did, in a sentence."""
    mod = ", ".join(mods) or "?"
    if len(mods) > 1:
        return desk.text(
            "stage-lost-one-of", "One of the mods {mod} has stopped the game.", mod=mod
        )
    if why == HUNG:
        return desk.text("stage-lost-hung", "The mod {mod} did not come to an end.", mod=mod)
    if why == FULL:
        return desk.text("stage-lost-full", "The mod {mod} used up the memory.", mod=mod)
    return desk.text("stage-lost-ended", "The mod {mod} has stopped the game.", mod=mod)


def ways_on(desk: AnyDesk, mods: Collection[str]) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two ways on, each as what it is called and what it means."""
    mod = ", ".join(mods) or "?"
    off = (
        desk.text("stage-lost-off", "Go on without it"),
        desk.text(
            "stage-lost-off-says",
            "{mod} is switched off. It can be switched on again on the page of mods.",
            mod=mod,
        ),
    )
    again = (
        desk.text("stage-lost-again", "Try again with it"),
        desk.text("stage-lost-again-says", "Perhaps it was only this once."),
    )
    return off, again


class LostPage(Page):
    """One sentence, and two ways on; the match is kept as it was after the last action."""

    def __init__(
        self, desk: Desk, mods: Collection[str], why: str, match: str, answered: Answered
    ) -> None:
        super().__init__(desk)
        self.mods, self.why, self.match, self._answered = tuple(mods), why, match, answered

    def paint(self, brush: Brush) -> None:
        """The sentence on a sheet of parchment, and a button for each way."""
        heading = self.text("stage-lost", "A mod was stopped")
        room = sheet(brush, self, heading)
        width = room.w - brush.dp(16)
        told = told_of(self.desk, self.mods, self.why)
        rows = [self._words(brush, told, 19, "error", width)]
        if self.match:
            kept = self.text(
                "stage-lost-kept", "The match is kept as it was after the last action."
            )
            rows.append(self._words(brush, kept, 17, "ink", width))
        for key, way in zip(("off", "again"), ways_on(self.desk, self.mods), strict=True):
            tall = brush.row() + brush.dp(4) + brush.measure(way[1], 15, width) + brush.dp(8)
            rows.append(Line(partial(self._way, key, way), tall))
        paint_rows(brush, self, room, rows, "trouble")

    def _words(self, brush: Brush, told: str, size: float, colour: str, width: float) -> Line:
        def words(brush: Brush, rect: Rect) -> None:
            brush.text(told, rect, size, colour=brush.palette[colour])

        return Line(words, brush.measure(told, size, width) + brush.dp(10))

    def _way(self, key: str, way: tuple[str, str], brush: Brush, rect: Rect) -> None:
        act = partial(self._answered, self.mods if key == "off" else (), self.match)
        button(brush, f"lost {key}", rect.top(brush.row()), way[0], act, gold=key == "off")
        brush.text(way[1], rect.below(brush.row() + brush.dp(4)), 15)

    def back(self) -> bool:
        """To the first page, with the mod left off."""
        self._answered(self.mods, "")
        return True
