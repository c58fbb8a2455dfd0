"""Acolytes on their feet, and the books they take (S24, S25)."""
