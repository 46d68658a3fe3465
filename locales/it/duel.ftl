# Due mazzi uno contro l’altro: la carta più alta prende le due.

duel-stack = { $count ->
    [0] { $who }: il mazzo è vuoto
    [one] { $who }: mazzo di una carta
   *[other] { $who }: mazzo di { $count } carte
}
duel-again = Pari! Ancora una!
duel-nobody = Pari! Non le prende nessuno.
duel-takes = { $count ->
    [one] Una carta
   *[other] { $count } carte
} per { $who }!
duel-takes-own = { $count ->
    [one] Una carta
   *[other] { $count } carte
} per te!

lesson-duel-flip = Tocca il tuo mazzo per scoprire una carta.
lesson-duel-again = Pari! Tocca ancora una volta il tuo mazzo.

event-tie = { $value } e { $value }: pari! Ancora una!
event-fight = { $who } vince { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-fight-own = Vinci { $count ->
    [one] una carta
   *[other] { $count } carte
}!
event-fight-nobody = Pari: { $count ->
    [one] una carta è fuori dal gioco
   *[other] { $count } carte sono fuori dal gioco
}.
event-restack-duel = { $who } gira le carte vinte: un nuovo mazzo.
event-restack-duel-own = Giri le tue carte vinte: un nuovo mazzo.

ending-all-won = Qualcuno ha tutte le carte.
