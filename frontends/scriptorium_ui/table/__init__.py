"""The table page: a match as people play it, look back on it, and read about it."""
