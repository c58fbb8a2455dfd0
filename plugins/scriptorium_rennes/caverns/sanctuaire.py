"""The Sanctuaire: two clues, or two cards, for one of another colour (RN7, R18, R19).

What is given, the colour and the slot are chosen one after the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import scriptorium as sc

from ..board.codes import BAG, codes, free_slots, has_claimed, slots_key, tokens
from ..board.equipment import colour_of, discard, hand
from ..board.state import lapse, space_of
from ..board.village import NOWHERE, SANCTUARY, village
from ..moving.pool_rules import ACT, AT_REST, Passing
from ..moving.targets import Colours, HandCards
from ..turn.events import ClueTaken
from ..turn.reasons import FINISH_FIRST, NO_FREE_SLOT, NOT_BEGUN, NOT_HELD
from ..wording import reason, sentence
from .clues import collected
from .exchanging import (
    Exchange,
    ExchangeCard,
    Exchanging,
    Give,
    GiveCard,
    Into,
    Placing,
    Wish,
    Wishing,
)
from .sanctuaire_targets import OwnTokens, Token

PAYS = "sanctuaire_pays"
CARDS = "cards"
GIVEN = 2

NOT_THERE = reason("not_in_sanctuaire", "RN7.1", "rn-not-in-sanctuaire")
PAYS_CLUES = reason("pays_clues", "RN7.1 R18", "rn-pays-clues")
PAYS_CARDS = reason("pays_cards", "RN7.4 R18", "rn-pays-cards")
NOT_YOURS = reason("not_yours", "RN7.1", "rn-not-yours")
CRACKED = reason("cracked", "RN7.1 RN9.4", "rn-cracked-stay")
SAME_AS_GIVEN = reason("same_as_given", "RN7.2", "rn-same-as-given")
BAG_LACKS = reason("bag_lacks", "RN7.1 R19 R31", "rn-bag-lacks")
NO_WAY = reason("no_exchange", "RN7.1 RN7.2", "rn-no-exchange")
ASKS = reason("awaited", "RN7.1", "rn-ask-exchange")


def in_sanctuaire(at: sc.Moment, action: Any) -> bool:
    """Whether the figure stands there."""
    space = space_of(at, at.me)
    return space != NOWHERE and village(at).kinds[space] == SANCTUARY


def takes_cards(position: sc.Position) -> bool:
    """Whether the altar takes cards in this match, not clues (RN7.4)."""
    return bool(position.rules.options[PAYS] == CARDS)


def given(top: Any) -> tuple[Token, ...]:
    """The tokens given so far."""
    return top.tokens if isinstance(top, Exchanging) else ()


def is_own(at: sc.Moment, action: Any) -> bool:
    """Whether such a token, not given yet, lies in that slot."""
    lies = tokens(at, at.me, action.token.location).count(action.token.colour)
    return lies > given(at.decision).count(action.token)


def is_open(at: sc.Moment, action: Any) -> bool:
    """Whether the code of the token has not been cracked (RN9.4)."""
    return not has_claimed(at, at.me, action.token.location)


def is_held(at: sc.Moment, action: Any) -> bool:
    """Whether the hand holds that card."""
    return action.card in hand(at, at.me)


def given_colours(top: Exchanging) -> set[str]:
    """The colours of what has been given."""
    return {*(one.colour for one in top.tokens), *map(colour_of, top.cards)}


def to_be_had(position: sc.Position, seat: sc.Seat, without: set[str]) -> Iterator[str]:
    """The colours of the bag that differ and that still fit somewhere."""
    bag = sc.cards_in(position, BAG)
    for colour in codes(position).colours:
        fits = any(free_slots(position, seat, one, colour) for one in codes(position).locations)
        if fits and colour not in without and colour in bag:
            yield colour


def completable(at: sc.Moment, action: Any) -> bool:
    """Whether what is given leaves an exchange that can be completed."""
    one = action.token.colour if hasattr(action, "token") else colour_of(action.card)
    if isinstance(at.decision, Exchanging):
        return any(to_be_had(at, at.me, {one, *given_colours(at.decision)}))
    rest = list(further(at, at.me, action))
    return any(any(to_be_had(at, at.me, {one, other})) for other in dict.fromkeys(rest))


def further(position: sc.Position, seat: sc.Seat, action: Any) -> Iterator[str]:
    """The colours of what could be given besides the first."""
    if hasattr(action, "card"):
        left = list(hand(position, seat))
        if action.card in left:
            left.remove(action.card)
        yield from map(colour_of, left)
        return
    for location in codes(position).locations:
        if not has_claimed(position, seat, location):
            left = list(tokens(position, seat, location))
            if location == action.token.location and action.token.colour in left:
                left.remove(action.token.colour)
            yield from left


def begin(now: sc.Change, top: Any, action: Any) -> None:
    """The first thing is noted; a card has been shown and goes away at once."""
    if isinstance(action, Exchange):
        now.wait_for(Exchanging(top.seat, (action.token,)))
    else:
        discard(now, top.seat, (action.card,))
        now.wait_for(Exchanging(top.seat, (), (action.card,)))


def give(now: sc.Change, top: Exchanging, action: Any) -> None:
    """The second thing is noted; a card goes away at once."""
    if isinstance(action, Give):
        now.wait_for(Wishing(top.seat, (*top.tokens, action.token), top.cards))
    else:
        discard(now, top.seat, (action.card,))
        now.wait_for(Wishing(top.seat, top.tokens, (*top.cards, action.card)))


def wish(now: sc.Change, top: Wishing, action: Wish) -> None:
    """The colour is noted."""
    now.wait_for(Placing(top.seat, top.tokens, top.cards, action.colour))


def into(now: sc.Change, top: Placing, action: Into) -> None:
    """Clues go back into the bag, and the new clue comes into its slot (RN7.1)."""
    seat = top.seat
    lapse(now)
    for token in top.tokens:
        sc.move(now, (token.colour,), slots_key(seat, token.location), BAG)
    sc.move(now, (top.colour,), BAG, slots_key(seat, action.location))
    if top.cards:
        collected(now, seat, top.colour, action.location)  # it counts as collected (RN7.4)
    else:
        now.tell(ClueTaken(seat, top.colour, action.location))


def all_own(at: sc.Moment, action: Any) -> bool:
    """Whether all tokens that are given lie in those slots."""
    given = Counter(at.decision.tokens)
    return all(
        count <= tokens(at, at.me, one.location).count(one.colour) for one, count in given.items()
    )


def all_open(at: sc.Moment, action: Any) -> bool:
    """Whether no code of a token that is given has been cracked (RN9.4)."""
    return not any(has_claimed(at, at.me, one.location) for one in at.decision.tokens)


HERE = sc.Rule(NOT_THERE, predicate=in_sanctuaire)
TAKES_CLUES = sc.Rule(PAYS_CARDS, predicate=lambda at, action: not takes_cards(at))
TAKES_CARDS = sc.Rule(PAYS_CLUES, predicate=lambda at, action: takes_cards(at))
OWN, OPEN = sc.Rule(NOT_YOURS, predicate=is_own), sc.Rule(CRACKED, predicate=is_open)
CARD_HELD = sc.Rule(NOT_HELD, predicate=is_held)
COMPLETABLE = sc.Rule(NO_WAY, predicate=completable)
AT_ACT: dict[str, Any] = {"at": (sc.Turn, Passing), "during": (ACT,), "refusal": FINISH_FIRST}
FURTHER: dict[str, Any] = {"refusal": NOT_BEGUN, "asks": ASKS}

# The parts of a line are judged as one action: their ends are told where nothing is wrong with what
# follows, and the last part asks all of the whole again, in the order in which it is told.
WHOLE = (
    sc.Rule(
        NO_FREE_SLOT,
        predicate=lambda at, action: free_slots(at, at.me, action.location, at.decision.colour) > 0,
    ),
    HERE,
    sc.Rule(PAYS_CLUES, predicate=lambda at, action: not at.decision.cards or takes_cards(at)),
    sc.Rule(
        PAYS_CARDS,
        predicate=lambda at, action: not (at.decision.tokens and takes_cards(at)),
    ),
    sc.Rule(NOT_YOURS, predicate=all_own),
    sc.Rule(CRACKED, predicate=all_open),
    sc.Rule(
        SAME_AS_GIVEN,
        predicate=lambda at, action: at.decision.colour not in given_colours(at.decision),
    ),
    sc.Rule(BAG_LACKS, predicate=lambda at, action: at.decision.colour in sc.cards_in(at, BAG)),
)
CHOICES = (
    sc.Choice(
        Exchange,
        said=sentence("rn-gives-clue"),
        do=begin,
        rules=(AT_REST,),
        ends=(HERE, TAKES_CLUES, OWN, OPEN, COMPLETABLE),
        opens=Exchanging,
        **AT_ACT,
    ),
    sc.Choice(
        ExchangeCard,
        said=sentence("rn-gives-card"),
        do=begin,
        word="exchange",
        rules=(AT_REST, CARD_HELD),
        ends=(HERE, TAKES_CARDS, COMPLETABLE),
        opens=Exchanging,
        **AT_ACT,
    ),
    sc.Choice(
        Give,
        said=sentence("rn-gives-clue"),
        do=give,
        at=Exchanging,
        ends=(
            sc.Rule(NOT_YOURS, predicate=lambda at, action: bool(at.decision.tokens)),
            OWN,
            OPEN,
            COMPLETABLE,
        ),
        opens=Wishing,
        **FURTHER,
    ),
    sc.Choice(
        GiveCard,
        said=sentence("rn-gives-card"),
        do=give,
        at=Exchanging,
        word="give",
        rules=(CARD_HELD,),
        ends=(
            sc.Rule(NOT_HELD, predicate=lambda at, action: bool(at.decision.cards)),
            COMPLETABLE,
        ),
        opens=Wishing,
        **FURTHER,
    ),
    sc.Choice(
        Wish,
        said=sentence("rn-wishes"),
        do=wish,
        at=Wishing,
        ends=(
            sc.Rule(
                SAME_AS_GIVEN,
                predicate=lambda at, action: action.colour not in given_colours(at.decision),
            ),
            sc.Rule(
                BAG_LACKS,
                predicate=lambda at, action: action.colour in sc.cards_in(at, BAG),
            ),
            sc.Rule(
                NO_FREE_SLOT,
                predicate=lambda at, action: any(
                    free_slots(at, at.me, one, action.colour) for one in codes(at).locations
                ),
            ),
        ),
        opens=Placing,
        **FURTHER,
    ),
    sc.Choice(
        Into,
        do=into,
        at=Placing,
        rules=WHOLE,
        **FURTHER,
    ),
)


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
    ends = (
        Wish(Colours().read(table, words[0])),
        Into(CHOICES[-1].targets["location"].read(table, words[2])),
    )
    if len(first) == 1 and len(second) == 1:
        read = HandCards().read
        begun: tuple[sc.Action, ...] = (
            ExchangeCard(read(table, first[0])),
            GiveCard(read(table, second[0])),
        )
    else:
        tokens_read = OwnTokens().read
        begun = (
            Exchange(tokens_read(table, " ".join(first))),
            Give(tokens_read(table, " ".join(second))),
        )
    return (*begun, *ends)


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without it nothing is exchanged."""
    return sc.About("rennes.sanctuaire", "rennes", after=("rennes",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Six small choices, three decisions, a line that is read whole."""
    for choice in CHOICES:
        book.choice(choice)
    book.notation(read_whole)
