"""A process that plays matches for the laboratory.

The first message says where plugins come from, each further one is a match. What plugins print
goes to the errors: the output belongs to the answers.
"""

from __future__ import annotations

import logging

import msgspec

from scriptorium.isolation import be_watched, get, private_pipes, put, relax_gc
from scriptorium.mods import Sources

from .executors import played_by
from .jobs import Job
from .workers import ENCODE


def main() -> None:
    """Play what comes until nothing more does."""
    be_watched(hears_stop=False)
    relax_gc()
    # A rule that fails is an answer, and its match is shown again where it can be looked at.
    logging.getLogger("scriptorium").addHandler(logging.NullHandler())
    asked, answers = private_pipes()
    library = msgspec.json.decode(get(asked) or b"", type=Sources).library()
    while (job := get(asked)) is not None:
        put(answers, ENCODE.encode(played_by(msgspec.json.decode(job, type=Job), library)))


if __name__ == "__main__":
    main()
