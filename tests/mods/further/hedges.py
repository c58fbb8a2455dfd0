"""Hedges: two plant hedges on the edges of a field; who closes a square plants once more."""

from typing import Annotated

import scriptorium as sc
import scriptorium.scene as sp

SIDE = 2
# Every edge as the square it belongs to and its side: first the northern ones and those below all.
EDGES = (
    *((x, y, "north") for y in range(SIDE + 1) for x in range(SIDE)),
    *((x, y, "west") for y in range(SIDE) for x in range(SIDE + 1)),
)
AT = {edge: number for number, edge in enumerate(EDGES)}
SQUARES = tuple((x, y) for y in range(SIDE) for x in range(SIDE))
ROUND = tuple(
    (AT[x, y, "north"], AT[x, y + 1, "north"], AT[x, y, "west"], AT[x + 1, y, "west"])
    for x, y in SQUARES
)
ALL = (1 << len(EDGES)) - 1
PLANTED = sc.Reason(
    "planted", "F1", "A hedge stands there already.", message="hedges-planted-there"
)

game = sc.Game(
    "hedges",
    __file__,
    title="Hedges",
    author="a monk",
    summary="Two plant hedges; who closes a square owns it.",
    seats=("teal", "red"),
    fewest=2,
    schedule=sc.Schedule((sc.Phase("planting", ("plant",)),)),
)


@game.part()
class Field(sc.Part, tag="hedges.field", frozen=True):
    """Which edges bear a hedge, and who owns each square."""

    hedges: Annotated[int, sc.Fact(bits={f"edge-{nr}": nr for nr in range(len(EDGES))})] = 0
    owners: tuple[str, ...] = ("",) * len(SQUARES)


@game.event()
class Planted(sc.Event, tag="hedges.planted", frozen=True):
    """A hedge stands."""

    seat: sc.Seat
    edge: int

    tells = sc.Sentence("hedges-planted", "{seat} plants a hedge.")
    shows = ("edge-{edge}",)


@game.choice(sc.Rule(PLANTED, mask=lambda at: ~at[Field].hedges))
class Plant(sc.Action, tag="hedges.plant", frozen=True):
    """Plant a hedge on an edge (F1: one that bears none)."""

    edge: Annotated[int, sc.Numbers(0, len(EDGES) - 1, piece=lambda edge: f"edge-{edge}")]

    def do(self, now: sc.Change) -> None:
        """F2: who closes a square owns it, and plants again; the last hedge ends the match."""
        field = now[Field]
        hedges = field.hedges | 1 << self.edge
        closed = (all(hedges >> edge & 1 for edge in edges) for edges in ROUND)
        owners = tuple(
            owner or (now.me if full else "")
            for owner, full in zip(field.owners, closed, strict=True)
        )
        now.put(Field(hedges, owners))
        now.tell(Planted(now.me, self.edge))
        if hedges == ALL:
            most = max(map(owners.count, now.seats))
            now.end([seat for seat in now.seats if owners.count(seat) == most])
        elif owners == field.owners:
            now.end_turn()


@game.scene
def draw(view):
    """The field, a pawn on each square that is owned, and every edge: a hedge, or still unseen."""
    field = view[Field]
    for nr, (x, y) in enumerate(SQUARES):
        yield sp.Piece(f"square-{nr}", "shape:square:sand", x, y)
        if field.owners[nr]:
            art = f"shape:pawn:{field.owners[nr]}"
            yield sp.Piece(f"owner-{nr}", art, x + 0.1, y + 0.1, 0.8, 0.8, layer=1)
    for nr, (x, y, side) in enumerate(EDGES):
        art = "shape:bar:green" if field.hedges >> nr & 1 else sp.UNSEEN
        says = sc.text("hedges-edge", "Edge {nr}", nr=nr)
        yield sp.wall(f"edge-{nr}", x, y, side, art=art, says=says)
