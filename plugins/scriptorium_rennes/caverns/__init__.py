"""Cavernes and the Sanctuaire; the rules of each are a plugin of their own."""
