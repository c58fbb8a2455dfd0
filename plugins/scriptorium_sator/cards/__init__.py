"""Hands and piles, playing a card, and the MOVES, ROTAS and WILD cards (S9 to S12)."""
