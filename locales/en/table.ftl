# At the table.

table-rows = The rows
table-row = { $row }: { $cards }
table-row-empty = nothing yet
table-run = { $first } to { $last }
table-seats = The others at the table
table-seat-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
table-seat-turn = it is their turn
table-seat-away = away
table-seat-gone = not here
table-bridges = { $count ->
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
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
table-card-fits = { $label }, fits
table-actions = What you can do
table-your-turn = Your turn!
table-your-turn-fits = { $count ->
    [one] Your turn! One card fits.
   *[other] Your turn! { $count } cards fit.
}
table-turn = { $who } is playing.
table-undo = Take back
table-cancel = Something else
table-understood = OK
table-curtain = { $who }, it’s your turn!
table-curtain-about = Take the device. Nobody else looks now.
table-curtain-open = I am { $who }
table-log-empty = Nothing has happened yet.
table-connecting = Going to the table …
table-reconnecting = The connection is gone. We keep trying; nothing is lost.
table-ended = You are no longer at this table
table-join-again = Join again
table-home = Home

menu-home = Leave
menu-title = More
menu-log = History
menu-faces = Say
menu-people = People
menu-look = Cards
menu-tv = Show on a big screen
menu-settings = All settings
menu-order = Sort my hand
menu-order-colour = By colour
menu-order-number = By number
menu-order-hand = As I like
menu-layout = The rows
menu-layout-auto = As it fits
menu-layout-compact = In piles
menu-layout-spread = Spread out

move-draw = Draw a card
move-done = Done
move-pass = Pass
move-row = Into the { $row }
move-joker = Joker as the { $card }
move-swap = Swap the joker for the { $card }
move-bridge = Bridge from the { $from } to the { $card }
move-bridge-joker = Bridge from the { $from }, joker as the { $card }
