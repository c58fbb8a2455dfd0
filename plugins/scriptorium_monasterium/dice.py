"""Dice: roll the hand, place a number, roll again, take dice from a space (MO6, MO7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

import scriptorium as sc
import scriptorium.scene as sp

from . import CHOOSE, NOT_NOW, ROLL, TAKE, USE, game, say
from .course import RoundOver, after_placing, takeable
from .data import BOARD
from .deeds import GainedDie
from .mat import COLUMNS, JOKER, Count, Dice, Face, Name, NeutralDice, OnSpaces, Rolled, Work
from .using import NextDie

STREAM = "dice"
NEUTRAL = "n"
FACES = 6
Line = Annotated[str, Meta(max_length=400)]
SPACE = sc.Numbers(1, FACES, piece=lambda number: f"space-{number}", noun="a dice space")

# Dice as words: the first letter of their owner, and what they show: `n3 r6`.


def letter(seat: sc.Seat) -> str:
    """The first letter of an owner."""
    return seat[:1]


def owners(seats: tuple[sc.Seat, ...]) -> tuple[str, ...]:
    """The letters of all owners, neutral first."""
    return (NEUTRAL, *(letter(seat) for seat in seats))


def row_text(seats: tuple[sc.Seat, ...], counts: Iterable[int]) -> str:
    """Some dice without numbers: `n n r`."""
    letters = zip(owners(seats), counts, strict=True)
    return " ".join(one for one, count in letters for _ in range(count))


def faces_text(seat: sc.Seat, neutral: Iterable[int], own: Iterable[int]) -> str:
    """Some dice of a hand as they lie: `n3 n4 r6`."""
    dice = ((NEUTRAL, neutral), (letter(seat), own))
    return " ".join(f"{owner}{face}" for owner, faces in dice for face in faces)


def listed(dice: str) -> str:
    """Dice as a sentence lists what it names one by one."""
    return ", ".join(dice.split())


# Rolling the hand and placing all dice of one number (MO6.1 to MO6.4).


@game.event(say("mo-rolled"))
class HandRolled(sc.Event, tag="monasterium.hand_rolled", frozen=True):
    """A hand of dice has been rolled, or some of it again: what those showed before."""

    seat: sc.Seat
    dice: Line
    again: Line = ""

    @property
    def kind(self) -> str:
        """Whether it is the first roll, or some dice were rolled again."""
        return "again" if self.again else "first"

    def pieces(self) -> tuple[str, ...]:
        """The dice as they lie now; alike ones are told apart by a number."""
        dice = self.dice.split(", ")
        return tuple(f"rolled-{die}-{dice[:nr].count(die) + 1}" for nr, die in enumerate(dice))

    def way(self) -> tuple[sp.Toss, ...]:
        """They tumble until they lie."""
        return (sp.Toss(),)


def hand_rolled(
    seat: sc.Seat, neutral: Iterable[int], own: Iterable[int], again: str = ""
) -> HandRolled:
    """A hand as it lies now."""
    return HandRolled(seat, listed(faces_text(seat, neutral, own)), listed(again))


@game.event(say("mo-placed"), shows=("space-{number}",))
class DicePlaced(sc.Event, tag="monasterium.dice_placed", frozen=True):
    """All dice of one number lie on its space."""

    seat: sc.Seat
    number: Count
    dice: Line


@game.choice(during=(ROLL,), refusal=NOT_NOW, beside=("roll",))
class Roll(sc.Action, tag="monasterium.roll", frozen=True):
    """Roll the dice in your hand."""

    def do(self, now: sc.Change) -> None:
        """All dice left in hand, neutral ones first (MO6.2, MO22.3)."""
        neutral, own = now[Dice, now.me].hand
        faces = sc.roll(now, STREAM, neutral + own)
        rolled = Rolled(tuple(sorted(faces[:neutral])), tuple(sorted(faces[neutral:])))
        now.put(rolled)
        now.enter_step(CHOOSE)
        now.tell(hand_rolled(now.me, rolled.neutral, rolled.own))


def numbers_rolled(at: sc.Moment) -> int:
    """The numbers that a die in hand shows, bit by bit."""
    rolled, found = at[Rolled], 0
    for face in (*rolled.neutral, *rolled.own):
        found |= 1 << face
    return found


def more_on(lying: OnSpaces, space: int, count: int) -> OnSpaces:
    """Dice on the six spaces with some more on one."""
    at = space - 1
    return (*lying[:at], lying[at] + count, *lying[space:])  # type: ignore[return-value]


def lay(now: sc.Change, seat: sc.Seat, space: int, neutral: int, own: int) -> None:
    """Dice come to lie on the space of their number, or go from there."""
    if neutral:
        now.put(NeutralDice(more_on(now[NeutralDice].lying, space, neutral)))
    if own:
        dice = now[Dice, seat]
        now[Dice, seat] = replace(dice, lying=more_on(dice.lying, space, own))


@game.choice(
    say.rule("MO6.2", "mo-not-rolled", id="number_not_rolled", mask=numbers_rolled),
    during=(CHOOSE,),
    refusal=NOT_NOW,
)
class Place(sc.Action, tag="monasterium.place", frozen=True):
    """Place all dice that show a number."""

    number: Annotated[Face, SPACE]

    def do(self, now: sc.Change) -> None:
        """All dice showing the number lie there now; the rest stay in hand (MO6.2, MO6.6)."""
        seat, number, rolled = now.me, self.number, now[Rolled]
        neutral, own = rolled.neutral.count(number), rolled.own.count(number)
        lay(now, seat, number, neutral, own)
        dice = now[Dice, seat]
        now[Dice, seat] = replace(dice, hand=(dice.hand[0] - neutral, dice.hand[1] - own))
        now.put(Rolled())
        now.tell(DicePlaced(seat, number, listed(row_text((seat,), (neutral, own)))))
        after_placing(now, seat)


# The reroll tile: once a round some of the dice just rolled are rolled again (MO6.5, R13, R41).

REROLL = game.plugin("reroll")
Die = Annotated[int, Meta(ge=0, le=17 * FACES - 1)]  # owner * 6 + what it shows - 1


@REROLL.part()
class Rerolls(sc.SeatPart, tag="monasterium.rerolls", frozen=True):
    """Whether the reroll tile of a seat is active."""

    active: Annotated[bool, sc.Fact("reroll")] = False


@REROLL.set_up
@REROLL.neutral_start
def flip_back(now: sc.Change) -> None:
    """Everybody has an active tile."""
    for seat in now.seats:
        now[Rerolls, seat] = Rerolls(active=True)


@REROLL.react(RoundOver)
def round_over(now: sc.Change, event: RoundOver) -> None:
    """Used tiles become active again (MO18.2)."""
    flip_back(now)


def just_rolled(at: sc.Moment) -> tuple[int, ...]:
    """The dice that have just been rolled, neutral ones first, small numbers first."""
    own = (1 + at.rules.setup.seats.index(at.me)) * FACES
    if isinstance(at.decision, GainedDie):
        return (own + at.decision.face - 1,)
    rolled = at[Rolled]
    return (*(face - 1 for face in rolled.neutral), *(own + face - 1 for face in rolled.own))


class SomeDice(sc.Target[tuple[int, ...]]):
    """Some of the dice just rolled, each different choice once."""

    noun = "dice"
    words = 0
    may_be_empty = True

    def every(self, at: sc.Moment) -> Iterator[tuple[int, ...]]:
        counts = sorted(Counter(just_rolled(at)).items())
        for some in product(*(range(count + 1) for _, count in counts)):
            dice = zip(counts, some, strict=True)
            yield tuple(die for (die, _), count in dice for _ in range(count))

    def missing(self, at: sc.Moment, value: tuple[int, ...]) -> sc.Reason | None:
        return None

    def write(self, position: sc.Position, value: tuple[int, ...]) -> str:
        letters = dict(enumerate(owners(position.rules.setup.seats)))
        return " ".join(f"{letters.get(die // FACES, '?')}{die % FACES + 1}" for die in value)

    def read(self, position: sc.Position, text: str) -> tuple[int, ...]:
        letters, found = owners(position.rules.setup.seats), []
        for word in text.split():
            if word[:1] not in EVERY_LETTER or word[1:] not in SHOWN:
                raise sc.Unreadable(f"write a die as in n3 or r6, not {word!r}")
            at = letters.index(word[0]) if word[0] in letters else 16
            found.append(at * FACES + int(word[1:]) - 1)
        return tuple(sorted(found))

    def pieces(self, at: sc.Moment, value: tuple[int, ...]) -> tuple[sc.AllOf, ...]:
        """Dice in any order; of those that are alike one is as good as another."""
        there, wanted = Counter(just_rolled(at)), Counter(value)
        alike = {
            die: sc.one_of(
                *(f"{self._piece(at, die)}{nr + 1}" for nr in range(max(there[die], wanted[die])))
            )
            for die in wanted
        }
        return (sc.all_of(*(alike[die] for die in value)),) if value else ()

    def meant(self, at: sc.Moment, touched: tuple[str, ...]) -> tuple[tuple[int, ...], int] | None:
        found: list[int] = []
        left = list(just_rolled(at))
        for piece in touched:
            named = [die for die in left if piece.startswith(self._piece(at, die))]
            if not named:
                break
            left.remove(named[0])
            found.append(named[0])
        return (tuple(sorted(found)), len(found)) if found else None

    def _piece(self, position: sc.Position, die: int) -> str:
        return f"rolled-{self.write(position, (die,))}-"


EVERY_LETTER = owners(game.seats)
SHOWN = tuple(map(str, range(1, FACES + 1)))
SOME_DICE = SomeDice()


def is_active(at: sc.Moment, do: Reroll) -> bool:
    """Once a round."""
    return at[Rerolls, at.me].active


def lies_there(at: sc.Moment, do: Reroll) -> bool:
    """Only what has just been rolled, with what it shows."""
    return not Counter(do.dice) - Counter(just_rolled(at))


def rerolls(at: sc.Moment) -> list[Reroll]:
    """Every different choice of dice, if the tile is active."""
    if not at[Rerolls, at.me].active:
        return []
    return [Reroll(dice) for dice in SOME_DICE.every(at) if dice]


@REROLL.choice(
    say.rule("MO6.5", "mo-reroll-used", predicate=is_active),
    say.rule("MO6.5 R13", "mo-reroll-no-die", predicate=lambda at, do: bool(do.dice)),
    say.rule("MO6.5 R41", "mo-die-not-rolled", predicate=lies_there),
    at=(sc.Turn, GainedDie),
    during=(CHOOSE,),
    quick=sc.Quick(rerolls),
    refusal=NOT_NOW,
    beside=("reroll",),
)
class Reroll(sc.Action, tag="monasterium.reroll", frozen=True):
    """Roll some of your dice again."""

    dice: Annotated[tuple[Die, ...], Meta(max_length=32), SOME_DICE]

    def do(self, now: sc.Change, top: sc.Decision) -> None:
        """The tile is flipped; the dice are rolled all at once, neutral ones first (MO6.5)."""
        seat, dice = top.seat, sorted(self.dice)
        now[Rerolls, seat] = Rerolls(active=False)
        again = SOME_DICE.write(now, tuple(dice))
        faces = sc.roll(now, STREAM, len(dice))
        if isinstance(top, GainedDie):
            now.tell(hand_rolled(seat, (), faces, again))
            put_down(now, seat, faces[0])
            return
        neutral, own = Counter(now[Rolled].neutral), Counter(now[Rolled].own)
        for die, face in zip(dice, faces, strict=True):
            hand = own if die >= FACES else neutral
            hand[die % FACES + 1] -= 1
            hand[face] += 1
        rolled = Rolled(tuple(sorted(neutral.elements())), tuple(sorted(own.elements())))
        now.put(rolled)
        now.tell(hand_rolled(seat, rolled.neutral, rolled.own, again))


def put_down(now: sc.Change, seat: sc.Seat, face: int) -> None:
    """A gained die lies on the space of its number, to be taken later (MO9.5, R30, R42)."""
    lay(now, seat, face, 0, 1)
    now.tell(DicePlaced(seat, face, letter(seat)))


# Taking dice from a space onto a column (MO7).

FIRST, EVERY = "first", "all"
OWN_DICE = game.option("own_dice", FIRST, among=(FIRST, EVERY))
DICE_A_TURN = game.number("dice_a_turn", BOARD.action_area.max_dice_per_turn, least=1)
SPACES = range(1, JOKER)
BY_JOKER = say.reason("MO7.5", "mo-joker")
TOO_MANY = say.reason("MO7.3", "mo-too-many")
OTHERS_DICE = say.reason("MO7.2 MO7.3", "mo-others-dice")
OTHERS_JOKER = say.reason("MO7.2 MO7.5", "mo-others-dice")
NOT_SO_MANY = say.reason("MO7.1 MO7.3", "mo-not-so-many")
NO_JOKER = say.reason("MO7.1 MO7.5", "mo-not-so-many")
OWN_DICE_FIRST = say.reason("MO7.4 R14 MO26.1", "mo-own-dice", id="own_dice_first")


@game.event(say("mo-took"), shows=("tile-{seat}-{column}",))
class DiceTaken(sc.Event, tag="monasterium.dice_taken", frozen=True):
    """Dice of a space lie on a column."""

    seat: sc.Seat
    number: Count
    count: Count
    column: Name


class Counts(sc.Numbers):
    """How many dice: any number can be said, few can be taken."""

    def every(self, at: sc.Moment) -> Iterable[int]:
        return range(1, DICE_A_TURN(at) + 1)

    def bits(self, at: sc.Moment) -> int | None:
        return None

    def missing(self, at: sc.Moment, value: int) -> sc.Reason | None:
        return None


COUNT = Counts(1, 3, piece=lambda count: f"take-{count}", noun="how many dice")
COLUMN = game.named(
    COLUMNS,
    numbers={name: at for at, name in enumerate(COLUMNS)},
    piece="tile-{me}-{}",
    noun="a column",
)


def fewest(at: sc.Position, own: int, most: int) -> int:
    """How many dice have to be taken at least: one, or all one's own (MO26.1, R14)."""
    return 1 if OWN_DICE(at) == FIRST else max(1, min(own, most))


