"""A bonus of a new kind: on road space 4 a point of a yellow tile can become a token."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium_monasterium.actions import keeping
from scriptorium_monasterium.actions.deeds import deed, lay_bonus
from scriptorium_monasterium.board.state import seat_number
from scriptorium_monasterium.sending.permanent_effect import YellowTiles

SPACE = 4
POINT = "point"
OFFERED = (POINT, "influence", "soup", "rosary")


class Owing(sc.Decision, tag="tithe.owing", frozen=True):
    """A point of a yellow tile may become a token (T1)."""


class Tithe(sc.Action, tag="tithe.tithe", frozen=True):
    """Keep the point, or take a token for it."""

    gift: Annotated[str, Meta(max_length=16), sc.Words(*OFFERED, piece="tithe-", noun="a gift")]


def has_yellow_tile(position: sc.Position, seat: sc.Seat, words: Any, count: int) -> bool:
    """T1: only who has a yellow tile has a point to turn."""
    return bool(position[YellowTiles].columns[seat_number(position, seat)])


def ask(now: sc.Change, seat: sc.Seat, words: Any, count: int) -> None:
    """T1: the player chooses."""
    now.wait_for(Owing(seat))


def give(now: sc.Change, top: Owing, action: Tithe) -> None:
    """T2: the point, or one token in its place."""
    if action.gift == POINT:
        keeping.score(now, top.seat, 1)
    else:
        keeping.take(now, top.seat, action.gift, 1)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """A house rule for Monasterium."""
    return sc.About(
        "tithe",
        "monasterium",
        version="1.0",
        title="The tithe",
        author="The Scriptorium founders",
        summary="On road space 4 a yellow tile brings a point, or a token in its place.",
        requires=("monasterium.permanent_effect",),
        texts=Path(__file__).parent / "locale",
    )


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One kind of bonus, where it lies, and its choice."""
    deed(book, "tithe.tithe", ask, can=has_yellow_tile)
    lay_bonus(book, SPACE, "tithe.tithe")
    book.choice(sc.Choice(Tithe, do=give, at=Owing))
