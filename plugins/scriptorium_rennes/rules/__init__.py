"""What always holds."""
