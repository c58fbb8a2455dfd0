"""The verbs `move` and `turn` of card packs: a bridge is chosen, then how it moves.

Each push and each turn is a movement of its own for the rules of S13: it is paid for where it
carries acolytes, it is remembered, and it never leads back to a state that is closed.
"""

from __future__ import annotations

import scriptorium as sc
from scriptorium.doing import Doing, carried_out, words_of
from scriptorium_grid.push_paths import long_paths
from scriptorium_grid.turn_tables import Single

from ..board.piece_names import bridge_piece
from ..box.printed_cards import IM
from ..bridges.board_geometry import ANCHOR
from ..bridges.board_masks import BoardMasks, anchors_of
from ..bridges.bridge_states import state_of
from ..bridges.single_turns import turned_to
from ..cards.aiming import NO_SUCH_BRIDGE, NO_WAY
from ..cards.limited_turns import limited_turns
from ..cards.moves import WRONG_MATERIAL
from ..cards.playing import too_dear
from ..cards.rotas import WRONG_ANGLE, WRONG_SHAPE
from ..words.sayings import Sayings
from ..words.touch_paths import Touching
from .bridge_movement import ACOLYTE_ON_BRIDGE, Movement, bits
from .bridge_verb_words import Grip, Gripping, Shove, Swing, Words
from .pushing import open_ends, push, why_no_path
from .turning import PIVOT_NOT_ON_BRIDGE, turn_bridge, why_not_turn
from .verb_words import BridgeWords, MoveWords, TurnWords

NO_BRIDGE_AWAITED = sc.Reason(
    "too_many_targets",
    "",
    "The card moves no bridge at this point.",
    message="sator-verbs-no-bridge-awaited",
)
MOVED_ALREADY = sc.Reason(
    "already_moved",
    "",
    "This card has moved {bridge} already; it asks for another.",
    message="sator-verbs-moved-already",
)
NOT_THE_SAME = sc.Reason(
    "wrong_target",
    "",
    "Here the card goes on with the bridge it has moved last; {bridge} is another.",
    message="sator-verbs-not-the-same",
)
WRONG_LENGTH = sc.Reason(
    "too_many_squares",
    "",
    "This pushes from {least} to {most} squares, not {written}.",
    message="sator-verbs-wrong-length",
)


