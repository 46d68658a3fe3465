# Unirsi a un tavolo.

join-title = Unisciti a un tavolo
join-about = Chi ha aperto il tavolo vede il codice. Oppure leggi il codice QR con la fotocamera.
join-free = Posto libero
join-join = Gioca
join-watch = Guarda soltanto
join-full = Tutti i posti sono occupati. Puoi comunque guardare.
join-locked = Il tavolo è chiuso: per ora non entra nessuno. Puoi comunque guardare.
