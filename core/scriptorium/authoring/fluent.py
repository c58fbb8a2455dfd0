"""English out of Fluent files: messages with selects, parsed once, filled in quickly.

The engine keeps a sentence as English words with `{name}` in them: it asks whether a name is `in`
the words, and fills them with `format`. `Message` answers both, and chooses between variants.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?: .*)?)*)", re.MULTILINE)
_PLAIN = re.compile(r"[^{}\s]+(?: [^{}\s]+)*")
_NAME = re.compile(r"\s*\$(\w+)\s*(->)?")
_LITERAL = re.compile(r'\s*"([^"]*)"\s*\}')
_KEY = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\]")

# Words as they are; the name of a detail; or a select: its name, variants by key, the default.
Part = str | tuple[str] | tuple[str, dict[str, "Pattern"], "Pattern"]
Pattern = tuple[Part, ...]


class Message(str):
    """The English of a Fluent message, with the selects it makes by its details.

    As a string it is what stands there with the default of each select.
    """

    pattern: Pattern
    names: frozenset[str]

    def __new__(cls, written: str) -> Message:
        """Parse what stands behind the `=` of a message."""
        pattern, _ = _read(written.strip(), 0, nested=False)
        made = super().__new__(cls, _plain(pattern))
        made.pattern, made.names = pattern, frozenset(_names(pattern))
        return made

    def __contains__(self, part: object) -> bool:
        if isinstance(part, str) and part.startswith("{"):
            return part[1:-1] in self.names if len(part) > 2 else bool(self.names)
        return super().__contains__(str(part))

    def format(self, *args: object, **details: object) -> str:
        """The sentence for some details."""
        return _filled(self.pattern, details)


def parse_messages(fluent: str) -> dict[str, Message]:
    """The messages of a Fluent file by their ids."""
    return {id: Message(written) for id, written in _ENTRY.findall(fluent)}


def _read(text: str, at: int, *, nested: bool) -> tuple[Pattern, int]:
    """The pattern that begins there; it ends with the text, or before a variant or a brace."""
    parts: list[Part] = []
    words = ""
    while at < len(text):
        sign = text[at]
        if nested and (sign == "}" or (sign == "\n" and _KEY.match(text, at)) or _ends(text, at)):
            break
        if sign != "{":
            plain = _PLAIN.match(text, at)
            words, at = words + (plain[0] if plain else sign), plain.end() if plain else at + 1
            continue
        parts += [words] if words else []
        part, at = _placeable(text, at + 1)
        words = ""
        parts.append(part)
    parts += [words] if words else []
    return _trimmed(parts), at


def _ends(text: str, at: int) -> bool:
    """Whether nothing but blanks stands between here and the end of a select."""
    return text[at].isspace() and text[at:].lstrip()[:1] == "}"


def _placeable(text: str, at: int) -> tuple[Part, int]:
    """What stands in braces: a detail, a select, or a text in quotes."""
    named = _NAME.match(text, at)
    if named is None:
        literal = _LITERAL.match(text, at)
        if literal is None:
            raise ValueError(f"this cannot be read: {text[at - 1 : at + 40]!r}")
        return literal[1], literal.end()
    at = named.end()
    if not named[2]:
        return (named[1],), text.index("}", at) + 1
    variants: dict[str, Pattern] = {}
    default: Pattern = ()
    while (key := _KEY.match(text, at)) is not None:
        pattern, at = _read(text, key.end(), nested=True)
        variants[key[2]] = pattern
        default = pattern if key[1] else default
    return (named[1], variants, default), text.index("}", at) + 1


def _trimmed(parts: list[Part]) -> Pattern:
    """Without blanks at both ends, and one blank where there were several, or a line's end."""
    found = [re.sub(r"\s+", " ", one) if isinstance(one, str) else one for one in parts]
    if found and isinstance(found[0], str):
        found[0] = found[0].lstrip()
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip()
    return tuple(one for one in found if one != "")


def _filled(pattern: Pattern, details: Mapping[str, Any]) -> str:
    said = ""
    for part in pattern:
        if isinstance(part, str):
            said += part
        elif len(part) == 1:
            said += str(details[part[0]])
        else:
            value = details[part[0]]
            key = "one" if value == 1 and "one" in part[1] else str(value)
            said += _filled(part[1].get(key, part[2]), details)
    return said


def _names(pattern: Pattern) -> set[str]:
    found: set[str] = set()
    for part in pattern:
        if not isinstance(part, str):
            found.add(part[0])
        if isinstance(part, tuple) and len(part) == 3:
            for variant in part[1].values():
                found |= _names(variant)
    return found


def _plain(pattern: Pattern) -> str:
    """The words with the default of each select."""
    return "".join(
        one if isinstance(one, str) else f"{{{one[0]}}}" if len(one) == 1 else _plain(one[2])
        for one in pattern
    )
