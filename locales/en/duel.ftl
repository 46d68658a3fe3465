# Two stacks against each other: the higher card takes both.

duel-stack = { $count ->
    [0] { $who }: the stack is empty
    [one] { $who }: stack of one card
   *[other] { $who }: stack of { $count } cards
}
duel-again = A tie! One more!
duel-nobody = A tie! Nobody gets them.
duel-takes = { $count } cards for { $who }!
duel-takes-own = { $count } cards for you!

lesson-duel-flip = Tap your stack to turn over a card.
lesson-duel-again = A tie! Tap your stack once more.

event-tie = Both have { $value }: a tie! One more!
event-fight = { $who } wins { $count } cards.
event-fight-own = You win { $count } cards!
event-fight-nobody = A tie: { $count } cards are out of the game.
event-restack-duel = { $who } makes a new stack from the cards they’ve won.
event-restack-duel-own = You make a new stack from the cards you’ve won.

ending-all-won = One of you has all the cards.
