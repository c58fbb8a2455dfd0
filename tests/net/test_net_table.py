"""Who sits, asks, answers, is away or out of time: what a table does, apart from the match."""

from __future__ import annotations

import pytest
from net_desk import Around, Desk, boards, lanterns, written

import scriptorium as sc
from scriptorium.engine.errors import LoadError
from scriptorium.matches.match import load_match
from scriptorium.net import messages
from scriptorium.net.entries import Lent, Paused, Said, Sat, SatIn, Stopped, decode
from scriptorium.net.keys import hashed, new_token
from scriptorium.net.luck import ChosenLuck, check_luck, commitment_of, seed_of
from scriptorium.net.making import fingerprint, new_table
from scriptorium.net.match_export import match_file
from scriptorium.net.phrases import PHRASES
from scriptorium.net.store import Kept
from scriptorium.net.terms import Bank, PerMove, Terms
from scriptorium.net.uptime import Uptime
from scriptorium.scene import scene

MINUTE = 60_000


def lantern_desk(terms=None, seats=3, computers=None, **more):
    setup = lanterns().setup("lantern", seats, **more)
    return Desk(lanterns(), setup, terms, computers)


def wish(kind, *args, **more):
    return kind(new_token(), *args, **more)


def refusals_of(desk, number):
    return [one.why.id for one in desk.told(number) if isinstance(one, messages.No)]


def only_refusal(desk, number):
    (found,) = refusals_of(desk, number)
    return found


def entries(desk, kind):
    return [entry for row in desk.rows if isinstance(entry := decode(row.body), kind)]


# sitting down


def test_the_match_begins_with_the_last_who_sits_down():
    desk = lantern_desk()
    assert desk.table.match is None
    numbers = desk.sit_all()
    assert list(numbers) == ["anna", "bruno", "cara"]
    salts = [bytes([nr] * 16) for nr in (1, 2, 3)]
    seed = seed_of(desk.made.head.secret, desk.table.setup, salts)
    assert desk.stands == sc.new_table("lantern", 3, seed, library=lanterns())
    assert [place.name for place in desk.table.state.places] == ["Anna", "Bruno", "Cara"]


def test_an_invitation_is_for_one_seat_and_one_person():
    desk = lantern_desk()
    desk.look(1, "invite", "bruno")
    desk.hear(1, wish(messages.Claim, new_token(), "One", bytes(16)))
    assert desk.appended[-1].uses == b"k" * 16
    assert desk.appended[-1].keys[0].seat == "bruno"
    desk.look(2, "invite", "bruno")
    desk.told(2)
    desk.hear(2, wish(messages.Claim, new_token(), "Two", bytes(16)))
    assert only_refusal(desk, 2) == "taken"
    desk.look(3, "invite")
    desk.told(3)
    desk.hear(3, wish(messages.Claim, new_token(), "Three", bytes(16), "dirk"))
    assert only_refusal(desk, 3) == "no_such_seat"
    desk.hear(3, wish(messages.Claim, new_token(), "Three", bytes(16)))
    assert desk.table.state.place("anna").name == "Three"


def test_a_claim_that_is_repeated_is_answered_and_not_done_again():
    desk = lantern_desk()
    claim = wish(messages.Claim, new_token(), "One", bytes(16))
    desk.look(1, "invite")
    desk.hear(1, claim)
    desk.hear(1, claim)
    done = [one for one in desk.told(1) if isinstance(one, messages.Done)]
    assert [one.id for one in done] == [claim.id, claim.id]
    assert len(desk.rows) == 1


def test_only_guests_sit_down_and_only_players_play():
    desk = lantern_desk()
    numbers = desk.sit_all()
    desk.look(9, "watch")
    desk.told(9)
    desk.hear(9, wish(messages.Claim, new_token(), "Nine", bytes(16)))
    desk.hear(9, wish(messages.Do, desk.table.stand, (bytes(written(sc.legal(desk.stands)[0])),)))
    desk.hear(9, wish(messages.Say, "hello"))
    desk.hear(9, wish(messages.Propose, "end"))
    assert refusals_of(desk, 9) == ["closed", "only_looks", "only_looks", "only_looks"]
    desk.hear(numbers["anna"], wish(messages.Seating, "anna", "novice"))
    assert only_refusal(desk, numbers["anna"]) == "only_host"


