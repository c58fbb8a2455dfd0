"""How fast Rennes-le-Château is: its rows of `scripts/bench.py`."""
