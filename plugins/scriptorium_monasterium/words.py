"""Words of scenarios that do not follow by themselves, what goes together, what always holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

import scriptorium as sc
from scriptorium.engine import bit_places
from scriptorium.scenarios import by_seat, number, one_of, one_seat, table_of, texts_in

from . import ACTIONS, CHOOSE, PLACING, ROLL, TAKE, USE, game
from .course import EMPTY as NO_DICE
from .course import YEARS, Tally, can_take, deal, year
from .data import BOARD
from .dice import NEUTRAL, SHOWN, faces_text, letter, owners, row_text
from .mat import (
    NEUTRAL_DICE,
    PERSONAL_DICE_MOST,
    ROWS,
    TOKENS,
    Dice,
    Mat,
    NeutralDice,
    Rolled,
    Work,
)
from .missions import MISSIONS, Completed, Open, missions
from .sending import EXTRA, Extras, is_empty, put_state, vacated_in
from .using import NextDie
from .valley import (
    CHAPEL_CAPACITY,
    MONASTERIES,
    NUMBER,
    PLACES,
    SPACES,
    Novices,
    in_chapels,
    supported,
    taken,
    valley,
)
from .window import EMPTY, SIZE, TILES, WINDOW, TilesGone, Window, stock, why_unlawful

STEPS = (ROLL, CHOOSE, TAKE, USE)
STATES = ("waiting", "sent", "stays")
USUAL_MISSIONS = ("A1", "A2", "B1", "B2", "C1", "C2")
NO_TILE = "-"
MOST_KEPT = 99_999  # far more than a match gives, and few enough to be added to
game.neutral(phase=ACTIONS, step=TAKE, round=1)


# The course of a match.


def put_round(now: sc.Change, value: Any) -> None:
    """The number of the round in the whole match."""
    last = YEARS(now, now.clock.seat) * len(now.seats)
    now.clock = replace(now.clock, round=number("round", value, 1, last))


def put_turn(now: sc.Change, value: Any) -> None:
    """Whose turn it is."""
    seat = one_seat("turn", now, value)
    now.clock = replace(now.clock, seat=seat)
    now.pending = (sc.Turn(seat),)


def put_step(now: sc.Change, value: Any) -> None:
    """Rolling, choosing a number, taking or using dice; hands are dealt where they are placed."""
    step = one_of("step", value, STEPS)
    placing = step in (ROLL, CHOOSE)
    now.clock = replace(now.clock, phase=PLACING if placing else ACTIONS, step=step)
    if placing:
        deal(now)


game.fact("round", see=lambda at: at.clock.round, put=put_round)
game.fact("turn", see=lambda at: at.clock.seat, put=put_turn)
game.fact("step", see=lambda at: at.clock.step, put=put_step)
game.fact("year", see=year)
game.fact(
    "tally", see=lambda at: {seat: dict(rows) for seat, rows in Tally.all(at, "rows").items()}
)
game.fact("scores", see=lambda at: {} if at.outcome is None else Mat.all(at, "points"))


# Player boards and the valley.


def put_tokens(now: sc.Change, wanted: Any) -> None:
    """Tokens, as in 2/2/1/0/0."""
    for seat, text in by_seat("tokens", now, wanted):
        words = text.split("/") if isinstance(text, str) else []
        if len(words) != len(TOKENS) or not all(w.isdigit() and len(w) < 7 for w in words):
            told = f'write {"/".join(TOKENS)} as in "2/2/1/0/0", not {text!r}'
            raise sc.FactError(f"tokens.{seat}", told)
        now[Mat, seat] = replace(now[Mat, seat], tokens=tuple(map(int, words)))


def put_novices(now: sc.Change, wanted: Any) -> None:
    """Novices in the valley."""
    there = valley(now)
    for seat, value in by_seat("novices", now, wanted):
        path, found = f"novices.{seat}", list[int]()
        for name in texts_in(path, value):
            place = NUMBER.get(name, -1)
            if place < 0 or not there.there >> place & 1:
                raise sc.FactError(path, f"there is no space {name!r} on this side of the board")
            if there.blocked >> place & 1:
                raise sc.FactError(path, f"{name} is blocked")
            found.append(place)
        now[Novices, seat] = Novices(tuple(sorted(found)))


def named(places: Any) -> list[str]:
    """What some places are called."""
    return [SPACES[place] for place in places]


game.fact(
    "tokens",
    see=lambda at: {s: "/".join(map(str, has)) for s, has in Mat.all(at, "tokens").items()},
    put=put_tokens,
)
game.fact(
    "novices",
    see=lambda at: {seat: named(places) for seat, places in Novices.all(at, "places").items()},
    put=put_novices,
    any_order=True,
)
game.fact("capacity", see=lambda at: CHAPEL_CAPACITY(at, at.clock.seat))
game.fact("blocked", see=lambda at: named(bit_places(valley(at).blocked)), any_order=True)


# Dice.


def words_in(path: str, wanted: Any) -> list[str]:
    """The dice that a text names."""
    if not isinstance(wanted, str):
        raise sc.FactError(path, f'write dice as in "n n r", not {wanted!r}')
    return wanted.split()


def same_dice(wanted: Any, seen: Any) -> bool:
    """Dice lie in any order; a table is compared in the keys that are named."""
    if isinstance(wanted, dict) and isinstance(seen, dict):
        return all(key in seen and same_dice(value, seen[key]) for key, value in wanted.items())
    if isinstance(wanted, str) and isinstance(seen, str):
        return sorted(wanted.split()) == sorted(seen.split())
    return bool(wanted == seen)


def lying(at: sc.Position) -> list[tuple[int, ...]]:
    """The dice on each space: neutral ones, then those of each seat."""
    own = Dice.all(at, "lying").values()
    return list(zip(at[NeutralDice].lying, *own, strict=True))


def put_dice(now: sc.Change, wanted: Any) -> None:
    """Lay dice on spaces."""
    letters, spaces = owners(now.seats), lying(now)
    for space, text in table_of("dice", wanted, "4").items():
        path = f"dice.{space}"
        if space not in SHOWN:
            raise sc.FactError(path, f"there is no dice space {space}; there are 1 to 6")
        found = Counter(words_in(path, text))
        for die in found:
            if die not in letters:
                raise sc.FactError(path, f"{die!r} is no die here; write {', '.join(letters)}")
        spaces[SHOWN.index(space)] = tuple(found[one] for one in letters)
    neutral, *own = zip(*spaces, strict=True)
    now.put(NeutralDice(neutral))
    for seat, dice in zip(now.seats, own, strict=True):
        now[Dice, seat] = replace(now[Dice, seat], lying=dice)


def put_hands(now: sc.Change, wanted: Any) -> None:
    """Give these hands; whoever is not named has none."""
    hands = dict.fromkeys(now.seats, NO_DICE)
    for seat, text in by_seat("hands", now, wanted):
        path = f"hands.{seat}"
        found = Counter(words_in(path, text))
        if set(found) - {NEUTRAL, letter(seat)}:
            raise sc.FactError(path, f"a hand has dice n and {letter(seat)}, not {text!r}")
        hands[seat] = found[NEUTRAL], found[letter(seat)]
    for seat, hand in hands.items():
        now[Dice, seat] = replace(now[Dice, seat], hand=hand)


def see_rolled(at: sc.Position) -> str:
    """The dice just rolled, as they lie."""
    return faces_text(at.clock.seat, at[Rolled].neutral, at[Rolled].own)


def put_rolled(now: sc.Change, wanted: Any) -> None:
    """They are the whole hand of whose turn it is."""
    seat = now.clock.seat
    found: dict[str, list[int]] = {NEUTRAL: [], letter(seat): []}
    for die in words_in("rolled", wanted):
        if die[:1] not in found or die[1:] not in SHOWN:
            raise sc.FactError("rolled", f"write dice as in n3 or {letter(seat)}6, not {die!r}")
        found[die[0]].append(int(die[1:]))
    neutral, own = (tuple(sorted(faces)) for faces in found.values())
    now.put(Rolled(neutral, own))
    now[Dice, seat] = replace(now[Dice, seat], hand=(len(neutral), len(own)))


game.fact(
    "dice",
    see=lambda at: dict(
        zip(SHOWN, [row_text(at.seats, counts) for counts in lying(at)], strict=True)
    ),
    put=put_dice,
    same=same_dice,
)
game.fact(
    "hands",
    see=lambda at: {s: row_text((s,), hand) for s, hand in Dice.all(at, "hand").items()},
    put=put_hands,
    same=same_dice,
)
game.fact("rolled", see=see_rolled, put=put_rolled, same=same_dice)
game.scripted("chance", sides=len(SHOWN))


# Extra novices, windows, missions.


def put_extras(now: sc.Change, wanted: Any) -> None:
    """Extra novices that have been sent or stay."""
    for seat, states in by_seat("extras", now, wanted):
        for name, word in table_of(f"extras.{seat}", states, "I").items():
            path = f"extras.{seat}.{name}"
            row, state = one_of(path, name, ROWS), one_of(path, word, STATES)
            put_state(now, seat, ROWS.index(row), state)  # type: ignore[arg-type]


@EXTRA.coherent
def go_with_rows(now: sc.Change) -> None:
    """An extra novice is decided about exactly where its row is vacated."""
    for seat, states in Extras.all(now, "states").items():
        for row, state in enumerate(states):
            empty = is_empty(now, seat, row)
            if empty != (state != "waiting"):
                told = "sent or stays" if empty else "waiting"
                raise sc.FactError(f"extras.{seat}.{ROWS[row]}", f"by its row it is {told}")


EXTRA.fact(
    "extras",
    see=lambda at: {
        seat: dict(zip(ROWS, states, strict=True))
        for seat, states in Extras.all(at, "states").items()
    },
    put=put_extras,
)


def see_windows(at: sc.Position) -> dict[sc.Seat, list[str]]:
    """Each seat's window, three rows from the top."""
    names = (*MONASTERIES, NO_TILE)
    return {
        seat: [" ".join(names[one] for one in cells[at : at + SIZE]) for at in range(0, 9, SIZE)]
        for seat, cells in Window.all(at, "cells").items()
    }


