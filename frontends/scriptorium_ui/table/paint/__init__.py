"""Painting the table: board, pieces, panels, ghosts, and dialogs."""
