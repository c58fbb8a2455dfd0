# Rennes-le-Château in English.

rn-adds = { $seat } puts down { $card }.
rn-area = { $seat } enters area { $area }.
rn-areas = { $seat } has visited { $areas ->
    [one] 1 area
   *[other] { $areas } areas
    }, for { $points } points.
rn-ask-conversion = Choose the cards to convert.
rn-ask-exchange = Choose what you give, then the colour and the code of the new clue.
rn-bag-lacks = The bag has no clue of that colour left.
rn-caverne-closed = Your marker is there: you visited this Caverne recently.
rn-claimed-already = You've already cracked this code.
rn-clockwise-only = You can only turn a portal clockwise. Trencavel lets you turn it the other way.
rn-clue = { $seat } gets a clue for { $location }: { $colour }.
rn-converted = { $seat } converts { $named } into { $points ->
    [one] 1 point
   *[other] { $points } points
    } of { $colour }.
rn-converts = { $seat } starts converting cards to { $colour }.
rn-cracked = { $seat } cracks the code of { $location } for { $points ->
    [one] 1 point.
   *[other] { $points } points.
    }
rn-cracked-stay = The clues of a cracked code stay where they are.
rn-drew = { $seat } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
    }
rn-ends-actions = { $seat } finishes moving.
rn-event = { $seat } plays the event { $card }.
rn-event-already = You've already played an event card this turn.
rn-event-used = You've already used that card.
rn-finish-first = Finish what you've started first.
rn-gives-card = { $seat } gives { $card }.
rn-gives-clue = { $seat } gives a clue.
rn-has-enough = { $seat } stops drawing.
rn-last-round = { $seat } has cracked enough codes. This is the last round!
rn-location-taken = Someone is already at { $location }.
rn-no-card-played = Play a card first. Then you can add a point.
rn-no-exchange = You can't make an exchange with that.
rn-no-free-slot = That code has no room for this colour.
rn-no-ghost = You need the ghost for that. Crack its code first.
rn-no-neighbour = { $space } isn't next to you.
rn-no-room-beyond = From there you couldn't reach a free space.
rn-no-such-clue = There's no clue of that colour here.
rn-no-such-step = You can't step between the quarters of a portal, or into a location.
rn-not-begun = You haven't started anything this belongs to.
rn-not-complete = This code isn't complete yet.
rn-not-held = You don't have { $card } in your hand.
rn-not-in-caverne = You collect clues in a Caverne.
rn-not-in-sanctuaire = You make exchanges in the Sanctuaire.
rn-not-on-portal = Stand on a portal to turn it.
rn-not-open = { $card } isn't one of the face-up cards.
rn-not-wanted = No way on from here has that colour.
rn-not-yours = You have no such clue there.
rn-nothing-to-draw = There are no cards left to draw.
rn-passing = You can't stay here: move on to a free space.
rn-pays-cards = In this match you pay the altar with cards.
rn-pays-clues = In this match you pay the altar with clues.
rn-played = { $seat } plays { $card } for { $colour }.
rn-point = { $seat } gets one more point to move.
rn-same-as-given = The new clue must have a different colour from the ones you give.
rn-same-colour = These cards already have that colour: just play them.
rn-shuffled = { $zone } is shuffled.
rn-start = { $seat } starts at { $location }.
rn-stepped = { $seat } goes from { $source } to { $space }.
rn-symbol = { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
    } for the symbol.
rn-too-few-cards = You don't have enough cards to convert.
rn-too-few-points = You have the right colour, but not enough points.
rn-took = { $seat } takes { $card }.
rn-touch-colour = Choose a colour.
rn-touch-space = Choose a space.
rn-turned = { $direction ->
    [ccw] { $seat } turns { $named } { $far ->
    [1] a quarter-turn
    [2] a half-turn
   *[other] { $far } quarter-turns
    } anticlockwise.
   *[cw] { $seat } turns { $named } { $far ->
    [1] a quarter-turn
    [2] a half-turn
   *[other] { $far } quarter-turns
    } clockwise.
    }
