"""The page about messages names each message and each field, in the order of the wire."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec

from scriptorium.net import messages

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
SECTION = re.compile(r"^### `(\w+)`\n(.*?)(?=^##|\Z)", re.M | re.S)
ROW = re.compile(r"^\| `(\w+)` \| (\S.*) \|$", re.M)


def test_the_page_names_every_field_of_every_message() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = [(tag, [name for name, _ in ROW.findall(body)]) for tag, body in SECTION.findall(page)]
    kinds = (*get_args(messages.ToTable), *get_args(messages.FromTable))
    sent = [(str(kind.__struct_config__.tag), list(kind.__struct_fields__)) for kind in kinds]
    assert told == sent


def test_the_page_knows_the_bounds_and_the_version() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"`{messages.PROTOCOL}`" in page
    assert f"at most {messages.MOST_IN // 1024} KiB, one from it" in page
    assert f"from it at most {messages.MOST_OUT // 2**20} MiB" in page


def test_what_the_page_lets_be_left_out_may_be() -> None:
    """Trailing fields with a default, in either direction."""
    hello = msgspec.msgpack.encode(["hello", b"t" * 16])
    assert messages.read_wish(hello) == messages.Hello(b"t" * 16)
    welcome = ["welcome", "t", "seat", "a", 1, b"", [], b"c" * 32, [], 5]
    read = messages.read_answer(msgspec.msgpack.encode(welcome))
    assert (read.spent, read.seen) == (0, -1)