def put_windows(now: sc.Change, wanted: Any) -> None:
    """Build tiles; what is left of the stock follows."""
    for seat, value in by_seat("windows", now, wanted):
        path = f"windows.{seat}"
        rows = [line.split() for line in texts_in(path, value)]
        words = [word for row in rows for word in row]
        if [len(row) for row in rows] != [SIZE] * SIZE:
            raise sc.FactError(path, 'write three rows of three, as in "MA MB -"')
        if not set(words) <= {*MONASTERIES, NO_TILE}:
            raise sc.FactError(path, f"a cell is {NO_TILE} or one of {', '.join(MONASTERIES)}")
        cells = tuple(MONASTERIES.index(one) if one != NO_TILE else EMPTY for one in words)
        problem = why_unlawful(cells)
        if problem is not None:
            raise sc.FactError(path, problem)
        now[Window, seat] = Window(cells)
    now.put(TilesGone(built(now)))


def built(at: sc.Position) -> tuple[int, ...]:
    """How many tiles of each monastery stand in windows."""
    found = Counter(one for cells in Window.all(at, "cells").values() for one in cells)
    return tuple(found[at] for at in range(len(MONASTERIES)))


def put_stock(now: sc.Change, wanted: Any) -> None:
    """Tiles left."""
    gone, most = list(now[TilesGone].of), TILES(now, now.clock.seat)
    for name, value in table_of("stock", wanted, "MA").items():
        path = f"stock.{name}"
        if name not in MONASTERIES:
            raise sc.FactError(path, f"there is no monastery {name}")
        left, at = number(path, value, 0, 999), MONASTERIES.index(name)
        if built(now)[at] + left > most:
            raise sc.FactError(path, f"there are only {most} tiles of {name}")
        gone[at] = most - left
    now.put(TilesGone(tuple(gone)))


