"""The five dust cards, each a plugin of its own that can be switched off (PK6).

Where one is off its cards stay in the deck and can only be discarded, or borrowed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta

import scriptorium as sc
import scriptorium.cards as sv
import scriptorium.scene as sp
from scriptorium.engine import NO_WAY_ON, neighbour
from scriptorium.scene import TURN

from . import (
    A_SHELF,
    BACK,
    BEGIN,
    CRIB,
    DECK,
    DISCARD,
    DRAW,
    DRAWN,
    HAND,
    HELD,
    NO_SUCH_PLAYER,
    NOT_HELD,
    ONE_CARD,
    PLACE,
    WILD,
    Ledger,
    OfABook,
    Row,
    Standing,
    about,
    at_end,
    books,
    finish_turn,
    game,
    is_closed,
    row,
    say,
    stand,
)
from .canon import DATA, FIRSTS, NO_BOOK, NR, SHELVES, Nr, ShelfName, book_of

A = TypeVar("A", bound=sc.Action)
P = TypeVar("P")
OTHER_EFFECT = say.reason("PK6.1", "pk-other-effect")


def of_effect(effect: str) -> sc.Target[sc.CardId]:
    """The dust cards of the own hand that have one effect, by whatever pack they came."""
    return HAND.card(effect=effect, outside=NOT_HELD, wrong=OTHER_EFFECT)


def dust(plugin: sc.Plugin, *rules: sc.Rule, **more: Any) -> Callable[[type[A]], type[A]]:
    """The choice of playing a dust card, the first field of its action (PK6.1).

    It is spent, `do` does what it does, and the turn is over, unless it opens a decision.
    """

    def play(now: sc.Change, action: Any) -> None:
        sc.move(now, (action.card,), HAND, DISCARD, message="pk-dust-played")
        action.do(now)
        if "opens" not in more:
            finish_turn(now)

    def declared(kind: type[A]) -> type[A]:
        form = " ".join(f"{{{name}}}" for name in kind.__struct_fields__)
        return plugin.choice(*rules, do=play, form=form, refusal=ONE_CARD, **more)(kind)

    return declared


def params(at: sc.Position, card: sc.CardId, kind: type[P]) -> P:
    """The numbers that a card brings for its effect, else the usual ones."""
    found = at.rules.cards[card].params
    return found if isinstance(found, kind) else kind()


def next_seat(at: sc.Position) -> sc.Seat:
    """The next player in the direction of this round (PK6.2)."""
    return neighbour(at.seats, at.clock.seat, at.clock.direction)


def next_panel(at: sc.Moment) -> tuple[str, ...]:
    """The panel of that player, which is touched with a card about that player."""
    return (f"seat-{next_seat(at)}",)


# Stof eens...: the next player misses the coming turn (PK6.4, PK6.5).

STOF_EENS = game.plugin("stof_eens")
STOF_EENS.effect("skip_next")


@dust(STOF_EENS, beside=next_panel)
class StofEens(sc.Action, tag="plankenkoorts.stof_eens", frozen=True):
    """Play the card; the next player draws nothing and lays nothing; of two you go on."""

    card: Annotated[sc.CardId, of_effect("skip_next")]

    def do(self, now: sc.Change) -> None:
        now.skip_next(next_seat(now))


@STOF_EENS.verb("skip", said=say("pk-verbs-skip"))
class SkipWords(sv.VerbWords, frozen=True, kw_only=True):
    """The next player, or all others, miss a turn."""

    skip: Literal["next", "others"]

    def do(self, now: sc.Change) -> None:
        others = [seat for seat in now.seats if seat != now.me]
        for seat in others if self.skip == "others" else [next_seat(now)]:
            now.skip_next(seat)


def put_skip(now: sc.Change, wanted: Any) -> None:
    """Let a player's coming turn be missed; seen as the clock has it (R19)."""
    if wanted not in now.seats:
        raise sc.FactError("skip", f"{wanted!r} does not play")
    now.skip_next(wanted)


