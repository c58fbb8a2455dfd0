"""Lots: all bid at once and unseen, and the bids are opened together. Three lots decide."""

from __future__ import annotations

from typing import Annotated

import scriptorium as sc
import scriptorium.house_rules as sh
import scriptorium.scene as sp

WORTH = (2, 4, 3)
MOST = 5

game = sc.Game(
    "lots",
    __file__,
    title="Lots",
    author="a monk",
    summary="All bid at once and unseen, for three lots.",
    seats=("ann", "bob", "cat", "dan"),
    fewest=2,
    schedule=sc.Schedule((sc.Phase("sale", ("bid",)),)),
)
say = game.say


@game.part()
class Purse(sc.SeatPart, tag="lots.purse", frozen=True):
    """The coins and the points of a player."""

    coins: Annotated[int, sc.Fact()] = MOST
    points: Annotated[int, sc.Fact(set=False)] = 0


@game.part()
class Sale(sc.Part, tag="lots.sale", frozen=True):
    """How many lots have been sold."""

    sold: int = 0


@game.sealed
class Bids(sh.Sealed, tag="lots.bids", frozen=True):
    """A lot is for sale, and everybody bids for it."""

    chosen: tuple[tuple[sc.Seat, Bid | None], ...] = ()

    def opened(self, now: sc.Change, bids: dict[sc.Seat, Bid]) -> None:
        """L2: the highest bid is paid and gets the lot; where two are as high, nobody gets it."""
        sold, highest = now[Sale].sold, max(bid.coins for bid in bids.values())
        winners = [seat for seat, bid in bids.items() if bid.coins == highest]
        if len(winners) == 1:
            has = now[Purse, winners[0]]
            now[Purse, winners[0]] = Purse(has.coins - highest, has.points + WORTH[sold])
        now.put(Sale(sold + 1))
        if sold + 1 < len(WORTH):
            sh.ask_all(now, Bids)
        else:
            points = Purse.all(now, "points")
            best = max(points.values())
            now.end([seat for seat in now.seats if points[seat] == best], points.items())


TOO_DEAR = say.rule("L1", "lots-too-dear", mask=lambda at: (2 << at[Purse, at.me].coins) - 1)


@game.choice(TOO_DEAR, at=Bids)
class Bid(sc.Action, tag="lots.bid", frozen=True):
    """Bid so many coins."""

    coins: Annotated[int, sc.Numbers(0, MOST, piece=lambda coins: f"bid-{coins}", noun="a button")]


@game.set_up
def begin(now: sc.Change) -> None:
    """L3: the first lot is for sale at once."""
    now.enter_phase("sale", now.seats[0])
    sh.ask_all(now, Bids)


@game.panel("lots-purse")
def purse(view: sc.View, seat: sc.Seat) -> sc.Panel:
    """What a player has."""
    has = view[Purse, seat]
    return sc.Panel({"coins": has.coins, "points": has.points})


@game.scene
def lots(view: sc.View) -> list[sp.Piece]:
    """The lots that are left."""
    left = list(enumerate(WORTH))[view[Sale].sold :]
    return [
        sp.Piece(f"lot-{lot}", "token", at, 0, label=str(worth))
        for at, (lot, worth) in enumerate(left)
    ]
