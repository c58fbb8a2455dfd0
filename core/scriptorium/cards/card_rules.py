"""What the rules of a match know of cards: effects, verbs, and the programs that cards are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from scriptorium.engine.book import Book, RulesExtension
from scriptorium.engine.choices import Rule
from scriptorium.engine.errors import Refused
from scriptorium.engine.rule_book import DEFAULT
from scriptorium.plugins.source_location import SourceLocation

from .card_run import CardRun, Done, GoingOn
from .chosen_before import could_be_chosen
from .program_binding import with_numbers, with_steps
from .programs import Act, Choose, Program
from .verb_types import Condition, Ready, Verb

if TYPE_CHECKING:
    from scriptorium.engine.action_rule import Lister
    from scriptorium.engine.ruleset import Ruleset
    from scriptorium.engine.table import Position


@dataclass
class CardEffect:
    """What a card can do, and the numbers it takes from the card."""

    name: str
    play: Callable[..., None] | None
    check: Callable[..., Refused | None] | None
    params: type | None
    plugin: str
    card: str = ""
    program: Callable[[Any], Any] | None = None
    needs: tuple[Rule, ...] = ()
    closes: Callable[[Position, Any], Refused | None] | None = None
    cites: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class ProgramSpec:
    """A row of verbs without a card."""

    parts: dict[str, Any]
    plugin: str
    closes: Callable[[Position, Any], Refused | None] | None = None
    cites: tuple[tuple[str, str], ...] = ()
    written: SourceLocation | None = None


# What something is called, by languages.
Titles = tuple[tuple[str, str], ...]
Opening = tuple[Ready, int, tuple[Rule, ...]]


class CardRules(RulesExtension):
    """What plugins write about cards, and then the programs made of it."""

    decision = CardRun

    def __init__(self) -> None:
        self.effects: dict[str, CardEffect] = {}
        self.verbs: dict[str, Verb] = {}
        self.conditions: dict[str, Condition] = {}
        self.written_programs: dict[str, ProgramSpec] = {}
        self.replaced: dict[tuple[str, str], str] = {}
        self.titles: dict[str, Titles] = {}  # of programs, lasting effects and ways of packs
        # What follows is made once all plugins have written.
        self.programs: dict[str, Program] = {}
        # By card or program: what tells quickly whether it can be begun as things are, what it
        # costs, and what its effect needs besides.
        self.openings: dict[str, Opening] = {}
        # What tells it, with the cards that cost and need nothing; first those of most cards.
        self.free_openings: tuple[tuple[Ready, frozenset[str]], ...] = ()
        # What a verb has found out about programs that begin with it, by what it depends on.
        self.kept: defaultdict[Hashable, dict[str, Any]] = defaultdict(dict)
        self.restless: frozenset[tuple[str, int]] = frozenset()
        self._keys: dict[tuple[str, int, int, bool], Hashable] = {}
        self._offers: dict[tuple[str, int, int, bool], tuple[Lister, ...] | None] = {}

    def written(self) -> Iterable[tuple[str, str]]:
        """The effects."""
        return (("effects", effect.plugin) for effect in self.effects.values())

    def complete(self, book: Book) -> None:
        """Read the cards' numbers, make their programs, and find what is used of the verbs."""
        for name, card in book.cards.items():
            book.cards[name] = with_numbers(card, self, book.backs)
        self.programs = {
            card.id: card.params for card in book.cards.values() if isinstance(card.params, Program)
        } | {name: with_steps(spec, self) for name, spec in self.written_programs.items()}
        for program in self.programs.values():
            ways = (step.options for step in program.steps if isinstance(step, Choose))
            named = (way for options in ways for way in options if way.titles)
            self.titles |= {way.title: way.titles for way in named}
        if not self.programs:  # verbs are lent, and no card is made of them: nothing new is said
            for kind, rule in tuple(book.actions.items()):
                if rule.plugin == DEFAULT and CardRun in rule.at:
                    del book.actions[kind]
        used = {
            step.verb
            for program in self.programs.values()
            for step in program.steps
            if isinstance(step, Act)
        }
        for rule in book.actions.values():
            if rule.sought_by:
                rule.used = any(verb in used for verb, _ in rule.sought_by)
                rule.sought_by += [(verb, 0, Done) for verb, stage in rule.sought_by if not stage]
        if Done in book.actions:
            done = book.actions[Done]
            openings = ((name, 0, Done) for name, verb in self.verbs.items() if verb.stages)
            done.sought_by = [*done.at, *openings]
        self.restless = self._restless(book)
        self.openings = self._openings(book)
        free: dict[Ready, set[str]] = {}
        for name, (quick, cost, needs) in self.openings.items():
            if not (cost or needs):
                free.setdefault(quick, set()).add(name)
        found = sorted(free.items(), key=lambda one: -len(one[1]))
        self.free_openings = tuple((quick, frozenset(names)) for quick, names in found)

    def _openings(self, book: Book) -> dict[str, Opening]:
        """By card, what answers quickly whether it can be begun."""
        found: dict[str, Opening] = {}
        for name, program in self.programs.items():
            first = program.steps[0] if program.steps else None
            if not isinstance(first, Act):
                continue
            verb = self.verbs[first.verb]
            costless = not program.costs and ("points" in verb.heedless or not program.cost)
            forbidden = any(book.added.get(one.kind) for stage in verb.stages for one in stage)
            if verb.ready is not None and costless and not forbidden:
                card = book.cards.get(name)
                needs = self.effects[card.effect].needs if card is not None else ()
                found[name] = verb.ready, program.cost, needs
        return found

    def tells_why(self, program: Program) -> bool:
        """Whether the part that a card begins with may have a reason of its own against it."""
        first = program.steps[0] if program.steps else None
        if not isinstance(first, Act):
            return True
        verb = self.verbs[first.verb]
        return bool(verb.needs) or verb.can is not None

    def stands_alone(self, program: Program) -> bool:
        """Whether neither its price nor where the card lies has a say in if it can be begun."""
        first = program.steps[0] if program.steps else None
        if program.cost or not isinstance(first, Act):
            return False
        return "cards" in self.verbs[first.verb].heedless

    def _restless(self, book: Book) -> frozenset[tuple[str, int]]:
        """The stages of verbs behind which another plugin forbids something."""
        found: set[tuple[str, int]] = set()
        for verb in self.verbs.values():
            stages = range(len(verb.stages))
            last = max(
                (s for s in stages if any(book.added.get(c.kind) for c in verb.stages[s])),
                default=0,
            )
            found.update((verb.name, stage) for stage in range(last))
        return frozenset(found)

    def key_of(self, position: Position, top: Any) -> Hashable:
        """Where the choices of a half-played card are found: by the verb and its stage."""
        begun = top.card, top.at, top.stage, top.done > 0
        key = self._keys.get(begun)
        if key is None:
            key = self._keys[begun] = self._key_of(top)
        return key

    def _key_of(self, run: CardRun) -> Hashable:
        """Before the first stage what is awaited may be closed, if there is anything to close."""
        program = self.programs[run.card]
        step = program.steps[run.at] if run.at < len(program.steps) else None
        if isinstance(step, Act) and self.verbs[step.verb].stages:
            if run.stage or not (run.done or program.is_closable):
                return step.verb, run.stage
            return step.verb, run.stage, Done
        return CardRun

    def offers(self, position: Position, top: Any) -> tuple[Lister, ...] | None:
        """What lists the choices of a half-played card, less those that its part does not give."""
        begun = top.card, top.at, top.stage, top.done > 0
        try:
            return self._offers[begun]
        except KeyError:
            found = self._offers[begun] = self._offers_of(position, top)
            return found

    def _offers_of(self, position: Position, top: CardRun) -> tuple[Lister, ...] | None:
        rules, key = position.rules, self.key_of(position, top)
        found, steps = rules.direct_offers.get(key), self.programs[top.card].steps
        step = steps[top.at] if top.at < len(steps) else None
        if found is None or not isinstance(step, Act):
            return found
        givens = [
            None if one.plugin in rules.strangers else one.choice.choice.given
            for one in rules.sources[key]
        ]
        pairs = zip(found, givens, strict=True)
        return tuple(lister for lister, given in pairs if given is None or given(step.words))

    def problem(self, table: Any) -> str:
        """A half-played card is one of this match, and stands at one of its parts."""
        for run in table.pending:
            if not isinstance(run, CardRun | GoingOn):
                continue
            program = self.programs.get(run.card)
            if program is None:
                return f"{run.card} is half played, and is no card of this match"
            step = program.steps[run.at] if run.at < len(program.steps) else None
            if step is None or run.done > run.at:
                return f"{run.card} is half played and stands at part {run.at} of it"
            if isinstance(run, GoingOn):
                continue
            stages = self.verbs[step.verb].stages if isinstance(step, Act) else ()
            if not isinstance(step, Act | Choose) or run.stage >= max(1, len(stages)):
                return f"{run.card} is half played and nobody can go on with it"
            if (run.stage or run.chosen) and not could_be_chosen(table, run):
                return f"{run.card} is half played, and nobody can have chosen what is chosen in it"
        return ""

    def further_rules(self, position: Position, top: Any, word: str, id: str) -> tuple[str, ...]:
        """What the card being played says of a refusal."""
        return self.programs[top.card].cites.get(f"{word} {id}", ())


def card_rules(rules: Ruleset | Book) -> CardRules:
    """What a match knows of cards; nothing where no plugin has written of them."""
    return cast("CardRules", rules.extensions.get(CardRules) or CardRules())
