"""The five dust cards, each a plugin that can be switched off (PK6).

Cards of one that is off stay in the deck; they can only be discarded or borrowed.
"""
