"""The MOVES, ROTAS and WILD cards, and cards that packs compose (S10 to S12)."""
