"""A position with everything the rules distinguish, and how to compare two of them."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

from .facts import ACTION_POINTS, OPTIONS, is_lf
from .squares import Cell, Cells

Bridge = tuple[str, str, Cells]  # shape, material, squares
Kind = tuple[str, str]  # shape, material
Rider = tuple[Cell, str, str]  # square, what stands there, whose it is
BridgeState = tuple[Cells, frozenset[Rider]]  # S13.3
Cards = tuple[str, ...]


class Refused(Exception):
    """An action the rules forbid, with the reason id of section 4.6."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass
class State:
    """One moment of a match; no rule changes it, every rule makes a new one."""

    width: int
    height: int
    seats: tuple[str, ...]
    turn: str
    step: str  # swap, play, walk, draw, place, dealt (after the last placement) or over
    # --- the board
    bridges: dict[str, Bridge] = field(default_factory=dict)
    acolytes: dict[str, Cell | None] = field(default_factory=dict)  # None: on the start square
    starts: dict[str, Cell | None] = field(default_factory=dict)  # a square just off the grid
    books: dict[Cell, str] = field(default_factory=dict)
    gargoyles: dict[str, Cell | str] = field(default_factory=dict)  # or "supply", "gone"
    out: tuple[Kind, ...] = ()
    unplaced: dict[str, tuple[Kind, ...]] = field(default_factory=dict)
    books_taken: dict[str, int] = field(default_factory=dict)
    # --- the cards
    hands: dict[str, Cards] = field(default_factory=dict)
    played: Cards = ()
    im_deck: Cards = ()  # the next card first
    im_discard: Cards = ()  # the top last
    lf_decks: dict[str, Cards] = field(default_factory=dict)
    lf_out: dict[str, Cards] = field(default_factory=dict)
    # --- the turn
    ap: int = ACTION_POINTS
    mp: int = 0
    free: bool = True
    padlock: bool = False
    walked: bool = False
    first_turns: frozenset[str] = frozenset()  # whose first turn is running or still to come
    paid: frozenset[tuple[str, str]] = frozenset()  # bridge, acolyte (S13.1)
    last_card: dict[str, str] = field(default_factory=dict)  # IM card that moved a bridge last
    im_moved: frozenset[str] = frozenset()  # bridges an IM card has moved
    record: dict[str, frozenset[BridgeState]] = field(default_factory=dict)  # S13.3
    last_played: str = ""  # for the golden rule with the scope "turn"
    # --- the end
    winner: str | None = None
    shuffled: bool = False  # chance has spoken: the order of some deck is not known here
    options: dict[str, object] = field(default_factory=lambda: dict(OPTIONS))


def twin(state: State) -> State:
    """Copy a state, so that the copy may be changed."""
    fresh = State.__new__(State)
    fields = vars(fresh)
    for name, value in vars(state).items():
        fields[name] = value.copy() if type(value) is dict else value
    return fresh


def covered(state: State) -> dict[Cell, str]:
    """Say which bridge covers which square."""
    return {cell: name for name, (_, _, cells) in state.bridges.items() for cell in cells}


def is_inside(state: State, cell: Cell) -> bool:
    """Whether a square lies on the grid."""
    return 0 <= cell[0] < state.width and 0 <= cell[1] < state.height


def acolytes_on(state: State, cells: Cells) -> list[str]:
    """Name the acolytes that stand on some squares."""
    return [who for who, at in state.acolytes.items() if at in cells]


def gargoyle_squares(state: State) -> set[Cell]:
    """Give the squares that hold a gargoyle."""
    return {at for at in state.gargoyles.values() if not isinstance(at, str)}


def bridge_state(state: State, bridge: str) -> BridgeState:
    """Give the squares of a bridge and all its riders with theirs (S13.3)."""
    cells = state.bridges[bridge][2]
    riders: set[Rider] = set()
    riders |= {
        (at, "acolyte", who) for who, at in state.acolytes.items() if at is not None and at in cells
    }
    riders |= {(at, "book", colour) for at, colour in state.books.items() if at in cells}
    riders |= {
        (at, "gargoyle", who)
        for who, at in state.gargoyles.items()
        if not isinstance(at, str) and at in cells
    }
    return cells, frozenset(riders)


def board(state: State) -> Hashable:
    """Give all that lies and stands on the grid (S13.4)."""
    return (
        frozenset(state.bridges.items()),
        frozenset(state.acolytes.items()),
        frozenset(state.books.items()),
        frozenset(state.gargoyles.items()),
    )


def multiset(things: Iterable[str] | Iterable[Kind]) -> Hashable:
    """Compare a heap of things in any order."""
    return tuple(sorted(things))


def key(state: State) -> Hashable:
    """Give everything the rules distinguish, as one value that can be compared."""
    return (
        (state.width, state.height, state.seats, state.turn, state.step),
        board(state),
        frozenset(state.starts.items()),
        multiset(state.out),
        frozenset((who, multiset(kinds)) for who, kinds in state.unplaced.items()),
        frozenset(state.books_taken.items()),
        frozenset((who, multiset(cards)) for who, cards in state.hands.items()),
        multiset(state.played),
        state.im_deck,
        multiset(state.im_discard),
        frozenset(state.lf_decks.items()),
        frozenset((who, multiset(cards)) for who, cards in state.lf_out.items()),
        (state.ap, state.mp, state.free, state.padlock, state.walked),
        (state.first_turns, state.paid, state.im_moved),
        frozenset(state.last_card.items()),
        frozenset(state.record.items()),
        state.last_played if state.options["golden_rule_scope"] == "turn" else "",
        (state.winner, state.shuffled),
        frozenset(state.options.items()),
    )


def start_of_turn(state: State, who: str) -> State:
    """Begin a seat's turn: full points, and all records of the last turn cleared."""
    fresh = twin(state)
    fresh.turn, fresh.step = who, "swap"
    fresh.ap, fresh.mp, fresh.free = ACTION_POINTS, 0, True
    fresh.padlock = fresh.walked = False
    fresh.paid, fresh.im_moved = frozenset(), frozenset()
    fresh.last_card, fresh.last_played = {}, ""
    fresh.record = first_record(fresh)
    return fresh


def first_record(state: State) -> dict[str, frozenset[BridgeState]]:
    """Write down every bridge as it lies at the start of the turn (S13.3)."""
    return {bridge: frozenset({bridge_state(state, bridge)}) for bridge in state.bridges}


def lf_count(cards: Iterable[str]) -> int:
    """Count the Liber Fidei among some cards."""
    return sum(1 for card in cards if is_lf(card))


def without_cards(hand: Cards, cards: Cards) -> Cards:
    """Take cards out of a hand; one that is not there is refused."""
    left = list(hand)
    for card in cards:
        if card not in left:
            raise Refused("card_not_held")
        left.remove(card)
    return tuple(left)


def thrown_away(state: State, cards: Cards) -> State:
    """Discard cards of the active hand: IM on the pile, LF out of the game (S8.5, S14.2)."""
    fresh = twin(state)
    fresh.hands[state.turn] = without_cards(state.hands[state.turn], cards)
    fresh.im_discard += tuple(card for card in cards if not is_lf(card))
    fresh.lf_out[state.turn] += tuple(card for card in cards if is_lf(card))
    return fresh


def pay(state: State, price: int) -> State:
    """Pay action points (S9.3)."""
    if state.ap < price:
        raise Refused("no_ap")
    fresh = twin(state)
    fresh.ap -= price
    return fresh
