# At the table.

table-rows = The rows
table-row = { $row }: { $cards }
table-row-empty = nothing yet
table-run = { $first } to { $last }
table-seats = The others at the table
table-seat-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
table-seat-turn = it is their turn
table-seat-away = away
table-seat-gone = not here
table-bridges = { $count ->
    [0] no bridges
    [one] one bridge
   *[other] { $count } bridges
}
table-bonus = { $count ->
    [one] one bonus card
   *[other] { $count } bonus cards
}
table-stock = { $count ->
    [0] The stock is empty
    [one] Stock: one card
   *[other] Stock: { $count } cards
}
table-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
table-card-fits = { $label }, fits
table-actions = What you can do
table-your-turn = Your turn!
table-your-turn-none = Your turn! Nothing fits.
table-your-turn-no-more = Your turn! Nothing more fits.
table-watching = You are watching.
table-your-turn-fits = { $count ->
    [one] Your turn! One card fits.
   *[other] Your turn! { $count } cards fit.
}
table-turn = { $who }’s turn.
table-undo = Take back
table-cancel = Cancel
table-understood = OK
table-curtain = { $who }, it’s your turn!
table-curtain-about = Take the device. Everyone else looks away.
table-curtain-open = I am { $who }
table-log-empty = Nothing has happened yet.
table-connecting = Going to the table…
table-reconnecting = The connection is gone. We keep trying; nothing is lost.
table-stood-in = { $count ->
    [one] Welcome back! A bot sat in for you meanwhile.
   *[other] Welcome back! Bots sat in for you meanwhile.
}
table-ended = You can’t go on here
table-join-again = Join again
table-home = To the start page

menu-home = Leave
menu-title = More
menu-log = History
menu-faces = Say
menu-people = People
menu-howto = Rules
menu-look = Cards
menu-tv = Show on a big screen
menu-settings = All settings
menu-order = Sort my cards
menu-order-colour = By colour
menu-order-number = By number
menu-order-hand = As I like
menu-layout = The rows
menu-layout-auto = Whatever fits
menu-layout-compact = In piles
menu-layout-spread = Spread out

move-draw = Draw a card
move-done = Done
move-pass = Pass
move-flip = Turn a card over
move-row = Into the { $row }
move-joker = Joker as the { $card }
move-swap = Swap the { $card } for the joker
move-bridge = Bridge from the { $from } to the { $card }
move-bridge-joker = Bridge from the { $from }, joker as the { $card }
choose-rows-joker = Tap the place that the joker should stand for.
choose-rows-place = Tap the place where the card should go.
task-rows-swapped = You have swapped: now lay a card as well.
table-callers = What the others can call
table-call-of = { $who }: { $what }
table-hand-over = Hand the device to { $who }
table-you = You
