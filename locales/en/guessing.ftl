# Quick guess and Poker: guessing the sum of face-down cards.

guessing-middle = { $count ->
    [one] One card in the middle
   *[other] { $count } cards in the middle
}
guessing-hidden = face down
guessing-yours = yours
guessing-own-card = Your card is the { $card }.
guessing-waiting = wait for the next winner
guessing-said = What everyone has said
guessing-said-by = { $who } says { $guess }.
guessing-said-nearest = { $who } says { $guess } and is nearest.
guessing-question = What do all the cards add up to?
guessing-question-of = { $who }, what do all the cards add up to?
guessing-slider = Your number
guessing-say = Say it
guessing-range = Anything from { $least } to { $most } is possible.
guessing-no-number = That isn’t a whole number. Say one from { $least } to { $most }.
guessing-out-of-range = It can’t be that. Say a number from { $least } to { $most }.
guessing-won = { $who } is nearest and gets { $count } cards.
guessing-won-own = You’re nearest and get { $count } cards!
guessing-tie = It’s a tie! The cards stay where they are.
guessing-before = Before:
guessing-nobody = nobody
guessing-again = Show again: the sum was { $sum }, won by { $who }.

task-guessing-guess = Guess the sum.
move-guess = Say { $number }

lesson-guessing-own = You know only your own card. The guess nearest to the sum of all the cards wins them.
lesson-guessing-blind = Nobody knows any of the cards. The guess nearest to their sum wins them.

event-guess = { $who } says { $guess }.
event-guess-own = You say { $guess }.
event-trick-guessing = { $nearest ->
    [one] The sum is { $sum }. { $who } is nearest and gets { $middle } cards.
   *[other] The sum is { $sum }. It’s a tie, so the cards stay where they are.
}
event-trick-guessing-own = The sum is { $sum }. You’re nearest and get { $middle } cards!
ending-through = All cards have been played.

table-won = { $count ->
    [0] nothing won yet
    [one] one card won
   *[other] { $count } cards won
}
guessing-go-on = Go on
