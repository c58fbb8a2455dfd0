"""The pages of the rule book that are about cards: zones, cards, packs, what cards can do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from .book import Book, EffectSpec, ProgramSpec
from .cards import FACES, Card, CardPack, Replacing, ZoneSpec
from .choices import Choice, Rule
from .compiled_choices import guarded_rule
from .errors import PluginError, Reason, Refused
from .lines import chain_reader
from .replacing import replace_card
from .structs import MatchSetup, Text
from .verbs import Can, Condition, Do, Number, Ready, Said, Verb, VerbWords, Why, check_words
from .wall import shown

if TYPE_CHECKING:
    from .rulebook import RuleBook
    from .table import Position

REFUSAL = (Refused, type(None))


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

    def reason(self, *reasons: Reason) -> None:
        """Declare the reasons for which your rules refuse, so that each can be translated.

        Example: `book.reason(TAKEN, NOT_YET)`
        """
        for reason in reasons:
            self._book.reasons[self._plugin, reason.message] = reason

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
        play: Callable[..., None] | None = None,
        *,
        check: Callable[..., Refused | None] | None = None,
        params: type | None = None,
        card: str = "",
        program: Callable[[Any], Mapping[str, Any]] | None = None,
        needs: tuple[Rule, ...] = (),
        closes: Callable[[Position, Any], Refused | None] | None = None,
        cites: Mapping[str, str] | None = None,
    ) -> None:
        """Name what a card can do; `params` is the Struct its numbers are read into.

        Either `play` does it, or `program` makes a card of verbs from the numbers: its cost, its
        parts (`do`) and how a whole line is written (`line`); `play` is then what happens before
        the first part. `needs` must hold before it is played. `closes` says why it may not be
        closed with `done` yet; whoever plays such a card closes it, also where it allows more and
        nothing more can be done. `card` names the one card that has it, where the effect is made
        for no other; `cites` names further rules by the id of a refusal to play it, or by the
        word of a choice and the id (`"walk abyss"`).

        Example: `book.effect("house.vigil", play, params=VigilNumbers)`
        """
        if play is None and program is None:
            raise PluginError(f"{self._plugin}: the effect {name} has play= or program=")
        self.reason(*(one.reason for one in needs))
        spec = EffectSpec(
            name,
            self._guard(play, writes=True) if play else None,
            self._guard(check, result=REFUSAL) if check else None,
            params,
            self._plugin,
            card,
            self._guard(program) if program else None,
            tuple(guarded_rule(one, self._guard) for one in needs),
            self._guard(closes, result=REFUSAL) if closes else None,
            tuple((cites or {}).items()),
        )
        self._new(self._book.effects, name, spec, f"the effect {name}")

    def program(
        self,
        name: str,
        program: Mapping[str, Any],
        *,
        closes: Callable[[Position, Any], Refused | None] | None = None,
        cites: Mapping[str, str] | None = None,
    ) -> None:
        """Name a row of verbs that no card is needed for, such as a free action.

        `closes` and `cites` are those of `effect`.

        Example: `book.program("house.nap", {"do": [{"draw": 1}]})`
        """
        checked = self._guard(closes, result=REFUSAL) if closes else None
        spec = ProgramSpec(dict(program), self._plugin, checked, tuple((cites or {}).items()))
        self._new(self._book.programs, name, spec, f"the program {name}")

    def verb(
        self,
        name: str,
        words: type[VerbWords],
        *stages: Choice | tuple[Choice, ...],
        said: Said,
        can: Can | None = None,
        do: Do | None = None,
        why: Why | None = None,
        needs: tuple[Rule, ...] = (),
        form: str | tuple[str, ...] = "",
        ready: Ready | None = None,
        heedless: tuple[str, ...] = (),
    ) -> None:
        """Lend a verb to cards: `words` is the Struct that says what may stand beside it.

        `stages` are its choices, one after the other; a tuple holds alternatives. Those before
        the last have no `do`; the last one's tells to which pieces it was done, or gives the
        decision with which the verb goes on. `needs` must hold before anything is chosen, `form`
        is how the whole is written (`lead {seat}: {path}`), in one way or several. `ready` may
        answer at once for all cards of a hand that begin with the verb which of them can be begun.
        `heedless` says that neither "points" nor "cards" of hands decide whether it can be done.
        Where nobody chooses, `can` says whether it can be done, `why` gives a reason of its own,
        `do` carries it out.
        `said` tells in a sentence what a part with it does.

        Example: `book.verb("place", PlaceWords, PLACE, said=place_said)`
        """
        from .card_ways import register
        from .doing import Doing, stage_done

        book = cast("RuleBook", self)
        if not self._book.verbs:
            register(book)
        check_words(self._plugin, name, words)
        guard = self._guard
        laid = tuple(one if isinstance(one, tuple) else (one,) for one in stages)
        for choice in laid[-1] if laid else ():
            if choice.do is None:
                told = f"does nothing, and the verb {name} ends with it; give do="
                raise PluginError(f"the choice {choice.kind.__name__} {told}")
        self.reason(*(one.reason for one in needs))
        verb = Verb(
            name,
            words,
            guard(can, result=bool) if can else None,
            guard(why, result=REFUSAL) if why else None,
            guard(do, writes=True) if do else None,
            guard(said, result=Text),
            self._plugin,
            laid,
            tuple(guarded_rule(one, guard) for one in needs),
            guard(ready, result=frozenset) if ready else None,
            heedless,
        )
        self._new(self._book.verbs, name, verb, f"the verb {name}")
        for stage, choices in enumerate(laid):
            for choice in choices:
                book._learn(choice, (Doing,), stage_done(choice), ((name, stage),))
        for one in (form,) if isinstance(form, str) else form:
            if one:
                book.notation(chain_reader(one, laid))

    def condition(self, name: str, number: Number) -> None:
        """Name a number that the `if` of a card may ask about.

        Example: `book.condition("hand", lambda position, doing: cards_held_by(doing.seat))`
        """
        condition = Condition(name, self._guard(number, result=int), self._plugin)
        self._new(self._book.conditions, name, condition, f"the condition {name}")
