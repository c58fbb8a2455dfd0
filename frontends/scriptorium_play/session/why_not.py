"""Why not: what a forbidden touch would mean, the rule against it, and what is allowed instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scriptorium import Action, Refused, text, why_not
from scriptorium.scene import explained, meant
from scriptorium_play.session.touching import Touching
from scriptorium_play.texts.translator import Translator

# Reasons that say no more than that something does not belong here.
PLAIN = ("not_now", "wrong_step", "not_offered", "not_known", "no_way_on")
# What a player cannot have meant at all.
NEVER = ("ill_formed", "plugin_fault")
FEW = 8


@dataclass(frozen=True)
class Explanation:
    """Why a touch is not allowed: a sentence with its rules, and what may be touched instead."""

    sentence: str
    instead: str
    allowed: tuple[str, ...]
    refused: Refused | None = None
    action: Action | None = None

    def __str__(self) -> str:
        return f"{self.sentence} {self.instead}".strip()


def explain(touching: Touching, id: str, words: Translator) -> Explanation | None:
    """Why a piece may not be touched now, or None where it may."""
    if any(map(touching.offers, (id, *touching.choices.beneath(id)))):
        return None
    known, asked = touching.choices.forbidden, (touching.touched, id)
    if asked not in known:
        known[asked] = _most_telling(touching, id)
    refused, action = known[asked]
    if refused is not None:
        return Explanation(
            words.refusal(refused), instead(touching, words), touching.next, refused, action
        )
    if touching.choices.table.outcome is not None:
        sentence = text("stage-over", "The match is over.")
    elif touching.touched and touching.clear().offers(id):
        sentence = text(
            "stage-go-back", "That starts something else. Cancel what you've begun first."
        )
    else:
        sentence = text("stage-no-meaning", "You can't use that right now.")
    return Explanation(words.say(sentence), instead(touching, words), touching.next)


def instead(touching: Touching, words: Translator) -> str:
    """What would be allowed, in words: each thing where they are few, else how many."""
    if not touching.next:
        return ""
    if len(touching.next) > FEW:
        return words.say(
            text(
                "stage-allowed-many",
                "Try one of the gold ones.",
                count=len(touching.next),
            )
        )
    pieces = touching.choices.pieces
    names = [words.short(piece) for id in touching.next if (piece := pieces.get(id)) is not None]
    return words.say(text("stage-allowed", "You can use: {pieces}.", pieces="; ".join(names)))


def _most_telling(touching: Touching, id: str) -> tuple[Refused | None, Action | None]:
    """The reason of what may have been meant; else the game's own word on the piece."""
    plain: tuple[Refused | None, Action | None] = (None, None)
    for action in _candidates(touching, id):
        refused = why_not(touching.choices.table, action)
        if refused is None or refused.id in NEVER:
            continue
        if refused.id not in PLAIN:
            return refused, action
        if plain[0] is None or (refused.rules and not plain[0].rules):
            plain = refused, action
    told = explained(touching.choices.table, (*touching.touched, id))
    return (told, None) if told is not None else plain


def _candidates(touching: Touching, id: str) -> Iterator[Action]:
    """What may have been meant: with the touches before, by itself, by what lies beneath it."""
    table = touching.choices.table
    for one in (id, *touching.choices.beneath(id)):
        yield from meant(table, (*touching.touched, one))
        if touching.touched:
            yield from meant(table, (one,))
