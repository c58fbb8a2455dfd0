"""The picture of the table, as data."""
