"""A bare kernel of SATOR's moving parts, for the bench alone: plain numbers and nothing else.

It plays on the board of the box with the deck of the box, part by part as the game does: a card,
then a bridge, then a place; a push goes one to three squares, a turn is a single one, and instead
of a card an acolyte may walk up to three squares. It knows no prices, riders, prayers or books,
no engine and no rules that could be switched off. What is left is about the least that Python
has to do for such a game, so that the engine's share of the time can be seen.

A set of squares is one number with 17 bits for each row of 16: the bit between two rows is never
set, so that nothing can slip from one row into the next. A bridge's *place* says which of the
turned shapes it is (a *form*) and where the first cell of that lies: `form << 9 | square`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, TypeAlias

from scriptorium_sator.box.card_data import MovesCard, RotasCard
from scriptorium_sator.box.contents import load

Cell: TypeAlias = tuple[int, int]
Choose: TypeAlias = Callable[[], float]

SIDE: Final = 16
ROW: Final = SIDE + 1
ALL: Final = sum(1 << (y * ROW + x) for y in range(SIDE) for x in range(SIDE))
PLACE_BITS: Final = 14
SQUARE_BITS: Final = 9
PLACE: Final = (1 << PLACE_BITS) - 1
SQUARE: Final = (1 << SQUARE_BITS) - 1
FAR: Final = 3
HAND: Final = 6
SEATS: Final = 4
WALK: Final = -1
PASS: Final = -2


def _cells(pattern: Sequence[str]) -> list[Cell]:
    return [(x, y) for y, line in enumerate(pattern) for x, sign in enumerate(line) if sign == "#"]


def _from_first(cells: Iterable[Cell]) -> tuple[tuple[Cell, ...], Cell]:
    """Cells as seen from the first of them in reading order, and where that one is."""
    ordered = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    left, top = ordered[0]
    return tuple((x - left, y - top) for x, y in ordered), (left, top)


def _quarter(cells: Iterable[Cell]) -> list[Cell]:
    return [(-y, x) for x, y in cells]


def _forms() -> tuple[list[tuple[Cell, ...]], list[range]]:
    """Every shape turned in every way that looks different, and which of them each shape has."""
    forms: list[tuple[Cell, ...]] = []
    of_shape = []
    for shape in load().board.shape:
        first = len(forms)
        cells = _cells(shape.pattern)
        for _ in range(4):
            form, _ = _from_first(cells)
            if form not in forms[first:]:
                forms.append(form)
            cells = _quarter(cells)
        of_shape.append(range(first, len(forms)))
    return forms, of_shape


FORMS, OF_SHAPE = _forms()
SHIFTS: Final = [tuple(y * ROW + x for x, y in form[1:]) for form in FORMS]


def _masks(form: tuple[Cell, ...]) -> list[int]:
    """The squares a form covers from each first square; none where it would leave the board."""
    masks = [0] * (SQUARE + 1)
    for top in range(SIDE):
        for left in range(SIDE):
            at = [(left + x, top + y) for x, y in form]
            if all(0 <= x < SIDE and y < SIDE for x, y in at):
                masks[top * ROW + left] = sum(1 << (y * ROW + x) for x, y in at)
    return masks


MASKS: Final = [_masks(form) for form in FORMS]


def _turned(forms: range, form: int, square: int) -> tuple[tuple[int, int], ...]:
    """Where one turn about a cell of its own can bring a form: the squares, and the place."""
    if not MASKS[form][square]:
        return ()
    top, left = divmod(square, ROW)
    known = {form << SQUARE_BITS | square}
    found = []
    for px, py in FORMS[form]:
        cells: list[Cell] = [(x - px, y - py) for x, y in FORMS[form]]
        for _ in range(3):
            cells = _quarter(cells)
            look, (x, y) = _from_first(cells)
            x, y = x + left + px, y + top + py
            if not (0 <= x < SIDE and 0 <= y < SIDE):
                continue
            to, at = FORMS.index(look, forms.start), y * ROW + x
            place = to << SQUARE_BITS | at
            if MASKS[to][at] and place not in known:
                known.add(place)
                found.append((MASKS[to][at], place))
    return tuple(found)


TURNED: Final = [
    [_turned(forms, form, square) for square in range(SIDE * ROW)]
    for forms in OF_SHAPE
    for form in forms
]

SHAPES: Final = len(OF_SHAPE)
MATERIALS: Final = len(load().board.material)
BRIDGES: Final = MATERIALS * SHAPES
# A card is a number: first one for each material (pushes it), then one for each shape (turns it),
# then the one that does either with any bridge.
WILD: Final = MATERIALS + SHAPES
AMONG: Final = (
    *(tuple(range(m * SHAPES, (m + 1) * SHAPES)) for m in range(MATERIALS)),
    *(tuple(range(s, BRIDGES, SHAPES)) for s in range(SHAPES)),
    tuple(range(BRIDGES)),
)


# From here on the numbers of bits are written out (17 a row, 9 and 14 for squares and places, four
# seats): every name would be a look-up, and the kernel is to be as quick as Python can be.


def pushed(free: int, shifts: tuple[int, ...], start: int, most: int) -> int:
    """The first squares that a form gets to in one to so many steps; its own squares are free."""
    room = free
    for shift in shifts:
        room &= free >> shift
    found = start
    for _ in range(most):
        wider = (found | found << 1 | found >> 1 | found << 17 | found >> 17) & room
        if wider == found:
            break
        found = wider
    return found ^ start


def flood(open_: int, found: int, most: int) -> int:
    """The squares that can be walked to in so many steps, the first one included."""
    for _ in range(most):
        wider = (found | found << 1 | found >> 1 | found << 17 | found >> 17) & open_
        if wider == found:
            break
        found = wider
    return found


class Kernel:
    """A position: bridges and their squares, acolytes, cards, and how many plays were made."""

    __slots__ = ("deck", "hands", "masks", "pawns", "pile", "places", "taken", "turn")

    def __init__(
        self,
        places: list[int],
        pawns: list[int],
        deck: list[int],
        hands: list[list[int]],
        pile: list[int] | None = None,
        turn: int = 0,
    ) -> None:
        self.places = places
        self.masks = [MASKS[place >> 9][place & 511] for place in places]
        self.taken = 0
        for mask in self.masks:
            self.taken |= mask
        self.pawns = pawns
        self.deck = deck
        self.hands = hands
        self.pile = [] if pile is None else pile
        self.turn = turn

    def copy(self) -> Kernel:
        """The same position, to play on from."""
        twin = Kernel.__new__(Kernel)
        twin.places = self.places[:]
        twin.masks = self.masks[:]
        twin.taken = self.taken
        twin.pawns = self.pawns[:]
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.turn = self.turn
        return twin

    # Listing places: of each bridge, as `bridge << 14 | place`.

    def pushes(self, bridges: Iterable[int], found: list[int]) -> None:
        """List the places that bridges can be pushed to."""
        free = ALL & ~self.taken
        places, masks = self.places, self.masks
        for bridge in bridges:
            place = places[bridge]
            form = place >> 9
            ends = pushed(free | masks[bridge], SHIFTS[form], 1 << (place & 511), FAR)
            code = bridge << 14 | form << 9
            while ends:
                low = ends & -ends
                found.append(code | (low.bit_length() - 1))
                ends ^= low

    def turns(self, bridges: Iterable[int], found: list[int]) -> None:
        """List the places that bridges can be turned to."""
        taken, places, masks = self.taken, self.places, self.masks
        for bridge in bridges:
            others = taken & ~masks[bridge]
            place = places[bridge]
            code = bridge << 14
            for mask, to in TURNED[place >> 9][place & 511]:
                if not mask & others:
                    found.append(code | to)

    # Choosing part by part.

    def standing(self) -> int:
        """The squares with an acolyte."""
        squares = 0
        for pawn in self.pawns:
            squares |= 1 << pawn
        return squares

    def can_move(self, bridge: int, free: int, pushes: bool, turns: bool) -> bool:
        """Whether a bridge can be pushed or turned anywhere."""
        place, mask = self.places[bridge], self.masks[bridge]
        if pushes:
            room = own = free | mask
            for shift in SHIFTS[place >> 9]:
                room &= own >> shift
            start = 1 << (place & 511)
            if (start << 1 | start >> 1 | start << 17 | start >> 17) & room:
                return True
        if turns:
            others = self.taken & ~mask
            for squares, _ in TURNED[place >> 9][place & 511]:
                if not squares & others:
                    return True
        return False

    def playable(self, standing: int, free: int) -> list[int]:
        """Where in the hand the cards lie that can be played, of equal ones the first."""
        found = []
        seen = 0
        masks, can_move = self.masks, self.can_move
        for at, card in enumerate(self.hands[self.turn & 3]):
            if seen >> card & 1:
                continue
            seen |= 1 << card
            pushes, turns = card < MATERIALS or card == WILD, card >= MATERIALS
            for bridge in AMONG[card]:
                if not masks[bridge] & standing and can_move(bridge, free, pushes, turns):
                    found.append(at)
                    break
        return found

    def movable(self, card: int, standing: int, free: int) -> list[int]:
        """The bridges that a card can move; none that carries an acolyte."""
        masks, can_move = self.masks, self.can_move
        pushes, turns = card < MATERIALS or card == WILD, card >= MATERIALS
        return [
            bridge
            for bridge in AMONG[card]
            if not masks[bridge] & standing and can_move(bridge, free, pushes, turns)
        ]

    def ends(self, card: int, bridge: int) -> list[int]:
        """Where a card can bring a bridge."""
        found: list[int] = []
        if card < MATERIALS or card == WILD:
            self.pushes((bridge,), found)
        if card >= MATERIALS:
            self.turns((bridge,), found)
        return found

    def walks(self, standing: int) -> int:
        """The squares that the acolyte on turn can walk to."""
        start = 1 << self.pawns[self.turn & 3]
        return flood(self.taken & ~standing | start, start, FAR) ^ start

    # Doing.

    def move(self, code: int) -> None:
        """Bring a bridge to a place."""
        bridge, place = code >> 14, code & 16383
        mask = MASKS[place >> 9][place & 511]
        self.taken = self.taken & ~self.masks[bridge] | mask
        self.masks[bridge] = mask
        self.places[bridge] = place

    def spend(self, at: int) -> None:
        """Put a card away, draw another, and let the next seat play."""
        hand = self.hands[self.turn & 3]
        self.pile.append(hand[at])
        if not self.deck:
            self.deck, self.pile = self.pile, []
        hand[at] = self.deck.pop()
        self.turn += 1


def play(now: Kernel, random: Choose, plays: int) -> tuple[int, int]:
    """Play on at random; says how many decisions that took and how many choices were offered."""
    decisions = offered = 0
    for _ in range(plays):
        standing = now.standing()
        free = ALL & ~now.taken
        choices = now.playable(standing, free)
        walks = now.walks(standing)
        if walks:
            choices.append(WALK)
        decisions += 1
        offered += len(choices)
        if not choices:
            now.spend(0)
            continue
        at = choices[int(random() * len(choices))]
        decisions += 1
        if at == WALK:
            squares = []
            while walks:
                low = walks & -walks
                squares.append(low.bit_length() - 1)
                walks ^= low
            offered += len(squares)
            now.pawns[now.turn & 3] = squares[int(random() * len(squares))]
            now.turn += 1
            continue
        card = now.hands[now.turn & 3][at]
        bridges = now.movable(card, standing, free)
        bridge = bridges[int(random() * len(bridges))]
        ends = now.ends(card, bridge)
        decisions += 1
        offered += len(bridges) + len(ends)
        now.move(ends[int(random() * len(ends))])
        now.spend(at)
    return decisions, offered


def _deck() -> list[int]:
    """The Incertus Movet cards of the box as the kernel knows them."""
    board = load().board
    materials = [material.id for material in board.material]
    shapes = [shape.id for shape in board.shape]
    deck = []
    for line in load().deck.incertus_movet.cards:
        card = WILD
        if isinstance(line, MovesCard):
            card = materials.index(line.material)
        elif isinstance(line, RotasCard):
            card = MATERIALS + shapes.index(line.shape)
        deck += [card] * line.copies
    return deck


def dealt(places: list[int], random: Random) -> Kernel:
    """A position with these bridges, the deck of the box dealt out, acolytes somewhere on them."""
    deck = _deck()
    random.shuffle(deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(SEATS)]
    now = Kernel(places, [], deck, hands)
    squares = [square for square in range(SIDE * ROW) if now.taken >> square & 1]
    now.pawns = random.sample(squares, SEATS)
    return now


def scattered(random: Random) -> list[int]:
    """The places of all bridges, thrown on the board without overlapping."""
    while True:
        places: list[int] = []
        taken = 0
        for bridge in range(BRIDGES):
            free = [
                (mask, form << SQUARE_BITS | square)
                for form in OF_SHAPE[bridge % SHAPES]
                for square, mask in enumerate(MASKS[form])
                if mask and not mask & taken
            ]
            if not free:
                break
            mask, place = free[int(random.random() * len(free))]
            taken |= mask
            places.append(place)
        else:
            return places
