"""Mouse, fingers, and keys at the table."""
