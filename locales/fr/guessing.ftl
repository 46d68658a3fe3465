# La somme exacte et Poker : deviner la somme de cartes cachées.

guessing-middle = { $count ->
    [0] Aucune carte au milieu
    [one] Une carte au milieu
   *[other] { $count } cartes au milieu
}
guessing-hidden = face cachée
guessing-yours = la tienne
guessing-own-card = Ta carte, c’est { $card }.
guessing-waiting = attendent qu’on les gagne
guessing-said = Ce que chacun a dit
guessing-said-by = { $who } dit { $guess }.
guessing-said-nearest = { $who } dit { $guess } : c’est le plus près.
guessing-question = Combien font toutes les cartes ensemble ?
guessing-question-of = { $who }, combien font toutes les cartes ensemble ?
guessing-slider = Ton nombre
guessing-say = Dire
guessing-range = Tout est possible de { $least } à { $most }.
guessing-no-number = Ce n’est pas un nombre entier. Dis-en un de { $least } à { $most }.
guessing-out-of-range = C’est impossible. Dis un nombre de { $least } à { $most }.
guessing-won = { $count ->
    [0] { $who } est le plus près, mais ne reçoit aucune carte.
    [one] { $who } est le plus près et reçoit une carte.
   *[other] { $who } est le plus près et reçoit { $count } cartes.
}
guessing-won-own = { $count ->
    [0] C’est toi le plus près, mais tu ne reçois aucune carte.
    [one] C’est toi le plus près : tu reçois une carte !
   *[other] C’est toi le plus près : tu reçois { $count } cartes !
}
guessing-tie = À égalité ! Les cartes restent là.
guessing-before = Avant :
guessing-nobody = personne
guessing-again = Montrer encore. Somme : { $sum }. Pli gagné par : { $who }.

task-guessing-guess = Devine la somme.
move-guess = Dire { $number }

lesson-guessing-own = Tu ne connais que ta carte. La personne qui s’approche le plus de la somme reçoit toutes les cartes.
lesson-guessing-blind = Personne ne connaît aucune carte. La personne qui s’approche le plus de la somme les reçoit.

event-guess = { $who } dit { $guess }.
event-guess-own = Tu dis { $guess }.
event-trick-guessing = { $nearest ->
    [one] La somme est { $sum }. { $who } est le plus près et reçoit { $middle ->
        [0] zéro carte
        [one] une carte
       *[other] { $middle } cartes
    }.
   *[other] La somme est { $sum }. Égalité : les cartes restent là.
}
event-trick-guessing-own = { $middle ->
    [0] La somme est { $sum }. C’est toi le plus près, mais tu ne reçois aucune carte.
    [one] La somme est { $sum }. C’est toi le plus près : tu reçois une carte !
   *[other] La somme est { $sum }. C’est toi le plus près : tu reçois { $middle } cartes !
}
ending-through = Toutes les cartes sont jouées.

table-won = { $count ->
    [0] encore rien gagné
    [one] une carte gagnée
   *[other] { $count } cartes gagnées
}
guessing-go-on = Continuer
