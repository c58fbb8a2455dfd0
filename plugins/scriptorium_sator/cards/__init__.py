"""MOVES and ROTAS as tables, WILD, and cards composed by packs (S10 to S12)."""
