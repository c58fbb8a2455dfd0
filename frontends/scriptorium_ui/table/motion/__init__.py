"""Pieces that move from one scene to the next."""
