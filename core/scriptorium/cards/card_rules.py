"""What the rules of a match know of cards: effects, verbs, and the programs that cards are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from scriptorium.engine.card_run import CardRun, GoingOn
from scriptorium.engine.choices import Rule
from scriptorium.engine.errors import Refused
from scriptorium.engine.programs import Act, Choose, Closing, Program
from scriptorium.engine.registered import RulesExtension
from scriptorium.engine.rule_book import DEFAULT, RuleBook
from scriptorium.plugins.source_location import SourceLocation

from .chosen_before import could_be_chosen
from .program_binding import with_numbers, with_steps
from .verb_types import Condition, Ready, Verb

if TYPE_CHECKING:
    from scriptorium.engine.ruleset import Ruleset
    from scriptorium.engine.table import Moment


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
    closing: Closing | None = None
    cites: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class ProgramSpec:
    """A row of verbs without a card."""

    parts: dict[str, Any]
    plugin: str
    closing: Closing | None = None
    cites: tuple[tuple[str, str], ...] = ()
    written: SourceLocation | None = None


# What something is called, by languages.
Titles = tuple[tuple[str, str], ...]
Opening = tuple[Ready | None, int, tuple[Rule, ...]]


class CardRules(RulesExtension):
    """What plugins write about cards, and then the programs made of it."""

    def __init__(self) -> None:
        self.effects: dict[str, CardEffect] = {}
        self.verbs: dict[str, Verb] = {}
        self.conditions: dict[str, Condition] = {}
        self.written_programs: dict[str, ProgramSpec] = {}
        self.replaced: dict[tuple[str, str], str] = {}
        self.titles: dict[str, Titles] = {}  # of programs, lasting effects and ways of packs
        # What follows is made once all plugins have written.
        # By card or program that can be judged as things are, not paid for and in the hand: what
        # tells quickly whether it can be begun, where its verb brings that, what it costs, and what
        # its effect needs besides.
        self.openings: dict[str, Opening] = {}
        # What tells it, with the cards that cost and need nothing; first those of most cards.
        self.free_openings: tuple[tuple[Ready, frozenset[str]], ...] = ()
        # By verb, what says whether anything may be chosen first; found as verbs come up.
        self.beginnings: dict[str, tuple[Callable[[Moment], bool], ...]] = {}
        # What a verb has found out about programs that begin with it, by what it depends on.
        self.kept: defaultdict[Hashable, dict[str, Any]] = defaultdict(dict)

    def written(self) -> Iterable[tuple[str, str]]:
        """The effects."""
        return (("effects", effect.plugin) for effect in self.effects.values())

    def complete(self, book: RuleBook) -> None:
        """Read the cards' numbers, make their programs, and find what is used of the verbs."""
        for name, card in book.cards.items():
            book.cards[name] = with_numbers(card, self, book.known_backs)
        book.programs = {
            card.id: card.params for card in book.cards.values() if isinstance(card.params, Program)
        } | {name: with_steps(spec, self) for name, spec in self.written_programs.items()}
        for program in book.programs.values():
            ways = (step.options for step in program.steps if isinstance(step, Choose))
            named = (way for options in ways for way in options if way.titles)
            self.titles |= {way.title: way.titles for way in named}
        if not book.programs:  # verbs are lent, and no card is made of them: nothing new is said
            for kind, rule in tuple(book.actions.items()):
                if rule.plugin == DEFAULT and CardRun in rule.at:
                    del book.actions[kind]
        self.openings = self._openings(book)
        free: dict[Ready, set[str]] = {}
        for name, (quick, cost, needs) in self.openings.items():
            if quick is not None and not (cost or needs):
                free.setdefault(quick, set()).add(name)
        found = sorted(free.items(), key=lambda one: -len(one[1]))
        self.free_openings = tuple((quick, frozenset(names)) for quick, names in found)

    def _openings(self, book: RuleBook) -> dict[str, Opening]:
        """By card, how to judge whether it can be begun as things are."""
        found: dict[str, Opening] = {}
        for name, program in book.programs.items():
            first = program.steps[0] if program.steps else None
            if not isinstance(first, Act):
                continue
            verb = self.verbs[first.verb]
            costless = not program.costs and ("points" in verb.heedless or not program.cost)
            forbidden = any(book.added.get(one.kind) for stage in verb.stages for one in stage)
            if (verb.ready or "cards" in verb.heedless) and costless and not forbidden:
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

    def problem(self, table: Any) -> str:
        """A half-played card is one of this match, and stands at one of its parts."""
        for run in table.pending:
            if not isinstance(run, CardRun | GoingOn):
                continue
            program = table.rules.programs.get(run.card)
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


def card_rules(rules: Ruleset | RuleBook) -> CardRules:
    """What a match knows of cards; nothing where no plugin has written of them."""
    return cast("CardRules", rules.extensions.get(CardRules) or CardRules())
