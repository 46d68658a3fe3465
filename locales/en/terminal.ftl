# Sentences that only the terminal needs. Words that people type, such as undo and quit, are not translated.
# $key is the key for help, $move and $moves are moves as people type them.

terminal-seat = [{ $number }] { $name }
terminal-label = { $label }:
terminal-players = { $game }, { $count } players. In turn order: { $seats }.
terminal-rules-agreed = House rules: { $rules }.
terminal-type-help = Type { $key } for help.
terminal-seed-given = The cards come from the given seed.
terminal-commitment = The cards come from a secret. Its commitment is this SHA-256:

# Prompts
terminal-prompt = { $head } ({ $keys }):
terminal-your-move = Your move
terminal-your-move-of = { $who }, your move
terminal-your-call = Your call
terminal-your-call-of = { $who }, your call
terminal-call-keys = Enter = none, or { $calls }
terminal-key-enter = Enter = { $what }
terminal-key-help = { $key } = help
terminal-go-on = go on
terminal-let-pass = let it pass
terminal-or = { $first } or { $second }
terminal-press-go-on = Press Enter to go on.
terminal-press-next-round = Press Enter for the next round.
terminal-curtain = { $who }, press Enter when only you are looking.
terminal-keys-about = From now on, cards appear quickly and each key is a call:
terminal-ready = Press Enter when you are ready
terminal-next-match = again = the same cards, rematch = new cards and seats, Enter = leave:
terminal-next-match-words = Type again or rematch, or press Enter to leave.
terminal-your-name = Your name (Enter = { $name }):
terminal-which-game = Which game? A number or an id, Enter = { $game }:
terminal-which-number = Type a number from 1 to { $count } or an id.

# What was typed
terminal-too-late = Too late: keys are calls only while a card is shown.
terminal-type-a-move = Type one of your moves, or { $key } for help.
terminal-bad-move = “{ $move }” is not a move of this game. Moves look like: { $moves }.
terminal-several-ways = { $move } can be played in several ways: { $moves }.
terminal-not-played = Your turn was over; these moves were not played: { $moves }.
terminal-no-undo = You can’t take back a move now: there is none of yours, or something hidden has been shown since.
terminal-no-hint = There are no hints for calls. Decide for yourself whether to call.
terminal-hint-type = Type: { $move }

# Titles of screens
terminal-round = round { $round } of { $rounds }
terminal-moment-call = call!
terminal-moment-end = the end
terminal-moment-watching = watching
terminal-moment-turn = your turn
terminal-moment-last-card = a last card
terminal-moment-before = before { $who } goes on
terminal-moment-deal = the deal
terminal-moment-step = move { $at } of { $count }

# What has happened. The messages terminal-shown-… are for replays, in which all cards are face up.
terminal-lay-several = { $who } laid { $cards }.
terminal-lay-several-own = You laid { $cards }.
terminal-draw-several = { $who } drew { $count } cards.
terminal-draw-several-own = You drew { $cards }.
terminal-shown-draw = { $who } drew { $cards }.
terminal-shown-claim = { $who } laid { $cards } face down and said: { $number }.
terminal-shown-slip = { $who } slipped in { $cards }.
terminal-shown-choose = { $who } chose { $cards }.
terminal-revealed = The cards were { $cards }.
terminal-turns-later = { $count ->
    [one] … { $count } turn later:
   *[other] … { $count } turns later:
}
terminal-steps-later = { $count ->
    [one] … { $count } step later …
   *[other] … { $count } steps later …
}

# The table
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
terminal-stack = stack of { $count }
terminal-shows = shows { $face }
terminal-under = { $face } (+{ $count } under)
terminal-face-down = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
terminal-waiting = { $count ->
    [one] { $pile }; { $count } more waits for the next winner
   *[other] { $pile }; { $count } more wait for the next winner
}
terminal-guesses = says { $guess }
terminal-chose = chose { $face }
terminal-middle = Middle: { $cards }
terminal-aside = Laid aside: { $cards }
terminal-turned = Turned over: { $face }
terminal-completed = Finished: { $colours }
terminal-places = Out, in this order: { $names }
terminal-claim-colour = This pile is claimed to be { $colour }
terminal-claim-first = New pile: the first claim is { $next }
terminal-claim = The last card was claimed as { $number }; the next claim is { $next }
terminal-claim-last = The last card was claimed as { $number }, the last number
terminal-claim-again = The next card removes this pile and starts a new one with { $next }
terminal-own-card = Your card, which only you can see
terminal-fits = { $hand }, { $mark } fits now
terminal-playable = { $hand }, { $mark } can be played now
terminal-none-fits = { $hand }, none fits now
terminal-last-card = { $who } laid a last card. Type object, or press Enter to accept it.
terminal-draw-from = { $count ->
    [one] You draw from { $who }, who has { $count } card.
   *[other] You draw from { $who }, who has { $count } cards.
}
terminal-may-play = You may play: { $moves }
terminal-lists-all = ({ $key } lists all { $count })
terminal-pile = { $count ->
    [one] { $who }: { $count } card, { $cards }
   *[other] { $who }: { $count } cards, { $cards }
}
terminal-pile-own = { $count ->
    [one] You: { $count } card, { $cards }
   *[other] You: { $count } cards, { $cards }
}
terminal-pile-none = No cards lie face up in front of { $who }.
terminal-pile-none-own = No cards lie face up in front of you.
terminal-pile-seat = Add the number of a seat, as in { $example }.
terminal-pile-hidden = In this game, no cards are collected face up.

