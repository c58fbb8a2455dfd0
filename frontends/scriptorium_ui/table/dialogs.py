"""What is asked in front of the table: which of several, really, what else, who looks, who won."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from scriptorium import Action, Seat
from scriptorium.matches import levels
from scriptorium_play.advice.aim import question_text
from scriptorium_play.lessons.session import GuidedSession
from scriptorium_play.picture.sealed import instead_of, seat_text
from scriptorium_play.replay.session import others_began
from scriptorium_play.session.record import SeatResult

from .controller import TableController
from .sealed_choice import let_choose
from .state import Answering, Asking, Choosing, FillingIn, Menu, Others, Over


@dataclass(frozen=True)
class DialogEntry:
    """An answer: its name, its words, what it does, and its tooltip."""

    key: str
    label: str
    act: Callable[[], Any]
    says: str = ""


@dataclass(frozen=True)
class DialogQuestion:
    """A sheet with a heading, a sentence and its answers; `gold` names the usual one.

    At the end of a match it has a record of each seat as well.
    """

    title: str
    told: str
    entries: tuple[DialogEntry, ...]
    gold: str = ""
    record: tuple[SeatResult, ...] = ()


def question(
    controller: TableController, menu: tuple[DialogEntry, ...], told: str = ""
) -> DialogQuestion | None:
    """What is asked now; `menu` is what the menu leads to here, and `told` what else it says."""
    match controller.state:
        case Menu():
            return _menu(controller, menu, told)
        case Asking(action):
            return _confirm(controller, action)
        case Choosing():
            return _list(controller)
        case FillingIn():
            return _rest(controller)
        case Over():
            return _outcome(controller)
        case Others(page):
            from . import others  # only a table over a net brings in what it needs

            return others.others(controller, page)
        case Answering(proposal):
            from . import others

            return others.answering(controller, proposal)
    return None


def _back(controller: TableController, key: str) -> DialogEntry:
    return DialogEntry(key, controller.text("table-back", "Back"), controller.step_back)


def _list(controller: TableController) -> DialogQuestion | None:
    """Actions that the same touches mean, told apart in words."""
    touching = controller.session.touching
    if touching is None:
        return None
    entries = tuple(
        DialogEntry(f"choice {nr}", told, partial(controller.chosen, action))
        for nr, (action, told) in enumerate(
            zip(touching.closing, controller.option_texts(touching.closing), strict=True)
        )
    )
    title = question_text(controller.session) or controller.text("table-which", "Which one?")
    return DialogQuestion(title, "", (*entries, _back(controller, "choice back")))


def ask_rest(controller: TableController) -> None:
    """Ask for whom the rest of the set-up is to be laid."""
    controller.finish_motion()
    controller.forget()
    controller.enter(FillingIn(controller.own_state))
    controller.view.refresh()


def lay_rest(controller: TableController, *seats: Seat) -> None:
    """Have the rest of the set-up laid, for these seats or for everybody."""
    controller.forget()
    controller.session.lay_rest(*seats)
    controller.session.steps()
    controller.close_dialog()
    controller.cursor = None
    controller.view.refresh()


def _rest(controller: TableController) -> DialogQuestion:
    """For whom what is left of the set-up is laid."""
    text, seat = controller.text, controller.session.observer or ""
    told = text(
        "table-rest-told",
        "For one player: the computer places everything well. For everyone: a fair random layout.",
    )
    mine = text("table-rest-mine", "For {seat}", seat=controller.seat_name(seat))
    everybody = text("table-rest-all", "For everyone")
    entries = (
        DialogEntry("rest all", everybody, partial(lay_rest, controller)),
        DialogEntry("rest mine", mine, partial(lay_rest, controller, seat)),
        _back(controller, "rest back"),
    )
    return DialogQuestion(text("table-rest", "Place the rest"), told, entries, "rest all")


def _confirm(controller: TableController, action: Action) -> DialogQuestion:
    """Really? with what would be done."""
    text = controller.text
    told = text(
        "table-final",
        "{action}: you can't undo this.",
        action=controller.action_text(action).rstrip("."),
    )
    yes = DialogEntry("confirm yes", text("table-do-it", "Do it"), controller.confirm)
    title = text("table-really", "Are you sure?")
    return DialogQuestion(title, told, (yes, _back(controller, "confirm no")), yes.key)


def _menu(controller: TableController, menu: tuple[DialogEntry, ...], told: str) -> DialogQuestion:
    """What else there is beside the match."""
    text, problem = controller.text, controller.session.problem
    kept = text("table-kept", "The match is saved after every move.")
    if controller.session.is_far:
        kept = text(
            "table-far-kept", "The server keeps this match. Use the same link to come back."
        )
    if isinstance(controller.session, GuidedSession):
        kept = text("table-lesson-kept", "You can continue this lesson later from here.")
    if problem is not None:
        kept = controller.session.words.say(problem)
    entries = [
        DialogEntry("menu resume", text("table-resume", "Back to the table"), controller.menu)
    ]
    if controller.is_over:
        label = text("table-outcome", "Final score")
        if isinstance(controller.session, GuidedSession):
            label = text("table-lesson-done", "Well done")
        entries.append(DialogEntry("menu outcome", label, controller.show_outcome))
    if controller.session.can_redo:
        entries.append(DialogEntry("menu redo", text("table-redo", "Redo"), controller.redo))
    title = text("table-menu", "Menu")
    return DialogQuestion(title, f"{kept}\n{told}".strip(), (*entries, *menu))


def _outcome(controller: TableController) -> DialogQuestion | None:
    """Who has won and by what, how it went, and what one may do now."""
    outcome, text = controller.session.table.outcome, controller.text
    if controller.session.is_far:
        from . import others

        return others.over(controller)
    if isinstance(controller.session, GuidedSession):
        return _lesson_over(controller, controller.session)
    if outcome is None:
        return None
    told = text(
        "table-turns", "The match ended in turn {turn}.", turn=controller.session.table.clock.turn
    )
    entries = (
        DialogEntry("end look", text("table-look", "Look at the table"), controller.close_dialog),
        replaying(controller, "end replay"),
        *analysing(controller, "end analysis"),
        DialogEntry("end again", text("table-again", "Play again"), controller.view.again),
        leaving(controller, "end leave"),
    )
    title = controller.winner_text()
    return DialogQuestion(
        title, told, entries, "end again", controller.standings.of(controller.session)
    )


def _lesson_over(controller: TableController, session: GuidedSession) -> DialogQuestion:
    """A lesson has been done to its end."""
    text = controller.text
    told = text(
        "table-lesson-over",
        "You've finished the lesson “{lesson}”. Touch or hover over anything "
        "to learn the remaining rules.",
        lesson=session.guide.title(session.settings.language),
    )
    entries = (
        DialogEntry(
            "end match", text("table-lesson-match", "Play a match"), controller.view.real_match
        ),
        DialogEntry("end again", text("table-lesson-again", "Again"), controller.view.again),
        leaving(controller, "end leave"),
    )
    return DialogQuestion(text("table-lesson-done", "Well done"), told, entries, "end match")


def replaying(controller: TableController, key: str) -> DialogEntry:
    """All of the match so far can be looked at again."""
    says = controller.text(
        "table-replay-says", "Watch the match again from the start, step by step or on its own"
    )
    return DialogEntry(key, controller.text("table-replay", "Replay"), controller.view.replay, says)


def seen_again(controller: TableController) -> tuple[DialogEntry, ...]:
    """What was done can be looked at again: all of it, or what the others did last."""
    if not controller.session.match.done:
        return ()
    whole = replaying(controller, "menu replay")
    at = others_began(controller.session)
    if at is None:
        return (whole,)
    says = controller.text("table-others-says", "Watch the others' last turns again, step by step")
    label = controller.text("table-others", "What the others did")
    return whole, DialogEntry(
        "menu others", label, partial(controller.view.replay, at, plays=True), says
    )


def analysing(controller: TableController, key: str) -> tuple[DialogEntry, ...]:
    """What cost most can be looked for, where computers are there that can."""
    if not levels():
        return ()
    says = controller.text(
        "table-analysis-says", "Your biggest mistakes, and what would have been better"
    )
    label = controller.text("table-analysis", "Analysis")
    app, table = controller.app, controller.view
    return (DialogEntry(key, label, lambda: app.routes.analyse(app, table), says),)


def leaving(controller: TableController, key: str) -> DialogEntry:
    """Away from the table; the match is kept."""
    says = controller.text(
        "table-leave-says", "The match is saved. Continue it from the first page"
    )
    if isinstance(controller.session, GuidedSession):
        says = controller.text("table-lesson-leave-says", "Back to the first page")
    return DialogEntry(
        key, controller.text("table-leave", "Leave the table"), controller.view.leave_table, says
    )


def handover(controller: TableController, seat: Seat, lift: Callable[[], Any]) -> DialogQuestion:
    """Who may look now, and that everyone else looks away."""
    name = controller.seat_name(seat)
    label = controller.text("table-lift", "I am {seat}: show the table", seat=name)
    told = controller.text("table-curtain", "Everyone else, please look away.")
    session, entries = controller.session, [DialogEntry("lift", label, lift)]
    for other, action in instead_of(session.table, session.seating) if session.handover else ():
        says = session.words.say(seat_text(session.table, other)).rstrip(".")
        entries.append(DialogEntry(f"ask {other}", says, partial(let_choose, controller, action)))
    return DialogQuestion(name, told, tuple(entries), "lift")
