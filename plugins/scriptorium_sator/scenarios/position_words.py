"""The words of scenarios: one set of words to set a position up, to see it and to print it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium_sator import game
from scriptorium_sator.acolytes.walking import Padlock, Walked
from scriptorium_sator.board.board_state import SERVICE
from scriptorium_sator.bridges.board_geometry import NO_START, SIDES, Geometry
from scriptorium_sator.setup.unplaced_bridges import Unplaced

from .board_drawing import read_picture
from .board_facts import BoardFacts, colours
from .hand_facts import CardFacts, fill_decks
from .set_up_facts import lay_out_draft, put_positions, put_unplaced, see_unplaced

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


class TurnFacts:
    """Facts about the turn."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry

    def put_turn(self, now: sc.Change, seat: Any) -> None:
        """Whose turn it is; everybody has had a turn before, unless `first_turn` says not."""
        seats = now.rules.setup.seats
        if seat not in seats:
            raise sc.FactError("turn", f"the seats are {', '.join(seats)}, not {seat!r}")
        at = seats.index(seat)
        own = tuple(2 if number <= at else 1 for number in range(len(seats)))
        now.clock = replace(now.clock, seat=seat, in_round=at + 1, own_turns=own)
        now.pending = (sc.Turn(seat),)

    def put_step(self, now: sc.Change, step: Any) -> None:
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

    def see_first_turn(self, position: sc.Position) -> bool:
        """Whether the seat on turn has its first turn of play."""
        at = self.geometry.seat_number[position.clock.seat]
        return position.clock.phase == "play" and position.clock.own_turns[at] <= 1

    def put_first_turn(self, now: sc.Change, first: Any) -> None:
        """Whether the seat on turn, and all that follow, have had no turn before."""
        at = now.rules.setup.seats.index(now.clock.seat)
        if _flag("first_turn", first):
            own = tuple(1 if n <= at else 0 for n in range(len(now.clock.own_turns)))
            now.clock = replace(now.clock, own_turns=own, round=1)

    def put_points(self, name: str) -> Callable[[sc.Change, Any], None]:
        """How many points are left."""

        def put(now: sc.Change, points: Any) -> None:
            if type(points) is not int or not 0 <= points <= 99:
                raise sc.FactError(name, f"write a number of points, not {points!r}")
            left = list(now.clock.left)
            left[POINTS[name]] = points
            now.clock = replace(now.clock, left=tuple(left))

        return put

    def put_free(self, now: sc.Change, free: Any) -> None:
        """Whether the free action is left."""
        now.clock = replace(now.clock, uses=(int(_flag("free", free)), *now.clock.uses[1:]))

    def see_starts(self, position: sc.Position) -> dict[str, str]:
        """The start squares: a side, and the square that it touches."""
        return {
            seat: f"{SIDES[inwards ^ 2]} {self.geometry.square_names[entry]}"
            for seat, entry, inwards in zip(
                self.geometry.seats, self.geometry.entries, self.geometry.inwards, strict=True
            )
            if entry >= 0
        }

    def put_starts(self, now: sc.Change, wanted: Any) -> None:
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


@VOCABULARY.write
def say_words(book: sc.RuleBook) -> None:
    """Every word, in the order in which they are set."""
    geometry: Geometry = book.service(SERVICE)
    board, turn = BoardFacts(geometry), TurnFacts(geometry)
    check.scenario_start(book, agree=agree, neutral=neutral)
    check.fact(book, "starts", see=turn.see_starts, put=turn.put_starts)
    check.fact(book, "turn", see=lambda position: position.clock.seat, put=turn.put_turn)
    check.fact(book, "step", see=lambda position: position.clock.step, put=turn.put_step, late=True)
    check.fact(book, "chooser", see=_see_chooser)
    check.fact(book, "winner", see=_see_winner)
    check.fact(book, "ap", see=lambda position: position.clock.left[0], put=turn.put_points("ap"))
    check.fact(book, "mp", see=lambda position: position.clock.left[1], put=turn.put_points("mp"))
    check.fact(book, "free", see=lambda position: position.clock.uses[0] > 0, put=turn.put_free)
    check.fact(book, "first_turn", see=turn.see_first_turn, put=turn.put_first_turn)
    if "sator.mihi" in book.plugins:
        check.fact(
            book,
            "padlock",
            see=lambda position: position[Padlock].locked,
            put=lambda now, value: now.put(Padlock(_flag("padlock", value))),
        )
    check.fact(
        book,
        "walked",
        see=lambda position: position[Walked].walked,
        put=lambda now, value: now.put(Walked(_flag("walked", value))),
    )
    check.fact(
        book, "bridges", see=board.see_bridges, put=board.put_bridges, same=board.same_bridges
    )
    check.fact(book, "board", see=board.see_board, put=board.put_board, same=board.same_board)
    check.fact(book, "positions", put=put_positions)
    check.fact(book, "gargoyles", see=board.see_gargoyles, put=board.put_gargoyles)
    check.fact(book, "books_taken", see=board.see_taken, put=board.put_taken)
    check.fact(book, "out", see=board.see_out, put=board.put_out, any_order=True)
    check.fact(book, "unplaced", see=see_unplaced, put=put_unplaced, any_order=True)
    CardFacts(board).register(book)
