# Quick guess and Poker: guessing the sum of cards that lie face down.

guesses-middle = { $count ->
    [one] One card in the middle
   *[other] { $count } cards in the middle
}
guesses-hidden = face down
guesses-yours = yours
guesses-own-card = Your card is the { $card }.
guesses-waiting = wait for the next winner
guesses-said = What everyone has said
guesses-said-by = { $who } says { $guess }.
guesses-said-nearest = { $who } says { $guess } and is nearest.
guesses-question = What do all the cards add up to?
guesses-question-of = { $who }, what do all the cards add up to?
guesses-slider = Your number
guesses-say = Say it
guesses-range = Anything from { $least } to { $most } is possible.
guesses-no-number = That is not a whole number. Say one from { $least } to { $most }.
guesses-out-of-range = It can’t be that. Say a number from { $least } to { $most }.
guesses-won = { $who } is nearest and gets { $count } cards.
guesses-won-own = You are nearest and get { $count } cards!
guesses-tie = Equally near! The cards stay where they are.
guesses-before = Before:
guesses-nobody = nobody
guesses-again = Show again: the sum was { $sum }, won by { $who }.

task-guesses-guess = Guess the sum.
move-guess = Say { $number }

lesson-guesses-own = You know only your own card. Whoever comes nearest to the sum of all gets them.
lesson-guesses-blind = Nobody knows any card. Whoever comes nearest to the sum of all gets them.

event-guess = { $who } says { $guess }.
event-guess-own = You say { $guess }.
event-trick-guesses = { $nearest ->
    [one] The sum is { $sum }. { $who } is nearest and gets { $middle } cards.
   *[other] The sum is { $sum }. Equally near: the cards stay where they are.
}
event-trick-guesses-own = The sum is { $sum }. You are nearest and get { $middle } cards!
ending-through = All cards have been played.

table-won = { $count ->
    [0] nothing won yet
    [one] one card won
   *[other] { $count } cards won
}
guesses-go-on = Go on
