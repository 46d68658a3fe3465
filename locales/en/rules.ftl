# Why a move does not go: first what is wrong now (reason-…), then the rule itself (rule-…).
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

# Every game

rule-g-5 = A round ends the very moment it is decided. Nobody plays on after that.
rule-g-6 = You agree beforehand how many rounds you play. Each one begins when the last one is over.
rule-g-10 = You play when it is your turn, and only with cards from your own hand.

# Junior game

rule-ju-3 = The youngest player begins. Play goes clockwise.
rule-ju-4 = If something fits, lay at least one card, in any row. A card fits if it has the row’s colour and is next in line: up from the 1, down from the 11.
rule-ju-5 = If nothing fits, draw one card. If that one fits, lay it at once; then your turn is over.
rule-ju-6 = If nothing fits and the stock is empty, you pass.

# Elfer raus! and its variants

rule-cl-2 = Whoever has the red 11 begins with it. If nobody has it, it is the yellow one, then the green, then the blue.
rule-cl-4 = If something fits, lay at least one card. You may lay as many as you like, in any rows.
rule-cl-5 = A row begins with its 11. From there it goes down to 1 and up to 20, in one colour and without skipping a number.
rule-cl-6 = You draw only if nothing fits, three cards at most. As soon as one fits, you lay it, and your turn is over.
rule-cl-7 = If nothing fits and the stock is empty, you pass.
rule-fa-1 = The 1s and the 20s lie there from the start. You go up from the 1 and down from the 20, and the 11 is a card like any other.
rule-fa-2 = Whoever has the red 11 begins. If nobody has it, it is the yellow one, then the green, then the blue. It is a turn like any other.
rule-da-1 = A row begins with its 10, its 11 or its 12. From there no number is skipped.
rule-da-2 = A 10, 11 or 12 opens the round, and only that one card is laid. If you have none, you draw.
rule-bs-1 = Any card may open the round, but only one.
rule-bs-2 = All rows begin with the same number as the very first card. From there they grow both ways, without skipping a number.

# Game of Eleven, Colour mix, One up – twenty down

rule-es-2 = Whoever has the red 11 begins with it. If nobody has it, it is the blue one, then the yellow, then the green.
rule-es-4 = A row begins with its 11. From there it goes down to 1 and up to 20, in one colour and without skipping a number.
rule-es-5 = If something fits, lay at least one card. You may lay several, but all in the same row.
rule-es-6 = You have agreed on this: an 11 is laid only if nothing else fits.
rule-es-7 = You draw only if nothing fits. If the card fits, lay it; if not, you may draw once more, or pass.
rule-es-8 = If nothing fits and the stock is empty, you pass.
rule-fm-1 = A row begins with an 11 and takes cards of every colour. Only the numbers have to follow each other.
rule-ez-1 = First the 1 and the 20 of a colour must lie there. Then you go up from the 1 and down from the 20.
rule-ez-2 = Whoever has the red 1 begins with it. If nobody has it, it is the blue one, then the yellow, then the green.

# Master

rule-ma-2 = Everyone starts with a few bridges, and each can be used once.
rule-ma-4 = In your turn you either lay one to four cards, or you draw one.
rule-ma-5 = While there is a stock, you need not lay. Once it is empty, you must lay if a number card of yours fits; otherwise you may pass.
rule-ma-6 = A number card fits if the place next to it in its row is filled, on one side or the other.
rule-ma-7 = A joker may stand in for any card that would fit.
rule-ma-8 = With the right card you may take a joker from the table. In the same turn you also lay a card.
rule-ma-9 = A bridge leads to the same number in the row above or below, where nothing else leads yet. That place is filled at once.

# Join on anywhere

rule-ua-2 = Whoever begins turns over a card and lays it in the middle. Then it is already the next player’s turn.
rule-ua-3 = Your card goes where it is one higher: in the middle first, else on another player’s pile. If it fits nowhere, it goes on your own. Colours do not matter, and after the 20 comes the 1.
rule-ua-6 = If somebody lays a card on their own pile although it fits elsewhere, the others may call “Stop!” until the next card is turned over. Then all of them give that player a card.

# Cheat

rule-mo-4 = Before you lay, you may doubt the card that was laid just before you. It is shown: if it is true, you take the pile, if not, whoever laid it does.
rule-mo-6 = Whoever has just laid may secretly slip in more cards until the next player acts. All the others may call “Caught!”: the pile goes to whoever slipped cards in, or to whoever called for nothing.
rule-mo-7 = The first player with no cards left wins, as soon as the next player believes the last card or a doubt about it was wrong.

# Don’t get caught!

rule-ew-4 = All the others may object to a card until the next player lays or passes. It is shown: if it is not true, whoever laid it takes the pile, if it is, whoever objected does.
rule-ew-5 = The first player with no cards left wins once all the others have accepted the last card. Until then nobody plays on.
rule-ew-6 = If each pile has one colour, whoever starts a pile names it: a colour that is not finished yet. With its 20 a pile is finished.

# Quick guess and Poker

rule-ra-4 = You guess a number that the sum can be: at least 1 and at most 20 for each card. Two players may say the same.

# Duel

rule-zw-1 = Both turn over their top card, and the higher one takes both.

# Collecting colours

rule-fs-3 = Take a card from the stock or from a pile, then lay one on a pile: not the one that you have just taken from there. If a place is free, it goes there.
rule-fs-4 = If your hand is all of one colour at the end of your turn, you may close the round.
rule-fs-6 = An empty stock is made anew from all that lies under the top cards. If nothing does, you take from a pile.

# Snip Snap

rule-ss-2 = You go round clockwise, and everyone in turn opens their top card.
rule-ss-3 = If the new card shows the same number as another open pile, everyone may call “Snap”. The first to call takes the others’ piles with that number.
rule-ss-7 = Everyone calls once for each card. If several call at the same moment, nobody wins.
rule-ss-8 = Whoever has no cards at all is out, but may still call “Snip” and come back that way.
rule-ss-10 = If all turn over at once, the game ends when somebody has no cards left, or after the number that you agreed on.
rule-ss-11 = So that a game does not go on for ever, it ends after 2000 cards.

# Old Maid

rule-sp-3 = You draw a card from your left neighbour’s hand without seeing it. Whoever has no cards left is safe and is passed over.
