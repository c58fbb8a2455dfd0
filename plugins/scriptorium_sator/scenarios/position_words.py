"""The words of scenarios: one set of words to set a position up, to see it and to print it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check

from .. import game
from ..acolytes.walking import Padlock
from ..board.board_state import SERVICE, Board
from ..board.targets import geometry
from ..box.contents import load
from ..box.printed_cards import IM, LF
from ..bridges.board_geometry import NO_START, OFF, SIDES
from ..hand.playing import IM_DECK, IM_DISCARD, PLAYED, back_of, hand_of, prayers_among
from ..setup.course import hang_books
from ..setup.unplaced_bridges import Known, Unplaced, known_of
from .board_facts import (
    by_seat,
    colours,
    put_board,
    put_bridges,
    put_gargoyles,
    put_out,
    put_taken,
    read_picture,
    same_board,
    same_bridges,
    see_board,
    see_bridges,
    see_gargoyles,
    see_out,
    see_taken,
)


def put_positions(now: sc.Change, wanted: Any) -> None:
    """Let the books of these positioning cards hover, as in `["red-04", "blue-07"]`."""
    positions = load().positions
    if not isinstance(wanted, list):
        raise sc.FactError("positions", "write a list of positioning cards, as in red-04")
    cards = []
    for name in wanted:
        card = positions.card(name) if isinstance(name, str) else None
        if card is None:
            decks = ", ".join(f"{colour}-01" for colour in positions.decks)
            raise sc.FactError("positions", f"there is no card {name!r}; they are called {decks} …")
        cards.append(card)
    try:
        hang_books(now, cards)
    except sc.SetupError as error:
        raise sc.FactError("positions", str(error)) from None


def see_unplaced(position: sc.Position) -> dict[str, Any]:
    """The unplaced bridges of each seat, as in `I3 wood`; hidden where materials are."""
    known, unplaced = known_of(position), position[Unplaced]
    seen: dict[str, Any] = {}
    for number, seat in enumerate(position.rules.setup.seats):
        bridges = known.sorted(unplaced.before(number)) if unplaced.rows else ()
        unknown = any(bridge < 0 for bridge in bridges)
        seen[seat] = check.HIDDEN if unknown else [known.words(bridge) for bridge in bridges]
    return seen


def put_unplaced(now: sc.Change, wanted: Any) -> None:
    """Lay unplaced bridges before seats, as in `{"red": ["I3 wood"]}`."""
    known, seats = known_of(now), now.rules.setup.seats
    if not isinstance(wanted, Mapping):
        raise sc.FactError("unplaced", "write unplaced.COLOUR = a list of bridges")
    rows: list[tuple[int, ...]] = [()] * len(seats)
    given: set[int] = set()
    for seat, names in wanted.items():
        path = f"unplaced.{seat}"
        if seat not in seats:
            raise sc.FactError(path, f"the seats are {', '.join(seats)}")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise sc.FactError(path, "write a list of bridges, as in I3 wood")
        row = []
        for name in names:
            bridge = _unused(known, name, path, given)
            if now[Board].places[bridge] != OFF or bridge in now[Board].out:
                raise sc.FactError(path, f"{name} is on the board or out of the game already")
            given.add(bridge)
            row.append(bridge)
        rows[seats.index(seat)] = known.sorted(row)
    now.put(replace(now[Unplaced], rows=tuple(rows), lifted=(), lifter=0))
    if now.clock.phase == "draft":
        lay_out_draft(now)


def _unused(known: Known, name: str, path: str, given: set[int]) -> int:
    try:
        bridge = known.read(name, set(range(len(known.geometry.bridges))) - given)
    except sc.Unreadable as error:
        raise sc.FactError(path, str(error)) from None
    if bridge in given:
        raise sc.FactError(path, f"{name} is named twice; the box holds it once")
    return bridge


def lay_out_draft(now: sc.Change) -> None:
    """Lay out to be taken what is neither on the board nor before a player nor out of the game."""
    known, board, unplaced = known_of(now), now[Board], now[Unplaced]
    elsewhere = {*board.out, *(bridge for row in unplaced.rows for bridge in row)}
    left = (
        bridge
        for bridge, place in enumerate(board.places)
        if place == OFF and bridge not in elsewhere
    )
    now.put(replace(unplaced, draft=known.sorted(left)))


def fill_decks(now: sc.Change) -> None:
    """Every card in its deck, shuffled; what a scenario lays elsewhere is taken out of them."""
    kinds = sorted(now.rules.cards.values(), key=lambda card: card.id)
    for back, decks in (
        (IM, [IM_DECK]),
        (LF, [sc.key("lf_deck", seat) for seat in now.rules.setup.seats]),
    ):
        every = [card.id for card in kinds if card.back == back for _ in range(card.copies)]
        for deck in decks:
            sc.lay_out(now, deck, now.shuffled(deck, every))


# Seeing.


def faces(position: sc.Position, zone: str) -> Any:
    """The cards in a zone, as far as they are seen."""
    found = sc.cards_in(position, zone)
    hidden = any(sc.is_hidden(card) for card in found)
    view = getattr(position, "seat", None)
    spec = position.rules.zone(zone)
    if view is not None and not spec.shows_faces_to(view):
        hidden = True
    return check.HIDDEN if hidden else list(found)


def see_zone(zone: str) -> Callable[[sc.Position], Any]:
    """The cards in a zone; hidden where their faces are."""
    return lambda position: faces(position, zone)


def see_each(name: str) -> Callable[[sc.Position], dict[str, Any]]:
    """The cards in each colour's zone; hidden where their faces are."""
    return lambda position: {
        seat: faces(position, sc.key(name, seat)) for seat in position.rules.setup.seats
    }


