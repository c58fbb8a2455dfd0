# Monasterium in English.

mo-bonus-lost = { $seat } can't use the bonus of road space { $space }.
mo-built = { $seat } builds a window tile of { $monastery } in row { $row }, column { $column }.
mo-cannot-be-done = You can't do that right now.
mo-chapel-full = That chapel is full.
mo-die-gained = { $seat } gains a personal die and now has { $count }.
mo-die-lost = { $seat } can't use a die of column { $column } and loses it.
mo-die-not-rolled = You can only reroll dice you have just rolled.
mo-exchanged = { $seat } swaps 1 { $gave } for 1 { $got }.
mo-extra-sent = { $seat } sends the extra novice of row { $row } to { $space }.
mo-extra-stays = { $seat } keeps the extra novice of row { $row } at home.
mo-final = { $seat } scores { $points } for { $part }.
mo-flipped = { $seat } turns the tile of column { $column } to its yellow side.
mo-game-over = The match is over. All points are counted.
mo-joker = From space 6 you take one die and put it on any column.
mo-messenger = { $seat }'s messenger moves to space { $space }.
mo-mission = { $seat } completes mission { $mission } for { $points ->
    [one] 1 point.
   *[other] { $points } points.
    }
mo-must-act = You can still do something, so you can't pass.
mo-must-choose = You have to choose here.
mo-must-place = You can't pass: place the dice of one number.
mo-must-take = You can't pass: take some dice.
mo-no-access = Your messenger isn't beside that monastery, and you have no novice in its chapel.
mo-no-fourth-die = You already have all your personal dice.
mo-no-stock = That monastery has no window tiles left.
mo-no-such-space = There is no { $space } on this board.
mo-no-supporter = { $space } isn't next to a building with your novice.
mo-not-an-action = Row IV has no actions.
mo-not-now = You have something else to decide first.
mo-not-offered = You can't choose that here.
mo-not-rolled = None of your dice shows that number.
mo-not-so-many = There aren't that many dice.
mo-nothing-to-give = You don't have that token to give.
mo-novice-gone = There's no novice on that slot.
mo-other-column = Your dice are on another column.
mo-others-dice = You can't take other players' dice.
mo-own-dice = In this match you have to take all your own dice from a space first.
mo-placed = { $seat } places { $dice } on space { $number }.
mo-reroll-no-die = Choose at least one die to reroll.
mo-reroll-used = You've already used your reroll tile this round.
mo-rolled = { $kind ->
    [again] { $seat } rerolls { $again } and now has { $dice }.
   *[first] { $seat } rolls { $dice }.
    }
mo-row-full = That row is full.
mo-same-motif = That row or column already has this motif.
mo-scored = { $seat } scores { $points ->
    [one] 1 point.
   *[other] { $points } points.
    }
mo-sent = { $seat } sends the novice of { $slot } to { $space }.
mo-slot-holds-novice = There's still a novice on that slot. Send it first.
mo-space-blocked = { $space } is blocked in this match.
mo-space-taken = There's already a novice on { $space }.
mo-tile-lost = { $seat } can't build a window tile and loses it.
mo-tokens = { $seat } takes { $count } { $token }.
mo-too-dear = You can't afford that.
mo-too-many = You can take three dice at most.
mo-took = { $seat } takes { $count ->
    [one] 1 die
   *[other] { $count } dice
    } from space { $number } for column { $column }.
mo-uses = { $seat } uses { $slot }.
mo-used-this-turn = You've already used that slot this turn.
mo-wrong-area = Novices of rows I and II go to buildings, row III to chapels, row IV to cloisters.
mo-wrong-source = This window tile doesn't come from that monastery.
mo-year = Year { $year } begins.
mo-piece-chapel = The chapel of { $name }, with room for { $count } more.
mo-piece-stock = { $count ->
    [one] 1 window tile of { $name } left.
   *[other] { $count } window tiles of { $name } left.
    }
mo-piece-novice = { $seat }'s novice.
mo-piece-novice-on = { $seat }'s novice on { $space }.
mo-piece-building = { $kind ->
    [blocked] { $space } is blocked in this match.
    [lay-house] { $space }, a lay building. Sending a novice here costs 1 influence and { $low } soup from row I, { $high } soup from row II. You get { $points ->
    [one] 1 point
   *[other] { $points } points
    } and a tool.
    [workshop-house] { $space }, a workshop. Sending a novice here costs 1 influence and { $low } tools from row I, { $high } tools from row II. You get { $points } points and a book.
   *[common-house] { $space }, a common room. Sending a novice here costs 1 influence and { $low } books from row I, { $high } books from row II. You get { $points } points and a window tile.
    }
mo-piece-cloister = { $space }, next to { $one } and { $other }.
mo-piece-messenger = { $seat }'s messenger on road space { $space }.
mo-piece-space =
    Dice space { $number }, { $count ->
    [one] 1 die.
   *[other] { $count } dice.
    }
mo-piece-die = { $seat ->
    [neutral] A neutral die showing { $face }.
   *[other] { $seat }'s die showing { $face }.
    }