def there(at: sc.Position, space: int) -> int:
    """How many dice lie on a space, whose ever they are."""
    own = sum(at[Dice, seat].lying[space - 1] for seat in at.seats)
    return at[NeutralDice].lying[space - 1] + own


def why_not_taken(at: sc.Moment, do: Take) -> sc.Refused | None:
    """What MO22.7 says of taking, in its order."""
    if do.space == JOKER:
        return BY_JOKER()
    most = DICE_A_TURN(at)
    if do.count > most:
        return TOO_MANY()
    neutral, own = takeable(at, at.me, do.space)
    if do.count > neutral + own:
        return OTHERS_DICE() if do.count <= there(at, do.space) else NOT_SO_MANY()
    return OWN_DICE_FIRST() if do.count < fewest(at, own, most) else None


def what_can_be_taken(at: sc.Moment) -> list[Take]:
    """From each space but the joker's as many as lie there for one (MO7.3)."""
    most, found = DICE_A_TURN(at, at.me), []
    for space in SPACES:
        neutral, own = takeable(at, at.me, space)
        if neutral + own:
            least = fewest(at, own, most)
            found += [Take(space, n) for n in range(least, min(most, neutral + own) + 1)]
    return found


def put_on(now: sc.Change, space: int, count: int, column: str) -> None:
    """Own dice first, neutral ones after them (MO7.4); they lie on the column now (R36)."""
    seat = now.me
    own = min(count, now[Dice, seat].lying[space - 1])
    lay(now, seat, space, own - count, -own)
    now.put(replace(now[Work], column=column, left=count))
    now.enter_step(USE)
    now.wait_for(NextDie(seat))
    now.tell_at_once(DiceTaken(seat, space, count, column))


