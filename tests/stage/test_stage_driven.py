"""Whole matches by touches, by keys and by words end as by actions."""

from __future__ import annotations

import random

import pytest
from stage_games import (
    GAMES,
    MOST_ACTIONS,
    by_actions,
    key_out,
    new_table,
    session,
    touch_out,
    word_out,
)
from stage_games import settings as wishes

import scriptorium as sc
import scriptorium.scene as sp
from night import crossed, often
from scriptorium.plugins import LANGUAGES
from scriptorium_play.session.touching import NotTouchable, Touching, choices
from scriptorium_play.session.why_not import explain

SEEDS = often((1,), (1, 2))
# By day this many actions of a match are looked at with every way to touch them.
REACHED = often(9, 40)


def digest_after(table, actions):
    for action in actions:
        table = sc.apply(table, action).table
    return sc.digest(table)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("drive", [touch_out, key_out], ids=["touches", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_hand_ends_as_by_actions(game, drive, seed):
    table = new_table(game, seed)
    actions = by_actions(table, seed)
    playing = session(table)
    for action in actions:
        drive(playing, action)
    assert playing.match.actions == tuple(actions)
    assert sc.digest(playing.table) == digest_after(table, actions)
    playing.close()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_words_alone(game, seed):
    """Whoever only picks lines of the list in words gets through the match."""
    table, rng = new_table(game, seed), random.Random(seed)
    playing = session(table)
    while playing.table.outcome is None and len(playing.match.done) < MOST_ACTIONS:
        word_out(playing, rng)
    assert playing.match.done
    assert sc.digest(playing.table) == digest_after(table, playing.match.actions)
    playing.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_in_notation(game):
    table = new_table(game, 3)
    actions = by_actions(table, 3)
    playing = session(table)
    for action in actions:
        if playing.handover:
            playing.lift_curtain()
        assert playing.say(sc.write(playing.table, action)).what == "acted"
    assert sc.digest(playing.table) == digest_after(table, actions)
    playing.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_action_can_be_touched(game):
    """No legal action is out of reach, and touches narrow down to nothing else."""
    table = new_table(game, 4)
    for action in [None, *by_actions(table, 4, REACHED)]:
        if action is not None:
            table = sc.apply(table, action).table
        here = Touching(choices(table))
        assert {one for _, one in here.left} == set(sc.legal(table))
        reached = {(): Reached(here)}
        for path, one in here.left:
            for length in range(len(path)):
                touched = path[: length + 1]
                if touched not in reached:
                    reached[touched] = reached[path[:length]].touch(path[length])
                assert one in reached[path[:length]].meant_by(path[length])
            there = reached[path].here
            assert one in there.closing
            assert there.decided in (one, None)


class Reached:
    """A row of touches, made once for all the actions that begin with it."""

    def __init__(self, here: Touching) -> None:
        self.here = here
        self.meant: dict[str, frozenset[sc.Action]] = {}
        self.been_back = False

    def touch(self, id: str) -> Reached:
        """Touch what may be touched next; one touch back is where it was before."""
        assert self.here.offers(id)
        there = self.here.touch(id)
        back = there.back()
        assert back.choices is self.here.choices
        assert back.touched == self.here.touched
        if not self.been_back:  # what is left follows from these two, and takes long to compare
            assert back.left == self.here.left
            self.been_back = True
        return Reached(there)

    def meant_by(self, id: str) -> frozenset[sc.Action]:
        """What would be meant by touching this."""
        if id not in self.meant:
            self.meant[id] = frozenset(self.here.meant_by(id))
        return self.meant[id]


@pytest.mark.parametrize("game", GAMES)
def test_touching_something_else_is_refused(game):
    here = Touching(choices(new_table(game, 5)))
    with pytest.raises(NotTouchable):
        here.touch("no such piece")
    assert not choices_left_over(here)


def choices_left_over(here: Touching) -> list[str]:
    """Pieces that are offered although nothing is meant by them."""
    return [id for id in here.next if not here.meant_by(id)]


@pytest.mark.parametrize("game", GAMES)
def test_passing_what_is_no_choice_never_ends_a_turn(game):
    """The preference passes only what could be taken back, and never anything of the core's."""
    table, rng = new_table(game, 6), random.Random(6)
    playing = session(table, settings=wishes(pass_single=True))
    by_hand = set()
    while playing.table.outcome is None and len(playing.match.done) < MOST_ACTIONS:
        before = len(playing.match.done)
        if playing.handover:
            playing.lift_curtain()
        if len(playing.match.done) > before:
            continue
        by_hand.add(len(playing.match.done))
        word_out(playing, rng)
    for at, done in enumerate(playing.match.done):
        if at not in by_hand:
            assert len(sc.legal(done.before)) == 1
            after = sc.apply(done.before, done.action)
            assert not after.revealed
            assert after.table.clock.turn == done.before.clock.turn
    assert sc.digest(playing.table) == digest_after(table, playing.match.actions)
    playing.close()


@pytest.mark.parametrize("game", GAMES)
def test_one_drag_goes_through_the_parts_of_a_card(game):
    """Touches that follow one another run on from one decision into the next, in one turn."""
    table = new_table(game, 7)
    actions, longest = by_actions(table, 7, 80), 0
    while actions:
        run, path, here = [], [], table
        for action in actions:
            if here.chooser != table.chooser or here.clock.turn != table.clock.turn:
                break
            touched = Touching(choices(here))
            own = sp.in_a_row(sp.touches(sc.view(here, here.chooser), action))
            for id in own:
                touched = touched.touch(id)
            if touched.decided != action or path[-1:] == [*own[:1]]:
                break
            run.append(action)
            path += own
            here = sc.apply(here, action).table
        playing = session(table)
        if playing.handover:
            playing.lift_curtain()
        if run:
            playing.drag(path)
            assert playing.match.actions == tuple(run)
        playing.close()
        longest = max(longest, len(run))
        for action in run or actions[:1]:
            table = sc.apply(table, action).table
        actions = actions[len(run) or 1 :]
    assert longest >= {"lantern": 0, "sator": 2}.get(game, 1)


@pytest.mark.parametrize(("game", "language"), crossed(("sator", "plankenkoorts"), LANGUAGES))
def test_no_sentence_ends_in_two_full_stops(game, language):
    """Whatever is touched at whatever moment, allowed or not, and whatever the log tells."""
    playing, rng, told = session(new_table(game, 3)), random.Random(2), 0
    playing.settings.change("language", language)
    for _ in range(25):
        if playing.handover:
            playing.lift_curtain()
        scene = playing.scene()
        assert scene is not None
        pieces = rng.sample(scene.pieces, min(len(scene.pieces), 25))
        answers = [playing.why_not(piece.id) for piece in pieces]
        sentences = [str(answer) for answer in answers if answer is not None]
        sentences += [playing.words.piece(piece) for piece in pieces]
        sentences += [one for line in playing.log() for one in line.told]
        if playing.touching is not None and playing.touching.next:
            half = playing.touching.touch(rng.choice(playing.touching.next))
            found = [explain(half, piece.id, playing.words) for piece in pieces]
            sentences += [str(answer) for answer in found if answer is not None]
        for sentence in sentences:
            assert ".." not in sentence.replace("...", ""), sentence
        told += len(sentences)
        if playing.table.outcome is not None:
            break
        word_out(playing, rng)
    assert told > 100
    playing.close()
