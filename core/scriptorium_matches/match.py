"""A match: how it began and the list of what was done, with every table on the way.

The log lives here, beside the tables and never in them. A match remembers enough to be taken
back, saved to one file, played again and compared with how it was.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from scriptorium.errors import LoadError, PluginError, Reason, Refused, SetupError
from scriptorium.library import Library, standard_library
from scriptorium.notation import read, write
from scriptorium.play import apply, ends_line, legal, start, why_not
from scriptorium.saves import dump, load
from scriptorium.structs import Action, Event, MatchSetup, Seat, Several
from scriptorium.table import After, Table, said
from scriptorium_plugins.plugin_versions import agreed

from .files import read_bounded, write_whole
from .matchfile import MOST_BYTES, MatchLines, decode_actions, encode, open_lines, table_digest
from .takeback import why_not_back

MOST_NOTE = 1000
DIGEST_EVERY = 20

NOTHING_DONE = Reason("nothing_done", "", "There is nothing to be taken back.")

UNFINISHED = (
    "This match is not over: the file holds every hidden card. "
    "Do not give it to anyone who still plays in it."
)


@dataclass(frozen=True)
class Done:
    """One thing that was done: by whom, on which table, and what came of it."""

    before: Table
    action: Action
    events: tuple[Event, ...]
    learned: tuple[Seat, ...] = ()
    news: tuple[Seat, ...] = ()

    @property
    def revealed(self) -> bool:
        """Whether anybody came to see something new."""
        return bool(self.learned)

    def after(self, table: Table) -> After:
        """What it came to, given the table that followed."""
        return After(table, self.events, self.revealed, self.learned, self.news)

    @property
    def seat(self) -> Seat:
        """Who chose it."""
        return self.before.pending[-1].seat

    @property
    def text(self) -> str:
        """The action in notation."""
        return write(self.before, self.action)

    @property
    def said(self) -> tuple[str, ...]:
        """What happened, in words."""
        texts = (said(self.before.rules, event) for event in self.events)
        return tuple(text.english for text in texts if text is not None)


class Match:
    """A match in progress or over; `table` is where it stands, `done` how it came there.

    >>> match = Match(table)
    >>> match.play("mark B2")
    >>> match.to_file(Path("match.scr"))
    """

    def __init__(self, table: Table) -> None:
        self.start = table
        self.table = table
        self.done: list[Done] = []
        self.note = ""
        self._digests: list[tuple[int, str]] = []
        self._snapshot: tuple[int, bytes] | None = None

    @property
    def setup(self) -> MatchSetup:
        """What was agreed."""
        return self.table.rules.setup

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done, in order."""
        return tuple(done.action for done in self.done)

    def play(self, action: Action | str) -> tuple[Done, ...]:
        """Do an action, given as itself or in notation; a text may stand for several.

        It is done to its end (see `scriptorium.play.ends_line`). Raises `Refused` or `Unreadable`
        and leaves the match as it was when it cannot be done.
        """
        if isinstance(action, str):
            action = read(self.table, action)
        parts: tuple[Action, ...] = (action,)
        if isinstance(action, Several):
            refused = why_not(self.table, action)
            if refused is not None:
                raise refused
            parts = action.actions
        count = len(self.done)
        try:
            for part in parts:
                before = self.table
                if ends_line(before, self._do(part)):
                    break
        except BaseException:
            self.go_back_to(count)
            raise
        return tuple(self.done[count:])

    def choices(self) -> tuple[Action, ...]:
        """What may be chosen now."""
        return legal(self.table)

    def _do(self, action: Action) -> After:
        before = self.table
        after = apply(before, action)
        self.table = after.table
        self.done.append(Done(before, action, after.events, after.learned, after.news))
        count = len(self.done)
        if count % DIGEST_EVERY == 0 or self.table.outcome is not None:
            self._digests.append((count, table_digest(self.table)))
        if count % DIGEST_EVERY == 0:
            self._snapshot = (count, dump(self.table))
        return after

    # taking back

    def why_not_undo(self, seat: Seat | None = None) -> Refused | None:
        """Why the last action cannot be taken back (by a seat), or None where it can."""
        if not self.done:
            return NOTHING_DONE()
        last = self.done[-1]
        return why_not_back(last.before, last.after(self.table), seat)

    def undo(self, seat: Seat | None = None) -> Done:
        """Take the last action back, as far as players agreed on that."""
        refused = self.why_not_undo(seat)
        if refused is not None:
            raise refused
        last = self.done[-1]
        self.go_back_to(len(self.done) - 1)
        return last

    def go_back_to(self, count: int) -> None:
        """Stand again where so many actions were done, whatever came to light since."""
        if len(self.done) > count:
            self.table = self.done[count].before
        del self.done[count:]
        self._digests = [(at, name) for at, name in self._digests if at <= count]
        if self._snapshot is not None and self._snapshot[0] > count:
            self._snapshot = None

    # keeping

    def to_bytes(self) -> bytes:
        """The match as the content of one file; it holds every hidden card."""
        count = len(self.done)
        snapshots = [self._snapshot] if self._snapshot is not None else []
        if not snapshots or snapshots[-1][0] != count:
            snapshots.append((count, dump(self.table)))
        digests = list(self._digests)
        if not digests or digests[-1][0] != count:
            digests.append((count, table_digest(self.table)))
        return encode(
            self.setup,
            self.start.seed,
            None if _was_set_up(self.start) else dump(self.start),
            self.note,
            self.actions,
            digests,
            snapshots,
        )

    def to_file(self, path: Path) -> str:
        """Write the match to one file, whole or not at all; gives a warning if there is need."""
        write_whole(path, self.to_bytes())
        return UNFINISHED if self.table.outcome is None else ""