def sizes(name: str) -> Callable[[sc.Position], dict[str, int]]:
    """How many cards are in each colour's zone."""
    return lambda position: {
        seat: len(sc.cards_in(position, sc.key(name, seat))) for seat in position.rules.setup.seats
    }


def see_hand_lf(position: sc.Position) -> dict[str, int]:
    """How many cards of each hand are Liber Fidei, as their backs tell."""
    return {
        seat: prayers_among(position.rules, hand_of(position, seat))
        for seat in position.rules.setup.seats
    }


# Setting.


def read_cards(now: sc.Change, path: str, wanted: Any, back: str | None) -> list[str]:
    """A list of cards, perhaps all of one kind."""
    if not isinstance(wanted, list) or not all(isinstance(card, str) for card in wanted):
        raise sc.FactError(path, "write a list of cards, as in moves-wood")
    for card in wanted:
        if card not in now.rules.cards:
            raise sc.FactError(path, f"there is no card {card!r}")
        if back is not None and back_of(now.rules, card) != back:
            raise sc.FactError(path, f"{card} does not belong here")
    return list(wanted)


def take_card(now: sc.Change, path: str, card: str, seat: sc.Seat) -> None:
    """Take a card out of the deck it would otherwise lie in."""
    deck = IM_DECK if back_of(now.rules, card) == IM else sc.key("lf_deck", seat)
    left = list(sc.cards_in(now, deck))
    if card not in left:
        copies = now.rules.cards[card].copies
        raise sc.FactError(path, f"the box holds {card} {copies} times only")
    left.remove(card)
    sc.lay_out(now, deck, left)


def put_each(fact: str, name: str, back: str | None) -> Callable[[sc.Change, Any], None]:
    """Lay cards into each colour's zone."""

    def put(now: sc.Change, wanted: Any) -> None:
        for number, value in by_seat(now, fact, wanted).items():
            seat = now.rules.setup.seats[number]
            path = f"{fact}.{seat}"
            cards = read_cards(now, path, value, back)
            for card in cards:
                take_card(now, path, card, seat)
            sc.lay_out(now, sc.key(name, seat), cards)

    return put


def put_zone(zone: str) -> Callable[[sc.Change, Any], None]:
    """Lay cards into a zone; those of the seat on turn where they are Liber Fidei."""

    def put(now: sc.Change, wanted: Any) -> None:
        cards = read_cards(now, zone, wanted, IM if zone == IM_DISCARD else None)
        for card in cards:
            take_card(now, zone, card, now.clock.seat)
        sc.lay_out(now, zone, cards)

    return put


def put_im_deck(now: sc.Change, wanted: Any) -> None:
    """Fix the whole deck, the next card first; what is then nowhere is not in the match."""
    cards = read_cards(now, IM_DECK, wanted, IM)
    enough(IM_DECK, cards, sc.cards_in(now, IM_DECK))
    sc.lay_out(now, IM_DECK, cards)


