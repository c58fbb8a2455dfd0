"""How squares, bridges and moves are written, said in the log, and touched on the picture."""
