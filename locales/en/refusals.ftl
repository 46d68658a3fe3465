# Why a move is not allowed.
# $seat is a name, $card, $wanted and $top are cards, $row and $from rows, $colour a letter.

reason-round-over = This round is over. Go on with the next one.
reason-round-not-over = This round is still going on. The next one comes after it.
reason-not-in-hand = You don’t have the { $card } in your hand.
reason-no-joker = You don’t have a joker in your hand.

reason-drawn-fits = The { $card } that you’ve just drawn fits, so you must lay it.
reason-nothing-laid = You haven’t laid a card yet. Lay at least one before you end your turn.
reason-draw-after-lay = You’ve laid a card in this turn, so you can’t draw any more.
reason-draw-but-fits = You have a card that fits. You may draw only if nothing fits.
reason-stock-empty = The stock is empty, so there’s nothing left to draw.
reason-pass-after-lay = You’ve laid a card in this turn, so there’s no need to pass. Just end your turn.
reason-pass-but-fits = You can’t pass now: the { $card } fits, for example. Lay at least one card.
reason-pass-but-stock = Nothing fits, but the stock still has cards. Draw one.
reason-pass-too-early = Nobody may pass while the stock still has cards. Lay a card or draw one.

reason-opens-with = The { $card } can’t open the round. The { $wanted } goes first.
reason-cannot-open = The { $card } can’t open the round.
reason-one-row = In this turn you may lay only in the { $row }.
reason-row-not-begun = The { $card } has to wait, because the { $row } hasn’t been started yet.
reason-no-fit = The { $card } doesn’t fit in the { $row } at the moment.
mixed-row-not-begun = The { $card } has to wait, because this row starts with its 11.
mixed-no-fit = The { $card } doesn’t fit in this row at the moment. The colour doesn’t matter, but the number must come next.
reason-wrong-place = The { $card } belongs in the { $row }.
reason-no-use = You can’t use that in this game.
reason-fits-nowhere = The { $card } doesn’t fit anywhere at the moment.
reason-elevens-wait = Another card of yours fits, and you’ve agreed that the 11s come last.

reason-swap-needs-lay = You’ve swapped a joker. Now lay a card as well, before your turn ends.
reason-no-joker-there = There’s no joker in the place of the { $card }.
reason-four-laid = You’ve laid four cards, and that’s the most. You may still swap jokers or end your turn.
reason-place-filled = The place of the { $card } is already taken.
reason-nothing-beside = The { $card } has no neighbour yet: both places next to it are empty.
reason-no-bridge-left = You have no bridge left.
reason-bridge-needless = The { $card } fits without a bridge.
reason-bridge-same-row = A bridge leads to the row above or below, never to a place in the same row.
reason-bridge-no-neighbours = The { $from } and the { $row } aren’t neighbours, so no bridge can join them.
reason-bridge-no-start = The bridge would start at the { $wanted }, and that place is still empty.

reason-others-turn = It’s { $seat }’s turn now.
reason-no-such-seat = Nobody sits there.

reason-flip-first = Turn over your top card first.
reason-lay-turned-first = You’ve already turned over the { $card }. Lay that one first.
reason-middle-opens = The very first card goes in the middle.
reason-middle-first = The { $card } fits in the middle, and the middle always comes first.
reason-not-one-higher = The { $card } is not one higher than the { $top } in the middle.
reason-not-one-higher-there = The { $card } doesn’t fit on { $seat }’s pile: it would have to be one higher.
reason-fits-elsewhere = The { $card } fits in another place, and you’ve agreed that nothing is overlooked.
reason-own-pile = This is your own pile. A card goes there only if it fits nowhere else.
reason-nothing-overlooked = There’s nothing to stop. Nobody has overlooked a place, or it’s too late.

reason-last-card-open = That was a player’s last card. Say whether you believe it before play goes on.
reason-slipping-off = You’ve agreed that nobody slips cards in.
reason-slip-too-late = You can slip cards in only right after your own card, until the next player acts.
reason-nothing-to-believe = You can say that you believe it only when the player just before you has laid their last card.
reason-nothing-to-question = There’s no card to doubt at the moment.
reason-only-next-doubts = Only the next player may doubt this card, and that’s { $seat }.
reason-catch-yourself = You can’t catch yourself.

reason-nothing-to-accept = Only a player’s last card has to be accepted.
reason-nothing-to-object = There’s no card that you can object to at the moment.
reason-claim-a-colour = You’re starting a pile, so say which colour it has.
reason-no-colour-now = You say a colour only with the first card of a pile, and only if each pile has one colour.
reason-colour-complete = { $colour ->
    [r] The red pile is already finished.
    [y] The yellow pile is already finished.
    [g] The green pile is already finished.
   *[b] The blue pile is already finished.
} Choose another colour.
reason-no-colour-left = All four colours are finished, so there’s nothing left to lay. You can still pass or object.

reason-guess-range = Guess a number from { $least } to { $most }. The sum can’t be lower or higher.
reason-already-turned = Your card is already face up. Now the other player turns over a card.
reason-fewer-cards = { $count ->
    [one] { $seat } has only one card left.
   *[other] { $seat } has only { $count } cards left.
}
reason-already-played = You’ve already played the { $card }.

reason-take-first = Take a card first, from the stock or from one of the four piles.
reason-lay-now = You’ve taken a card. Now lay one from your hand on a pile.
reason-end-now = You’ve taken a card and laid one. Now end your turn.
reason-just-taken = You’ve just taken the { $card } from a pile. Lay another card.
reason-lay-on-free-place = There are always four piles, so lay your card in the free place.
reason-not-one-colour = Your hand has more than one colour. Just end your turn.
reason-close-too-early = First take a card and lay one. Only then can you close the round.

reason-nothing-shown = There’s no new card to call for at the moment.
reason-called-already = { $word ->
    [schnipp] You’ve already called “Snip”.
   *[schnapp] You’ve already called “Snap”.
} You may call only once for each card.
reason-only-schnipp = You have no cards left, so you can only call “Snip”.
reason-no-cards = You have no cards left to turn over.
reason-settle-first = There was a call, and it must be settled first.
reason-last-card-shown = That was the last card of the round. Nothing more is turned over.
reason-only-referee-settles = You don’t have to do that. The table itself decides who was quickest.
reason-referee-only-settles = The referee has no cards and doesn’t call.

rulebook-why = Why?
