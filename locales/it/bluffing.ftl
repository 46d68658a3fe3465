# I giochi in cui le carte si posano coperte dicendo un numero.
# $number è quello che si dice, $claim lo stesso con un colore.

bluffing-pile = Il mucchio
bluffing-pile-size = { $size ->
    [none] Qui non ci sono carte.
    [small] Un mucchietto di carte coperte.
    [middling] Un mucchio di carte coperte.
   *[large] Un grande mucchio di carte coperte.
}
bluffing-says = { $who } dice
bluffing-says-own = Tu dici
bluffing-said-last = Detto per ultimo
bluffing-first = Nuovo mucchio
bluffing-next = Poi viene
bluffing-your-number = Tocca a te. Tu dici: { $claim }.
bluffing-your-colour = Tocca a te. Tu dici: { $claim }, e un colore.
bluffing-calls = Che cosa puoi gridare
bluffing-colours = Di’ un colore
bluffing-completed = Finiti
bluffing-lie = Bugia!
bluffing-true = È vero!
bluffing-slipped = Beccato!
bluffing-alarm = Falso allarme!
bluffing-one = C’era una carta sola.
bluffing-several = Più di una carta
bluffing-left = Carte rimaste
bluffing-last = L’ultima carta di { $who }:
bluffing-last-own = La tua ultima carta:
bluffing-last-slipped = { $count ->
    [one] Di nascosto c’era anche un’altra carta.
   *[other] Di nascosto c’erano anche altre { $count } carte.
}

move-doubt = Baro!
move-caught = Beccato!
move-believe = Ci credo
move-object = Protesta!
move-accept = Va bene così
move-colour = { $colour ->
    [r] Rosso
    [y] Giallo
    [g] Verde
   *[b] Blu
}
move-lay-down = Posa coperto { $card }
move-slip = Infila di nascosto { $card }

event-claim = { $who } dice: { $number }.
event-claim-own = Tu dici: { $number }.
event-claim-colour = { $who } dice: { $claim }.
event-claim-colour-own = Tu dici: { $claim }.
event-slip-own = Hai infilato di nascosto { $card }.
event-doubt = { $who } grida «Baro!» Ecco { $card }: { $honest ->
    [yes] era vero!
   *[no] era una bugia!
}
event-doubt-own = Tu gridi «Baro!» Ecco { $card }: { $honest ->
    [yes] era vero!
   *[no] era una bugia!
}
event-object = { $who } grida «Protesta!» Ecco { $card }: { $honest ->
    [yes] era vero!
   *[no] era una bugia!
}
event-object-own = Tu gridi «Protesta!» Ecco { $card }: { $honest ->
    [yes] era vero!
   *[no] era una bugia!
}
event-caught = { $who } grida «Beccato!» { $right ->
    [yes] E le carte erano più di una.
   *[no] Ma la carta era una sola.
}
event-caught-own = Tu gridi «Beccato!» { $right ->
    [yes] E le carte erano più di una.
   *[no] Ma la carta era una sola.
}
event-believe = { $who } ci crede.
event-believe-own = Tu ci credi.
event-accept = Per { $who } va bene così.
event-accept-own = Per te va bene così.
event-take-cards = { $count ->
    [one] { $who } prende una carta.
   *[other] { $who } prende { $count } carte.
}
event-take-cards-own = { $count ->
    [one] Prendi una carta.
   *[other] Prendi { $count } carte.
}
event-pile-away = Il mucchio esce dal gioco.
event-all-passed = { $number ->
    [1] Sull’1 passano tutti.
    [8] Sull’8 passano tutti.
    [11] Sull’11 passano tutti.
   *[other] Sul { $number } passano tutti.
}

ending-colours = Tutti e quattro i colori sono finiti, e così finisce la mano.
ending-passes = Tutti passano da troppo tempo, e così finisce la mano.
ending-moves = La mano è durata tantissimo e finisce così com’è.

lesson-bluffing-lay = Posa una carta qualsiasi e di’ il numero. Non serve che sia vero.
lesson-bluffing-question = Ci credi? Se no, grida. Se sì, gioca e basta.
lesson-bluffing-call = Qualcosa ti sembra strano? Grida prima che giochi chi viene dopo.
lesson-bluffing-last = Era un’ultima carta! Ora di’ se ci credi.
lesson-bluffing-colour = Tocca una carta, poi di’ un colore.
