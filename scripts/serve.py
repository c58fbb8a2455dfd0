"""Serve tables: `python3 scripts/serve.py [arguments]` runs `scriptorium serve [arguments]`.

It sets itself up, builds the page for browsers where that is not there or is older than the
program, and serves it with the tables at http://127.0.0.1:8317. With --lan phones in the home
network join too. `--require-hashes FILE` in front installs only what fits the hashes in a file of
`hashes.py`.
"""

from __future__ import annotations

import sys

import _interpreter
import _setup
from play import build_page

EXTRAS = frozenset({"server", "text", "web"})
POSTGRES = ("postgresql://", "postgres://")


def extras_for(arguments: list[str]) -> frozenset[str]:
    """The extras that these arguments need."""
    asks = any(one.partition("=")[2].startswith(POSTGRES) for one in arguments) or any(
        one.startswith(POSTGRES) for one in arguments
    )
    return EXTRAS | {"postgres"} if asks else EXTRAS


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