class Bridges:
    """Moving bridges, as cards of verbs do it."""

    def __init__(self, movement: Movement) -> None:
        self.movement = movement
        self.geometry = movement.geometry

    # Which bridges.

    def touched(self, doing: Doing) -> list[int]:
        """The bridges that the card has moved, in order."""
        pieces = {bridge_piece(self.geometry, b): b for b in range(len(self.geometry.bridges))}
        return [pieces[name] for name in doing.touched if name in pieces]

    def own(self, doing: Doing) -> int:
        """The same bit by bit."""
        found = 0
        for bridge in self.touched(doing):
            found |= 1 << bridge
        return found

    def _among(self, words: BridgeWords, doing: Doing, masks: BoardMasks) -> int:
        """The bridges that a part is for, whether or not they can be moved."""
        geometry = self.geometry
        found = geometry.among(geometry.of_material, words.materials)
        found &= geometry.among(geometry.of_shape, words.shapes)
        if not words.carry:
            found &= ~masks.with_acolyte
        if words.which == "another":
            return found & ~self.own(doing)
        if words.which == "same":
            last = self.touched(doing)[-1:]
            return found & 1 << last[0] if last else 0
        return found

    def extra(self, position: sc.Position, masks: BoardMasks, bridge: int, card: str) -> int:
        """What carrying acolytes costs: nothing where the card is a prayer (S13.1, S14.4)."""
        if position.rules.cards[card].back != IM:
            return 0
        return self.movement.extra(position, masks, bridge)

    def able(
        self, position: sc.Position, doing: Doing, words: BridgeWords, *, first: bool = False
    ) -> list[int]:
        """The bridges that the part can move; with `first`, no more than one."""
        movement, card = self.movement, doing.card
        masks = movement.masks(position)
        left = position.clock.left[0]
        found = []
        among = self._among(words, doing, masks)
        for bridge in bits(movement.movable(position, masks, card, among, self.own(doing))):
            if self.extra(position, masks, bridge, card) <= left and self._moves(
                position, masks, bridge, card, words
            ):
                found.append(bridge)
                if first:
                    break
        return found

    def _moves(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str, words: BridgeWords
    ) -> bool:
        if isinstance(words, MoveWords):
            return bool(self.pushes(position, masks, bridge, card, words))
        return isinstance(words, TurnWords) and bool(
            self.turns(position, masks, bridge, card, words)
        )

    def pushes(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str, words: MoveWords
    ) -> list[tuple[int, tuple[int, ...]]]:
        """One path to each place where the bridge may be left."""
        grid = self.geometry.grid
        anchors, start = anchors_of(masks, bridge), masks.places[bridge] & ANCHOR
        found = long_paths(grid, anchors, start, words.least, words.squares)
        return open_ends(self.movement, position, masks, bridge, card, found)

    def turns(
        self, position: sc.Position, masks: BoardMasks, bridge: int, card: str, words: TurnWords
    ) -> list[Single]:
        """One turn to each state in which the bridge may be left."""
        movement = self.movement
        state = state_of(masks, bridge)
        found = limited_turns(masks, bridge, state, words.level)
        if movement.unwatched(position, masks, bridge, card):
            return found
        closed = movement.closed(position, masks, bridge, card)
        return [
            turn
            for turn in found
            if movement.may_leave(position, bridge, card, closed, turned_to(state, turn))
        ]

    def can(self, position: sc.Position, doing: Doing, words: BridgeWords) -> bool:
        """Whether there is a bridge that the part can move."""
        return bool(self.able(position, doing, words, first=True))

    # Choosing one.

    def _awaited(self, position: sc.Position, doing: Doing) -> BridgeWords | None:
        words: BridgeWords | None = words_of(position, doing, "move")
        return words if words is not None else words_of(position, doing, "turn")

    def offers(self, table: sc.Table, top: Doing) -> list[Grip]:
        """Every bridge that the part can move."""
        words = self._awaited(table, top)
        return [] if words is None else [Grip(n) for n in self.able(table, top, words)]

    def why_not(self, table: sc.Table, top: Doing, action: Grip) -> sc.Refused | None:
        """The right kind, not held fast, no acolyte that is not paid for."""
        words, bridge = self._awaited(table, top), action.bridge
        if words is None:
            return NO_BRIDGE_AWAITED()
        if bridge >= len(self.geometry.bridges):
            return NO_SUCH_BRIDGE()
        kind, name = self.geometry.bridges[bridge], self.movement.name(table, bridge)
        if kind.material not in words.materials and "any" not in words.materials:
            return WRONG_MATERIAL(material=", ".join(words.materials), bridge=name)
        if kind.shape not in words.shapes and "any" not in words.shapes:
            return WRONG_SHAPE(shape=", ".join(words.shapes), bridge=name)
        touched = self.touched(top)
        if words.which == "another" and bridge in touched:
            return MOVED_ALREADY(bridge=name)
        if words.which == "same" and bridge not in touched[-1:]:
            return NOT_THE_SAME(bridge=name)
        masks = self.movement.masks(table)
        stuck = self.movement.why_stuck(table, masks, bridge, top.card, self.own(top))
        if stuck is not None:
            return stuck
        if not words.carry and masks.with_acolyte >> bridge & 1:
            return ACOLYTE_ON_BRIDGE(bridge=name)
        return too_dear(table, self.extra(table, masks, bridge, top.card), "S13.1")

    def dead_end(self, table: sc.Table, top: Doing, action: Grip) -> sc.Refused | None:
        """The part must be able to move it."""
        words, masks = self._awaited(table, top), self.movement.masks(table)
        if words is not None and self._moves(table, masks, action.bridge, top.card, words):
            return None
        return NO_WAY(bridge=self.movement.name(table, action.bridge))

    def grip(self, now: sc.Change, top: Doing, action: Grip) -> None:
        """Await how it moves."""
        now.wait_for(Gripping(top.seat, top, action.bridge))

    # Pushing it.

    def ways(self, table: sc.Table, top: Gripping) -> list[Shove]:
        """One way to each outcome."""
        words = words_of(table, top.before, "move")
        if words is None:
            return []
        masks = self.movement.masks(table)
        ends = self.pushes(table, masks, top.bridge, top.before.card, words)
        return [Shove(path) for _, path in ends]

    def why_no_way(self, table: sc.Table, top: Gripping, action: Shove) -> sc.Refused | None:
        """As many squares as the part says, step by step (S10.2, S10.3)."""
        words = words_of(table, top.before, "move")
        if words is None:
            return NO_BRIDGE_AWAITED()
        written = len(action.path)
        if not words.least <= written <= words.squares:
            return WRONG_LENGTH(least=words.least, most=words.squares, written=written)
        masks = self.movement.masks(table)
        return why_no_path(self.movement, table, masks, top.bridge, top.before.card, action.path)

    def shove(self, now: sc.Change, top: Gripping, action: Shove) -> None:
        """Pay for acolytes, push, and go on."""
        self._pay(now, top)
        push(self.movement, now, top.bridge, action.path)
        self._go_on(now, top)

    # Turning it.

    def swings(self, table: sc.Table, top: Gripping) -> list[Swing]:
        """One way to each outcome."""
        words = words_of(table, top.before, "turn")
        if words is None:
            return []
        masks = self.movement.masks(table)
        anchor = masks.places[top.bridge] & ANCHOR
        turns = self.turns(table, masks, top.bridge, top.before.card, words)
        return [Swing(anchor + turn.pivot, turn.angle) for turn in turns]

    def why_no_swing(self, table: sc.Table, top: Gripping, action: Swing) -> sc.Refused | None:
        """An angle of the part, and a legal turn (S11.4)."""
        words = words_of(table, top.before, "turn")
        if words is None:
            return NO_BRIDGE_AWAITED()
        if not words.level.allows(action.angle):
            return WRONG_ANGLE(angles=", ".join(map(str, words.angles)))
        masks = self.movement.masks(table)
        return why_not_turn(
            self.movement, table, masks, top.bridge, top.before.card, action.pivot, action.angle
        )

    def swing(self, now: sc.Change, top: Gripping, action: Swing) -> None:
        """Pay for acolytes, turn, and go on."""
        self._pay(now, top)
        turn_bridge(self.movement, now, top.bridge, (action.pivot, action.angle))
        self._go_on(now, top)

    def _pay(self, now: sc.Change, top: Gripping) -> None:
        if now.rules.cards[top.before.card].back == IM:
            self.movement.pay(now, self.movement.masks(now), top.bridge, 0)

    def _go_on(self, now: sc.Change, top: Gripping) -> None:
        self.movement.settle(now, (top.bridge,), top.before.card)
        carried_out(now, top.before, bridge_piece(self.geometry, top.bridge))


