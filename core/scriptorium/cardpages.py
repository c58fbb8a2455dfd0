"""The pages of the rule book that are about cards: zones, cards, packs, what cards can do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from .book import Book, EffectSpec
from .cards import FACES, Card, CardPack, Replacing, ZoneSpec
from .errors import PluginError, Refused
from .replacing import replace_card
from .structs import MatchSetup, Text
from .verbs import Can, Condition, Do, Number, Said, Verb, VerbWords, Why, check_words
from .wall import shown

if TYPE_CHECKING:
    from .rulebook import RuleBook


class CardPages:
    """What `RuleBook` offers for cards."""

    def __init__(self, book: Book, setup: MatchSetup, plugin: str, guard: Any) -> None:
        self._book = book
        self._plugin = plugin
        self._guard = guard
        self.setup = setup
        self.seats = setup.seats
        own = plugin == setup.game or plugin.startswith(f"{setup.game}.")
        self._space = "" if own else plugin

    def _new(self, place: dict[Any, Any], key: Any, value: Any, what: str) -> None:
        if key in place:
            other = getattr(place[key], "plugin", "") or "another plugin"
            raise PluginError(f"{self._plugin}: {what} is there already, from {other}")
        place[key] = value

    def zone(self, name: str, *, faces: str = "all", each: bool = False) -> None:
        """Make a zone for cards, one for each seat with `each`; `faces`: all, owner, top or none.

        Example: `book.zone("hand", faces="owner", each=True)`
        """
        if faces not in FACES:
            raise PluginError(f"faces is one of {', '.join(FACES)}, not {shown(faces)}")
        for seat in self.seats if each else (None,):
            spec = ZoneSpec(name, faces, seat)
            self._new(self._book.zones, spec.key, spec, f"the zone {spec.key}")

    def backs(self, *names: str) -> None:
        """Name the backs that cards of this game have, so that a pack cannot miss them.

        Example: `book.backs("day", "night")`
        """
        self._book.backs |= set(names)

    def card(self, card: Card) -> None:
        """Add a kind of card to the match.

        Example: `book.card(sc.Card("vigil", effect="house.vigil", copies=3))`
        """
        if not card.plugin:
            card = replace(card, plugin=self._plugin)
        if self._space and not card.id.startswith(f"{self._space}:"):
            raise PluginError(f"{self._plugin}: call the card {self._space}:{card.id}")
        self._new(self._book.cards, card.id, card, f"the card {card.id}")

    def replace_card(self, card: str, **changes: Any) -> None:
        """Change what another plugin's card has; two plugins that change the same are an error.

        Example: `book.replace_card("vigil", copies=1)`
        """
        replace_card(self._book, self._plugin, Replacing(card, changes))

    def pack(self, pack: CardPack) -> None:
        """Add the cards of a pack, each checked against the effect that it names.

        Example: `book.pack(read_pack(Path(__file__).parent / "vigil.toml"))`
        """
        for card in pack.cards(self._plugin, space=self._space):
            if isinstance(card, Replacing):
                replace_card(self._book, self._plugin, card)
            else:
                self.card(card)

    def effect(
        self,
        name: str,
        play: Callable[..., None],
        *,
        check: Callable[..., Refused | None] | None = None,
        params: type | None = None,
        card: str = "",
    ) -> None:
        """Name what a card can do; `params` is the Struct its numbers are read into.

        `card` names the one card that has it, where the effect is made for no other.

        Example: `book.effect("house.vigil", play, params=VigilNumbers)`
        """
        spec = EffectSpec(
            name,
            self._guard(play, writes=True),
            self._guard(check) if check else None,
            params,
            self._plugin,
            card,
        )
        self._new(self._book.effects, name, spec, f"the effect {name}")

    def verb(
        self,
        name: str,
        words: type[VerbWords],
        *,
        can: Can,
        said: Said,
        do: Do | None = None,
        why: Why | None = None,
    ) -> None:
        """Lend a verb to card packs: `words` is the Struct that says what may stand beside it.

        `can` says whether it can be done now, `why` gives a reason of its own why not. Where
        nobody chooses, `do` carries it out; otherwise actions of yours answer the decision
        `Doing` and call `carried_out`. `said` tells in a sentence what a part with it does.

        Example: `book.verb("draw", DrawWords, can=can_draw, do=draw, said=draw_said)`
        """
        if not self._book.verbs:
            from .doing import register

            register(cast("RuleBook", self))
        check_words(self._plugin, name, words)
        guard = self._guard
        verb = Verb(
            name,
            words,
            guard(can, result=bool),
            guard(why) if why else None,
            guard(do, writes=True) if do else None,
            guard(said, result=Text),
            self._plugin,
        )
        self._new(self._book.verbs, name, verb, f"the verb {name}")

    def condition(self, name: str, number: Number) -> None:
        """Name a number that the `if` of a card may ask about.

        Example: `book.condition("hand", lambda position, doing: cards_held_by(doing.seat))`
        """
        condition = Condition(name, self._guard(number, result=int), self._plugin)
        self._new(self._book.conditions, name, condition, f"the condition {name}")
