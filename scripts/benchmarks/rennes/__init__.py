"""How fast Rennes-le-Château is: its rows of `scriptorium bench`."""
