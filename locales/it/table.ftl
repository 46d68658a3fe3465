# Al tavolo.

table-rows = Le file
table-rows-starts = Le file; si comincia con: { $numbers }
table-row = { $row }: { $cards }
table-row-empty = ancora niente
table-run = da { $first } a { $last }
table-seats = Gli altri al tavolo
table-seat-cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
table-seat-turn = è il suo turno
table-seat-away = assente
table-seat-gone = non c’è
table-stock = { $count ->
    [0] Il mazzo è vuoto
    [one] Mazzo: una carta
   *[other] Mazzo: { $count } carte
}
table-hand = { $count ->
    [0] Non hai carte in mano
    [one] Hai in mano una carta
   *[other] Hai in mano { $count } carte
}
table-card-fits = { $label }, va bene
table-card-waiting = { $label }, aspetta la connessione
table-actions = Che cosa puoi fare
table-your-turn = Tocca a te!
table-your-turn-none = Tocca a te! Niente va bene.
table-your-turn-no-more = Tocca a te! Non va bene altro.
table-watching = Stai guardando.
table-your-turn-fits = { $count ->
    [0] Tocca a te! Niente va bene.
    [one] Tocca a te! Una carta va bene.
   *[other] Tocca a te! { $count } carte vanno bene.
}
table-turn = È il turno di { $who }.
table-undo = Annulla mossa
table-cancel = Annulla
table-understood = Capito
table-curtain = { $who }, tocca a te!
table-curtain-about = Prendi il dispositivo. Gli altri guardano altrove.
table-curtain-open = Sono io: { $who }
table-curtain-cards = { $count ->
    [0] Non hai carte
    [one] Hai una carta
   *[other] Hai { $count } carte
}
table-curtain-news = Dal tuo ultimo turno
table-log-empty = Non è ancora successo niente.
table-log-match = Partita { $match }: { $game }
table-look-order = La prima è la carta in cima.
table-connecting = Andiamo al tavolo…
table-reconnecting = La connessione è caduta. Continuiamo a provare: niente va perso.
table-unsent = Niente connessione: la tua mossa aspetta.
table-waiting = Il tavolo aspetta, perché in questo momento il server non può salvare niente. La partita riprende da sola: niente va perso.
table-stood-in = { $count ->
    [one] Rieccoti! Nel frattempo un bot ha preso il tuo posto.
   *[other] Rieccovi! Nel frattempo dei bot hanno preso il vostro posto.
}
table-ended = Qui non si va avanti
table-join-again = Torna al tavolo
table-home = Alla pagina iniziale
table-title-turn = ● Tocca a te – { $title }

menu-home = Esci
menu-title = Altro
menu-log = Cronaca
menu-faces = Reagisci
menu-people = Persone
menu-howto = Regole
menu-look = Carte
menu-keys = Tastiera
menu-tv = Mostra su uno schermo grande
menu-settings = Tutte le impostazioni
menu-order = Ordina le mie carte
menu-order-colour = Per colore
menu-order-number = Per numero
menu-order-hand = Come voglio
menu-layout = Le file
menu-layout-auto = In base allo spazio
menu-layout-compact = A mucchi
menu-layout-spread = Distese

move-draw = Pesca una carta
move-done = Chiudi il turno
move-pass = Passo
move-flip = Scopri una carta
automatic-done = Il turno finisce…
automatic-pass = Passo…
automatic-draw = Pesco una carta…
automatic-stop = Ferma
move-row = Nella { $row }
table-callers = Che cosa possono dire gli altri
table-call-of = { $who }: { $what }
table-hand-over = Passa il dispositivo a { $who }
table-you = Tu

table-request-title = Qualcuno vorrebbe giocare
table-request = { $who } vorrebbe prendere il posto { $seat }, dove ora gioca un bot, e vedrà quelle carte. Ti va bene?
table-request-about = Devono essere d’accordo tutte le persone che giocano.
table-request-yes = Sì, va bene
table-request-no = No, resta il bot
table-request-missing = Ancora nessuna risposta: { $names }.
table-request-withdraw = Lascia stare
lesson-done = Capito

table-won-pile = { $count ->
    [0] { $who }: ancora nessuna carta vinta
    [one] { $who }: una carta vinta
   *[other] { $who }: { $count } carte vinte
}
