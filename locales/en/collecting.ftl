# Collecting colours: take a card, lay one, until your hand is all one colour.

collecting-piles = The stock and the four face-up piles
collecting-stock = Stock
collecting-pile = Pile { $pile }
collecting-pile-free = Pile { $pile }: a free place
collecting-pile-spoken = { $under ->
    [0] Pile { $pile }: { $card }, the only card
    [one] Pile { $pile }: { $card }, one card under it
   *[other] Pile { $pile }: { $card }, { $under } cards under it
}
collecting-sum = { $colour ->
    [r] Red
    [y] Yellow
    [g] Green
   *[b] Blue
}: { $sum }
collecting-collected = What everyone has collected

move-pile = On pile { $pile }
move-stock = Take a card from the stock
move-take = Take the top card of pile { $pile }
move-close = Close the round

task-collecting-take = Take a card.
task-collecting-lay = Lay a card.
task-collecting-card = Which card goes there?
task-collecting-end = Done?
task-collecting-close = All one colour! Close?
lesson-collecting-take = Take the top card of the stock or of a pile. Only your best colour counts.
lesson-collecting-lay = Tap a card that you don’t need, and then a pile.
lesson-collecting-end = Once your hand is all one colour, you can close the round.
lesson-collecting-close = You have only one colour left. Close the round, or go on and collect higher cards.

event-take-collecting = { $who } took the { $card } from pile { $pile }.
event-take-collecting-own = You took the { $card } from pile { $pile }.
event-lay-collecting = { $who } laid the { $card } on pile { $pile }.
event-lay-collecting-own = You laid the { $card } on pile { $pile }.
event-close = { $who } closes the round!
event-close-own = You close the round!
event-restock = The stock was empty. The cards under the top cards of the piles have been shuffled into a new one.
ending-closed = A player had only one colour in hand and closed the round.
ending-turns = Everyone has had 100 turns, so the round is scored as it stands.
