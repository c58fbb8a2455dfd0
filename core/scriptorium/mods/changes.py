"""What a mod changes in a game, in sentences: cards, numbers, options, rules that it adds.

Two rule books are compared, one without the mod and one with it; so what is told is what is so,
never what a mod promises.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from string import Formatter
from typing import Any, Protocol

import msgspec

from scriptorium.cards import card_rules
from scriptorium.engine.card_specs import Card
from scriptorium.engine.errors import Reason, Refused
from scriptorium.engine.library import Library
from scriptorium.engine.programs import Program
from scriptorium.engine.questions import PluginAnswer
from scriptorium.engine.registered import Registered
from scriptorium.engine.rule_book import RuleBook
from scriptorium.engine.values import MatchSetup, Text, text

MOST_DOC = 300
UNSAID = "…"


class Speaker(Protocol):
    """Whoever says sentences in the language of a player."""

    language: str

    def say(self, sentence: Text, /) -> str:
        """A sentence in that language."""

    def name(self, thing: str, /) -> str:
        """What something is called there; the thing itself where it has no name."""

    def refusal(self, refused: Refused, /) -> str:
        """Why something is refused: the rules, and the sentence."""


class Plain:
    """Says everything in English."""

    language = "en"

    def say(self, sentence: Text, /) -> str:
        """The English words."""
        return sentence.english

    def name(self, thing: str, /) -> str:
        """The thing itself."""
        return thing

    def refusal(self, refused: Refused, /) -> str:
        """The rules, and the English sentence."""
        return f"{', '.join(refused.rules)} · {refused.reason}" if refused.rules else refused.reason


def changes(library: Library, before: MatchSetup, after: MatchSetup, by: Speaker) -> Iterator[str]:
    """What the second agreement has that the first has not, one sentence for each thing."""
    old, new = library.book(before), library.book(after)
    names = {ref.name for ref in after.plugins} - {ref.name for ref in before.plugins}
    cards = library.rules(before).cards
    for card in library.rules(after).cards.values():
        if card.id not in cards:
            yield _new_card(card, by)
        elif card != cards[card.id]:
            yield from _changed_card(cards[card.id], card, by)
    for name, value in new.numbers.items():
        was = old.numbers.get(name, value)
        if was != value:
            told = text(
                "mod-number", "{what}: {now} instead of {was}.", **_two(name, was, value, by)
            )
            yield by.say(told)
    for name, (chosen, _) in new.options.items():
        what = called(name, by)
        if name not in old.options:
            yield by.say(text("mod-option-new", "A new match has the option {what}.", what=what))
        elif old.options[name][0] != chosen:
            two = _two(name, _value(old.options[name][0], by), _value(chosen, by), by)
            told = text("mod-option", "A new match begins with {what}: {now}, not {was}.", **two)
            yield by.say(told)
    yield from _rules(new, names, by)


def _rules(book: RuleBook, names: set[str], by: Speaker) -> Iterator[str]:
    """What plugins of these names add to the rules."""
    yield from _choices(book, names, by)
    yield from _answers(book, names, by)
    yield from _refusals(book, names, by)
    yield from _consequences(book, names, by)


def _choices(book: RuleBook, names: set[str], by: Speaker) -> Iterator[str]:
    for spec in book.actions.values():
        if spec.plugin in names:
            what = called(spec.word, by)
            yield by.say(text("mod-action", "Something new to choose: {what}.", what=what))
    for effect in card_rules(book).effects.values():
        if effect.plugin in names:
            yield by.say(text("mod-effect", "A new effect for cards: {what}.", what=effect.name))


def _answers(book: RuleBook, names: set[str], by: Speaker) -> Iterator[str]:
    for asked in book.questions.values():
        for answer in asked.answers:
            if answer.plugin in names and answer.reason is not None:
                what = said(answer, by) or _spaced(asked.name)
                yield by.say(text("mod-forbids", "It may forbid something: {what}", what=what))
            elif answer.plugin in names and asked.joined == "sum":
                what = said(answer, by) or _spaced(asked.name)
                yield by.say(text("mod-adjusts", "It adjusts a number: {what}", what=what))


def _refusals(book: RuleBook, names: set[str], by: Speaker) -> Iterator[str]:
    for action, rules in book.added.items():
        for added in rules:
            if added.plugin in names:
                reason = added.rule.reason
                what = reason.text if reason.rules else _spaced(action.__name__)
                yield by.say(text("mod-forbids", "It may forbid something: {what}", what=what))
    for (plugin, *_), reason in book.reasons.items():
        if plugin in names:
            why = by.refusal(_without_details(reason))
            yield by.say(text("mod-refuses", "A new reason to refuse: {why}", why=why))


def _consequences(book: RuleBook, names: set[str], by: Speaker) -> Iterator[str]:
    for name, adjusters in book.adjusters.items():
        for one in adjusters:
            if one.plugin in names:
                what = ": ".join(filter(None, (called(name, by), said(one, by))))
                yield by.say(text("mod-adjusts", "It adjusts a number: {what}", what=what))
    for event, reactions in book.reactions.items():
        for one in reactions:
            if one.plugin in names:
                what = said(one, by) or _spaced(event.__name__)
                yield by.say(text("mod-reacts", "Something follows by itself: {what}", what=what))
    if any(one.plugin in names for one in book.setups):
        yield by.say(text("mod-set-up", "It prepares something when a match begins."))


def _without_details(reason: Reason) -> Refused:
    names = {name for _, name, _, _ in Formatter().parse(reason.text) if name}
    details: dict[str, Any] = dict.fromkeys(names, UNSAID)
    return reason(**details)


def said(one: Registered | PluginAnswer, by: Speaker) -> str:
    """What its author says of a function: in the player's language, or else in its docstring."""
    if not inspect.isfunction(one.call):
        return ""
    name = f"{one.plugin}.{one.call.__name__}"
    translated = by.name(name)
    if translated != name:
        return translated
    lines = (one.call.__doc__ or "").strip().splitlines()
    return lines[0][:MOST_DOC] if lines else ""


