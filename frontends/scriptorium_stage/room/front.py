"""Where the pages of a window are: in its own process, or in a room beside it.

Without a stranger's program everything runs in the window's process. With one, a room runs in a
process of its own: what hangs or falls there takes no window and no match with it.
"""

from __future__ import annotations

import argparse
import logging
from collections.abc import Collection
from pathlib import Path
from typing import Protocol

from scriptorium import Library
from scriptorium_cli.commands.common import home_of, library_of, strangers_of
from scriptorium_watch.watched_process import Lost, has_processes

from ..desk import Read
from ..folders import Places
from ..sounds import SoundPlayer
from ..ui.form import Device
from ..ui.glass_desk import Desk
from .far_desk import FarDesk
from .lost_page import LostPage
from .messages import VERSION, Begin
from .process_link import ProcessLink
from .routing import MATCH, MODS, OPENING, TITLE, go_to

log = logging.getLogger("scriptorium.stage")

AnyDesk = Desk | FarDesk


class Seated(Protocol):
    """A window, as far as it can be given another desk."""

    def sit(self, desk: AnyDesk) -> None:
        """Show this desk from now on."""


class Front:
    """Begins where it is safe, and moves between the window's own process and a room."""

    def __init__(
        self,
        options: argparse.Namespace,
        places: Places,
        player: SoundPlayer,
        lettering: str,
        log_file: Path | None = None,
        *,
        resumes: bool = False,
    ) -> None:
        self.options, self.places, self.player = options, places, player
        self.lettering, self.log_file, self.resumes = lettering, log_file, resumes
        self.window: Seated | None = None
        self._begin = Begin(
            version=VERSION,
            device=Device(0, 0),
            lettering=lettering,
            route=MATCH if getattr(options, "go_on", "") else OPENING,
            match=getattr(options, "go_on", ""),
            game=getattr(options, "game", "") or "",
            lesson=getattr(options, "lesson", False),
            mods=str(options.mods_dir or ""),
            with_files=tuple(str(path) for path in getattr(options, "with_files", None) or ()),
            left_out=tuple(getattr(options, "left_out", ())),
            no_mods=options.no_mods,
        )
        self.desk: AnyDesk = self._made()

    # beginning

    def _made(self) -> AnyDesk:
        """A desk in a room of its own where a stranger's program is on, else one here."""
        if not has_processes() or not strangers_of(self.options):
            return self._near()
        try:
            return FarDesk(ProcessLink(), self._begin, self.player, self.lost)
        except OSError as error:
            log.error("there is no second process, so strangers' programs are off", exc_info=error)
            return self._near(programs=False)

    def _near(self, *, programs: bool = True) -> Desk:
        desk = self._desk(lambda: library_of(self.options, programs=programs))
        if has_processes() and not self.options.no_mods:
            desk.moves = lambda: self.move(MODS)
        return desk

    def _desk(self, library: Read) -> Desk:
        home, log_file = home_of(self.options), self.log_file
        return Desk(self.places, self.player, library, home, log_file, resumes=self.resumes)

    def open(self, window: Seated) -> None:
        """The window shows the desk: go to the first page."""
        self.window = window
        if isinstance(self.desk, Desk):
            go_to(self.desk, self._begin)
            self.desk.music.begin()

    # moving

    def move(self, route: str = TITLE, match: str = "") -> None:
        """Begin anew at a page, or at a match, where it is safe now."""
        self.desk.ended()
        values = {name: getattr(self._begin, name) for name in Begin.__struct_fields__}
        left_out = home_of(self.options).left_out
        self._begin = Begin(**values | {"route": route, "match": match, "left_out": left_out})
        self._sit(self._made())
        if self.window is not None:
            self.open(self.window)

    def _sit(self, desk: AnyDesk) -> None:
        self.desk = desk
        if self.window is not None:
            self.window.sit(desk)

    # a room that is lost

    def lost(self, lost: Lost, strangers: dict[str, str], match: str) -> None:
        """A room has gone: say whose program it was, and how to go on."""
        mods = self._guilty(lost, strangers)
        log.error("the room of %s is lost: %s, code %s", ", ".join(mods), lost.why, lost.code)
        desk = self._desk(Library())  # it needs words alone, and is there at once
        self._sit(desk)
        for mod in mods:
            desk.home.failed_hard(mod)
        desk.show(LostPage(desk, mods, lost.why, match, self._answered))

    def _guilty(self, lost: Lost, strangers: dict[str, str]) -> tuple[str, ...]:
        """By which names they are switched; all of them where nobody knows which it was."""
        plugins = [name for guest in lost.guests for name in guest.split(", ")]
        mods = tuple(dict.fromkeys(strangers.get(name, name) for name in plugins))
        return mods or strangers_of(self.options)

    def _answered(self, off: Collection[str], match: str) -> None:
        """The player has decided which programs are off from now, and goes on."""
        home = home_of(self.options)
        for name in off:
            home.leave_off(name)
        given = {Path(one).stem for one in self._begin.with_files}  # these are on whatever is kept
        self.options.left_out = sorted({*home.left_out, *given.intersection(off)})
        self.move(MATCH if match else TITLE, match)
