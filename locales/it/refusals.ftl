# Perché una mossa non va.
# Una riga breve ciascuna: l’app disegna la carta accanto. $seat è un nome, $card, $wanted e $top sono
# carte, $number è il numero di $wanted, $row e $from sono file, $colour è una lettera.

reason-round-over = Questa mano è finita.
reason-round-not-over = Questa mano non è ancora finita.
reason-not-in-hand = Non hai { $card }.
reason-no-joker = Non hai jolly.

reason-drawn-fits = Hai pescato { $card }: posa questa carta.
reason-nothing-laid = Prima posa una carta.
reason-draw-after-lay = Hai già posato: non peschi più.
reason-draw-but-fits = Non pescare: { $card } va bene.
reason-stock-empty = Il mazzo è vuoto.
reason-pass-after-lay = Hai già posato: chiudi il turno.
reason-pass-but-fits = Non passare: { $card } va bene.
reason-pass-but-stock = Niente va bene: pesca una carta.
reason-pass-too-early = Ci sono ancora carte: posa o pesca.

reason-opens-with = Prima { $wanted }.
reason-cannot-open = Con { $card } non si può aprire.
reason-one-row = In questo turno solo la { $row }.
reason-row-not-begun = Prima { $wanted }.
reason-no-fit = Prima { $wanted }.
mixed-no-fit = Prima il numero { $number }, di qualsiasi colore.
reason-wrong-place = Il posto per { $card }: la { $row }.
reason-no-use = In questo gioco non si può usare.
reason-fits-nowhere = Per ora { $card } non va da nessuna parte.
reason-elevens-wait = Prima { $card }: gli 11 vengono per ultimi.

reason-swap-needs-lay = Dopo lo scambio, posa anche una carta.
reason-no-joker-there = Per { $card } non c’è nessun jolly.
reason-four-laid = Quattro carte posate: di più non si può.
reason-place-filled = Il posto per { $card } è già occupato.
reason-nothing-beside = Prima { $wanted }.
reason-no-bridge-left = Non hai più ponti.
reason-bridge-needless = Per { $card } il ponte non serve.
reason-bridge-same-row = Un ponte porta a un’altra fila.
reason-bridge-no-neighbours = La { $from } non è accanto alla { $row }.
reason-bridge-no-start = Per questo ponte prima ci vuole { $wanted }.

reason-others-turn = Adesso è il turno di { $seat }.
reason-no-such-seat = Lì non è seduto nessuno.

reason-flip-first = Prima scopri la tua carta in cima.
reason-lay-turned-first = Prima posa { $card }.
reason-middle-opens = La prima carta va al centro.
reason-middle-first = Il centro viene prima, e lì va bene.
reason-not-one-higher = Non vale uno in più: c’è { $top }.
reason-not-one-higher-there = Da { $seat } ci vuole uno in più.
reason-fits-elsewhere = Per { $card } c’è un altro posto.
reason-own-pile = Il tuo mucchio viene per ultimo.
reason-nothing-overlooked = A nessuno è sfuggito un posto.

reason-last-card-open = Prima di’ se ci credi.
reason-slipping-off = Avete deciso di non infilare carte.
reason-slip-too-late = È troppo tardi per infilare una carta.
reason-nothing-to-believe = Si crede solo a un’ultima carta.
reason-nothing-to-question = Adesso non c’è niente da mettere in dubbio.
reason-only-next-doubts = Qui decide solo { $seat }.
reason-catch-yourself = Non puoi gridare «Beccato!» per le tue carte.

reason-nothing-to-accept = Si accetta solo un’ultima carta.
reason-nothing-to-object = Non c’è niente contro cui protestare.
reason-claim-a-colour = Di’ di che colore è il mucchio.
reason-no-colour-now = Adesso non si dice nessun colore.
reason-colour-complete = { $colour ->
    [r] Il mucchio rosso è già finito.
    [y] Il mucchio giallo è già finito.
    [g] Il mucchio verde è già finito.
   *[b] Il mucchio blu è già finito.
}
reason-no-colour-left = Tutti e quattro i colori sono finiti.

reason-guess-range = Di’ un numero da { $least } a { $most }.
reason-already-turned = La tua carta è già scoperta.
reason-fewer-cards = { $count ->
    [0] { $seat } non ha più carte.
    [one] { $seat } ha solo una carta.
   *[other] { $seat } ha solo { $count } carte.
}
reason-already-played = Hai già giocato { $card }.

reason-take-first = Prima prendi una carta.
reason-lay-now = Adesso posa una carta che hai in mano.
reason-end-now = Adesso chiudi il turno.
reason-just-taken = Hai appena preso { $card }: posane un’altra.
reason-lay-on-free-place = Posa la carta nel posto libero.
reason-not-one-colour = Hai in mano più di un colore.
reason-close-too-early = Prima prendi una carta e posane una.

reason-nothing-shown = Adesso non c’è nessuna carta nuova.
reason-called-already = { $word ->
    [schnipp] Hai già gridato «Cic».
   *[schnapp] Hai già gridato «Ciac».
}
reason-only-schnipp = Senza carte puoi gridare solo «Cic».
reason-no-cards = Non hai più carte.
reason-settle-first = Prima si decide chi ha gridato per primo.
reason-last-card-shown = Era l’ultima carta della mano.
reason-only-referee-settles = Lo decide il tavolo da solo.
reason-referee-only-settles = Il tavolo decide solo quale grido arriva prima.

rulebook-why = Perché?
