"""The picture of a match, and what touching it means."""
