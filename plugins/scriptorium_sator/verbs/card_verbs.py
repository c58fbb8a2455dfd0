"""The verbs `draw` and `discard` of card packs (S6.4, S8.5, S14.2, S28.4)."""

from __future__ import annotations

import scriptorium as sc
import scriptorium.cards as sv

from .. import game, say
from ..box.printed_cards import IM, LF
from ..hand.playing import DECK_EMPTY, HandCard, back_of, draw_from, hand_of, may_draw, throw_away

# Without this rule no card of verbs draws or discards.
VERB_CARDS = game.plugin("verb_cards", needs=("sator.verbs",), after=("sator.cards",))


class Toss(sc.Action, tag="sator.toss", frozen=True):
    """Discard a card of the own hand, as a card of verbs asks."""

    card: HandCard


HAND_VERBS = sv.HandVerbs(
    (IM, LF),
    held=hand_of,
    back_of=back_of,
    may_draw=may_draw,
    draw_from=draw_from,
    throw_away=throw_away,
    toss=Toss,
    stream="sator.verbs.discard",
    deck_empty=DECK_EMPTY,
    no_card=say.reason("", "sator-verbs-no-card", id="hand_too_small"),
    wrong_back=say.reason("", "sator-verbs-wrong-back", id="wrong_card"),
    nothing_discarded=say.reason("", "sator-verbs-nothing-discarded", id="not_now"),
    said_drawn=lambda words: say.text("sator-verbs-draw", count=words.draw, who=words.who),
    said_discarded=lambda words: say.text(
        "sator-verbs-discard", count=words.discard, who=words.who
    ),
)


VERB_CARDS.write(HAND_VERBS.register)