def called(name: str, by: Speaker) -> str:
    """What players call a number, an option or a key."""
    found = by.name(name)
    return found if found != name else name.rpartition(".")[2].replace("_", " ")


def _spaced(name: str) -> str:
    """A kind's name in words: `BookTaken` is book taken."""
    return "".join(f" {one.lower()}" if one.isupper() else one for one in name).strip()


def _two(name: str, was: Any, now: Any, by: Speaker) -> dict[str, str | int]:
    return {"what": called(name, by), "was": was, "now": now}


def _value(value: Any, by: Speaker) -> str:
    """A value of an option or a card, in words."""
    if value is True:
        return by.say(text("mod-yes", "yes"))
    if value is False:
        return by.say(text("mod-no", "no"))
    if isinstance(value, str):
        return called(value, by)
    if isinstance(value, dict):
        return " ".join(f"{called(key, by)} {_value(one, by)}" for key, one in value.items() if one)
    if isinstance(value, list | tuple):
        inside = "; " if any(isinstance(one, dict) for one in value) else ", "
        return inside.join(_value(one, by) for one in value) or UNSAID
    return UNSAID if value is None else str(value)


# cards


def _new_card(card: Card, by: Speaker) -> str:
    title, says = card.title or card.id, card.text(by.language)
    if not says:
        return by.say(text("mod-card-new", "New card {title}: {n}.", title=title, n=card.copies))
    told = text(
        "mod-card-new-says",
        "New card {title}: {n}. “{says}”",
        title=title,
        n=card.copies,
        says=says,
    )
    return by.say(told)


def _changed_card(was: Card, now: Card, by: Speaker) -> Iterator[str]:
    title = was.title or was.id
    if was.copies and not now.copies:
        yield by.say(text("mod-card-gone", "The card {title} is not in the game.", title=title))
        return
    if was.title != now.title:
        yield by.say(
            text("mod-card-title", "{was} is called {now}.", was=title, now=now.title or now.id)
        )
    words = {
        "copies": by.say(text("mod-copies", "copies")),
        "effect": by.say(text("mod-what-it-does", "what it does")),
        "back": by.say(text("mod-back", "back")),
        "art": by.say(text("mod-art", "picture")),
    }
    for key, what in words.items():
        before, after = getattr(was, key), getattr(now, key)
        if before != after:
            yield _card_line(title, what, before, after, by)
    for what, before, after in _differences(_plain(was.params), _plain(now.params), "", by):
        yield _card_line(title, what, before, after, by)
    if was.text(by.language) != now.text(by.language):
        says = now.text(by.language)
        yield by.say(text("mod-card-says", "{title} says: “{says}”", title=title, says=says))


def _card_line(title: str, what: str, was: Any, now: Any, by: Speaker) -> str:
    told = text(
        "mod-card-changed",
        "{title}, {what}: {now} instead of {was}.",
        title=title,
        what=what,
        was=_value(was, by),
        now=_value(now, by),
    )
    return by.say(told)


def _plain(params: Any) -> Any:
    """What stands on a card; of a program made from numbers, the numbers."""
    if isinstance(params, Program) and params.numbers is not None:
        params = params.numbers
    return msgspec.to_builtins(params) if params is not None else {}


def _differences(was: Any, now: Any, path: str, by: Speaker) -> Iterator[tuple[str, Any, Any]]:
    """Where two values of the same shape differ; where their shape differs, both as they are."""
    if was == now:
        return
    if isinstance(was, dict) and isinstance(now, dict):
        for key in dict.fromkeys((*was, *now)):
            here = f"{path} {called(key, by)}".strip()
            yield from _differences(was.get(key), now.get(key), here, by)
    elif _alike(was, now):
        for at, (before, after) in enumerate(zip(was, now, strict=True), 1):
            here = f"{path} {at}" if len(was) > 1 else path
            yield from _differences(before, after, here, by)
    else:
        yield path, was, now


def _alike(was: Any, now: Any) -> bool:
    """Whether both are lists of as many tables."""
    if not isinstance(was, list | tuple) or not isinstance(now, list | tuple):
        return False
    tables = all(isinstance(one, dict) for one in (*was, *now))
    return tables and len(was) == len(now)
