"""Before the first turn: books, sharing out and placing bridges, the first hands (S3 to S6)."""
