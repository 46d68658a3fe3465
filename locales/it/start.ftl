# La pagina iniziale.

start-title = Elfer
start-about = Giochi di carte intorno all’undici, per tutta la tavolata
start-play-now = Gioca subito
start-dealing = Arrivano le carte…
start-play-about = { $game } contro { $bots } bot
start-you = Tu
start-player = Posto 1
start-continue = Riprendi
start-continue-table = { $state ->
    [playing] La partita è in corso
   *[waiting] Non ancora cominciata
} · tavolo { $code }
start-more = Tutti i giochi
start-more-about = Contro i bot, in più persone su un dispositivo, o ognuno sul suo.
start-shelf = Vai allo scaffale
start-together = Nuovo tavolo
start-join = Unisciti a un tavolo
start-join-about = C’è già un tavolo? Allora scrivi il suo codice.