def put_lf_decks(now: sc.Change, wanted: Any) -> None:
    """Fix whole decks, the next card first; what is then nowhere is not in the match."""
    for number, value in by_seat(now, "lf_decks", wanted).items():
        seat = now.rules.setup.seats[number]
        deck = sc.key("lf_deck", seat)
        cards = read_cards(now, f"lf_decks.{seat}", value, LF)
        enough(f"lf_decks.{seat}", cards, sc.cards_in(now, deck))
        sc.lay_out(now, deck, cards)


def enough(path: str, wanted: list[str], left: tuple[str, ...]) -> None:
    """A deck holds no more than the box does."""
    missing = Counter(wanted) - Counter(left)
    for card in missing:
        raise sc.FactError(path, f"the box does not hold {card} so often")


DRAFT = "draft"
POINTS = {"ap": 0, "mp": 1}
DEFAULT_SEATS = 2


def agree(setup: dict[str, Any]) -> check.Agreement:
    """The seats and the size of the board that the facts of a scenario ask for."""
    options: list[tuple[str, bool | int | str]] = []
    shown: set[str] = set()
    if "board" in setup:
        drawn = read_picture(setup["board"], colours())
        options += [("columns", drawn.columns), ("rows", drawn.rows)]
        shown = {*drawn.acolytes, *drawn.books}
    starts = setup.get("starts")
    if starts is not None:
        options += _starts(starts)
    if "seats" in setup:
        seats = tuple(setup["seats"])
    else:
        known = colours()
        seats = tuple(
            colour for at, colour in enumerate(known) if at < DEFAULT_SEATS or colour in shown
        )
    return check.Agreement(seats=seats, first=seats[0] if seats else None, options=tuple(options))


def _starts(starts: Any) -> list[tuple[str, bool | int | str]]:
    if not isinstance(starts, Mapping):
        raise sc.FactError("starts", 'write starts = { red = "north C1" }')
    found: list[tuple[str, bool | int | str]] = [
        (f"start_{colour}", NO_START) for colour in colours() if colour not in starts
    ]
    for colour, start in starts.items():
        path = f"starts.{colour}"
        if colour not in colours():
            raise sc.FactError(path, f"the colours are {', '.join(colours())}")
        if not isinstance(start, str) or start.partition(" ")[0] not in SIDES:
            raise sc.FactError(path, "write a side and the square it touches, as in north C1")
        found.append((f"start_{colour}", start))
    return found


def neutral(now: sc.Change) -> None:
    """Step 2 of an ordinary turn of the first seat, with nothing on the board."""
    seats = now.rules.setup.seats
    now.enter_phase("play", seats[0])
    now.clock = replace(
        now.clock,
        step="play",
        round=2,
        own_turns=(2,) + (1,) * (len(seats) - 1),
    )
    now.put(replace(now[Unplaced], rows=((),) * len(seats)))
    fill_decks(now)


def put_turn(now: sc.Change, seat: Any) -> None:
    """Whose turn it is; everybody has had a turn before, unless `first_turn` says not."""
    seats = now.rules.setup.seats
    if seat not in seats:
        raise sc.FactError("turn", f"the seats are {', '.join(seats)}, not {seat!r}")
    at = seats.index(seat)
    own = tuple(2 if number <= at else 1 for number in range(len(seats)))
    now.clock = replace(now.clock, seat=seat, in_round=at + 1, own_turns=own)
    now.pending = (sc.Turn(seat),)


def put_step(now: sc.Change, step: Any) -> None:
    """The step of the turn, or of the set-up."""
    schedule = now.rules.schedule
    for phase in schedule.phases:
        if step in phase.steps:
            now.clock = replace(now.clock, phase=phase.name, step=step, direction=phase.order)
            if step == DRAFT:
                lay_out_draft(now)
            return
    steps = [name for phase in schedule.phases for name in phase.steps]
    raise sc.FactError("step", f"the steps are {', '.join(steps)}, not {step!r}")


def see_first_turn(position: sc.Position) -> bool:
    """Whether the seat on turn has its first turn of play."""
    at = position.seats.index(position.clock.seat)
    return position.clock.phase == "play" and position.clock.own_turns[at] <= 1


