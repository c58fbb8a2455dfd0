"""A device knows by itself what may be done, why not and what comes of it, and misses nothing."""

from __future__ import annotations

from random import Random

import lantern
import pytest
from msgspec.structs import replace
from net_desk import Around, Desk, boards, lanterns

import scriptorium as sc
from night import counted
from scriptorium.engine.errors import LoadError
from scriptorium.hidden import Memory, no_memory
from scriptorium.matches import is_deed, is_public, why_not_back
from scriptorium.net import messages
from scriptorium.net.blind import asked_as, openly_forced, table_of
from scriptorium.net.client import NetClient
from scriptorium.net.keys import hashed, new_token
from scriptorium.net.lookers import Looker
from scriptorium.net.terms import Terms
from scriptorium.scene import scene, touches
from scriptorium.testing.twins import twin

BOARDS = boards()
ACTIONS = counted(50, 3000)
SOME = ("sator", "plankenkoorts", "rennes", "monasterium", "lantern", "lots", "peeping", "skew")


@pytest.mark.parametrize("name", BOARDS)
def test_a_table_made_of_a_view_answers_as_the_real_one(name):
    """`legal`, `why_not`, what comes of an action and what can be taken back: for who chooses."""
    chance, other = Random(name), []
    table = begun(name, 3)
    for _ in range(ACTIONS):
        if table.outcome is not None:
            table = begun(name, chance.randrange(1000))
        seat = table.chooser
        known = table_of(sc.view(table, seat))
        choices = sc.legal(table)
        assert sc.legal(known) == choices
        for bad in chance.sample(other, min(3, len(other))):
            assert sc.why_not(known, bad) == sc.why_not(table, bad)
        other = [*other[-20:], *chance.sample(choices, min(2, len(choices)))]
        action = chance.choice(choices)
        assert touches(sc.view(known, seat), action) == touches(sc.view(table, seat), action)
        real, guessed = sc.apply(table, action), sc.apply(known, action)
        assert guessed.learned == real.learned
        if seat not in real.learned:
            assert sc.view(guessed.table, seat) == sc.view(real.table, seat)
            assert sc.seen_events(guessed, seat) == sc.seen_events(real, seat)
            assert why_not_back(known, guessed, seat) == why_not_back(table, real, seat)
        table = real.table


def begun(name, seed):
    from scriptorium.engine.play import start

    library, setup = BOARDS[name]
    return start(library.rules(setup), seed)


def play(desk, around, most, chance, check=None):
    """Play by devices, each by itself; after every choice everything is carried."""
    for at in range(most):
        client = around.chooser
        if client is None:
            return
        choices = sc.legal(client.table)
        client.choose(choices[int(chance.random() * len(choices))])
        around.pump()
        assert client.refused is None
        if check is not None:
            check(at)


@pytest.mark.parametrize("name", SOME)
def test_devices_know_what_the_table_knows(name):
    """Views, notation, sentences, memories and undo: of each seat, after each choice."""
    desk = Desk(*BOARDS[name])
    around = Around(desk)
    memories: dict[str, Memory] = {seat: no_memory(seat) for seat in around.clients}
    told = dict.fromkeys(around.clients, 0)

    def check(at):
        table = desk.table
        new = list(table.match.past)[-(table.match.count - told[next(iter(told))]) :]
        new = new if table.match.count > told[next(iter(told))] else []
        for seat, client in around.clients.items():
            happened = client.happened()
            assert len(happened) == len(new)
            for mine, real in zip(happened, new, strict=True):
                memories[seat] = memories[seat].after(real.before, real.came)
                public = is_public(real.before, real.action, real.came, seat)
                assert mine.action == (real.action if public else None)
                assert mine.now == sc.view(real.came.table, seat)
                assert mine.events == sc.seen_events(real.came, seat)
                rules = real.before.rules
                deeds = [one for one in mine.events if is_deed(one) and sc.said(rules, one)]
                expected = None if deeds else sc.said_choice(real.before, real.action)
                assert mine.said == expected
                assert scene(sc.view(mine.before, seat)) == scene(sc.view(real.before, seat))
            assert client.memory == memories[seat]
            assert client.seen == sc.view(desk.stands, seat)
            refused = table.match.why_not_back(table.match.count - 1, seat)
            if not client.line and table.match.count:
                mine = client.why_not_undo()
                assert (mine and mine.id) == (refused and refused.id)
            told[seat] = table.match.count
        assert all(client.state == table.state for client in around.clients.values())

    play(desk, around, ACTIONS, Random(name), check)
    assert desk.table.match.count > 3
    assert all(client.mistakes == 0 for client in around.clients.values())


