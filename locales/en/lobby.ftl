# At the table, before the deal.

waiting-chairs = Who sits where?
waiting-free = Seat { $number } is free
waiting-at = in seat { $number }
waiting-sit = Sit down
waiting-sit-other = Somebody here
waiting-sit-other-about = You share this device. A curtain falls between turns, so that nobody sees the others’ cards.
waiting-sit-done = Take the seat
waiting-ask-seat = Ask for this seat
waiting-bot = Bot
waiting-level = How does { $name } play?
waiting-stand = Get up
waiting-make-free = Free the seat
waiting-remove = Remove
waiting-remove-title = Remove { $name }?
waiting-remove-about = The seat will be free. As long as the table is open, the code lets people come back.
waiting-yours = On this device
waiting-gone = Not here right now
waiting-host = Host of the table
waiting-standing = No seat yet
waiting-you = That’s you
waiting-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
waiting-rename = Name and face
waiting-rename-title = Who are you?
waiting-rename-save = That’s me
waiting-more = More: house rules, close the table, television
waiting-rules = House rules
waiting-invite = Invite others
waiting-code = Code
waiting-link = Link
waiting-copy = Copy the link
waiting-copied = Copied.
waiting-copy-self = The link is selected. Now you can copy it.
waiting-qr = QR code with the link to this table
waiting-qr-about = Scan it with a phone’s camera
waiting-locked = The table is closed.
waiting-lock = Close the table
waiting-lock-about = Then nobody else can join. Everyone who is here plays on.
waiting-tv = Show the table on a television
waiting-screen-join = Join in
waiting-screen-join-about = Scan the QR code with your phone’s camera, or open { $address } and type in the code.
waiting-for = { $name } deals as soon as everyone is seated.
waiting-for-deal = { $name } is about to deal.
waiting-missing = { $count ->
    [one] One seat is still free: invite somebody, or add a bot.
   *[other] { $count } seats are still free: invite others, or add bots.
}
waiting-fill = Fill up with bots
waiting-start = Deal the cards
change-open = Change game or rules
change-title = What shall we play?
change-agree = That’s how we play
change-crowded = There are too many people at the table for this game.
