"""What a plugin says of itself, and what the library knows of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec import Struct

from .errors import PluginError
from .guard import shown
from .match_setup import PluginRef, Seat, Setting
from .source_location import InCode, SourceLocation
from .version_specs import requirement

ANY_GAME = "*"
NAMES = ("before", "after", "requires", "supports", "conflicts", "without", "seats", "set_up")


@dataclass(frozen=True)
class About:
    """What a plugin says of itself. A game also names its seats and how few may play.

    `requires`, `supports` (only in some versions) and `conflicts` name other plugins, with versions
    where these matter: `lamp >=1.2,<2`; `scriptorium >=0.2,<0.4` is the engine.
    `templates` is a folder with the beginnings of a card, a rule and an effect for others to
    change, `lessons` a file or folder with guided matches. A mod may preset `options`, set
    `numbers` of its game, and switch plugins of it off (`without`).
    `art` is a folder of pictures and sounds that it brings; `minutes` how long a match takes, from
    to. `titles` and `summaries` are pairs of a language and what it is called there.
    `brings` are tables for data files of the game, each with the name of the plugin that reads it.
    `colours` gives seats colours of the palette, as pairs of a seat and a colour.
    Chance can lay the phases `set_up`; `fair` asks how far from winning a seat is.
    """

    name: str
    game: str = ANY_GAME
    version: str = "1.0"
    title: str = ""
    author: str = ""
    summary: str = ""
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    requires: tuple[str, ...] = ()
    supports: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    optional: bool = False
    seats: tuple[Seat, ...] = ()
    fewest: int = 1
    colours: tuple[tuple[Seat, str], ...] = ()
    texts: Path | None = None
    templates: Path | None = None
    lessons: Path | None = None
    art: Path | None = None
    minutes: tuple[int, int] = (0, 0)
    set_up: tuple[str, ...] = ()
    fair: type[Struct] | None = None
    options: tuple[tuple[str, Setting], ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    titles: tuple[tuple[str, str], ...] = ()
    summaries: tuple[tuple[str, str], ...] = ()
    brings: tuple[tuple[str, Any], ...] = field(default=(), compare=False, repr=False)
    written: SourceLocation | None = field(default=None, compare=False, repr=False)

    def titled(self, language: str) -> str:
        """What it is called in a language."""
        return dict(self.titles).get(language, self.title)

    def summed_up(self, language: str) -> str:
        """What it changes, in a sentence of a language."""
        return dict(self.summaries).get(language, self.summary)

    @property
    def is_game(self) -> bool:
        """Whether this plugin is a game of its own rather than a part of one."""
        return bool(self.seats)

    def error(self, problem: str, *what: str) -> PluginError:
        """A complaint about what it says, with file and line where these are known."""
        if self.written is None:
            return PluginError(problem)
        in_pack = () if isinstance(self.written, InCode) or not what else ("pack",)
        return self.written.error(problem, *in_pack, *what)

    def problem(self) -> str:
        """What is not as it should be, or nothing."""
        for what in ("name", "game", "version"):
            value = getattr(self, what)
            if not isinstance(value, str) or not 0 < len(value) <= 64 or value.split() != [value]:
                return f"{what} is a text without spaces, not {shown(value)}"
        for what in ("title", "author", "summary"):
            if not isinstance(getattr(self, what), str):
                return f"{what} is a text, not {shown(getattr(self, what))}"
        for what in NAMES:
            names = getattr(self, what)
            if not isinstance(names, tuple | list) or not all(isinstance(n, str) for n in names):
                return f'{what} is a tuple of names, as in ("red",), not {shown(names)}'
        for text in (*self.requires, *self.supports, *self.conflicts):
            try:
                requirement(text)
            except ValueError as error:
                return str(error)
        if len(self.seats) > 16 or not all(0 < len(seat) <= 64 for seat in self.seats):
            return "a game has at most 16 seats, each with a short name"
        if len(set(self.seats)) != len(self.seats):
            return "two seats have the same name"
        if type(self.fewest) is not int or not 1 <= self.fewest <= max(1, len(self.seats)):
            return f"fewest is how many must play at least, not {shown(self.fewest)}"
        for what in ("texts", "templates", "lessons", "art"):
            path = getattr(self, what)
            if not isinstance(path, Path | None) or "\0" in str(path):
                return f"{what} is a path, not {shown(path)}"
        if not isinstance(self.minutes, tuple) or [*map(type, self.minutes)] != [int, int]:
            return f"minutes is from and to, as in (30, 60), not {shown(self.minutes)}"
        pairs_of: dict[str, tuple[type, ...]]
        pairs_of = {"options": (bool, int, str), "numbers": (int,), "colours": (str,)}
        pairs_of |= {"titles": (str,), "summaries": (str,), "brings": (dict,)}
        for what, kinds in pairs_of.items():
            pairs = getattr(self, what)
            if not isinstance(pairs, tuple) or not all(_is_pair(pair, kinds) for pair in pairs):
                return f'{what} is a tuple of pairs, as in (("red", 1),), not {shown(pairs)}'
        seats, colours = {*dict(self.colours)}, {*dict(self.colours).values()}
        if not seats <= {*self.seats} or len(colours) < len(self.colours):
            return "colours give some seats of the game a colour each, no two the same"
        return ""


def _is_pair(pair: object, kinds: tuple[type, ...]) -> bool:
    return isinstance(pair, tuple) and [*map(type, pair)] in ([str, kind] for kind in kinds)


@dataclass
class PluginEntry:
    """A plugin as the library knows it; `broken` says why it cannot be used.

    One that `ends_programs` did not just fail: it wanted to press the stop key. A third-party one
    is marked as `guest` while it runs, the name by which it is switched off.
    """

    about: About
    module: Any
    origin: str
    third_party: bool
    broken: str = ""
    hash: str = ""
    ends_programs: bool = False
    guest: str = ""

    @property
    def name(self) -> str:
        """Its dotted name."""
        return self.about.name

    @property
    def ref(self) -> PluginRef:
        """How a match remembers it."""
        return PluginRef(self.about.name, self.about.version, self.hash)

    def is_own(self, game: str) -> bool:
        """Whether it belongs to the game itself: `noughts` and `noughts.draw` are its own."""
        return self.name == game or self.name.startswith(game + ".")
