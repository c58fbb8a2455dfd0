"""A worker as a process of its own: `python -m scriptorium.ai.process_main`.

Questions come in through the standard input and answers go out through the standard output. A
second thread listens, so that a question can be broken off while the first one thinks.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from typing import IO

import scriptorium.ai.messages as messages
from scriptorium.isolation.framing import get, private_pipes, put
from scriptorium.isolation.gc_tuning import relax_gc
from scriptorium.isolation.quiet_log import log_into
from scriptorium.isolation.watched_process import be_watched
from scriptorium.mods.home import home_folder

from .worker import Worker

LOG = "minds.log"
QUICK = 0.001  # seconds until the listening thread gets its turn, however hard the other thinks


def main() -> None:
    """Answer until whoever asks is gone."""
    asked_pipe, answers_pipe = private_pipes()
    be_watched(hears_stop=False)
    log_into(home_folder() / LOG)
    relax_gc()
    waiting: queue.SimpleQueue[messages.AnyToMind] = queue.SimpleQueue()
    lock = threading.Lock()

    def say(answer: messages.AnyFromMind) -> None:
        with lock:
            put(answers_pipe, messages.write(answer))

    worker = Worker(say)
    listening = threading.Thread(
        target=_listen, args=(asked_pipe, worker, waiting), name="listening", daemon=True
    )
    listening.start()
    while True:
        worker.hear(waiting.get())


def _listen(
    pipe: IO[bytes], worker: Worker, waiting: queue.SimpleQueue[messages.AnyToMind]
) -> None:
    """Hand on what comes; where nothing comes any more the process ends, whatever it thinks."""
    sys.setswitchinterval(QUICK)
    while (data := get(pipe)) is not None:
        asked = messages.read_asked(data)
        if isinstance(asked, messages.BreakOff):
            worker.hear(asked)
        else:
            waiting.put(asked)
    os._exit(0)


if __name__ == "__main__":
    main()
