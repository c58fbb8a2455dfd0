"""Matches on disk: the log beside a table, its file, and going on when the plugins are other."""
