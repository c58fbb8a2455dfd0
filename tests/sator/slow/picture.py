"""Positions from pictures and facts, and facts from positions, in the scenario vocabulary."""

from collections.abc import Iterable, Mapping
from typing import cast

from .facts import (
    COLOURS,
    IM_CARDS,
    MATERIALS,
    OPTIONS,
    PRAYERS,
    SHAPES,
    SHIPPED_GRID,
    SHIPPED_STARTS,
)
from .squares import Cell, beside, orientations, square, square_name, to_corner
from .state import Kind, State, first_record, lf_count

Facts = Mapping[str, object]

FACTS = frozenset(
    {"seats", "turn", "step", "ap", "mp", "free", "first_turn", "padlock", "walked", "starts"}
    | {"hands", "played", "im_deck", "im_discard", "lf_decks", "lf_out", "books_taken"}
    | {"gargoyles", "out", "unplaced", "options"}
)
SETUP = FACTS - {"options"} | {"board", "bridges"}
STEPS = ("swap", "play", "walk", "draw", "place")
SIDES = {"north": "n", "east": "e", "south": "s", "west": "w"}


def position(picture: str, bridges: Mapping[str, str] | None = None, **facts: object) -> State:
    """Build the state a picture and the facts beside it describe; the turn begins with it."""
    unknown = facts.keys() - FACTS
    if unknown:
        raise ValueError(f"no such fact: {sorted(unknown)}")
    rows = [line.split()[1:] for line in picture.splitlines() if line.split()][1:]
    drawn = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
    seats = _seats(drawn, facts)
    turn = str(facts.get("turn", seats[0]))
    state = State(len(rows[0]), len(rows), seats, turn, str(facts.get("step", "play")))
    if state.step not in STEPS or len({len(row) for row in rows}) != 1:
        raise ValueError("the step is unknown or the picture is ragged")
    _put_bridges(state, drawn, bridges or {})
    _put_pieces(state, drawn, facts)
    _deal_cards(state, facts)
    for name in ("ap", "mp", "free", "padlock", "walked"):
        setattr(state, name, facts.get(name, getattr(state, name)))
    if facts.get("first_turn"):
        state.first_turns = frozenset(seats[seats.index(turn) :])
    state.out = kinds(_texts(facts, "out"))
    state.unplaced = {who: kinds(texts) for who, texts in _by_seat(seats, facts, "unplaced")}
    options = cast("Facts", facts.get("options", {}))
    if options.keys() - OPTIONS.keys():
        raise ValueError(f"no such option: {sorted(options.keys() - OPTIONS.keys())}")
    state.options |= options
    state.record = first_record(state)
    _check_invariants(state)
    return state


def from_setup(setup: Facts, options: Facts | None = None) -> State:
    """Build the state a `[scenario.setup]` describes."""
    facts = dict(setup)
    picture = str(facts.pop("board"))
    bridges = cast("Mapping[str, str]", facts.pop("bridges", {}))
    return position(picture, bridges, options=options or {}, **facts)


def kinds(texts: Iterable[str]) -> tuple[Kind, ...]:
    """Read bridges written as `I3 wood`."""
    found = tuple((text.split()[0], text.split()[1]) for text in texts)
    for shape, material in found:
        if shape not in SHAPES or material not in MATERIALS:
            raise ValueError(f"no such bridge: {shape} {material}")
    return found


def see(state: State) -> dict[str, object]:
    """Tell a state in the scenario vocabulary; SETUP names what `position` takes again."""
    letters = _letters(state)
    places = {who: at for who, at in state.gargoyles.items() if not isinstance(at, str)}
    return {
        "board": draw(state),
        "bridges": {
            letters[name]: f"{shape} {material}"
            for name, (shape, material, _) in state.bridges.items()
        },
        "seats": list(state.seats),
        "starts": {who: _start_text(state, at) for who, at in state.starts.items() if at},
        "turn": state.turn,
        "step": state.step,
        "ap": state.ap,
        "mp": state.mp,
        "free": state.free,
        "first_turn": state.turn in state.first_turns,
        "padlock": state.padlock,
        "walked": state.walked,
        "hands": {who: sorted(cards) for who, cards in state.hands.items()},
        "played": sorted(state.played),
        "im_deck": list(state.im_deck),
        "im_discard": list(state.im_discard),
        "lf_decks": {who: list(cards) for who, cards in state.lf_decks.items()},
        "lf_out": {who: sorted(cards) for who, cards in state.lf_out.items()},
        "books_taken": dict(state.books_taken),
        "gargoyles": {
            who: square_name(places[who]) if who in places else at
            for who, at in state.gargoyles.items()
        },
        "out": sorted(f"{shape} {material}" for shape, material in state.out),
        "unplaced": {
            who: sorted(f"{shape} {material}" for shape, material in have)
            for who, have in state.unplaced.items()
        },
        "winner": state.winner,
        "chooser": None if state.step in ("over", "dealt") else state.turn,
        "im_deck_size": len(state.im_deck),
        "lf_deck_sizes": {who: len(cards) for who, cards in state.lf_decks.items()},
        "hand_sizes": {who: len(cards) for who, cards in state.hands.items()},
        "hand_lf": {who: lf_count(cards) for who, cards in state.hands.items()},
    }


def draw(state: State) -> str:
    """Draw the grid as the rules page does."""
    letters = _letters(state)
    under = {cell: letters[name] for name, (_, _, cells) in state.bridges.items() for cell in cells}
    upon: dict[Cell, str] = {at: colour[0] for at, colour in state.books.items()}
    upon |= {at: who[0].upper() for who, at in state.acolytes.items() if at is not None}
    upon |= {at: "#" for at in state.gargoyles.values() if not isinstance(at, str)}
    lines = ["     " + "  ".join(square_name((x, 0))[0] for x in range(state.width))]
    for y in range(state.height):
        marks = (under.get((x, y), ".") + upon.get((x, y), ".") for x in range(state.width))
        lines.append(f"{y + 1:<4}" + " ".join(marks))
    return "\n".join(lines) + "\n"


