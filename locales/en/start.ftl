# The start page.

start-title = Elfer
start-about = Card games all about the number 11, for everyone at the table
start-play-now = Play now
start-dealing = The cards are coming…
start-play-about = { $game } against { $bots } bots
start-you = You
start-player = Player 1
start-continue = Continue
start-continue-table = { $state ->
    [playing] The game is on
   *[waiting] Not started yet
} · table { $code }
start-more = All games
start-more-about = Against bots, together on one device, or each on your own device.
start-shelf = To the shelf
start-together = New table
start-join = Join a table
start-join-about = Is there already a table? Then type in its code.
