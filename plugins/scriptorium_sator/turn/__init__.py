"""The steps of a turn besides cards: swap, walk, free action, draw (S7, S8, S24, S26 on)."""
