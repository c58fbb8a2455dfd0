# Monasterium in English.

mo-bonus-lost = { $seat } can do nothing on space { $space } of the road.
mo-built = { $seat } builds a tile of { $monastery } in row { $row }, column { $column }.
mo-cannot-be-done = That cannot be carried out now.
mo-chapel-full = That chapel is full.
mo-die-gained = { $seat } gains a personal die and owns { $count }.
mo-die-lost = { $seat } has no action for a die on column { $column }.
mo-die-not-rolled = Only dice that you have just rolled are rolled again.
mo-exchanged = { $seat } gives 1 { $gave } for 1 { $got }.
mo-extra-sent = { $seat } sends the extra novice of row { $row } to { $space }.
mo-extra-stays = { $seat }: the extra novice of row { $row } stays.
mo-final = { $seat } scores for { $part }: { $points }.
mo-flipped = { $seat }: the tile of column { $column } turns yellow.
mo-game-over = The match is over: all points are counted.
mo-joker = From space 6 one die is taken, onto a column of your choice.
mo-messenger = { $seat }: the messenger goes to space { $space }.
mo-mission = { $seat } completes mission { $mission }: { $points } points.
mo-must-act = Whoever can act has to act.
mo-must-choose = This has to be chosen.
mo-must-place = Nobody passes here: place the dice of one number.
mo-must-take = Nobody passes here: take dice.
mo-no-access = Your messenger does not stand beside that monastery, and its chapel has no novice of yours.
mo-no-fourth-die = You own all the personal dice there are.
mo-no-stock = That monastery has no tile left.
mo-no-such-space = The board has no { $space } here.
mo-no-supporter = { $space } touches no building with a novice of yours.
mo-not-an-action = Row IV has no actions.
mo-not-now = Something else is to be decided now.
mo-not-offered = That is not offered here.
mo-not-rolled = None of your dice shows that number.
mo-not-so-many = So many dice do not lie there.
mo-nothing-to-give = You have no such token to give.
mo-novice-gone = No novice stands on that slot.
mo-other-column = That slot is not in the column on which your dice lie.
mo-others-dice = The dice of other players are not for you.
mo-own-dice = In this match all your own dice on a space are taken before any is left.
mo-placed = { $seat } places { $dice } on space { $number }.
mo-reroll-no-die = Roll one die again at least.
mo-reroll-used = Your reroll tile has been used in this round.
mo-rolled = { $kind ->
    [again] { $seat } rolls { $again } again, and has { $dice }.
   *[first] { $seat } rolls { $dice }.
    }
mo-row-full = That row is full.
mo-same-motif = Its row or its column has that motif already.
mo-scored = { $seat } scores { $points }.
mo-sent = { $seat } sends the novice of { $slot } to { $space }.
mo-slot-holds-novice = A novice stands there: send it first.
mo-space-blocked = { $space } is blocked.
mo-space-taken = A novice stands on { $space } already.
mo-tile-lost = { $seat } can build no window tile: it is lost.
mo-tokens = { $seat } takes: { $count } { $token }.
mo-too-dear = You cannot pay for that.
mo-too-many = Take three dice at most.
mo-took = { $seat } takes dice from space { $number } onto column { $column }: { $count }.
mo-uses = { $seat } uses slot { $slot }.
mo-used-this-turn = You have used that slot in this turn.
mo-wrong-area = Rows I and II go to buildings, row III to chapels, row IV to cloisters.
mo-wrong-source = This tile does not come from that monastery.
mo-year = Year { $year } begins.
mo-piece-chapel = Chapel of { $name }. Room for { $count } more.
mo-piece-stock = Window tiles of { $name }: { $count }.
mo-piece-novice = A novice of { $seat }.
mo-piece-novice-on = A novice of { $seat } on { $space }.
mo-piece-building = { $kind ->
    [blocked] { $space } is blocked in this match.
    [lay-house] { $space }, a lay building. A novice of row I costs 1 influence and { $low } soup, of row II { $high } soup. It brings { $points } point and a tool.
    [workshop-house] { $space }, a workshop. A novice of row I costs 1 influence and { $low } tools, of row II { $high } tools. It brings { $points } points and a book.
   *[common-house] { $space }, a common room. A novice of row I costs 1 influence and { $low } books, of row II { $high } books. It brings { $points } points and a window tile.
    }