def _was_set_up(table: Table) -> bool:
    """Whether a new match begins so; positions may be such that none does."""
    try:
        return start(table.rules, table.seed) == table
    except SetupError:
        return False


class Parted(LoadError):
    """A recorded match cannot be played again as it was: at which action, and why."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(f"the match parts from its record at action {at}: {why}")
        self.at = at
        self.why = why


def replay(match: Match, actions: Iterable[Action], digests: dict[int, str]) -> Match:
    """Play recorded actions, each checked, and compare the digests; raises `Parted`."""
    if 0 in digests and table_digest(match.table) != digests[0]:
        raise Parted(0, "it begins with another table")
    for at, action in enumerate(actions, 1):
        try:
            match.play(action)
        except Refused as error:
            raise Parted(at, str(error)) from error
        if at in digests and table_digest(match.table) != digests[at]:
            raise Parted(at, "it leads to another table than it did")
    return match


def load_match(data: bytes, *, library: Library | None = None) -> Match:
    """The match that `to_bytes` wrote, played again action by action.

    Raises `LoadError` for anything else, and `Parted` where the rules have changed since;
    `migration.open_match` tells what can be done then.
    """
    lines = open_lines(data)
    library = library if library is not None else standard_library()
    try:
        rules = library.rules(agreed(library, lines.setup))
        actions = decode_actions(rules, lines)
        table = start(rules, lines.seed) if lines.base is None else _table(lines, library)
        match = Match(table)
        match.note = lines.note or _laid_out(table)
        return replay(match, actions, dict(lines.digests))
    except (SetupError, PluginError) as error:
        raise LoadError(str(error)) from error


def _table(lines: MatchLines, library: Library) -> Table:
    table = load(lines.base or b"", library=library)
    there, setup = table.rules.setup, lines.setup
    if (there.game, there.seats, there.options) != (setup.game, setup.seats, setup.options):
        raise LoadError("the file holds a table of another match")
    return table


def _laid_out(table: Table) -> str:
    """What is to be said of a first table that no new match leads to, such as a puzzle's."""
    problem = table.rules.problem(table)
    told = f"It begins with a position that was laid out: {problem}." if problem else ""
    return told[:MOST_NOTE]


def load_file(path: Path, *, library: Library | None = None) -> Match:
    """The match in a file; every error begins with the file's name."""
    try:
        return load_match(read_bounded(path, MOST_BYTES), library=library)
    except Parted as parted:
        raise Parted(parted.at, f"{parted.why} ({path.name})") from parted
    except LoadError as error:
        named = str(error) if str(error).startswith(path.name) else f"{path.name}: {error}"
        raise LoadError(named) from error
