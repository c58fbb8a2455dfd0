"""What computer players know about SATOR: how a seat stands, what to try, and why it is good.

No rule needs it. The way to a book is a flood of the board: a covered square is one step, a square
of the abyss as far as two, since a bridge has to come there first; gargoyles and other acolytes are
walls. By least squares over matches between computers the ways to the far books weigh almost as
much together as the way to the nearest, and a book as much as twelve steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import scriptorium as sc
from scriptorium import CardId, Text

from . import game, say
from .board.board_state import Board, board_masks, geometry
from .board.targets import masks
from .box.cards import IM, LF
from .bridges.board_geometry import Geometry
from .bridges.board_masks import BoardMasks
from .hand.playing import AP, HAND, MP, PLAYED
from .rules.gargoyles import Unblock
from .turn.draw import Draw
from .turn.free_action import USES
from .turn.swap import CARDS_TAKEN, COST, From, Give, Search, Swap

# What a card in hand brings the next turns more than one from the deck does, in steps; by what
# stands before a dash in its name. What is not here is kept.
WORTH = {
    "mihi": -1.0,
    "clara": -1.0,
    "quin": -1.0,
    "victoria": -1.0,
    "nihil": -0.5,
    "rotas": -0.4,
    "moves": 0.1,
    "omnia": 0.2,
    "neque": 1.0,
    "wild": 1.0,
    "animi": 2.0,
}
KEPT = 1.0


def card_worth(card: str) -> float:
    """What a card in hand is worth beside an unknown one."""
    return WORTH.get(card.partition("-")[0], KEPT)


@lru_cache(32)
def _unknown(rules: sc.Ruleset) -> frozenset[CardId]:
    return frozenset(card for card in rules.cards if card.partition("-")[0] not in WORTH)


def unknown_played(table: sc.Position) -> int:
    """How many cards that only a mod knows have been played in this turn."""
    unknown = _unknown(table.rules)
    return sum(card in unknown for card in PLAYED(table)) if unknown else 0


def exchanges(
    seen: sc.View, after: sc.Position, actions: Sequence[sc.Action]
) -> tuple[sc.Action, ...]:
    """A swap of the two worst cards that a planned turn leaves in hand, if it leaves the points."""
    if Swap() not in actions or after.outcome is not None or after.clock.turn != seen.clock.turn:
        return ()
    if after.clock.left[AP] < COST(seen, seen.seat):
        return ()
    worst = sorted(HAND(after, seen.seat), key=lambda card: (card_worth(card), card))
    given = worst[:CARDS_TAKEN]
    if len(given) < CARDS_TAKEN or card_worth(given[-1]) >= 0:
        return ()
    return (Swap(), *map(Give, given), From(IM))


# So many common cards are held before prayers are drawn.
ENOUGH_COMMON = 4
DRAW_STEP = "draw"


def draws(seen: sc.View, actions: Sequence[sc.Action]) -> sc.Action | None:
    """Common cards first, then prayers as far as they may be held."""
    if seen.clock.step != DRAW_STEP:
        return None
    cards = seen.rules.cards
    common = sum(cards[card].back == IM for card in HAND(seen, seen.seat))
    wanted = Draw(IM if common < ENOUGH_COMMON else LF)
    return wanted if wanted in actions else actions[0]


ABYSS, NO_WAY = 2, 40
WEIGHTS = (1.0, 0.42, 0.26, 0.48)
BOOK, MATCH = 12.0, 10_000.0
# What a point and the free action are worth that are still to be spent, in steps.
FOR_AP, FOR_FREE = 0.6, 0.8
# How much the best of the others counts, beside the own standing.
OTHERS = 0.5
# What it is worth to play a card of which nothing is known: whoever made it meant it to be played,
# and points that are left over are lost.
UNKNOWN = 0.5
# A last part of the way is left however many points there are: walking it costs a turn's end.
LEAST_LEFT = 0.1


def ways(
    masks: BoardMasks, geometry: Geometry, *, over_abyss: bool = True
) -> tuple[tuple[int, ...], ...]:
    """By seat the ways from its acolyte to its books, the shortest first.

    Over bridges alone those that it cannot reach are left out. All seats are flooded at once, each
    on a plane of its own: what costs time is how often a set is made, not how large it is.
    """
    books, planes, stride, plane = masks.mine, len(masks.at), geometry.stride, _plane(geometry)
    every = _on_all(plane, planes)
    walls = masks.gargoyles | masks.acolytes
    free = masks.covered & ~walls
    ground = free * every
    void = (geometry.all & ~masks.covered) * every if over_abyss else 0
    now = after = later = left = 0
    for number, here in enumerate(masks.at):
        base = number * plane
        left |= books[number] << base
        if here >= 0:
            now |= 1 << here + base
        elif geometry.beginnings[number] & free:
            after |= geometry.beginnings[number] << base
        else:
            later |= geometry.beginnings[number] << base
    still, found = ground | void | now, list[tuple[int, int]]()
    for cost in range(NO_WAY):
        front = now & still
        now, after, later = after, later, 0
        if front:
            still ^= front
            hit = front & left
            if hit:
                found.append((cost, hit))
                left ^= hit
                if not left:
                    break
            near = (front << 1 | front >> 1 | front << stride | front >> stride) & still
            over = near & ground
            now |= over
            after |= near ^ over
        elif not (now | after):
            break
    return tuple(
        _of_one(found, books[number] << number * plane, over_abyss=over_abyss)
        for number in range(planes)
    )


def _of_one(found: list[tuple[int, int]], books: int, *, over_abyss: bool) -> tuple[int, ...]:
    """What was found of one seat's books."""
    mine: list[int] = []
    for cost, hit in found:
        if hit & books:
            mine += [cost] * (hit & books).bit_count()
    if over_abyss:
        mine += [NO_WAY] * (books.bit_count() - len(mine))
    return tuple(mine)


