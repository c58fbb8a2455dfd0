"""Monasterium: send novices to five monasteries, share the dice, and set off chains of bonuses.

This package is the game's root plugin: rounds, dice, the player boards, the messenger, sending.
Everything else is a plugin of its own in the folders. `docs/rules/monasterium.md` has the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import scriptorium as sc
import scriptorium.hidden as sw
import scriptorium.scene as sp
from scriptorium.matches import add_computer

from . import decisions, reasons, setting_up, turns
from . import events as told
from .actions import numbers, simple, using
from .actions.deeds import Deeds
from .board.valley import Valley
from .box.contents import Box, load
from .computer.measures import measures
from .computer.player import Player
from .dice import passing, placing_dice, taking
from .picture import scenery
from .picture.aims import aim
from .rules import soundness
from .scenarios import vocabulary
from .sending import areas, send

NAME = "monasterium"
TEXTS = Path(__file__).parent / "locale"
LESSONS = Path(__file__).parent / "lessons"
REASONS = tuple(one for one in vars(reasons).values() if isinstance(one, sc.Reason))


class Game:
    """The game as it is played with one box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def about(self) -> sc.About:
        """Two to four colours play (MO1.1)."""
        players = self.box.board.players
        return sc.About(
            NAME,
            NAME,
            title="Monasterium",
            summary="Send novices to five monasteries, and let one bonus set off the next.",
            seats=players.colours[: players.max],
            fewest=players.min,
            texts=TEXTS,
            lessons=LESSONS,
            art=TEXTS.parent / "pictures",
            minutes=(60, 90),
        )

    def write(self, book: sc.RuleBook) -> None:
        """The valley, the numbers, the course of a round, and what slots and dice are for."""
        there, board = Valley(self.box, len(book.seats)), self.box.board
        book.offer_service("monasterium.valley", there)
        book.offer_service("monasterium.once", numbers.once_a_turn(board))
        for name, value in numbers.numbers(there).items():
            book.number(f"{numbers.PREFIX}{name}", value, least=int(name in numbers.AT_LEAST_ONE))
        book.game(turns.SCHEDULE)
        setting_up.register(book, there)
        book.reason(*REASONS)
        for event in told.ALL:
            book.event(event)
        for decision in decisions.ALL:
            book.decision(decision)
        self._calls(book)
        book.extension(areas.Areas)
        for choice in (placing_dice.ROLLING, placing_dice.PLACING):
            book.choice(choice)
        taking.register(book)
        using.register(book)
        simple.register(book)
        send.register(book)
        book.choice(passing.PASSING)
        vocabulary.register(book)
        soundness.register(book)
        sp.add_scene(book, scenery.draw)
        sp.add_aim(book, aim)
        add_computer(book, Player)
        sw.add_measures(book, measures)

    def _calls(self, book: sc.RuleBook) -> None:
        """What slots, road and window call, in the words of the data."""
        extension, board = book.extension(Deeds), self.box.board
        extension.slots = numbers.slot_calls(board)
        extension.road = numbers.road_calls(board)
        extension.row_bonus = tuple(
            numbers.call(words, f"row_bonus_{at}")
            for at, words in enumerate(board.window.row_bonus, 1)
        )
        extension.column_bonus = tuple(
            numbers.call(words, f"column_bonus_{at}")
            for at, words in enumerate(board.window.column_bonus, 1)
        )


GAME = Game(load())


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """The game as it ships."""
    return GAME.about()


@sc.hookimpl
def scriptorium_plugins() -> Iterable[object]:
    """Areas, bonuses of the road, window, missions, points."""
    return sc.plugins_in(__name__)


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """All that the root plugin brings."""
    GAME.write(book)