mo-piece-cloister = { $space }. It touches { $one } and { $other }.
mo-piece-messenger = The messenger of { $seat } on road space { $space }.
mo-piece-space = Dice space { $number }. Dice here: { $count }.
mo-piece-die = { $seat ->
    [neutral] A neutral die that shows { $face }.
   *[other] A die of { $seat } that shows { $face }.
    }
mo-piece-year = Year { $year }.
mo-piece-chalice = { $seat } holds the chalice and begins.
mo-mission-asks = { $asks ->
    [needs] { $mission }. Now worth { $points }. Novices of yours in: { $first } of { $at_first }, { $second } of { $at_second }, { $third } of { $at_third }.
    [novices_sent] { $mission }. Worth { $points }. Novices sent: { $count }.
    [novices_in_building_type] { $mission }. Worth { $points }. Novices in buildings of one kind, { $kind }: { $count }.
    [novices_in_area] { $mission }. Worth { $points }. Novices in areas of one kind, { $kind }: { $count }.
    [window_motifs] { $mission }. Worth { $points }. Different motifs in your window: { $count }.
    [personal_dice] { $mission }. Worth { $points }. Personal dice: { $count }.
   *[other] { $mission }. Now worth { $points }.
    }
mo-piece-done = { $seat } has completed { $mission }.
mo-piece-tile = Action tile of column { $column }. Dice on it: { $count }.
mo-piece-waiting = The novice of slot { $slot } of { $seat }.
mo-piece-extra = { $state ->
    [sent] The extra novice of row { $row } has been sent.
    [stays] The extra novice of row { $row } stays.
   *[waiting] Extra novice of row { $row }: free, once the row is empty.
    }
mo-piece-window = Window row { $row } of { $seat }.
mo-piece-glass = A window tile of { $name }.
mo-piece-token = { $token } of { $seat }: { $count }.
mo-piece-reroll = { $state ->
    [active] The reroll tile: dice just rolled may be rolled again, once a round.
   *[used] The reroll tile has been used in this round.
    }
mo-piece-hand = Dice of { $seat } still to be placed: { $count }.
mo-piece-owns = Personal dice that { $seat } owns: { $count }.
mo-piece-turn = { $seat } is on turn.
mo-piece-panel = { $seat }, points: { $count }. Touch to see this player's board.
mo-piece-points = Points of { $seat }: { $count }.
mo-button-roll = Roll your dice.
mo-button-reroll = Roll the dice you touched again.
mo-button-take = Take { $count }.
mo-button-gain = Take { $token }.
mo-button-row = The bonus of the row.
mo-button-column = The bonus of the column.
mo-button-decline = Let the extra novice stay.
mo-button-die = Gain the die.
mo-button-points = Take the points.
mo-button-keep = Keep the die as it lies.
mo-button-soup = Give soup for a tool.
mo-button-tool = Give a tool for a book.
mo-aim = Most points after three years win. Year { $year }, your points: { $points }.
mo-aim-end = Points in the end: { $points }.
mo-aim-dice = dice still to be placed: { $count }
mo-aim-take = take dice from a space
mo-aim-use = actions on column { $column }: { $count }
mo-slot = { $kind ->
    [take] Slot { $slot }. Take { $token }: { $count }.
    [take_same] Slot { $slot }. Take tokens of one kind, of three: { $count }.
    [move_messenger] Slot { $slot }. The messenger goes on by { $count }.
    [exchange] Slot { $slot }. Exchange soup for a tool, or a tool for a book.
    [score] Slot { $slot }. Points: { $count }.
    [send_novice] Slot { $slot }. Send a novice.
    [send_cheaper] Slot { $slot }. Send a novice for less influence: { $count }.
    [window_from_own_chapel] Slot { $slot }. Build a window tile from a chapel with a novice of yours.
    [flip_action_tile] Slot { $slot }. When its novice is gone, each die used on this column brings a point.
   *[other] Slot { $slot }. A bonus of its own: { $kind }.
    }
