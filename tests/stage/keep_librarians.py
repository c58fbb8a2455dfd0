"""Let librarians play the whole matches of SATOR, and keep what they choose for the tests.

`python tests/stage/keep_librarians.py`; only needed when what they chose is no choice any more.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
for folder in (HERE, HERE.parent, HERE.parent / "core"):
    sys.path.insert(0, str(folder))

from whole_matches import MATCHES, Agreed, by_librarians, kept, start_of  # noqa: E402

import scriptorium as sc  # noqa: E402

for agreed in (*MATCHES, Agreed("sator", 3)):
    if agreed.game == "sator":
        start = table = start_of(agreed)
        lines = []
        for action in by_librarians(start, agreed.seed):
            lines.append(sc.write(table, action))
            table = sc.apply(table, action).table
        kept(agreed).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        print(f"{agreed}: {len(lines)} choices")
