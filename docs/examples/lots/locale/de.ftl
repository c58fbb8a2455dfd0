lots-too-dear = So viele Münzen hast du nicht: { $coins }.
lots-purse = { $coins } Münzen, { $points } Punkte
name-ann = Ann
name-bob = Bob
name-cat = Cat
name-dan = Dan
name-lots = Lose
