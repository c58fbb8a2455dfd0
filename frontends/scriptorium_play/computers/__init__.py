"""Computer players at a table, hints, and the analysis of a match."""
