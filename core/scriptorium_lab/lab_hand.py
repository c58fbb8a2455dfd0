"""A process that plays matches for the laboratory: told in lines, answered in lines.

The first line says where plugins come from, each further one is a match. What plugins print goes
to the errors: the output belongs to the answers.
"""

from __future__ import annotations

import os
import sys

import msgspec

from scriptorium_mods.sources import Sources
from scriptorium_watch.watched_process import be_watched

from .crews import ENCODE, played_by
from .lab_jobs import Job


def main() -> None:
    """Play what comes until nothing more does."""
    be_watched(hears_stop=False)
    answers = os.dup(1)
    os.dup2(2, 1)
    lines = sys.stdin.buffer
    library = msgspec.json.decode(lines.readline(), type=Sources).library()
    for line in lines:
        result = played_by(msgspec.json.decode(line, type=Job), library)
        written = ENCODE.encode(result) + b"\n"
        while written:
            written = written[os.write(answers, written) :]


if __name__ == "__main__":
    main()
