"""What the table tells in words: pieces, refusals, whose turn it is, what may be done now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scriptorium import Action, Event, Seat, Table
from scriptorium import text as sentence
from scriptorium.scene import HAND, TURN, Piece, Scene
from scriptorium_play.advice.aim import action_text, aim_text, distinct_texts
from scriptorium_play.common.seats import PERSON, is_computer
from scriptorium_play.computers.learning_words import learning_text
from scriptorium_play.session.ghosts import Ghost
from scriptorium_play.session.log import LogEntry, gathered
from scriptorium_play.session.record import Standings
from scriptorium_play.session.session import Session
from scriptorium_play.texts.translator import Translator
from scriptorium_ui.art.imported_sounds import heard

from .layout.piece_bounds import emblem_of
from .state import InFront, LookingBack, Playing, State

EMPTY = Scene((), 1, 1)


class TableText:
    """All sentences that a match at a table needs, whatever draws it."""

    def __init__(self, app: Any, session: Session) -> None:
        self.app, self.session = app, session
        self.shown: Scene = EMPTY
        self.own_state: State = Playing()  # what the player does; see `state`
        self.ghost: Ghost | None = None
        self.refusal, self.said = "", ""
        self.told_beside = ""  # the refusal that stands beside its thing, and not in the bar
        self._actions: tuple[Table, Translator, dict[Action, str]] = (
            session.table,
            session.words,
            {},
        )
        self.standings = Standings()

    @property
    def looking(self) -> int | None:
        """The earlier moment that is looked at, or is behind what lies in front."""
        state = self.own_state
        while isinstance(state, InFront):
            if isinstance(state, LookingBack):
                return state.at
            state = state.behind
        return None

    def text(self, id: str, english: str, **details: str | int) -> str:
        """A sentence in the player's language."""
        return self.session.words.say(sentence(id, english, **details))

    def sound(self, names: Sequence[str] = (), events: Sequence[Event] = ()) -> None:
        """What movements sound like, and what the mods of this match bring for what happened."""
        for name in names:
            self.app.sounds.play(name)
        if not events:
            return
        plugins = (ref.name for ref in self.session.match.setup.plugins)
        for path in heard(self.app.brought_sounds, plugins, events):
            self.app.sounds.play_brought(path)

    def awaited(self) -> str:
        """What something that waits for an answer waits for, in words."""
        return ""

    def seat_name(self, seat: Seat) -> str:
        """A seat as players call it, with a capital."""
        return self.session.words.called(seat)

    def piece_words(self, piece: Piece) -> str:
        """A piece in a sentence."""
        return self.session.words.piece(piece)

    def action_text(self, action: Action) -> str:
        """An action that may be chosen, in words; worked out once for each position."""
        table, words = self.session.table, self.session.words
        if self._actions[0] is not table or self._actions[1] is not words:
            self._actions = (table, words, {})
        known = self._actions[2]
        if action not in known:
            known[action] = action_text(self.session, action)
        return known[action]

    def option_texts(self, actions: Sequence[Action]) -> tuple[str, ...]:
        """Several actions in words that tell them apart."""
        return distinct_texts(self.session, tuple(map(self.action_text, actions)), actions)

    def log_title(self) -> str:
        """What the log is called."""
        return self.text("table-log", "Log")

    def log_lines(self) -> list[LogEntry]:
        """The log as it is read at the table: what a computer did in a turn is one line."""
        seating = self.session.seating
        computers = {seat for seat, who in seating.items() if is_computer(who)}
        return gathered(self.session.log(), computers)

    def line_text(self, line: LogEntry) -> str:
        """A line of the log in words, or else as it is written."""
        return " ".join(one[:1].upper() + one[1:] for one in line.told) or line.notation

    def line_says(self, line: LogEntry) -> str:
        """A line of the log in words."""
        return self.text(
            "table-log-says",
            "{at}. {seat}: {notation}. Touch to see that moment.",
            at=line.at,
            seat=self.seat_name(line.seat),
            notation=(line.notation if line.bare else self.line_text(line)).rstrip(".") or "\u2026",
        )

    def card_text(self, piece: Piece | None) -> tuple[str, str]:
        """The title and the text of the card that a piece shows; empty where it shows none."""
        if piece is None or piece.card not in self.session.table.rules.cards:
            return "", ""
        return self.session.words.card(piece.card)

    def piece_tip(self, id: str, *, read: bool = False, why: bool = True) -> str:
        """All there is to tell about a piece: its sentence, its card, why it may not be touched.

        Without `why` only what it is. What has been `read` on an enlarged card is not told again:
        of a single card of one's own that leaves nothing but why it may not be touched.
        """
        piece = self.shown.piece(id)
        if piece is None:
            return ""
        known = read and piece.group == HAND and piece.count <= 1
        told = [] if known else [self.piece_words(piece)]
        title, text = self.card_text(piece)
        if not read:
            if title and title not in told[0]:
                told.insert(0, title)
            if text and text not in told:
                told.append(text)
        if why and self.session.touching is not None and self.looking is None:
            answer = self.session.why_not(id)
            if answer is not None and answer.refused is not None:
                told.append(answer.sentence)
        return "\n".join(told)

    def winner_text(self) -> str:
        """Who has won, or that nobody has."""
        outcome = self.session.table.outcome
        names = ", ".join(map(self.seat_name, outcome.winners if outcome is not None else ()))
        nobody = self.text("table-drawn", "Nobody wins")
        return self.text("table-won", "{who} wins", who=names) if names else nobody

    def turn_text(self) -> str:
        """Whose turn it is, as the game says it, or else the seat alone; at the end who has won."""
        if self.session.table.outcome is not None and self.looking is None:
            return self.winner_text()
        mark = emblem_of(self.shown.group(TURN))
        if mark is not None and mark.says is not None:
            return self.piece_words(mark)
        return self.seat_name(self.seat_on_turn)

    @property
    def seat_on_turn(self) -> Seat:
        """The seat that decides, or else the one whose turn it is."""
        table = self.session.table
        return table.chooser or table.clock.seat

    def aim_text(self) -> str:
        """What the one who looks is after, and what can still be done this turn; or nothing."""
        return aim_text(self.session)

    def player_text(self, seat: Seat) -> str:
        """A player as named on the own panel."""
        name = self.seat_name(seat)
        if self.session.is_far:
            from .far import presence_told

            return " \u00b7 ".join(filter(None, (name, presence_told(self, seat))))
        if is_computer(self.session.seating.get(seat, PERSON)):
            return f"{name} \u00b7 {self.text('table-computer', 'computer')}"
        return name

    def message(self, *, aim: bool = False) -> tuple[str, bool]:
        """The words in the bar, and whether they are a refusal; with the `aim` if asked for."""
        session, text = self.session, self.text
        if self.refusal and self.refusal != self.told_beside:
            return self.refusal, True
        if session.problem is not None:
            return session.words.say(session.problem), True
        if session.notice is not None:
            return session.words.say(session.notice), True
        if session.besides is not None and not self.said:
            return session.words.say(session.besides), False
        if self.looking is not None:
            told = text(
                "table-looking",
                "This was after move {at}. Touch the board to come back.",
                at=self.looking,
            )
            return told, False
        if self.said:
            return self.said, False
        if session.table.outcome is not None:
            return text("table-over", "The match is over."), False
        if session.awaits_computer:
            seat, learning = self.seat_name(session.chooser or ""), session.computers.learning
            if learning is not None:
                return session.words.say(learning_text(*learning)), False
            if session.chooser == session.observer:
                return text("table-sent", "Waiting for the server."), False
            return text("table-thinking", "{seat} is thinking.", seat=seat), False
        return self.awaited() or self._may_be_done(aim), False

    def _may_be_done(self, aim: bool) -> str:
        touching = self.session.touching
        if touching is None or not touching.touched:
            told = self.aim_text() if aim else ""
            return told or self.text("table-choose", "Choose something glowing gold.")
        piece = touching.choices.pieces.get(touching.touched[-1])
        name = self.session.words.short(piece) if piece is not None else ""
        return self.text(
            "table-go-on", "{thing}: choose something glowing gold, or go back.", thing=name
        )


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
