"""Rules that forbid or charge for what cards do, and invariants (S13, S23)."""
