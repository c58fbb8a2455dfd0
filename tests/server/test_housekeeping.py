"""What an operator does: list, export, import, move to PostgreSQL and back, back up, put back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import net_desk
import pytest
from postgres_cluster import Cluster
from server_hands import Device, Inside, all_agree, made_table, one_choice, pumped, seated

from scriptorium.cli.main import main
from scriptorium_server.settings import Settings
from scriptorium_server.stores import open_store


def done(*arguments: str) -> int:
    return main(["serve", *arguments])


class Played:
    """A table at which something was played."""

    def __init__(self, server: Inside, actions: int = 3) -> None:
        library = net_desk.lanterns()
        made = made_table(server.port, game="lantern", seats=3)
        self.table = made["table"]
        links = made["invitations"].values()
        self.devices = [Device(server.port, one, library) for one in links]
        seated(self.devices)
        self.play(actions)

    def play(self, actions: int) -> None:
        count = self.devices[0].client.count + actions
        chance = Random(count)

        def is_played() -> bool:
            if all_agree(self.devices) and self.devices[0].client.count < count:
                one_choice(self.devices, chance)
            return self.devices[0].client.count >= count

        pumped(self.devices, is_played)
        pumped(self.devices, lambda: all_agree(self.devices))

    def at(self, server: Inside) -> None:
        """The devices go to another server, with the links that they have."""
        for device in self.devices:
            device.leave()
            device.port = server.port


def served(store: str) -> Inside:
    return Inside(Path(store), net_desk.lanterns(), Settings(0))


def test_tables_move_to_postgresql_and_back_and_are_played_on(
    tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """Links stay as they are; nobody notices but by the address."""
    file, database = str(tmp_path / "tables.db"), cluster.new()
    server = served(file)
    played, other = Played(server), Played(server, 1)
    seen = [device.client.seen for device in played.devices]
    server.close()
    assert done("--store", file, "move", database) == 0
    assert done("--store", file, "move", database) == 0
    told = capsys.readouterr().out
    assert "2 tables were copied\n" in told
    assert "0 tables were copied, 2 were there already" in told
    server = Inside(database, net_desk.lanterns())
    played.at(server)
    pumped(played.devices, lambda: all_agree(played.devices))
    assert [device.client.seen for device in played.devices] == seen
    played.play(1)
    server.close()
    back = str(tmp_path / "back.db")
    assert done("--store", database, "move", back) == 0
    server = served(back)
    played.at(server)
    played.play(1)
    server.close()
    assert done("--store", back, "tables") == 0
    told = capsys.readouterr().out
    assert played.table in told
    assert other.table in told


def test_a_file_is_backed_up_while_it_is_played_and_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = str(tmp_path / "tables.db"), str(tmp_path / "sunday.db")
    server = served(file)
    played = Played(server)
    assert done("--store", file, "backup", copy) == 0
    assert done("--store", file, "backup", copy) == 1  # a copy is never written over
    seen = played.devices[0].client.seen
    played.play(1)
    server.close()
    assert done("--store", file, "restore", copy) == 1  # nor are tables that are there
    for path in tmp_path.glob("tables.db*"):
        path.unlink()
    assert done("--store", file, "restore", copy) == 0
    assert "1 tables are there again" in capsys.readouterr().out
    server = served(file)
    again = Device(server.port, played.devices[0].client.token, net_desk.lanterns())
    pumped([again], lambda: again.client.seen is not None)
    assert again.client.seen == seen
    server.close()
    assert done("--store", file, "backup", str(tmp_path / "later.db")) == 0  # no server runs
    (tmp_path / "bad.db").write_bytes(b"SQLite format 3\0" + bytes(5000))
    assert done("--store", str(tmp_path / "new.db"), "restore", str(tmp_path / "bad.db")) == 1
    assert not (tmp_path / "new.db").exists()


def test_a_database_is_backed_up_by_its_own_programs(cluster: Cluster) -> None:
    """As docs/server.md tells it: pg_dump while it is played, pg_restore into a new database."""
    server = Inside(cluster.new(), net_desk.lanterns())
    played = Played(server)
    file = cluster.folder / "sunday.dump"
    file.write_bytes(cluster.program("pg_dump", "--format=custom", str(server.where)))
    played.play(1)
    server.close()
    other = cluster.new()
    cluster.program("pg_restore", f"--dbname={other}", str(file))
    server = Inside(other, net_desk.lanterns())
    for device in played.devices:
        device.client.seq, device.client.seen = -1, None  # it knows more than the backup
    played.at(server)
    played.play(1)
    server.close()


def test_a_table_goes_from_one_server_to_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other, table = (str(tmp_path / name) for name in ("tables.db", "other.db", "one.table"))
    server = served(file)
    played = Played(server)
    server.close()
    assert done("--store", file, "export", played.table, table) == 0
    assert done("--store", file, "export", played.table, table) == 1
    assert done("--store", file, "export", "none", str(tmp_path / "no.table")) == 1
    assert done("--store", other, "import", table) == 0
    assert done("--store", other, "import", table) == 1
    assert "is here already" in capsys.readouterr().err
    server = served(other)
    played.at(server)
    played.play(1)
    server.close()


def test_a_store_that_cannot_be_opened_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "words.db").write_text("words " * 1000)
    assert done("--store", str(tmp_path / "words.db"), "tables") == 1
    assert done("--store", "postgresql://user:secret@127.0.0.1:1/none", "tables") == 1
    told = capsys.readouterr().err
    assert "cannot be opened" in told
    assert "does not answer" in told
    assert "secret" not in told
    assert "Traceback" not in told


def test_a_database_that_forgets_what_it_acknowledged_is_refused(cluster: Cluster) -> None:
    place = cluster.new()
    told = f"ALTER DATABASE {place.rpartition('/')[2]} SET synchronous_commit = off"
    cluster.program("psql", place, "-c", told)
    assert done("--store", place, "tables") == 1
    with pytest.raises(Exception, match="synchronous_commit off"):
        asyncio.run(open_store(place))
