# Join on anywhere: turn over, and lay where it fits.
# $who and $whom are names, $mine is "yes" if $whom is the person who reads.

anywhere-piles = The others’ piles
anywhere-pile = { $count ->
    [0] { $who }’s pile: { $top }
    [one] { $who }’s pile: { $top }, one card
   *[other] { $who }’s pile: { $top }, { $count } cards
}
anywhere-empty = empty
anywhere-gone = { $pile }. The pile has just been turned over; last came { $card }.
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
anywhere-turned = { $who } has turned over: { $card }
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
move-onto = Onto the pile of { $who }

event-flip = { $who } has turned over the { $card }.
event-flip-own = You have turned over the { $card }.
event-mid = { $who } has laid the { $card } in the middle.
event-mid-own = You have laid the { $card } in the middle.
event-own = { $who } has laid the { $card } on their own pile.
event-own-own = You have laid the { $card } on your own pile.
event-onto = { $who } has laid the { $card } on { $mine ->
    [yes] your pile
   *[no] { $whom }’s pile
}.
event-onto-own = You have laid the { $card } on { $whom }’s pile.
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
event-restack-own = Your pile is turned over and starts again.
event-out = { $who } has no cards left: place { $place }!
event-out-own = You have no cards left: place { $place }!

ending-all-out = All cards are in the middle, and that ends the game.
ending-too-long = The game has lasted very long and ends as it stands.

lesson-anywhere-flip = Your turn: tap your face-down stack.
lesson-anywhere-lay = Where is a number one lower? Lay it there! If nowhere, on your own pile.
lesson-anywhere-stopp = Watch closely: if somebody overlooks a place, call “Stop!”
