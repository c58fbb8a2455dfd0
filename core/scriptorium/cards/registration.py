"""What a plugin writes into the rule book about cards: packs, effects, verbs, conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import scriptorium.scene as sp
from scriptorium.engine.bound_choice import guarded_rule
from scriptorium.engine.card_run import CardRun, GoingOn, PassedOver
from scriptorium.engine.choices import Choice, Rule
from scriptorium.engine.errors import PluginError, Refused
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.values import CardId, Sentence, Text
from scriptorium.plugins.guard import Guard

from .card_rules import CardEffect, CardRules, ProgramSpec
from .closing import ClosingRules, closing
from .interpreter import resume, stage_done
from .line_reader import chain_reader
from .options import PICK, draw_options
from .verb_types import (
    Can,
    Condition,
    Do,
    Number,
    Ready,
    Said,
    Verb,
    VerbWords,
    check_words,
    words_with,
)

if TYPE_CHECKING:
    from scriptorium.engine.table import Position

REFUSAL = (Refused, type(None))


def effect(
    book: RuleBook,
    name: str,
    play: Callable[..., None] | None = None,
    *,
    check: Callable[..., Refused | None] | None = None,
    params: type | None = None,
    card: str = "",
    program: Callable[[Any], Mapping[str, Any]] | None = None,
    needs: tuple[Rule, ...] = (),
    closes: tuple[Rule, ...] = (),
    cites: Mapping[str, str] | None = None,
) -> None:
    """Name what a card can do; `params` is the Struct its numbers are read into.

    Either `play` does it, or `program` makes a card of verbs from the numbers: its cost, its
    parts (`do`) and how a whole line is written (`line`); `play` is then what happens before
    the first part. `needs` must hold before it is played, `closes` before it is closed
    with `done`; whoever plays a card with such rules closes it, also where it allows more and
    nothing more can be done. `card` names the one card that has it, where the effect is made
    for no other; `cites` names further rules by the id of a refusal to play it, or by the
    word of a choice and the id (`"walk abyss"`).

    Example: `sv.effect(book, "house.vigil", play, params=VigilNumbers)`
    """
    if play is None and program is None:
        raise PluginError(f"{book.plugin}: the effect {name} has play= or program=")
    book.reason(*(one.reason for one in needs))
    spec = CardEffect(
        name,
        book.guard(play, writes=True) if play else None,
        book.guard(check, result=REFUSAL) if check else None,
        params,
        book.plugin,
        card,
        book.guard(program) if program else None,
        tuple(guarded_rule(one, book.guard) for one in needs),
        _closing(book, closes),
        tuple((cites or {}).items()),
    )
    book.enter(book.extension(CardRules).effects, name, spec, f"the effect {name}")


def program(
    book: RuleBook,
    name: str,
    program: Mapping[str, Any],
    *,
    closes: tuple[Rule, ...] = (),
    cites: Mapping[str, str] | None = None,
) -> None:
    """Name a row of verbs that no card is needed for, such as a free action.

    `closes` and `cites` are those of `effect`.

    Example: `sv.program(book, "house.nap", {"do": [{"draw": 1}]})`
    """
    closing = _closing(book, closes)
    spec = ProgramSpec(dict(program), book.plugin, closing, tuple((cites or {}).items()))
    book.enter(book.extension(CardRules).written_programs, name, spec, f"the program {name}")


def _closing(book: RuleBook, rules: tuple[Rule, ...]) -> ClosingRules | None:
    """The rules about closing a card, if there are any."""
    book.reason(*(one.reason for one in rules))
    return ClosingRules(rules, book.guard) if rules else None


def verb(
    book: RuleBook,
    name: str,
    words: type[VerbWords] | str,
    *stages: Choice | tuple[Choice, ...],
    said: Said | Sentence,
    can: Can | None = None,
    do: Do | None = None,
    needs: tuple[Rule, ...] = (),
    form: str | tuple[str, ...] = "",
    ready: Ready | None = None,
    heedless: tuple[str, ...] = (),
) -> None:
    """Lend a verb to cards: `words` is the Struct that says what may stand beside it.

    Where a verb has a choice and one object, that one's name will do (`place = "lamp"`).

    `stages` are its choices, one after the other; a tuple holds alternatives. Those before
    the last have no `do`; the last one's tells to which pieces it was done, or gives the
    decision with which the verb goes on. `needs` must hold before anything is chosen, `form`
    is how the whole is written (`lead {seat}: {path}`), in one way or several. `ready` may
    answer at once for all cards of a hand that begin with the verb which of them can be begun.
    `heedless` says that neither "points" nor "cards" of hands decide whether it can be done.
    Where nobody chooses, `can` says whether it can be done, or gives the reason why not; `do`
    carries it out.
    `said` tells what a part with it does: a sentence that may name what stands beside it, or a
    function.

    Example: `sv.verb(book, "place", PlaceWords, PLACE, said=sc.Sentence("place", "Place it."))`
    """
    verbs = book.extension(CardRules).verbs
    if not verbs:
        _what_all_verbs_need(book)
    words = words_with(name, words) if isinstance(words, str) else words
    check_words(book.plugin, name, words)
    guard = book.guard
    laid = tuple(one if isinstance(one, tuple) else (one,) for one in stages)
    for choice in laid[-1] if laid else ():
        if choice.do is None:
            told = f"does nothing, and the verb {name} ends with it; give do="
            raise PluginError(f"the choice {choice.kind.__name__} {told}")
    book.reason(*(one.reason for one in needs))
    verb = Verb(
        name,
        words,
        guard(can, result=(bool, Refused)) if can else None,
        guard(do, writes=True) if do else None,
        guard(said.of if isinstance(said, Sentence) else said, result=Text),
        book.plugin,
        laid,
        tuple(guarded_rule(one, guard) for one in needs),
        _leaving_out(guard, ready) if ready else None,
        heedless,
    )
    book.enter(verbs, name, verb, f"the verb {name}")
    for stage, choices in enumerate(laid):
        for choice in choices:
            book.learn(
                choice,
                at=(CardRun,),
                do=stage_done(choice),
                stage=(name, stage),
            )
    for one in (form,) if isinstance(form, str) else form:
        if one:
            book.notation(chain_reader(one, laid))


def _what_all_verbs_need(book: RuleBook) -> None:
    """What playing cards of verbs needs, whatever the verbs are; the first verb brings it."""
    book.default(closing())
    book.event(PassedOver)
    book.task(GoingOn, resume)
    book.decision(CardRun)
    sp.add_scene(book, draw_options)
    condition(book, "done", lambda at: at.decision.done)
    book.default(PICK)


def condition(book: RuleBook, name: str, number: Number) -> None:
    """Name a number that the `if` of a card may ask about.

    Example: `sv.condition(book, "hand", lambda at: cards_held_by(at.me))`
    """
    condition = Condition(name, book.guard(number, result=int), book.plugin)
    book.enter(book.extension(CardRules).conditions, name, condition, f"the condition {name}")


def _leaving_out(guard: Guard, ready: Ready) -> Ready:
    """What answers for all cards of a hand; where a third-party one fails, these are left out."""
    if not guard.third_party:
        return ready
    checked, none = guard(ready, result=frozenset), frozenset[CardId]()

    def answer(position: Position, cards: tuple[CardId, ...]) -> frozenset[CardId]:
        args = checked, position, cards
        found: frozenset[CardId] = guard.ask_at(position, *args, name=cards[0], instead=none)
        return found

    return answer
