verbs-must-be-done = This part of the card can be done, so it is not left out.
verbs-no-option = The card gives no such choice here.
verbs-no-part = The first part of this cannot be done now.
verbs-nothing-done = Something has to be done with a card first.
verbs-passed-over = { $card }: { $part ->
    [choose] there is nothing to choose between
    [move] nothing can be moved
    [turn] nothing can be turned
    [walk] nobody can walk
    [jump] nobody can jump
    [draw] no card can be drawn
    [discard] no card can be discarded
    [place] nothing can be placed
   *[other] a part cannot be done ({ $part })
    }; the card goes on without it.
verbs-way = { $title }
verbs-done = There is nothing to be closed.
verbs-costs = This costs { $cost } { $points }; { $left } are left.
