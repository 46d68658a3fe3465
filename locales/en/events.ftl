# The events, told with the player’s name or, as …-own, to the player who acted.
# $who is a name (or several, joined), $card a card’s name, $row a row’s name.

event-lay = { $who } laid the { $card }.
event-lay-own = You laid the { $card }.
event-lay-row = { $who } laid the { $card } in the { $row }.
event-lay-row-own = You laid the { $card } in the { $row }.
event-draw = { $who } drew a card.
event-draw-own = You drew the { $card }.
event-done = { $who } ended their turn.
event-done-own = Your turn is over.
event-pass = { $who } passed.
event-pass-own = You passed.

event-deal = Round { $round }: { $who } has dealt.
event-deal-own = Round { $round }: you have dealt.
event-redealt = Nobody could begin, so the cards were dealt again.
event-round-over = Round { $round } is over.
event-over = The match is over.

ending-out = Somebody has no cards left, and that ends the round.
ended-out = { $who } has no cards left, and that ends the round.
ended-out-own = You have no cards left, and that ends the round.
ending-full = Every place is filled, and that ends the round.

winner-round = { $count ->
    [one] { $who } wins the round.
   *[other] { $who } win the round together.
}
winner-round-own = You win the round!
winner-round-shared-own = You win the round, together with { $who }!
winner-match = { $count ->
    [one] { $who } wins!
   *[other] { $who } win together!
}
winner-match-own = You win!
winner-match-shared-own = You win, together with { $who }!

# At the table

event-joined = { $who } has come to the table.
event-joined-own = You’re at the table.
event-renamed = { $who } is now called { $name }.
event-renamed-own = You’re now called { $name }.
event-renamed-chair = Seat { $seat } is now called { $name }.
event-face = { $who } has a new face.
event-face-own = You have a new face.
event-face-chair = Seat { $seat } has a new face.
event-removed = { $who } is no longer at the table.
event-removed-own = You were asked to leave the table.
event-host = { $who } is the host now.
event-host-own = You’re the host now.
event-chair-free = Seat { $seat } is free.
event-chair-bot = { $who } sits down.
event-chair-player = { $who } sits down.
event-chair-player-own = You sit down.
event-chair-away = { $who } is away. A bot plays in the meantime.
event-chair-away-own = You were away, so a bot plays for you.
event-chair-back = { $who } is back.
event-chair-back-own = You’re back.
event-request = { $who } would like to take over seat { $seat }.
event-request-own = You have asked for seat { $seat }.
event-agreed = { $who } agrees.
event-agreed-own = You agree.
event-declined = { $who } would rather not. The bot plays on.
event-declined-own = You would rather not. The bot plays on.
event-withdrawn = { $who } no longer wants the seat.
event-withdrawn-own = You no longer want the seat.
event-configured = The game is now { $game }, for { $count } players.
event-started = The cards are dealt. Here we go!
event-undone = { $count ->
    [one] { $who } took the last move back.
   *[other] { $who } took the last { $count } moves back.
}
event-undone-own = { $count ->
    [one] You took your last move back.
   *[other] You took your last { $count } moves back.
}
event-pace = { $seconds ->
    [0] Bots play straight away now.
    [one] Bots take { $seconds } second for each move now.
   *[other] Bots take { $seconds } seconds for each move now.
}
event-handicap = { $seconds ->
    [0] { $who } has no head start any more.
   *[other] { $who } has a head start of { $seconds } s for calls.
}
event-handicap-own = { $seconds ->
    [0] You have no head start any more.
   *[other] You have a head start of { $seconds } s for calls.
}
event-locked = The table is closed: nobody else can join.
event-unlocked = The table is open again.

event-reaction = { $who }: { $reaction }
event-reaction-own = You: { $reaction }

reaction-smile = A smile
reaction-clap = Well done!
reaction-hurry = Hurry up!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-thanks = Thank you!
