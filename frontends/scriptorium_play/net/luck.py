"""Whether the cards of a match that is over were dealt as the server was bound to deal them."""

from __future__ import annotations

from scriptorium import ScriptoriumError, Text, text
from scriptorium.net import ChosenLuck, check_luck
from scriptorium_play.common.background import LongWork

from .asking import Ask, match_file
from .links import letters_of
from .session import FarSession
from .table_list import ListedTable

CHECKING = text("stage-net-checking", "The luck of this match is being checked\u2026")
FAIR = text(
    "stage-net-fair",
    "Checked: nobody chose the cards. The whole match was played again from its file.",
)


class LuckCheck:
    """Fetches the file of a match, plays it again, and says what came of it."""

    def __init__(self, far: FarSession, table: ListedTable, ask: Ask) -> None:
        client, address = far.client, far.connection.address
        welcome, over, library = client.welcome, client.over, client.library
        assert welcome is not None
        assert over is not None
        commitment, salt = bytes.fromhex(table.commitment), bytes.fromhex(table.salt)
        seats, seat = far.table.seats, client.seat

        def act(progress: object) -> None:
            if commitment and commitment != welcome.commitment:
                raise ChosenLuck("the server was bound to another secret when this seat was taken")
            if salt and seat and over.salts[seats.index(seat)] != salt:
                raise ChosenLuck("the salt of this seat is not the one that was sent")
            file = match_file(ask, address, welcome.table, letters_of(client.token))
            match = check_luck(
                commitment or welcome.commitment, over.secret, over.salts, file, library
            )
            if match.table.outcome != far.table.outcome:
                raise ChosenLuck("the match in the file has ended otherwise")

        self._work = LongWork(act)

    @property
    def told(self) -> Text:
        """What is known by now."""
        if not self._work.over:
            return CHECKING
        try:
            self._work.result()
        except ChosenLuck as error:
            return text("stage-net-unfair", "The luck was NOT as promised: {why}", why=str(error))
        except ScriptoriumError as error:
            return text(
                "stage-net-unchecked", "The luck could not be checked: {why}", why=str(error)
            )
        return FAIR
