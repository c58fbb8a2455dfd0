"""How fast Monasterium is: its rows of `scripts/bench.py`, and the bare loops beside them."""
