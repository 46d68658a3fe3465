# A new table.

new-title = New table
new-which = Which game would you like?
new-other = Another game
new-way = Who plays with you?
new-way-bots = Me against bots
new-way-bots-about = Starts straight away.
new-way-here = Several of us on this device
new-way-here-about = You pass it around, and nobody sees the others’ cards.
new-way-link = Each on their own device
new-way-link-about = You invite the others with a link, a code or a QR code.
new-players = How many players?
new-seats = Around the table
new-your-name = Your name
new-sits-here = Somebody here, on this device
new-sits-link = Somebody with the link
new-name-of = Who sits in seat { $number }?
new-more = More: strength, seats, house rules
new-rules = House rules
new-rules-changed = { $count ->
    [0] everything as usual
    [one] one changed
   *[other] { $count } changed
}
new-rules-usual = Reset the house rules
new-deal = Deal the cards
new-invite = Open the table
new-invite-about = The cards are dealt when everyone is there.