mo-slot-flip = Slot { $slot }. When its novice is gone, each die used on this column brings points: { $count }.
mo-road = { $kind ->
    [none] Road space { $space }, beside { $beside }. No bonus.
    [influence_or_rosary] Road space { $space }, beside { $beside }. Take influence or a rosary.
    [soup_or_exchange] Road space { $space }, beside { $beside }. Take soup, or exchange a token.
    [any_action] Road space { $space }, beside { $beside }. Carry out any one action that is open to you.
    [window_any] Road space { $space }, beside { $beside }. Build a window tile of any monastery.
    [personal_die] Road space { $space }, beside { $beside }. Gain a personal die, or points.
   *[other] Road space { $space }, beside { $beside }. A bonus of its own: { $kind }.
    }
name-chapel = chapel
name-building = building
name-cloister = cloister
name-lay = lay building
name-workshop = workshop
name-common = common room
name-MA = Dove Abbey
name-MB = Lily Abbey
name-MC = Key Abbey
name-MD = Lamb Abbey
name-ME = Star Abbey
name-MA-MB = Dove Abbey and Lily Abbey
name-MA-MC = Dove Abbey and Key Abbey
name-MB-MC = Lily Abbey and Key Abbey
name-MB-MD = Lily Abbey and Lamb Abbey
name-MC-MD = Key Abbey and Lamb Abbey
name-MD-ME = Lamb Abbey and Star Abbey
name-MC-ME = Key Abbey and Star Abbey
mo-piece-rolled = { $seat ->
    [neutral] Neutral die { $nr } that shows { $face }.
   *[other] Die { $nr } of { $seat } that shows { $face }.
    }
