"""The five dust cards, each a plugin of its own that can be switched off (PK6).

Where one is off its cards stay in the deck and can only be discarded, or borrowed.
"""
