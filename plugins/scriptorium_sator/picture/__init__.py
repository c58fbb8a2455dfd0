"""The picture of a match, and what a touch of it means."""