@game.choice(
    say.rule_for(NOT_SO_MANY, explain=why_not_taken),
    during=(TAKE,),
    quick=sc.Quick(what_can_be_taken),
    refusal=NOT_NOW,
)
class Take(sc.Action, tag="monasterium.take", frozen=True):
    """Take dice from a space."""

    space: Annotated[Face, SPACE]
    count: Annotated[int, Meta(ge=1, le=99), COUNT]

    def do(self, now: sc.Change) -> None:
        """They go onto the column of the number (MO7.3)."""
        put_on(now, self.space, self.count, COLUMNS[self.space - 1])


def why_no_joker(at: sc.Moment, do: Joker) -> sc.Refused | None:
    """One die for oneself has to lie on space 6 (MO7.5)."""
    if any(takeable(at, at.me, JOKER)):
        return None
    return OTHERS_JOKER() if there(at, JOKER) else NO_JOKER()


@game.choice(
    say.rule_for(NO_JOKER, explain=why_no_joker),
    during=(TAKE,),
    refusal=NOT_NOW,
    beside=(f"space-{JOKER}",),
)
class Joker(sc.Action, tag="monasterium.joker", frozen=True):
    """Take a die from space 6 onto a column."""

    column: Annotated[int, Meta(ge=0, le=len(COLUMNS) - 1), COLUMN]

    def do(self, now: sc.Change) -> None:
        """One die, onto any column (MO7.5, R17)."""
        put_on(now, JOKER, 1, COLUMNS[self.column])