def _letters(state: State) -> dict[str, str]:
    """Give every bridge the letter it is drawn with."""
    spare = iter(sorted(set("abcdefghijklmnopqrstuvwxyz") - state.bridges.keys()))
    return {name: name if len(name) == 1 else next(spare) for name in state.bridges}


def _texts(facts: Facts, name: str) -> tuple[str, ...]:
    return tuple(cast("Iterable[str]", facts.get(name, ())))


def _by_seat(
    seats: tuple[str, ...], facts: Facts, name: str
) -> Iterable[tuple[str, tuple[str, ...]]]:
    given = cast("Facts", facts.get(name, {}))
    if given.keys() - set(seats):
        raise ValueError(f"{name}: no such seat in {sorted(given)}")
    return [(seat, _texts(given, seat)) for seat in seats]


def _seats(drawn: Mapping[Cell, str], facts: Facts) -> tuple[str, ...]:
    """Seat red, blue and every colour that is drawn, unless the facts name the seats."""
    if "seats" in facts:
        return _texts(facts, "seats")
    shown = {mark[1].lower() for mark in drawn.values()}
    return tuple(who for who in COLOURS if who in ("red", "blue") or who[0] in shown)


def _put_bridges(state: State, drawn: Mapping[Cell, str], bridges: Mapping[str, str]) -> None:
    letters = {mark[0] for mark in drawn.values()} - {"."}
    if letters != bridges.keys():
        raise ValueError(f"drawn {sorted(letters)}, named {sorted(bridges)}")
    for letter, (kind,) in ((letter, kinds([text])) for letter, text in bridges.items()):
        cells = frozenset(cell for cell, mark in drawn.items() if mark[0] == letter)
        if to_corner(cells) not in orientations(kind[0]):
            raise ValueError(f"{letter} is not drawn as {kind[0]}")
        state.bridges[letter] = (*kind, cells)


def _put_pieces(state: State, drawn: Mapping[Cell, str], facts: Facts) -> None:
    by_initial = {who[0]: who for who in state.seats}
    at = {cell: mark[1] for cell, mark in drawn.items() if mark[1] != "."}
    state.books = {cell: by_initial[sign] for cell, sign in at.items() if sign.islower()}
    standing = {by_initial[sign.lower()]: cell for cell, sign in at.items() if sign.isupper()}
    state.acolytes = {who: standing.get(who) for who in state.seats}
    shipped = SHIPPED_STARTS if (state.width, state.height) == SHIPPED_GRID else {}
    starts = cast("Mapping[str, str]", facts.get("starts", shipped))
    state.starts = {who: _start(starts[who]) if who in starts else None for who in state.seats}
    named = cast("Mapping[str, str]", facts.get("gargoyles", {}))
    state.gargoyles = dict.fromkeys(state.seats, "supply")
    for who, where in named.items():
        state.gargoyles[who] = where if where in ("supply", "gone") else square(where)
    drawn_only = {cell for cell, sign in at.items() if sign == "#"} - set(state.gargoyles.values())
    unnamed = [who for who in state.seats if who not in named]
    for cell in sorted(drawn_only):
        state.gargoyles[unnamed.pop()] = cell
    taken = cast("Mapping[str, int]", facts.get("books_taken", {}))
    state.books_taken = {who: taken.get(who, 0) for who in state.seats}


def _start(text: str) -> Cell:
    side, entry = text.split()
    return beside(square(entry), SIDES[side])


def _start_text(state: State, start: Cell) -> str:
    """Write a start square as the side of the grid and its entry."""
    for side, direction in SIDES.items():
        for entry in [(x, y) for x in range(state.width) for y in range(state.height)]:
            if beside(entry, direction) == start:
                return f"{side} {square_name(entry)}"
    raise ValueError(f"no square of the grid is beside {start}")


def _deal_cards(state: State, facts: Facts) -> None:
    for name in ("hands", "lf_decks", "lf_out"):
        setattr(state, name, dict(_by_seat(state.seats, facts, name)))
    state.played = _texts(facts, "played")
    state.im_deck, state.im_discard = _texts(facts, "im_deck"), _texts(facts, "im_discard")
    piles = (state.played, *state.hands.values(), state.im_deck, state.im_discard)
    for card in [card for pile in piles for card in pile]:
        if card not in IM_CARDS and card not in PRAYERS:
            raise ValueError(f"no such card: {card}")


def _check_invariants(state: State) -> None:
    """Refuse a picture that shows what S2.3 rules out."""
    lying = {cell for _, _, cells in state.bridges.values() for cell in cells}
    upright = [at for at in state.acolytes.values() if at is not None]
    stone = [at for at in state.gargoyles.values() if not isinstance(at, str)]
    pieces = [*upright, *stone, *state.books]
    must_lie = [*upright, *stone] if state.step == "place" else pieces
    if len(set(pieces)) != len(pieces) or set(must_lie) - lying:
        raise ValueError("a piece stands on another or over the abyss")
    lying_kinds = [(shape, material) for shape, material, _ in state.bridges.values()]
    box = [*lying_kinds, *state.out, *(kind for have in state.unplaced.values() for kind in have)]
    if len(set(box)) != len(box):
        raise ValueError("a bridge is doubled")
    for name, (_, _, cells) in state.bridges.items():
        on_it = [colour for at, colour in state.books.items() if at in cells]
        if len(set(on_it)) != len(on_it):
            raise ValueError(f"bridge {name} carries two books of one colour")
