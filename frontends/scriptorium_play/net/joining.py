"""From a link to a session: connect, sit down, wait until everybody is there."""

from __future__ import annotations

from collections.abc import Callable

from scriptorium import Library, Refused, Seat, SetupError, Text, text
from scriptorium.net import FREE, NetClient, Place
from scriptorium_play.common.seats import clean_name
from scriptorium_play.common.settings import Settings

from .known_tables import KnownTables
from .line import Line, SocketLine
from .links import Link
from .session import Connection, FarSession, as_text

CONNECTING = text("stage-net-connecting", "Connecting to the table…")
CHOOSING = text("stage-net-choosing", "Take a free seat.")
WAITING = text("stage-net-waiting", "Waiting for the others to sit down.")


class Joining:
    """On the way to a table. Who `asks` chooses a name and a seat; others take what is free."""

    def __init__(
        self,
        link: Link,
        library: Library,
        known: KnownTables,
        name: str = "",
        make_line: Callable[[str], Line] = SocketLine,
        *,
        asks: bool = False,
    ) -> None:
        self.link, self._library, self._known = link, library, known
        self._name, self._make_line = clean_name(name), make_line
        self._asks, self._claims = asks, False
        self._refused: Refused | None = None  # why the seat that was chosen last was not given
        self._connect(known.token(link) or link.token)

    def _connect(self, token: bytes) -> None:
        self.client = NetClient(self._library, token, have=0)
        self.connection = Connection(
            self.client, self._make_line(self.link.socket), self.link.address
        )

    def step(self, wait: float = 0.0) -> None:
        """Go on as far as it goes."""
        client = self.client
        self.connection.carry(wait)
        if client.closed is not None and client.token != self.link.token and not self._claims:
            self._known.forget(self.link)  # the seat was never taken, or is locked
            self.connection.line.close()
            self._connect(self.link.token)
        elif self._asks and self._claims and client.refused is not None:
            self._refused, client.refused = client.refused, None
            self._claims = False  # somebody was faster: another seat may be free
            self._known.forget(self.link)
        elif self.may_claim and not self._asks:
            self.claim(self._name)

    @property
    def may_claim(self) -> bool:
        """Whether this link is an invitation by which nobody here has sat down yet."""
        welcome = self.client.welcome
        return welcome is not None and welcome.kind == "invite" and not self._claims

    @property
    def may_take(self) -> tuple[Seat, ...]:
        """The free seats that may be chosen from now."""
        welcome = self.client.welcome
        if not (self._asks and self.may_claim) or welcome is None:
            return ()
        free = [place.seat for place in self.places if place.who == FREE]
        return tuple(seat for seat in free if welcome.seat in ("", seat))

    def claim(self, name: str, seat: Seat = "") -> None:
        """Sit down."""
        self._claims, self._refused = True, None
        self._known.keep(self.link, self.client.claim(clean_name(name), seat))
        self.connection.send()

    @property
    def problem(self) -> Text | None:
        """Why nobody comes to the table by this link, or None."""
        client = self.client
        refused = client.closed or (client.refused if self._claims else None) or self._refused
        if refused is not None:
            return as_text(refused)
        if client.unfit:
            return text(
                "stage-net-unfit",
                "This program can't show the match: {why} Use the server's page instead.",
                why=client.unfit,
            )
        return None

    @property
    def standing(self) -> Text:
        """What is waited for."""
        if self.client.state is None:
            return CONNECTING
        return CHOOSING if self.may_take else WAITING

    @property
    def places(self) -> tuple[Place, ...]:
        """Who sits where, as far as it is known."""
        return () if self.client.state is None else self.client.state.places

    @property
    def free(self) -> int:
        """How many seats are free."""
        return sum(place.who == FREE for place in self.places)

    @property
    def is_ready(self) -> bool:
        """Whether the match has begun, and is here."""
        return self.client.seen is not None and not self.client.awaits_answer

    def session(self, settings: Settings | None = None) -> FarSession:
        """The match; raises `SetupError` where it has not begun."""
        if not self.is_ready:
            raise SetupError("the match has not begun")
        return FarSession(self.connection, self.client.library, settings)

    def close(self) -> None:
        """Nobody wants to join any more."""
        self.connection.line.close()
