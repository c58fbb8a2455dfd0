"""A session: one match on one screen, with the people and computers who play it.

Frontends call its methods and draw what it shows. An action is kept on disk first and shown then.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

from scriptorium import Action, Library, Refused, Seat, Table, Text, faults, read
from scriptorium.house_rules import is_sealed, others_asked
from scriptorium.matches import NOTHING_DONE, Computer, Match, Saves
from scriptorium.scene import Scene
from scriptorium_play.common.colours import looks_of
from scriptorium_play.common.save_messages import MOVED_ON, STUCK, is_stuck, not_kept
from scriptorium_play.common.seats import PERSON, clean_names, is_computer, next_observer
from scriptorium_play.common.settings import Settings
from scriptorium_play.computers.hints import Adviser, Suggestion
from scriptorium_play.computers.seats import ComputerSeats
from scriptorium_play.picture.preview import Preview, caution_at, preview
from scriptorium_play.picture.scenes import picture
from scriptorium_play.picture.tried import tried
from scriptorium_play.texts.translator import Translator, words_for

from .auto_setup import SetupDealer, dealt, sets_up
from .log import LogBook, LogEntry, moment, rule_out, with_notes
from .results import Step, Touched, forced, step_of
from .touching import Choices, NotTouchable, Touching, choices
from .why_not import Explanation, explain, instead

problems = logging.getLogger("scriptorium.play")


class Session:
    """A match being played here; `observer` is the seat whose view is on the screen.

    One that is only watched takes no action, and is not kept.
    """

    besides: Text | None = None  # what stands at a table over a net besides the match
    is_far = False  # whether the match is judged elsewhere, and what happens there comes by itself

    def __init__(
        self,
        match: Match,
        library: Library,
        seating: Mapping[Seat, str] | None = None,
        *,
        settings: Settings | None = None,
        saves: Saves | None = None,
        name: str = "",
        computers: Mapping[Seat, Computer] | None = None,
        seed: int | None = None,
        watching: bool = False,
        names: Mapping[Seat, str] | None = None,
    ) -> None:
        self.match = match
        self.library = library
        self.looks = looks_of(library.plugins[match.setup.game].about)
        seats = match.table.seats
        self.seating = {seat: (seating or {}).get(seat, PERSON) for seat in seats}
        self.settings = settings if settings is not None else Settings()
        self.saves, self.names = saves, clean_names(names or {})
        self.watching = watching
        self.name = name or (saves.new_name(match.setup.game) if saves is not None else "")
        self.setting_changed("language")
        self.observer: Seat | None = None
        self.handover: Seat | None = None
        self.touching: Touching | None = None
        self.waiting: Action | None = None
        self.problem: Text | None = None
        self.notice: Text | None = None  # told until the next action
        self._out: dict[str, int] = {}  # plugins of which a rule is out, and since which action
        self.computers = ComputerSeats(library, self.seating, computers or {}, seed)
        self.advisers: tuple[Adviser, ...] = ()
        self._ticket = 0
        self._steps: list[Step] = []
        self._passed: set[int] = set()
        self._laying = SetupDealer()  # for whom the set-up is laid
        self._undone: list[Action] = []
        self._log, self.kept = LogBook(), 0
        self._stop_watching = self.settings.watch(self.setting_changed)
        self._keep()
        self._refresh(pass_on=True)
        if not watching and self.settings.values.think_ahead:
            self.computers.prepare(match)

    @property
    def table(self) -> Table:
        """Where the match stands. It holds every secret: show scenes, never this."""
        return self.match.table

    @property
    def chooser(self) -> Seat | None:
        """Whose decision is awaited."""
        return self.table.chooser

    @property
    def awaits_person(self) -> bool:
        """Whether the one at the screen is to choose now."""
        return self.touching is not None

    @property
    def awaits_computer(self) -> bool:
        """Whether a computer is to choose now."""
        chooser = self.chooser
        return chooser is not None and is_computer(self.seating[chooser]) and not self.watching

    def scene(self) -> Scene | None:
        """What is on the screen; None behind the curtain."""
        return picture(self.table, self.observer) if self.observer is not None else None

    def preview(self, action: Action | None = None) -> Preview | None:
        """What an action leads to; without one, the one that the touches leave as the last."""
        if self.touching is None:
            return None
        action = action if action is not None else self.touching.nearly
        return preview(self.table, action, self.observer) if action is not None else None

    def steps(self) -> list[Step]:
        """What has happened since this was last asked."""
        taken, self._steps = self._steps, []
        return taken

    def log(self) -> tuple[LogEntry, ...]:
        """The log as the one at the screen may know it; nothing behind the curtain."""
        if self.observer is None:
            return ()
        lines = self._log.lines(self.match, self.observer, self.words)
        out = ((at, self.words.say(rule_out(self.library, name))) for name, at in self._out.items())
        return with_notes(lines, out)

    def _notice_faults(self) -> None:
        """Tell players once which rules are out, and whether the match is broken."""
        self.notice = STUCK if is_stuck(self.table) else self.notice
        for plugin, _ in faults(self.table):
            if plugin not in self._out:
                self._out[plugin] = len(self.match.done)
                self.notice = rule_out(self.library, plugin)

    def look_back(self, at: int) -> Scene | None:
        """What was on the table after so many actions, as the one at the screen saw it."""
        return moment(self.match, at, self.observer) if self.observer else None

    def hint(self) -> Suggestion | None:
        """What the one at the screen could do and why; None where nobody has an idea."""
        return self.computers.hint(self.match, self.advisers) if self.awaits_person else None

    # touching

    def touch(self, id: str) -> Touched:
        """Touch a piece: narrow down, act, or learn why not."""
        if self.touching is None:
            return Touched("refused")
        self.waiting = None
        try:
            self.touching = self.touching.touch(id)
        except NotTouchable:
            return Touched("refused", explain(self.touching, id, self.words))
        return self._touched()

    def drag(self, ids: Iterable[str]) -> Touched:
        """Touch one piece after another, across several decisions of one card as well.

        A confirmation, a list or another player's turn ends it.
        """
        result = Touched("narrowed")
        turn = self.table.clock.turn
        last = ""
        for id in ids:
            if self.touching is None or self.waiting is not None or self.table.clock.turn != turn:
                break
            if id == last:
                continue
            last = id
            if self.touching.drag((id,)) is not self.touching:
                result = self.touch(id)
        return result

    def choose(self, action: Action, *, agreed: bool = False) -> Touched:
        """Choose one of the actions that words tell apart, or who of several comes first.

        One that has been `agreed` upon is done without asking.
        """
        if self.touching is None and (self.watching or action not in others_asked(self.table)):
            return Touched("refused")
        if self.touching is None:
            return self._act(action)
        return self._decide(action, agreed=agreed)

    def say(self, line: str) -> Touched:
        """Act by notation. Raises `Unreadable`, and `Refused` with the reason."""
        if self.touching is None:
            return Touched("refused")
        return self._decide(read(self.table, line))

    def confirm(self) -> Touched:
        """Do what waits to be confirmed."""
        if self.waiting is None or self.touching is None:
            return Touched("refused")
        return self._act(self.waiting)

    def back(self) -> bool:
        """Take the last touch back, or what waits; whether there was anything."""
        if self.touching is None or not (self.touching.touched or self.waiting):
            return False
        self.waiting = None
        self.touching = self.touching.back()
        return True

    def why_not(self, id: str) -> Explanation | None:
        """Why a piece may not be touched now, or None where it may."""
        return self.why_not_after(self.touching, id) if self.touching is not None else None

    def why_not_after(self, touching: Touching, id: str) -> Explanation | None:
        """Why a piece may not be touched after some touches, or None where it may."""
        return explain(touching, id, self.words)

    def reason(self, refused: str) -> str:
        """What to tell of a refusal by the rules."""
        return refused

    def instead(self) -> str:
        """What may be touched now, in words."""
        return instead(self.touching, self.words) if self.touching is not None else ""

    def _touched(self) -> Touched:
        assert self.touching is not None
        if (action := self.touching.decided) is not None:
            return self._decide(action)
        return Touched("list" if self.touching.closing else "narrowed")

    def _decide(self, action: Action, *, agreed: bool = False) -> Touched:
        if not agreed and self.asks_about(action):
            self.waiting = action
            return Touched("confirm")
        return self._act(action)

    def asks_about(self, action: Action, *, fingers: bool = False) -> bool:
        """Whether an action wants a second touch before it is done.

        Under fingers always if it loses something or cannot be taken back: they slip.
        """
        wish = self.settings.values.confirm
        if wish == "always" or (fingers and caution_at(self.table, action) is not None):
            return True
        return (fingers or wish == "irreversible") and tried(self.table).is_final(action)

    # acting

    def _act(self, action: Action) -> Touched:
        self._undone.clear()
        self.notice = None
        self._do(action)
        self._refresh(pass_on=True)
        return Touched("acted")

    def _do(self, action: Action) -> None:
        first = len(self.match.done)
        done = self.match.play(action, tried(self.table).ready(action))
        self._keep()
        tables = [one.before for one in done[1:]] + [self.table]
        for at, (one, after) in enumerate(zip(done, tables, strict=True), first + 1):
            if self.observer is not None:
                told, before = one.after(after), one.before
                self._steps.append(step_of(at, before, told, one.seat, self.observer))
        self.observer = None if is_sealed(self.table) else self.observer

    def lay_rest(self, *seats: Seat) -> None:
        """Lay what is left of the set-up: well for these seats, or fairly for everybody."""
        self._undone.clear()
        self._laying = SetupDealer(self._laying.seats | set(seats))
        for action in () if seats else dealt(self.library, self.table):
            self._do(action)
        self._steps.clear()
        self._refresh(pass_on=True)

    def _keep(self) -> None:
        """Keep the match. A failing disk is reported and does not end the match."""
        if self.saves is None or self.watching:
            return
        try:
            who, names = tuple(self.seating.items()), tuple(self.names.items())
            name = self.saves.keep(self.name, self.match, who, names=names)
        except OSError as error:
            problems.error("the match cannot be kept", exc_info=error)
            self.problem = not_kept(error)
            return
        if name != self.name:
            self.name, self.notice = name, MOVED_ON
        self.kept, self.problem = len(self.match.done), None

    def _refresh(self, *, pass_on: bool) -> None:
        """See whose turn it is, draw the curtain if need be, pass what is no choice."""
        while True:
            while (
                pass_on and self.chooser in self._laying.seats and sets_up(self.library, self.table)
            ):
                self._do(self._laying.choice(self.table))
            self._ticket, self.waiting = self._ticket + 1, None
            before = self.observer or self.handover
            observer, hide = next_observer(self.table, self.seating, before)
            if observer != before and hide:
                self.observer, self.handover = None, observer
            elif self.handover is None:
                self.observer = observer
            mine = self.handover is None and self.chooser is not None and not self.watching
            mine = mine and self.chooser == self.observer and not self.awaits_computer
            self.touching = Touching(self._offered()) if mine else None
            self._notice_faults()
            if not (pass_on and self.touching is not None and self._pass_single()):
                return

    def _offered(self) -> Choices:
        return choices(self.table)

    def _pass_single(self) -> bool:
        """Do what is no choice, if the player likes it so; whether something was done."""
        action = forced(self.table) if self.settings.values.passes_single else None
        if action is None:
            return False
        self._do(action)
        self._passed.add(len(self.match.done))
        return True

    def lift_curtain(self) -> None:
        """The next player is at the screen and wants to see."""
        if self.handover is not None:
            self.observer, self.handover = self.handover, None
            self._refresh(pass_on=True)

    # taking back

    def why_not_undo(self) -> Refused | None:
        """Why the last action cannot be taken back by the one at the screen, or None."""
        if self.watching:
            return NOTHING_DONE()
        return self.match.why_not_undo(self.observer or "")

    def undo(self) -> None:
        """Take the last action back, with what was passed on since; raises `Refused`."""
        if (refused := self.why_not_undo()) is not None:
            raise refused
        while True:
            at = len(self.match.done)
            undone = self.match.undo(self.observer)
            self._undone.append(undone.action)
            passed = at in self._passed or is_computer(self.seating[undone.seat])
            if not passed or self.why_not_undo() is not None:
                break
        self._passed = {at for at in self._passed if at <= len(self.match.done)}
        self._laying = SetupDealer()
        self._steps.clear()
        self._keep()
        self._refresh(pass_on=False)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self._undone) and self.awaits_person

    def redo(self) -> None:
        """Do again what was last taken back."""
        if self.can_redo:
            self._do(self._undone.pop())
            self._refresh(pass_on=False)

    # computers

    def update(self, wait: float = 0.0) -> bool:
        """Let computers play: ask them, and do what they have thought; whether anything was done.

        Call it from the drawing loop, as often as a computer's action may be seen.
        """
        if self.watching:
            return self._follow()
        if not self.awaits_computer:
            return False
        action = self.computers.thought(self._ticket, self.match, wait)
        if action is None:
            return False
        self._undone.clear()
        self._do(action)
        self._refresh(pass_on=True)
        return True

    def _follow(self) -> bool:
        """See how a match goes on that is played in another window; whether it did."""
        moved = self.saves is not None and self.saves.follow(self.name, self.match)
        if moved:
            self._refresh(pass_on=False)
        return moved

    def close(self) -> None:
        """Leave the match; it is kept as it stands, a disk that failed is tried once more."""
        if self.problem is not None:
            self._keep()
        if self.saves is not None and not self.watching:
            self.saves.close(self.name)
        self._stop_watching()
        self.computers.close()

    def setting_changed(self, name: str) -> None:
        """Another language counts at once, whoever hears of it first."""
        if name == "language":
            language, rules = self.settings.language, self.match.table.rules
            self.words: Translator = words_for(language, rules, self.library, self.names)
