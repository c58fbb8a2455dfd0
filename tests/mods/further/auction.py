"""Auction: two bid in secret, then both bids are opened; three lots decide."""

from typing import Annotated

import scriptorium as sc
import scriptorium.house_rules as sh
import scriptorium.scene as sp

MOST = 5

game = sc.Game(
    "auction",
    __file__,
    title="Auction",
    author="a monk",
    summary="Two bid in secret for three lots.",
    seats=("ann", "bob"),
    fewest=2,
    schedule=sc.Schedule((sc.Phase("bidding", ("bid",)),)),
)


@game.part()
class Bids(sh.Secretive, tag="auction.bids", frozen=True):
    """What each has bid for this lot; nothing is shown as -1."""

    by_seat: Annotated[tuple[int, ...], sh.secret(range(MOST + 1), blank=-1)] = (-1, -1)


@game.part()
class Won(sc.SeatPart, tag="auction.won", frozen=True):
    """How many lots a player has won."""

    lots: int = 0


@game.part()
class Sold(sc.Part, tag="auction.sold", frozen=True):
    """How many lots there were."""

    lots: int = 0


@game.event()
class Opened(sc.Event, tag="auction.opened", frozen=True):
    """Both bids are laid open."""

    first: int
    second: int

    tells = sc.Sentence("auction-opened", "The bids: {first} and {second}.")


@game.choice(said=sc.Sentence("auction-bid", "A bid lies on the table."))
class Bid(sc.Action, tag="auction.bid", frozen=True):
    """Bid so much, unseen."""

    coins: Annotated[int, sc.Numbers(0, MOST, piece=lambda coins: f"bid-{coins}")]

    def do(self, now: sc.Change) -> None:
        """A1: each bids once; A2: then the bids are opened, and the higher one wins."""
        first, _ = now[Bids].by_seat
        if now.me == now.seats[0]:
            now.put(Bids((self.coins, -1)))
            now.end_turn()
            return
        now.revealed = True
        now.tell(Opened(first, self.coins))
        now.put(Bids())
        if first != self.coins:
            winner = now.seats[self.coins > first]
            now[Won, winner] = Won(now[Won, winner].lots + 1)
        now.put(Sold(now[Sold].lots + 1))
        if now[Sold].lots < 3:
            now.end_turn()
            return
        won = Won.all(now, "lots")
        now.end([seat for seat in now.seats if won[seat] == max(won.values())])


@game.scene
def draw(view):
    """A3: how many lots there were."""
    yield sp.Piece("lots", "token", 0, 0, label=str(view[Sold].lots))


game.fact("bids", see=lambda at: dict(zip(at.seats, at[Bids].by_seat, strict=True)))
