"""Rennes-le-Château: a map that turns under your feet, clues, codes and ghosts.

This package is the game's root plugin: the board, the turns, moving and claiming. Everything else
is a plugin of its own in the folders. `docs/rules/rennes.md` has the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

import scriptorium as sc
import scriptorium.hidden as sw
import scriptorium.scene as sp
from scriptorium import Card
from scriptorium.matches import add_computer

from .board.codes import BAG, CLUES, SLOTS, Codes
from .board.equipment import DECK, DISCARD, HAND, OPEN, Equipment, card_id
from .board.village import Village
from .box.card_data import Conversion, Hand, Options, Scoring
from .box.contents import Box, load
from .caverns import clues, sanctuaire
from .computer import hidden_cards, standing
from .computer.measures import measures
from .computer.player import Player
from .moving import playing, questions, stepping, turning
from .picture import cautions, scenery
from .picture.aims import aim
from .rules import soundness
from .scenarios import vocabulary
from .turn import claiming, course, ending, event_cards, reasons, starting
from .turn import events as told

NAME = "rennes"
TEXTS = Path(__file__).parent / "locale"
LESSONS = Path(__file__).parent / "lessons"
REASONS = tuple(one for one in vars(reasons).values() if isinstance(one, sc.Reason))


class Numbers(Struct, frozen=True):
    """The numbers of a box, for all plugins."""

    hand: Hand
    scoring: Scoring
    conversion: Conversion
    options: Options
    markers: tuple[int, ...]
    codes: tuple[str, ...]


class Game:
    """The game as it is played with one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.village = Village(box)

    def about(self) -> sc.About:
        """Two to five colours play (RN1.4, R48)."""
        cards = self.box.cards
        return sc.About(
            NAME,
            NAME,
            title=self.box.board.title,
            summary="Walk a map that turns under your feet, and crack the codes of Rennes.",
            seats=cards.colours[: cards.options.players_max],
            fewest=cards.options.players_min,
            colours=tuple((one.colour, one.palette) for one in cards.hazard if one.palette),
            texts=TEXTS,
            lessons=LESSONS,
            art=TEXTS.parent / "pictures",
            minutes=(90, 120),
        )

    def write(self, book: sc.RuleBook) -> None:
        """The board, the cards, the turns, and all that movement is made of."""
        cards = self.box.cards
        needs = {name: tuple(code.items()) for name, code in cards.codes.items()}
        book.offer_service("rennes.village", self.village)
        book.offer_service("rennes.codes", Codes(MappingProxyType(needs), cards.colours))
        numbers = Numbers(
            cards.hand,
            cards.scoring,
            cards.conversion,
            cards.options,
            cards.pieces.cavern_markers,
            tuple(cards.codes),
        )
        book.offer_service("rennes.box", numbers)
        painted = {one.colour: one.palette for one in cards.hazard if one.palette}
        book.offer_service("rennes.paint", MappingProxyType(painted))
        self._cards(book)
        book.reason(*REASONS)
        for event in told.ALL:
            book.event(event)
        book.say(sc.CardsMoved, lambda event: None)
        course.register(book)
        questions.register(book)
        book.option(sanctuaire.PAYS, cards.options.sanctuaire_pays, among=("clues", "cards"))
        book.number(clues.POINTS, cards.scoring.clue)
        book.choice(starting.CHOICE)
        for choice in (playing.PLAY, stepping.STEP, turning.ROTATE):
            book.choice(choice)
        book.notation(turning.read_bare)
        event_cards.register(book)
        claiming.register(book)
        ending.register(book)
        vocabulary.register(book)
        soundness.register(book)
        sp.add_scene(book, scenery.draw)
        sp.add_aim(book, aim)
        sp.add_strides(book, stepping.StepTo, turning.Rotate, left="pool")
        cautions.register(book)
        add_computer(book, Player)
        hidden_cards.register(book)
        sw.add_value(book, standing.settled)
        sw.add_measures(book, measures)

    def _cards(self, book: sc.RuleBook) -> None:
        cards = self.box.cards
        tools = {one.colour: one.equipment for one in cards.hazard}
        names = {one.colour: one.name for one in cards.hazard}

        def called(colour: str, dots: str = "") -> tuple[tuple[str, str], ...]:
            """What a card of so many dots is called in each language; without them its title."""
            known = names.get(colour)
            return known.languages(f" {dots}".rstrip()) if known is not None else ()

        for colour, copies in cards.equipment_deck.items():
            for dots, count in copies.items():
                book.card(
                    Card(
                        card_id(colour, int(dots)),
                        copies=count,
                        title=tools.get(colour, colour),
                        names=called(colour, dots),
                        titles=called(colour),
                        params=Equipment(colour, int(dots)),
                        art=f"rennes-equipment-{colour}-{dots}",
                    )
                )
        for colour in cards.colours:
            copies_of = cards.clue_tokens.get(colour, 0)
            book.card(Card(colour, copies=copies_of, art=f"rennes-clue-{colour}"))
        for ghost in cards.ghost:
            book.card(
                Card(
                    ghost.id,
                    effect=ghost.effect,
                    copies=ghost.copies,
                    title=ghost.name,
                    params={"location": ghost.location},
                    art="rennes-ghost-card",
                )
            )
        for event in cards.event:
            book.card(
                Card(
                    event.id,
                    effect=event.effect,
                    back="event",
                    title=event.title.nl,
                    params=event.numbers,
                    art=f"rennes-event-{event.id}",
                    names=event.name.languages(),
                    titles=event.title.languages(),
                )
            )
        for zone, faces in ((DECK, "none"), (DISCARD, "all"), (OPEN, "all"), (BAG, "all")):
            book.zone(zone, faces=faces)
        book.zone(HAND, faces="owner", each=True)
        for cavern in self.village.caverns:
            book.zone(f"{CLUES}.{cavern}")
        for location in cards.codes:
            book.zone(f"{SLOTS}.{location}", each=True)


GAME = Game(load())


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The game as it ships."""
    return GAME.about()


@sc.hookimpl
def scriptorium_plugins() -> Iterable[object]:
    """Conversion, passing, Cavernes, the Sanctuaire, areas, event cards and ghosts."""
    return sc.plugins_in(__name__)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """All that the root plugin brings."""
    GAME.write(book)
