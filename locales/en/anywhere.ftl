# Build anywhere: turn over, and lay where it fits.
# $who and $whom are names, $mine is "yes" if $whom is the person who reads.

anywhere-piles = The others’ piles
anywhere-pile = { $count ->
    [0] { $who }’s pile: { $top }
    [one] { $who }’s pile: { $top }, one card
   *[other] { $who }’s pile: { $top }, { $count } cards
}
anywhere-empty = empty
anywhere-gone = { $pile }. The pile has just been turned over. Its last card was { $card }.
anywhere-middle = { $count ->
    [0] Middle: { $top }
    [one] Middle: { $top }, one card
   *[other] Middle: { $top }, { $count } cards
}
anywhere-middle-name = Middle
anywhere-stack = { $count ->
    [0] Turn over: your stack is empty
    [one] Turn over: one card left
   *[other] Turn over: { $count } cards left
}
anywhere-stack-name = Turn over
anywhere-own = { $count ->
    [0] Your own pile: { $top }
    [one] Your own pile: { $top }, one card
   *[other] Your own pile: { $top }, { $count } cards
}
anywhere-own-name = My pile
anywhere-turned = { $who } turned over: { $card }
anywhere-turned-own = The card you turned over: { $card }
anywhere-turned-name = Where to?
anywhere-stopp = Overlooked something?
anywhere-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
anywhere-places = The places
move-stopp = Stop!
move-mid = Into the middle
move-own = Onto your own pile
move-onto = Onto { $who }’s pile

event-flip = { $who } turned over the { $card }.
event-flip-own = You turned over the { $card }.
event-mid = { $who } laid the { $card } in the middle.
event-mid-own = You laid the { $card } in the middle.
event-own = { $who } laid the { $card } on their own pile.
event-own-own = You laid the { $card } on your own pile.
event-onto = { $who } laid the { $card } on { $mine ->
    [yes] your pile
   *[no] { $whom }’s pile
}.
event-onto-own = You laid the { $card } on { $whom }’s pile.
event-stopp = { $who } calls “Stop!” { $mine ->
    [yes] You have
   *[no] { $whom } has
} overlooked a place.
event-stopp-own = You call “Stop!” { $whom } has overlooked a place.
event-give = { $who } gives { $mine ->
    [yes] you
   *[no] { $whom }
} a card.
event-give-own = You give { $whom } a card.
event-restack = { $who } turns their pile over.
event-restack-own = Your pile is turned over and becomes your new stack.
event-out = { $who } has no cards left: { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}!
event-out-own = You have no cards left: { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}!

ending-all-out = All the cards are in the middle, and that ends the game.
ending-too-long = The game has gone on for very long, so it ends as it stands.

lesson-anywhere-flip = Your turn: tap your face-down stack.
lesson-anywhere-lay = Is there a number that’s one lower? Lay your card there. If not, lay it on your own pile.
lesson-anywhere-stopp = Watch closely: if somebody overlooks a place, call “Stop!”
