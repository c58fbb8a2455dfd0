"""What dust cards can do, one module each; a card names a verb and gives its numbers."""
