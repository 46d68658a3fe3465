# The shelf with the boxes.

shelf-view = Grouped by
shelf-view-doing = kind of game
shelf-view-boxes = box
shelf-filter-players = Players
shelf-filter-age = Age
shelf-filter-minutes = Time
shelf-filter-any = any
shelf-filter-up-to = up to { $minutes } min
shelf-short-age = { $age }+
shelf-short-minutes = { $minutes } min
shelf-more = More about { $game }:
group-rows = Lay rows
group-bluffing = Bluff
group-guessing = Guess
group-quick = Quick hands
group-collecting = Collect
group-luck = Luck
shelf-found = { $count ->
    [one] One game fits.
   *[other] { $count } games fit.
}
shelf-range = { $fewest } to { $most } players
shelf-exactly = exactly { $count } players
shelf-age = age { $age } and up
shelf-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
shelf-skill = { $step ->
    [unshown] no skill measured
    [0] mostly luck
    [1] more luck than skill
    [2] luck and skill
    [3] more skill than luck
   *[other] mostly skill
}
shelf-start = { $step ->
    [-2] the first player wins much less often
    [-1] the first player wins a little less often
    [unshown] going first made no measurable difference
    [0] going first makes less than 2% difference
    [1] the first player wins a little more often
   *[other] the first player wins much more often
}
shelf-measured = How this was measured
shelf-measured-about = Bots have played every game many times. To see how much skill a game takes, we compare how often a better bot wins against simpler ones with its fair share. People can do more than these bots. The minutes are estimated from the turns.
shelf-measured-game = Bots played { $games } games on { $date }. With { $players } of them, eight games out of ten take { $range } minutes. The better bot wins { $skill } out of a hundred, and { $fair } would be its fair share.
shelf-measured-start = The first player wins { $start } out of a hundred.
