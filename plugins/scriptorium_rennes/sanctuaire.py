"""The Sanctuaire: two clues, or two cards, for one of another colour (RN7, R18, R19).

What is given, the colour and the slot are chosen one after the other. The parts of a line are
judged as one action: the ends of each are told where nothing is wrong with what follows, and the
last one asks all of the whole again, in the order in which it is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any

from msgspec import Meta

import scriptorium as sc
from scriptorium import CardId

from . import PAYS, game
from .board import COLOUR, LOCATION, Location, lapse, where
from .cards import BAG, HAND, HELD, NOT_HELD, SLOTS, colour_of, discard
from .cavernes import NO_FREE_SLOT, collected
from .codes import ClueTaken, free_slots, has_claimed
from .moving import CARD_HELD, NOT_BEGUN, at_rest
from .village import NOWHERE, SANCTUARY, village

CARDS, GIVEN = "cards", 2
SANCTUAIRE = game.plugin("sanctuaire")
say = SANCTUAIRE.say
PAYS_CLUES = say.reason("RN7.1 R18", "rn-pays-clues")
PAYS_CARDS = say.reason("RN7.4 R18", "rn-pays-cards")
NOT_YOURS = say.reason("RN7.1", "rn-not-yours")
CRACKED = say.reason("RN7.1 RN9.4", "rn-cracked-stay", id="cracked")
SAME_AS_GIVEN = say.reason("RN7.2", "rn-same-as-given")
BAG_LACKS = say.reason("RN7.1 R19 R31", "rn-bag-lacks")
ASKS = say.awaits("RN7.1", "rn-ask-exchange")
Word = Annotated[str, Meta(min_length=1, max_length=32)]


class Token(sc.Value, frozen=True):
    """A clue token in a slot of a code."""

    location: Word
    colour: Word


class OwnTokens(sc.Fields[Token]):
    """The clue tokens on the own board."""

    noun = "a clue of yours"
    form, example = "{location} {colour}", "a location and a colour, as in villa rood"
    location, colour = LOCATION, COLOUR

    def values_of(self, at: sc.Moment, first: str) -> Iterable[Token]:
        return (Token(first, one) for one in dict.fromkeys(SLOTS(at, first, at.me)))

    def touch(self, at: sc.Moment, value: Token) -> tuple[str, ...]:
        return (f"slot-{at.me}-{value.location}-{value.colour}",)

    def touched(self, at: sc.Moment, pieces: tuple[str, ...]) -> Token | None:
        found = sc.read_pieces(pieces, r"slot-([^-]+)-([^-]+)-([^-]+)$")
        if found is None or found[0] != at.me:
            return None
        return Token(found[1] or "", found[2] or "")


# What has been given so far.


class Exchanging(sc.Decision, tag="rennes.exchanging", frozen=True):
    """One thing has been given: tokens from slots, or cards, which lie on the discard pile."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=2)] = ()
    cards: Annotated[tuple[CardId, ...], Meta(max_length=2)] = ()

    @property
    def colours(self) -> set[str]:
        """The colours of what has been given."""
        return {*(one.colour for one in self.tokens), *map(colour_of, self.cards)}


class Wishing(Exchanging, tag="rennes.wishing", frozen=True):
    """Both things have been given; a colour is to be named."""


class Placing(Exchanging, tag="rennes.placing", frozen=True):
    """The colour has been named; a slot is to be chosen."""

    colour: Annotated[str, Meta(max_length=32)] = ""


def takes_cards(at: sc.Position) -> bool:
    """Whether the altar takes cards in this match, not clues (RN7.4)."""
    return PAYS(at) == CARDS


def is_own(at: sc.Moment, do: Any) -> bool:
    """Whether such a token, not given yet, lies in that slot."""
    given = at.decision.tokens if isinstance(at.decision, Exchanging) else ()
    lies = SLOTS(at, do.token.location, at.me).count(do.token.colour)
    return lies > given.count(do.token)


def to_be_had(at: sc.Position, seat: sc.Seat, without: set[str]) -> Iterator[str]:
    """The colours of the bag that differ and that still fit somewhere."""
    bag, there = BAG(at), village(at)
    for colour in there.colours:
        fits = any(free_slots(at, seat, one, colour) for one in there.codes)
        if fits and colour not in without and colour in bag:
            yield colour


