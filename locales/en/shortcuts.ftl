# The keys at the table.

keys-hand = Go to your hand
keys-number = Pick one of your first ten cards
keys-board = Go to the board
keys-actions = Go to the buttons
keys-list = Show this list
keys-along = Go along your hand
keys-ends = First or last card
keys-press = Play or press
keys-look = Show the cards of a pile (or hold the pile)
keys-next = Next element
keys-close = Close a message or panel
keys-single = Use single keys
keys-single-about = Turn them off if you use voice control, or press them by mistake.

key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
key-shift = Shift
