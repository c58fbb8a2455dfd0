"""Scriptorium's games for those who train players: PettingZoo environments and OpenSpiel games.

Comes with the extra `research` (`aec_matches`) and `openspiel` (`spiel_matches`). Both number the
choices of a decision in the same way (`numbered_choices`) and tell a seat what it may know, and no
more, as one row of numbers (`seen_numbers`).
"""
