"""Guided matches: the catalogue, a player's progress, and the session."""
