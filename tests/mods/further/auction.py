"""Auction: two bid in secret, then both bids are opened; three lots decide."""

from typing import Annotated

import scriptorium as sc
import scriptorium.house_rules as sh
import scriptorium.scenarios as check
import scriptorium.scene as sp

MOST = 5


class Bids(sh.Secretive, tag="auction.bids", frozen=True):
    """What each has bid for this lot; nothing is shown as -1."""

    by_seat: Annotated[tuple[int, ...], sh.secret(range(MOST + 1), blank=-1)] = (-1, -1)


class Won(sc.Part, tag="auction.won", frozen=True):
    """How many lots each has won, and how many there were."""

    by_seat: tuple[int, ...] = (0, 0)
    lots: int = 0


class Opened(sc.Event, tag="auction.opened", frozen=True):
    """Both bids are laid open."""

    first: int
    second: int

    def said(self):
        return sc.text("auction-opened", "The bids: {a} and {b}.", a=self.first, b=self.second)


class Bid(sc.Action, tag="auction.bid", frozen=True):
    """Bid so much, unseen."""

    coins: Annotated[int, sc.Numbers(0, MOST, piece=lambda coins: f"bid-{coins}")]


def bid(now, top, action):
    """A1: each bids once; A2: when all have, the bids are opened and the higher one wins."""
    at = now.seats.index(top.seat)
    bids = list(now[Bids].by_seat)
    bids[at] = action.coins
    now.put(Bids(tuple(bids)))
    if at == 0:
        now.end_turn()
        return
    won = list(now[Won].by_seat)
    if bids[0] != bids[1]:
        won[bids.index(max(bids))] += 1
    lots = now[Won].lots + 1
    now.revealed = True
    now.tell(Opened(*bids))
    now.put(Bids())
    now.put(Won(tuple(won), lots))
    if lots == 3:
        best = max(won)
        now.end([seat for seat, many in zip(now.seats, won, strict=True) if many == best])
    else:
        now.end_turn()


def draw(view):
    """A3: the lots, and a heap of coins for each who has bid."""
    yield sp.Piece("lots", "token", 0, 0, label=str(view[Won].lots))


def see_bids(position):
    """What each has bid, as far as it is known."""
    return dict(zip(position.seats, position[Bids].by_seat, strict=True))


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "auction",
        "auction",
        title="Auction",
        author="a monk",
        summary="Two bid in secret for three lots.",
        seats=("ann", "bob"),
        fewest=2,
    )


@sc.hookimpl
def scriptorium_rules(book):
    book.game(sc.Schedule((sc.Phase("bidding", ("bid",)),)))
    book.part(Bids())
    book.part(Won())
    book.event(Opened)
    book.choice(sc.Choice(Bid, do=bid, said=sc.Sentence("auction-bid", "A bid lies on the table.")))
    sp.add_scene(book, draw)
    check.fact(book, "bids", see=see_bids)
