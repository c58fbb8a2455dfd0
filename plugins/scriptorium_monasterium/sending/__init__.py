"""Sending novices: where they may go, the cost and the reward (MO10 to MO16)."""
