"""Stof eens...: the next player misses the coming turn (PK6.4, PK6.5)."""

from __future__ import annotations

from collections.abc import Iterator

import scriptorium as sc
from scriptorium.structs import CardId

from ..names import nothing_more
from ..pieces import hand_piece, seat_piece
from ..reasons import ONE_CARD
from ..rounds import finish_turn
from .common import held, next_seat, play_dust, read_by_card, why_not_played

EFFECT = "skip_next"


class StofEens(sc.Action, tag="plankenkoorts.stof_eens", frozen=True):
    """Play the card; the next player misses a turn."""

    card: CardId


def offers(table: sc.Table, turn: sc.Turn) -> Iterator[StofEens]:
    """It can be played whenever it is held."""
    return (StofEens(card) for card in held(table, turn.seat, EFFECT))


def why_not(table: sc.Table, turn: sc.Turn, action: StofEens) -> sc.Refused | None:
    """It must be held."""
    return why_not_played(table, turn.seat, action.card, EFFECT)


def miss_a_turn(now: sc.Change, seat: sc.Seat, card: CardId) -> None:
    """The next player draws nothing and lays nothing; of two players you go on (PK6.4, PK6.5)."""
    now.skip_next(next_seat(now))


def play(now: sc.Change, turn: sc.Turn, action: StofEens) -> None:
    """The card is spent, the next turn is missed, and this turn is over."""
    play_dust(now, turn.seat, action.card)
    miss_a_turn(now, turn.seat, action.card)
    finish_turn(now)


def read(table: sc.Table, card: CardId, rest: str) -> StofEens:
    """The card's name alone."""
    nothing_more(card, rest)
    return StofEens(card)


def see_skip(position: sc.Position) -> str | None:
    """The player whose coming turn is missed, if there is one (R19)."""
    return ", ".join(position.clock.skips) or None


def put_skip(now: sc.Change, wanted: str) -> None:
    """Let a player's coming turn be missed."""
    if wanted not in now.rules.setup.seats:
        raise sc.FactError("skip", f"{wanted!r} does not play; write a player, as in P2")
    now.skip_next(wanted)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The dust card Stof eens."""
    return sc.About("plankenkoorts.stof_eens", "plankenkoorts", after=("plankenkoorts",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """One effect, one action, one fact."""
    book.effect(EFFECT, miss_a_turn)
    book.action(
        StofEens,
        offer=offers,
        check=why_not,
        apply=play,
        exact=True,
        refusal=ONE_CARD,
        word="stof_eens",
        write=lambda position, action: action.card,
        touches=lambda position, action: (hand_piece(action.card), seat_piece(next_seat(position))),
    )
    read_by_card(book, EFFECT, read)
    book.fact("skip", see=see_skip, put=put_skip)