def put_first_turn(now: sc.Change, first: Any) -> None:
    """Whether the seat on turn, and all that follow, have had no turn before."""
    at = now.rules.setup.seats.index(now.clock.seat)
    if _flag("first_turn", first):
        own = tuple(1 if n <= at else 0 for n in range(len(now.clock.own_turns)))
        now.clock = replace(now.clock, own_turns=own, round=1)


def put_points(name: str) -> Callable[[sc.Change, Any], None]:
    """How many points are left."""

    def put(now: sc.Change, points: Any) -> None:
        if type(points) is not int or not 0 <= points <= 99:
            raise sc.FactError(name, f"write a number of points, not {points!r}")
        left = list(now.clock.left)
        left[POINTS[name]] = points
        now.clock = replace(now.clock, left=tuple(left))

    return put


def put_free(now: sc.Change, free: Any) -> None:
    """Whether the free action is left."""
    now.clock = replace(now.clock, uses=(int(_flag("free", free)), *now.clock.uses[1:]))


def see_starts(position: sc.Position) -> dict[str, str]:
    """The start squares: a side, and the square that it touches."""
    known = geometry(position)
    return {
        seat: f"{SIDES[inwards ^ 2]} {known.square_names[entry]}"
        for seat, entry, inwards in zip(known.seats, known.entries, known.inwards, strict=True)
        if entry >= 0
    }


def put_starts(now: sc.Change, wanted: Any) -> None:
    """The size of the board and the starts are agreed before the match is made."""


def _flag(path: str, value: Any) -> bool:
    if type(value) is not bool:
        raise sc.FactError(path, f"write true or false, not {value!r}")
    return value


def _see_winner(position: sc.Position) -> str:
    if position.outcome is None or not position.outcome.winners:
        return ""
    return position.outcome.winners[0]


def _see_chooser(position: sc.Position) -> str:
    if position.outcome is not None or not position.pending:
        return ""
    return position.pending[-1].seat


VOCABULARY = game.plugin(
    "vocabulary",
    after=(SERVICE, "sator.cards", "sator.acolytes", "sator.mihi", "sator.unplaced"),
)


VOCABULARY.write(lambda book: check.scenario_start(book, agree=agree, neutral=neutral))

# Every word, in the order in which they are set; hands and piles are taken out of the decks.
word = VOCABULARY.fact
word("starts", see=see_starts, put=put_starts)
word("turn", see=lambda at: at.clock.seat, put=put_turn)
word("step", see=lambda at: at.clock.step, put=put_step, late=True)
word("chooser", see=_see_chooser)
word("winner", see=_see_winner)
word("ap", see=lambda at: at.clock.left[0], put=put_points("ap"))
word("mp", see=lambda at: at.clock.left[1], put=put_points("mp"))
word("free", see=lambda at: at.clock.uses[0] > 0, put=put_free)
word("first_turn", see=see_first_turn, put=put_first_turn)


@VOCABULARY.write
def say_padlock(book: sc.RuleBook) -> None:
    """Where there is one."""
    if "sator.mihi" in book.plugins:
        check.fact(
            book,
            "padlock",
            see=lambda at: at[Padlock].locked,
            put=lambda now, value: now.put(Padlock(_flag("padlock", value))),
        )


word("bridges", see=see_bridges, put=put_bridges, same=same_bridges)
word("board", see=see_board, put=put_board, same=same_board)
word("positions", put=put_positions)
word("gargoyles", see=see_gargoyles, put=put_gargoyles)
word("books_taken", see=see_taken, put=put_taken)
word("out", see=see_out, put=put_out, any_order=True)
word("unplaced", see=see_unplaced, put=put_unplaced, any_order=True)
word("hands", see=see_each("hand"), put=put_each("hands", "hand", None), any_order=True)
word(PLAYED, see=see_zone(PLAYED), put=put_zone(PLAYED), any_order=True)
word("lf_out", see=see_each("lf_out"), put=put_each("lf_out", "lf_out", LF), any_order=True)
word(IM_DISCARD, see=see_zone(IM_DISCARD), put=put_zone(IM_DISCARD))
word(IM_DECK, see=see_zone(IM_DECK), put=put_im_deck)
word("lf_decks", see=see_each("lf_deck"), put=put_lf_decks)
word("im_deck_size", see=lambda at: len(sc.cards_in(at, IM_DECK)))
word("lf_deck_sizes", see=sizes("lf_deck"))
word("hand_sizes", see=sizes("hand"))
word("hand_lf", see=see_hand_lf)