def completable(at: sc.Moment, do: Any) -> bool:
    """Whether what is given leaves an exchange that can be completed."""
    one = do.token.colour if hasattr(do, "token") else colour_of(do.card)
    if isinstance(at.decision, Exchanging):
        return any(to_be_had(at, at.me, {one, *at.decision.colours}))
    rest = dict.fromkeys(further(at, do))
    return any(any(to_be_had(at, at.me, {one, other})) for other in rest)


def further(at: sc.Moment, do: Any) -> Iterator[str]:
    """The colours of what could be given besides the first."""
    if hasattr(do, "card"):
        left = list(HAND(at))
        if do.card in left:
            left.remove(do.card)
        yield from map(colour_of, left)
        return
    for location in village(at).codes:
        if not has_claimed(at, at.me, location):
            left = list(SLOTS(at, location, at.me))
            if location == do.token.location and do.token.colour in left:
                left.remove(do.token.colour)
            yield from left


def is_there(at: sc.Moment) -> bool:
    """Whether the figure stands there."""
    space = where(at, at.me)
    return space != NOWHERE and village(at).kinds[space] == SANCTUARY


HERE = say.rule("RN7.1", "rn-not-in-sanctuaire", predicate=is_there)
TAKES_CLUES = say.rule_for(PAYS_CARDS, predicate=lambda at: not takes_cards(at))
TAKES_CARDS = say.rule_for(PAYS_CLUES, predicate=lambda at: takes_cards(at))
OWN = say.rule_for(NOT_YOURS, predicate=is_own)
UNCRACKED = say.rule_for(
    CRACKED, predicate=lambda at, do: not has_claimed(at, at.me, do.token.location)
)
COMPLETABLE = say.rule("RN7.1 RN7.2", "rn-no-exchange", predicate=completable)
FURTHER: dict[str, Any] = {"refusal": NOT_BEGUN, "asks": ASKS}


# The first thing and the second; a card has been shown and goes away at once.


@at_rest(
    SANCTUAIRE,
    ends=(HERE, TAKES_CLUES, OWN, UNCRACKED, COMPLETABLE),
    opens=Exchanging,
    said=say("rn-gives-clue"),
)
class Exchange(sc.Action, tag="rennes.exchange", frozen=True):
    """Begin an exchange by giving a clue."""

    token: Annotated[Token, OwnTokens()]

    def do(self, now: sc.Change) -> None:
        now.wait_for(Exchanging(now.me, (self.token,)))


@at_rest(
    SANCTUAIRE,
    CARD_HELD,
    ends=(HERE, TAKES_CARDS, COMPLETABLE),
    opens=Exchanging,
    word="exchange",
    said=say("rn-gives-card"),
)
class ExchangeCard(sc.Action, tag="rennes.exchange_card", frozen=True):
    """Begin an exchange by giving a card."""

    card: Annotated[CardId, HELD]

    def do(self, now: sc.Change) -> None:
        discard(now, now.me, (self.card,))
        now.wait_for(Exchanging(now.me, (), (self.card,)))


GIVES_CLUES = say.rule_for(NOT_YOURS, predicate=lambda at: bool(at.decision.tokens))
GIVES_CARDS = say.rule_for(NOT_HELD, predicate=lambda at: bool(at.decision.cards))


@SANCTUAIRE.choice(
    at=Exchanging,
    ends=(GIVES_CLUES, OWN, UNCRACKED, COMPLETABLE),
    opens=Wishing,
    said=say("rn-gives-clue"),
    **FURTHER,
)
class Give(sc.Action, tag="rennes.give", frozen=True):
    """Give a second clue."""

    token: Annotated[Token, OwnTokens()]

    def do(self, now: sc.Change, begun: Exchanging) -> None:
        now.wait_for(Wishing(now.me, (*begun.tokens, self.token), begun.cards))


@SANCTUAIRE.choice(
    CARD_HELD,
    at=Exchanging,
    ends=(GIVES_CARDS, COMPLETABLE),
    opens=Wishing,
    word="give",
    said=say("rn-gives-card"),
    **FURTHER,
)
class GiveCard(sc.Action, tag="rennes.give_card", frozen=True):
    """Give a second card."""

    card: Annotated[CardId, HELD]

    def do(self, now: sc.Change, begun: Exchanging) -> None:
        discard(now, now.me, (self.card,))
        now.wait_for(Wishing(now.me, begun.tokens, (*begun.cards, self.card)))


# The colour that is wished for.


