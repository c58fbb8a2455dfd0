"""Lots: all bid at once and unseen, and the bids are opened together. Three lots decide."""

from pathlib import Path
from typing import Annotated

import scriptorium as sc
import scriptorium.house_rules as sh
import scriptorium.scenarios as check
import scriptorium.scene as sp

WORTH = (2, 4, 3)
MOST = 5


class Purse(sc.Part, tag="lots.purse", frozen=True):
    """The coins and the points of each player, and how many lots have been sold."""

    coins: tuple[int, ...]
    points: tuple[int, ...]
    sold: int = 0


class Bid(sc.Action, tag="lots.bid", frozen=True):
    """Bid so many coins."""

    coins: Annotated[int, sc.Numbers(0, MOST, piece=lambda coins: f"bid-{coins}", noun="a button")]


class Bids(sh.Sealed, tag="lots.bids", frozen=True):
    """A lot is for sale, and everybody bids for it."""

    chosen: tuple[tuple[sc.Seat, Bid | None], ...] = ()


def purse_of(at):
    """The numbers of coins that whoever bids has."""
    return (2 << at[Purse].coins[at.seats.index(at.me)]) - 1


TOO_DEAR = sc.rule("too_dear", "L1", "You have not so many coins: {coins}.", mask=purse_of)
BID = sc.Choice(Bid, do=sh.seal, at=Bids, rules=(TOO_DEAR,))


def sell(now, bids):
    """L2: the highest bid gets the lot and is paid; where two are as high, nobody gets it."""
    purse, highest = now[Purse], max(bid.coins for bid in bids.values())
    winners = [seat for seat, bid in bids.items() if bid.coins == highest]
    coins, points = list(purse.coins), list(purse.points)
    if len(winners) == 1:
        at = now.seats.index(winners[0])
        coins[at] -= highest
        points[at] += WORTH[purse.sold]
    now.put(Purse(tuple(coins), tuple(points), purse.sold + 1))
    if purse.sold + 1 < len(WORTH):
        sh.ask_all(now, Bids)
        return
    best = [seat for seat, has in zip(now.seats, points, strict=True) if has == max(points)]
    now.end(best, zip(now.seats, points, strict=True))


def begin(now):
    """L3: the first lot is for sale at once."""
    now.enter_phase("sale", now.seats[0])
    sh.ask_all(now, Bids)


def draw(view):
    """The lots that are left, and the purse of each."""
    purse = view[Purse]
    for at, worth in enumerate(WORTH[purse.sold :]):
        yield sp.Piece(f"lot-{purse.sold + at}", "token", at, 0, label=str(worth))
    for seat, coins, points in zip(view.seats, purse.coins, purse.points, strict=True):
        told = sc.text("lots-purse", "{coins} coins, {points} points", coins=coins, points=points)
        yield sp.Piece(f"seat-{seat}", "panel", 0, 0, label=seat, says=told, group=f"player.{seat}")


def see(field):
    """One of the rows of numbers, by seat."""
    return lambda p: dict(zip(p.seats, getattr(p[Purse], field), strict=True))


def lay_coins(now, coins):
    """The purses of a scenario."""
    row = tuple(coins.get(seat, MOST) for seat in now.seats)
    now.put(Purse(row, now[Purse].points, now[Purse].sold))


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "lots",
        "lots",
        title="Lots",
        author="a monk",
        texts=Path(__file__).parent / "locale",
        summary="All bid at once and unseen, for three lots.",
        seats=("ann", "bob", "cat", "dan"),
        fewest=2,
    )


@sc.hookimpl
def scriptorium_rules(book):
    book.game(sc.Schedule((sc.Phase("sale", ("bid",)),)))
    book.part(Purse((MOST,) * len(book.seats), (0,) * len(book.seats)))
    book.choice(BID)
    sh.add_sealed(book, Bids, opened=sell)
    book.set_up(begin)
    sp.add_scene(book, draw)
    check.fact(book, "coins", see=see("coins"), put=lay_coins)
    check.fact(book, "points", see=see("points"))