def test_small_choices_stay_here_until_they_are_whole():
    """Nobody hears of a hand that is being tried out, and taking back is free until then."""
    library, setup = BOARDS["skew"]
    desk = Desk(library, setup)
    around = Around(desk)
    chance = Random(5)
    longest = kept = 0
    for _ in range(200):
        client = around.chooser
        rows, choices = len(desk.rows), sc.legal(client.table)
        sent = client.choose(choices[int(chance.random() * len(choices))])
        around.pump()
        if not sent:
            kept += 1
            assert len(desk.rows) == rows
            assert client.why_not_undo() is None
            if chance.random() < 0.3:
                before = client.line
                client.undo()
                assert client.line == before[:-1]
                assert len(desk.rows) == rows
        else:
            longest = max(longest, len(desk.rows) - rows)
            assert len(desk.appended[-1].rows) == len(desk.rows) - rows
    assert kept
    assert longest >= 2


def test_what_comes_to_light_is_not_guessed():
    """A choice that shows something is sent at once, and its picture waits for the table."""
    desk = Desk(*BOARDS["lantern"])
    around = Around(desk)
    client = around.chooser
    buy = next(one for one in sc.legal(client.table) if "Buy" in repr(one))
    before = client.table
    assert client.choose(buy)
    assert client.table == before
    assert not client.may_choose
    with pytest.raises(sc.Refused) as refused:
        client.choose(buy)
    assert refused.value.id == "waiting"
    around.pump()
    assert client.seen == sc.view(desk.stands, client.seat)


def test_a_device_is_refused_by_itself_as_by_the_table():
    desk = Desk(*BOARDS["lantern"])
    around = Around(desk)
    client = around.chooser
    other = next(one for one in around.clients.values() if one is not client)
    action = sc.legal(client.table)[0]
    with pytest.raises(sc.Refused) as refused:
        other.choose(action)
    assert refused.value.id == "not_your_turn"
    with pytest.raises(sc.Refused) as refused:
        client.choose(lantern.Play("no such card"))
    assert refused.value == sc.why_not(desk.stands, lantern.Play("no such card"))
    assert client.to_send() == []


def test_two_windows_of_one_seat_see_the_same():
    desk = Desk(*BOARDS["lantern"])
    around = Around(desk)
    seat = around.chooser.seat
    second = NetClient(desk.library, new_token())
    second.connected()
    desk.look(50, "seat", seat)
    around.numbers["second"], around.clients["second"] = 50, second
    around.pump()
    assert second.may_choose
    first = around.clients[seat]
    choices = [one for one in sc.legal(first.table) if "Buy" in repr(one) or "Wish" in repr(one)]
    first.choose(choices[0])
    second.choose(choices[1])
    around.pump()
    assert desk.table.match.count == 1
    assert second.refused.id == "stale"
    assert first.seen == second.seen == sc.view(desk.stands, seat)
    assert second.may_choose


def test_who_comes_back_sees_what_happened_step_by_step():
    desk = Desk(*BOARDS["plankenkoorts"])
    around = Around(desk)
    play(desk, around, 20, Random(1))
    late = around.clients["P2"]
    while late.may_choose:
        play(desk, around, 1, Random(3))
    have, seen = late.seq, late.seen
    desk.table.leave(around.numbers["P2"], desk.now)
    number, client = around.numbers.pop("P2"), around.clients.pop("P2")
    client.happened()
    while around.chooser is not None and len(desk.rows) < have + 6:
        play(desk, around, 1, Random(2))
    hello = messages.read_wish(client.connected())
    assert hello.have == have
    before = tuple(row for row in desk.rows if row.seq <= have)
    behind = tuple(row for row in desk.rows if row.seq > have)
    rows, desk.rows = desk.rows, list(before)
    old = desk.opened()
    desk.rows = rows
    frames = old.catch_up(Looker(number, "seat", "P2"), behind, desk.now, whole=False)
    for frame in frames:
        client.hear(frame)
    happened = client.happened()
    assert len(happened) == len(behind)
    assert happened[0].was == seen
    assert client.seen == sc.view(desk.stands, "P2")
    assert client.mistakes == 0


def test_a_damaged_step_is_noticed_and_healed():
    desk = Desk(*BOARDS["lantern"])
    around = Around(desk)
    client = next(iter(around.clients.values()))
    parts = [
        lantern.Lamps((7, 7, 7)) if type(one) is lantern.Lamps else one for one in client.seen.parts
    ]
    client.seen = replace(client.seen, parts=tuple(parts))
    chance = Random(3)
    for _ in range(40):
        if client.mistakes:
            break
        one = around.chooser
        choices = [action for action in sc.legal(one.table) if "Play" not in repr(action)]
        one.choose(choices[int(chance.random() * len(choices))])
        around.pump()
    assert client.mistakes == 1
    assert client.seen == sc.view(desk.stands, client.seat)


