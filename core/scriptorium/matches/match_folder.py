"""The matches of this player: a folder with a file for each, written to after every action.

A file holds who sits where, what the match is called, and the match itself. It holds every hidden
card and is meant for this machine alone.
"""

from __future__ import annotations

import contextlib
import re
import secrets
import time
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from scriptorium.engine.errors import LoadError, Refused
from scriptorium.engine.library import Library
from scriptorium.engine.values import Seat, text
from scriptorium.plugins.file_names import on_disk

from .disk import Busy, Disk, Stand, read_bounded, shortened
from .folder_index import FolderIndex, Header, header_of
from .incoming import taken_in
from .journal import MOST_BYTES, read_journal
from .match import Match, Progress
from .match_file import MatchLines, action_decoder, how_many_alike, lines_of, open_lines, sayings_of
from .migration import OLDER as OLDER_WAY
from .migration import Opening, RecoveryOption, opening_of
from .records import MOST_TITLE, Seal, file_of
from .recovery import IncompatibleMatch, InUse
from .writer import FileEnd, Line, MovedOn, Writer

SUFFIX = ".match"
OLDER = ".older"
TRASH = ".trash"
KEY = ".key"
KEY_SIZE = 32
DAYS_IN_TRASH = 30
ODD, MOST_STEM = re.compile(r"[^\w .()-]+"), 40


@dataclass(frozen=True)
class Saved:
    """A match that was kept: to be gone on with, or with what is wrong with its file."""

    name: str
    header: Header | None
    when: float
    problem: str = ""

    @property
    def running(self) -> bool:
        """Whether it can be gone on with."""
        return self.header is not None and not self.header.over