# The score sheet
terminal-left = left in hand
terminal-bonus = bonus
terminal-unit-points = points
terminal-unit-cards = cards
terminal-unit-quartets = sets
terminal-most-cards = The player with the most cards wins.
terminal-most-quartets = The player with the most sets wins.

# Help
terminal-help-moves = Moves you can play now:
terminal-help-commands = Other commands:
terminal-kind-lay = Lay a card
terminal-kind-claim = Lay a card face down, true or not
terminal-kind-colour = Lay a card, true or not: r12=b says that it is blue
terminal-kind-joker = Lay a joker
terminal-kind-bridge = Lay a card over a bridge
terminal-kind-swap = Swap a card for a joker
terminal-kind-onto = Lay it on the pile of that seat
terminal-kind-stopp = Call out an overlooked place
terminal-kind-slip = Slip in another card
terminal-kind-doubt = Doubt the card just laid
terminal-kind-caught = Call that more than one card was laid
terminal-kind-object = Object to the card just laid
terminal-kind-guess = Guess the sum
terminal-kind-choose = Choose a card in secret
terminal-kind-take = Take the top card of a pile
terminal-kind-put = Lay a card on a pile: r12>3 lays it on pile 3
terminal-kind-pick = Draw a card from the next hand
terminal-kind-schnapp = Call that two piles show the same number
terminal-kind-schnipp = Call that a card matches the middle
terminal-command-help = this list
terminal-command-hand = the table and your hand again
terminal-command-pile = the cards that a player has won or laid down, as in pile 1
terminal-command-undo = take back your last move, if nothing hidden has been shown since
terminal-command-hint = a move of the best bot, with its reasons
terminal-command-shuffle = where the cards come from
terminal-command-rules = the rules of this game
terminal-command-agree = let the person take over the seat
terminal-command-decline = let the bot play on
terminal-command-quit = leave the game
terminal-typing-card = Type a card as its colour and number: { $move } is { $card }.
terminal-typing-colours = The colours are r (red), y (yellow), g (green) and b (blue).
terminal-typing-number = A number alone is enough: { $number } for { $move }.
terminal-typing-several = You can type several moves on one line: { $moves }.
terminal-typing-spaces = You can type several moves on one line, with spaces between them.
terminal-typing-enter = Enter alone does what the prompt says after “Enter =”.

# The end of a match
terminal-goodbye = Until next time!
terminal-unfinished = The game was not finished.
terminal-same-cards = To play the same cards again:
terminal-save = Use --save FILE to keep the record of a match.
terminal-save-early = Use --save FILE to keep the record even if you leave early.
terminal-saved = The record is saved:
terminal-saved-as = Saved as { $file }.
terminal-shows-it = { $command } shows it
terminal-checks-it = { $command } checks it

# Replays
terminal-replay-keys = Enter = next, b = back, w = why, a number = that move, end, q = quit:
terminal-replay-end = The end. b = back, w = why, a number = that move, Enter or q = quit:
terminal-replay-wrong = Press Enter, or type b, w, end, q or a move from 0 to { $last }.
terminal-no-choice = No player made a choice here.
terminal-only-own = Only { $who } knows which cards were in that hand.
terminal-same-move = { $name } would do the same.

# At a table on a server
terminal-table = Your table is { $link }
terminal-invite = Others can join with: { $command }
terminal-no-seat = No seat is free, so you can only watch.
terminal-at-table = { $game }: { $seats }.
terminal-free = free
terminal-away = { $name } (away)
terminal-start = Type start to begin. Bots take the free seats.
terminal-wait-host = Waiting for the host to begin.
terminal-wait-others = Waiting for others. You can type { $commands } or quit.
terminal-agree = Type agree or decline.
terminal-no-request = Nobody is asking for a seat.
terminal-back = The connection is back.
terminal-goes-on = The table goes on.
terminal-return = To return to your seat:

# The list of games
terminal-games-game = id and name
terminal-games-option = option
terminal-games-default = default
terminal-games-takes = takes
terminal-games-seat = a seat
terminal-games-text = text
terminal-games-some = { $count } of { $values }
terminal-games-only = { $values }; { $count } players
