"""What a screen reader says about a picture, in four languages."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "nl", "de", "it")


@cache
def data() -> dict[str, Any]:
    """The sentences and the words that are put into them."""
    return tomllib.loads(Path(__file__).with_name("alt.toml").read_text(encoding="utf-8"))


def alt_texts(name: str, words: dict[str, str]) -> dict[str, str]:
    """The alt text of a picture in every language; an unknown name or word is a mistake."""
    sentences, known = data()["text"][name], data()["word"]
    return {
        language: sentences[language].format(
            **{kind: known[kind][word][language] for kind, word in words.items()}
        )
        for language in LANGUAGES
    }
