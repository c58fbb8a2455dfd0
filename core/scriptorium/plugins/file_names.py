r"""Names of files as text that can be shown, kept and sent, and the way back to the file.

A name on a disk is bytes on most systems and need not be UTF-8; it may hold signs that move the
cursor, or differ from another name in nothing that is seen. What cannot be shown plainly is
written as in Python: `\\xff` is a byte, `\\u202e` a sign, `\\\\` a backslash. No two names are
written alike.
"""

from __future__ import annotations

import re
import unicodedata

FIRST_BYTE, LAST_BYTE = 0xDC80, 0xDCFF  # how Python holds a byte that is not UTF-8
ESCAPED = re.compile(r"\\(?:\\|x([89a-f][0-9a-f])|u([0-9a-f]{4})|U([0-9a-f]{8}))")


def shown(name: str) -> str:
    """The name of a file as plain text; most names stay as they are."""
    if name.isascii() and name.isprintable() and "\\" not in name:
        return name
    composed = unicodedata.is_normalized("NFC", name)
    return "".join(_shown(sign, composed) for sign in name)


def on_disk(told: str) -> str:
    """The name of the file that is shown so; what no file is shown as is a name by itself."""
    if "\\" not in told:
        return told
    name = ESCAPED.sub(_meant, told)
    return name if shown(name) == told else told


def _shown(sign: str, composed: bool) -> str:
    number = ord(sign)
    if sign == "\\":
        return "\\\\"
    if FIRST_BYTE <= number <= LAST_BYTE:
        return f"\\x{number - FIRST_BYTE + 0x80:02x}"
    # Marks that were not put together with their letters look as if they were.
    if not sign.isprintable() or (not composed and not sign.isascii()):
        return f"\\u{number:04x}" if number <= 0xFFFF else f"\\U{number:08x}"
    return sign


def _meant(found: re.Match[str]) -> str:
    byte, short, long = found.groups()
    if byte:
        return chr(int(byte, 16) - 0x80 + FIRST_BYTE)
    number = int(short or long or "5c", 16)
    return chr(number) if number <= 0x10FFFF else found[0]
