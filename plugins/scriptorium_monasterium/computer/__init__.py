"""A computer player."""
