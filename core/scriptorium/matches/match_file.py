"""What the journal of a match says: how it began, what was done and taken back, where it stood.

The file that is kept after every action, the one that is exported and the one of the command line
are of this one format. Whatever comes from outside ends as a match's lines or as one `LoadError`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Union

import msgspec
from msgspec import Raw

from scriptorium.engine.errors import LoadError
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.values import Action, MatchSetup, Seat

from .journal import FIRST, Journal, read_journal
from .records import (
    UNREADABLE,
    ActionRecord,
    Closed,
    Ended,
    HeaderRecord,
    Record,
    Seal,
    Seated,
    SnapshotRecord,
    WentBack,
    closed,
    decode,
    raw,
)


@dataclass(frozen=True)
class Snapshot:
    """A table that was kept after so many actions; `trusted` where this machine has sealed it."""

    at: int
    digest: str
    table: bytes
    trusted: bool
    seal: bytes = b""


@dataclass(frozen=True)
class MatchLines:
    """What the file of a match says, in the order in which it counts."""

    engine: str
    setup: MatchSetup
    seed: int
    base: bytes | None
    note: str
    trusted: bool = False  # whether this machine has sealed the base
    actions: tuple[Raw, ...] = ()
    digests: dict[int, str] = field(default_factory=dict)
    snapshots: tuple[Snapshot, ...] = ()
    stands: dict[int, tuple[int, bool]] = field(
        default_factory=dict
    )  # turn, and whether it is over
    seating: tuple[tuple[Seat, str], ...] = ()
    title: str = ""
    ended: Ended | None = None
    problem: str = ""  # why the file cannot be read any further
    last: bytes = FIRST  # the name of the last entry
    seal: bytes = b""  # on the base
    names: tuple[tuple[Seat, str], ...] = ()


def sayings_of(lines: MatchLines, at: int | None = None, *, bare: bool = False) -> list[Record]:
    """What a file says that tells the same in one straight line, up to an action if one is named.

    `bare` is for others: whole, and without the tables that only this machine trusts.
    """
    count = len(lines.actions) if at is None else at
    base = b"" if bare or not lines.trusted else lines.seal
    stands = {0: (0, False)} | lines.stands
    first = HeaderRecord(
        *(0, *stands[0], not bare, lines.engine),
        *(lines.setup, lines.seed, lines.base, lines.note, base),
    )
    sayings: list[Record] = [first]
    kept = {} if bare else {one.at: one for one in lines.snapshots if one.trusted}
    for number in range(count + 1):
        if number:
            digest = lines.digests.get(number, "")
            sayings.append(ActionRecord(number, *stands[number], lines.actions[number - 1], digest))
        if number in kept:
            one = kept[number]
            sayings.append(SnapshotRecord(number, *stands[number], one.digest, one.table, one.seal))
    if lines.ended is not None and count == lines.ended.at:
        sayings.append(lines.ended)
    if lines.seating or lines.title or lines.names:
        turn, over = stands[count]
        sayings.append(Seated(count, turn, over, lines.seating, lines.title, lines.names))
    return closed(sayings) if bare else sayings


def begun_until(lines: MatchLines, at: int) -> MatchLines:
    """The same match after so many actions, as if no more had been done."""
    if at >= len(lines.actions):
        return lines
    return replace(
        lines,
        actions=lines.actions[:at],
        digests={nr: digest for nr, digest in lines.digests.items() if nr <= at},
        snapshots=tuple(one for one in lines.snapshots if one.at <= at),
        stands={nr: stands for nr, stands in lines.stands.items() if nr <= at},
        ended=None,
    )


def how_many_alike(lines: MatchLines, actions: Sequence[Action]) -> int:
    """How many actions at the beginning are those of the lines."""
    pairs = zip(lines.actions, actions, strict=False)
    found = (at for at, (one, action) in enumerate(pairs) if one != raw(action))
    return next(found, min(len(lines.actions), len(actions)))


def open_lines(data: bytes, seal: Seal | None = None, *, partly: bool = False) -> MatchLines:
    """The lines of a match file; its actions are still closed.

    Raises `LoadError` where it is damaged, unless what can be read of it is wanted (`partly`).
    """
    journal = read_journal(data)
    if journal.problem and not (partly and journal.entries):
        raise LoadError(journal.problem)
    return lines_of(journal, seal, partly=partly)


def lines_of(journal: Journal, seal: Seal | None = None, *, partly: bool = False) -> MatchLines:
    """The lines that a journal holds."""
    reading, problem, last = Reading(seal), journal.problem, FIRST
    for entry in journal.line():
        try:
            reading.take(decode(entry.body))
        except LoadError as error:
            if not partly or reading.begun is None:
                raise
            problem = str(error)
            break
        last = entry.name
    if reading.begun is None and problem:
        raise LoadError(problem)
    lines = reading.lines()
    if not problem and not reading.is_whole:
        problem = "the end of the file is missing"
        if not partly:
            raise LoadError(problem)
    return replace(lines, problem=problem, last=last)


class Reading:
    """The entries of a match, taken one after another, each checked against those before it."""

    def __init__(self, seal: Seal | None = None) -> None:
        self.begun: HeaderRecord | None = None
        self._seal = seal
        self._actions: list[Raw] = []
        self._digests: dict[int, str] = {}
        self._snapshots: list[Snapshot] = []
        self._stands: dict[int, tuple[int, bool]] = {}
        self._seated: Seated | None = None
        self._ended: Ended | None = None
        self._closed = False

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing at the end, as far as that can be known."""
        return self._closed or (self.begun is not None and self.begun.grows)

    def take(self, saying: Record) -> None:
        """The next entry."""
        if self._closed:
            raise LoadError("the file goes on behind its end")
        if isinstance(saying, HeaderRecord):
            if self.begun is not None or saying.at:
                raise LoadError("the match begins twice")
            self.begun = saying
        elif self.begun is None:
            raise LoadError("the file does not begin with how the match began")
        count = len(self._actions)
        if isinstance(saying, ActionRecord):
            count += 1
            self._actions.append(saying.action)
            if saying.digest:
                self._digests[saying.at] = saying.digest
        elif isinstance(saying, WentBack):
            if saying.at > count:
                raise LoadError(f"{saying.at} of {count} actions cannot be left")
            count = saying.at
            self._back(count)
        elif isinstance(saying, SnapshotRecord):
            mine = self._seal is not None and self._seal.fits(saying.seal, saying.table)
            self._snapshots.append(
                Snapshot(saying.at, saying.digest, saying.table, mine, saying.seal)
            )
            self._digests[saying.at] = saying.digest
        elif isinstance(saying, Seated):
            self._seated = saying
        elif isinstance(saying, Ended):
            self._ended = saying
        elif isinstance(saying, Closed):
            self._closed = True
        if saying.at != count:
            raise LoadError(f"the file speaks of action {saying.at} after {count} actions")
        stands = (saying.turn, saying.over)
        if self._stands.setdefault(count, stands) != stands:
            raise LoadError(f"the file says two things of the table after action {count}")

    def _back(self, count: int) -> None:
        self._ended = None
        for at in range(count + 1, len(self._actions) + 1):
            self._digests.pop(at, None)
            self._stands.pop(at, None)
        del self._actions[count:]
        while self._snapshots and self._snapshots[-1].at > count:
            self._snapshots.pop()

    def lines(self) -> MatchLines:
        """Everything that was said."""
        first = self.begun
        if first is None:
            raise LoadError("the file ends before the match begins")
        base, seal = first.base, self._seal
        return MatchLines(
            first.engine,
            first.setup,
            first.seed,
            first.base,
            first.note,
            base is not None and seal is not None and seal.fits(first.seal, base),
            tuple(self._actions),
            self._digests,
            tuple(self._snapshots),
            self._stands,
            self._seated.seating if self._seated is not None else (),
            self._seated.title if self._seated is not None else "",
            self._ended,
            seal=first.seal,
            names=self._seated.names if self._seated is not None else (),
        )


def action_decoder(rules: Ruleset) -> Callable[[Raw], Action]:
    """What reads an action of a kind that these rules know; it raises `LoadError`."""
    if not rules.actions:
        raise LoadError("nothing can be done by these rules")
    kinds: Any = Union[tuple(rules.actions)]  # noqa: UP007  (a union of a computed tuple)
    decoder: Any = msgspec.msgpack.Decoder(kinds)

    def read(one: Raw) -> Action:
        try:
            action: Action = decoder.decode(one)
        except msgspec.ValidationError as error:
            raise LoadError(f"an action of the match is none of this game: {error}") from None
        except UNREADABLE as error:
            raise LoadError(f"an action cannot be read: {error}") from None
        return action

    return read