def test_names_and_words_cannot_turn_the_writing():
    desk = lantern_desk(Terms(free_text=True))
    desk.look(1, "invite", "anna")
    desk.hear(1, wish(messages.Claim, new_token(), "\u202eevil\x07 ", bytes(16)))
    assert desk.table.state.place("anna").name == "evil"


def test_the_host_lets_computers_sit_and_makes_links():
    desk = lantern_desk()
    desk.look(1, "host")
    desk.told(1)
    desk.hear(1, wish(messages.Seating, "cara", "no such level"))
    desk.hear(1, wish(messages.Seating, "nobody", "novice"))
    assert refusals_of(desk, 1) == ["no_level", "no_such_seat"]
    desk.hear(1, wish(messages.Seating, "cara", "novice"))
    assert desk.table.state.place("cara").computer == "novice"
    desk.hear(1, wish(messages.Seating, "cara"))
    assert desk.table.state.place("cara").who == "free"
    desk.hear(1, wish(messages.Seating, "cara", "novice"))
    token = new_token()
    desk.hear(1, wish(messages.Invite, token, "invite", uses=2))
    (key,) = desk.appended[-1].keys
    assert (key.hash, key.kind, key.uses) == (hashed(token), "invite", 2)
    assert not desk.appended[-1].rows
    desk.sit_all(5)
    assert desk.table.match is not None
    assert token not in b"".join(row.body for row in desk.rows)


def test_a_table_without_people_is_none():
    setup = lanterns().setup("lantern", 2)
    with pytest.raises(sc.SetupError, match="a seat for a person"):
        new_table(setup, Terms(), 0, {"anna": "novice", "bruno": "novice"})
    with pytest.raises(sc.SetupError, match="no seat dirk"):
        new_table(setup, Terms(), 0, {"dirk": "novice"})
    with pytest.raises(sc.SetupError, match="the level nobody"):
        new_table(setup, Terms(), 0, {"anna": "nobody"})


def test_a_table_is_named_after_its_plugins():
    one = new_table(lanterns().setup("lantern", 2), Terms(), 0)
    other = new_table(lanterns().setup("lantern", 3), Terms(), 0)
    assert one.head.table[:4] == other.head.table[:4] == fingerprint(lanterns().setup("lantern", 2))
    assert one.head.table != other.head.table
    sator = sc.standard_library().setup("sator", 2)
    assert fingerprint(sator) != one.head.table[:4]


def test_who_locks_other_devices_out_stays_alone():
    desk = lantern_desk()
    numbers = desk.sit_all()
    desk.look(7, "seat", "anna")
    desk.told(7)
    token = new_token()
    desk.hear(numbers["anna"], wish(messages.Rekey, token))
    append = desk.appended[-1]
    assert (append.lock, append.keys[0].hash) == ("anna", hashed(token))
    assert [type(one) for one in desk.told(7)] == [messages.Bye]
    assert 7 not in desk.table.lookers
    assert numbers["anna"] in desk.table.lookers


# choosing


def test_what_is_asked_twice_is_done_once():
    desk = lantern_desk()
    numbers = desk.sit_all()
    number = numbers[desk.stands.chooser]
    action = sc.legal(desk.stands)[0]
    again = messages.Do(new_token(), desk.table.stand, (bytes(written(action)),))
    desk.hear(number, again)
    count = len(desk.rows)
    desk.hear(number, again)
    assert len(desk.rows) == count
    told = [one for one in desk.told(number) if isinstance(one, messages.Done)]
    assert [one.id for one in told] == [again.id] * 2
    # Also once the server has forgotten it, and only the store knows.
    desk.table.ids.clear()
    desk.hear(number, again)
    (done,) = [one for one in desk.told(number) if isinstance(one, messages.Done)]
    assert (done.id, done.seq) == (again.id, count)


def test_a_choice_at_a_table_that_has_gone_on_is_refused():
    desk = lantern_desk()
    numbers = desk.sit_all()
    number = numbers[desk.stands.chooser]
    stand = desk.table.stand
    desk.do(number, next(one for one in sc.legal(desk.stands) if "Buy" in repr(one)))
    desk.told(number)
    desk.do(number, sc.legal(desk.stands)[0], after=stand)
    (no,) = [one for one in desk.told(number) if isinstance(one, messages.No)]
    assert (no.why.id, no.is_stale) == ("stale", True)


