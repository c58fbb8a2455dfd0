"""Settings: what a player likes, kept between matches, with listeners for every change.

A file that is broken, or says something unknown, never stops anybody from playing: what is not
understood is left at its usual value, and a note says so.
"""

from __future__ import annotations

import locale
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import tomlkit
from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import replace
from tomlkit.exceptions import TOMLKitError

from scriptorium import Text, text
from scriptorium.matches import Disk
from scriptorium.plugins import LANGUAGES

log = logging.getLogger("scriptorium.play")

MOST_BYTES = 64 * 1024
MOST_DISMISSED = 1000
SPEEDS = (0.0, 0.5, 1.0, 2.0)
PALETTES = ("normal", "colour-blind")
CONFIRM = ("always", "irreversible", "never")
FOLLOW, FAST = "follow", "fast"
PACES = (FOLLOW, FAST)
SMALLEST, LARGEST = 80, 200

Listener = Callable[[str], None]


def _among(*values: str | float) -> Meta:
    return Meta(extra={"among": values})


class Values(Struct, frozen=True):
    """All settings at one moment, each with what it takes.

    The language is empty where the system's own is meant.
    """

    language: Annotated[str, _among("", *LANGUAGES)] = ""
    text_size: Annotated[int, Meta(ge=SMALLEST, le=LARGEST)] = 100
    animation_speed: Annotated[float, _among(*SPEEDS)] = 1.0
    sound: Annotated[int, Meta(ge=0, le=100)] = 80
    music: Annotated[int, Meta(ge=0, le=100)] = 50
    reduced_motion: bool = False
    high_contrast: bool = False
    palette: Annotated[str, _among(*PALETTES)] = "normal"
    confirm: Annotated[str, _among(*CONFIRM)] = "never"
    pace: Annotated[str, _among(*PACES)] = FOLLOW
    pass_single: bool = True
    around_table: bool = False
    think_ahead: bool = True
    dismissed: Annotated[tuple[str, ...], Meta(max_length=MOST_DISMISSED)] = ()

    @property
    def passes_single(self) -> bool:
        """Whether what is no choice is done without asking."""
        return self.pass_single and self.confirm != "always"


TYPES = get_type_hints(Values, include_extras=True)
NAMES = Values.__struct_fields__


def fitting(name: str, value: Any) -> Any:
    """A value as the setting of that name takes it; raises `ValueError` where it does not."""
    _known(name)
    try:
        found = convert(value, TYPES[name])
    except ValidationError as error:
        raise ValueError(f"{name} cannot be {value!r}: {error}") from None
    if isinstance(found, tuple):
        return tuple(sorted({one[:64] for one in found}))
    if (among := choices(name)) and found not in among:
        raise ValueError(f"{name} cannot be {value!r}")
    return found


def choices(name: str) -> tuple[Any, ...]:
    """The values that a setting takes; none where it takes any number within its bounds."""
    meta = _meta(name)
    return meta.extra["among"] if meta is not None and meta.extra else ()


def bounds(name: str) -> tuple[int, int]:
    """The least and the largest number that a setting takes."""
    meta = _meta(name)
    assert meta is not None
    assert isinstance(meta.ge, int)
    assert isinstance(meta.le, int)
    return meta.ge, meta.le


def _known(name: str) -> None:
    if name not in TYPES:
        raise ValueError(f"there is no setting {name!r}")


def _meta(name: str) -> Meta | None:
    _known(name)
    return next(iter(getattr(TYPES[name], "__metadata__", ())), None)


def system_language() -> str:
    """The language this machine speaks, where it is one of ours, else English."""
    wanted = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wanted.append(locale.getlocale()[0] or "")
    for one in wanted:
        if one:
            return one[:2].lower() if one[:2].lower() in LANGUAGES else "en"
    return "en"


class Settings:
    """The settings of this player. Whoever wants to know of changes watches."""

    def __init__(self, path: Path | None = None, disk: Disk | None = None) -> None:
        self.path = path
        self.disk = disk if disk is not None else Disk()
        self.notes: list[Text] = []
        self._listeners: list[Listener] = []
        self.values = self._read() if path is not None else Values()

    @property
    def language(self) -> str:
        """The language in which to speak."""
        return self.values.language or system_language()

    @property
    def speed(self) -> float:
        """How fast things move, 0 for at once; nothing moves where motion is reduced."""
        return 0.0 if self.values.reduced_motion else self.values.animation_speed

    def change(self, name: str, value: Any) -> None:
        """Set one thing; it counts from now on and is written down. `ValueError` if it misfits.

        A disk that fails costs only the keeping: the change counts, and a note tells.
        """
        changed = replace(self.values, **{name: fitting(name, value)})
        if changed == self.values:
            return
        self.values = changed
        self._write()
        for listener in tuple(self._listeners):
            listener(name)

    def dismiss(self, hint: str) -> None:
        """Never show a hint for newcomers again."""
        self.change("dismissed", (*self.values.dismissed, hint))

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Call a function with the name of each setting that changes; return what ends that."""
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def _read(self) -> Values:
        assert self.path is not None
        try:
            data = self.disk.read(self.path, MOST_BYTES + 1)
        except FileNotFoundError:
            return Values()
        except OSError as error:
            return self._unusable(error)
        if len(data) > MOST_BYTES:
            return self._unusable(ValueError(f"it has more than {MOST_BYTES} bytes"))
        try:
            found = tomlkit.parse(data.decode("utf-8")).unwrap()
        except (TOMLKitError, ValueError, RecursionError) as error:
            return self._unusable(error)
        understood: dict[str, Any] = {}
        for name, value in found.items():
            try:
                understood[name] = fitting(name, value)
            except ValueError:
                self.notes.append(
                    text(
                        "stage-setting-odd",
                        "The setting {name} couldn't be read, so it is back to normal.",
                        name=str(name)[:64],
                    )
                )
        return Values(**understood)

    def _unusable(self, error: Exception) -> Values:
        log.warning("the settings cannot be used", exc_info=error)
        self.notes.append(
            text(
                "stage-settings-broken",
                "Your settings couldn't be read, so they are all back to normal.",
            )
        )
        return Values()

    def _write(self) -> None:
        if self.path is None:
            return
        document = tomlkit.document()
        for name in NAMES:
            value = getattr(self.values, name)
            if value != getattr(Values(), name):
                document[name] = list(value) if isinstance(value, tuple) else value
        note = text(
            "stage-settings-unkept",
            "Your settings work for now, but couldn't be saved.",
        )
        self.notes = [one for one in self.notes if one != note]
        try:
            self.disk.keep(self.path, tomlkit.dumps(document).encode("utf-8"))
        except OSError as error:
            log.warning("the settings cannot be kept", exc_info=error)
            self.notes.append(note)
