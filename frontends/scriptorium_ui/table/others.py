"""The others at a table over a net: who is here, what is said, asked and answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from scriptorium import Seat
from scriptorium.net import BACK, END, HAND_OVER, PAUSE, PHRASES, SIT_IN, Proposed
from scriptorium_play.common.seats import PERSON
from scriptorium_play.matches.levels import kinds, who_called
from scriptorium_play.net.links import Link
from scriptorium_play.net.talking import AWAITED, HERE, PAUSED, STOPPED, asked, clock_text

from .dialogs import DialogEntry, DialogQuestion, leaving
from .far import far_of
from .state import Others

if TYPE_CHECKING:
    from scriptorium_play.net.session import FarSession

    from .controller import TableController

MAIN, SAY, ABSENT, LEND = "", "say", "absent ", "lend"
LATER, AT_END = 3, 99  # turns after which a hand is seen that is lent; the last is after the end


def others_entry(controller: TableController) -> DialogEntry:
    """The way to the others from the menu."""
    says = controller.text(
        "table-others-at-says", "See who is here, send a message or ask for something"
    )
    label = controller.text("table-others-at", "The others")
    return DialogEntry("menu people", label, partial(turn_to, controller, MAIN), says)


def turn_to(controller: TableController, page: str) -> None:
    """Show what there is to say or to ask for."""
    controller.leave_sheets()
    controller.enter(Others(page, controller.own_state))
    controller.view.refresh()


def done(controller: TableController, act: Callable[[], object]) -> None:
    """Do something about the others, and be at the table again."""
    controller.leave_sheets()
    act()
    far_of(controller).connection.send()
    controller.view.refresh()


def may_ask_back(far: FarSession) -> bool:
    """Whether the others may be asked to have the last choice taken back."""
    state, welcome = far.client.state, far.client.welcome
    if state is None or welcome is None or not far.client.seat or not state.runs:
        return False
    if far.client.awaits_answer or far.client.local or state.proposal is not None:
        return False
    return welcome.terms.ask_back and far.client.count > 0


def ask_back(controller: TableController) -> None:
    """Ask the others to have the last choice taken back."""
    done(controller, partial(far_of(controller).client.propose, BACK))


def answering(controller: TableController, proposal: Proposed) -> DialogQuestion:
    """Somebody proposes something, and this seat has a say."""
    far, text = far_of(controller), controller.text
    say, name = far.words.say, far.words.called
    yes = partial(done, controller, partial(far.client.answer, True))
    no = partial(done, controller, partial(far.client.answer, False))
    entries = (
        DialogEntry("answer yes", text("table-agree", "Agree"), yes),
        DialogEntry("answer no", text("table-disagree", "Do not agree"), no),
        DialogEntry("answer later", text("table-answer-later", "Later"), controller.postpone),
    )
    title = text("table-asked", "A request")
    return DialogQuestion(title, say(asked(proposal, say, name)), entries, "answer yes")


def others(controller: TableController, page: str) -> DialogQuestion:
    """One of the sheets about the others."""
    if page == SAY:
        return _phrases(controller)
    if page == LEND:
        return _lending(controller)
    if page.startswith(ABSENT):
        return _absent(controller, page.removeprefix(ABSENT))
    return _main(controller)


def over(controller: TableController) -> DialogQuestion | None:
    """The match is over, or has ended unfinished: who has won, and what one may do now."""
    far, text = far_of(controller), controller.text
    outcome = far.table.outcome
    if outcome is None and not far.is_stopped:
        return None
    look = text("table-look", "Look at the table")
    entries = (
        DialogEntry("end look", look, controller.close_dialog),
        leaving(controller, "end leave"),
    )
    if outcome is None:
        return DialogQuestion(far.words.say(STOPPED), "", entries, "end look")
    told = text("table-turns", "The match ended in turn {turn}.", turn=far.table.clock.turn)
    luck = controller.others_heard.luck()
    if luck is not None:
        told = f"{told}\n{far.words.say(luck)}"
    standings = controller.standings.of(far)
    return DialogQuestion(controller.winner_text(), told, entries, "end look", standings)


def _back(controller: TableController) -> DialogEntry:
    label = controller.text("table-resume", "Back to the table")
    return DialogEntry("others back", label, controller.close_dialog)


def _main(controller: TableController) -> DialogQuestion:
    far, text, say = far_of(controller), controller.text, controller.session.words.say
    state = far.client.state
    lines = []
    for seat in far.table.seats:
        told = [controller.seat_name(seat)]
        if seat != far.client.seat:
            told.append(say(HERE[far.presence(seat)]))
        if (left := far.clock(seat)) is not None:
            told.append(clock_text(left))
        lines.append(" \u00b7 ".join(told))
    if state is not None and state.paused:
        lines.append(say(PAUSED))
    proposal = None if state is None else state.proposal
    mine = proposal is not None and proposal.by == far.client.seat
    if mine:
        lines.append(say(AWAITED))
    entries = [_back(controller)]
    if mine:
        label = text("table-withdraw", "Take your request back")
        act = partial(done, controller, partial(far.client.answer, False))
        entries.append(DialogEntry("others withdraw", label, act))
    if far.client.seat:
        entries += _deeds(controller)
    if far.watch_link:
        label = text("table-watch-link", "A link for spectators")
        told_link = text(
            "table-watch-told", "Anyone who opens this link sees what all players see."
        )
        act = partial(_link, controller, label, told_link, far.watch_link)
        entries.append(DialogEntry("others watch", label, act))
    title = text("table-others-at", "The others")
    return DialogQuestion(title, "\n".join(lines), tuple(entries))


def _deeds(controller: TableController) -> list[DialogEntry]:
    """What a player may say, ask for, and keep."""
    far, text = far_of(controller), controller.text
    client, state, welcome = far.client, far.client.state, far.client.welcome
    found: list[DialogEntry] = []
    if state is None or welcome is None:
        return found
    if not state.over:
        label = text("table-say", "Say something")
        found.append(DialogEntry("others say", label, partial(turn_to, controller, SAY)))
    if state.paused and not state.over:
        label = text("table-go-on-again", "Continue playing")
        found.append(DialogEntry("others resume", label, partial(done, controller, client.resume)))
    elif state.proposal is None and state.runs:
        asks: list[tuple[str, str, Any]] = [
            (PAUSE, text("table-ask-pause", "Ask for a pause"), PAUSE),
            (END, text("table-ask-end", "Ask to stop the match"), END),
        ]
        if may_ask_back(far):
            asks.insert(0, (BACK, text("table-ask-undo", "Ask to undo"), BACK))
        for key, label, what in asks:
            act = partial(done, controller, partial(client.propose, what))
            found.append(DialogEntry(f"others {key}", label, act))
        for place in state.places:
            if place.is_person and place.seat != far.client.seat and _is_gone(far, place.seat):
                name = controller.seat_name(place.seat)
                label = text("table-absent", "{seat} is away", seat=name)
                act = partial(turn_to, controller, f"{ABSENT}{place.seat}")
                found.append(DialogEntry(f"others absent {place.seat}", label, act))
    label = text("table-note", "A note for yourself")
    found.append(DialogEntry("others note", label, partial(_note, controller)))
    if welcome.terms.lending != "never" and not state.over:
        label = text("table-lend", "Show your hand")
        found.append(DialogEntry("others lend", label, partial(turn_to, controller, LEND)))
    return found


def _is_gone(far: FarSession, seat: Seat) -> bool:
    left = far.clock(seat)
    return far.presence(seat) != "here" or (left is not None and left <= 0)


def _phrases(controller: TableController) -> DialogQuestion:
    """What can be said without typing, and with it where the table allows that."""
    far, text, say = far_of(controller), controller.text, controller.session.words.say
    entries = [_back(controller)]
    welcome = far.client.welcome
    if welcome is not None and welcome.terms.free_text:
        label = text("table-write", "Write\u2026")
        entries.append(DialogEntry("say words", label, partial(_write, controller)))
    for key, phrase in PHRASES.items():
        act = partial(done, controller, partial(far.client.say, key))
        entries.append(DialogEntry(f"say {key}", say(phrase), act))
    return DialogQuestion(text("table-say", "Say something"), "", tuple(entries))


def _absent(controller: TableController, seat: Seat) -> DialogQuestion:
    """How to go on without somebody: wait, have a computer sit in, give the seat away."""
    far, text = far_of(controller), controller.text
    name = controller.seat_name(seat)
    wait = DialogEntry("absent wait", text("table-wait", "Wait"), controller.close_dialog)
    entries = [wait]
    for level in kinds():
        if level == PERSON:
            continue
        label = text(
            "table-sits-in",
            "{level} plays until {seat} is back",
            level=who_called(controller.app, level),
            seat=name,
        )
        act = partial(done, controller, partial(far.client.propose, SIT_IN, seat, level))
        entries.append(DialogEntry(f"absent {level}", label, act))
    label = text("table-give", "Give the seat away with a link")
    entries.append(DialogEntry("absent give", label, partial(_hand_over, controller, seat)))
    end = partial(done, controller, partial(far.client.propose, END))
    entries.append(DialogEntry("absent end", text("table-ask-end", "Ask to stop the match"), end))
    told = text("table-absent-told", "The others who are here have to agree.")
    title = text("table-absent", "{seat} is away", seat=name)
    return DialogQuestion(title, told, tuple(entries), "absent wait")


def _hand_over(controller: TableController, seat: Seat) -> None:
    far, text = far_of(controller), controller.text
    token = far.client.propose(HAND_OVER, seat)
    told = text("table-give-told", "Once the others agree, this link opens the seat.")
    label = text("table-give", "Give the seat away with a link")
    _link(controller, label, told, str(Link(far.address, token)))


def _lending(controller: TableController) -> DialogQuestion:
    """Whether spectators may look into the own hand, and when."""
    far, text = far_of(controller), controller.text
    client, state, welcome = far.client, far.client.state, far.client.welcome
    ways: list[tuple[str, str, Callable[[], object]]] = []
    if welcome is not None and welcome.terms.lending == "now":
        ways.append(("now", text("table-lend-now", "At once"), partial(client.lend, "now")))
    later = text("table-lend-later", "{turns} turns later", turns=LATER)
    ways.append(("later", later, partial(client.lend, "later", LATER)))
    end = text("table-lend-end", "After the end")
    ways.append(("end", end, partial(client.lend, "later", AT_END)))
    lends = state is not None and state.lending(client.seat).how != "no"
    if lends:
        ways.append(("no", text("table-lend-no", "No longer"), partial(client.lend, "no")))
    entries = [_back(controller)]
    entries += [
        DialogEntry(f"lend {key}", label, partial(done, controller, act))
        for key, label, act in ways
    ]
    if lends:
        label = text("table-lend-link", "The link to your hand")
        entries.append(DialogEntry("lend link", label, partial(_lent_link, controller)))
    told = text("table-lend-told", "Spectators with your link see the table as you do.")
    return DialogQuestion(text("table-lend", "Show your hand"), told, tuple(entries))


def _lent_link(controller: TableController) -> None:
    far, text = far_of(controller), controller.text
    token = far.client.link_to_lent_view()
    told = text("table-lend-told", "Spectators with your link see the table as you do.")
    label = text("table-lend-link", "The link to your hand")
    _link(controller, label, told, str(Link(far.address, token)))


def _link(controller: TableController, title: str, told: str, link: str) -> None:
    far_of(controller).connection.send()
    controller.leave_sheets()
    controller.app.routes.link(controller.app, controller.view, title, told, link)


def _note(controller: TableController) -> None:
    far, text = far_of(controller), controller.text
    controller.leave_sheets()

    def keep(words: str) -> None:
        done(controller, partial(far.client.keep_note, words))

    label = text("table-note", "A note for yourself")
    told = text("table-note-told", "Only you can read it, on all your devices.")
    controller.app.routes.writing(
        controller.app, controller.view, label, told, far.client.note, keep
    )


def _write(controller: TableController) -> None:
    far, text = far_of(controller), controller.text
    controller.leave_sheets()

    def say(words: str) -> None:
        if words:
            done(controller, partial(far.client.say, "", words))

    label = text("table-say", "Say something")
    told = text("table-write-told", "Everyone at the table can read it.")
    controller.app.routes.writing(controller.app, controller.view, label, told, "", say)
