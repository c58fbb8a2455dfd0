"""The decisions that are awaited besides the steps of a turn (MO22)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc

Small = Annotated[int, Meta(ge=0, le=999)]


class Sending(sc.Decision, tag="monasterium.sending", frozen=True):
    """A novice is to be sent, for so much less influence (D_SEND)."""

    discount: Small = 0


class Exchanging(sc.Decision, tag="monasterium.exchanging", frozen=True):
    """A token is to be exchanged (D_EXCHANGE)."""


class TakingSame(sc.Decision, tag="monasterium.taking_same", frozen=True):
    """The kind of some tokens is to be chosen, bit by bit as they lie in a row (D_TAKE_SAME)."""

    tokens: Annotated[int, Meta(ge=0, le=31)]
    amount: Small


class TileGained(sc.Decision, tag="monasterium.tile_gained", frozen=True):
    """A window tile is to be built, from one of these monasteries (D_TILE)."""

    sources: Annotated[int, Meta(ge=0, le=(1 << 9) - 1)]


class WindowBonus(sc.Decision, tag="monasterium.window_bonus", frozen=True):
    """The bonus of the row or of the column is to be chosen (D_WINDOW_BONUS)."""

    row: Annotated[int, Meta(ge=0, le=2)]
    column: Annotated[int, Meta(ge=0, le=2)]


class ExtraOffered(sc.Decision, tag="monasterium.extra_offered", frozen=True):
    """The extra novice of a row may be sent (D_EXTRA)."""

    row: Annotated[int, Meta(ge=0, le=3)]


class RoadToken(sc.Decision, tag="monasterium.road_token", frozen=True):
    """The road gives influence or a rosary (D_ROAD_TOKEN)."""


class RoadSoup(sc.Decision, tag="monasterium.road_soup", frozen=True):
    """The road gives soup, or an exchange (D_ROAD_SOUP)."""


class RoadAction(sc.Decision, tag="monasterium.road_action", frozen=True):
    """The road gives any action (D_ROAD_ACTION)."""


class DieOrPoints(sc.Decision, tag="monasterium.die_or_points", frozen=True):
    """The last space of the road gives a personal die or points (D_DIE_OR_POINTS)."""


class GainedDie(sc.Decision, tag="monasterium.gained_die", frozen=True):
    """A gained die has been rolled; it may be kept as it lies, or rolled again (D_REROLL_DIE)."""

    face: Annotated[int, Meta(ge=1, le=6)]


ACTING = (Sending, Exchanging, RoadAction)
CHOOSING = (TakingSame, TileGained, WindowBonus, ExtraOffered, RoadToken, RoadSoup, DieOrPoints)
ALL: tuple[type[Any], ...] = (*ACTING, *CHOOSING, GainedDie)
