"""Decks, boards and card packs as data."""
