# Snip Snap: turn over, look, call. $seconds are already written as they are read.

snap-piles = The face-up piles
snap-pile = { $count ->
    [0] { $who }’s pile: { $top }
    [one] { $who }’s pile: { $top }, one card
   *[other] { $who }’s pile: { $top }, { $count } cards
}
snap-pile-own = { $count ->
    [0] Your face-up pile: { $top }
    [one] Your face-up pile: { $top }, one card
   *[other] Your face-up pile: { $top }, { $count } cards
}
snap-empty = empty
snap-middle = { $count ->
    [0] Middle: { $top }
    [one] Middle: { $top }, one card
   *[other] Middle: { $top }, { $count } cards
}
snap-middle-name = Middle
snap-pile-name = Your pile
snap-stack = Turn over for { $who }: { $count ->
    [0] no cards left
    [one] one card left
   *[other] { $count } cards left
}
snap-stack-own = Turn over: { $count ->
    [0] no cards left
    [one] one card left
   *[other] { $count } cards left
}
snap-stack-name = Turn over
snap-quartets = { $count ->
    [one] one set
   *[other] { $count } sets
}
snap-won = { $count } won
snap-words = Calls: { $who }
snap-for-schnipp = like the middle
snap-for-schnapp = two alike
snap-called = { $word ->
    [schnipp] Snip!
   *[schnapp] Snap!
} After { $seconds } seconds.
snap-wait = One moment: everyone may still call.
snap-lies = Still open for calls…
snap-times = How quick everyone was
snap-seconds = { $seconds } s
snap-take = { $count ->
    [one] +1 card
   *[other] +{ $count } cards
}
snap-late = too late
snap-wrong = { $count ->
    [0] wrong
    [one] wrong, −1 card
   *[other] wrong, −{ $count } cards
}
snap-undecided = a tie
snap-whole = The whole screen is the button
move-schnipp = Snip
move-schnapp = Snap

event-call = { $who } called { $word ->
    [schnipp] “Snip”
   *[schnapp] “Snap”
}.
event-call-own = You called { $word ->
    [schnipp] “Snip”
   *[schnapp] “Snap”
}.
event-take-schnapp = Snap! { $who } gets { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-take-schnapp-own = Snap! You get { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-take-schnipp = Snip! { $who } gets the middle: { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-take-schnipp-own = Snip! You get the middle: { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-wrong = { $count ->
    [0] { $who } made a wrong call, and luckily had no pile.
    [one] { $who } made a wrong call: one card goes to the middle.
   *[other] { $who } made a wrong call: { $count } cards go to the middle.
}
event-wrong-own = { $count ->
    [0] That was wrong. Luckily you had no pile!
    [one] That was wrong: your face-up card goes to the middle.
   *[other] That was wrong: your { $count } face-up cards go to the middle.
}
event-late = { $who } was right, but a little too late.
event-late-own = Right, but a little too late.
event-undecided = { $whom } called at the same time, so nobody wins.
event-quartet = { $who } lays aside a set: all four { $number }s!
event-quartet-own = A set for you: all four { $number }s!
event-mix = { $who } shuffles their pile into a new stack.
event-mix-own = Your pile is shuffled into a new stack.

ending-quartets = All the sets are laid aside, and that ends the game.
ending-alone = Only one player has cards left, and that ends the game.
ending-turn-overs = That was the last card, and that ends the game.

lesson-snap-flip = When it’s your turn, tap your face-down stack or press the up arrow.
lesson-snap-call = Two numbers alike? “Snap”! The same as the middle? “Snip”!

headstart-title = Head start for small hands
headstart-about = Small or slow hands? With a head start, calls count as if they had come a little earlier.
headstart-host = { $name } can set it here.
headstart-none = no head start
headstart = { $seconds } s head start
headstart-of = Head start for { $name }
