"""A home network without an internet: two namespaces of Linux with a cable between them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
POSSIBLE = sys.platform == "linux" and IS_ROOT and all(map(shutil.which, ("ip", "unshare")))

# Who plays there: sits down by the links that the server prints, and plays until it is over.
PLAYERS = """
import sys
from random import Random
sys.path[:0] = [{here!r}, {net!r}, {tests!r}, {core!r}]
import scriptorium as sc
from scriptorium_play.net.joining import Joining
from scriptorium_play.net.known_tables import KnownTables
from scriptorium_play.net.links import read_link
from pathlib import Path
links = [read_link(one) for one in sys.argv[2:]]
here = [
    Joining(link, sc.standard_library(), KnownTables(Path(sys.argv[1]) / str(nr)), "Ada")
    for nr, link in enumerate(links)
]
while not all(one.is_ready for one in here):
    for one in here:
        one.step(0.01)
        assert one.problem is None, one.problem
sessions, chance = [one.session() for one in here], Random(1)
while sessions[0].client.count < 20:
    for one in sessions:
        one.update(0.01)
        if one.touching is not None and one.client.may_choose:
            choices = sc.legal(one.table)
            one.choose(choices[int(chance.random() * len(choices))])
print("played", sessions[0].client.count)
"""

# A cable between two namespaces; in the first the server, in the second the players.
NETWORK = """
set -e
ip link set lo up
unshare --net sleep 300 & other=$!
sleep 0.3
ip link add here type veth peer name there
ip link set there netns $other
ip addr add 10.77.0.1/24 dev here
ip link set here up
inside="nsenter -t $other -n"
$inside ip link set lo up
$inside ip addr add 10.77.0.2/24 dev there
$inside ip link set there up
"$PY" -m scriptorium serve --lan --port 8399 --store "$1/tables.db" \\
  --table plankenkoorts --seats 2 > "$1/said" 2> "$1/wrong" & server=$!
for nr in $(seq 300); do grep -q 'It serves' "$1/said" && break; sleep 0.1; done
links=$(grep -o 'http://10.77.0.1:8399/#t=.*' "$1/said" | head -2)
! "$PY" -c "import socket; socket.create_connection(('192.0.2.1', 80), 1)" 2> /dev/null
$inside "$PY" -c "$PLAYERS" "$1" $links > "$1/played"
kill $server $other
"""


@pytest.mark.skipif(not POSSIBLE, reason="only root makes network namespaces, and on Linux alone")
def test_a_home_network_without_an_internet_is_enough(tmp_path: Path) -> None:
    """One command on one machine; another joins by the links that it prints, and they play."""
    tests = HERE.parent
    players = PLAYERS.format(
        here=str(HERE), net=str(tests / "net"), tests=str(tests), core=str(tests / "core")
    )
    done = subprocess.run(
        ["unshare", "--net", "sh", "-c", NETWORK, "sh", str(tmp_path)],
        env={**os.environ, "PY": sys.executable, "PLAYERS": players},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    kept = {name: (tmp_path / name) for name in ("said", "wrong", "played")}
    told = {name: path.read_text() if path.exists() else "" for name, path in kept.items()}
    assert told["played"].startswith("played"), (done.stderr, told)
    assert told["wrong"] == ""
