"""The messenger and the bonuses along the road (MO9)."""
