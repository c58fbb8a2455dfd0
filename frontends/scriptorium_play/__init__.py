"""What a match is for the people who play it, without a window and without a picture.

session = Session(Match(table), library, {"red": PERSON, "blue": COMPUTER})
session.scene()                    # what to draw
session.touching.next              # the pieces that may be touched now
session.touch("wood-I3")           # narrow down, act, or be told why not
session.update()                   # let computers play
for step in session.steps(): ...   # what moved, in order
"""
