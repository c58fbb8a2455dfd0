"""Watch third-party code: count its steps, and notice when it makes no progress."""
