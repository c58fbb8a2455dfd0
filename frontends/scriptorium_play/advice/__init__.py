"""Hints and analysis: what could be done now, and what would have been better."""