def test_nobody_believes_a_frame_that_is_none():
    client = NetClient(BOARDS["lantern"][0], new_token())
    for frame in (b"", b"\xc1", b"\x93\x01\x02\x03", messages.write(messages.Ping(1))):
        with pytest.raises(LoadError):
            client.hear(frame)


@pytest.mark.parametrize("name", ["lantern", "plankenkoorts", "sator", "rennes"])
def test_what_is_passed_by_itself_is_forced_for_all_to_see(name):
    """Everybody comes to the same, also at a table that only looks alike."""
    table, chance, found = begun(name, 4), Random(name), 0
    for at in range(ACTIONS):
        if table.outcome is not None:
            break
        forced = openly_forced(sc.view(table, table.seats[0]))
        if at % 5 == 0:
            for seat in table.seats:
                other = twin(table, seat, at)
                for looker in table.seats:
                    assert openly_forced(sc.view(other, looker)) == forced
        found += forced is not None
        if forced is not None and len(sc.legal(table)) == 1:
            assert sc.legal(table) == (forced,)
        table = sc.apply(table, chance.choice(sc.legal(table))).table
    print(name, found)


def test_a_computer_is_asked_what_its_seat_sees():
    library, setup = BOARDS["lots"]
    desk = Desk(library, setup, computers={setup.seats[0]: "novice"})
    desk.sit_all()
    thinking = desk.table.thinking()
    asked = asked_as(desk.stands, thinking.seat)
    assert thinking.choices == sc.legal(asked)
    assert thinking.seen.chooser == thinking.seat


def test_a_device_asks_for_everything_that_a_table_can_do():
    """Each wish by its method: it is answered, and everybody sees what comes of it."""
    library, setup = BOARDS["lantern"]
    desk = Desk(library, setup, Terms(free_text=True, lending="now", patience=0))
    host = NetClient(library, new_token())
    host.connected()
    desk.look(40, "host")
    carry(desk, 40, host)
    assert len(host.invite("anna")) == len(host.link_to_watch()) == 16
    host.seat_computer("cara", "novice")
    carry(desk, 40, host)
    assert [append.keys[0].kind for append in desk.appended if append.keys] == ["invite", "watch"]
    around = Around(desk)
    anna, bruno = around.clients["anna"], around.clients["bruno"]
    anna.say("hello")
    anna.say(words="and more")
    anna.keep_note("mine")
    anna.lend("now")
    assert len(anna.link_to_lent_view()) == 16
    around.pump()
    assert anna.note == "mine"
    assert [talk.entry.phrase for talk in bruno.talk() if hasattr(talk.entry, "phrase")] == [
        "hello",
        "",
    ]
    anna.propose("pause")
    around.pump()
    bruno.answer(True)
    around.pump()
    assert bruno.state.paused
    with pytest.raises(sc.Refused, match="paused"):
        anna.choose(sc.legal(anna.table)[0])
    anna.resume()
    around.pump()
    assert not bruno.state.paused
    desk.table.leave(around.numbers["bruno"], desk.now)
    token = anna.propose("hand_over", about="bruno")
    around.pump()
    assert desk.appended[-1].keys[0].hash == hashed(token)
    old = anna.token
    anna.lock_others_out()
    around.pump()
    assert anna.token != old
    assert anna.refused is None


def carry(desk, number, client):
    for frame in client.to_send():
        desk.hear(number, messages.read_wish(frame))
    for frame in desk.frames.pop(number, []):
        client.hear(frame)


def test_guests_see_seats_fill_while_they_sit_down_themselves() -> None:
    """What a guest is still told on the way to the own seat confuses nobody."""
    desk = Desk(lanterns(), lanterns().setup("lantern", 3))
    desk.look(1, "invite")
    guest = NetClient(lanterns(), new_token())
    guest.connected()
    for frame in desk.frames.pop(1):
        guest.hear(frame)
    assert guest.state is not None
    desk.look(2, "invite", "bruno")
    desk.hear(2, messages.Claim(new_token(), new_token(), "Bo", b"b" * 16))
    for frame in desk.frames.pop(1):
        guest.hear(frame)
    assert guest.state.place("bruno").name == "Bo"
    guest.claim("Ada", "anna")
    (claim,) = guest.to_send()
    desk.hear(1, messages.read_wish(claim))
    desk.look(3, "invite", "cara")
    told = desk.frames.pop(1)
    desk.hear(3, messages.Claim(new_token(), new_token(), "Cy", b"c" * 16))
    for frame in (*told, *desk.frames.pop(1)):
        guest.hear(frame)
    assert not guest.confused
    assert not guest.awaits_answer
