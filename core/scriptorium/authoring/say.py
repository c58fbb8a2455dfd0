"""What a game says, by the ids of its messages in `locale/en.ftl`: sentences, reasons, rules.

    say = game.say
    NOT_HELD = say.reason("L2", "larks-not-held")
    HIGHER = say.rule("L3", "larks-not-higher", predicate=lambda at, do: NR[do.card] > top(at))

Write an id whole wherever you use it: a search then finds every place. A detail that is the id of
a card or another thing is called by what is printed on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from scriptorium.engine.choices import Rule
from scriptorium.engine.errors import PluginError, Reason, Refused
from scriptorium.engine.values import Sentence, Text, text
from scriptorium.engine.zones import is_hidden
from scriptorium.scene import Piece
from scriptorium.scene.pieces import card_piece

from .fluent import Message, parse_messages
from .rules import Also, Explain, Mask, Predicate, make_rule

Detail = str | int
Titles = Mapping[str, str]

# Pictures say and show the same again and again: so many are kept, of one sentence and of a game.
MOST_TEXTS, MOST_PIECES = 2048, 16_384
FIELDS = frozenset(Piece.__struct_fields__)


def names_in(words: str) -> frozenset[str]:
    """The details that a sentence names."""
    return words.names if isinstance(words, Message) else frozenset()


class GameSentence(Sentence):
    """A sentence of a game: call it with the details that it names."""

    titles: Titles
    names: tuple[str, ...]
    _texts: dict[tuple[Any, ...], Text]
    _splits: dict[tuple[str, ...], tuple[tuple[str, ...], tuple[str, ...]]]

    @classmethod
    def made(cls, id: str, words: str, titles: Titles) -> GameSentence:
        """A sentence whose details are called by their titles."""
        self = cls(id, words)
        self.titles, self.names = titles, tuple(sorted(names_in(words)))
        self._texts, self._splits = {}, {}
        return self

    def __call__(self, **details: Detail) -> Text:
        """The sentence with these details, also with some for translators alone."""
        if len(details) == len(self.names):
            return self.filled(details)
        return text(self.id, self.english, **self._titled(details))

    def filled(self, known: Mapping[str, Any]) -> Text:
        """The sentence with those details that it names; not all of its variants name each."""
        values = [known.get(name) for name in self.names]
        key = (*values, *map(type, values))
        found = self._texts.get(key)
        if found is None:
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            given = zip(self.names, values, strict=True)
            details = self._titled({name: value for name, value in given if value is not None})
            found = self._texts[key] = text(self.id, self.english, **details)
        return found

    def of(self, value: Any, **more: Detail) -> Text:
        """The sentence with the attributes of a value, and further details, that it names."""
        named = ((n, more[n] if n in more else getattr(value, n, None)) for n in self.names)
        return self.filled(dict(named))

    def split(self, names: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Which of some names are fields of a piece, and which the sentence names."""
        given = tuple(names)
        found = self._splits.get(given)
        if found is None:
            fields = tuple(name for name in given if name in FIELDS)
            found = self._splits[given] = fields, tuple(n for n in given if n in self.names)
        return found

    def _titled(self, details: Mapping[str, Any]) -> dict[str, Any]:
        titles = self.titles
        return {n: titles.get(v, v) if isinstance(v, str) else v for n, v in details.items()}


class GameReason(Reason):
    """A reason whose details are called by their titles."""

    __slots__ = ("titles",)
    titles: Titles

    def __call__(self, *, also: tuple[str, ...] = (), **details: Detail) -> Refused:
        """Refuse for this reason; `also` names further rules that this case rests on."""
        if not details:
            return super().__call__(also=also)
        titles = self.titles
        told = {n: titles.get(v, v) if isinstance(v, str) else v for n, v in details.items()}
        return super().__call__(also=also, **told)


