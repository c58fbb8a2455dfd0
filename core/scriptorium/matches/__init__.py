"""Matches on disk: the log, its file, and migration when plugins have changed."""