STOF_EENS.fact("skip", see=lambda at: ", ".join(at.clock.skips) or None, put=put_skip)


# Stofwolk...: a card of this effect can be laid as any book that fits there (PK6.11 to PK6.14).

STOFWOLK = game.plugin("stofwolk")
STOFWOLK.effect(WILD)  # `readings` asks for it; which book it is was said with the laying (R12)


# Losse schroef...: the next player's turn begins with a new hand (PK6.19, PK6.20).

LOSSE_SCHROEF = game.plugin("losse_schroef")


class NewHand(sc.Params, frozen=True):
    """How many cards the next player draws in place of one (R15)."""

    cards: Annotated[int, Meta(ge=1, le=DECK)] = 6


LOSSE_SCHROEF.effect("next_renews_hand", params=NewHand)


@LOSSE_SCHROEF.part(reset="round")
class LooseScrew(sc.Part, tag="plankenkoorts.loose_screw", frozen=True):
    """Whose turn begins with a new hand, and of how many cards; nobody's while `seat` is empty."""

    seat: Annotated[str, Meta(max_length=64), sc.Fact("renew", seat=True)] = ""
    cards: Annotated[int, Meta(ge=0, le=DECK)] = 6


@dust(LOSSE_SCHROEF, beside=next_panel)
class LosseSchroef(sc.Action, tag="plankenkoorts.losse_schroef", frozen=True):
    """Play the card; the next player begins with a new hand."""

    card: Annotated[sc.CardId, of_effect("next_renews_hand")]

    def do(self, now: sc.Change) -> None:
        now.put(LooseScrew(next_seat(now), params(now, self.card, NewHand).cards))


@LOSSE_SCHROEF.verb("renew", said=say("pk-verbs-renew"))
class RenewWords(sv.VerbWords, frozen=True, kw_only=True):
    """The next player's coming turn begins with a new hand of so many cards."""

    renew: sv.Times

    def do(self, now: sc.Change) -> None:
        now.put(LooseScrew(next_seat(now), self.renew))


@LOSSE_SCHROEF.react(sc.TurnBegan)
def throw_away(now: sc.Change, begun: sc.TurnBegan) -> None:
    """Before the draw the whole hand goes away, the last card on top (PK6.19, R20)."""
    if now[LooseScrew].seat == begun.seat:
        hand = HAND(now, begun.seat)
        sc.move(now, hand, HAND.of(begun.seat), DISCARD, message="pk-thrown-away")


@LOSSE_SCHROEF.react(sc.TurnBegan, late=True)
def tighten(now: sc.Change, begun: sc.TurnBegan) -> None:
    """After that draw nothing is loose any more."""
    if now[LooseScrew].seat == begun.seat:
        now.put(LooseScrew())


@LOSSE_SCHROEF.invariant
def loose_for_a_player(at: sc.Position) -> str | None:
    """Only a player's turn begins with a new hand."""
    seat = at[LooseScrew].seat
    return None if seat in ("", *at.seats) else f"a screw of {seat} is loose"


@LOSSE_SCHROEF.adjust(DRAWN)
def cards_drawn(usual: int, at: sc.Position, seat: sc.Seat) -> int:
    """Six cards replace the usual draw; they are not added to it (R15)."""
    screw = at[LooseScrew]
    return screw.cards if screw.seat == seat else usual


# Boekenbon...: take the last book of another player's open shelf (PK6.6 to PK6.10).

BOEKENBON = game.plugin("boekenbon")
BOEKENBON.effect("take_last_book")
YOUR_OWN = say.reason("R9 PK6.6", "pk-your-own-shelf")
NOTHING_THERE = say.reason("PK6.6 PK6.3", "pk-nothing-to-take")
NO_PLACE = say.reason("PK6.7 PK6.3", "pk-no-place-for-it")
NO_READING = BOEKENBON.say.reason("PK6.9 PK6.12", "pk-no-such-reading")


