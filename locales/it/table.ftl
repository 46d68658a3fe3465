# Al tavolo.

table-rows = Le file
table-row = { $row }: { $cards }
table-row-empty = ancora niente
table-run = da { $first } a { $last }
table-seats = Gli altri al tavolo
table-seat-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
table-seat-turn = è il suo turno
table-seat-away = assente
table-seat-gone = non c’è
table-bridges = { $count ->
    [one] un ponte
   *[other] { $count } ponti
}
table-bonus = { $count ->
    [one] una carta bonus
   *[other] { $count } carte bonus
}
table-stock = { $count ->
    [0] Il mazzo è vuoto
    [one] Mazzo: una carta
   *[other] Mazzo: { $count } carte
}
table-hand = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
}
table-card-fits = { $label }, va bene
table-actions = Che cosa puoi fare
table-your-turn = Tocca a te!
table-your-turn-fits = { $count ->
    [one] Tocca a te! Una carta va bene.
   *[other] Tocca a te! { $count } carte vanno bene.
}
table-turn = Gioca { $who }.
table-undo = Riprendere
table-cancel = Qualcos’altro
table-understood = Capito
table-curtain = { $who }, tocca a te!
table-curtain-about = Prendi il dispositivo. Adesso nessun altro guarda.
table-curtain-open = Sono { $who }
table-log-empty = Non è ancora successo niente.
table-connecting = Andiamo al tavolo …
table-reconnecting = Il collegamento è caduto. Riproviamo di continuo; niente va perso.
table-ended = Non sei più a questo tavolo
table-join-again = Tornare al tavolo
table-home = Inizio

menu-home = Esci
menu-title = Altro
menu-log = Storia
menu-faces = Dire
menu-people = Persone
menu-look = Carte
menu-tv = Mostrare su un grande schermo
menu-settings = Tutte le impostazioni
menu-order = Ordinare la mia mano
menu-order-colour = Per colore
menu-order-number = Per numero
menu-order-hand = Come voglio
menu-layout = Le file
menu-layout-auto = Secondo lo spazio
menu-layout-compact = A mucchi
menu-layout-spread = Distese

move-draw = Pesca una carta
move-done = Fatto
move-pass = Passo
move-row = Nella { $row }
move-joker = Jolly come { $card }
move-swap = Scambia il jolly con { $card }
move-bridge = Ponte dalla { $from }: { $card }
move-bridge-joker = Ponte dalla { $from }, jolly come { $card }
