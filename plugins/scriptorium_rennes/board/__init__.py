"""What lies on the board: spaces and ways, discs, figures."""