rn-used = That ghost has already helped you this turn.
rn-wishes = { $seat } asks for a clue: { $colour }.
rn-wrong-card = The card and the clue must have the same colour.
rn-wrong-colour = You have no points of that colour to move with.
rn-wrong-step = You can't do that in this part of your turn.
rn-space = { $space }: { $colour }.
rn-place = { $space }.
rn-figure = { $seat }'s figure on { $space }.
rn-in-hand = { $count ->
    [one] { $card }, in your hand.
   *[other] { $card }, { $count } in your hand.
    }
rn-open = { $count ->
    [one] { $card }, face up.
   *[other] { $card }, { $count } face up.
    }
rn-open-at = { $card }, face-up card { $nr }.
rn-deck =
    The draw pile, { $count ->
    [one] 1 card.
   *[other] { $count } cards.
    }
rn-discard =
    The discard pile, { $count ->
    [one] 1 card.
   *[other] { $count } cards.
    }
rn-bag =
    The bag, { $count ->
    [one] 1 clue.
   *[other] { $count } clues.
    }
rn-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }, { $held ->
    [one] 1 card
   *[other] { $held } cards
    } in hand, { $codes ->
    [one] 1 code
   *[other] { $codes } codes
    } cracked.
rn-slot = { $place } of { $seat }, { $colour }: { $filled } of { $needed }.
rn-clue-here = { $count ->
    [one] A clue in { $space }: { $colour }.
   *[other] { $count } clues in { $space }: { $colour }.
    }
rn-event-card = Event card { $card }.
rn-pool = { $colour ->
    [none] No points to move with.
   *[other] To move with: { $points } { $colour }.
    }
rn-button-end = Finish moving
rn-button-stop = Stop drawing
rn-button-cw = Turn clockwise
rn-button-ccw = Turn anticlockwise
rn-dagobert = Roi Dagobert: one more point.
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
name-codes-to-crack = codes you need to crack
name-sanctuaire-pays = how you pay the altar
name-rennes-summary = Explore a map that turns under your feet, and crack the codes of Rennes.
rn-symbol-of = { $space } shows the symbol of { $location }.
rn-code = The code of { $location }: { $count } { $colour }.
rn-place-in-row = { $state ->
    [taken] { $seat } has cracked the code of { $location }.
   *[free] Crack the code of { $location } next for { $points } points.
    }
rn-turn = { $seat }'s turn: { $step }.
rn-colour-here = { $state ->
    [wanted] You can move with { $colour } here.
   *[unwanted] You can't move with { $colour } here.
    }
rn-last-round-runs = This is the last round.
rn-points = { $seat }'s points: { $points }.
rn-held = { $seat }'s cards in hand: { $held }.
rn-begins = { $seat } starts this round.
rn-ghost = { $state ->
    [here] { $ghost } is helping { $seat }.
   *[away] { $ghost } is waiting at { $location }.
    }
rn-event-of = { $state ->
    [used] { $seat } has used { $card }.
   *[left] { $seat } can still use { $card }.
    }
rn-area-of = { $state ->
    [seen] { $seat } has visited area { $area }.
   *[new] { $seat } hasn't visited area { $area } yet.
    }
rn-marker = { $seat }'s marker { $nr } at { $space }.
name-act = moving
name-refill = drawing cards
name-choose = choosing where to start
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
rn-lapses = you would lose { $points } { $colour }
rn-aim = Codes cracked { $done }/{ $of }. Clues { $clues }/{ $slots }.
rn-still-refill = draw cards
rn-still-start = choose where to begin
rn-still-move =
    move ({ $points ->
    [one] 1 point
   *[other] { $points } points
    })
rn-still-event = play an event card
rn-measure-codes = Codes cracked: { $now } instead of { $was }.
rn-measure-points = Points: { $now } instead of { $was }.
rn-measure-clues = Clues: { $now } instead of { $was }.
rn-measure-cards = Cards in hand: { $now } instead of { $was }.
