"""Sending novices: where they may go, what it costs, what it brings (MO10 to MO16)."""
