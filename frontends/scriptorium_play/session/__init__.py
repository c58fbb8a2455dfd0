"""One match on one screen: seats, touches, and their results."""
