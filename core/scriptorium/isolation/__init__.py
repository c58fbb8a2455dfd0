"""Watching over strangers' code: its steps are counted, and what does not move on is noticed."""