class LastBook(sc.Value, frozen=True):
    """The last book of a shelf, and what a dust cloud there is called from now on."""

    owner: sc.Seat
    shelf: ShelfName
    book: Nr = NO_BOOK

    def there(self, at: sc.Position) -> Row:
        """What stands on the shelf that it is taken from."""
        return row(at, self.owner, self.shelf)

    def as_read(self, at: sc.Position) -> Standing:
        """The book as it will stand: a real one as itself, a cloud as it is called (R10, R11)."""
        card = self.there(at)[-1].card
        return Standing(card, NR.get(card, self.book))


class ShelfNames(sc.Words):
    """OT or NT, however it is written."""

    def read(self, position: Any, text: str) -> str:
        if text.upper() not in SHELVES:
            raise sc.Unreadable(f"{text!r} is no shelf; write OT or NT")
        return text.upper()


class LastBooks(sc.Fields[LastBook]):
    """The last books of the others' shelves, a dust cloud as each book that there is."""

    noun = "a book of another player"
    form = "{owner} {shelf}[ as {book}]"
    example = "boekenbon P2 OT, or boekenbon P2 OT as Openbaring for a dust cloud"
    owner = game.player(others=True, yourself=YOUR_OWN, outside=NO_SUCH_PLAYER, told_as="seat")
    tells = ("shelf", "taken")
    shelf, book = ShelfNames(*SHELVES), CRIB
    outside = YOUR_OWN

    def values_of(self, at: sc.Moment, first: sc.Seat) -> Iterator[LastBook]:
        for shelf in SHELVES:
            there = row(at, first, shelf)
            if there and there[-1].card in NR:
                yield LastBook(first, shelf)
            elif there:
                yield from (LastBook(first, shelf, book.nr) for book in DATA.book)

    def wrong(self, at: sc.Moment, value: LastBook) -> sc.Reason | None:
        return None if value.there(at) else NOTHING_THERE

    def said(self, at: sc.Moment, value: LastBook) -> dict[str, str | int]:
        there = value.there(at)
        return {"shelf": value.shelf, "taken": there[-1].card if there else ""}

    def place(self, at: sc.Moment, value: LastBook) -> int:
        return value.as_read(at).book

    def touch(self, at: sc.Moment, value: LastBook) -> tuple[str, ...]:
        last = f"book-{value.owner}-{value.shelf}-{len(value.there(at)) - 1}"
        return (last,) if not value.book else (last, f"crib-{book_of(value.book).id}")

    def touched(self, at: sc.Moment, pieces: tuple[str, ...]) -> LastBook | None:
        """A shelf, or any book on it, is about its last book."""
        found = sc.read_pieces(pieces, A_SHELF, r"crib-(.+)?")
        if found is None:
            return None
        shelf: ShelfName = "OT" if found[1] == "OT" else "NT"
        return LastBook(found[0] or "", shelf, NR.get(found[2] or "", NO_BOOK))


def why_no_place(at: sc.Moment, do: Any) -> sc.Refused:
    """The words for a book that fits nowhere, with the rules of the shelf (PK6.7, PK6.9)."""
    taken = do.book.as_read(at)
    told, real = about(at, taken.book), taken.card in NR
    there = row(at, at.me, book_of(taken.book).shelf)
    ways = BEGIN if not there or is_closed(there) else PLACE  # a last book closes any open shelf
    refusing = sc.refusing(ways, at, taken.book)
    assert refusing is not None  # one of these rules keeps it from the end of the shelf
    why, also = NO_PLACE if real else NO_READING, refusing.rules
    if real and FIRSTS >> taken.book & 1:
        also += ("R10",)
    elif not real and refusing.id == "not_a_first_book":
        also += ("R7",)
    return why(book=told["book"], shelf=told["shelf"], also=also)


def is_itself(at: sc.Moment, do: Any) -> bool:
    """A real book is not called another one."""
    return do.book.book in (NO_BOOK, do.book.as_read(at).book)


