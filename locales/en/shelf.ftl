# The shelf with the boxes.

shelf-title = The shelf
shelf-players = How many are playing?
shelf-players-any = Any number
shelf-found = { $count ->
    [one] One game fits.
   *[other] { $count } games fit.
}
shelf-range = { $fewest } to { $most } players
shelf-exactly = exactly { $count } players
shelf-age = age { $age } and up
shelf-later = { $count ->
    [one] One more game, for now only in the terminal
   *[other] { $count } more games, for now only in the terminal
}