mo-used-slot = { $seat } uses slot { $slot }.
name-std-A = A, standard
name-std-B = B, standard
name-std-C = C, standard
name-std-D = D, standard
name-std-E = E, standard
name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-influence = influence
name-soup = soup
name-rosary = rosary
name-tool = tool
name-book = book
name-monasteries = monasteries
name-chapels = chapels
name-cloisters = cloisters
name-tokens = tokens
name-played = during play
name-chapel-cost = chapel novices that make the next one dearer
name-own-dice = own dice that must be taken
name-monasterium-summary = Send novices to five monasteries, and let one bonus set off the next.
name-all = all
name-each = those in the same chapel
name-first = as many as you like, before neutral ones
name-MA-chapel = the chapel of Dove Abbey
name-MA-b1 = house 1 of Dove Abbey
name-MA-b2 = house 2 of Dove Abbey
name-MA-b3 = house 3 of Dove Abbey
name-MA-b4 = house 4 of Dove Abbey
name-MA-b5 = house 5 of Dove Abbey
name-MA-b6 = house 6 of Dove Abbey
name-MA-b7 = house 7 of Dove Abbey
name-MA-b8 = house 8 of Dove Abbey
name-MA-c1 = cloister space 1 of Dove Abbey
name-MA-c2 = cloister space 2 of Dove Abbey
name-MA-c3 = cloister space 3 of Dove Abbey
name-MA-c4 = cloister space 4 of Dove Abbey
name-MA-c5 = cloister space 5 of Dove Abbey
name-MA-c6 = cloister space 6 of Dove Abbey
name-MA-c7 = cloister space 7 of Dove Abbey
name-MA-c8 = cloister space 8 of Dove Abbey
name-MB-chapel = the chapel of Lily Abbey
name-MB-b1 = house 1 of Lily Abbey
name-MB-b2 = house 2 of Lily Abbey
name-MB-b3 = house 3 of Lily Abbey
name-MB-b4 = house 4 of Lily Abbey
name-MB-b5 = house 5 of Lily Abbey
name-MB-b6 = house 6 of Lily Abbey
name-MB-b7 = house 7 of Lily Abbey
name-MB-b8 = house 8 of Lily Abbey
name-MB-c1 = cloister space 1 of Lily Abbey
name-MB-c2 = cloister space 2 of Lily Abbey
name-MB-c3 = cloister space 3 of Lily Abbey
name-MB-c4 = cloister space 4 of Lily Abbey
name-MB-c5 = cloister space 5 of Lily Abbey
name-MB-c6 = cloister space 6 of Lily Abbey
name-MB-c7 = cloister space 7 of Lily Abbey
name-MB-c8 = cloister space 8 of Lily Abbey
name-MC-chapel = the chapel of Key Abbey
name-MC-b1 = house 1 of Key Abbey
name-MC-b2 = house 2 of Key Abbey
name-MC-b3 = house 3 of Key Abbey
name-MC-b4 = house 4 of Key Abbey
name-MC-b5 = house 5 of Key Abbey
name-MC-b6 = house 6 of Key Abbey
name-MC-b7 = house 7 of Key Abbey
name-MC-b8 = house 8 of Key Abbey
name-MC-c1 = cloister space 1 of Key Abbey
name-MC-c2 = cloister space 2 of Key Abbey
name-MC-c3 = cloister space 3 of Key Abbey
name-MC-c4 = cloister space 4 of Key Abbey
name-MC-c5 = cloister space 5 of Key Abbey
name-MC-c6 = cloister space 6 of Key Abbey
name-MC-c7 = cloister space 7 of Key Abbey
name-MC-c8 = cloister space 8 of Key Abbey
name-MD-chapel = the chapel of Lamb Abbey
name-MD-b1 = house 1 of Lamb Abbey
name-MD-b2 = house 2 of Lamb Abbey
name-MD-b3 = house 3 of Lamb Abbey
name-MD-b4 = house 4 of Lamb Abbey
name-MD-b5 = house 5 of Lamb Abbey
name-MD-b6 = house 6 of Lamb Abbey
name-MD-b7 = house 7 of Lamb Abbey
name-MD-b8 = house 8 of Lamb Abbey
name-MD-c1 = cloister space 1 of Lamb Abbey
name-MD-c2 = cloister space 2 of Lamb Abbey
name-MD-c3 = cloister space 3 of Lamb Abbey
name-MD-c4 = cloister space 4 of Lamb Abbey
name-MD-c5 = cloister space 5 of Lamb Abbey
name-MD-c6 = cloister space 6 of Lamb Abbey
name-MD-c7 = cloister space 7 of Lamb Abbey
name-MD-c8 = cloister space 8 of Lamb Abbey
name-ME-chapel = the chapel of Star Abbey
name-ME-b1 = house 1 of Star Abbey
name-ME-b2 = house 2 of Star Abbey
name-ME-b3 = house 3 of Star Abbey
name-ME-b4 = house 4 of Star Abbey
name-ME-b5 = house 5 of Star Abbey
name-ME-b6 = house 6 of Star Abbey
name-ME-b7 = house 7 of Star Abbey
name-ME-b8 = house 8 of Star Abbey
name-ME-c1 = cloister space 1 of Star Abbey
name-ME-c2 = cloister space 2 of Star Abbey
name-ME-c3 = cloister space 3 of Star Abbey
name-ME-c4 = cloister space 4 of Star Abbey
name-ME-c5 = cloister space 5 of Star Abbey
name-ME-c6 = cloister space 6 of Star Abbey
name-ME-c7 = cloister space 7 of Star Abbey
name-ME-c8 = cloister space 8 of Star Abbey
name-n = neutral
name-n1 = neutral 1
name-n2 = neutral 2
name-n3 = neutral 3
name-n4 = neutral 4
name-n5 = neutral 5
name-n6 = neutral 6
name-r = red
name-r1 = red 1
name-r2 = red 2
name-r3 = red 3
name-r4 = red 4
name-r5 = red 5
name-r6 = red 6
name-b = blue
name-b1 = blue 1
name-b2 = blue 2
name-b3 = blue 3
name-b4 = blue 4
name-b5 = blue 5
name-b6 = blue 6
name-g = green
name-g1 = green 1
name-g2 = green 2
name-g3 = green 3
name-g4 = green 4
name-g5 = green 5
name-g6 = green 6
name-y = yellow
name-y1 = yellow 1
name-y2 = yellow 2
name-y3 = yellow 3
name-y4 = yellow 4
name-y5 = yellow 5
name-y6 = yellow 6
mo-measure-points = Points: { $now } instead of { $was }.
mo-measure-novices = Novices sent: { $now } instead of { $was }.
mo-measure-dice = Own dice: { $now } instead of { $was }.
mo-measure-road = Messenger on road space: { $now } instead of { $was }.
mo-measure-influence = Influence: { $now } instead of { $was }.
mo-measure-soup = Soups: { $now } instead of { $was }.
mo-measure-rosary = Rosaries: { $now } instead of { $was }.
mo-measure-tool = Tools: { $now } instead of { $was }.
mo-measure-book = Books: { $now } instead of { $was }.