mo-piece-year = Year { $year }.
mo-piece-chalice = { $seat } has the chalice and starts.
mo-mission-asks = { $asks ->
    [needs] { $mission }, worth { $points } now. Your novices: { $first } of { $at_first }, { $second } of { $at_second }, { $third } of { $at_third }.
    [novices_sent] { $mission }, worth { $points }. Send { $count } novices.
    [novices_in_building_type] { $mission }, worth { $points }. Have { $count } novices in one kind of building: { $kind }.
    [novices_in_area] { $mission }, worth { $points }. Have { $count } novices in one kind of area: { $kind }.
    [window_motifs] { $mission }, worth { $points }. Have { $count } different motifs in your window.
    [personal_dice] { $mission }, worth { $points }. Own { $count } personal dice.
   *[other] { $mission }, worth { $points } now.
    }
mo-piece-done = { $seat } has completed { $mission }.
mo-piece-tile =
    Action tile of column { $column }, { $count ->
    [one] 1 die on it.
   *[other] { $count } dice on it.
    }
mo-piece-waiting = { $seat }'s novice on slot { $slot }.
mo-piece-extra = { $state ->
    [sent] The extra novice of row { $row } has been sent.
    [stays] The extra novice of row { $row } stays at home.
   *[waiting] The extra novice of row { $row }, free to send once the row is empty.
    }
mo-piece-window = Row { $row } of { $seat }'s window.
mo-piece-glass = A window tile of { $name }.
mo-piece-token = { $seat }: { $count } { $token }.
mo-piece-reroll = { $state ->
    [active] The reroll tile: once a round you can reroll dice you have just rolled.
   *[used] The reroll tile, used this round.
    }
mo-piece-hand = { $seat } still has { $count ->
    [one] 1 die
   *[other] { $count } dice
    } to place.
mo-piece-owns = { $seat } owns { $count ->
    [one] 1 personal die.
   *[other] { $count } personal dice.
    }
mo-piece-turn = { $seat }'s turn.
mo-piece-panel = { $seat }, { $count ->
    [one] 1 point
   *[other] { $count } points
    }. Touch to see this player's board.
mo-piece-points = { $seat }'s points: { $count }.
mo-button-roll = Roll the dice
mo-button-reroll = Reroll the chosen dice
mo-button-take = Take { $count }.
mo-button-gain = Take { $token }.
mo-button-row = Row bonus
mo-button-column = Column bonus
mo-button-decline = Keep the extra novice at home
mo-button-die = Take the die
mo-button-points = Take the points
mo-button-keep = Keep the die as it is
mo-button-soup = Swap soup for a tool
mo-button-tool = Swap a tool for a book
mo-aim = Year { $year } of 3. You have { $points } points; most points wins.
mo-aim-end = Final score: { $points }.
mo-aim-dice =
    place { $count ->
    [one] 1 die
   *[other] { $count } dice
    }
mo-aim-take = take dice from a space
mo-aim-use =
    take { $count ->
    [one] 1 action
   *[other] { $count } actions
    } in column { $column }
mo-slot = { $kind ->
    [take] { $slot }: take { $count } { $token }.
    [take_same] { $slot }: take { $count } tokens of one kind out of three.
    [move_messenger] { $slot }: move your messenger { $count } on.
    [exchange] { $slot }: swap soup for a tool, or a tool for a book.
    [score] { $slot }: score { $count ->
    [one] 1 point.
   *[other] { $count } points.
    }
    [send_novice] { $slot }: send a novice.
    [send_cheaper] { $slot }: send a novice for { $count } less influence.
    [window_from_own_chapel] { $slot }: build a window tile from a chapel with your novice.
    [flip_action_tile] { $slot }: once its novice is gone, each die used on this column scores a point.
   *[other] { $slot }: a special bonus, { $kind }.
    }
mo-slot-flip = { $slot }: once its novice is gone, each die used on this column scores { $count ->
    [one] 1 point.
   *[other] { $count } points.
    }
mo-road = { $kind ->
    [none] Road space { $space }, beside { $beside }. No bonus.
    [influence_or_rosary] Road space { $space }, beside { $beside }. Take influence or a rosary.
    [soup_or_exchange] Road space { $space }, beside { $beside }. Take soup, or swap a token.
    [any_action] Road space { $space }, beside { $beside }. Use any one action open to you.
    [window_any] Road space { $space }, beside { $beside }. Build a window tile of any monastery.
    [personal_die] Road space { $space }, beside { $beside }. Gain a personal die, or points.
   *[other] Road space { $space }, beside { $beside }. A special bonus, { $kind }.
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
    [neutral] Neutral die { $nr }, showing { $face }.
   *[other] { $seat }'s die { $nr }, showing { $face }.
    }
mo-used-slot = { $seat } uses { $slot }.
name-std-A = the first action of column A
name-std-B = the first action of column B
name-std-C = the first action of column C
name-std-D = the first action of column D
name-std-E = the first action of column E
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
name-chapel-cost = which chapel novices make the next one dearer
name-own-dice = which of your own dice you have to take
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
mo-measure-road = Messenger on road space { $now } instead of { $was }.
mo-measure-influence = Influence: { $now } instead of { $was }.
mo-measure-soup = Soup: { $now } instead of { $was }.
mo-measure-rosary = Rosaries: { $now } instead of { $was }.
mo-measure-tool = Tools: { $now } instead of { $was }.
mo-measure-book = Books: { $now } instead of { $was }.
