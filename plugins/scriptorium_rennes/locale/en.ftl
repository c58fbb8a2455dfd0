# Rennes-le-Château in English.

rn-adds = { $seat } lays down { $card }.
rn-area = { $seat } enters area { $area }.
rn-areas = { $seat } has been in { $areas } areas: { $points } points.
rn-ask-conversion = Touch the cards that you convert.
rn-ask-exchange = Touch what you give, then the colour and the code for the new clue.
rn-bag-lacks = The bag holds no token of that colour.
rn-caverne-closed = A marker of yours lies there: you were in this Caverne not long ago.
rn-claimed-already = You have cracked this code before.
rn-clockwise-only = You turn a portal clockwise; the other way needs Trencavel.
rn-clue = { $seat } gets a clue for { $location }: { $colour }.
rn-converted = { $seat } converts { $named }: { $points } points of { $colour }.
rn-converts = { $seat } begins a conversion to { $colour }.
rn-cracked = { $seat } cracks the code of { $location } for { $points } points.
rn-cracked-stay = The tokens of a cracked code stay.
rn-drew = { $seat } draws. Cards: { $count }.
rn-ends-actions = { $seat } ends the actions.
rn-event = { $seat } plays the event { $card }.
rn-event-already = You have played an event card in this turn.
rn-event-used = That card lies on your discard space.
rn-finish-first = First finish what you have begun.
rn-gives-card = { $seat } gives { $card }.
rn-gives-clue = { $seat } gives a clue.
rn-has-enough = { $seat } draws no more cards.
rn-last-round = { $seat } has cracked enough codes: the last round runs.
rn-location-taken = Somebody stands at { $location } already.
rn-no-card-played = There is no pool to add a point to: play a card first.
rn-no-exchange = With that no exchange can be completed.
rn-no-free-slot = That code has no free slot of that colour.
rn-no-ghost = The ghost that helps with this is not yours: crack its code first.
rn-no-neighbour = { $space } is not next to your space.
rn-no-room-beyond = From there you could reach no free space.
rn-no-such-clue = No clue of that colour lies here.
rn-no-such-step = Nobody steps from quarter to quarter of a portal, or into a location.
rn-not-begun = Nothing has been begun that this belongs to.
rn-not-complete = Slots of this code are still free.
rn-not-held = You do not hold { $card }.
rn-not-in-caverne = Clues are collected in a Caverne.
rn-not-in-sanctuaire = Exchanges are made in the Sanctuaire.
rn-not-on-portal = Only who stands on a quarter of a portal turns it.
rn-not-open = { $card } is not among the open cards.
rn-not-wanted = No way on from here has that colour.
rn-not-yours = No such token lies there on your board.
rn-nothing-to-draw = Draw pile and discard pile are empty.
rn-passing = You stand on an occupied space: move on to a free one first.
rn-pays-cards = In this match the altar takes cards.
rn-pays-clues = In this match the altar takes clues.
rn-played = { $seat } plays { $card } for { $colour }.
rn-point = { $seat } gets a further point to move.
rn-same-as-given = The new token has the colour of one that is given.
rn-same-colour = That would give points of the colour that the cards have: play them as they are.
rn-shuffled = { $zone } is shuffled.
rn-start = { $seat } begins at { $location }.
rn-stepped = { $seat } goes from { $source } to { $space }.
rn-symbol = { $seat } gets { $points } points for the symbol.
rn-too-few-cards = A conversion takes more cards than you hold.
rn-too-few-points = Your pool has the colour, but not the points.
rn-took = { $seat } takes { $card }.
rn-touch-colour = Touch a colour.
rn-touch-space = Touch a space.
rn-turned = { $direction ->
    [ccw] { $seat } turns counter-clockwise: { $named }. Quarters: { $far }.
   *[cw] { $seat } turns clockwise: { $named }. Quarters: { $far }.
    }
rn-used = That ghost has helped you in this turn.
rn-wishes = { $seat } wishes for a clue: { $colour }.
rn-wrong-card = The card has another colour than the clue.
rn-wrong-colour = Your pool is empty or has another colour.
rn-wrong-step = That belongs to another step of the turn.
rn-space = { $space }: { $colour }.
rn-place = { $space }.
rn-figure = The figure of { $seat }, on { $space }.
rn-in-hand = { $card }, in your hand. Cards: { $count }.
rn-open = { $card }, an open card. Cards: { $count }.
rn-open-at = { $card }, open card { $nr }.
rn-deck = The draw pile. Cards: { $count }.
rn-discard = The discard pile. Cards: { $count }.
rn-bag = The bag of clues. Tokens: { $count }.
rn-player = { $seat }. Points: { $points }. Cards in hand: { $held }. Codes cracked: { $codes }.
rn-slot = { $place } of { $seat }, { $colour }: { $filled } of { $needed }.
rn-clue-here = A clue in { $space }: { $colour }. Tokens: { $count }.
rn-event-card = Event card { $card }.
rn-pool = { $colour ->
    [none] Nothing to move with.
   *[other] To move with: { $points } of { $colour }.
    }