def _plane(geometry: Geometry) -> int:
    """How many bits a seat's board takes, with a row below that nothing is on."""
    return geometry.all.bit_length() + geometry.stride


@cache
def _on_all(plane: int, planes: int) -> int:
    """What puts a set on so many planes when it is multiplied by it."""
    return sum(1 << number * plane for number in range(planes))


def far(table: sc.Position) -> tuple[tuple[int, ...], ...]:
    """By seat the ways of its acolyte, kept beside the board."""
    board = table[Board]
    found = board.known.get("ways")
    if found is None:
        found = board.known["ways"] = ways(masks(table), geometry(table))
    return found


def _one_stands(to_books: tuple[int, ...], taken: int, steps: int = 0) -> float:
    """How well a seat stands by itself, with so many steps still to be walked."""
    if not to_books:
        return BOOK * taken
    nearest = to_books[0]
    total = max(nearest - steps, LEAST_LEFT * nearest)
    for weight, way in zip(WEIGHTS[1:], to_books[1:], strict=False):
        total += weight * way
    return BOOK * taken - total


def _all_stand(table: sc.Position) -> list[float]:
    """How well each seat stands by itself as it lies, kept beside the board."""
    board = table[Board]
    found = board.known.get("stands")
    if found is None:
        found = [*map(_one_stands, far(table), board.taken)]
        board.known["stands"] = found
    return found


def _beside_others(table: sc.Position, seat: sc.Seat, steps: int) -> float:
    if table.outcome is not None:
        return MATCH if seat in table.outcome.winners else -MATCH
    me, stand = table.rules.setup.seats.index(seat), _all_stand(table)
    mine = _one_stands(far(table)[me], table[Board].taken[me], steps) if steps else stand[me]
    value = mine - OTHERS * max(stand[:me] + stand[me + 1 :])
    return value + UNKNOWN * unknown_played(table) if table.clock.seat == seat else value


def settled(table: sc.Position, seat: sc.Seat) -> float:
    """How it stands as it lies."""
    return _beside_others(table, seat, 0)


