"""Before the first turn: books, drafting and placing bridges, the first hands (S3 to S6)."""
