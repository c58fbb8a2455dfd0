"""What lies on the board in a match, how it changes, and what its pieces are called (S2)."""
