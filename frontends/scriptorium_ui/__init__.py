"""One set of pages for every window, painted into display lists without a toolkit."""

from pathlib import Path

from scriptorium_play.texts.translator import add_texts

add_texts(Path(__file__).parent / "locale")
