# La somme exacte et Poker : deviner la somme de cartes cachées.

guesses-middle = { $count ->
    [one] Une carte au milieu
   *[other] { $count } cartes au milieu
}
guesses-hidden = face cachée
guesses-yours = la tienne
guesses-own-card = Ta carte, c’est { $card }.
guesses-waiting = attendent le prochain gagnant
guesses-said = Ce que chacun a dit
guesses-said-by = { $who } dit { $guess }.
guesses-said-nearest = { $who } dit { $guess } : c’est le plus près.
guesses-question = Combien font toutes les cartes ensemble ?
guesses-question-of = { $who }, combien font toutes les cartes ensemble ?
guesses-slider = Ton nombre
guesses-say = Dire
guesses-range = Tout est possible de { $least } à { $most }.
guesses-no-number = Ce n’est pas un nombre entier. Dis-en un de { $least } à { $most }.
guesses-out-of-range = C’est impossible. Dis un nombre de { $least } à { $most }.
guesses-won = { $who } est le plus près et reçoit { $count } cartes.
guesses-won-own = C’est toi le plus près : tu reçois { $count } cartes !
guesses-tie = À égalité ! Les cartes restent là.
guesses-before = Avant :
guesses-nobody = personne
guesses-again = Montrer encore : la somme était { $sum }, gagnée par { $who }.

task-guesses-guess = Devine la somme.
move-guess = Dire { $number }

lesson-guesses-own = Tu ne connais que ta carte. Qui s’approche le plus de la somme reçoit toutes les cartes.
lesson-guesses-blind = Personne ne connaît les cartes. Qui s’approche le plus de la somme les reçoit.

event-guess = { $who } dit { $guess }.
event-guess-own = Tu dis { $guess }.
event-trick-guesses = { $nearest ->
    [one] La somme est { $sum }. { $who } est le plus près et reçoit { $middle } cartes.
   *[other] La somme est { $sum }. Égalité : les cartes restent là.
}
event-trick-guesses-own = La somme est { $sum }. C’est toi le plus près : tu reçois { $middle } cartes !
ending-through = Toutes les cartes sont jouées.

table-won = { $count ->
    [0] encore rien gagné
    [one] une carte gagnée
   *[other] { $count } cartes gagnées
}
guesses-go-on = Continuer
