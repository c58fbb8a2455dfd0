"""Servers of the toy game, forked where everything is imported already: to be killed at any moment.

Each line on standard input, a store and a port, begins one; its process id is said first.
"""

from __future__ import annotations

import os
import signal
import sys

import lantern

import scriptorium as sc
from scriptorium_server import limiting
from scriptorium_server.running import serve
from scriptorium_server.settings import Settings

if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that were killed
    library = sc.Library()
    library.add(lantern)
    library.rules(library.setup("lantern", 3))
    limiting.CONNECTIONS = limiting.RateLimitItemPerMinute(100_000)  # these devices never rest
    for line in sys.stdin:
        store, port = line.split()
        child = os.fork()
        if child == 0:
            print(os.getpid(), flush=True)
            os._exit(serve(store, library, Settings(int(port))))
