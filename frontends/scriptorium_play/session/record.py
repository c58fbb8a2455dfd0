"""How a match ended and went: for each seat what it came to, and how far it was turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scriptorium import Seat, Table, view
from scriptorium.scene import aim
from scriptorium_play.common.colours import Look
from scriptorium_play.session.session import Session
from scriptorium_play.texts.translator import Translator

# A graph has at most so many points, however long the match was.
MOST_POINTS = 40


@dataclass(frozen=True)
class SeatResult:
    """A seat at the end: how it is known, points, what it came to, and its heights."""

    seat: Seat
    look: Look
    won: bool
    points: int | None
    came_to: str
    parts: tuple[tuple[str, int], ...]
    heights: tuple[int, ...]

    @property
    def told(self) -> str:
        """What it came to in words, and beneath it how the points came about."""
        return "\n".join(filter(None, (self.came_to, parts_text(self.parts))))


class Standings:
    """Of a session, worked out once for each end and language."""

    def __init__(self) -> None:
        self._of: tuple[Table, str] | None = None
        self._found: tuple[SeatResult, ...] = ()

    def of(self, session: Session) -> tuple[SeatResult, ...]:
        """The winners first, the others in the order of play; nobody as long as it goes on."""
        table, language = session.table, session.settings.language
        if table.outcome is None:
            return ()
        if self._of is None or self._of[0] is not table or self._of[1] != language:
            self._of, self._found = (table, language), standings(session)
        return self._found


def standings(session: Session) -> tuple[SeatResult, ...]:
    """How each seat stands at the end of a match that is over."""
    table, moments, found = session.table, ends_of_turns(session), list[SeatResult]()
    assert table.outcome is not None
    for seat in table.seats:
        aims = [aim(view(one, seat), seat) for one in moments]
        after = aims[-1].after
        found.append(
            SeatResult(
                seat,
                session.looks[seat],
                seat in table.outcome.winners,
                table.outcome.score(seat),
                session.words.say(after) if after is not None else "",
                tuple(
                    (part_called(session.words, name), many)
                    for name, many in table.outcome.parts_of(seat)
                ),
                tuple(one.height for one in aims),
            )
        )
    return tuple(sorted(found, key=lambda one: not one.won))


def part_called(words: Translator, name: str) -> str:
    """A part of the scoring as the game calls it: `name-points-…` among its texts."""
    key = f"points_{name}"
    return words.called(key if words.name(key) != key else name)


def parts_text(parts: Iterable[tuple[str, int]]) -> str:
    """What each part gave, in a line."""
    return " · ".join(f"{name} {many}" for name, many in parts)


def ends_of_turns(session: Session) -> list[Table]:
    """The table at the end of each turn, or of some of them where there were many."""
    last = {one.moment.turn: one for one in session.match.done}
    found = list(last.values())
    each = -(-len(found) // MOST_POINTS) or 1
    return [*(one.before for one in found[::-each][::-1]), session.table]
