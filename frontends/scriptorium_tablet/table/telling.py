"""What the table tells in words: pieces, refusals, what waits for a tick, whose turn it is."""

from __future__ import annotations

from typing import Any

from scriptorium import Piece, write
from scriptorium_stage.session import Session

from ..desk import Desk
from ..screens.common import seat_name
from .keyboard import Keyboard


class Telling(Keyboard):
    """All sentences that a match needs."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        self.refusal = ""
        self.said = ""

    def seat_name(self, seat: str) -> str:
        """A seat as players call it."""
        return seat_name(self, seat)

    def piece_words(self, piece: Piece) -> str:
        """A piece in words."""
        return self.session.words.piece(piece)

    def piece_tip(self, id: str) -> str:
        """All there is to tell about a piece: its sentence, its card, why it may not be touched."""
        session = self.session
        piece = self.shown.piece(id)
        if piece is None:
            return ""
        told = [session.words.piece(piece)]
        if piece.card and piece.card in session.table.rules.cards:
            title, text = session.words.card(piece.card)
            if title and title not in told[0]:
                told.insert(0, title)
            if text and text not in told:
                told.append(text)
        if session.touching is not None and self.looking is None:
            answer = session.why_not(id)
            if answer is not None and answer.refused is not None:
                told.append(answer.sentence)
        return "\n".join(told)

    def proposed(self) -> str:
        """What waits for its tick, in words: the action, its price, whether it is final."""
        if self.proposal is None:
            return ""
        told = [write(self.session.table, self.proposal.action)]
        piece = self.shown.piece(self.proposal.beside)
        if piece is not None and piece.card and piece.card in self.session.table.rules.cards:
            # The card may be too small to be read in the hand: here is what it says.
            title, text = self.session.words.card(piece.card)
            told = [title, *([text] if text else [])]
        if self.ghost is not None and self.ghost.told:
            told.append(self.ghost.told)
        if self.desk.settings.values.confirm != "always" and self.must_ask(self.proposal.action):
            told.append(self.text("tab-final", "This cannot be taken back."))
        return "\n".join(told)

    def message(self) -> tuple[str, bool]:
        """What is told in the bar, and whether it is a refusal."""
        session, text = self.session, self.text
        if self.refusal:
            return self.refusal, True
        if session.problem is not None:
            return session.words.say(session.problem), True
        if self.looking is not None:
            told = text(
                "tab-looking",
                "This was after action {at}. Touch the board to come back.",
                at=self.looking,
            )
            return told, False
        if self.said:
            return self.said, False
        if session.table.outcome is not None:
            return text("tab-over", "The match is over."), False
        if session.awaits_computer:
            seat = self.seat_name(session.chooser or "")
            return text("tab-thinking", "{seat} is thinking.", seat=seat), False
        if self.proposal is not None:
            return text("tab-tick", "Tick to do it, cross to leave it."), False
        touching = session.touching
        if touching is not None and touching.touched:
            piece = touching.choices.pieces.get(touching.touched[-1])
            name = (piece.label or self.piece_words(piece)) if piece is not None else ""
            told = text("tab-go-on-told", "{thing}: touch what glows, or go back.", thing=name)
            return told, False
        return text("tab-choose", "Touch or drag what glows gold."), False


def totals_of(session: Session) -> dict[str, int]:
    """How many points of each kind a turn begins with, where that is a fixed number."""
    rules = session.table.rules
    found: dict[str, int] = {}
    for budget in rules.schedule.budgets:
        start: Any = budget.start
        if isinstance(start, str):
            try:
                start = rules.fixed_number(start)
            except Exception:
                start = 0
        found[budget.name] = start if isinstance(start, int) else 0
    return found
