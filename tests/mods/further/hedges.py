"""Hedges: two plant hedges on the edges of a field; who closes a square plants once more."""

from typing import Annotated

import scriptorium as sc
import scriptorium.scenarios as check
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
COLOURS = {"teal": "shape:pawn:teal", "red": "shape:pawn:red"}


class Field(sc.Part, tag="hedges.field", frozen=True):
    """Which edges bear a hedge, and who owns each square; nobody is -1."""

    hedges: tuple[int, ...] = ()
    owners: tuple[int, ...] = (-1,) * len(SQUARES)


class Planted(sc.Event, tag="hedges.planted", frozen=True):
    """A hedge stands."""

    seat: str
    edge: int

    def said(self):
        return sc.text("hedges-planted", "{seat} plants a hedge.", seat=self.seat)

    def pieces(self):
        return (f"edge-{self.edge}",)


class Plant(sc.Action, tag="hedges.plant", frozen=True):
    """Plant a hedge on an edge."""

    edge: Annotated[int, sc.Numbers(0, len(EDGES) - 1, piece=lambda edge: f"edge-{edge}")]


def free(at):
    """F1: an edge bears one hedge."""
    return ~sum(1 << edge for edge in at[Field].hedges)


FREE = sc.rule("planted", "F1", "A hedge stands there already.", "hedges-planted-there", mask=free)


def plant(now, top, action):
    """F2: who closes a square owns it, and plants again; the last hedge ends the match."""
    field, me = now[Field], now.seats.index(top.seat)
    hedges = tuple(sorted((*field.hedges, action.edge)))
    owners = tuple(
        me if owner < 0 and set(edges) <= set(hedges) else owner
        for owner, edges in zip(field.owners, ROUND, strict=True)
    )
    now.put(Field(hedges, owners))
    now.tell(Planted(top.seat, action.edge))
    if len(hedges) == len(EDGES):
        won = [owners.count(nr) for nr in range(len(now.seats))]
        now.end([seat for seat, many in zip(now.seats, won, strict=True) if many == max(won)])
    elif owners == field.owners:
        now.end_turn()


PLANT = sc.Choice(Plant, rules=(FREE,), do=plant)


def draw(view):
    """The field, a pawn on each square that is owned, and every edge: a hedge, or still unseen."""
    field = view[Field]
    for nr, (x, y) in enumerate(SQUARES):
        yield sp.Piece(f"square-{nr}", "shape:square:sand", x, y)
        if field.owners[nr] >= 0:
            seat = view.seats[field.owners[nr]]
            yield sp.Piece(f"owner-{nr}", COLOURS[seat], x + 0.1, y + 0.1, 0.8, 0.8, layer=1)
    for nr, (x, y, side) in enumerate(EDGES):
        planted = nr in field.hedges
        art = "shape:bar:green" if planted else sp.UNSEEN
        says = sc.text("hedges-edge", "Edge {nr}", nr=nr)
        yield sp.wall(f"edge-{nr}", x, y, side, art=art, says=says)


@sc.hookimpl
def scriptorium_about():
    return sc.About(
        "hedges",
        "hedges",
        title="Hedges",
        author="a monk",
        summary="Two plant hedges; who closes a square owns it.",
        seats=("teal", "red"),
        fewest=2,
    )


@sc.hookimpl
def scriptorium_rules(book):
    book.game(sc.Schedule((sc.Phase("planting", ("plant",)),)))
    book.part(Field())
    book.event(Planted)
    book.choice(PLANT)
    sp.add_scene(book, draw)
    check.fact(book, "hedges", see=lambda position: list(position[Field].hedges))
