"""What house rules decide beforehand: options of a new match, and numbers of its game.

Two that decide the same differently are told apart by name and place, never by their order.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .errors import PluginError, SetupError
from .guard import shown
from .match_setup import Setting
from .source_location import SourceLocation, meant

if TYPE_CHECKING:
    from .about import About


PLAYERS = "the players"  # who may choose otherwise for a match what a mod sets


@dataclass(frozen=True)
class Preset:
    """A value that a plugin decides, and where it says so."""

    name: str
    value: Any
    plugin: str
    kind: str
    written: SourceLocation | None

    @property
    def place(self) -> str:
        """The plugin, with file, line, column and the line itself where it is a pack."""
        if self.written is None:
            return self.plugin
        return f"{self.plugin} ({self.written.quoted(self.kind, self.name)})"

    def error(self, problem: str) -> PluginError:
        """A complaint about it."""
        if self.written is None:
            return PluginError(f"{self.plugin}: {problem}")
        return self.written.error(problem, self.kind, self.name)


@dataclass
class Overrides:
    """The numbers and options that the plugins of a match decide."""

    numbers: dict[str, Preset] = field(default_factory=dict)
    options: dict[str, Preset] = field(default_factory=dict)
    brought: dict[str, list[Preset]] = field(default_factory=dict)
    # The data files that something in this match reads; what is brought to others is lost.
    data_files: set[str] = field(default_factory=set)
    # From where to where a number that is decided may go, once its game has named it.
    bounds: dict[str, tuple[int, int]] = field(default_factory=dict)

    def number(self, name: str, value: int, least: int, most: int) -> int:
        """A number as the house rules have it."""
        if type(value) is not int or not least <= value <= most:
            told = f"is a whole number from {least} to {most}, not {shown(value)}"
            raise PluginError(f"the number {name} {told}")
        preset = self.numbers.get(name)
        if preset is None:
            return value
        self.bounds[name] = least, most
        if type(preset.value) is not int:
            raise preset.error(f"{name} is a whole number, not {preset.value!r}")
        if not least <= preset.value <= most:
            raise preset.error(f"{name} goes from {least} to {most}, not {preset.value}")
        return int(preset.value)

    def check_names(self, numbers: Iterable[str], options: Iterable[str]) -> None:
        """See that every number and option that is decided is there, and all data that is read."""
        for name, brought in self.brought.items():
            if name not in self.data_files:
                near = meant(name, self.data_files)
                raise brought[0].error(f"nothing reads the data {name!r}{near}")
        for presets, there in ((self.numbers, tuple(numbers)), (self.options, tuple(options))):
            for name, preset in presets.items():
                if name not in there:
                    what = "number" if presets is self.numbers else "option"
                    raise preset.error(f"there is no {what} {name!r}{meant(name, there)}")


def presets_of(abouts: Iterable[About], options: dict[str, Setting]) -> Overrides:
    """What some plugins decide together; what the players have chosen needs no agreement."""
    found = Overrides()
    for about in abouts:
        for name, tables in about.brings:
            preset = Preset(name, tables, about.name, "brings", about.written)
            found.brought.setdefault(name, []).append(preset)
        for kind, pairs, there in (
            ("numbers", about.numbers, found.numbers),
            ("options", about.options, found.options),
        ):
            for name, value in pairs:
                preset = Preset(name, value, about.name, kind, about.written)
                other = there.setdefault(name, preset)
                same = type(other.value) is type(value) and other.value == value
                if same or name in options:
                    continue
                raise SetupError(
                    f"{other.place} and {preset.place} contradict each other: "
                    f"{name} is {other.value!r} and {value!r}; switch one of them off"
                )
    for name in found.numbers.keys() & options.keys():
        found.numbers[name] = Preset(name, options[name], PLAYERS, "numbers", None)
    return found
