"""Pushes and turns of shapes out of tables, and which shapes can move: against the slow twin."""

from grid_cases import cases
from slow_grid import MOVES, SlowShape, anchor_of

from scriptorium.grid import Shape, grid, turn_cell
from scriptorium_sator.movement.carrying import ANCHOR, ANCHOR_BITS, place_of, shape_moves
from scriptorium_sator.movement.mobility import Mobility
from scriptorium_sator.movement.push_lists import (
    LONGEST_IN_TABLE,
    long_paths,
    region,
    shift_along,
    short_paths,
    window,
)
from scriptorium_sator.movement.turn_lists import ANGLES, one_of_each, turn_lists


class Moving:
    """A shape on a grid, its tables and its twin, lying on some free squares."""

    def __init__(self, case, form):
        self.case = case
        self.slow = SlowShape(case.slow, form)
        self.moves = shape_moves(case.grid, Shape(form))
        self.free = case.some_cells(case.random.choice((0.6, 0.8, 0.9, 1)))
        places = self.slow.all_free(self.free) or self.slow.all_free(case.slow.cells)
        self.lies = bool(places)
        if places:
            self.orient, anchor = case.random.choice(places)
            self.cells = self.slow.placed(self.orient, anchor)
            self.free |= self.cells
            self.anchor = case.square(anchor)
            self.place = place_of(self.orient, self.anchor)

    def covers(self, orient, anchor):
        """The cells of a place, or None where it is not inside the grid."""
        mask = self.moves.place_masks[orient][anchor]
        return frozenset(self.case.cells(mask)) if mask else None

    def lies_on(self, place):
        """The same for a place as one number."""
        return self.covers(place >> ANCHOR_BITS, place & ANCHOR)


def hangs_together(form):
    """Whether each cell but the first lies beside an earlier one, in some order."""
    left, edge = set(form[1:]), form[:1]
    while edge:
        x, y = edge.pop()
        near = left & {(x + dx, y + dy) for dx, dy in MOVES}
        left -= near
        edge += near
    return not left


def moving(seed, count):
    """Random shapes of one piece on random grids; those that fit nowhere are left out."""
    for case in cases(seed, count):
        form = case.some_form()
        if hangs_together(form):
            pair = Moving(case, form)
            if pair.lies:
                yield pair


def riders_of(pair):
    """Some cells of the shape with somebody on them, counted from the anchor, and as cells."""
    cells = pair.case.slow.reading_order(pair.cells)
    some = [cell for cell in cells if pair.case.random.random() < 0.3]
    return tuple(pair.case.square(cell) - pair.anchor for cell in some), tuple(some)


def test_a_table_holds_one_turn_for_each_outcome_and_every_turn_by_its_pivot():
    """Two turns are the same when the shape and each of its riders end on the same squares."""
    same = many = 0
    for pair in moving(seed=31, count=900):
        table = pair.moves.table
        riders, ridden = riders_of(pair)
        slow, about = set(), {}
        for pivot, angle, after in pair.slow.turns(pair.cells):
            ends = tuple(turn_cell(*cell, *pivot, angle) for cell in ridden)
            slow.add((after, ends))
            about[pair.case.square(pivot), angle] = after
        slow.discard((pair.cells, ridden))
        found = set()
        for turn in one_of_each(pair.orient, riders, table.every(pair.orient, riders)):
            after = pair.covers(turn.orient, pair.anchor + turn.shift)
            if after is not None:
                outcome = after, tuple(pair.case.grid.xy(pair.anchor + r) for r in turn.riders)
                assert outcome not in found
                found.add(outcome)
        assert found == slow
        for pivot in pair.cells:
            at = pair.case.square(pivot)
            for angle in (1, 2, 3):
                turn = table.about(pair.orient, at - pair.anchor, angle)
                after = turn and pair.covers(turn.orient, pair.anchor + turn.shift)
                assert after == about.get((at, angle))
        holds = any(after == pair.cells for after in about.values())
        assert holds <= table.holds(pair.orient)
        same += holds
        many += len(found) > 3
    assert same > 100
    assert many > 100


