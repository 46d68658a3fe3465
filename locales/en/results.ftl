# The end of a round and what comes afterwards: score sheet, replay.

end-round-of = Round { $round } of { $rounds }.
end-next = Next round
end-rematch = Play again
end-again = Same cards again
end-replay = Watch the replay
end-fair = Check the shuffle
end-new = New table
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

end-more = More
end-actions = What comes next
end-table = Look at the table
end-results = Results
end-won-own = Well played!
end-place-own = { $place ->
    [2] You finish 2nd of { $count }.
    [3] You finish 3rd of { $count }.
   *[other] You finish { $place }th of { $count }.
}
end-ranking = Score
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

score-title = Matches won
score-level = It’s a tie at the top.
score-leads = { $count ->
    [one] { $who } is in the lead.
   *[other] { $who } are in the lead.
}
score-leads-own = You’re in the lead.
score-leads-shared-own = You’re in the lead, together with { $who }.
score-of = { $won } of { $played }

again-title = The same cards again
again-then = Last time
again-now = Now
again-won = won
again-not-won = not won
again-better-own = You did better this time.
again-worse-own = You did better last time.
again-same-own = You did just as well as last time.
again-uncounted = Everyone knew these cards, so this match doesn’t count in the matches won.

sound-offer = Would you like to hear the cards, too?
sound-yes = Sounds on
sound-no = No thanks
