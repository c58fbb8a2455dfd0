"""One match on one screen: seats, touches, and what comes of them."""