def promise(table: sc.Position, seat: sc.Seat) -> float:
    """The same with what the turn still has to give."""
    clock = table.clock
    if clock.seat != seat or clock.phase != "play" or clock.step == "draw":
        return _beside_others(table, seat, 0)
    left = _beside_others(table, seat, clock.left[MP])
    return left + FOR_AP * clock.left[AP] + FOR_FREE * clock.uses[USES]


MOST_REASONS, NEAR = 3, 6


def steps(position: sc.Position, number: int) -> int | None:
    """How many steps over bridges an acolyte is from its nearest book; None: no way there."""
    known = geometry(position)
    found = ways(board_masks(position[Board], known), known, over_abyss=False)[number]
    return found[0] if found else None


def reasons(before: sc.Position, after: sc.Position, seat: sc.Seat) -> tuple[Text, ...]:
    """The weightiest of what is different: books, the own way, the ways of the others."""
    if before.clock.phase != "play":
        return ()
    if after.outcome is not None:
        return (say.text("sator-why-wins"),) if seat in after.outcome.winners else ()
    seats = before.seats
    me = seats.index(seat)
    by = getattr(before, "seat", seat)  # who is told, and may be told of another
    mine = by == seat
    found = [*_books(before, after, me, mine), *_own_way(before, after, me, mine)]
    for number, other in enumerate(seats):
        if number != me:
            found += _others_way(before, after, number, other)
    if (
        mine
        and after.clock.seat == seat
        and after.clock.turn == before.clock.turn
        and after.clock.left[MP]
    ):
        found.append((1, say.text("sator-why-keeps", points=after.clock.left[MP])))
    found.sort(key=lambda one: -one[0])
    return tuple(told for _, told in found[:MOST_REASONS])


def _books(before: sc.Position, after: sc.Position, me: int, mine: bool) -> list[tuple[int, Text]]:
    got = after[Board].taken[me] - before[Board].taken[me]
    if not got:
        return []
    seat = before.seats[me]
    gone = sorted(set(before[Board].books[me]) - set(after[Board].books[me]))
    if len(gone) != got:  # others have moved with their bridges
        did = say.text("sator-did-books", seat=seat, count=got)
        return [(100, say.text("sator-why-books", count=got) if mine else did)]
    squares = ", ".join(geometry(before).square_names[square] for square in gone)
    did = say.text("sator-did-book", seat=seat, squares=squares)
    return [(100, say.text("sator-why-book", squares=squares) if mine else did)]


def _own_way(
    before: sc.Position, after: sc.Position, me: int, mine: bool
) -> list[tuple[int, Text]]:
    was, now, seat = steps(before, me), steps(after, me), before.seats[me]
    if after[Board].taken[me] != before[Board].taken[me] or now is None:
        return []
    if was is None:
        did = say.text("sator-did-opens", seat=seat, steps=now)
        return [(30, say.text("sator-why-opens", steps=now) if mine else did)]
    if now < was:
        did = say.text("sator-did-nearer", seat=seat, steps=now, was=was)
        return [(20 + was - now, say.text("sator-why-nearer", steps=now, was=was) if mine else did)]
    return []


def _others_way(
    before: sc.Position, after: sc.Position, number: int, other: sc.Seat
) -> list[tuple[int, Text]]:
    was, now = steps(before, number), steps(after, number)
    if was is not None and now is None:
        return [(15, say.text("sator-why-cuts-off", seat=other))]
    if was is not None and now is not None and now > was:
        return [(5 + now - was, say.text("sator-why-farther", seat=other, steps=now, was=was))]
    if now is not None and now <= NEAR:
        return [(4, say.text("sator-why-but", seat=other, steps=now))]
    return []


# Computer players know SATOR in every match of it.
COMPUTERS = game.plugin("computers", after=("sator.cards", "sator.unplaced", "sator.draw"))


COMPUTERS.heuristics(
    value=(settled, promise),
    reflex=draws,
    reasons=reasons,
    leftover=exchanges,
    light=("place", "draft"),
    prunes=(Swap, Search, Unblock),
)