def said_move(words: MoveWords) -> sc.Text:
    """How far something is pushed."""
    return sc.text("sator-verbs-move", "Push a bridge: {squares}.", squares=words.squares)


def said_turn(words: TurnWords) -> sc.Text:
    """That something is turned."""
    return sc.text("sator-verbs-turn", "Turn a bridge.")


@sc.hookimpl
def scriptorium_about() -> sc.About:
    """Without this rule no card of verbs moves a bridge."""
    after = ("sator.moves", "sator.rotas")
    return sc.About("sator.verb_bridges", "sator", after=after, before=("sator.done",))


@sc.hookimpl
def scriptorium_rules(book: sc.RuleBook) -> None:
    """Choosing a bridge, then pushing or turning it."""
    bridges = Bridges(book.service("sator.movement"))
    touching = Touching(bridges.geometry)
    words = Words(bridges.geometry)
    book.reason(NO_BRIDGE_AWAITED, MOVED_ALREADY, NOT_THE_SAME, WRONG_LENGTH, NO_SUCH_BRIDGE)
    book.reason(WRONG_MATERIAL, WRONG_SHAPE, WRONG_ANGLE, NO_WAY, PIVOT_NOT_ON_BRIDGE)
    book.verb("move", MoveWords, can=bridges.can, said=said_move)
    book.verb("turn", TurnWords, can=bridges.can, said=said_turn)
    book.notation(words.read)
    book.action(
        Grip,
        said=Sayings(bridges.geometry).bridge,
        touches=touching.bridge,
        means=touching.meant_bridge(Doing, Grip),
        at=Doing,
        offer=bridges.offers,
        check=bridges.why_not,
        finish=bridges.dead_end,
        apply=bridges.grip,
        exact=True,
        refusal=NO_BRIDGE_AWAITED,
        read=words.read_grip,
        write=words.write_grip,
        opens=Gripping,
    )
    book.action(
        Shove,
        touches=lambda position, action: touching.pushed(position, action.path),
        at=Gripping,
        offer=bridges.ways,
        check=bridges.why_no_way,
        apply=bridges.shove,
        exact=True,
        read=words.read_shove,
        write=words.write_shove,
    )
    book.action(
        Swing,
        touches=lambda position, action: touching.turned(position, action.pivot, action.angle),
        at=Gripping,
        offer=bridges.swings,
        check=bridges.why_no_swing,
        apply=bridges.swing,
        exact=True,
        read=words.read_swing,
        write=words.write_swing,
    )
