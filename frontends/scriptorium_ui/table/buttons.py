"""The buttons that every match has: taking back, a hint, the menu; each with what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from scriptorium_play.session.auto_setup import sets_up

from .controller import TableController
from .dialogs import ask_rest

MOST_TOLD = 6


@dataclass(frozen=True)
class Button:
    """A button: its name, its label, what it does, and its tooltip."""

    key: str
    label: str
    act: Callable[[], object]
    says: str
    icon: str = ""
    enabled: bool = True
    gold: bool = False


def buttons(controller: TableController) -> tuple[Button, ...]:
    """Undo; a hint, or what there is to do instead of one; the menu."""
    return undo_button(controller), _middle(controller), menu_button(controller)


def undo_button(controller: TableController) -> Button:
    """Takes the last touch back, or else the last action; else it says why it cannot."""
    session, text = controller.session, controller.text
    says = text("table-undo-says", "Take back your last move (Ctrl+Z)")
    refused = None if controller.has_touched() else session.why_not_undo()
    if refused is not None and session.is_far:
        from . import others
        from .far import far_of

        if others.may_ask_back(far_of(controller)):
            label = text("table-ask-undo", "Ask to undo")
            says = text("table-ask-undo-says", "Ask the others to undo the last move")
            return Button("undo", label, partial(others.ask_back, controller), says, "icon-undo")
    if refused is not None:
        says = session.words.refusal(refused)
    elif not controller.has_touched():
        says = f"{says}: {controller.line_text(session.log()[-1])}"
    label = text("table-undo", "Undo")
    return Button("undo", label, controller.undo, says, "icon-undo", refused is None)


def _middle(controller: TableController) -> Button:
    session, text = controller.session, controller.text
    if controller.can_finish():
        says = text("table-finish-says", "Do what the picture shows (Enter)")
        label = text("table-finish", "Do it")
        return Button("finish", label, controller.finish, says, "icon-tick", gold=True)
    if session.awaits_computer or controller.busy:
        says = text("table-skip-says", "Jump to the end of this (Space)")
        return Button("skip", text("table-skip", "Skip"), controller.skip, says, "icon-skip")
    says = text("table-hint-says", "Suggest a good move and say why (F2)")
    label = text("table-hint", "Hint")
    return Button("hint", label, controller.hint, says, "icon-hint", session.awaits_person)


def menu_button(controller: TableController) -> Button:
    """Opens the menu."""
    says = controller.text("table-menu-says", "Rules, settings, leave (Escape)")
    return Button("menu", controller.text("table-menu", "Menu"), controller.menu, says, "icon-menu")


def more_button(controller: TableController) -> Button | None:
    """Lays the rest of a set-up, or leads to the choices that nothing on the table stands for."""
    touching = controller.session.touching
    if (
        touching is not None
        and not touching.touched
        and not controller.busy
        and _sets_up(controller)
    ):
        says = controller.text(
            "table-rest-says", "Let the computer place what is left of the set-up"
        )
        label = controller.text("table-rest", "Place the rest")
        return Button("rest", label, partial(ask_rest, controller), says, "icon-play")
    if touching is None or not controller.unnamed():
        return None
    says = controller.text("table-more-says", "Other things you can do now")
    named = controller.option_texts(touching.closing[:MOST_TOLD])
    label = controller.text("table-more", "More")
    told = f"{says}: {', '.join(named)}"
    return Button("more", label, controller.more, told, "icon-play", gold=True)


def _sets_up(controller: TableController) -> bool:
    return sets_up(controller.session.library, controller.session.table)
