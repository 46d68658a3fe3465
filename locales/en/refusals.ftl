# Why a move is not allowed.
# $seat is a name, $card, $wanted and $top are cards, $row and $from rows, $colour a letter.

reason-round-over = This round is over. Go on with the next one.
reason-round-not-over = This round is still going on. The next one comes after it.
reason-not-in-hand = You do not have the { $card } in your hand.
reason-no-joker = You do not have a joker in your hand.

reason-drawn-fits = The { $card } that you have just drawn fits: lay it.
reason-nothing-laid = You have not laid a card yet. Your turn ends only after you have laid at least one.
reason-draw-after-lay = You have laid a card in this turn, so you cannot draw any more.
reason-draw-but-fits = You have a card that fits. You draw only if nothing fits.
reason-stock-empty = The stock is empty: there is nothing left to draw.
reason-pass-after-lay = You have laid a card in this turn, so there is no need to pass: just end your turn.
reason-pass-but-fits = You cannot pass now: the { $card } fits, for example. Lay at least one card.
reason-pass-but-stock = Nothing fits, but the stock still has cards: draw one.
reason-pass-too-early = Nobody passes while the stock still has cards: lay a card, or draw one.

reason-opens-with = The { $card } cannot open the round. The { $wanted } goes first.
reason-cannot-open = The { $card } cannot open the round.
reason-one-row = In this turn you lay only in the { $row }.
reason-row-not-begun = The { $card } has to wait: the { $row } has not begun yet.
reason-no-fit = The { $card } does not fit in the { $row } at the moment.
mixed-row-not-begun = The { $card } has to wait: this row begins with its 11.
mixed-no-fit = The { $card } does not fit in this row at the moment: the colour does not matter, but the number must come next.
reason-wrong-place = The { $card } belongs in the { $row }.
reason-no-use = You can’t use that in this game.
reason-fits-nowhere = The { $card } does not fit anywhere at the moment.
reason-elevens-wait = Another card of yours fits. You have agreed that the 11s come last.

reason-swap-needs-lay = You have swapped a joker. Now lay a card as well, before your turn ends.
reason-no-joker-there = There is no joker in the place of the { $card }.
reason-four-laid = You have laid four cards, and that is the most. You may still swap jokers, or end your turn.
reason-place-filled = The place of the { $card } is taken already.
reason-nothing-beside = The { $card } has no neighbour yet: both places beside it are empty.
reason-no-bridge-left = You have no bridge left.
reason-bridge-needless = The { $card } fits without a bridge.
reason-bridge-same-row = A bridge leads to the row above or below, never along the same row.
reason-bridge-no-neighbours = The { $from } and the { $row } are not neighbours, so no bridge joins them.
reason-bridge-no-start = The bridge would start at the { $wanted }, and that place is still empty.

reason-others-turn = It is { $seat }’s turn now.
reason-no-such-seat = Nobody sits there.

reason-flip-first = Turn over your top card first.
reason-lay-turned-first = You have already turned over the { $card }. Lay that one first.
reason-middle-opens = The very first card goes in the middle.
reason-middle-first = The { $card } fits in the middle, and the middle always comes first.
reason-not-one-higher = The { $card } is not one higher than the { $top } in the middle.
reason-not-one-higher-there = The { $card } does not fit on { $seat }’s pile: it would have to be one higher.
reason-fits-elsewhere = The { $card } fits somewhere else. You have agreed that nothing is overlooked.
reason-own-pile = This is your own pile. A card goes there only if it fits nowhere else.
reason-nothing-overlooked = There is nothing to stop: nobody has overlooked anything, or it is too late.

reason-last-card-open = That was a last card. First say whether you believe it, then play goes on.
reason-slipping-off = You have agreed that nobody slips cards in.
reason-slip-too-late = You can slip cards in only right after your own card, until the next player does something.
reason-nothing-to-believe = You say that you believe it only when the player just before you has laid a last card.
reason-nothing-to-question = There is no card to doubt at the moment.
reason-only-next-doubts = Only the next player may doubt this card, and that is { $seat }.
reason-catch-yourself = You cannot catch yourself.

reason-nothing-to-accept = Only somebody’s last card has to be accepted.
reason-nothing-to-object = Nobody else has just laid a card that you could object to.
reason-claim-a-colour = You are starting a pile: say which colour it has.
reason-no-colour-now = You name a colour only with the first card of a pile, and only if each pile has one colour.
reason-colour-complete = { $colour ->
    [r] The red pile is finished already.
    [y] The yellow pile is finished already.
    [g] The green pile is finished already.
   *[b] The blue pile is finished already.
} Choose another colour.
reason-no-colour-left = All four colours are finished, so there is nothing left to lay. You can still pass or object.

reason-guess-range = Guess a number from { $least } to { $most }: the sum cannot be anything else.
reason-already-turned = Your card is open already. Now the other player turns over a card.
reason-fewer-cards = { $count ->
    [one] { $seat } has only one card left.
   *[other] { $seat } has only { $count } cards left.
}
reason-already-played = You have already played the { $card }.

reason-take-first = Take a card first: from the stock or from one of the four piles.
reason-lay-now = You have taken a card. Now lay one from your hand on a pile.
reason-end-now = You have taken a card and laid one. Now end your turn.
reason-just-taken = You have just taken the { $card } from a pile. Lay another card.
reason-lay-on-free-place = There are always four piles: lay your card in the free place.
reason-not-one-colour = Your hand has more than one colour. Just end your turn.
reason-close-too-early = First take a card and lay one. Only then can you close the round.

reason-nothing-shown = There is no new card to call for at the moment.
reason-called-already = { $word ->
    [schnipp] You have already called “Snip”.
   *[schnapp] You have already called “Snap”.
} There is one call for each card.
reason-only-schnipp = You have no cards left, so you can only call “Snip”.
reason-no-cards = You have no cards left to turn over.
reason-settle-first = There was a call. First it is decided who gets what.
reason-last-card-shown = That was the last card of the round. Nothing more is turned over.
reason-only-referee-settles = You need not do that: the table itself decides who was quickest.
reason-referee-only-settles = The referee has no cards and does not call.
