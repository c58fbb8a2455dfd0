"""Stands in for what writes codes to files: the page paints them itself, and lacks `xml`."""
