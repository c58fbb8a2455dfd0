"""Cavernes and the Sanctuaire, each with its rules a plugin of its own."""
