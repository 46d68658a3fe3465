# The end of a round and what comes afterwards: score sheet, replay.

end-your-turn = ● Your turn – { $title }

end-round-of = Round { $round } of { $rounds }.
end-next = Next round
end-rematch = Play again
end-again = Same cards again
end-replay = Watch the replay
end-fair = Check the shuffle
end-new = New table
end-home = Start page
end-elsewhere = Other pages
end-waiting = The next round starts as soon as somebody deals.
end-hands = Cards left in hand
end-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
end-loading = One moment…
end-close = Close

end-sheet = Score sheet
end-sheet-round = Round
end-sheet-before = Before
end-sheet-rounds = { $from }–{ $to }
end-sheet-total = Total
end-sheet-won = won the round,
end-sheet-winner = winner,
end-sheet-fewest = The lowest total wins.
end-sheet-most = The highest total wins.
end-chart = Points after each round

end-replay-title = Replay
end-replay-start = The cards have been dealt.
end-replay-place = Place in the match
end-replay-moment = Round { $round }, step { $at } of { $count }
end-replay-first = Start
end-replay-back = Back
end-replay-play = Play
end-replay-pause = Pause
end-replay-forward = Next
end-replay-last = End
end-replay-speed = Speed
end-replay-times = { $speed }×
end-replay-round = Round
end-replay-save = Save as a file
end-replay-why = Why did { $who } do that?
