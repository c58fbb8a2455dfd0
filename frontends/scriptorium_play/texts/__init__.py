"""Sentences in the player's language."""