def test_a_front_is_open_where_the_turn_ends_on_free_squares():
    """Also at the edges of the grid, and for shapes of other sizes in the same box."""
    open_ = shut = 0
    for pair in moving(seed=32, count=700):
        other = shape_moves(pair.case.grid, Shape([(0, 0), (1, 0), (2, 0)])).table
        lists = turn_lists(pair.case.grid, (other, pair.moves.table))
        covered = pair.case.grid.all & ~pair.case.mask(pair.free)
        near = lists.blocked(covered) >> pair.anchor
        slow = {after for _, _, after in pair.slow.turns(pair.cells)} - {pair.cells}
        free = {after for after in slow if after <= pair.free}
        ends = lists.turn_ends(1)[pair.orient]
        found = {pair.lies_on(pair.place + more) for front, more in ends if not front & near}
        assert found == free
        codes = {code for front, code in lists.singles(1, pair.orient, 0) if not front & near}
        assert len(codes) == len(free)
        for code in codes:
            pivot, angle = divmod(code, ANGLES)
            turned = pair.case.slow.turn(pair.cells, pair.case.grid.xy(pair.anchor + pivot), angle)
            assert frozenset(turned) in free
        pushed = {
            pair.lies_on(pair.place + more)
            for front, more in lists.push_ends(1)[pair.orient]
            if not front & near
        }
        assert pushed == pair.slow.push_layers(pair.cells, pair.free, 1)[1]
        for mobility, any_ in zip(lists.mobilities, (pushed, found), strict=True):
            for _ in range(2):  # the second time it is known where to look first
                able = mobility.able(0b11, (-1, pair.place), lists.blocked(covered))
                assert able == (0b10 if any_ else 0)
            assert mobility.able(0b11, (-1, pair.place), -1) == 0
        open_ += len(free)
        shut += len(slow) - len(free)
    assert open_ > 500
    assert shut > 500


def test_what_is_remembered_of_earlier_boards_says_only_where_to_look_first():
    """After any row of changes the sets are those of a board looked at for the first time."""
    board = grid(8, 8)
    shapes = [Shape.from_pattern(rows) for rows in (["###", "#.."], ["##"], ["###"])]
    tables = tuple(shape_moves(board, shape) for shape in shapes)
    lists = turn_lists(board, tuple(table.table for table in tables))
    random = next(iter(cases(seed=33, count=1))).random
    some = 0
    for _ in range(30):
        places = [-1, -1, -1]
        rubble = sum(1 << s for s in board.squares(board.all) if random.random() < 0.3)
        for _ in range(25):
            bridge = random.randrange(3)
            masks = [
                tables[b].place_masks[p >> ANCHOR_BITS][p & ANCHOR] if p >= 0 else 0
                for b, p in enumerate(places)
            ]
            taken = rubble
            for at, mask in enumerate(masks):
                taken |= mask if at != bridge else 0
            fit = board.fit(shapes[bridge])
            wishes = [
                place_of(orient, anchor)
                for orient in range(len(fit.masks))
                for anchor in board.squares(fit.free_anchors(orient, board.all & ~taken))
            ]
            places[bridge] = random.choice([*wishes, -1, -1]) if wishes else -1
            place = places[bridge]
            fits = board.fit(shapes[bridge]).masks
            mask = fits[place >> ANCHOR_BITS][place & ANCHOR] if place >= 0 else 0
            blocked = lists.blocked(taken | mask)
            for mobility in lists.mobilities:
                board_now = 0b111, tuple(places), blocked
                able = mobility.able(*board_now)
                assert able == Mobility(mobility.ends).able(*board_now)
                assert mobility.able(*board_now, first=True) == able & -able
                some += bool(able) and able != 0b111
    assert some > 100


def test_one_open_path_leads_to_each_place_that_pushes_reach():
    """Of exactly so many steps, and of so many at most; short ones depend on a window alone."""
    long = 0
    for pair in moving(seed=34, count=900):
        board, case = pair.case.grid, pair.case
        fit = board.fit(pair.moves.table.shape)
        anchors = fit.free_anchors(pair.orient, case.mask(pair.free))
        steps = case.random.randrange(1, 6)
        layers = pair.slow.push_layers(pair.cells, pair.free, steps)
        ends = [{case.square(anchor_of(c)) for c in layer} for layer in layers]
        start = pair.anchor
        ways = {steps: long_paths(board, anchors, start, steps, steps)}
        if steps <= LONGEST_IN_TABLE:
            ways[0] = short_paths(board, anchors, start, steps)
            near = region(board, anchors, start, LONGEST_IN_TABLE)
            shifted = short_paths(board, near, window(board), steps)
            assert [path for _, path in shifted] == [path for _, path in ways[0]]
        for found in ways.values():
            assert {end for end, _ in found} == ends[steps] - {start}
            assert len({end for end, _ in found}) == len(found)
            for end, path in found:
                at = start
                for way in path:
                    at += board.shifts[way]
                    assert anchors >> at & 1
                assert len(path) == steps
                assert at == end == start + shift_along(board, path)
        every = {end for end, _ in long_paths(board, anchors, start, 1, steps)}
        assert every == set().union(*ends[1:]) - {start}
        long += steps > 2 and bool(every)
    assert long > 200
