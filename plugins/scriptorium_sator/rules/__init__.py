"""Rules that forbid or charge what cards do, and what always holds (S13, S23)."""
