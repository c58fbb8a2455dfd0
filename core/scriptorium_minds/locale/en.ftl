mind-why-wins = That wins the match.
mind-why-nearer = It brings you nearer to what you are after.
mind-why-sets-back = It sets { $seat } back.
mind-why-cards = You then hold more cards: { $count }.
mind-why-keeps = Of { $budget } { $points } are left.
mind-did-nearer = It brings { $seat } nearer to the goal.
mind-did-cards = { $seat } holds more cards: { $count }.
mind-did-for = For { $seat }:
