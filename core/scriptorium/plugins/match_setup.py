"""What was agreed before a match began: game, seats, options, and the plugins that are on."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[str, Meta(min_length=1, max_length=64)]
Setting = bool | Annotated[int, Meta(ge=-999_999, le=999_999)] | Annotated[str, Meta(max_length=64)]


class PluginRef(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A plugin as a match remembers it."""

    name: Name
    version: Annotated[str, Meta(max_length=64)]
    hash: Annotated[str, Meta(max_length=128)] = ""


class MatchSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before a match began; `first` is empty where chance names who begins."""

    game: Name
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=16)]
    first: Annotated[str, Meta(max_length=64)] = ""
    options: Annotated[tuple[tuple[Name, Setting], ...], Meta(max_length=256)] = ()
    plugins: Annotated[tuple[PluginRef, ...], Meta(max_length=1024)] = ()
