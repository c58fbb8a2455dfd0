lots-too-dear = Non hai così tante monete: { $coins }.
lots-purse = { $coins } monete, { $points } punti
name-ann = Ann
name-bob = Bob
name-cat = Cat
name-dan = Dan
name-lots = Lotti
