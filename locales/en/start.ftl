# The start page.

start-title = Elfer
start-about = Card games all about the number 11, for everyone at the table
start-play-now = Play now
start-dealing = The cards are coming…
start-play-about = { $game } against { $bots } bots
start-you = You
start-continue = Continue
start-continue-table = { $state ->
    [playing] The game is on
   *[waiting] Not started yet
} · table { $code }
start-ways = Other ways to play
start-shelf = Choose a game
start-shelf-about = Against bots, together on one device, or each on your own device.
start-join = Join a table
start-join-about = Type in its code, or scan the QR code with your camera.
