"""Measure: `python -m benchmarks [arguments]`, with the folder `scripts` on the path."""

import sys

from scriptorium.cli.main import main

from .command import add

if __name__ == "__main__":
    sys.exit(main(["bench", *sys.argv[1:]], further=(add,)))
