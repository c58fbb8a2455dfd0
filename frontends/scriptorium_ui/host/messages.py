"""Messages between a window and its pages: touches and keys in, display lists and sounds out.

A window sends a `Request`, and the host answers with a `Response`, one at a time. Both can be
written as msgpack for a pipe and as JSON for a browser. Times are seconds, lengths are pixels.
`docs/host.md` describes them for people who write another window.
"""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta, Struct

from scriptorium_ui.toolkit.display import Control, Shape
from scriptorium_ui.toolkit.metrics import Device
from scriptorium_ui.toolkit.rect import Rect

VERSION = 3  # grows with every change that an older window would not understand
MOST_BYTES = 64 << 20

Point = tuple[float, float]
Short = Annotated[str, Meta(max_length=4096)]


class InputEvent(Struct, frozen=True, tag_field="what"):
    """Something that a window tells."""


class Begin(InputEvent, frozen=True, tag="begin", kw_only=True):
    """The first message: what is shown on, how letters are measured, where to begin.

    `lettering` names the ruler as `module:name`; it must be the one that the window draws with.
    `at` is where a scenario stands: its file and its title; `dev` a mod that is worked on: its
    place, its match, a seed, how many actions. `join` is a link to a table over a net, `name` what
    the player is called there; `served` is the server of tables that this page came from.
    `with_files` are mods given for this once, `left_out` those that are not to be started.
    `resumes` is for a device that may end the program: it remembers which match lay on the table.
    `words` asks for the sentences that a screen reader speaks; a window that `picks` lets
    the player choose files for a program that has no folder to look in; one that can be reached
    while the page is closed `pushes`; one that the program cannot close `stays`.
    `lost` says that the room before this one is gone, and why; `guests` are the plugins that ran.
    """

    version: int
    device: Device
    lettering: Short
    route: Short = "opening"
    game: Short = ""
    lesson: bool = False
    match: Short = ""
    at: tuple[Short, ...] = ()
    dev: tuple[Short, ...] = ()
    join: Short = ""
    name: Short = ""
    served: Short = ""
    mods: Short = ""
    with_files: tuple[Short, ...] = ()
    left_out: tuple[Short, ...] = ()
    no_mods: bool = False
    resumes: bool = False
    words: bool = False
    picks: bool = False
    stays: bool = False
    pushes: bool = False
    lost: Short = ""
    guests: tuple[Short, ...] = ()


class Resized(InputEvent, frozen=True, tag="resized"):
    """The screen has another size."""

    device: Device


class Mouse(InputEvent, frozen=True, tag="mouse"):
    """The mouse `moved`, was `pressed`, `dragged` or `released`; with the other button it asks."""

    how: Annotated[str, Meta(pattern="^(moved|pressed|dragged|released)$")]
    at: Point
    asks: bool = False


class Wheel(InputEvent, frozen=True, tag="wheel"):
    """A wheel was turned, down for more than nothing."""

    at: Point
    by: int


class Finger(InputEvent, frozen=True, tag="finger"):
    """A finger came `down`, `moved` or was lifted (`up`)."""

    how: Annotated[str, Meta(pattern="^(down|moved|up)$")]
    finger: int
    at: Point


class Key(InputEvent, frozen=True, tag="key"):
    """A key, by its name."""

    name: Short
    shift: bool = False
    command: bool = False


class TextInput(InputEvent, frozen=True, tag="letters"):
    """Letters for a line that is written in."""

    letters: Short


class Press(InputEvent, frozen=True, tag="press"):
    """What answers under this key was chosen by a screen reader."""

    key: Short


class Bring(InputEvent, frozen=True, tag="bring"):
    """The player has chosen a file for the program."""

    name: Short
    data: bytes


class Subscribed(InputEvent, frozen=True, tag="subscribed"):
    """Where a browser is reached while the page is closed; empty where that is not wanted."""

    told: Annotated[str, Meta(max_length=2000)]


class Renew(InputEvent, frozen=True, tag="renew"):
    """All that was drawn is lost: send everything anew."""


class Cover(InputEvent, frozen=True, tag="cover"):
    """The program is put aside: show no secrets."""


class Leave(InputEvent, frozen=True, tag="leave"):
    """The program ends."""


AnyEvent = (
    Begin
    | Resized
    | Mouse
    | Wheel
    | Finger
    | Key
    | TextInput
    | Press
    | Bring
    | Subscribed
    | Renew
    | Cover
    | Leave
)


