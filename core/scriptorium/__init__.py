"""Scriptorium: a tabletop engine whose games, cards and rules are plugins."""
