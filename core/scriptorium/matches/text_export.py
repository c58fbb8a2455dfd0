"""A match as a letter: in notation, to be read by people and played again by the program.

It survives a mail: lines may be wrapped, quoted and indented, and anything may stand around them.
"""

from __future__ import annotations

import base64
import binascii
import re
import textwrap
from collections.abc import Iterator

import msgspec

from scriptorium.engine.errors import LoadError, PluginError, Refused, SetupError, Unreadable
from scriptorium.engine.library import Library
from scriptorium.engine.play import legal, start
from scriptorium.engine.saves import dump
from scriptorium.engine.values import MatchSetup
from scriptorium.plugins.versions import agreed

from .initial_state import base_table, lawful
from .journal import MARK, MOST_FRONT
from .match import BROKEN, DIGEST_EVERY, Match, Parted, Progress
from .records import MOST_ACTIONS, table_digest

OPENS = "A match of Scriptorium, in words"
CLOSES = "The match ends here"
MOST_LETTERS = 16 * 1024 * 1024
WIDTH = 72
QUOTED = re.compile(r"^[\s>|]*")
NUMBERED = re.compile(r"(\d{1,6})\. ([^:]{1,64}?) ?: (.+)")
FIELD = re.compile(r"([a-z]+) ?: (.*)")
ENDING = re.compile(rf"{CLOSES} ?: (.*)")
OPENING = re.compile(rb"(?:\s|\xa0|\xc2\xa0)+".join(OPENS.encode().split()))
UNSEEN = dict.fromkeys(map(ord, "\u00ad\u200b\u2060\ufeff"))  # what mail puts between letters
TYPED = str.maketrans(
    "\u2018\u2019\u201c\u201d\u2011\u2013\u2014", "''\"\"---"
)  # quotes and dashes as a keyboard has them
WIDE = (b"\xff\xfe", b"\xfe\xff")  # so begins a text of two bytes for each letter
FIELDS = ("setup", "seed", "table")


def export_text(match: Match) -> str:
    """The match in words; like its file it holds every hidden card."""
    setup = match.setup
    lines = [OPENS, f"{setup.game} for {', '.join(setup.seats)}", ""]
    base = None if start(match.table.rules, match.start.seed) == match.start else dump(match.start)
    lines += _wrapped(f"setup: {_packed(msgspec.msgpack.encode(setup))}")
    lines += [f"seed: {match.start.seed}"]
    if base is not None:
        lines += _wrapped(f"table: {_packed(base)}")
    lines.append("")
    for number, done in enumerate(match.done, 1):
        lines += _wrapped(f"{number}. {done.seat}: {done.text}")
    lines += ["", f"{CLOSES}: {len(match.done)} actions, {table_digest(match.table)}", ""]
    return "\n".join(lines)


def _packed(data: bytes) -> str:
    """Bytes as words that may be broken anywhere between them."""
    text = base64.b64encode(data).decode("ascii")
    return " ".join(text[at : at + 60] for at in range(0, len(text), 60))


def _wrapped(line: str) -> list[str]:
    return textwrap.wrap(
        line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )


def is_text_export(data: bytes) -> bool:
    """Whether some bytes hold a match in words."""
    if MARK in data[:MOST_FRONT] or len(data) > MOST_LETTERS:
        return False
    return OPENING.search(data) is not None or (data[:2] in WIDE and OPENS in _text(data))


def _text(data: bytes) -> str:
    """The text of a letter, in the code that whoever kept it used."""
    if data[:2] in WIDE:
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def import_text(
    data: bytes, library: Library, progress: Progress | None = None, until: int | None = None
) -> Match:
    """The match of a letter, played again; raises `LoadError` that says which line is wrong."""
    fields, actions, ending = _parsed(data)
    match = _begun(fields, library)
    for number, (seat, text) in enumerate(actions[:until], 1):
        if match.table.chooser != seat:
            raise Parted(number, f"it is {match.table.chooser}'s choice, not {seat}'s")
        try:
            _play(match, text)
        except (Refused, Unreadable) as error:
            raise Parted(number, str(error)) from error
        if len(match.done) != number:
            raise Parted(number, "it is more than one action")
        if progress is not None and number % DIGEST_EVERY == 0:
            progress(number, len(actions))
    closing = f"{len(actions)} actions, {table_digest(match.table)}"
    if len(match.done) == len(actions) and ending != closing:
        raise Parted(len(actions), "it leads to another table than it did")
    if match.table.outcome is None and not legal(match.table):
        raise LoadError(BROKEN)
    return match


def _play(match: Match, text: str) -> None:
    """Do what a line says, or what was typed before a program made it look better."""
    try:
        match.play(text)
    except Unreadable:
        typed = text.translate(TYPED)
        if typed == text:
            raise
        match.play(typed)


def _parsed(data: bytes) -> tuple[dict[str, str], list[tuple[str, str]], str]:
    """The fields of a letter, its actions with their seats, and how it ends."""
    if len(data) > MOST_LETTERS:
        raise LoadError(f"a letter has at most {MOST_LETTERS} bytes, this has {len(data)}")
    fields: dict[str, str] = {}
    actions: list[tuple[str, str]] = []
    for line in _sentences(_text(data)):
        if ending := ENDING.match(line):
            return fields, actions, ending[1]
        if numbered := NUMBERED.fullmatch(line):
            number, seat, text = numbered.groups()
            if int(number) != len(actions) + 1:
                raise LoadError(f"action {number} follows action {len(actions)}")
            if len(actions) >= MOST_ACTIONS:
                raise LoadError(f"a match has at most {MOST_ACTIONS} actions")
            actions.append((seat, text))
        elif (field := FIELD.fullmatch(line)) and field[1] in FIELDS:
            fields.setdefault(field[1], field[2])
    raise LoadError("the end of the letter is missing")


def _sentences(text: str) -> Iterator[str]:
    """The lines of a letter as they were before somebody wrapped and quoted them."""
    whole: list[str] = []
    quote: str | None = None
    for raw in re.sub(r"\r+\n", "\n", text.translate(UNSEEN)).splitlines():
        line = " ".join(QUOTED.sub("", raw).split())
        if quote is None:
            quote = line.partition(OPENS)[0].strip() if OPENS in line else None
            continue
        line = QUOTED.sub("", line.removeprefix(quote))
        field = FIELD.match(line)
        begins = NUMBERED.match(line) or (field and field[1] in FIELDS) or line.startswith(CLOSES)
        if begins or not line:
            if whole:
                yield " ".join(whole)
            whole = [line] if line else []
        else:
            whole.append(line)
    if whole:
        yield " ".join(whole)


def _begun(fields: dict[str, str], library: Library) -> Match:
    try:
        setup = msgspec.msgpack.decode(_unpacked(fields["setup"]), type=MatchSetup)
        seed = int(fields["seed"])
        rules = library.rules(agreed(library, setup))
        if "table" not in fields:
            return Match(start(rules, seed))
        table = base_table(_unpacked(fields["table"]), setup, rules)
        return Match(lawful(table))
    except KeyError as error:
        raise LoadError(f"the letter does not say its {error.args[0]}") from None
    except (ValueError, msgspec.DecodeError) as error:
        raise LoadError(f"the letter cannot be read: {error}") from None
    except (SetupError, PluginError) as error:
        raise LoadError(str(error)) from error


def _unpacked(words: str) -> bytes:
    try:
        return base64.b64decode("".join(words.split()), validate=True)
    except binascii.Error as error:
        raise LoadError(f"the letter cannot be read: {error}") from None
