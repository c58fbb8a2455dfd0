"""Where the dice are: on spaces, in hands, just rolled; and who owns how many."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import scriptorium as sc
import scriptorium.scenarios as check
from scriptorium.scenarios import by_seat, number, table_of

from ..board.state import DiceSpaces, Hands, PersonalDice, Rolled, exchanged
from ..board.state import number as number_of
from ..dice.dice_notation import NEUTRAL, faces_text, letter, owners, row_text

SPACES = ("1", "2", "3", "4", "5", "6")


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


def see_dice(position: sc.Position) -> dict[str, str]:
    """The dice on each space."""
    seats, rows = position.rules.setup.seats, position[DiceSpaces].dice
    return {name: row_text(seats, row) for name, row in zip(SPACES, rows, strict=True)}


def put_dice(now: sc.Change, wanted: Any) -> None:
    """Lay dice on spaces."""
    letters, rows = owners(now.rules.setup.seats), list(now[DiceSpaces].dice)
    for space, text in table_of("dice", wanted, "4").items():
        path = f"dice.{space}"
        if space not in SPACES:
            raise sc.FactError(path, f"there is no dice space {space}; there are 1 to 6")
        found = Counter(words_in(path, text))
        for die in found:
            if die not in letters:
                raise sc.FactError(path, f"{die!r} is no die here; write {', '.join(letters)}")
        rows[SPACES.index(space)] = tuple(found[one] for one in letters)
    now.put(DiceSpaces(tuple(rows)))


def see_hands(position: sc.Position) -> dict[sc.Seat, str]:
    """The dice in each hand."""
    hands = zip(position.rules.setup.seats, position[Hands].dice, strict=True)
    return {seat: row_text((seat,), counts) for seat, counts in hands}


def put_hands(now: sc.Change, wanted: Any) -> None:
    """Give these hands; whoever is not named has none."""
    seats = now.rules.setup.seats
    hands = [(0, 0)] * len(seats)
    for seat, text in by_seat("hands", now, wanted):
        path = f"hands.{seat}"
        found = Counter(words_in(path, text))
        if set(found) - {NEUTRAL, letter(seat)}:
            raise sc.FactError(path, f"a hand has dice n and {letter(seat)}, not {text!r}")
        hands[seats.index(seat)] = (found[NEUTRAL], found[letter(seat)])
    now.put(Hands(tuple(hands)))


def see_rolled(position: sc.Position) -> str:
    """The dice just rolled, as they lie."""
    rolled = position[Rolled]
    return faces_text(position.clock.seat, rolled.neutral, rolled.own)


def put_rolled(now: sc.Change, wanted: Any) -> None:
    """They are the whole hand of whose turn it is."""
    seat, seats = now.clock.seat, now.rules.setup.seats
    found: dict[str, list[int]] = {NEUTRAL: [], letter(seat): []}
    for die in words_in("rolled", wanted):
        if die[:1] not in found or die[1:] not in SPACES:
            raise sc.FactError("rolled", f"write dice as in n3 or {letter(seat)}6, not {die!r}")
        found[die[0]].append(int(die[1:]))
    rolled = Rolled(tuple(sorted(found[NEUTRAL])), tuple(sorted(found[letter(seat)])))
    now.put(rolled)
    hand = (len(rolled.neutral), len(rolled.own))
    now.put(Hands(exchanged(now[Hands].dice, seats.index(seat), hand)))


def see_personal(position: sc.Position) -> dict[sc.Seat, int]:
    """How many personal dice each seat owns."""
    return dict(zip(position.rules.setup.seats, position[PersonalDice].owned, strict=True))


def put_personal(now: sc.Change, wanted: Any) -> None:
    """Personal dice owned."""
    owned = see_personal(now)
    for seat, value in by_seat("personal", now, wanted):
        most = number_of(now, "personal_dice_most", seat)
        owned[seat] = number(f"personal.{seat}", value, 1, most)
    now.put(PersonalDice(tuple(owned.values())))


def register_owned(book: sc.RuleBook) -> None:
    """Before the step, which deals hands."""
    check.fact(book, "personal", see=see_personal, put=put_personal)


def register(book: sc.RuleBook) -> None:
    """In the order in which they are set."""
    fact = partial(check.fact, book)
    fact("dice", see=see_dice, put=put_dice, same=same_dice)
    fact("hands", see=see_hands, put=put_hands, same=same_dice)
    fact("rolled", see=see_rolled, put=put_rolled, same=same_dice)
    check.scripted(book, "chance", sides=6)
