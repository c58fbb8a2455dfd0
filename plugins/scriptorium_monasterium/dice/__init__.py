"""Dice: roll the hand, place a number, roll again (MO6)."""
