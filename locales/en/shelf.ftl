# The shelf with the boxes.

shelf-title = The shelf
shelf-jump = Jump to a box
shelf-players = How many are playing?
shelf-players-any = Any number
shelf-found = { $count ->
    [one] One game fits.
   *[other] { $count } games fit.
}
shelf-range = { $fewest } to { $most } players
shelf-exactly = exactly { $count } players
shelf-age = age { $age } and up
