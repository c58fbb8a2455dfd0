"""What a slot, a building or the window can give, in the words of the data."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=999)]
Token = Literal["influence", "soup", "rosary", "tool", "book"]


class Words(Struct, frozen=True, forbid_unknown_fields=True, tag_field="action"):
    """An action with its numbers."""

    @property
    def count(self) -> int:
        """The one number that a house may change."""
        return 1


class Take(Words, tag="take", frozen=True):
    """Take tokens of one kind."""

    token: Token
    amount: Number

    @property
    def count(self) -> int:
        """How many."""
        return self.amount


class TakeSame(Words, tag="take_same", frozen=True):
    """Take tokens of one kind, which the player chooses (MO8.8)."""

    tokens: Annotated[tuple[Token, ...], Meta(min_length=1)]
    amount: Number

    @property
    def count(self) -> int:
        """How many."""
        return self.amount


class MoveMessenger(Words, tag="move_messenger", frozen=True):
    """Move the messenger (MO9)."""

    steps: Number

    @property
    def count(self) -> int:
        """How many spaces."""
        return self.steps


class Exchange(Words, tag="exchange", frozen=True):
    """Exchange a token (MO8.7)."""


class Score(Words, tag="score", frozen=True):
    """Score points."""

    points: Number

    @property
    def count(self) -> int:
        """How many."""
        return self.points


class SendNovice(Words, tag="send_novice", frozen=True):
    """Send a novice, perhaps for less influence (MO8.9, MO10)."""

    discount: Number

    @property
    def count(self) -> int:
        """How much less."""
        return self.discount


class WindowFromOwnChapel(Words, tag="window_from_own_chapel", frozen=True):
    """Gain a window tile where a novice of one's own is in the chapel (MO8.10)."""


Action = Take | TakeSame | MoveMessenger | Exchange | Score | SendNovice | WindowFromOwnChapel


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """What a building brings besides its points (MO11.2)."""

    token: Token | None = None
    amount: Number = 1
    window_tile: Literal["this_monastery"] | None = None
