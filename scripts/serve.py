"""Serve tables: `python3 scripts/serve.py [arguments]` runs `scriptorium serve [arguments]`.

It sets itself up, builds the page for browsers where that is not there or is older than the
program, and serves it with the tables at http://127.0.0.1:8317. With --lan phones in the home
network join too. `--require-hashes FILE` in front installs only what fits the hashes in a file of
`hashes.py`.
"""

from __future__ import annotations

import os
import sys

import _interpreter
import _setup
from play import build_page

EXTRAS = frozenset({"server", "text", "web"})
TELLS = {"--public", "--mail"}  # with these, people can be told that it is their turn
POSTGRES = ("postgresql://", "postgres://")


def extras_for(arguments: list[str]) -> frozenset[str]:
    """The extras that these arguments need."""
    words = [word for one in arguments for word in one.split("=", 1)]
    extras = set(EXTRAS)
    if any(word.startswith(POSTGRES) for word in words):
        extras.add("postgres")
    if TELLS.intersection(words) or "SCRIPTORIUM_MAIL" in os.environ:
        extras.add("notify")
    return frozenset(extras)


def main(arguments: list[str]) -> int:
    if _setup.helps(arguments, __doc__, "scriptorium", "serve"):
        return 0
    extras = extras_for(arguments)
    try:
        built = build_page(extras)
    except _interpreter.SetUpError as error:
        _setup.say(str(error))
        return 1
    if built != 0:
        return built
    return _setup.run_scriptorium("serve", arguments, extras)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
