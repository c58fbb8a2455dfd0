"""A match: how it began and the list of what was done, with every table on the way.

The log lives here, beside the tables and never in them. A match remembers enough to be taken
back, saved to one file, played again and compared with how it was.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from scriptorium.engine.errors import LoadError, PluginError, Reason, Refused, SetupError
from scriptorium.engine.library import Library, standard_library
from scriptorium.engine.notation import read
from scriptorium.engine.play import apply, ends_line, legal, start, why_not
from scriptorium.engine.saves import dump
from scriptorium.engine.table import After, Table
from scriptorium.engine.values import Action, MatchSetup, Seat, Several
from scriptorium.plugins.versions import agreed

from .disk import Disk, read_bounded
from .history import HistoryEntry as HistoryEntry
from .history import HistoryMemory
from .initial_state import first_table
from .journal import MOST_BYTES
from .match_file import MatchLines, action_decoder, open_lines
from .records import Record, Seal, begun, closed, did, ended, file_of, stood, table_digest
from .undo_policy import why_not_back

DIGEST_EVERY = 20

NOTHING_DONE = Reason("nothing_done", "", "There is nothing to be taken back.")

BROKEN = "the match is broken: it is not over, and nobody can choose anything"
UNFINISHED = (
    "This match is not over: the file holds every hidden card. "
    "Do not give it to anyone who still plays in it."
)


class Match:
    """A match in progress or over; `table` is where it stands, `done` how it came there.

    >>> match = Match(table)
    >>> match.play("mark B2")
    >>> match.to_file(Path("match.scr"))
    """

    def __init__(self, table: Table) -> None:
        self.start = table
        self.table = table
        self.done: list[HistoryEntry] = []
        self.note = ""
        self.digests: dict[int, str] = {}
        self._snapshot: tuple[int, Table] | None = None
        self._memory = HistoryMemory()

    @property
    def setup(self) -> MatchSetup:
        """What was agreed."""
        return self.table.rules.setup

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done, in order."""
        return tuple(done.action for done in self.done)

    def play(self, action: Action | str, came: After | None = None) -> tuple[HistoryEntry, ...]:
        """Do an action, given as itself or in notation; a text may stand for several.

        It is done to its end (see `ends_line`). Raises `Refused` or `Unreadable`, and leaves the
        match as it was, when it cannot be done. `came` is what `apply` gave for this very action
        on this very table, if you have it already: it is not worked out again.
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
                if ends_line(before, self._do(part, None if part is not action else came)):
                    break
        except BaseException:
            self.go_back_to(count)
            raise
        return tuple(self.done[count:])

    def choices(self) -> tuple[Action, ...]:
        """What may be chosen now."""
        return legal(self.table)

    def _do(self, action: Action, came: After | None) -> After:
        before = self.table
        after = apply(before, action) if came is None else came
        self.table = after.table
        count = len(self.done) + 1
        earlier = self.done[-1] if self.done else None
        self.done.append(HistoryEntry(count, earlier, before, action, after).kept_by(self._memory))
        if count % DIGEST_EVERY == 0:
            self.digests[count] = table_digest(self.table)
            self._snapshot = (count, self.table)
        return after

    # taking back

    def why_not_undo(self, seat: Seat | None = None) -> Refused | None:
        """Why the last action cannot be taken back (by a seat), or None where it can."""
        if not self.done:
            return NOTHING_DONE()
        last = self.done[-1]
        return why_not_back(last.before, last.after(self.table), seat)

    def undo(self, seat: Seat | None = None) -> HistoryEntry:
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
        for at in range(count + 1, len(self.done) + 1):
            self.digests.pop(at, None)
        del self.done[count:]
        if self._snapshot is not None and self._snapshot[0] > count:
            self._snapshot = None

    def branched(self, at: int) -> Match:
        """A match of its own that stands where this one did after so many actions."""
        branch = Match(self.start)
        branch.done = self.done[:at]
        branch.table = self.done[at].before if at < len(self.done) else self.table
        branch.digests = {nr: digest for nr, digest in self.digests.items() if nr <= at}
        branch.note = self.note
        return branch

    # keeping

    def began(self, seal: Seal | None = None, *, grows: bool = False) -> Record:
        """How it began, as the file of the match says it."""
        base = None if _was_set_up(self.start) else dump(self.start)
        return begun(self.start, base, self.note, seal, grows=grows)

    def did(self, at: int) -> Record:
        """One of its actions, counted from 1, as the file of the match says it."""
        after = self.done[at].before if at < len(self.done) else self.table
        return did(at, after, self.done[at - 1].action, self.digests.get(at, ""))

    def stands(self, seal: Seal | None = None) -> Record:
        """The table as it stands, as the file of the match says it."""
        return stood(len(self.done), self.table, dump(self.table), seal)

    def to_bytes(self, seal: Seal | None = None) -> bytes:
        """The match as the content of one file; it holds every hidden card."""
        sayings = [self.began(seal)]
        for at in range(1, len(self.done) + 1):
            sayings.append(self.did(at))
            if self._snapshot is not None and at == self._snapshot[0] < len(self.done):
                sayings.append(stood(at, self._snapshot[1], dump(self._snapshot[1]), seal))
        sayings += [self.stands(seal), *ended(len(self.done), self.table)]
        return file_of(closed(sayings))

    def to_file(self, path: Path) -> str:
        """Write the match to one file, whole or not at all; gives a warning if there is need."""
        Disk().keep(path, self.to_bytes())
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


Progress = Callable[[int, int], None]


def replay(match: Match, lines: MatchLines, progress: Progress | None = None) -> Match:
    """Play recorded actions, each checked, and compare what is said of them; raises `Parted`.

    `progress` is told how many of how many were played, and may raise to stop it.
    """
    read_action, total = action_decoder(match.table.rules), len(lines.actions)
    _compare(match, lines)
    for at, one in enumerate(lines.actions, 1):
        try:
            match.play(read_action(one))
        except Refused as error:
            raise Parted(at, str(error)) from error
        _compare(match, lines)
        if progress is not None and at % DIGEST_EVERY == 0:
            progress(at, total)
    if lines.ended is not None and [lines.ended] != ended(total, match.table):
        raise Parted(total, "the file says other points")
    if match.table.outcome is None and not legal(match.table):
        raise LoadError(BROKEN)
    return match


def _compare(match: Match, lines: MatchLines) -> None:
    at, table = len(match.done), match.table
    stands = lines.stands.get(at)
    if stands is not None and stands != (table.clock.turn, table.outcome is not None):
        raise Parted(at, "the file says another turn, or another end")
    if at in lines.digests and table_digest(table) != lines.digests[at]:
        why = "it leads to another table than it did" if at else "it begins with another table"
        raise Parted(at, why)


def load_match(
    data: bytes,
    *,
    library: Library | None = None,
    seal: Seal | None = None,
    progress: Progress | None = None,
) -> Match:
    """The match that `to_bytes` wrote, played again action by action.

    Raises `LoadError` for anything else, and `Parted` where the rules have changed since;
    `migration.open_match` tells what can be done then.
    """
    library = library if library is not None else standard_library()
    return played_again(open_lines(data, seal), library, progress)


def played_again(lines: MatchLines, library: Library, progress: Progress | None = None) -> Match:
    """The match that some lines tell, as it was; raises `LoadError` where it cannot be so."""
    try:
        rules = library.rules(agreed(library, lines.setup))
        table, note = first_table(lines, rules)
    except (SetupError, PluginError) as error:
        raise LoadError(str(error)) from error
    match = Match(table)
    match.note = lines.note or note
    return replay(match, lines, progress)


def load_file(path: Path, *, library: Library | None = None) -> Match:
    """The match in a file; every error begins with the file's name."""
    try:
        return load_match(read_bounded(path, MOST_BYTES), library=library)
    except Parted as parted:
        raise Parted(parted.at, f"{parted.why} ({path.name})") from parted
    except LoadError as error:
        named = str(error) if str(error).startswith(path.name) else f"{path.name}: {error}"
        raise LoadError(named) from error