rn-button-end = End actions.
rn-button-stop = Draw no more cards.
rn-button-cw = Turn clockwise.
rn-button-ccw = Turn the other way.
rn-dagobert = Roi Dagobert: a further point.
rn-disc = Portal { $portal }, number { $number }.
name-rood = Red
name-blauw = Blue
name-groen = Green
name-geel = Yellow
name-paars = Purple
name-la-tour = La Tour
name-villa = Villa
name-eglise = Église
name-cimetiere = Cimetière
name-monastere = Monastère
name-codes-to-crack = codes to crack
name-sanctuaire-pays = what the altar takes
name-rennes-summary = Walk a map that turns under your feet, and crack the codes of Rennes.
rn-symbol-of = { $space } shows the symbol of { $location }.
rn-code = The code of { $location }: { $colour }, { $count }.
rn-place-in-row = { $state ->
    [taken] { $seat } has cracked the code of { $location }.
   *[free] The next place at { $location }: { $points } points.
    }
rn-turn = { $seat } is on turn: { $step }.
rn-colour-here = { $state ->
    [wanted] Wanted here: { $colour }.
   *[unwanted] Not wanted here: { $colour }.
    }
rn-last-round-runs = The last round runs.
rn-points = Points of { $seat }: { $points }.
rn-held = Cards in the hand of { $seat }: { $held }.
rn-begins = { $seat } begins this round.
rn-ghost = { $state ->
    [here] { $ghost } helps { $seat }.
   *[away] { $ghost } waits at { $location }.
    }
rn-event-of = { $state ->
    [used] { $seat } has used { $card }.
   *[left] { $seat } can still use { $card }.
    }
rn-area-of = { $state ->
    [seen] { $seat } has been in area { $area }.
   *[new] { $seat } has not been in area { $area }.
    }
rn-marker = Marker { $nr } of { $seat } lies at { $space }.
name-act = actions
name-refill = drawing cards
name-choose = choosing a start
name-A-N = portal A1 north
name-A-E = portal A1 east
name-A-S = portal A1 south
name-A-W = portal A1 west
name-B-N = portal B2 north
name-B-E = portal B2 east
name-B-S = portal B2 south
name-B-W = portal B2 west
name-C-N = portal C3 north
name-C-E = portal C3 east
name-C-S = portal C3 south
name-C-W = portal C3 west
name-F-N = portal F4 north
name-F-E = portal F4 east
name-F-S = portal F4 south
name-F-W = portal F4 west
name-G-N = portal G5 north
name-G-E = portal G5 east
name-G-S = portal G5 south
name-G-W = portal G5 west
name-H-N = portal H6 north
name-H-E = portal H6 east
name-H-S = portal H6 south
name-H-W = portal H6 west
name-E-N = portal E7 north
name-E-E = portal E7 east
name-E-S = portal E7 south
name-E-W = portal E7 west
name-I-N = portal I8 north
name-I-E = portal I8 east
name-I-S = portal I8 south
name-I-W = portal I8 west
name-D-N = portal D9 north
name-D-E = portal D9 east
name-D-S = portal D9 south
name-D-W = portal D9 west
name-CA = Caverne A
name-CC = Caverne C
name-CE = Caverne E
name-CF = Caverne F
name-CG = Caverne G
name-CH = Caverne H
name-CI = Caverne I
name-V1 = vortex 1
name-V2 = vortex 2
name-V3 = vortex 3
name-V4 = vortex 4
name-AB1 = corridor A1 towards B2
name-AB2 = corridor B2 towards A1
name-BC1 = corridor B2 towards C3
name-BC2 = corridor C3 towards B2
name-AF1 = corridor A1 towards F4
name-AF2 = corridor F4 towards A1
name-BG1 = corridor B2 towards G5
name-BG2 = corridor G5 towards B2
name-CH1 = corridor C3 towards H6
name-CH2 = corridor H6 towards C3
name-FG1 = corridor F4 towards G5
name-FG2 = corridor G5 towards F4
name-EF1 = corridor E7 towards F4
name-EF2 = corridor F4 towards E7
name-GI1 = corridor G5 towards I8
name-GI2 = corridor I8 towards G5
name-DH1 = corridor D9 towards H6
name-DH2 = corridor H6 towards D9
name-EI1 = corridor E7 towards I8
name-EI2 = corridor I8 towards E7
name-DI1 = corridor D9 towards I8
name-DI2 = corridor I8 towards D9
name-kA1 = corridor 1 to Caverne A
name-kA2 = corridor 2 to Caverne A
name-kC1 = corridor 1 to Caverne C
name-kC2 = corridor 2 to Caverne C
name-kE1 = corridor 1 to Caverne E
name-kE2 = corridor 2 to Caverne E
name-kF1 = corridor 1 to Caverne F
name-kG1 = corridor 1 to Caverne G
name-kG2 = corridor 2 to Caverne G
name-GH1 = corridor G5 towards H6
name-GH2 = corridor H6 towards G5
name-kH1 = corridor 1 to Caverne H
name-kI1 = corridor 1 to Caverne I
name-kI2 = corridor 2 to Caverne I
name-SANC = the Sanctuaire
rn-lapses = { $points } of { $colour } would lapse
rn-aim = Crack codes: { $done } of { $of }. Clues: { $clues } of { $slots }.
rn-still-refill = draw cards
rn-still-start = choose where to begin
rn-still-move = move for { $points }
rn-still-event = play an event card
rn-measure-codes = Cracked codes: { $now } instead of { $was }.
rn-measure-points = Points: { $now } instead of { $was }.
rn-measure-clues = Clues: { $now } instead of { $was }.
rn-measure-cards = Cards in hand: { $now } instead of { $was }.
