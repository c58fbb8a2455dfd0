"""What must fit together in a board file, beyond what each line says by itself (RN14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import scriptorium as sc
from scriptorium.cards import DataFile

from .board_data import BoardData, Linked, Portal

Complain = Callable[[str, str], sc.PluginError]


def sides_of(portal: Portal) -> dict[str, str]:
    """The space on each side of a mount."""
    return {"N": portal.N, "E": portal.E, "S": portal.S, "W": portal.W}


def check_board(file: DataFile, board: BoardData) -> None:
    """Ids, areas, owners and discs are known; links stand on both ends; all can be reached."""
    for check in (_check_ids, _check_links, _check_discs, _check_ways):
        check(file.complain, board)


def _named(board: BoardData) -> Iterator[tuple[str, str]]:
    for name in ("portal", "field", "vortex", "cavern", "location"):
        for at, one in enumerate(getattr(board, name)):
            yield f"$.{name}[{at}]", one.id
    yield "$.sanctuaire", board.sanctuaire.id


def _check_ids(complain: Complain, board: BoardData) -> None:
    seen: set[str] = set()
    for path, id in _named(board):
        if id in seen:
            raise complain(f"{path}.id", f"there is a {id} already")
        seen.add(id)
    for name in ("portal", "field", "vortex", "cavern"):
        for at, one in enumerate(getattr(board, name)):
            if one.area not in board.areas:
                raise complain(f"$.{name}[{at}].area", f"there is no area {one.area}")
    numbers: set[int] = set()
    for at, portal in enumerate(board.portal):
        if portal.number in numbers:
            raise complain(f"$.portal[{at}].number", f"two portals have the number {portal.number}")
        numbers.add(portal.number)


def _quarters(board: BoardData) -> dict[str, str]:
    """What lies beside each quarter."""
    return {f"{p.id}.{side}": there for p in board.portal for side, there in sides_of(p).items()}


def _check_links(complain: Complain, board: BoardData) -> None:
    quarters, owners = _quarters(board), {f.id: f.owner for f in (*board.field, *board.vortex)}
    locations = {one.id: one.portal_side for one in board.location}
    linked: tuple[Linked, ...] = (*board.field, *board.vortex, *board.cavern)
    links = {one.id: one.next for one in linked}
    for name in ("field", "vortex"):
        for at, one in enumerate(getattr(board, name)):
            if one.owner not in quarters:
                raise complain(
                    f"$.{name}[{at}].owner", f"{one.owner} is no side of a portal; write A.N"
                )
    for name in ("field", "vortex", "cavern"):
        for at, one in enumerate(getattr(board, name)):
            for other in one.next:
                back = (quarters[other],) if other in quarters else links.get(other, ())
                if one.id not in back:
                    raise complain(
                        f"$.{name}[{at}].next", f"{one.id} names {other}, which does not name it"
                    )
                if name == "cavern" and other not in owners:
                    raise complain(f"$.{name}[{at}].next", f"{other} is no field and no vortex")
    for at, portal in enumerate(board.portal):
        for side, there in sides_of(portal).items():
            quarter, path = f"{portal.id}.{side}", f"$.portal[{at}].{side}"
            if there in locations:
                if locations[there] != quarter:
                    raise complain(path, f"{there} borders {locations[there]}, not {quarter}")
            elif quarter not in links.get(there, ()) or there not in owners:
                raise complain(path, f"{there} is no field, vortex or location beside {quarter}")
    for at, location in enumerate(board.location):
        if quarters.get(location.portal_side) != location.id:
            path = f"$.location[{at}].portal_side"
            raise complain(path, f"{location.portal_side} does not border {location.id}")
    symbols = {"", *locations}
    for at, cavern in enumerate(board.cavern):
        if cavern.symbol not in symbols:
            raise complain(f"$.cavern[{at}].symbol", f"there is no location {cavern.symbol}")


def _check_discs(complain: Complain, board: BoardData) -> None:
    sides = len(board.sides)
    if len(set(board.sides)) != sides:
        raise complain("$.sides", "a side stands there twice")
    if len(board.disc) != len(board.portal):
        told = f"{len(board.portal)} mounts want as many discs, not {len(board.disc)}"
        raise complain("$.disc", told)
    shown: set[tuple[str, ...]] = set()
    for at, disc in enumerate(board.disc):
        if len(disc.colours) != sides or len(set(disc.colours)) != sides:
            raise complain(f"$.disc[{at}].colours", f"a disc shows {sides} different colours")
        turned = {disc.colours[r:] + disc.colours[:r] for r in range(sides)}
        if turned & shown:
            raise complain(f"$.disc[{at}].colours", "another disc shows the same")
        shown |= turned
    laid = [one.disc for one in board.reference_setup.values()]
    portals = {portal.id for portal in board.portal}
    if set(board.reference_setup) != portals or sorted(laid) != sorted(d.id for d in board.disc):
        raise complain("$.reference_setup", "each disc lies on one mount, each mount has a disc")


def _check_ways(complain: Complain, board: BoardData) -> None:
    """Every space underground is reached from every location; a portal can be turned."""
    near: dict[str, set[str]] = {}

    def join(one: str, others: Iterable[str]) -> None:
        for other in others:
            near.setdefault(one, set()).add(other)
            near.setdefault(other, set()).add(one)

    for portal in board.portal:
        quarters = [f"{portal.id}.{side}" for side in board.sides]
        join(quarters[0], quarters[1:])
        for side, there in sides_of(portal).items():
            join(f"{portal.id}.{side}", (there,))
    linked: tuple[Linked, ...] = (*board.field, *board.vortex, *board.cavern)
    for one in linked:
        join(one.id, one.next)
    join(board.sanctuaire.id, (vortex.id for vortex in board.vortex))
    reached, edge = {board.location[0].id}, [board.location[0].id]
    while edge:
        for other in near.get(edge.pop(), ()):
            if other not in reached:
                reached.add(other)
                edge.append(other)
    for path, id in _named(board):
        alone = id == board.sanctuaire.id and not board.vortex
        if id not in reached and not alone and "portal" not in path:
            raise complain(f"{path}.id", f"no way leads to {id}")
    for at, portal in enumerate(board.portal):
        if f"{portal.id}.{board.sides[0]}" not in reached:
            raise complain(f"$.portal[{at}].id", f"no way leads to {portal.id}")