WINDOW.fact("windows", see=see_windows, put=put_windows)
WINDOW.fact("stock", see=lambda at: dict(zip(MONASTERIES, stock(at), strict=True)), put=put_stock)


def put_missions(now: sc.Change, wanted: Any) -> None:
    """Any six missions, or fewer."""
    order = [id for _, id in sorted((back, id) for id, back, _ in missions(now.rules))]
    given = [one_of("missions", one, tuple(order)) for one in texts_in("missions", wanted)]
    if len(set(given)) < len(given) or len(given) > len(USUAL_MISSIONS):
        raise sc.FactError("missions", "six different missions lie open at most")
    now.put(Open(tuple(sorted(given, key=order.index))))


def put_done(now: sc.Change, wanted: Any) -> None:
    """Missions that seats have completed, with the year."""
    worth = {id: mission.worth for id, _, mission in missions(now.rules)}
    for seat, value in by_seat("done", now, wanted):
        path, found = f"done.{seat}", []
        for id, given in table_of(path, value, "A1").items():
            one_of(path, id, tuple(worth))
            when = number(f"{path}.{id}", given, 1, BOARD.years.count)
            found.append((id, when, worth[id](when)))
        now[Completed, seat] = Completed(tuple(found))


@MISSIONS.neutral_start
def usual(now: sc.Change) -> None:
    """The first two of each set lie open, if they are there."""
    there = {id for id, _, _ in missions(now.rules)}
    now.put(Open(tuple(id for id in USUAL_MISSIONS if id in there)))


