# Pescare le carte di un’altra persona e posare coppie.

pairs-draw = Pesca una carta da { $from }!
pairs-drawn = { $who } pesca da { $from }…
pairs-drawn-own = { $who } pesca da te…
pairs-hand = { $count ->
    [0] { $who } non ha più carte
    [one] { $who } ha una carta
   *[other] { $who } ha { $count } carte
}
pairs-card = { $who }: carta { $place } di { $count }
pairs-piles = Le coppie posate
pairs-count = { $count ->
    [0] nessuna coppia
    [one] una coppia
   *[other] { $count } coppie
}
pairs-safe = al sicuro
pairs-lost = Questa volta { $who } resta con l’uomo nero.
pairs-lost-own = Questa volta resti tu con l’uomo nero. Andrà meglio la prossima!
pairs-odd = L’uomo nero
pairs-aside = La sua gemella era da parte, coperta
pairs-forfeit = La penitenza:

move-neighbour = Pesca la carta { $place }

lesson-pairs-draw = Tocca una carta coperta. Le coppie si posano da sole.

event-draw-from = { $who } ha pescato una carta da { $from }.
event-draw-from-own = Hai pescato { $card } da { $from }.
event-give-pairs = { $to } ha pescato una carta da { $who }.
event-give-pairs-own = { $to } ha pescato { $card } da te.
event-pair = { $who } posa una coppia: { $cards }.
event-pair-own = Posi una coppia: { $cards }.
event-safe = { $who } non ha più carte: è al sicuro.
event-safe-own = Non hai più carte: sei al sicuro!
event-lost = { $who } ha l’uomo nero: { $card }.
event-lost-own = Hai l’uomo nero: { $card }.

ending-peter = Tutte le altre carte hanno trovato la loro gemella.
