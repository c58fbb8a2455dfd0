"""What changes on a player board: tokens and points, and that it is told."""

from __future__ import annotations

from collections.abc import Iterable

import scriptorium as sc

from ..board.state import TOKENS, Prestige, Price, Tokens, exchanged, seat_number
from ..events import Scored, TokensTaken


def add_tokens(now: sc.Change, seat: sc.Seat, change: Iterable[int]) -> None:
    """Take from the supply, or give back to it with numbers below nothing (MO2.3, R3)."""
    rows, at = now[Tokens].rows, seat_number(now, seat)
    row = tuple(have + more for have, more in zip(rows[at], change, strict=True))
    now.put(Tokens(exchanged(rows, at, row)))


def take(now: sc.Change, seat: sc.Seat, token: str, count: int) -> None:
    """Take so many tokens of a kind."""
    kind = TOKENS.index(token)
    add_tokens(now, seat, (count if at == kind else 0 for at in range(len(TOKENS))))
    now.tell(TokensTaken(seat, token, count))


def pay(now: sc.Change, seat: sc.Seat, price: Price) -> None:
    """Pay from one's own tokens (MO10.5)."""
    add_tokens(now, seat, (-count for count in price))


def add_points(now: sc.Change, seat: sc.Seat, points: int) -> None:
    """Points never fall and have no limit (MO3.9, R32)."""
    if points:
        at = seat_number(now, seat)
        before = now[Prestige].points
        now.put(Prestige(exchanged(before, at, before[at] + points)))


def score(now: sc.Change, seat: sc.Seat, points: int) -> None:
    """Score points and say so."""
    if points:
        add_points(now, seat, points)
        now.tell(Scored(seat, points))
