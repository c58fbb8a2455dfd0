"""The hand and the decks: where cards are, and playing one (S6, S9)."""