MISSIONS.fact("missions", see=lambda at: [*at[Open].ids], put=put_missions, any_order=True)
MISSIONS.fact(
    "done",
    see=lambda at: {
        seat: {id: when for id, when, _ in done} for seat, done in Completed.all(at, "done").items()
    },
    put=put_done,
)


# What goes together; dice without an action are lost at once (MO8.3).


@game.coherent
def novices_stand_well(now: sc.Change) -> None:
    """Nothing stands on a taken space, none too many in a chapel, each cloister is supported."""
    capacity = CHAPEL_CAPACITY(now, now.clock.seat)
    standing = Novices.all(now, "places")
    everywhere = Counter(place for places in standing.values() for place in places)
    for seat, places in standing.items():
        path, alone = f"novices.{seat}", valley(now).cloisters & ~supported(now, seat)
        for place in places:
            count, name = everywhere[place], SPACES[place]
            if place % PLACES == 0 and count > capacity:
                raise sc.FactError(path, f"{name} holds {capacity} novices, not {count}")
            if place % PLACES and count > 1:
                raise sc.FactError(path, f"{name} holds one novice")
            if alone >> place & 1:
                told = f"{name} touches no building with a novice of {seat}"
                raise sc.FactError(path, told)


@game.coherent
def novices_were_sent(now: sc.Change) -> None:
    """As many novices in the valley as have left, in the areas that their rows lead to."""
    of_area = valley(now).of_area
    for seat, places in Novices.all(now, "places").items():
        rows = [vacated_in(now, seat, row) for row in range(len(ROWS))]
        extra = now[Extras, seat].states.count("sent")
        if len(places) != sum(rows) + extra:
            told = f"{sum(rows)} slots are vacated and {extra} extra novices sent"
            raise sc.FactError(f"novices.{seat}", f"{told}, {len(places)} stand in the valley")
        wanted = {"building": rows[0] + rows[1], "chapel": rows[2], "cloister": rows[3]}
        for area, sent in wanted.items():
            count = sum(of_area[area] >> place & 1 for place in places)
            if count < sent:
                told = f"{sent} novices were sent to {area}s, {count} stand there"
                raise sc.FactError(f"novices.{seat}", told)


@game.coherent
def step_can_be_done(now: sc.Change) -> None:
    """At each step there is something to do it with."""
    seat, step, work = now.clock.seat, now.clock.step, now[Work]
    dice, rolled = now[Dice, seat], now[Rolled]
    lie, most = (len(rolled.neutral), len(rolled.own)), PERSONAL_DICE_MOST(now, seat)
    for one, owned in Dice.all(now, "owned").items():
        if owned > most:
            raise sc.FactError(f"personal.{one}", f"write a whole number from 1 to {most}")
    if step == TAKE and not can_take(now, seat):
        raise sc.FactError("dice", f"{seat} has nothing to take")
    if step == USE and not (work.column and work.left):
        raise sc.FactError("left", "write the column and how many dice on it are left to use")
    if step != USE and (work.column or work.left or work.used):
        raise sc.FactError("step", 'dice lie on a column at the step "use" alone')
    if step == ROLL and dice.hand == NO_DICE:
        raise sc.FactError("hands", f"{seat} has no dice to roll")
    if step == CHOOSE and (lie == NO_DICE or lie != dice.hand):
        raise sc.FactError("rolled", f"write what the dice of {seat} show, the whole hand")
    if step != CHOOSE and lie != NO_DICE:
        raise sc.FactError("rolled", 'dice lie rolled at the step "choose" alone')
    if step == USE:
        now.wait_for(NextDie(seat))


