# Two stacks against each other: the higher card takes both.

duel-won = { $count ->
    [0] { $who }: nothing won yet
    [one] { $who }: one card won
   *[other] { $who }: { $count } cards won
}
duel-stack = { $count ->
    [0] { $who }: the stack is empty
    [one] { $who }: stack of one card
   *[other] { $who }: stack of { $count } cards
}
duel-again = A tie! One more!
duel-nobody = Equal! Nobody gets them.
duel-takes = { $count } cards for { $who }!
duel-takes-own = { $count } cards for you!

lesson-duel-flip = Tap your stack to turn over a card.
lesson-duel-again = Equal cards! Tap your stack once more.

event-tie = Both have { $value }: equal! One more!
event-fight = { $who } wins { $count } cards.
event-fight-own = You win { $count } cards!
event-fight-nobody = Undecided: { $count } cards are out of the game.
event-restack-duel = { $who } turns the won cards over: a new stack.
event-restack-duel-own = You turn your won cards over: a new stack.

ending-all-won = One of you has all the cards.