def test_a_row_of_choices_is_done_as_one_or_not_at_all():
    desk = Desk(*boards()["skew"])
    around = Around(desk)
    client = around.chooser
    table, row = client.table, []
    while table.chooser == client.seat and len(row) < 2:
        row.append(sc.legal(table)[0])
        table = sc.apply(table, row[-1]).table
    count = desk.table.match.count
    desk.do(around.numbers[client.seat], row[0], row[0])
    assert desk.table.match.count == count
    assert refusals_of(desk, around.numbers[client.seat])
    before = len(desk.appended)
    desk.do(around.numbers[client.seat], *row)
    assert desk.table.match.count == count + 2
    assert len(desk.appended) == before + 1


def test_a_refusal_tells_the_rule_and_goes_to_the_one_who_asked():
    desk = lantern_desk()
    numbers = desk.sit_all()
    seat = desk.stands.chooser
    for number in numbers.values():
        desk.told(number)
    import lantern

    action = lantern.Play("lamp-of-nobody")
    refused = sc.why_not(desk.stands, action)
    desk.do(numbers[seat], action)
    (no,) = desk.told(numbers[seat])
    assert no.why.refused == refused
    assert all(desk.told(number) == [] for number in numbers.values())
    desk.hear(numbers[seat], wish(messages.Do, desk.table.stand, (b"\xc1 nothing",)))
    assert only_refusal(desk, numbers[seat]) == "ill_formed"


def test_nothing_is_done_out_of_turn_before_or_after():
    desk = lantern_desk()
    action = bytes(written(sc.legal(sc.new_table("lantern", 3, 1, library=lanterns()))[0]))
    desk.look(1, "seat", "anna")
    desk.told(1)
    desk.hear(1, wish(messages.Do, 0, (action,)))
    assert only_refusal(desk, 1) == "not_begun"
    numbers = desk.sit_all(2)
    other = next(seat for seat in numbers if seat != desk.stands.chooser)
    desk.told(numbers[other])
    desk.hear(numbers[other], wish(messages.Do, desk.table.stand, (action,)))
    assert only_refusal(desk, numbers[other]) == "not_your_turn"


def test_sealed_choices_arrive_in_any_order():
    library, setup = boards()["lots"]
    desk = Desk(library, setup)
    around = Around(desk)
    stand = desk.table.stand
    for seat in reversed(setup.seats):
        client = around.clients[seat]
        assert client.may_choose
        choice = sc.legal(client.table)[0]
        wished = messages.Do(new_token(), stand, (bytes(written(choice)),))
        desk.hear(around.numbers[seat], wished)
        around.pump()
        assert client.refused is None
    assert desk.table.opened > stand


def test_nobody_chooses_anew_for_somebody_else():
    from scriptorium.house_rules.sealed_choices import Ask

    library, setup = boards()["lots"]
    desk = Desk(library, setup)
    around = Around(desk)
    first, second, _ = setup.seats
    client = around.clients[first]
    client.choose(sc.legal(client.table)[0])
    around.pump()
    number = around.numbers[second]
    desk.hear(number, wish(messages.Do, desk.table.stand, (bytes(written(Ask(first))),)))
    assert only_refusal(desk, number) == "not_others"


# taking back


def played(desk, around, actions=3):
    wanted = desk.table.match.count + actions
    while desk.table.match.count < wanted:
        client = around.chooser
        action = next(one for one in sc.legal(client.table) if "Rest" not in repr(one))
        client.choose(action)
        around.pump()


def test_taking_back_by_asking_needs_everybody():
    desk = lantern_desk()
    around = Around(desk)
    played(desk, around)
    to = desk.table.match.count - 1
    one, two, three = around.numbers.values()
    desk.hear(one, wish(messages.Propose, "back", to))
    desk.hear(two, wish(messages.Propose, "back", to))
    assert only_refusal(desk, two) == "one_at_a_time"
    desk.hear(two, wish(messages.Answer, True))
    desk.hear(two, wish(messages.Answer, True))
    assert only_refusal(desk, two) == "not_asked"
    assert desk.table.match.count == to + 1
    desk.hear(three, wish(messages.Answer, True))
    assert desk.table.match.count == to
    around.pump()
    for seat, client in around.clients.items():
        assert client.seen == sc.view(desk.stands, seat)
        assert client.happened()[-1].went_back or client.mistakes