# What always holds, for tests and simulations.


@game.invariant
def nothing_without_bounds(at: sc.Position) -> str | None:
    """Nothing lies where there is no place, and nobody has more than can be."""
    for places in Novices.all(at, "places").values():
        if any(place >= len(SPACES) for place in places):
            return f"a novice stands on place {max(places)}"
    for seat in at.seats:
        most = max(at[Mat, seat].points, *at[Mat, seat].tokens)
        if most > MOST_KEPT:
            return f"{seat} has {most} tokens or points"
    if at.clock.step == USE and at.pending:
        if not at[Work].column:
            return "dice are to be used, and lie on no column"
        if isinstance(at.pending[-1], sc.Turn) and not at[Work].left:
            return "dice are to be used, and none is left"
    return None


@game.invariant
def dice_add_up(at: sc.Position) -> str | None:
    """Nobody has more dice in hand and on the spaces than it owns (MO4.7, MO6.1)."""
    neutral, most = sum(at[NeutralDice].lying), 0
    for seat in at.seats:
        dice = at[Dice, seat]
        if dice.owned > PERSONAL_DICE_MOST(at, seat):
            return f"{seat} owns {dice.owned} dice"
        if sum(dice.lying) + dice.hand[1] > dice.owned:
            return f"{seat} has more dice than it owns"
        neutral, most = neutral + dice.hand[0], most + NEUTRAL_DICE(at, seat)
    if neutral > most:
        return f"there are {neutral} neutral dice, not {most}"
    rolled, mine = at[Rolled], at[Dice, at.clock.seat].hand
    if len(rolled.neutral) > mine[0] or len(rolled.own) > mine[1]:
        return "more dice lie rolled than were in the hand"
    if at[Work].left > most + max(Dice.all(at, "owned").values()):
        return f"{at[Work].left} dice lie on a column"
    lie = bool(rolled.neutral or rolled.own)
    return "dice lie rolled" if lie and at.clock.step != CHOOSE else None  # MO6.2


@game.invariant
def nobody_out_of_place(at: sc.Position) -> str | None:
    """No space is taken twice or blocked, no chapel holds too many (MO10.4, MO13.1)."""
    there, on, chapels = valley(at), taken(at), in_chapels(at)
    standing = sum(map(len, Novices.all(at, "places").values()))
    if on.bit_count() + sum(chapels) != standing:
        return "two novices stand on one space"
    wrong = on & (there.blocked | ~there.there)
    if wrong:
        return f"a novice stands on {SPACES[wrong.bit_length() - 1]}"
    if max(chapels) > CHAPEL_CAPACITY(at, at.clock.seat):
        return f"{max(chapels)} novices stand in one chapel"
    for seat in at.seats:
        cloisters = at[Novices, seat].bits & there.cloisters
        if cloisters and cloisters & ~supported(at, seat):
            return f"a cloister novice of {seat} has no building beside it"
    return None


@game.invariant
def novices_add_up(at: sc.Position) -> str | None:
    """Novices out are slots vacated and extra ones sent, of rows that are empty (MO16.3)."""
    for seat in at.seats:
        states, out = at[Extras, seat].states, len(at[Novices, seat].places)
        if out != at[Mat, seat].vacated.bit_count() + states.count("sent"):
            return f"{seat} has {out} novices out"
        for row, state in enumerate(states):
            if state != "waiting" and not is_empty(at, seat, row):
                return f"the extra novice of row {row} is gone too early"
    return None
