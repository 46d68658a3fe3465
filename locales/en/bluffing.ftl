# Games in which you lay a card face down and claim a number.
# $number is the claim, $claim the same with a colour, such as “red 4”.

bluffing-pile = The pile
bluffing-pile-size = { $size ->
    [none] There are no cards here.
    [small] A small pile, face down.
    [middling] A pile, face down.
   *[large] A large pile, face down.
}
bluffing-says = { $who } says
bluffing-says-own = You say
bluffing-said-last = Last number
bluffing-first = A new pile
bluffing-next = Next
bluffing-your-number = Your turn. You say: { $claim }.
bluffing-your-colour = Your turn. You say: { $claim }, and a colour.
bluffing-calls = Your calls
bluffing-colours = Say a colour
bluffing-completed = Finished
bluffing-lie = A lie!
bluffing-true = True!
bluffing-slipped = Caught!
bluffing-alarm = False alarm!
bluffing-one = There was only one card.
bluffing-several = More than one card
bluffing-left = Cards left
bluffing-last = { $who }’s last card:
bluffing-last-own = Your last card:
bluffing-last-slipped = { $count ->
    [one] One more card was slipped in.
   *[other] { $count } more cards were slipped in.
}

move-doubt = I doubt it!
move-caught = Caught!
move-believe = I believe it
move-object = I object!
move-accept = Let it stand
move-colour = { $colour ->
    [r] Red
    [y] Yellow
    [g] Green
   *[b] Blue
}
move-lay-down = Lay the { $card } face down
move-slip = Slip in the { $card }

event-claim = { $who } says: { $number }.
event-claim-own = You say: { $number }.
event-claim-colour = { $who } says: { $claim }.
event-claim-colour-own = You say: { $claim }.
event-slip-own = You slipped in the { $card }.
event-doubt = { $who } doubts it. It’s the { $card }: { $honest ->
    [yes] true!
   *[no] a lie!
}
event-doubt-own = You doubt it. It’s the { $card }: { $honest ->
    [yes] true!
   *[no] a lie!
}
event-object = { $who } objects. It’s the { $card }: { $honest ->
    [yes] true!
   *[no] a lie!
}
event-object-own = You object. It’s the { $card }: { $honest ->
    [yes] true!
   *[no] a lie!
}
event-caught = { $who } calls “Caught!” { $right ->
    [yes] There was more than one card.
   *[no] There was only one card.
}
event-caught-own = You call “Caught!” { $right ->
    [yes] There was more than one card.
   *[no] There was only one card.
}
event-believe = { $who } believes it.
event-believe-own = You believe it.
event-accept = { $who } lets it stand.
event-accept-own = You let it stand.
event-take-cards = { $count ->
    [one] { $who } takes one card.
   *[other] { $who } takes { $count } cards.
}
event-take-cards-own = { $count ->
    [one] You take one card.
   *[other] You take { $count } cards.
}
event-pile-away = The pile is out of the game.
event-all-passed = Everyone passed on the { $number }.

ending-colours = All four colours are finished, and that ends the round.
ending-passes = Everyone has passed for too long, and that ends the round.
ending-moves = The game has gone on for very long, so it ends as it stands.

lesson-bluffing-lay = Lay any card and say the number. It doesn’t have to be true.
lesson-bluffing-question = Don’t believe it? Then say so! Otherwise just play on.
lesson-bluffing-call = If you think something is wrong, call before the next player acts.
lesson-bluffing-last = That was a player’s last card! Now say whether you believe it.
lesson-bluffing-colour = Tap a card, then say a colour.
