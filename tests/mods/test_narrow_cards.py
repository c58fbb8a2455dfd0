"""Cards of a pack that allow less than those of the box: some angles, a walk that ends away."""

from __future__ import annotations

import scriptorium as sc
from scriptorium.mods.loose import add_loose, read_loose
from scriptorium.scenarios import run_paths

PACK = """
[pack]
name = "narrow"
game = "sator"

[[card]]
id = "half"
back = "im"
copies = 2
title = "HALF"
effect = "sator.rotas"
params.shape = "I2"
params.levels = [{ ap = 1, rotations = 1, angles = [180] }]

[[card]]
id = "drove"
back = "im"
copies = 2
title = "DROVE"
[[card.do]]
walk = "acolyte"
who = "others"
squares = 2

[[card]]
id = "alms"
back = "im"
copies = 2
title = "ALMS"
do = [{ draw = 1, who = "others" }]
"""

POSITIONS = '''
[[scenario]]
game = "sator"
title = "A level with angles turns by these and by no other"
mods = ["narrow"]

[scenario.setup]
board = """
     A  B  C  D
1   .. .. .. ..
2   .. a. a. ..
3   .. .. .. ..
"""
bridges = { a = "I2 stone" }
hands.red = ["narrow:half"]

[[scenario.step]]
not = "narrow:half 1 a: B2 cw"
why = "wrong_angle"

[[scenario.step]]
lacks = ["narrow:half 1 a: B2 cw", "narrow:half 1 a: C2 ccw"]

[[scenario.step]]
do = "narrow:half 1 a: C2 180"
see = { ap = 5, mp = 1 }

[[scenario]]
game = "sator"
title = "An acolyte is not led back to where it stood"
mods = ["narrow"]

[scenario.setup]
board = """
     A  B  C
1   .. aB a.
"""
bridges = { a = "I2 stone" }
hands.red = ["narrow:drove"]

[[scenario.step]]
not = "narrow:drove lead blue C1 B1"
why = "no_change"

[[scenario.step]]
do = "narrow:drove lead blue C1"
see = { mp = 1 }

[[scenario]]
game = "sator"
title = "Of several others the next seat draws first, whoever sits first"
mods = ["narrow"]

[scenario.setup]
seats = ["red", "blue", "green"]
turn = "blue"
hands.red = []
hands.blue = ["narrow:alms"]
hands.green = []
im_deck = ["moves-wood", "moves-iron", "moves-stone"]

[[scenario.step]]
do = "narrow:alms"
see = { hands.green = ["moves-wood"], hands.red = ["moves-iron"] }
'''


def test_what_narrow_cards_refuse(tmp_path):
    """Each allows what it says, and refuses the rest with the reason."""
    folder = tmp_path / "narrow"
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK, encoding="utf-8")
    positions = tmp_path / "positions.toml"
    positions.write_text(POSITIONS, encoding="utf-8")
    library = sc.standard_library().copy()
    plugin = add_loose(library, read_loose(folder), "for the test")
    assert not plugin.broken, plugin.broken

    results = list(run_paths([positions], library))

    assert [str(result) for result in results if not result.passed] == []
    assert len(results) == 3
