"""Texts in the player's language: each plugin's sentences are translated beside its code.

A sentence comes with English words; these are shown where a translation is missing or broken,
and everywhere when fluent.runtime is not installed.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path

import scriptorium
from scriptorium import About, Library, Refused, Ruleset, Seat, Text, ZoneSpec
from scriptorium.cards import card_rules
from scriptorium.plugins import Detail, PluginEntry
from scriptorium.scene import BUTTONS, Piece

from .message_file import MessageFile
from .message_file import can_translate as can_translate

log = logging.getLogger("scriptorium.play")

MOST_BYTES = 512 * 1024
LANGUAGE_NAMES = {"en": "English", "nl": "Nederlands", "de": "Deutsch", "it": "Italiano"}
OWN = Path(__file__).parents[1] / "locale"
ENGINE = Path(scriptorium.__file__).parent / "locale"
_shared: list[Path] = [ENGINE, OWN]


def add_texts(folder: Path) -> None:
    """Let a frontend's own sentences be spoken by all words made from now on."""
    if folder not in _shared:
        _shared.append(folder)


@cache
def bundle(folder: Path, language: str) -> MessageFile | None:
    """The messages of a folder in one language, or None where there are none to be had."""
    path = folder / f"{language}.ftl"
    if not can_translate():
        return None
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise ValueError(f"{path.name} has more than {MOST_BYTES} bytes")
        return MessageFile(data.decode("utf-8"), language)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        log.warning("the texts in %s are not used", path.name, exc_info=error)
        return None


def _spoken(folders: Iterable[Path], language: str) -> list[MessageFile]:
    """The messages of those folders that have any in this language."""
    found = (bundle(folder, language) for folder in folders)
    return [messages for messages in found if messages is not None]


# A sentence told within another brings its own full stop; three of them are meant.
_DOUBLE_STOP = re.compile(r"(?<!\.)\.\.(?!\.)")


class Translator:
    """Speaks one language, with the texts of the folders it was given and of the stage itself."""

    def __init__(
        self,
        language: str = "en",
        folders: Iterable[Path] = (),
        names: dict[str, str] | None = None,
        card_texts: dict[str, tuple[str, str]] | None = None,
        own: dict[str, Path] | None = None,
        titles: dict[str, str] | None = None,
        seats: Iterable[Seat] = (),
    ) -> None:
        self.language = language
        self.folders = tuple(dict.fromkeys((*folders, *_shared)))
        self._names = names or {}
        self._cards = card_texts or {}
        self._own = own or {}
        self._titles = titles or {}  # as they are printed, and as they are said here
        self._seats = frozenset(seats)
        self._found: dict[str, str] = {}  # names that were looked for: most sentences hold some

    @cached_property
    def _messages(self) -> tuple[MessageFile, ...]:
        return tuple(_spoken(self.folders, self.language))

    def say(self, sentence: Text | None) -> str:
        """A sentence in this language."""
        if sentence is None:
            return ""
        return self._say(sentence.id, sentence.english, sentence.details, self._messages)

    def refusal(self, refused: Refused, *, cite: bool = True) -> str:
        """Why something is refused: the rules, and the sentence."""
        first = self._own.get(refused.plugin)
        before = () if first is None else _spoken((first,), self.language)
        files = (*before, *self._messages)
        told = self._say(refused.message, refused.reason, refused.details, files)
        return f"{', '.join(refused.rules)} · {told}" if cite and refused.rules else told

    def name(self, thing: str) -> str:
        """The name of a seat, a card or a zone, as players call it."""
        known = self._names.get(thing, self._found.get(thing))
        if known is None:
            id = f"name-{thing}".replace(".", "-").replace("_", "-")
            told = (self._format(messages, id, ()) for messages in self._messages)
            known = self._found[thing] = next((one for one in told if one is not None), thing)
        return known

    def called(self, key: str) -> str:
        """What code calls by a key, such as an option or its value, as the beginning of a line."""
        name = self.name(key)
        name = name if name != key else key.replace("_", " ")
        return name[:1].upper() + name[1:]

    def piece(self, piece: Piece) -> str:
        """A piece in words: its sentence, or else its label, its card, its name."""
        if piece.says is not None:
            return self.say(piece.says)
        return self.name(piece.label or piece.card or piece.id)

    def short(self, piece: Piece) -> str:
        """A piece in as few words as tell it apart: what it is called, or what a button does."""
        if piece.group == BUTTONS or not piece.label:
            return self.piece(piece).rstrip(".")
        name = self.name(piece.label)
        return self.caption(piece.label) if name == piece.label else name

    def caption(self, label: str) -> str:
        """What is written on a piece: the title of a card, also behind a number or a seat."""
        before, space, rest = label.partition(" ")
        if before.rstrip(".").isdecimal() or before in self._seats:
            known = self._titles.get(rest) or (self.name(rest) if before in self._seats else "")
            return f"{before}{space}{known}" if known else label
        return self._titles.get(label, label)

    def card(self, card: str) -> tuple[str, str]:
        """The title of a card, and what it says in this language."""
        return self._cards.get(card, (self.name(card), ""))

    def _say(self, id: str, english: str, details: Detail, files: Iterable[MessageFile]) -> str:
        for messages in files:
            found = self._format(messages, id, details)
            if found is not None:
                return _DOUBLE_STOP.sub(".", found)
        return _DOUBLE_STOP.sub(".", english)

    def _format(self, messages: MessageFile, id: str, details: Detail) -> str | None:
        if id not in messages:
            return None
        told = messages.format(id, {name: self._detail(value) for name, value in details})
        if told is None:
            return None
        # A sentence may begin with a name that has a small letter elsewhere: a thing, a pile.
        sentence = bool(details) and told.endswith((".", "!", "?"))
        return told[:1].upper() + told[1:] if sentence else told

    def _detail(self, value: str | int) -> str | int:
        if not isinstance(value, str) or not value:
            return value
        return ", ".join(self.name(one) for one in value.split(", "))


