"""The mission file as data, and what a mission asks for (MO17)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

import scriptorium as sc

Number = Annotated[int, Meta(ge=0, le=999)]
Area = Literal["chapel", "building", "cloister"]
MonasteryId = Annotated[str, Meta(pattern=r"^[A-Z]{2}$")]


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a file; a key that is not known is an error."""


class Need(Line, frozen=True):
    """A novice of one's own in an area of a monastery (MO17.3)."""

    monastery: MonasteryId
    area: Area


class Condition(Line, frozen=True):
    """Something that has to be reached, and how much of it (MO17.5)."""

    kind: Literal[
        "novices_sent",
        "novices_in_building_type",
        "novices_in_area",
        "window_motifs",
        "personal_dice",
    ]
    at_least: Annotated[int, Meta(ge=1, le=99)]
    type: Literal["", "lay", "workshop", "common"] = ""
    area: Literal["", "chapel", "building", "cloister"] = ""

    def __post_init__(self) -> None:
        """What it counts is named where, and only where, it has to be."""
        for word, kind in (("type", "novices_in_building_type"), ("area", "novices_in_area")):
            if bool(getattr(self, word)) != (self.kind == kind):
                raise sc.ParamsError(f"{word} is written for {kind}, and only there", word)


class Mission(Line, frozen=True):
    """What a mission asks for, and its points: one number, or one for each year (MO17)."""

    points: Number | Annotated[tuple[Number, ...], Meta(min_length=1, max_length=9)]
    needs: Annotated[tuple[Need, ...], Meta(max_length=16)] = ()
    condition: Condition | None = None

    def __post_init__(self) -> None:
        """Either needs or a condition."""
        if bool(self.needs) == (self.condition is not None):
            raise sc.ParamsError("a mission has either needs or a condition", "points")

    def worth(self, year: int) -> int:
        """Its points in a year, counted from 1."""
        if isinstance(self.points, int):
            return self.points
        return self.points[min(year, len(self.points)) - 1]


class MissionCard(Line, frozen=True):
    """A mission of the file."""

    id: Annotated[str, Meta(pattern=r"^[A-Z][0-9]{1,2}$")]
    set: Literal["A", "B", "C"]
    points: Number | tuple[Number, ...]
    needs: tuple[Need, ...] = ()
    condition: Condition | None = None


class Heading(Line, frozen=True):
    """Which game, which form, and how many of each set are open (MO4.6)."""

    game: Literal["monasterium"]
    data_version: Literal[2]
    drawn_per_set: Annotated[int, Meta(ge=0, le=9)]


class MissionData(Line, frozen=True):
    """The whole file."""

    meta: Heading
    mission: tuple[MissionCard, ...]
