# At the table.

table-rows = The rows
table-rows-starts = The rows, starting with { $numbers }
table-row = { $row }: { $cards }
table-row-empty = nothing yet
table-run = { $first } to { $last }
table-seats = The others at the table
table-seat-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
table-seat-turn = it’s their turn
table-seat-away = away
table-seat-gone = not here
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
table-card-waiting = { $label }, waiting for the connection
table-actions = What you can do
table-your-turn = Your turn!
table-your-turn-none = Your turn! Nothing fits.
table-your-turn-no-more = Your turn! Nothing more fits.
table-watching = You’re watching.
table-your-turn-fits = { $count ->
    [0] Your turn! Nothing fits.
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
table-curtain-cards = { $count ->
    [0] You have no cards
    [one] You have one card
   *[other] You have { $count } cards
}
table-curtain-news = Since your last turn
table-log-empty = Nothing has happened yet.
table-log-match = Match { $match }: { $game }
table-look-order = The top card comes first.
table-connecting = Opening the table…
table-reconnecting = The connection is gone. We’ll keep trying, and nothing is lost.
table-unsent = No connection: your move is waiting.
table-waiting = The table is waiting because the server can’t save anything right now. It will go on as soon as it can, and nothing is lost.
table-stood-in = { $count ->
    [one] Welcome back! A bot played for you in the meantime.
   *[other] Welcome back! Bots played for you in the meantime.
}
table-ended = You can’t go on here
table-join-again = Join again
table-home = Go to start page
table-title-turn = ● Your turn – { $title }

menu-home = Leave
menu-title = More
menu-log = History
menu-faces = React
menu-people = People
menu-howto = Rules
menu-look = Cards
menu-keys = Keyboard
menu-tv = Show on a big screen
menu-settings = All settings
menu-order = Sort my cards
menu-order-colour = By colour
menu-order-number = By number
menu-order-hand = As I like
menu-layout = The rows
menu-layout-auto = Automatic
menu-layout-compact = In piles
menu-layout-spread = Spread out

move-draw = Draw a card
move-done = Done
move-pass = Pass
move-flip = Turn a card over
automatic-done = Ending your turn…
automatic-pass = Passing…
automatic-draw = Drawing a card…
automatic-stop = Stop
move-row = Into the { $row }
table-callers = What the others can call
table-call-of = { $who }: { $what }
table-hand-over = Hand the device to { $who }
table-you = You

table-request-title = Somebody would like to play
table-request = { $who } would like to take over seat { $seat }, where a bot plays now, and will see its cards. Is that all right with you?
table-request-about = All the players have to agree.
table-request-yes = Yes, that’s fine
table-request-no = No, keep the bot
table-request-missing = Still to answer: { $names }.
table-request-withdraw = Never mind
lesson-done = Got it

table-won-pile = { $count ->
    [0] { $who }: nothing won yet
    [one] { $who }: one card won
   *[other] { $who }: { $count } cards won
}