def test_one_no_is_enough_and_two_requests_a_turn():
    desk = lantern_desk()
    around = Around(desk)
    played(desk, around, 1)
    one, two, _ = around.numbers.values()
    count = desk.table.match.count
    for _ in range(2):
        desk.hear(one, wish(messages.Propose, "back", 0))
        desk.hear(two, wish(messages.Answer, False))
        assert desk.table.state.proposal is None
    desk.hear(one, wish(messages.Propose, "back", 0))
    assert refusals_of(desk, one)[-1] == "asked_twice"
    assert desk.table.match.count == count


def test_who_asked_may_take_it_back_and_what_is_done_ends_it():
    desk = lantern_desk()
    around = Around(desk)
    played(desk, around, 1)
    one = around.numbers["anna"]
    desk.hear(one, wish(messages.Propose, "back", 0))
    desk.hear(one, wish(messages.Answer, True))
    assert only_refusal(desk, one) == "not_asked"
    desk.hear(one, wish(messages.Answer, False))
    assert desk.table.state.proposal is None
    desk.hear(one, wish(messages.Propose, "back", 0))
    around.pump()
    played(desk, around, 1)
    assert desk.table.state.proposal is None


def test_where_it_was_not_agreed_nobody_asks():
    desk = lantern_desk(Terms(ask_back=False))
    around = Around(desk)
    played(desk, around, 1)
    number = around.numbers["anna"]
    desk.hear(number, wish(messages.Propose, "back", 0))
    assert only_refusal(desk, number) == "not_agreed"


def test_taking_back_by_right_follows_what_was_agreed():
    desk = lantern_desk(options={"undo": "free"})
    around = Around(desk)
    played(desk, around, 2)
    for seat, client in around.clients.items():
        assert client.why_not_undo() is None, seat
    count = desk.table.match.count
    around.clients["cara"].undo()
    around.pump()
    assert desk.table.match.count == count - 1
    strict = lantern_desk(options={"undo": "strict"})
    around = Around(strict)
    client = around.chooser
    client.choose(next(one for one in sc.legal(client.table) if "Buy" in repr(one)))
    around.pump()
    assert client.why_not_undo().id == "revealed"
    with pytest.raises(sc.Refused):
        client.undo()
    other = next(one for one in around.clients.values() if one is not client)
    assert other.why_not_undo().id == "not_yours"
    strict.hear(around.numbers[client.seat], wish(messages.Back, strict.table.stand, 0))
    assert only_refusal(strict, around.numbers[client.seat]) == "revealed"


# pausing, absence, clocks


def test_a_pause_needs_those_who_are_here():
    desk = lantern_desk()
    numbers = desk.sit_all()
    one, two, three = numbers.values()
    desk.table.leave(three, desk.now)
    desk.hear(one, wish(messages.Propose, "pause"))
    assert not desk.table.state.paused
    desk.hear(two, wish(messages.Answer, True))
    assert desk.table.state.paused
    assert len(entries(desk, Paused)) == 1
    number = numbers[desk.stands.chooser]
    desk.told(number)
    desk.do(number, sc.legal(desk.stands)[0])
    assert only_refusal(desk, number) == "paused"
    desk.hear(two, wish(messages.Resume))
    desk.do(number, sc.legal(desk.stands)[0])
    assert desk.table.match.count == 1
    desk.hear(two, wish(messages.Resume))
    assert refusals_of(desk, two)[-1] == "not_paused"


