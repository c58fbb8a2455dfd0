"""A guided match: a session in which a lesson says what to do, and only that can be done."""

from __future__ import annotations

from dataclasses import replace

from scriptorium import Action, Library, Refused, Several, Text, apply, text
from scriptorium.matches import NOTHING_DONE, Match
from scriptorium_play.common.seats import COMPUTER, PERSON
from scriptorium_play.common.settings import Settings
from scriptorium_play.computers.hints import Suggestion
from scriptorium_play.session.results import Touched
from scriptorium_play.session.session import Session
from scriptorium_play.session.touching import Choices, Path, Touching, choices
from scriptorium_play.session.why_not import Explanation

from .progress import Guide, ScriptedOpponent

FIRST = text("stage-lesson-first", "In a real match you may. Here, do what the lesson asks first.")
ELSE = text(
    "stage-lesson-else", "The lesson asks for something else. In a real match you may be able to."
)


class GuidedSession(Session):
    """It is not kept as a match; its guide remembers the step it has come to."""

    def __init__(self, guide: Guide, library: Library, settings: Settings) -> None:
        self.guide = guide
        self.just_learned = False  # whether the last touch was refused as the step wished
        # What could be chosen in a real match, and what could be touched next after some touches.
        self._real: Choices | None = None
        self._next: dict[Path, frozenset[str]] = {}
        match = Match(guide.table)
        others = [seat for seat in match.table.seats if seat != guide.learner]
        super().__init__(
            match,
            library,
            {guide.learner: PERSON} | dict.fromkeys(others, COMPUTER),
            settings=settings,
            computers={seat: ScriptedOpponent(guide) for seat in others},
        )

    @property
    def awaits_computer(self) -> bool:
        """Whether another seat is to do its part; not while something is to be read first."""
        return super().awaits_computer and not self.guide.is_read and not self.guide.finished

    def read(self) -> None:
        """The step has been read."""
        self.guide.read()
        self._refresh(pass_on=False)

    # what may be touched

    def _offered(self) -> Choices:
        self._real, self._next = choices(self.table), {}
        return self.guide.narrowed(self._real)

    def _pass_single(self) -> bool:
        return False

    def _refresh(self, *, pass_on: bool) -> None:
        self.guide.follow(len(self.match.done), self.table)
        super()._refresh(pass_on=pass_on)

    def touch(self, id: str) -> Touched:
        """Touch a piece; a refusal may be what the step is about."""
        self.just_learned = False
        result = super().touch(id)
        if result.what != "refused" or result.answer is None:
            return result
        answer = self._not_yet(id, result.answer)
        if result.answer.refused is not None:
            self._learned(result.answer.refused)
        return Touched("refused", answer)

    def why_not_after(self, touching: Touching, id: str) -> Explanation | None:
        """Why a piece may not be touched; in a lesson what is not asked for waits."""
        answer = super().why_not_after(touching, id)
        return self._not_yet(id, answer) if answer is not None else None

    def reason(self, refused: str) -> str:
        """What to tell of a refusal: only what is tried on purpose is refused by the rules."""
        return refused if self._by_rules else self.words.say(ELSE)

    @property
    def _by_rules(self) -> bool:
        return self.guide.is_trial or self.guide.finished

    def _not_yet(self, id: str, answer: Explanation) -> Explanation:
        """Say that the lesson asks for something else; only a trial is refused by the rules.

        What a match would say now may be untrue: here only a part of it may be done.
        """
        if self._by_rules:
            return answer
        touched = self.touching.touched if self.touching is not None else ()
        free = id in self._free(touched) or id in self._free(())
        return replace(answer, sentence=self.words.say(FIRST if free else ELSE))

    def _free(self, touched: Path) -> frozenset[str]:
        """The pieces that could be touched next in a real match."""
        if self._real is None or self._real.table is not self.table:
            self._real, self._next = choices(self.table), {}
        if touched not in self._next:
            self._next[touched] = frozenset(Touching(self._real, touched).next)
        return self._next[touched]

    def say(self, line: str) -> Touched:
        """Act by notation; a refusal may be what the step is about."""
        try:
            return super().say(line)
        except Refused as refused:
            self._learned(refused)
            raise

    def _learned(self, refused: Refused) -> None:
        """What the step was to show has been refused: all that led there is taken back."""
        if not self.guide.shows(refused):
            return
        self.just_learned = True
        self.match.go_back_to(self.guide.begun)
        self.guide.follow(len(self.match.done), self.table)
        self.guide.shown()
        self._refresh(pass_on=False)

    def _decide(self, action: Action, *, agreed: bool = False) -> Touched:
        parts = action.actions if isinstance(action, Several) else (action,)
        if not self.guide.allows(parts):
            apply(self.table, action)  # what is refused says so by itself
            return Touched("refused", Explanation(self.words.say(FIRST), "", ()))
        return super()._decide(action, agreed=agreed)

    def why_not_undo(self) -> Refused | None:
        """Here everything of one's own can be taken back: who learns has no secrets."""
        mine = any(done.seat == self.guide.learner for done in self.match.done)
        return None if mine else NOTHING_DONE()

    def undo(self) -> None:
        """Take the last action of one's own back, with what the others did since."""
        refused = self.why_not_undo()
        if refused is not None:
            raise refused
        last = max(at for at, done in enumerate(self.match.done) if done.seat == self.guide.learner)
        self.match.go_back_to(last)
        self._steps.clear()
        self._refresh(pass_on=False)

    def hint(self) -> Suggestion | None:
        """What the step awaits, and what is said of it."""
        if self.touching is None:
            return None
        action = self.guide.awaited([action for _, action in self.touching.choices.paths])
        if action is None:
            return None
        return Suggestion(action, (Text("lesson", self.guide.says(self.settings.language)),))
