"""MOVES and ROTAS as tables, WILD, and cards that packs compose (S10 to S12)."""
