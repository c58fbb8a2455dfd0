"""What players say to each other without typing: a dozen phrases, each in four languages."""

from __future__ import annotations

from scriptorium.plugins.sentences import Text, text

PHRASES: dict[str, Text] = {
    "hello": text("net-phrase-hello", "Hello!"),
    "luck": text("net-phrase-luck", "Good luck, have fun!"),
    "thanks": text("net-phrase-thanks", "Thank you."),
    "sorry": text("net-phrase-sorry", "Sorry!"),
    "nice": text("net-phrase-nice", "Nice move!"),
    "oops": text("net-phrase-oops", "Oops."),
    "moment": text("net-phrase-moment", "One moment, please."),
    "back": text("net-phrase-back", "I'm back."),
    "slow": text("net-phrase-slow", "Take your time."),
    "turn": text("net-phrase-turn", "It's your turn."),
    "played": text("net-phrase-played", "Well played!"),
    "again": text("net-phrase-again", "Shall we play again?"),
    "bye": text("net-phrase-bye", "Goodbye!"),
}
