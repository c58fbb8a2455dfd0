lots-too-dear = You have not so many coins: { $coins }.
lots-purse = { $coins } coins, { $points } points
name-ann = Ann
name-bob = Bob
name-cat = Cat
name-dan = Dan
name-lots = Lots