def fits_somewhere(at: sc.Moment, do: Wish) -> bool:
    """Whether some code has a free slot of that colour."""
    return any(free_slots(at, at.me, one, do.colour) for one in village(at).codes)


@SANCTUAIRE.choice(
    at=Wishing,
    ends=(
        say.rule_for(SAME_AS_GIVEN, predicate=lambda at, do: do.colour not in at.decision.colours),
        say.rule_for(BAG_LACKS, predicate=lambda at, do: do.colour in BAG(at)),
        say.rule_for(NO_FREE_SLOT, predicate=fits_somewhere),
    ),
    opens=Placing,
    said=say("rn-wishes"),
    **FURTHER,
)
class Wish(sc.Action, tag="rennes.wish", frozen=True):
    """Name the colour of the new clue."""

    colour: Annotated[str, COLOUR]

    def do(self, now: sc.Change, begun: Wishing) -> None:
        now.wait_for(Placing(now.me, begun.tokens, begun.cards, self.colour))


# The slot: the whole is judged.


def has_room(at: sc.Moment, do: Into, whole: Placing) -> bool:
    """Whether the code has a free slot for the clue (R20)."""
    return free_slots(at, at.me, do.location, whole.colour) > 0


def cards_are_taken(at: sc.Moment) -> bool:
    """Whether cards were given only where the altar takes them."""
    return not at.decision.cards or takes_cards(at)


def clues_are_taken(at: sc.Moment) -> bool:
    """Whether clues were given only where the altar takes them."""
    return not (at.decision.tokens and takes_cards(at))


def all_own(at: sc.Moment) -> bool:
    """Whether all tokens that are given lie in those slots."""
    given: tuple[Token, ...] = at.decision.tokens
    return all(
        SLOTS(at, one.location, at.me).count(one.colour) >= given.count(one) for one in given
    )


def all_uncracked(at: sc.Moment) -> bool:
    """Whether no code of a token that is given has been cracked (RN9.4)."""
    return not any(has_claimed(at, at.me, one.location) for one in at.decision.tokens)


@SANCTUAIRE.choice(
    say.rule_for(NO_FREE_SLOT, predicate=has_room),
    HERE,
    say.rule_for(PAYS_CLUES, predicate=cards_are_taken),
    say.rule_for(PAYS_CARDS, predicate=clues_are_taken),
    say.rule_for(NOT_YOURS, predicate=all_own),
    say.rule_for(CRACKED, predicate=all_uncracked),
    say.rule_for(SAME_AS_GIVEN, predicate=lambda at: at.decision.colour not in at.decision.colours),
    say.rule_for(BAG_LACKS, predicate=lambda at: at.decision.colour in BAG(at)),
    at=Placing,
    **FURTHER,
)
class Into(sc.Action, tag="rennes.into", frozen=True):
    """Choose the code for the new clue."""

    location: Location

    def do(self, now: sc.Change, whole: Placing) -> None:
        """Clues go back into the bag, and the new clue comes into its slot (RN7.1)."""
        lapse(now)
        for token in whole.tokens:
            sc.move(now, (token.colour,), SLOTS.of(token.location, now.me), BAG)
        sc.move(now, (whole.colour,), BAG, SLOTS.of(self.location, now.me))
        if whole.cards:
            collected(now, whole.colour, self.location)  # it counts as collected (RN7.4)
        else:
            now.tell(ClueTaken(now.me, whole.colour, self.location))


@SANCTUAIRE.notation
def read_whole(table: sc.Table, text: str) -> tuple[sc.Action, ...] | None:
    """`exchange villa rood, cimetiere geel for groen to la_tour`, or with two cards."""
    word, _, rest = text.partition(" ")
    if word != "exchange" or " for " not in rest:
        return None
    things, _, wanted = rest.partition(" for ")
    words, parts = wanted.split(), [part.split() for part in things.split(",")]
    if len(parts) != GIVEN or len(words) != 3 or words[1] != "to":
        raise sc.Unreadable("write exchange villa rood, cimetiere geel for groen to la_tour")
    first, second = parts
    ends = Wish(COLOUR.read(table, words[0])), Into(LOCATION.read(table, words[2]))
    if len(first) == 1 and len(second) == 1:
        one, other = HELD.read(table, first[0]), HELD.read(table, second[0])
        return (ExchangeCard(one), GiveCard(other), *ends)
    tokens = OwnTokens()
    given, further = (tokens.read(table, " ".join(part)) for part in parts)
    return (Exchange(given), Give(further), *ends)
