# Cards that everybody shows at the same time: the highest takes them.

tricks-places = The cards of this trick
tricks-choosing = still choosing
tricks-choosing-own = Choose a card
tricks-chosen = has chosen
tricks-chosen-card = { $label }, your choice
tricks-count = { $count ->
    [one] { $count } won
   *[other] { $count } won
}
tricks-won = { $count ->
    [0] { $who }: nothing won yet
    [one] { $who }: one card won
   *[other] { $who }: { $count } cards won
}
tricks-stack = { $count ->
    [0] { $who }: the stack is empty
    [one] { $who }: stack of one card
   *[other] { $who }: stack of { $count } cards
}
tricks-again = Equal! One more!
tricks-takes = { $count } cards for { $who }!
tricks-takes-own = { $count } cards for you!
tricks-nobody = Equal! Nobody gets them.
tricks-tie = Equally high! They stay there.
tricks-middle = { $count } cards are waiting

lesson-tricks-choose = Tap a card. Nobody sees it until everyone has chosen.
lesson-tricks-flip = Tap your stack to turn over a card.
lesson-tricks-again = Equal cards! Tap your stack once more.

event-choose = { $who } has chosen.
event-choose-own = You chose the { $card }.
event-trick = { $who } wins { $count } cards: { $cards }.
event-trick-own = You win { $count } cards: { $cards }.
event-trick-nobody = Equally high, { $count } cards are waiting: { $cards }.
event-tie = Both have { $value }: equal! One more!
event-fight = { $who } wins { $count } cards.
event-fight-own = You win { $count } cards!
event-fight-nobody = Undecided: { $count } cards are out of the game.
event-restack-tricks = { $who } turns the won cards over: a new stack.
event-restack-tricks-own = You turn your won cards over: a new stack.

ending-played-through = The stacks are empty. The most cards won count.
ending-all-won = One of you has all the cards.
