lots-too-dear = Zo veel munten heb je niet: { $coins }.
lots-purse = { $coins } munten, { $points } punten
name-ann = Ann
name-bob = Bob
name-cat = Cat
name-dan = Dan
name-lots = Kavels
