"""State of the board, how it changes, and the names of its pieces (S2)."""
