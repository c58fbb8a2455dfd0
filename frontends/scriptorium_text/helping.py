"""Help: what can be typed, and what a card says."""

from __future__ import annotations

from scriptorium import Text, text
from scriptorium_play.session.session import Session
from scriptorium_play.texts.translator import Translator

from .choosing import choose
from .console import Console


def commands(words: Translator) -> list[str]:
    """What can be typed, a line each."""
    told: tuple[tuple[str, Text], ...] = (
        ("1, 2, 3", text("text-help-number", "choose from the list")),
        ("t", text("text-help-table", "say what is where; t * names each piece")),
        ("w NAME", text("text-help-why", "why can't I use this piece? w alone lists them")),
        ("b", text("text-help-back", "take the last touch back")),
        ("u", text("text-help-undo", "take the last action back")),
        ("r", text("text-help-redo", "redo what you took back")),
        ("l", text("text-help-log", "the log; l 12 tells the table as it was after line 12")),
        ("v", text("text-help-replay", "watch the match from the start")),
        ("o", text("text-help-others", "see what the others did last")),
        ("a", text("text-help-analysis", "the biggest mistakes, once the match is over")),
        ("h", text("text-help-hint", "a hint")),
        ("c NAME", text("text-help-card", "what a card says; c alone lists all cards")),
        ("s", text("text-help-settings", "settings")),
        ("q", text("text-help-quit", "leave; the match is saved")),
        ("?", text("text-help-help", "this help")),
    )
    return [f"{typed}: {words.say(meaning)}" for typed, meaning in told] + [
        words.say(
            text(
                "text-help-notation",
                "You can also type a move in the notation of the game.",
            )
        )
    ]


def tell_card(console: Console, session: Session, called: str) -> None:
    """Tell what a card says, by its name, the beginning of its name, or from a list of all."""
    words = session.words
    cards = sorted(session.table.rules.cards)
    if not cards:
        console.say(words.say(text("text-no-cards", "This game has no cards.")))
        return
    wanted = called.casefold()
    found = [card for card in cards if wanted in (card.casefold(), words.name(card).casefold())]
    found = found or [
        card
        for card in cards
        if any(name.casefold().startswith(wanted) for name in (card, words.name(card)))
    ]
    if not found:
        said = text("text-no-such-card", "There is no card called {name}.", name=called[:64])
        console.say(words.say(said))
        return
    if len(found) > 1:
        question = text("text-which-card", "Which card?")
        chosen = choose(console, words, question, [words.name(card) for card in found])
        if chosen is None:
            return
        found = [found[chosen]]
    title, says = words.card(found[0])
    nothing = text("text-card-silent", "nothing is written on it.")
    console.say(f"{title}: {says or words.say(nothing)}")
