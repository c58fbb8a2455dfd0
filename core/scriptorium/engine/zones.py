"""Zones: decks, hands, discard piles and tables, and who sees what lies there.

In a deck the next card comes first; on a discard pile the top card is the last. A card that a
seat may not see is shown to it by its back alone, and in no order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any, Protocol

from msgspec import Meta

from .change import Change
from .errors import PluginError
from .table import Position
from .values import CardId, Event, Part, Seat, Sentence, Text, text

if TYPE_CHECKING:
    from .ruleset import Ruleset

Pile = Annotated[tuple[CardId, ...], Meta(max_length=2000)]

BACK = "?"


def is_hidden(card: CardId) -> bool:
    """Whether this is only the back of a card."""
    return card.startswith(BACK)


class Zones(Part, tag="core.zones", frozen=True):
    """All cards of the match, zone by zone in the order the rules name the zones."""

    piles: Annotated[tuple[Pile, ...], Meta(max_length=256)]

    def seen_by(self, seat: Seat, rules: Ruleset) -> Zones:
        """Only the faces this seat may see; of the rest the backs."""
        open_to = rules.zones_open_to[seat]
        rows = enumerate(self.piles)
        return Zones(
            tuple([pile if at in open_to else _seen_pile(rules, at, pile) for at, pile in rows])
        )

    def seen_since(self, seat: Seat, rules: Ruleset, was: Zones, seen: Zones) -> Zones:
        """What `seen_by` gives, where the zones as they were have been seen already."""
        open_to, old, piles = rules.zones_open_to[seat], was.piles, list(seen.piles)
        for at, pile in enumerate(self.piles):
            if pile is not old[at]:
                piles[at] = pile if at in open_to else _seen_pile(rules, at, pile)
        return Zones(tuple(piles))

    def twin(self, seat: Seat, rules: Ruleset, shuffle: Any) -> Zones:
        """Exchange the cards that this seat cannot see for others with the same back."""
        split = [
            (pile[:covered], pile[covered:])
            for spec, pile in zip(rules.zones, self.piles, strict=True)
            for covered in (spec.covered(seat, pile),)
        ]
        pools: dict[str, list[CardId]] = {}
        for unseen, _ in split:
            for card in unseen:
                pools.setdefault(back(rules, card), []).append(card)
        pools = {name: list(shuffle(pool)) for name, pool in sorted(pools.items())}
        return Zones(
            tuple(
                (*(pools[back(rules, card)].pop() for card in shuffle(unseen)), *seen)
                for unseen, seen in split
            )
        )


def _seen_pile(rules: Ruleset, at: int, pile: Pile) -> Pile:
    """The cards of a zone as those see them who see them from behind: the backs in no order."""
    known = rules.piles_seen.get(at)
    if known is not None and known[0] is pile:
        return known[1]
    covered = len(pile) - 1 if rules.zones[at].faces == "top" and pile else len(pile)
    if rules.has_one_back:
        backs: list[CardId] = [BACK] * covered
    else:
        backs = [back(rules, card) for card in pile[:covered]]
        backs.sort()
    seen = (*backs, *pile[covered:])
    rules.piles_seen[at] = (pile, seen)
    return seen


def back(rules: Ruleset, card: CardId) -> CardId:
    """The back of a card, which is all that most seats see of it; a back has no other back."""
    if is_hidden(card):
        return card
    kind = rules.cards.get(card)
    return BACK + (kind.back if kind is not None else "")


class CardsMoved(Event, tag="core.cards_moved", frozen=True):
    """Cards went from one zone to another, or with no `target` out of all zones, open to all.

    `message` is the sentence of the game's own that tells it; an empty one leaves it to others.
    """

    cards: tuple[CardId, ...]
    source: str
    target: str
    message: str | None = None

    def seen_by(self, seat: Seat, rules: Ruleset) -> CardsMoved:
        """With their faces only for those who see the faces at either end."""
        if not self.target or rules.zone(self.source).shows_faces_to(seat):
            return self
        covered = rules.zone(self.target).covered(seat, self.cards)
        hidden = sorted(back(rules, card) for card in self.cards[:covered])
        cards = (*hidden, *self.cards[covered:])
        return CardsMoved(cards, self.source, self.target, self.message)

    def said(self) -> Text | None:
        """Which cards went where."""
        if self.message == "":
            return None
        seen = [card for card in self.cards if not is_hidden(card)]
        ways = {"source": self.source, "target": self.target}
        unseen, named = len(self.cards) - len(seen), ", ".join(seen)
        if not seen:
            return text("cards-unseen", "Cards: {n}, from {source} to {target}.", n=unseen, **ways)
        if unseen:
            return text(
                "cards-partly-seen",
                "{cards}, and unseen: {n}, from {source} to {target}.",
                cards=named,
                n=unseen,
                **ways,
            )
        return text("cards-moved", "{cards}: from {source} to {target}.", cards=named, **ways)


class CardsGathered(Event, tag="core.cards_gathered", frozen=True):
    """All cards of a deck were gathered and shuffled, wherever they had been."""

    zone: str


class Shuffled(Event, tag="core.shuffled", frozen=True):
    """A zone was shuffled."""

    zone: str

    tells = Sentence("shuffled", "{zone} is shuffled.")


class ZoneHandle(Protocol):
    """What stands for a zone in rules, and knows which one is meant while a choice is made."""

    def key_for(self, now: Change) -> str:
        """The key of the zone."""


Where = str | ZoneHandle
Learners = tuple[frozenset[Seat], frozenset[Seat]]


def _key(now: Change, where: Where) -> str:
    return where if isinstance(where, str) else where.key_for(now)


def key(name: str, seat: Seat | None = None) -> str:
    """The key of a zone: `key("hand", "red")` is `hand.red`."""
    return name if seat is None else f"{name}.{seat}"


def cards_in(position: Position, zone: str) -> tuple[CardId, ...]:
    """The cards in a zone, as far as this position shows them."""
    rules = position.rules
    pile: tuple[CardId, ...] = position.parts[rules.zones_at].piles[rules.zone_index[zone]]
    return pile


def lay_out(now: Change, zone: str, laid: Iterable[CardId]) -> None:
    """Make a zone hold just these cards: for set-up and scenarios, not for play."""
    piles = list(now[Zones].piles)
    piles[now.rules.zone_index[zone]] = tuple(laid)
    now.put(Zones(tuple(piles)))


def move(
    now: Change,
    moved: Iterable[CardId],
    source: Where,
    target: Where,
    *,
    message: str | None = None,
) -> None:
    """Move cards between zones; they go onto the target's end, in the order given.

    `message` tells it in other words than the game usually has for it; an empty one tells nothing,
    for another event does.
    """
    taken = tuple(moved)
    if not taken:
        return
    if not isinstance(source, str):
        source = source.key_for(now)
    if not isinstance(target, str):
        target = target.key_for(now)
    rules, parts = now.rules, now.parts
    at = rules.zones_at
    piles = list(parts[at].piles)  # type: ignore[attr-defined]
    from_at, to_at = rules.zone_index[source], rules.zone_index[target]
    piles[from_at] = _left(piles[from_at], taken, source)
    piles[to_at] += taken
    parts[at] = Zones(tuple(piles))
    learned, unknown = rules.learners.get((source, target)) or _learners(rules, source, target)
    if learned:
        now.learned = now.learned | learned if now.learned else learned
        now.news = now.news | unknown if now.news else unknown
    now.tell(CardsMoved(taken, source, target, message))


def _left(pile: tuple[CardId, ...], taken: tuple[CardId, ...], source: str) -> tuple[CardId, ...]:
    """What is left of a pile once some cards are taken from it."""
    rest = list(pile)
    for card in taken:
        try:
            rest.remove(card)
        except ValueError:
            raise PluginError(f"there is no {card} in {source} to be moved") from None
    return tuple(rest)


def leave(now: Change, moved: Iterable[CardId], source: Where) -> None:
    """Take cards out of all zones, to a place where everybody sees them.

    No sentence tells it: tell an event of your own that says where they went.
    """
    source, taken = _key(now, source), tuple(moved)
    spec, piles = now.rules.zone(source), list(now[Zones].piles)
    at = now.rules.zone_index[source]
    piles[at] = _left(piles[at], taken, source)
    now.put(Zones(tuple(piles)))
    known = [seat for seat in now.seats if spec.shows_faces_to(seat)]
    now.reveal_to((seat for seat in now.seats if seat not in known), known=known)
    now.tell(CardsMoved(taken, source, "", ""))


def gather(now: Change, deck: Where, cards: Iterable[CardId]) -> None:
    """Shuffle all these cards into a deck and empty every other zone, as for a new deal."""
    zone = _key(now, deck)
    piles: list[Pile] = [()] * len(now.rules.zones)
    piles[now.rules.zone_index[zone]] = now.shuffled(zone, tuple(cards))
    now.put(Zones(tuple(piles)))
    now.tell(CardsGathered(zone))


def deal(now: Change, source: Where, target: Where, count: int) -> None:
    """Deal cards from the front of a deck, without telling it."""
    source, target = _key(now, source), _key(now, target)
    piles, index = list(now[Zones].piles), now.rules.zone_index
    dealt = piles[index[source]][: max(0, count)]
    piles[index[source]] = piles[index[source]][len(dealt) :]
    piles[index[target]] += dealt
    now.put(Zones(tuple(piles)))


def _learners(rules: Ruleset, source: str, target: str) -> Learners:
    """Who sees something new when a card goes from one zone to another, and who had not known.

    Kept for the match: cards go the same few ways all the time.
    """
    was, will, seats = rules.zone(source), rules.zone(target), rules.setup.seats
    unknown = frozenset(seat for seat in seats if not was.shows_faces_to(seat))
    shown = frozenset(seat for seat in unknown if will.faces == "top" or will.shows_faces_to(seat))
    if was.faces == "top":  # what lay beneath is the top now
        shown = unknown = frozenset(seats)
    found = rules.learners[source, target] = shown, unknown
    return found


def draw(
    now: Change,
    source: Where,
    target: Where,
    count: int = 1,
    *,
    refill: Where | None = None,
    message: str | None = None,
    told_once: bool = False,
) -> tuple[CardId, ...]:
    """Draw from the front of a deck; an empty deck is made anew from the `refill` pile.

    Draws as many as there are and gives them back, which may be fewer than asked for. With
    `told_once` one event tells of all of them, also where the deck was made anew in between.
    """
    if count <= 0:
        return ()
    if not isinstance(source, str):
        source = source.key_for(now)
    if not isinstance(target, str):
        target = target.key_for(now)
    rules, parts = now.rules, now.parts
    drawn: tuple[CardId, ...] = ()
    from_at, to_at = rules.zone_index[source], rules.zone_index[target]
    at = rules.zones_at
    while True:
        piles = list(parts[at].piles)  # type: ignore[attr-defined]
        some = piles[from_at][: count - len(drawn)]
        if some:
            piles[from_at] = piles[from_at][len(some) :]
            piles[to_at] += some
            parts[at] = Zones(tuple(piles))
            if not told_once:
                now.tell(CardsMoved(some, source, target, message))
            drawn += some
        if len(drawn) >= count or refill is None or not refill_from(now, source, refill):
            break
    if drawn:
        learned, unknown = rules.learners.get((source, target)) or _learners(rules, source, target)
        if learned:
            now.learned = now.learned | learned if now.learned else learned
            now.news = now.news | unknown if now.news else unknown
        if told_once:
            now.tell(CardsMoved(drawn, source, target, message))
    return drawn


def draw_any(
    now: Change, source: str, target: str, count: int = 1, *, stream: str = "", scripted: str = ""
) -> tuple[CardId, ...]:
    """Let chance pick cards, each alike, out of a zone whose content is open and has no order.

    The stream of chance bears the zone's name unless another is given; `scripted` is that of
    `Change.pick`. Picks as many as there are, which may be fewer than asked for.
    """
    if now.rules.zone(source).faces != "all":
        raise PluginError(f"{source} is not open: draw from it, and let chance shuffle it")
    drawn: list[CardId] = []
    left = list(cards_in(now, source))
    while left and len(drawn) < count:
        drawn.append(now.pick(stream or source, left, scripted=scripted))
        left.remove(drawn[-1])
    move(now, drawn, source, target)
    return tuple(drawn)


def shuffle(now: Change, zone: str) -> None:
    """Shuffle a zone; the stream of chance bears the zone's name."""
    lay_out(now, zone, now.shuffled(zone, cards_in(now, zone)))
    now.tell(Shuffled(zone))


def refill_from(now: Change, deck: str, pile: Where) -> bool:
    """Shuffle a whole pile into an empty deck; whether there was anything to shuffle."""
    pile = _key(now, pile)
    if not cards_in(now, pile):
        return False
    move(now, cards_in(now, pile), pile, deck)
    shuffle(now, deck)
    return True


def search(now: Change, deck: str, card: CardId, target: str) -> None:
    """Take a card of one's choice out of a deck and shuffle the deck."""
    move(now, (card,), deck, target)
    shuffle(now, deck)
