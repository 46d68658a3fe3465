# Why a move is not allowed.
# One short line each: the web app draws the card next to it. $seat is a name, $card, $wanted and $top
# are cards, $number is the number of $wanted, $row and $from are rows, $colour is a letter.

reason-round-over = This round is over.
reason-round-not-over = This round is still going on.
reason-not-in-hand = You don’t have the { $card }.
reason-no-joker = You don’t have a joker.

reason-drawn-fits = You’ve drawn the { $card }: lay it.
reason-nothing-laid = First lay a card.
reason-draw-after-lay = You’ve laid a card, so you can’t draw.
reason-draw-but-fits = No need to draw: the { $card } fits.
reason-stock-empty = The stock is empty.
reason-pass-after-lay = You’ve laid a card: end your turn.
reason-pass-but-fits = No need to pass: the { $card } fits.
reason-pass-but-stock = Nothing fits: draw a card.
reason-pass-too-early = The stock has cards: lay or draw.

reason-opens-with = First the { $wanted }.
reason-cannot-open = The { $card } can’t open the round.
reason-one-row = This turn: only the { $row }.
reason-row-not-begun = First the { $wanted }.
reason-no-fit = First the { $wanted }.
mixed-no-fit = First the { $number }, in any colour.
reason-wrong-place = The { $card } goes in the { $row }.
reason-no-use = You can’t use that in this game.
reason-fits-nowhere = The { $card } doesn’t fit anywhere yet.
reason-elevens-wait = First the { $card }: 11s come last.

reason-swap-needs-lay = You’ve swapped: now lay a card.
reason-no-joker-there = There’s no joker for the { $card }.
reason-four-laid = You’ve already laid four cards.
reason-place-filled = The place of the { $card } is taken.
reason-nothing-beside = First the { $wanted }.
reason-no-bridge-left = You have no bridge left.
reason-bridge-needless = The { $card } fits without a bridge.
reason-bridge-same-row = A bridge leads to another row.
reason-bridge-no-neighbours = The { $from } isn’t next to the { $row }.
reason-bridge-no-start = The bridge needs the { $wanted } first.

reason-others-turn = It’s { $seat }’s turn now.
reason-no-such-seat = Nobody sits there.

reason-flip-first = First turn over your top card.
reason-lay-turned-first = First lay the { $card }.
reason-middle-opens = The first card goes in the middle.
reason-middle-first = The middle comes first, and it fits there.
reason-not-one-higher = It’s not one higher than the { $top }.
reason-not-one-higher-there = It’s not one higher than { $seat }’s card.
reason-fits-elsewhere = The { $card } fits in another place.
reason-own-pile = Your own pile comes last.
reason-nothing-overlooked = There’s nothing to stop.

reason-last-card-open = First say whether you believe it.
reason-slipping-off = You’ve agreed not to slip cards in.
reason-slip-too-late = It’s too late to slip a card in.
reason-nothing-to-believe = Only a last card has to be believed.
reason-nothing-to-question = There’s no card to doubt now.
reason-only-next-doubts = Only { $seat } may doubt this card.
reason-catch-yourself = You can’t catch yourself.

reason-nothing-to-accept = Only a last card has to be accepted.
reason-nothing-to-object = There’s no card to object to now.
reason-claim-a-colour = Say which colour the pile has.
reason-no-colour-now = You can’t say a colour now.
reason-colour-complete = { $colour ->
    [r] The red pile is finished.
    [y] The yellow pile is finished.
    [g] The green pile is finished.
   *[b] The blue pile is finished.
}
reason-no-colour-left = All four colours are finished.

reason-guess-range = Guess a number from { $least } to { $most }.
reason-already-turned = Your card is already face up.
reason-fewer-cards = { $count ->
    [one] { $seat } has only one card left.
   *[other] { $seat } has only { $count } cards left.
}
reason-already-played = You’ve already played the { $card }.

reason-take-first = Take a card first.
reason-lay-now = Now lay a card from your hand.
reason-end-now = Now end your turn.
reason-just-taken = You’ve just taken the { $card }: lay another.
reason-lay-on-free-place = Lay your card in the free place.
reason-not-one-colour = Your hand has more than one colour.
reason-close-too-early = First take a card and lay one.

reason-nothing-shown = There’s no new card to call for.
reason-called-already = { $word ->
    [schnipp] You’ve already called “Snip”.
   *[schnapp] You’ve already called “Snap”.
}
reason-only-schnipp = Without cards, you can only call “Snip”.
reason-no-cards = You have no cards left.
reason-settle-first = The call must be settled first.
reason-last-card-shown = That was the last card of the round.
reason-only-referee-settles = The table decides that itself.
reason-referee-only-settles = The referee only settles calls.

rulebook-why = Why?
