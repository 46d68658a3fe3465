# La pagina iniziale.

start-title = Elfer
start-about = Giochi di carte intorno all’undici, per tutta la tavolata
start-play-now = Gioca subito
start-dealing = Arrivano le carte…
start-play-about = { $game } contro { $bots } bot
start-you = Tu
start-continue = Riprendi
start-continue-table = { $state ->
    [playing] La partita è in corso
   *[waiting] Non ancora cominciata
} · tavolo { $code }
start-ways = Altri modi di giocare
start-shelf = Scegli un gioco
start-shelf-about = Contro i bot, in più persone su un dispositivo, o ognuno sul suo.
start-join = Unisciti a un tavolo
start-join-about = Scrivi il codice del tavolo o inquadra il codice QR con la fotocamera.