class Request(Struct, frozen=True, array_like=True):
    """What a window tells at a moment, in order; `number` comes back with the answer.

    `now` is the window's time. A letter without events only lets time pass.
    """

    number: int
    now: float
    events: tuple[AnyEvent, ...] = ()


# and back


class Word(Struct, frozen=True, tag_field="what"):
    """Something that the room tells."""


class PartChange(Struct, frozen=True):
    """A part that has changed: its items that are new or other, and the order of all.

    `order` is None while it stays; `whole` says that `items` are all there are, in their order.
    """

    name: str
    live: bool
    clips: tuple[tuple[str, Rect], ...]
    items: tuple[Shape, ...]
    order: tuple[str, ...] | None = None
    whole: bool = False


class Shown(Word, frozen=True, tag="shown"):
    """What is to be seen now: the parts in their order, and those of them that have changed."""

    width: float
    height: float
    parts: tuple[str, ...]
    changes: tuple[PartChange, ...]


class Lifted(Word, frozen=True, tag="lifted"):
    """These items are about to move."""

    keys: tuple[str, ...]


class Moved(Word, frozen=True, tag="moved"):
    """An item is elsewhere for now: its middle, its angle, its alpha, its size."""

    key: str
    x: float
    y: float
    angle: float
    alpha: int
    size: float


class Restored(Word, frozen=True, tag="restored"):
    """An item is where it belongs."""

    key: str


class Settled(Word, frozen=True, tag="settled"):
    """Nothing moves any more."""


class Sound(Word, frozen=True, tag="sound"):
    """A short sound, by the name of its file."""

    name: str
    volume: float


class Music(Word, frozen=True, tag="music"):
    """The music, as loud as that; silent at 0."""

    volume: float


class Keyboard(Word, frozen=True, tag="keyboard"):
    """Letters are wanted, or no more."""

    wanted: bool


class Awake(Word, frozen=True, tag="awake"):
    """The device must not fall asleep, or may again."""

    wanted: bool


class Pick(Word, frozen=True, tag="pick"):
    """Let the player choose a file, and bring it."""


class Subscribe(Word, frozen=True, tag="subscribe"):
    """Ask the player whether a server with this key may reach them while the page is closed."""

    key: str


class FillScreen(Word, frozen=True, tag="fill-screen"):
    """Fill the whole screen, or go back to a window."""


class Unused(Word, frozen=True, tag="unused"):
    """The pages had no use for this key: the device may do with it what it does by itself."""

    key: str


class Answers(Word, frozen=True, tag="answers"):
    """What answers a touch, with the sentences for a screen reader."""

    answers: tuple[Control, ...]


class Playing(Word, frozen=True, tag="playing"):
    """Which kept match lies on the table; none where the name is empty."""

    match: str


class ThirdParty(Word, frozen=True, tag="third_party"):
    """Which third-party programs are on, by the names they are switched by."""

    mods: tuple[str, ...]


class Close(Word, frozen=True, tag="close"):
    """The player leaves the program."""


class Trouble(Word, frozen=True, tag="trouble"):
    """The room could not begin; the sentence for the player."""

    told: str


AnyWord = (
    Shown
    | Lifted
    | Moved
    | Restored
    | Settled
    | Sound
    | Music
    | Keyboard
    | Awake
    | Pick
    | Subscribe
    | FillScreen
    | Unused
    | Answers
    | Playing
    | ThirdParty
    | Close
    | Trouble
)


class Response(Struct, frozen=True, array_like=True):
    """The answer to a letter: what is to be done, in order.

    `due` says in how many seconds the room wants to be asked again though nothing happened; None
    while nothing moves. `writing` tells that keys belong to a line that is written in.
    """

    number: int
    words: tuple[AnyWord, ...] = ()
    due: float | None = None
    writing: bool = False


class InvalidMessage(ValueError):
    """What came is no message."""


class Code:
    """How messages are written: `msgpack` for a pipe, `json` for a browser."""

    def __init__(self, form: str = "msgpack") -> None:
        written = msgspec.json if form == "json" else msgspec.msgpack
        self.write = written.Encoder().encode
        self._letter = written.Decoder(Request)
        self._reply = written.Decoder(Response)

    def letter(self, data: bytes) -> Request:
        """What a window has told."""
        return cast("Request", _read(self._letter, data))

    def reply(self, data: bytes) -> Response:
        """What the room answers."""
        return cast("Response", _read(self._reply, data))


def _read(decoder: Any, data: bytes) -> Any:
    if len(data) > MOST_BYTES:
        raise InvalidMessage(f"a message of {len(data)} bytes is too long")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidMessage(f"what came is no message: {error}") from None