TAKING = (
    say.rule(
        "PK6.6 PK6.8 PK5.6",
        "pk-closed-to-tokens",
        predicate=lambda at, do: not is_closed(do.book.there(at)),
    ),
    say.rule("PK6.7 PK13", "pk-taken-as-itself", predicate=is_itself),
    say.rule(
        "PK6.9 R12", "pk-name-it-anew", predicate=lambda at, do: bool(do.book.as_read(at).book)
    ),
    say.rule_for(NO_PLACE, mask=at_end, explain=why_no_place, field="book"),
)


@BOEKENBON.event(
    say("pk-book-taken"), shows=("book-{owner}-{source}-{left}", "book-{seat}-{shelf}-{place}")
)
class BookTaken(OfABook, tag="plankenkoorts.book_taken", frozen=True):
    """The last book of a shelf went to another player's shelf (PK6.6)."""

    owner: sc.Seat
    source: ShelfName
    left: sc.Count


def take(now: sc.Change, taken: LastBook) -> None:
    """The book goes from shelf to shelf, never by way of a hand (PK6.10)."""
    laid, left = taken.as_read(now), taken.there(now)[:-1]
    book = book_of(laid.book)
    stand(now, taken.owner, taken.shelf, left)
    own = row(now, now.me, book.shelf)
    stand(now, now.me, book.shelf, (*own, laid))
    told = (now.me, book.shelf, laid.card, book.id, len(own))
    now.tell(BookTaken(*told, taken.owner, taken.shelf, len(left)))


@dust(BOEKENBON, *TAKING, cites={"no_such_player": "PK6.6"})
class Boekenbon(sc.Action, tag="plankenkoorts.boekenbon", frozen=True):
    """Take the last book of a shelf."""

    card: Annotated[sc.CardId, of_effect("take_last_book")]
    book: Annotated[LastBook, LastBooks()]

    def do(self, now: sc.Change) -> None:
        take(now, self.book)


@BOEKENBON.verb_choice(
    "take", "book", *TAKING, said=say("pk-verbs-take"), cites={"no_such_player": "PK6.6"}
)
class Take(sc.Action, tag="plankenkoorts.take", frozen=True):
    """Take the last book of a shelf, as a card of verbs asks."""

    book: Annotated[LastBook, LastBooks()]

    def do(self, now: sc.Change) -> None:
        take(now, self.book)


# Geleend boek...: swap a card blindly with one, two or three others (PK6.15 to PK6.18).


class Swaps(sc.Params, frozen=True):
    """With how many others the card swaps at most."""

    max_partners: Annotated[int, Meta(ge=1, le=5)] = 3


GELEEND_BOEK = game.plugin("geleend_boek", version="1.1")
GELEEND_BOEK.effect("blind_swap", params=Swaps)
GELEEND_BOEK.scripted("chance", cards=game)  # blind draws that a scenario has written down (R21)
NO_SWAP_NOW = say.reason("PK6.15 R13", "pk-no-swap-now")
NOT_YOURSELF = say.reason("PK6.15 R13", "pk-not-yourself")
ASK_PARTNER = say.awaits("PK6.15 R13", "pk-ask-partner")
OTHER = Annotated[
    sc.Seat,
    game.player(others=True, yourself=NOT_YOURSELF, outside=NO_SUCH_PLAYER, told_as="seat"),
]
CITES = {"no_such_player": "PK6.15"}
Partners = Annotated[tuple[sc.Seat, ...], Meta(max_length=16)]


class GiveBack(sc.SecretDecision, tag="plankenkoorts.give_back", frozen=True):
    """A card has been taken blindly; its taker owes that partner another one (PK12)."""

    card: sc.CardId  # the Geleend boek that is being played
    taken: Annotated[sc.CardId, sc.KnownTo("seat", "partners[-1]", lies=HAND)]
    partners: Partners


