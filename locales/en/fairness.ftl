# The check of the shuffle.

end-fair-title = Was the shuffle fair?
end-fair-about = Your device works out the whole shuffle again, without trusting anybody.
end-fair-good = Yes. Nobody chose the cards.
end-fair-partly = Everything your device can check is right.
end-fair-bad = Careful: something isn’t right.
end-fair-promise-kept = Your device saw the promise before the cards were dealt.
end-fair-promise-broken = Before the deal, your device was shown a different promise.
end-fair-promise-unknown = Your device wasn’t here before the deal, so it didn’t see the promise.
end-fair-secret-kept = The secret is the one that was promised.
end-fair-secret-broken = The secret isn’t the one that was promised.
end-fair-cut-kept = Your cut is part of the shuffle.
end-fair-cut-broken = Your cut is missing from the shuffle.
end-fair-cut-unknown = This shuffle has no cut from your device.
end-fair-seed-kept = { $cuts ->
    [0] The shuffle comes from the secret alone, because nobody cut.
    [one] The shuffle comes from the secret and one cut.
   *[other] The shuffle comes from the secret and { $cuts } cuts.
}
end-fair-seed-broken = The shuffle doesn’t come from the secret and the cuts.
end-fair-deal-kept = { $rounds ->
    [one] When your device shuffles again, the cards come out exactly as they were dealt.
   *[other] When your device shuffles again, the cards of all { $rounds } rounds come out exactly as they were dealt.
}
end-fair-deal-broken = When your device shuffles again, the cards come out differently.
end-fair-deal-unknown = Your device can’t work out the deal of this game yet.
end-fair-redeals = { $count ->
    [one] Once, nobody could begin, so the cards were dealt again.
   *[other] { $count } times, nobody could begin, so the cards were dealt again.
}
end-fair-hand-kept = These are the cards you held.
end-fair-hand-broken = You held different cards.
end-fair-hand-unknown = Your device didn’t note your cards.
end-fair-numbers = The numbers behind it
end-fair-how = The promise is the SHA-256 of the secret. The seed is the SHA-256 of the secret and all cuts. It decides every card.
end-fair-commitment = Promise
end-fair-secret = Secret
end-fair-cut-of = Cut by { $who }
end-fair-cut-own = Your own cut
end-fair-seed = Seed