def test_a_computer_sits_in_for_one_who_is_away_until_they_are_back():
    desk = lantern_desk(Terms(patience=60))
    numbers = desk.sit_all()
    seat = desk.stands.chooser
    others = [number for one, number in numbers.items() if one != seat]
    desk.table.leave(numbers[seat], desk.now)
    desk.hear(others[0], wish(messages.Propose, "sit_in", about=seat, level="novice"))
    assert only_refusal(desk, others[0]) == "not_away"
    desk.now += MINUTE
    desk.hear(others[0], wish(messages.Propose, "sit_in", about=seat, level="novice"))
    assert desk.table.thinking() is None
    desk.hear(others[1], wish(messages.Answer, True))
    assert desk.table.lacks  # what the seat remembers has to be gathered first
    desk.table.recalled(Kept(desk.made.head, None, tuple(desk.rows), 0), lanterns(), desk.now)
    thinking = desk.table.thinking()
    assert (thinking.seat, thinking.level) == (seat, "novice")
    assert thinking.seen == sc.view(desk.stands, seat)
    assert thinking.choices == sc.legal(desk.stands)
    desk.table.thought(thinking, thinking.choices[0], desk.now)
    desk.settle()
    assert desk.table.match.count == 1
    assert desk.rows[-1].seat == seat
    # What was thought for a table that has gone on counts no more.
    desk.table.thought(thinking, thinking.choices[0], desk.now)
    desk.settle()
    assert desk.table.match.count == 1
    desk.look(20, "seat", seat)
    assert desk.table.state.place(seat).is_person
    assert [one.level for one in entries(desk, SatIn)] == ["novice", ""]


def test_a_seat_is_handed_over_by_a_link():
    desk = lantern_desk(Terms(patience=0))
    numbers = desk.sit_all()
    seat, salt = "bruno", desk.table.state.place("bruno").salt
    desk.table.leave(numbers[seat], desk.now)
    token = new_token()
    desk.hear(numbers["anna"], wish(messages.Propose, "hand_over", about=seat, token=token))
    desk.told(numbers["cara"])
    desk.hear(numbers["cara"], wish(messages.Answer, True))
    append = desk.appended[-1]
    assert (append.lock, append.keys[0].hash, append.keys[0].kind) == (
        seat,
        hashed(token),
        "invite",
    )
    told = [one for one in desk.told(numbers["cara"]) if isinstance(one, messages.Told)]
    assert any(isinstance(one.entry, Sat) for one in told)
    assert hashed(token) not in b"".join(messages.write(one) for one in told)
    desk.look(30, "invite", seat)
    desk.hear(30, wish(messages.Claim, new_token(), "Somebody else", bytes(16)))
    place = desk.table.state.place(seat)
    assert (place.name, place.salt) == ("Somebody else", salt)
    assert len([row for row in desk.rows if hasattr(decode(row.body), "seed")]) == 1


def test_a_match_may_be_ended_unfinished():
    desk = lantern_desk(Terms(patience=0))
    numbers = desk.sit_all()
    for seat in ("bruno", "cara"):
        desk.table.leave(numbers[seat], desk.now)
    desk.told(numbers["anna"])
    desk.hear(numbers["anna"], wish(messages.Propose, "end"))
    assert entries(desk, Stopped) == [Stopped("agreed")]
    over = [one for one in desk.told(numbers["anna"]) if isinstance(one, messages.Over)]
    assert over[0].secret == desk.made.head.secret
    desk.do(numbers["anna"], sc.legal(desk.stands)[0])
    assert only_refusal(desk, numbers["anna"]) == "over"


def test_a_bank_runs_for_who_chooses_and_wins_back_with_each_turn():
    desk = lantern_desk(Terms(clock=Bank(300, 10)), seats=2)
    numbers = desk.sit_all()
    first = desk.stands.chooser
    other = next(seat for seat in numbers if seat != first)
    desk.now += 40_000
    assert desk.table.left(first, desk.now) == 260_000
    desk.do(numbers[first], next(one for one in sc.legal(desk.stands) if "Buy" in repr(one)))
    assert desk.rows[-1].spent == 40_000
    desk.now += 10_000
    desk.do(numbers[first], next(one for one in sc.legal(desk.stands) if "End" in repr(one)))
    assert desk.stands.chooser == other
    assert desk.table.left(first, desk.now) == 260_000
    assert desk.table.left(other, desk.now) == 300_000
    desk.now += 301_000
    assert desk.table.out_of_time(desk.now) == (other,)
    assert desk.table.is_away(other, desk.now)
    desk.table.tick(desk.now)
    desk.settle()
    assert not desk.table.state.over  # the others choose what becomes of it