class NextPartner(sc.Decision, tag="plankenkoorts.next_partner", frozen=True):
    """A swap is done; its player may borrow from somebody else or stop (R13)."""

    card: sc.CardId
    partners: Partners


def borrow(now: sc.Change, card: sc.CardId, partners: tuple[sc.Seat, ...]) -> None:
    """The taker looks at the card and then owes another one (R14); others see its back (PK12)."""
    partner = HAND.of(partners[-1])
    taken = now.pick("blind_draw", HAND(now, partners[-1]), scripted="chance")
    sc.move(now, (taken,), partner, HAND, message="pk-borrowed")
    now.wait_for(GiveBack(now.me, card, taken, partners))


def is_another(at: sc.Moment, do: Give, owed: GiveBack) -> bool:
    """Whether it is not the card just taken; another card that is like it will do."""
    return do.card != owed.taken or HAND(at).count(do.card) > 1


def is_new(at: sc.Moment, do: Partner, asked: NextPartner) -> bool:
    """Whether nothing has been borrowed from that player yet."""
    return do.partner not in asked.partners


TWICE = say.rule("PK6.15 R13", "pk-partner-twice", predicate=is_new)
CAN_LEND = say.rule(
    "PK6.18 PK6.3", "pk-partner-empty", predicate=lambda at, do: bool(HAND(at, do.partner))
)
CAN_GIVE = say.rule("PK6.18 PK6.3", "pk-nothing-to-give", predicate=lambda at: len(HAND(at)) > 1)
KEEPS_ONE = say.rule_for(NO_WAY_ON, predicate=lambda at: bool(HAND(at)))
ANOTHER = say.rule("PK6.16 R14", "pk-just-taken", predicate=is_another)


@dust(GELEEND_BOEK, CAN_LEND, ends=(CAN_GIVE,), opens=GiveBack, cites=CITES)
class Borrow(sc.Action, tag="plankenkoorts.geleend_boek", frozen=True):
    """Play the card and take a card blindly from a player (PK6.15)."""

    card: Annotated[sc.CardId, of_effect("blind_swap")]
    partner: OTHER

    def do(self, now: sc.Change) -> None:
        borrow(now, self.card, (self.partner,))


def gifts(at: sc.Moment) -> list[Give]:
    """The cards of the hand that are not the one just taken, each kind once."""
    hand, taken = HAND(at), at.decision.taken
    return [Give(card) for card in dict.fromkeys(hand) if card != taken or hand.count(card) > 1]


@GELEEND_BOEK.choice(
    ANOTHER,
    at=GiveBack,
    quick=sc.Quick(gifts),
    opens=NextPartner,
    refusal=NO_SWAP_NOW,
    asks=say.awaits("PK6.16 R14", "pk-ask-gift"),
)
class Give(sc.Action, tag="plankenkoorts.give", frozen=True):
    """Give the partner one of your cards, but not the one just taken (PK6.16)."""

    card: Annotated[sc.CardId, HELD]

    def do(self, now: sc.Change, owed: GiveBack) -> None:
        """The turn goes on if somebody is left to borrow from (PK6.17)."""
        sc.move(now, (self.card,), HAND, HAND.of(owed.partners[-1]), message="pk-given")
        over = {owed.seat, *owed.partners}
        left = [seat for seat in now.seats if seat not in over and HAND(now, seat)]
        if left and len(owed.partners) < params(now, owed.card, Swaps).max_partners:
            now.wait_for(NextPartner(owed.seat, owed.card, owed.partners))
        else:
            finish_turn(now)


FURTHER: dict[str, Any] = {"at": NextPartner, "refusal": NO_SWAP_NOW, "asks": ASK_PARTNER}


@GELEEND_BOEK.choice(TWICE, CAN_LEND, ends=(KEEPS_ONE,), opens=GiveBack, cites=CITES, **FURTHER)
class Partner(sc.Action, tag="plankenkoorts.partner", frozen=True):
    """Borrow from one more player with the same card."""

    partner: OTHER

    def do(self, now: sc.Change, asked: NextPartner) -> None:
        borrow(now, asked.card, (*asked.partners, self.partner))


