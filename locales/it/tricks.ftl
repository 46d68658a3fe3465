# Carte che tutti mostrano insieme: la più alta le prende.

tricks-places = Le carte di questo giro
tricks-choosing = sta scegliendo
tricks-choosing-own = Scegli una carta
tricks-chosen = ha scelto
tricks-chosen-card = { $label }, la tua scelta
tricks-count = { $count ->
    [one] { $count } vinta
   *[other] { $count } vinte
}
tricks-takes = { $count ->
    [one] Una carta
   *[other] { $count } carte
} per { $who }!
tricks-takes-own = { $count ->
    [one] Una carta
   *[other] { $count } carte
} per te!
tricks-tie = Pari! Restano lì.
tricks-middle = { $count ->
    [one] una carta in attesa
   *[other] { $count } carte in attesa
}

lesson-tricks-choose = Tocca una carta. Nessuno la vede finché non hanno scelto tutti.

event-choose = { $who } ha scelto.
event-choose-own = Hai scelto { $card }.
event-trick = { $who } vince { $count ->
    [one] una carta
   *[other] { $count } carte
}: { $cards }.
event-trick-own = Vinci { $count ->
    [one] una carta
   *[other] { $count } carte
}: { $cards }.
event-trick-nobody = Pari, { $count ->
    [one] una carta in attesa
   *[other] { $count } carte in attesa
}: { $cards }.

ending-played-through = I mazzi sono vuoti. Vince chi ha preso più carte.
