"""Moving: points in the pool, steps, turns, getting past others."""
