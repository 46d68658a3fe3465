# Un nuovo tavolo.

new-title = Nuovo tavolo
new-which = A che gioco vuoi giocare?
new-other = Un altro gioco
new-way = Chi gioca con te?
new-way-bots = Io contro i bot
new-way-bots-about = Si comincia subito.
new-way-here = In più persone su questo dispositivo
new-way-here-about = Ve lo passate, e nessuno vede le carte degli altri.
new-way-link = Ognuno sul suo dispositivo
new-way-link-about = Inviti gli altri con un link, un codice o un codice QR.
new-players = In quanti giocate?
new-seats = Intorno al tavolo
new-your-name = Il tuo nome
new-sits-here = Qualcuno qui, su questo dispositivo
new-sits-link = Qualcuno con il link
new-name-of = Chi siede al posto { $number }?
new-more = Altro: livello, posti, regole della casa
new-rules = Regole della casa
new-rules-changed = { $count ->
    [0] tutto come al solito
    [one] una cambiata
   *[other] { $count } cambiate
}
new-rules-usual = Rimetti come al solito
new-deal = Dai le carte
new-invite = Apri il tavolo
new-invite-about = Le carte si danno quando ci siete tutti.
