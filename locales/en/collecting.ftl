# Collecting colours: take a card, lay one, until all is one colour.

collecting-piles = The stock and the four open piles
collecting-stock = Stock
collecting-pile = Pile { $pile }
collecting-pile-free = Pile { $pile }: there is room here
collecting-pile-spoken = { $under ->
    [0] Pile { $pile }: { $card }, nothing else
    [one] Pile { $pile }: { $card }, one card beneath
   *[other] Pile { $pile }: { $card }, { $under } cards beneath
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
lesson-collecting-take = Take the top card of any pile. Only your best colour counts.
lesson-collecting-lay = Tap a card that you don’t need, and then a pile.
lesson-collecting-end = Once your hand is all of one colour, you can close the round.
lesson-collecting-close = You have only one colour left. Close the round, or go on and collect higher cards.

event-take-collecting = { $who } took the { $card } from pile { $pile }.
event-take-collecting-own = You took the { $card } from pile { $pile }.
event-lay-collecting = { $who } laid the { $card } on pile { $pile }.
event-lay-collecting-own = You laid the { $card } on pile { $pile }.
event-close = { $who } closes the round!
event-close-own = You close the round!
event-restock = The stock was empty. What lay under the top cards has been shuffled.
ending-closed = A hand is all of one colour, and that closed the round.
ending-turns = Everyone has had a hundred turns. What is there counts.
