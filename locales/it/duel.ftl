# Due mazzetti uno contro l’altro: la carta più alta prende le due.

duel-won = { $count ->
    [0] { $who }: ancora nessuna carta vinta
    [one] { $who }: una carta vinta
   *[other] { $who }: { $count } carte vinte
}
duel-stack = { $count ->
    [0] { $who }: il mazzo è vuoto
    [one] { $who }: mazzo di una carta
   *[other] { $who }: mazzo di { $count } carte
}
duel-again = Pari! Ancora una!
duel-nobody = Pari! Non le prende nessuno.
duel-takes = { $count } carte per { $who }!
duel-takes-own = { $count } carte per te!

lesson-duel-flip = Tocca il tuo mazzo per scoprire una carta.
lesson-duel-again = Pari! Tocca ancora una volta il tuo mazzo.

event-tie = Due volte { $value }: pari! Ancora una!
event-fight = { $who } vince { $count } carte.
event-fight-own = Vinci { $count } carte!
event-fight-nobody = Pari: { $count } carte sono fuori dal gioco.
event-restack-duel = { $who } gira le carte vinte: un nuovo mazzo.
event-restack-duel-own = Giri le tue carte vinte: un nuovo mazzo.

ending-all-won = Qualcuno ha tutte le carte.