def test_where_it_was_agreed_the_match_ends_for_whose_time_is_up():
    desk = lantern_desk(Terms(clock=Bank(60), strict=True), seats=2)
    desk.sit_all()
    seat = desk.stands.chooser
    assert desk.appended[-1].deadline == desk.now + MINUTE
    desk.now += MINUTE - 1
    desk.table.tick(desk.now)
    desk.settle()
    assert not desk.table.state.over
    desk.now += 1
    desk.table.tick(desk.now)
    desk.settle()
    assert entries(desk, Stopped) == [Stopped("time", seat)]


def test_by_post_each_move_has_its_days():
    desk = lantern_desk(Terms(clock=PerMove(3 * 86_400)), seats=2)
    numbers = desk.sit_all()
    first = desk.stands.chooser
    desk.now += 2 * 86_400_000
    desk.do(numbers[first], next(one for one in sc.legal(desk.stands) if "End" in repr(one)))
    other = desk.stands.chooser
    assert desk.table.left(other, desk.now) == 3 * 86_400_000
    assert desk.table.left(first, desk.now) == 86_400_000
    while desk.stands.chooser == other:  # the first of a round changes: two turns in a row
        end = next(one for one in sc.legal(desk.stands) if "End" in repr(one))
        desk.do(numbers[other], end)
    assert desk.table.left(first, desk.now) == 3 * 86_400_000


def test_the_time_in_which_no_server_ran_counts_for_nobody():
    uptime = Uptime([(0, 100), (50, 200), (1000, 1100)], since=5000)
    assert uptime.between(0, 200) == 200
    assert uptime.between(150, 1050) == 100
    assert uptime.between(1050, 5010) == 60
    assert uptime.between(6000, 6500) == 500
    desk = lantern_desk(Terms(clock=Bank(60)), seats=2)
    desk.sit_all()
    seat = desk.stands.chooser
    desk.table.uptime = Uptime([(0, desk.now + 10_000)], since=desk.now + 100 * MINUTE)
    desk.now += 100 * MINUTE + 5_000
    assert desk.table.left(seat, desk.now) == 45_000


# saying, noting, lending


def test_phrases_are_said_and_words_only_where_they_may_be():
    desk = lantern_desk()
    numbers = desk.sit_all()
    one, two, _ = numbers.values()
    for phrase in PHRASES:
        desk.hear(one, wish(messages.Say, phrase))
    desk.hear(one, wish(messages.Say, "no such phrase"))
    desk.hear(one, wish(messages.Say, "", "my own words"))
    desk.hear(one, wish(messages.Say))
    assert refusals_of(desk, one) == ["no_phrase", "not_agreed", "no_phrase"]
    assert [entry.phrase for entry in entries(desk, Said)] == list(PHRASES)
    said = [told.entry for told in desk.told(two) if isinstance(told, messages.Told)]
    assert said == entries(desk, Said)
    free = lantern_desk(Terms(free_text=True))
    numbers = free.sit_all()
    free.hear(numbers["anna"], wish(messages.Say, "", "my own words"))
    assert entries(free, Said) == [Said("anna", "", "my own words")]


def test_nobody_says_endlessly_much():
    desk = lantern_desk()
    numbers = desk.sit_all()
    for _ in range(60):
        desk.hear(numbers["anna"], wish(messages.Say, "hello"))
    assert len(entries(desk, Said)) == 40
    assert set(refusals_of(desk, numbers["anna"])) == {"enough_said"}
    desk.hear(numbers["bruno"], wish(messages.Say, "hello"))
    desk.do(numbers[desk.stands.chooser], sc.legal(desk.stands)[0])
    desk.hear(numbers["anna"], wish(messages.Say, "hello"))
    assert len(entries(desk, Said)) == 42


def test_a_note_is_read_by_its_seat_alone():
    desk = lantern_desk()
    numbers = desk.sit_all()
    desk.look(8, "seat", "anna")
    for number in (*numbers.values(), 8):
        desk.told(number)
    desk.hear(numbers["anna"], wish(messages.Note, "bruno has lamps"))
    assert desk.notes == {"anna": "bruno has lamps"}
    assert messages.Noted("bruno has lamps") in desk.told(8)
    assert messages.Noted("bruno has lamps") in desk.told(numbers["anna"])
    assert desk.told(numbers["bruno"]) == []
    assert not desk.appended[-1].rows


