"""The hand and the decks: which cards lie where, and playing one (S6, S9)."""
