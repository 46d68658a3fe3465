# Cards that all players show at the same time: the highest takes them.

tricks-places = The cards of this trick
tricks-choosing = still choosing
tricks-choosing-own = Choose a card
tricks-chosen = has chosen
tricks-chosen-card = { $label }, your choice
tricks-count = { $count ->
    [one] { $count } won
   *[other] { $count } won
}
tricks-takes = { $count } cards for { $who }!
tricks-takes-own = { $count } cards for you!
tricks-tie = It’s a tie! The cards stay.
tricks-middle = { $count } cards are waiting

lesson-tricks-choose = Tap a card. Nobody sees it until everyone has chosen.

event-choose = { $who } has chosen.
event-choose-own = You chose the { $card }.
event-trick = { $who } wins { $count } cards: { $cards }.
event-trick-own = You win { $count } cards: { $cards }.
event-trick-nobody = It’s a tie, and { $count } cards are waiting: { $cards }.

ending-played-through = The stacks are empty. The player with the most cards wins.
