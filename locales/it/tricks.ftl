# Carte che tutti mostrano insieme: la più alta le prende.

tricks-places = Le carte di questa mano
tricks-choosing = sta scegliendo
tricks-choosing-own = Scegli una carta
tricks-chosen = ha scelto
tricks-chosen-card = { $label }, la tua scelta
tricks-count = { $count ->
    [one] { $count } vinta
   *[other] { $count } vinte
}
tricks-won = { $count ->
    [0] { $who }: ancora nessuna carta vinta
    [one] { $who }: una carta vinta
   *[other] { $who }: { $count } carte vinte
}
tricks-stack = { $count ->
    [0] { $who }: il mazzo è vuoto
    [one] { $who }: mazzo di una carta
   *[other] { $who }: mazzo di { $count } carte
}
tricks-again = Pari! Ancora una!
tricks-takes = { $count } carte per { $who }!
tricks-takes-own = { $count } carte per te!
tricks-nobody = Pari! Non le prende nessuno.
tricks-tie = Pari! Restano lì.
tricks-middle = { $count } carte in attesa

lesson-tricks-choose = Tocca una carta. Nessuno la vede finché non hanno scelto tutti.
lesson-tricks-flip = Tocca il tuo mazzo per scoprire una carta.
lesson-tricks-again = Pari! Tocca ancora una volta il tuo mazzo.

event-choose = { $who } ha scelto.
event-choose-own = Hai scelto { $card }.
event-trick = { $who } vince { $count } carte: { $cards }.
event-trick-own = Vinci { $count } carte: { $cards }.
event-trick-nobody = Pari, { $count } carte in attesa: { $cards }.
event-tie = Due volte { $value }: pari! Ancora una!
event-fight = { $who } vince { $count } carte.
event-fight-own = Vinci { $count } carte!
event-fight-nobody = Nessun vincitore: { $count } carte sono fuori gioco.
event-restack-tricks = { $who } gira le carte vinte: un nuovo mazzo.
event-restack-tricks-own = Giri le tue carte vinte: un nuovo mazzo.

ending-played-through = I mazzi sono vuoti. Vince chi ha preso più carte.
ending-all-won = Uno di voi ha tutte le carte.
