"""Being told that it is one's turn at a table: where, and by which means the server can."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import TYPE_CHECKING

from scriptorium import ScriptoriumError, text
from scriptorium_play.common.background import LongWork
from scriptorium_play.common.forms import Field, typed
from scriptorium_play.net.asking import (
    Alert,
    Means,
    about,
    add_alert,
    alerts_of,
    drop_alert,
)
from scriptorium_play.net.links import read_link
from scriptorium_play.net.table_list import ListedTable

if TYPE_CHECKING:
    from scriptorium_play.app.app import App

BROWSER, MAIL, WEBHOOK = "push", "mail", "webhook"
MOST_LETTERS = 600
HEADING = text("stage-alerts", "When it is your turn")
ASKING = text("stage-alerts-asking", "Asking the server")

Found = tuple[Means, list[Alert]]


class Alerts:
    """Where one player is told of their turns at one table."""

    def __init__(self, app: App, table: ListedTable) -> None:
        self.app, self.table = app, table
        self.means, self.kept = Means(), list[Alert]()
        self.mail = self.webhook = ""
        self.problem = ""

    @property
    def heading(self) -> str:
        """What stands above it."""
        return self.app.words.say(HEADING)

    @property
    def explained(self) -> str:
        """What happens, in a sentence."""
        return self.app.text(
            "stage-alerts-says",
            "One message a turn while you are away from the table. It says nothing about the"
            " match.",
        )

    @property
    def nothing_here(self) -> str:
        """What to say where the server cannot tell anybody; else empty."""
        means = self.means
        if means.push or means.mail or means.webhook:
            return ""
        return self.app.text("stage-alerts-none", "This server can't reach you outside the table.")

    def fields(self) -> list[tuple[Field, str, str]]:
        """The lines to write in, each with the means and what its button is called."""
        text, found = self.app.text, list[tuple[Field, str, str]]()
        if self.means.mail:
            label = text("stage-alerts-mail", "Mail address")
            field = Field(MAIL, label, self.mail, self.write_mail, "ada@example.org", label)
            found.append((field, MAIL, text("stage-alerts-by-mail", "Tell me by mail")))
        if self.means.webhook:
            label = text("stage-alerts-webhook", "Webhook")
            says = text(
                "stage-alerts-webhook-says", "An address of Discord, Slack, ntfy or your own"
            )
            field = Field(WEBHOOK, label, self.webhook, self.write_webhook, "https://…", says)
            found.append((field, WEBHOOK, text("stage-alerts-by-webhook", "Tell me there")))
        return found

    def browser_said(self) -> str:
        """What being told in this browser is called."""
        return self.app.text("stage-alerts-by-browser", "Tell me in this browser")

    def end_said(self) -> tuple[str, str]:
        """What being told somewhere no more is called, and what it does."""
        text = self.app.text
        says = text("stage-alerts-end-says", "Stop telling me there")
        return text("stage-alerts-end", "End"), says

    @property
    def not_allowed(self) -> str:
        """What to say where the browser does not tell anybody."""
        return self.app.text(
            "stage-alerts-not-allowed", "This browser doesn't allow notifications from this page."
        )

    def told(self, alert: Alert) -> str:
        """A place where the player is told, in words."""
        if alert.means == BROWSER:
            return self.app.text("stage-alerts-browser", "A browser")
        return alert.target

    def write_mail(self, letters: str) -> None:
        """Type at the mail address."""
        self.mail = typed(self.mail, letters, MOST_LETTERS).strip()

    def write_webhook(self, letters: str) -> None:
        """Type at the webhook."""
        self.webhook = typed(self.webhook, letters, MOST_LETTERS).strip()

    def typed(self, means: str) -> str:
        """What was written for a means."""
        return self.mail if means == MAIL else self.webhook

    def look(self) -> LongWork[Found]:
        """See what there is, beside the drawing."""
        return self._work(lambda: None)

    def add(self, means: str, target: str) -> LongWork[Found]:
        """Be told there as well."""
        return self._work(lambda: self._add(means, target))

    def drop(self, alert: Alert) -> LongWork[Found]:
        """Be told there no more."""
        address, token = self._where()
        return self._work(lambda: drop_alert(self.app.ask, address, token, alert.target))

    def done(self, work: LongWork[Found]) -> bool:
        """Take over what came of it; where nothing did, there is a problem to show."""
        try:
            self.means, self.kept = work.result()
        except ScriptoriumError as error:
            self.problem = str(error)
            return False
        self.problem = ""
        return True

    def _add(self, means: str, target: str) -> None:
        address, token = self._where()
        add_alert(self.app.ask, address, token, Alert(means, target, self.app.settings.language))

    def _work(self, act: Callable[[], None]) -> LongWork[Found]:
        address, token = self._where()

        def asked(progress: object) -> Found:
            act()
            return about(self.app.ask, address).notify, alerts_of(self.app.ask, address, token)

        return LongWork(asked)

    def _where(self) -> tuple[str, str]:
        """The server's address, and the letters that open the player's seat there."""
        link = read_link(self.table.link)
        token = self.app.known_tables.token(link) or link.token
        return link.address, urlsafe_b64encode(token).decode("ascii").rstrip("=")