class Say:
    """The sentences of one plugin; `titles` are what ids among their details are called."""

    def __init__(self, folder: Path, titles: Titles) -> None:
        self.folder, self.titles = folder, titles
        path = folder / "en.ftl"
        self._words = parse_messages(path.read_text("utf-8")) if path.is_file() else {}
        self.reasons: list[Reason] = []  # all that were made, which its plugin declares
        self._spoken: dict[str, GameSentence] = {}
        self.pieces: dict[tuple[Any, ...], Piece] = {}

    def beside(self) -> Say:
        """The same sentences for another plugin, with reasons of its own."""
        other = Say.__new__(Say)
        other.folder, other.titles = self.folder, self.titles
        other._words, other._spoken, other.pieces = self._words, self._spoken, self.pieces
        other.reasons = []
        return other

    def words(self, message: str) -> str:
        """The English of a message."""
        try:
            return self._words[message]
        except KeyError:
            raise PluginError(f"{self.folder.name}/en.ftl says nothing of {message}") from None

    def __call__(self, message: str) -> GameSentence:
        """A sentence, to be called with its details."""
        found = self._spoken.get(message)
        if found is None:
            made = GameSentence.made(message, self.words(message), self.titles)
            found = self._spoken[message] = made
        return found

    def text(self, message: str, **details: Detail) -> Text:
        """A sentence with its details."""
        return self(message)(**details)

    def told(self, message: str, **known: Any) -> Text:
        """A sentence with those of the details that it names."""
        return self(message).filled(known)

    def reason(self, numbers: str, message: str, *, id: str = "") -> GameReason:
        """Why something is refused, with the numbers of the rules.

        Its id is that of the message without the word it begins with, which names the game:
        `larks-not-held` is the reason `not_held`.
        """
        id = id or message.partition("-")[2].replace("-", "_")
        made = GameReason(id, numbers, self.words(message), message=message)
        made.titles = self.titles
        self.reasons.append(made)
        return made

    def awaits(self, numbers: str, message: str) -> GameReason:
        """What a player reads who touches something else while this is awaited."""
        return self.reason(numbers, message, id="awaited")

    def rule(
        self,
        numbers: str,
        message: str,
        *,
        mask: Mask | None = None,
        predicate: Predicate | None = None,
        explain: Explain | None = None,
        also: Also | None = None,
        field: str = "",
        id: str = "",
    ) -> Rule:
        """A rule with a reason of its own.

        `mask(at)` is the set it lets through, bit by bit; `predicate(at, do)` judges one action;
        `explain(at, do)` finds the refusal. Each but the mask may have a third parameter: the
        decision. `also(at, do)` names further rules that one refusal rests on.
        """
        return self.rule_for(
            self.reason(numbers, message, id=id),
            mask=mask,
            predicate=predicate,
            explain=explain,
            also=also,
            field=field,
        )

    def rule_for(
        self,
        reason: Reason,
        *,
        mask: Mask | None = None,
        predicate: Predicate | None = None,
        explain: Explain | None = None,
        also: Also | None = None,
        field: str = "",
    ) -> Rule:
        """A rule with a reason that other rules have as well."""
        return make_rule(reason, mask, predicate, explain, also, field)

    def group(self, name: str, **told: Detail) -> PieceGroup:
        """A group of pieces of the picture; `told` are details of all their sentences."""
        return PieceGroup(self, name, told)

    def titled(self, id: str) -> str:
        """What is printed on the thing of that id."""
        return self.titles.get(id, id)


class PieceGroup:
    """Makes the pieces of one group, each with its sentence."""

    __slots__ = ("_key", "name", "say", "told")

    def __init__(self, say: Say, name: str, told: dict[str, Detail]) -> None:
        self.say, self.name, self.told = say, name, told
        self._key = (name, *told, *told.values())

    def piece(self, id: str, art: str, x: float, y: float, message: str, **more: Any) -> Piece:
        """A piece; `more` are its other fields, and the details of its sentence.

        What is both, such as a `count`, is shown and told.
        """
        key = (self._key, id, art, x, y, message, *more, *more.values())
        pieces = self.say.pieces
        found = pieces.get(key)
        if found is None:
            if len(pieces) >= MOST_PIECES:
                pieces.clear()
            sentence = self.say(message)
            fields, told = sentence.split(more)
            says = sentence.filled(self.told | {name: more[name] for name in told})
            shown = {name: more[name] for name in fields}
            found = Piece(id, art, float(x), float(y), says=says, group=self.name, **shown)
            pieces[key] = found
        return found

    def card(
        self, view: Any, id: str, card: str, x: float, y: float, message: str, **more: Any
    ) -> Piece:
        """A card that lies open, called by what is printed on it."""
        sentence = self.say(message)
        fields, _ = sentence.split(more)
        title = self.say.titles.get(card) or view.rules.cards[card].title
        says = sentence.filled(self.told | {"card": title} | more)
        shown: dict[str, Any] = {"label": title}
        shown |= {name: more[name] for name in fields}
        return card_piece(view, id, card, float(x), float(y), says=says, group=self.name, **shown)

    def alike(
        self, view: Any, cards: Iterable[str], id: str, message: str, begin: int = 0
    ) -> Iterator[Piece]:
        """Cards side by side, those that are alike together; `id` is before their names.

        Those that one sees from behind are left out: a spectator sees nobody's hand.
        """
        held = [card for card in cards if not is_hidden(card)]
        for at, card in enumerate(dict.fromkeys(held), begin):
            yield self.card(view, id + card, card, at, 0, message, count=held.count(card))

    def buttons(self, offered: Iterable[tuple[str, str]]) -> Iterator[Piece]:
        """What can be touched although it is no thing: its piece and its message."""
        for at, (name, message) in enumerate(offered):
            yield self.piece(name, "button", at, 0, message, label=name)