@GELEEND_BOEK.choice(button=say("pk-stop"), **FURTHER)
class Stop(sc.Action, tag="plankenkoorts.stop", frozen=True):
    """Borrow from nobody else; the turn is over (R13)."""

    def do(self, now: sc.Change) -> None:
        finish_turn(now)


@GELEEND_BOEK.invariant
def swaps_between_players(at: sc.Position) -> str | None:
    """A swap half done is one between players, with a card that allows it (PK6.15 to PK6.17)."""
    for top in at.pending:
        if not isinstance(top, GiveBack | NextPartner):
            continue
        if top.card not in at.rules.cards or top.card in NR:
            return f"{top.card} is being played, and swaps nothing"
        partners = set(top.partners)
        if not partners or len(partners) < len(top.partners):
            return "somebody has swapped with nobody, or twice with the same player"
        if not partners <= set(at.seats) - {top.seat}:
            return f"{top.seat} swaps with {', '.join(top.partners)}"
        if isinstance(top, GiveBack) and top.taken not in HAND(at, top.seat):
            return f"{top.taken} was borrowed, and is not in the hand"
    return None


@GELEEND_BOEK.scene
def borrowed(view: sc.View) -> Iterator[sp.Piece]:
    """The card just taken, its face for those alone who know it."""
    top = view.pending[-1] if view.pending else None
    if not isinstance(top, GiveBack):
        return
    there = say.group(TURN, seat=top.seat, partner=top.partners[-1])
    if sc.is_hidden(top.taken):
        yield there.piece("borrowed", BACK, 1, 0, "pk-borrowing", seen="none")
    else:
        yield there.card(view, "borrowed", top.taken, 1, 0, "pk-borrowing", seen="all")


# Dust cards of packs, which are composed of verbs; all dust cards can draw and discard.


@game.task
class TurnOver(sc.Task, tag="plankenkoorts.turn_over", frozen=True):
    """All parts of the card have been done."""

    def do(self, now: sc.Change) -> None:
        finish_turn(now)


class Toss(sc.Action, tag="plankenkoorts.toss", frozen=True):
    """Discard a card of the hand, as a card of verbs asks."""

    card: Annotated[sc.CardId, HELD]


def has_use(at: sc.Moment, do: Any) -> bool:
    """Whether its first part can be done, with the card gone from the hand."""
    now = sc.Change(at.table)
    sc.move(now, (do.card,), HAND, DISCARD)
    return sv.able(sc.Moment.of(now, sv.CardRun(at.me, do.card)))


USE = say.rule("PK6.1", "pk-nothing-to-do", predicate=has_use)


@dust(game, ends=(USE,), opens=sv.CardRun, beside=lambda at: (f"seat-{at.me}",))
class Compose(sc.Action, tag="plankenkoorts.compose", frozen=True):
    """Play a dust card of a pack: its parts, and behind them the end of the turn."""

    card: Annotated[sc.CardId, of_effect(sv.EFFECT)]

    def do(self, now: sc.Change) -> None:
        now.wait_for(TurnOver(now.me))
        sv.begin(now, now.me, self.card)


game.verbs_of_hand(
    DRAW,
    HAND,
    DISCARD,
    toss=Toss,
    drawn=say("pk-verbs-draw"),
    discarded=say("pk-verbs-discard"),
    empty=say.reason("PK4.3", "pk-deck-empty"),
    no_card=say.reason("", "pk-verbs-no-card", id="no_card"),
    refusal=ONE_CARD,
    back="book",  # all cards come from one deck
)
game.effect(sv.EFFECT)
game.condition("hand", lambda at: len(HAND(at)))
game.condition("books", lambda at: books(at, at.me))
game.condition("stands", lambda at: at[Ledger, at.me].standards)
