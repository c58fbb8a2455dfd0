"""How fast SATOR is: its rows of `scripts/bench.py`, and a bare kernel to measure it against."""
