# Che cosa è successo, con il nome degli altri o, per …-own, detto alla persona stessa.
# $who è un nome (o più nomi uniti), $card il nome di una carta, $row quello di una fila.

event-lay = { $who } ha posato { $card }.
event-lay-own = Hai posato { $card }.
event-lay-row = { $who } ha posato { $card } nella { $row }.
event-lay-row-own = Hai posato { $card } nella { $row }.
event-draw = { $who } ha pescato una carta.
event-draw-own = Hai pescato { $card }.
event-done = { $who } ha finito il turno.
event-done-own = Il tuo turno è finito.
event-pass = { $who } passa.
event-pass-own = Passi.

event-deal = Mano { $round }: { $who } ha dato le carte.
event-deal-own = Mano { $round }: hai dato le carte.
event-redealt = Nessuno poteva cominciare, perciò le carte sono state ridistribuite.
event-round-over = La mano { $round } è finita.
event-over = La partita è finita.

ending-out = Qualcuno è rimasto senza carte: la mano è finita.
ended-out = { $who } è senza carte: la mano è finita.
ended-out-own = Sei senza carte: la mano è finita.
ending-full = Tutti i posti sono occupati: la mano è finita.

winner-round = { $count ->
    [one] { $who } vince la mano.
   *[other] { $who } vincono la mano insieme.
}
winner-round-own = Hai vinto la mano!
winner-round-shared-own = Hai vinto la mano, insieme a { $who }!
winner-match = { $count ->
    [one] { $who } vince!
   *[other] { $who } vincono insieme!
}
winner-match-own = Hai vinto!
winner-match-shared-own = Hai vinto, insieme a { $who }!

# Al tavolo

event-joined = { $who } si unisce al tavolo.
event-joined-own = Sei al tavolo.
event-renamed = { $who } adesso si chiama { $name }.
event-renamed-own = Adesso ti chiami { $name }.
event-renamed-chair = Il posto { $seat } adesso si chiama { $name }.
event-face = { $who } ha una faccia nuova.
event-face-own = Hai una faccia nuova.
event-face-chair = Il posto { $seat } ha una faccia nuova.
event-removed = { $who } non è più al tavolo.
event-removed-own = Ti è stato chiesto di lasciare il tavolo.
event-host = Adesso è { $who } a occuparsi del tavolo.
event-host-own = Adesso ti occupi tu del tavolo.
event-chair-free = Il posto { $seat } è libero.
event-chair-bot = { $who } prende posto.
event-chair-player = { $who } prende posto.
event-chair-player-own = Prendi posto.
event-chair-away = { $who } non c’è. Intanto gioca un bot.
event-chair-away-own = Non c’eri, perciò un bot gioca per te.
event-chair-back = { $who } è di nuovo qui.
event-chair-back-own = Eccoti di nuovo.
event-request = { $who } vorrebbe prendere il posto { $seat }.
event-request-own = Vorresti prendere il posto { $seat }.
event-agreed = { $who } dice di sì.
event-agreed-own = Hai detto di sì.
event-declined = { $who } preferisce di no. Il bot continua a giocare.
event-declined-own = Preferisci di no. Il bot continua a giocare.
event-withdrawn = { $who } non chiede più un posto.
event-withdrawn-own = Non chiedi più un posto.
event-configured = Nuovo gioco: { $game }, in { $count }.
event-started = Le carte sono distribuite. Si comincia!
event-undone = { $count ->
    [one] { $who } ha annullato l’ultima mossa.
   *[other] { $who } ha annullato le ultime { $count } mosse.
}
event-undone-own = { $count ->
    [one] Hai annullato la tua ultima mossa.
   *[other] Hai annullato le tue ultime { $count } mosse.
}
event-pace = { $seconds ->
    [0] Adesso i bot giocano subito.
    [one] Adesso i bot impiegano { $seconds } secondo per mossa.
   *[other] Adesso i bot impiegano { $seconds } secondi per mossa.
}
event-handicap = { $seconds ->
    [0] { $who } non ha più vantaggio per gridare.
   *[other] { $who } ha { $seconds } s di vantaggio per gridare.
}
event-handicap-own = { $seconds ->
    [0] Non hai più vantaggio per gridare.
   *[other] Hai { $seconds } s di vantaggio per gridare.
}
event-locked = Il tavolo è chiuso: non può più entrare nessuno.
event-unlocked = Il tavolo è di nuovo aperto.

event-reaction = { $who }: { $reaction }
event-reaction-own = Tu: { $reaction }

reaction-smile = Un sorriso
reaction-clap = Complimenti!
reaction-hurry = Sbrigati!
reaction-wow = Caspita!
reaction-oops = Ops!
reaction-thanks = Grazie!
