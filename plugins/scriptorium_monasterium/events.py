"""What happens in a match, told for the log and for all who react to it."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from msgspec import Meta

import scriptorium as sc
import scriptorium.scene as sp

from .board.pieces import STOCK, glass, rolled
from .wording import sentence, text

Number = Annotated[int, Meta(ge=0, le=999_999)]
Word = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(max_length=400)]
PlaceNumber = Annotated[int, Meta(ge=0, le=999)]


def listed(dice: str) -> str:
    """Dice as a sentence lists what it names one by one."""
    return ", ".join(dice.split())


class HandRolled(sc.Event, tag="monasterium.hand_rolled", frozen=True):
    """A hand of dice has been rolled, or some of it again: what those showed before."""

    seat: sc.Seat
    dice: Line
    again: Line = ""

    tells = sentence("mo-rolled")

    def said(self) -> sc.Text:
        """The dice one by one, as they are called."""
        told = {"seat": self.seat, "dice": listed(self.dice)}
        if self.again:
            return text("mo-rolled-again", again=listed(self.again), **told)
        return text("mo-rolled", **told)

    def pieces(self) -> tuple[str, ...]:
        """The dice as they lie now; alike ones are told apart by a number."""
        seen: Counter[str] = Counter()
        found = []
        for die in self.dice.split():
            seen[die] += 1
            found.append(rolled(die, seen[die]))
        return tuple(found)

    def way(self) -> tuple[sp.Toss, ...]:
        """They tumble until they lie."""
        return (sp.Toss(),)


class DicePlaced(sc.Event, tag="monasterium.dice_placed", frozen=True):
    """All dice of one number lie on its space."""

    seat: sc.Seat
    number: Number
    dice: Line

    tells = sentence("mo-placed")
    shows = ("space-{number}",)

    def said(self) -> sc.Text:
        """The dice one by one, as they are called."""
        return text("mo-placed", seat=self.seat, dice=listed(self.dice), number=self.number)


class DiceTaken(sc.Event, tag="monasterium.dice_taken", frozen=True):
    """Dice of a space lie on a column."""

    seat: sc.Seat
    number: Number
    count: Number
    column: Word

    tells = sentence("mo-took")
    shows = ("tile-{seat}-{column}",)


class DieLost(sc.Event, tag="monasterium.die_lost", frozen=True):
    """A die has no action and is set aside (MO8.3)."""

    seat: sc.Seat
    column: Word

    tells = sentence("mo-die-lost")
    shows = ("tile-{seat}-{column}",)


class ActionBegun(sc.Event, tag="monasterium.action_begun", frozen=True):
    """A slot is used; what comes of it is told by itself."""

    seat: sc.Seat
    slot: Word

    tells = sentence("mo-uses")
    shows = ("slot-{seat}-{slot}",)


class Scored(sc.Event, tag="monasterium.scored", frozen=True):
    """Somebody scores points."""

    seat: sc.Seat
    points: Number

    tells = sentence("mo-scored")
    shows = ("points-{seat}",)


class TokensTaken(sc.Event, tag="monasterium.tokens_taken", frozen=True):
    """Somebody takes tokens."""

    seat: sc.Seat
    token: Word
    count: Number

    tells = sentence("mo-tokens")
    shows = ("{token}-{seat}",)


class Exchanged(sc.Event, tag="monasterium.exchanged", frozen=True):
    """One token has become another."""

    seat: sc.Seat
    gave: Word
    got: Word

    tells = sentence("mo-exchanged")
    shows = ("{got}-{seat}",)


class MessengerMoved(sc.Event, tag="monasterium.messenger_moved", frozen=True):
    """A messenger has gone one space on (MO9.1)."""

    seat: sc.Seat
    space: Number

    tells = sentence("mo-messenger")
    shows = ("messenger-{seat}",)


class NoviceSent(sc.Event, tag="monasterium.novice_sent", frozen=True):
    """A novice has left its slot (MO10.1)."""

    seat: sc.Seat
    slot: Word
    space: Word

    tells = sentence("mo-sent")
    shows = ("home-{seat}-{slot}", "novice-{seat}-{space}", "{space}")


class NovicePlaced(sc.Event, tag="monasterium.novice_placed", frozen=True):
    """A novice has taken its place, also an extra one."""

    seat: sc.Seat
    place: PlaceNumber


class TileFlipped(sc.Event, tag="monasterium.tile_flipped", frozen=True):
    """An action tile shows its yellow side (MO14.3)."""

    seat: sc.Seat
    column: Word

    tells = sentence("mo-flipped")
    shows = ("tile-{seat}-{column}",)


class ExtraSent(sc.Event, tag="monasterium.extra_sent", frozen=True):
    """An extra novice has been sent (MO16)."""

    seat: sc.Seat
    row: Word
    space: Word

    tells = sentence("mo-extra-sent")
    shows = ("spare-{seat}-{row}", "novice-{seat}-{space}", "{space}")


class ExtraStays(sc.Event, tag="monasterium.extra_stays", frozen=True):
    """An extra novice stays on the player board (MO16.4)."""

    seat: sc.Seat
    row: Word

    tells = sentence("mo-extra-stays")
    shows = ("extra-{seat}-{row}",)


class TileBuilt(sc.Event, tag="monasterium.tile_built", frozen=True):
    """A window tile has been built (MO15.2)."""

    seat: sc.Seat
    monastery: Word
    row: Number
    column: Number

    tells = sentence("mo-built")

    def pieces(self) -> tuple[str, ...]:
        """The tile where it has been built, and where it came from."""
        return glass(self.seat, self.row, self.column), f"{STOCK}{self.monastery}"


class TileSettled(sc.Event, tag="monasterium.tile_settled", frozen=True):
    """What a built tile completes has been scored; what it fulfils comes next (MO21.3)."""

    seat: sc.Seat


class TileLost(sc.Event, tag="monasterium.tile_lost", frozen=True):
    """A gained window tile cannot be built (MO15.4, MO11.3)."""

    seat: sc.Seat

    tells = sentence("mo-tile-lost")
    shows = ("window-{seat}-1",)


class BonusLost(sc.Event, tag="monasterium.bonus_lost", frozen=True):
    """A bonus cannot be carried out (R21)."""

    seat: sc.Seat
    space: Number

    tells = sentence("mo-bonus-lost")
    shows = ("road-{space}",)


class DieGained(sc.Event, tag="monasterium.die_gained", frozen=True):
    """Somebody owns a further personal die (MO9.5)."""

    seat: sc.Seat
    count: Number

    tells = sentence("mo-die-gained")
    shows = ("owns-{seat}",)


class MissionDone(sc.Event, tag="monasterium.mission_done", frozen=True):
    """A mission is completed (MO17.2)."""

    seat: sc.Seat
    mission: Word
    points: Number

    tells = sentence("mo-mission")
    shows = ("mission-{mission}",)


class YearBegan(sc.Event, tag="monasterium.year_began", frozen=True):
    """The hourglass moves (MO18.3)."""

    year: Number

    tells = sentence("mo-year")
    shows = ("year",)


class RoundOver(sc.Event, tag="monasterium.round_over", frozen=True):
    """A round is over and another follows (MO18.2)."""


class FinalScoring(sc.Event, tag="monasterium.final_scoring", frozen=True):
    """The match is over but for what is counted at its end (MO19)."""


class FinalPoints(sc.Event, tag="monasterium.final_points", frozen=True):
    """What a seat gets at the end for one thing (MO19)."""

    seat: sc.Seat
    part: Word
    points: Number

    tells = sentence("mo-final")
    shows = ("points-{seat}",)


ALL = (
    HandRolled,
    DicePlaced,
    DiceTaken,
    DieLost,
    ActionBegun,
    Scored,
    TokensTaken,
    Exchanged,
    MessengerMoved,
    NoviceSent,
    NovicePlaced,
    TileFlipped,
    ExtraSent,
    ExtraStays,
    TileBuilt,
    TileSettled,
    TileLost,
    BonusLost,
    DieGained,
    MissionDone,
    YearBegan,
    RoundOver,
    FinalScoring,
    FinalPoints,
)