def words_for(
    language: str,
    rules: Ruleset | None = None,
    library: Library | None = None,
    players: Mapping[Seat, str] | None = None,
) -> Translator:
    """The words of a match: those of its plugins, the titles of its cards, the core's, ours.

    `players` are what those who sit at the table call themselves.
    """
    if rules is None or library is None:
        return Translator(language)
    own: dict[str, Path] = {}
    for ref in rules.setup.plugins:
        plugin = library.plugins.get(ref.name)
        if plugin is not None and plugin.about.texts is not None:
            own[ref.name] = plugin.about.texts
    plain = Translator(language, own.values(), dict(players or {}))
    names = {seat: plain.name(seat) for seat in rules.setup.seats}
    names |= {zone.key: _zone_name(zone, plain) for zone in rules.zones}
    for card in rules.cards.values():
        if card.title:
            # Sentences name a card by its id, or by what is printed on it without closing dots;
            # where that is no more than the id, the texts of the game say what it is called.
            called = card.called(language)
            names[card.id] = plain.name(card.id) if called == card.id else called
        if card.names or card.titles:
            names[card.title.rstrip(".")] = card.called(language)
    names |= {
        what: dict(titles).get(language) or dict(titles).get("en") or titles[0][1]
        for what, titles in card_rules(rules).titles.items()
    }
    cards = {
        card.id: (
            card.titled(language)
            if card.title not in ("", card.id)
            else names.get(card.id, card.id),
            card.text(language),
        )
        for card in rules.cards.values()
    }
    titles = {
        card.title.rstrip("."): card.titled(language).rstrip(".")
        for card in rules.cards.values()
        if card.titles
    }
    return Translator(language, own.values(), names, cards, own, titles, rules.setup.seats)


def _zone_name(zone: ZoneSpec, words: Translator) -> str:
    called = words.name(zone.name)
    name = called if called != zone.name else zone.name.replace("_", " ")
    return f"{name} ({words.name(zone.seat)})" if zone.seat else name


def games_words(language: str, library: Library) -> Translator:
    """The words with which to speak about all games at hand, before a match is chosen."""
    folders = [about.texts for about in library.games() if about.texts is not None]
    return Translator(language, folders)


def game_title(about: About, words: Translator) -> str:
    """What a game is called in a language."""
    named = f"{about.name}.title"
    said = words.name(named)
    return (about.title or about.name) if said == named else said


def words_of(language: str, plugins: Iterable[PluginEntry]) -> Translator:
    """The words of a game and its mods alone: another game may call a thing otherwise."""
    folders = [one.about.texts for one in plugins if one.about.texts is not None]
    return Translator(language, folders)
