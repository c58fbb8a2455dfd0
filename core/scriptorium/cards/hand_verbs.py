"""The verbs `draw` and `discard`, for games with decks to draw from and cards of several backs.

A game says how its decks and hands work, and in which words it refuses:

    HAND_VERBS = sv.HandVerbs(("near", "far"), held=hand_of, may_draw=…, draw_from=…, …)
    HAND_VERBS.register(book)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from msgspec import defstruct

from scriptorium.engine.change import Change
from scriptorium.engine.choices import Choice, Rule
from scriptorium.engine.errors import ParamsError, Reason, Refused
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.ruleset import Ruleset
from scriptorium.engine.table import Position
from scriptorium.engine.values import Action, CardId, Seat, Text

from .card_run import CardRun
from .interpreter import words as words_of
from .registration import verb
from .verb_types import Times, VerbWords

Held = tuple[CardId, ...]
Whom = Literal["you", "next", "others", "all"]


class DrawWords(VerbWords, frozen=True, kw_only=True):
    """Draw so many cards, or as many as there are."""

    draw: Times
    who: Whom = "you"


class DiscardWords(VerbWords, frozen=True, kw_only=True):
    """Discard so many cards of the hand: your own by choice, those of others by chance."""

    discard: Times
    who: Literal["you", "next", "others"] = "you"
    may: bool = False

    def __post_init__(self) -> None:
        if self.may and self.who != "you":
            raise ParamsError('may is for your own cards, with who = "you"', "may")

    def rounds(self) -> int:
        """Own cards are chosen one after the other."""
        return self.discard if self.who == "you" else 1

    def asks(self) -> bool:
        """Own cards are chosen."""
        return self.who == "you"

    def may_be_left_out(self) -> bool:
        """Only where that is written."""
        return self.may


def seats_of(position: Position, seat: Seat, who: str) -> tuple[Seat, ...]:
    """Whom a part is about, the next seats first."""
    seats = position.rules.setup.seats
    at = seats.index(seat)
    others = (*seats[at + 1 :], *seats[:at])
    if who == "you":
        return (seat,)
    if who == "next":
        return others[:1]
    return others if who == "others" else (seat, *others)


@dataclass(frozen=True, eq=False)
class HandVerbs:
    """How the decks and hands of a game work, as far as drawing and discarding ask.

    `backs` are the kinds of cards, each with a deck of its own, the usual one first; `toss` is the
    action with which a card of one's own is discarded. What others lose is drawn by chance, from a
    stream for each seat.
    """

    backs: tuple[str, ...]
    held: Callable[[Position, Seat], Held]
    back_of: Callable[[Ruleset, CardId], str]
    may_draw: Callable[[Position, Seat, str], bool]
    draw_from: Callable[[Change, Seat, str], None]
    throw_away: Callable[[Change, Seat, Held], None]
    toss: type[Action]
    stream: str
    deck_empty: Reason
    no_card: Reason
    wrong_back: Reason
    nothing_discarded: Reason
    said_drawn: Callable[[Any], Text]
    said_discarded: Callable[[Any], Text]

    @cached_property
    def _draw_words(self) -> type[Any]:
        deck = ("deck", Literal[self.backs], self.backs[0])
        bases, rename = (DrawWords,), {"deck": "from"}
        return defstruct("DrawWords", [deck], bases=bases, frozen=True, kw_only=True, rename=rename)

    @cached_property
    def _discard_words(self) -> type[Any]:
        back = ("back", Literal["any", *self.backs], "any")
        return defstruct("DiscardWords", [back], bases=(DiscardWords,), frozen=True, kw_only=True)

    # Drawing.

    def _can_draw(self, position: Position, run: CardRun, words: Any) -> bool | Refused:
        """Whether somebody gets a card."""
        seats = seats_of(position, run.seat, words.who)
        can = any(self.may_draw(position, seat, words.deck) for seat in seats)
        return can or self.deck_empty()

    def _draw(self, now: Change, run: CardRun, words: Any) -> None:
        """As many cards as there are."""
        for seat in seats_of(now, run.seat, words.who):
            for _ in range(words.draw):
                if self.may_draw(now, seat, words.deck):
                    self.draw_from(now, seat, words.deck)

    # Discarding.

    def _asks_for(self, rules: Ruleset, words: Any, card: CardId) -> bool:
        return words.back in ("any", self.back_of(rules, card))

    def _thrown(self, position: Position, seat: Seat, words: Any) -> list[CardId]:
        """The cards of a hand that may be discarded."""
        rules = position.rules
        return [one for one in self.held(position, seat) if self._asks_for(rules, words, one)]

    def _can_discard(self, position: Position, run: CardRun, words: Any) -> bool | Refused:
        """Whether somebody has such a card."""
        seats = seats_of(position, run.seat, words.who)
        can = any(self._thrown(position, seat, words) for seat in seats)
        return can or self.no_card()

    def _take_from_others(self, now: Change, run: CardRun, words: Any) -> None:
        """Others lose cards by chance, each as many as are asked for or as they have."""
        for seat in seats_of(now, run.seat, words.who):
            for _ in range(words.discard):
                held = sorted(self._thrown(now, seat, words))
                if held:
                    self.throw_away(now, seat, (now.pick(f"{self.stream}.{seat}", held),))

    def _is_asked_for(self, position: Position, top: CardRun, action: Any) -> bool:
        """Whether a card is of the kind that is asked for."""
        return self._asks_for(position.rules, words_of(position, top), action.card)

    def register(self, book: RuleBook) -> None:
        """Lend both verbs to cards."""
        toss = Choice(
            self.toss,
            do=lambda now, top, action: self.throw_away(now, top.seat, (action.card,)),
            rules=(Rule(self.wrong_back, predicate=self._is_asked_for),),
            refusal=self.nothing_discarded,
        )
        book.reason(self.no_card, self.deck_empty)
        verb(
            book,
            "draw",
            self._draw_words,
            can=self._can_draw,
            do=self._draw,
            said=self.said_drawn,
        )
        verb(
            book,
            "discard",
            self._discard_words,
            toss,
            can=self._can_discard,
            do=self._take_from_others,
            said=self.said_discarded,
        )