def test_a_spectator_sees_what_all_know():
    desk = lantern_desk()
    numbers = desk.sit_all()
    desk.look(9, "watch")
    whole = next(one for one in desk.told(9) if isinstance(one, messages.Whole))
    from scriptorium.engine.saves import view_of

    seen = view_of(desk.table.rules, desk.stands.seats[0], whole.view)
    assert seen == sc.watched(desk.stands)
    assert not any(card and not sc.is_hidden(card) for card in sc.cards_in(seen, "hand.anna"))
    number = numbers[desk.stands.chooser]
    desk.do(number, next(one for one in sc.legal(desk.stands) if "Play" in repr(one)))
    (step,) = [one for one in desk.told(9) if isinstance(one, messages.Step)]
    from scriptorium.net.steps import reader_of

    now = reader_of(desk.table.rules).apply(seen, step.changes)
    assert now == sc.watched(desk.stands)
    assert step.undo == "not_yours"


def lending(terms, how, turns=0):
    desk = lantern_desk(terms)
    numbers = desk.sit_all()
    desk.hear(numbers["anna"], wish(messages.Lend, how, turns))
    return desk, numbers


def test_a_view_is_lent_only_as_it_was_agreed():
    desk, numbers = lending(Terms(), "now")
    assert only_refusal(desk, numbers["anna"]) == "not_agreed"
    desk, numbers = lending(Terms(lending="later"), "now")
    assert only_refusal(desk, numbers["anna"]) == "not_agreed"
    desk, numbers = lending(Terms(lending="now"), "now")
    desk.look(9, "lent", "anna")
    whole = next(one for one in desk.told(9) if isinstance(one, messages.Whole))
    assert whole.seat == "anna"
    desk.hear(9, wish(messages.Say, "hello"))
    assert only_refusal(desk, 9) == "only_looks"
    desk.hear(numbers["anna"], wish(messages.Lend, "no"))
    assert isinstance(desk.told(9)[-1], messages.Bye)
    desk.look(10, "lent", "anna")
    assert [type(one) for one in desk.told(10)] == [messages.Bye]


def test_a_view_that_is_lent_later_comes_some_turns_later():
    desk, numbers = lending(Terms(lending="later"), "later", 2)
    assert entries(desk, Lent) == [Lent("anna", "later", 2)]
    desk.look(9, "lent", "anna")
    kinds = (messages.Whole, messages.Step)
    assert not [one for one in desk.told(9) if isinstance(one, kinds)]
    turn = desk.stands.clock.turn
    while desk.stands.clock.turn < turn + 2:
        assert not [one for one in desk.told(9) if isinstance(one, kinds)]
        number = numbers[desk.stands.chooser]
        desk.do(number, next(one for one in sc.legal(desk.stands) if "End" in repr(one)))
    told = [one for one in desk.told(9) if isinstance(one, kinds)]
    assert isinstance(told[0], messages.Whole)
    assert len(told) == 1  # the steps of the turns since are still to come


def test_presence_is_told_and_several_windows_are_one_player():
    desk = lantern_desk()
    numbers = desk.sit_all()
    anna, bruno = numbers["anna"], numbers["bruno"]
    desk.look(7, "seat", "anna")
    desk.told(bruno)
    desk.table.leave(7, desk.now)
    desk.settle()
    assert desk.told(bruno) == []
    desk.now += 5
    desk.hear(anna, messages.Visible(False))
    desk.table.leave(anna, desk.now + 1)
    desk.settle()
    assert desk.told(bruno) == [
        messages.Present("anna", "away", desk.now),
        messages.Present("anna", "gone", desk.now + 1),
    ]


# luck, and the file


def finished():
    library, setup = boards()["chant"]
    desk = Desk(library, setup)
    numbers = desk.sit_all()
    while not desk.table.state.over:
        desk.do(numbers[desk.stands.chooser], sc.legal(desk.stands)[0])
    return desk, numbers


