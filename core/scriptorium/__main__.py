"""`python -m scriptorium` is the program `scriptorium`, whatever package it comes from."""

import sys
from importlib.metadata import entry_points

if __name__ == "__main__":
    program = next(iter(entry_points(group="console_scripts", name="scriptorium")))
    sys.exit(program.load()())