class Saves:
    """The folder with the matches of this player."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self.folder = folder
        self.disk = disk if disk is not None else Disk()
        self._index = FolderIndex(folder, self.disk)
        self._writers: dict[str, Writer] = {}
        self._half_begun: set[str] = set()  # what a failing disk has left of these may go
        self._seen: dict[str, Stand] = {}  # how the files ended that are watched
        self._seal: Seal | None = None
        self._removed: list[tuple[str, Path]] = []

    def new_name(self, game: str) -> str:
        """A name that no other match has."""
        return f"{game}-{secrets.token_hex(6)}"

    def path(self, name: str) -> Path:
        """The file of a match; names are as they are shown, plain text whatever the file's is."""
        return self.folder / f"{on_disk(name)}{SUFFIX}"

    def _older_path(self, name: str) -> Path:
        return self.folder / f"{on_disk(name)}{OLDER}"

    @property
    def seal(self) -> Seal:
        """What this machine knows its own tables by; made the first time it is needed."""
        if self._seal is None:
            self._seal = folder_seal(self.folder)
        if self._seal is None:
            key = secrets.token_bytes(KEY_SIZE)
            with contextlib.suppress(OSError):  # without it nothing is sealed for long
                self.disk.keep(self.folder / KEY, key)
            self._seal = Seal(key)
        return self._seal

    # keeping

    def keep(
        self,
        name: str,
        match: Match,
        seating: Line,
        title: str | None = None,
        names: Line | None = None,
    ) -> str:
        """Keep a match as it stands; the name it is kept under, another where its file moved on.

        Raises `OSError`, and then it is kept as it stood.
        """
        writer = self._writers.get(name)
        half_begun = name in self._half_begun
        if writer is None and not half_begun and self.disk.stand(self.path(name)) is not None:
            writer = self._attached(name, match)
            if writer is None:  # somebody else's file has that name
                name = self.new_name(match.setup.game)
        if writer is None:
            return self._begin(name, match, seating, title or "", names or ())
        title = writer.title if title is None else title
        names = writer.names if names is None else names
        try:
            writer.keep(match, seating, title, names)
        except MovedOn:
            self.close(name)
            return self._begin(self.new_name(match.setup.game), match, seating, title, names)
        return name

    def _begin(self, name: str, match: Match, seating: Line, title: str, names: Line) -> str:
        writer = Writer(self.disk, self.path(name), self.seal)
        self._half_begun.add(name)
        writer.begin(match, seating, title, names)
        self._half_begun.discard(name)
        self._writers[name] = writer
        return name

    def _attached(self, name: str, match: Match) -> Writer | None:
        """Who goes on in the file of a match that was read and stands as its file says, or None."""
        writer = Writer(self.disk, self.path(name), self.seal)
        try:
            writer.hold()
            lines, place = self._read(name)
        except (Busy, LoadError):
            writer.close()
            return None
        begins_alike = (lines.setup, lines.seed) == (match.setup, match.start.seed)
        alike = how_many_alike(lines, match.actions)
        # Behind what can be read of a damaged file something may stand that is worth keeping.
        if lines.problem or not begins_alike or not alike == len(match.done) == len(lines.actions):
            writer.close()
            return None
        writer.go_on(match, place, lines)
        self._writers[name] = writer
        return writer

    def close(self, name: str) -> None:
        """Let go of a match."""
        writer = self._writers.pop(name, None)
        if writer is not None:
            writer.close()

    # opening

    def open(
        self, name: str, library: Library, way: str = "", progress: Progress | None = None
    ) -> tuple[Match, dict[Seat, str]]:
        """Open a match with its seating, by a way if one is named.

        Raises `IncompatibleMatch` where the match needs a way and none is named.
        """
        opening, seating = self.opening(name, library, progress)
        match = opening.gone_on(way)
        if match is None:
            raise IncompatibleMatch(name, opening)
        return match, seating

    def go_on(
        self,
        name: str,
        library: Library,
        *,
        take: bool = False,
        progress: Progress | None = None,
    ) -> tuple[Match, dict[Seat, str]]:
        """A match to be played on in its own file; raises `IncompatibleMatch` or `InUse`.

        The file is held from here on, and let go of with `close`.
        """
        writer = Writer(self.disk, self.path(name), self.seal)
        try:
            writer.hold(take=take)
        except Busy:
            raise InUse(name) from None
        except OSError as error:
            raise _unreadable(name, error) from None
        try:
            lines, place = self._read(name)
            opening = opening_of(lines, library, progress)
            if opening.exact is None:
                raise IncompatibleMatch(name, self._with_older(name, opening, library))
            writer.go_on(opening.exact, place, lines)
            if take:
                writer.take_over(opening.exact, secrets.token_bytes(8))
        except BaseException:
            writer.close()
            raise
        self._writers[name] = writer
        self._keep_older(name, lines)
        return opening.exact, dict(lines.seating)

    def opening(
        self, name: str, library: Library, progress: Progress | None = None
    ) -> tuple[Opening, dict[Seat, str]]:
        """A match as it was, or what is other here and what can be done; and its seating."""
        self.disk.tidy(self.path(name))
        lines, _ = self._read(name)
        opening = opening_of(lines, library, progress)
        if opening.exact is None:
            opening = self._with_older(name, opening, library)
        return opening, dict(lines.seating)

    def follow(self, name: str, match: Match) -> bool:
        """Bring a match that is only watched to where its file stands; whether it moved.

        Raises `LoadError` where the file goes on with what this match cannot.
        """
        stand = self.disk.stand(self.path(name))
        if stand is None or stand == self._seen.get(name):
            return False
        lines, _ = self._read(name)
        same = how_many_alike(lines, match.actions)
        moved = same < len(match.done) or same < len(lines.actions)
        match.go_back_to(same)
        read_action = action_decoder(match.table.rules)
        try:
            for one in lines.actions[same:]:
                match.play(read_action(one))
        except Refused as refused:
            raise LoadError(str(refused)) from refused
        self._seen[name] = stand
        return moved

    def names(self, name: str) -> dict[Seat, str]:
        """What the players of a match call themselves, as far as they do."""
        headers = (saved.header for saved in self.listed() if saved.name == name)
        return dict(header.names) if (header := next(headers, None)) is not None else {}

    def lines(self, name: str) -> MatchLines:
        """What the file of a match says."""
        return self._read(name)[0]

    def _read(self, name: str) -> tuple[MatchLines, FileEnd]:
        """What can be read of a file, or of its older copy; and where it ends."""
        path = self.path(name)
        try:
            data = self.disk.read(path, MOST_BYTES + 1)
            stand = self.disk.stand(path)
        except OSError as error:
            raise _unreadable(name, error) from None
        file = stand.file if stand is not None else (0, 0)
        try:
            journal = read_journal(data)
            lines = lines_of(journal, self.seal, partly=True)
        except LoadError as error:
            older = self._older(name)
            if older is None:
                raise
            return replace(older, problem=str(error)), FileEnd(b"", Stand(file, 0))
        place = FileEnd(lines.last, Stand(file, journal.good), data[journal.good :])
        if journal.is_cut and lines.problem == journal.problem:
            lines = replace(lines, problem="")  # that writing was never acknowledged
        return lines, place

    # older copies

    def _older(self, name: str) -> MatchLines | None:
        try:
            data = self.disk.read(self._older_path(name), MOST_BYTES + 1)
            return open_lines(data, self.seal)
        except (OSError, LoadError):
            return None

    def _with_older(self, name: str, opening: Opening, library: Library) -> Opening:
        """Offers the older copy where the file is damaged, and the copy holds more."""
        older = self._older(name) if opening.lines.problem else None
        if older is None or len(older.actions) <= len(opening.lines.actions):
            return opening
        match = opening_of(older, library).exact
        if match is None:
            return opening
        told = text("way-older", "An older copy has {n} actions.", n=len(match.done))
        way = RecoveryOption(OLDER_WAY, match, told)
        return opening.offering(way)

    def _keep_older(self, name: str, lines: MatchLines) -> None:
        """Lay a copy aside that is known to be sound; what a damaged file lacks may be there."""
        with contextlib.suppress(OSError):
            self.disk.keep(self._older_path(name), file_of(sayings_of(lines)))

    # the library

    def listed(self) -> list[Saved]:
        """All matches kept here, the latest first; a damaged file is named with its problem."""
        found = []
        for name, stamp in self._index.files(SUFFIX):
            header, problem = self._index.header(name, stamp, self._header)
            found.append(Saved(name, header, stamp.when, problem))
        self._index.keep()
        return sorted(found, key=lambda saved: (-saved.when, saved.name))

    def _header(self, name: str) -> Header:
        return header_of(read_bounded(self.path(name), MOST_BYTES))

    def running(self) -> list[Saved]:
        """The matches that can be gone on with, the latest first."""
        return [saved for saved in self.listed() if saved.running]

    def rename(self, name: str, title: str) -> None:
        """Call a match something else; raises `InUse`, or `LoadError` where its file is damaged."""
        title = clean_title(title)
        with self._held(name) as writer:
            lines, place = self._read(name)
            if lines.problem:  # what cannot be read must not be written over
                raise LoadError(lines.problem)
            try:
                writer.rename(lines, place, title)
            except MovedOn:
                raise InUse(name) from None

    @contextlib.contextmanager
    def _held(self, name: str) -> Iterator[Writer]:
        """Hold a match's file while something is done; raises `InUse` where another one has it."""
        writer = Writer(self.disk, self.path(name), self.seal)
        try:
            writer.hold()
        except Busy:
            raise InUse(name) from None
        try:
            yield writer
        finally:
            writer.close()

    def call_file(self, name: str, title: str) -> str:
        """Give a file that cannot be read another name, made of a title; the name it has then.

        Raises `InUse` where another program has it open.
        """
        with self._held(name):
            new = self._free_name(title)
            if self.disk.stand(self._older_path(name)) is not None:
                self.disk.replace(self._older_path(name), self._older_path(new))
            self.disk.replace(self.path(name), self.path(new))
        self.disk.sync_folder(self.folder)
        return new

    def copy_file(self, name: str) -> str:
        """The same file once more, whatever is in it; raises `LoadError`."""
        data = read_bounded(self.path(name), MOST_BYTES)
        new = self._free_name(name)
        self.disk.keep(self.path(new), data)
        return new

    def _free_name(self, title: str) -> str:
        """A name made of a title that no file here has, not even in other letters or forms.

        It is of letters, digits and a few signs, so that every system and program can write it.
        """
        stem = ODD.sub("-", unicodedata.normalize("NFC", title)).strip("-. ")[:MOST_STEM].strip()
        taken = {_folded(saved.name) for saved in self.listed()}
        name, number = stem or "match", 1
        while _folded(name) in taken or self.disk.stand(self.path(name)) is not None:
            number += 1
            name = f"{stem or 'match'}-{number}"
        return name

    def copy(self, name: str, at: int | None = None) -> str:
        """A match of its own that begins as this one did, up to now or up to an action."""
        lines = self.lines(name)
        new = self.new_name(lines.setup.game)
        self.disk.keep(self.path(new), file_of(sayings_of(lines, at)))
        return new

    def export(self, name: str) -> bytes:
        """A match as one file for others; it holds every hidden card, and no seal of ours."""
        return file_of(sayings_of(self.lines(name), bare=True))

    def bring(self, given: bytes | Path, library: Library, progress: Progress | None = None) -> str:
        """Take a match from outside in, a file or a letter, played again; raises `LoadError`.

        The match is kept here even where its plugins are other; opening it tells the ways.
        """
        lines = taken_in(given, library, progress)
        name = self.new_name(lines.setup.game)
        self.disk.keep(self.path(name), file_of(sayings_of(lines, bare=True)))
        return name

    def remove(self, name: str) -> None:
        """Lay a match in the trash, from where it can be brought back for a while."""
        self.close(name)
        self.disk.make_folder(self.folder / TRASH)
        self.disk.tidy(self.path(name))
        stem = shortened(on_disk(name))
        place = self.folder / TRASH / f"{stem}.{int(time.time())}{SUFFIX}"
        self.disk.replace(self.path(name), place)
        with contextlib.suppress(OSError):
            self.disk.remove(self._older_path(name))
        self._removed.append((name, place))
        self._empty_trash()

    @property
    def can_restore(self) -> bool:
        """Whether a match was removed since the program began."""
        return bool(self._removed)

    def restore(self) -> str:
        """Bring the match back that was removed last; its name."""
        name, place = self._removed[-1]
        self.disk.replace(place, self.path(name))
        self._removed.pop()
        return name

    def _empty_trash(self) -> None:
        oldest = time.time() - DAYS_IN_TRASH * 24 * 3600
        with contextlib.suppress(OSError):
            for path in (self.folder / TRASH).glob(f"*{SUFFIX}"):
                when = path.suffixes[-2][1:] if len(path.suffixes) > 1 else ""
                if when.isdecimal() and int(when) < oldest:
                    self.disk.remove(path)


def folder_seal(folder: Path) -> Seal | None:
    """What the matches of a folder were sealed with, if any was."""
    try:
        key = Disk().read(folder / KEY, KEY_SIZE)
    except OSError:
        return None
    return Seal(key) if len(key) == KEY_SIZE else None


def _folded(name: str) -> str:
    """What names have in common that some disks cannot tell apart."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", on_disk(name)).casefold())


def _unreadable(name: str, error: OSError) -> LoadError:
    return LoadError(f"{name} cannot be read: {error.strerror or error}")


def clean_title(title: str) -> str:
    """A title as it may be kept and shown: one line without signs that move the cursor."""
    return "".join(sign for sign in " ".join(title.split()) if sign.isprintable())[:MOST_TITLE]
