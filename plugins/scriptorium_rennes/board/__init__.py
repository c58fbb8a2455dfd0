"""The state of the board: spaces and ways, discs, figures."""
