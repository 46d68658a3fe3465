# Perché una mossa non va.
# $seat è un nome, $card, $wanted e $top sono carte, $row e $from file, $colour una lettera.

reason-round-over = Questa mano è finita. Avanti con la prossima.
reason-round-not-over = Questa mano non è ancora finita. La prossima viene dopo.
reason-not-in-hand = Non hai { $card } in mano.
reason-no-joker = Non hai jolly in mano.

reason-drawn-fits = Hai appena pescato { $card }, e la carta va bene: posala.
reason-nothing-laid = Non hai ancora posato nessuna carta. Il turno si chiude solo dopo averne posata almeno una.
reason-draw-after-lay = In questo turno hai già posato una carta, quindi non peschi più.
reason-draw-but-fits = Hai una carta che va bene. Si pesca solo se niente va bene.
reason-stock-empty = Il mazzo è vuoto: non c’è più niente da pescare.
reason-pass-after-lay = In questo turno hai già posato una carta. Non serve passare: chiudi semplicemente il turno.
reason-pass-but-fits = Adesso non puoi passare: per esempio, { $card } va bene. Posa almeno una carta.
reason-pass-but-stock = Niente va bene, ma nel mazzo ci sono ancora carte: pesca.
reason-pass-too-early = Finché nel mazzo ci sono carte, non si passa: posa una carta oppure pesca.

reason-opens-with = Con { $card } non si può aprire la mano. Prima ci vuole { $wanted }.
reason-cannot-open = Con { $card } non si può aprire la mano.
reason-one-row = In questo turno posi carte solo nella { $row }.
reason-row-not-begun = Per { $card } bisogna aspettare: la { $row } non è ancora cominciata.
reason-no-fit = Per ora { $card } non va bene nella { $row }.
mixed-row-not-begun = Per { $card } bisogna aspettare: questa fila comincia con il suo 11.
mixed-no-fit = Per ora { $card } non va bene in questa fila: il colore non conta, ma il numero deve essere il prossimo.
reason-wrong-place = Devi mettere { $card } nella { $row }.
reason-no-use = In questo gioco non si può usare.
reason-fits-nowhere = Per ora { $card } non va bene da nessuna parte.
reason-elevens-wait = Un’altra tua carta va bene. Avete deciso che gli 11 vengono per ultimi.

reason-swap-needs-lay = Hai scambiato un jolly. Adesso posa anche una carta, prima di chiudere il turno.
reason-no-joker-there = Dove andrebbe { $card } non c’è nessun jolly.
reason-four-laid = Hai posato quattro carte: di più non si può. Puoi ancora scambiare jolly, oppure chiudere il turno.
reason-place-filled = Dove andrebbe { $card } c’è già una carta.
reason-nothing-beside = Per { $card } manca ancora una carta accanto: i due posti vicini sono vuoti.
reason-no-bridge-left = Non hai più ponti.
reason-bridge-needless = Il ponte non serve: { $card } va bene anche senza.
reason-bridge-same-row = Un ponte porta alla fila sopra o sotto, mai lungo la stessa fila.
reason-bridge-no-neighbours = La { $from } e la { $row } non sono vicine: nessun ponte le unisce.
reason-bridge-no-start = Questo ponte partirebbe da un posto ancora vuoto: lì ci vorrebbe { $wanted }.

reason-others-turn = Adesso è il turno di { $seat }.
reason-no-such-seat = Lì non è seduto nessuno.

reason-flip-first = Prima scopri la tua carta in cima.
reason-lay-turned-first = Hai già scoperto { $card }. Prima posa quella carta.
reason-middle-opens = La primissima carta va al centro.
reason-middle-first = Al centro { $card } va bene, e il centro viene sempre prima.
reason-not-one-higher = Al centro c’è { $top }, e { $card } non vale uno in più.
reason-not-one-higher-there = Sul mucchio di { $seat }, { $card } non va bene: dovrebbe valere uno in più.
reason-fits-elsewhere = Per { $card } c’è un altro posto. Avete deciso che non sfugge niente.
reason-own-pile = Questo è il tuo mucchio. Una carta ci va solo se non va bene da nessun’altra parte.
reason-nothing-overlooked = Non c’è niente da fermare: a nessuno è sfuggito niente, oppure è troppo tardi.

reason-last-card-open = Era un’ultima carta. Prima di’ se ci credi, poi si va avanti.
reason-slipping-off = Avete deciso che nessuno infila carte di nascosto.
reason-slip-too-late = Puoi infilare carte solo subito dopo la tua, finché chi viene dopo non ha fatto niente.
reason-nothing-to-believe = Dici che ci credi solo quando chi gioca subito prima di te ha posato l’ultima carta.
reason-nothing-to-question = Per ora non c’è nessuna carta da mettere in dubbio.
reason-only-next-doubts = Per questa carta può gridare «Baro!» solo chi viene dopo: { $seat }.
reason-catch-yourself = Non puoi gridare «Beccato!» per le tue carte.

reason-nothing-to-accept = Si accetta solo l’ultima carta di qualcuno.
reason-nothing-to-object = Nessun altro ha appena posato una carta contro cui protestare.
reason-claim-a-colour = Cominci un mucchio: di’ anche di che colore è.
reason-no-colour-now = Si dice un colore solo con la prima carta di un mucchio, e solo se ogni mucchio ha un colore.
reason-colour-complete = { $colour ->
    [r] Il mucchio rosso è già finito.
    [y] Il mucchio giallo è già finito.
    [g] Il mucchio verde è già finito.
   *[b] Il mucchio blu è già finito.
} Scegli un altro colore.
reason-no-colour-left = Tutti e quattro i colori sono finiti: non c’è più niente da posare. Puoi ancora passare o protestare.

reason-guess-range = Di’ un numero da { $least } a { $most }: la somma non può essere altro.
reason-already-turned = La tua carta è già scoperta. Adesso l’altra persona scopre la sua.
reason-fewer-cards = { $count ->
    [0] { $seat } non ha più carte.
    [one] { $seat } ha solo una carta.
   *[other] { $seat } ha solo { $count } carte.
}
reason-already-played = Hai già giocato { $card }.

reason-take-first = Prima prendi una carta: dal mazzo o da uno dei quattro mucchi.
reason-lay-now = Hai già preso una carta. Adesso posa una delle tue su un mucchio.
reason-end-now = Hai preso una carta e ne hai posata una. Adesso chiudi il turno.
reason-just-taken = Hai appena preso { $card } da un mucchio. Posa un’altra carta.
reason-lay-on-free-place = I mucchi sono sempre quattro: posa la carta nel posto libero.
reason-not-one-colour = Hai ancora più di un colore in mano. Chiudi semplicemente il turno.
reason-close-too-early = Prima prendi una carta e posane una. Solo dopo puoi chiudere la mano.

reason-nothing-shown = Adesso non c’è nessuna carta nuova per cui gridare.
reason-called-already = { $word ->
    [schnipp] Hai già gridato «Cic».
   *[schnapp] Hai già gridato «Ciac».
} Per ogni carta si grida una volta sola.
reason-only-schnipp = Non hai più carte: puoi gridare solo «Cic».
reason-no-cards = Non hai più carte da scoprire.
reason-settle-first = Qualcuno ha gridato. Prima si decide chi prende che cosa.
reason-last-card-shown = Era l’ultima carta della partita. Non si scopre più niente.
reason-only-referee-settles = Non serve che ci pensi tu: il tavolo decide da solo chi ha gridato per primo.
reason-referee-only-settles = Il tavolo decide soltanto: non ha carte e non grida.

rulebook-why = Perché?
