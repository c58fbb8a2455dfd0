"""Placing dice: rolling the hand, putting a number down, rolling again (MO6)."""