def test_luck_can_be_checked():
    desk, numbers = finished()
    told = desk.told(next(iter(numbers.values())))
    (over,) = [one for one in told if isinstance(one, messages.Over)]
    kept = Kept(desk.made.head, None, tuple(desk.rows), len(desk.rows))
    file, commitment = match_file(kept), commitment_of(desk.made.head.secret)
    match = check_luck(commitment, over.secret, over.salts, file, desk.library)
    assert match.table == desk.stands
    assert load_match(file, library=desk.library).table == desk.stands
    with pytest.raises(ChosenLuck, match="not the one"):
        check_luck(commitment, bytes(16), over.salts, file, desk.library)
    with pytest.raises(ChosenLuck, match="another seed"):
        check_luck(commitment, over.secret, over.salts[::-1], file, desk.library)


def test_nobody_gets_a_file_before_the_match():
    desk = lantern_desk()
    with pytest.raises(LoadError, match="not begun"):
        match_file(Kept(desk.made.head, None, tuple(desk.rows), 0))


def test_the_secret_is_told_to_nobody_before_the_end():
    desk = lantern_desk()
    numbers = desk.sit_all()
    for _ in range(5):
        desk.do(numbers[desk.stands.chooser], sc.legal(desk.stands)[0])
    desk.look(9, "watch")
    frames = b"".join(frame for some in desk.frames.values() for frame in some)
    assert desk.made.head.secret not in frames
    assert commitment_of(desk.made.head.secret) in frames
    assert str(desk.stands.seed).encode() not in frames


# what a table is made of


def test_a_table_is_what_its_rows_say():
    """Read from all rows, or from a snapshot and those behind it: always the same table."""
    desk = Desk(*boards()["plankenkoorts 2"], computers=None)
    numbers = desk.sit_all()
    snapshots = []
    for at in range(120):
        if desk.table.state.over:
            break
        desk.do(numbers[desk.stands.chooser], sc.legal(desk.stands)[at % 2 - 1])
        desk.hear(numbers["P1"], wish(messages.Say, "hello"))
        if desk.appended[-1].snapshot:
            snapshots.append((desk.appended[-1].expected, desk.appended[-1].snapshot))
    assert len(snapshots) >= 3
    for snapshot in (None, *snapshots):
        again = desk.opened(snapshot)
        assert (again.seq, again.stand, again.opened) == (
            desk.table.seq,
            desk.table.stand,
            desk.table.opened,
        )
        assert again.state == desk.table.state
        assert sc.digest(again.match.table) == sc.digest(desk.stands)
        assert again.match.count == desk.table.match.count


def test_what_all_see_can_be_painted():
    """A view of all is a view: a picture can be made of it."""
    table = sc.new_table("monasterium", 3, 1)
    assert scene(sc.watched(table)).pieces


def test_who_has_chosen_unseen_may_choose_anew():
    library, setup = boards()["lots"]
    desk = Desk(library, setup)
    around = Around(desk)
    client = around.clients[setup.seats[0]]
    for choice in sc.legal(client.table)[:2]:
        client.choose(choice)
        around.pump()
        assert client.refused is None
        assert not client.may_choose
        assert dict(desk.stands.pending[-1].chosen)[client.seat] == choice
    others = [around.clients[seat] for seat in setup.seats[1:]]
    assert all(other.may_choose for other in others)
    assert all(dict(other.seen.pending[-1].chosen)[client.seat] is None for other in others)


def test_rows_that_cannot_be_done_again_are_no_table():
    desk = lantern_desk()
    numbers = desk.sit_all()
    desk.do(numbers[desk.stands.chooser], sc.legal(desk.stands)[0])
    import lantern

    bad = decode(desk.rows[-1].body)
    from msgspec.structs import replace

    from scriptorium.net.entries import encode

    bad = replace(bad, action=written(lantern.Play("no such card")))
    desk.rows[-1] = desk.rows[-1]._replace(body=encode(bad))
    with pytest.raises(LoadError, match="entry 5 cannot be done again"):
        desk.opened()


def test_only_where_it_ends_the_match_time_has_to_be_watched():
    for strict in (False, True):
        desk = lantern_desk(Terms(clock=Bank(60), strict=strict), seats=2)
        desk.sit_all()
        assert (desk.appended[-1].deadline is not None) == strict
