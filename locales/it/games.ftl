# Le scatole sullo scaffale e i giochi che contengono.

box-elfer-raus = Fuori undici
box-junior = Fuori undici Junior
box-master = Fuori undici Master
box-elferspiel = Gioco dell’undici
box-globi = Gioco dell’undici Globi

game-junior = Gioco Junior
game-junior-about = Cinque carte a testa, e in quattro colori si riempie lo spazio tra l’1 e l’11.
game-junior-goal = Posa tutte le tue carte prima degli altri.

game-elfer-raus = Fuori undici
game-elfer-raus-about = Dagli 11 partono quattro file che scendono fino a 1 e salgono fino a 20, e chi trattiene una carta fa aspettare gli altri.
game-elfer-raus-goal = Posa tutte le tue carte prima degli altri.

game-falscher-anfang = Falso inizio
game-falscher-anfang-about = Fuori undici dai bordi verso il centro: gli 1 e i 20 sono già sul tavolo, e le file crescono da lì.
game-falscher-anfang-goal = Posa tutte le tue carte prima degli altri.

game-drei-anfangszahlen = Inizio con tre numeri diversi
game-drei-anfangszahlen-about = Fuori undici con più scelta all’inizio: ogni fila può cominciare con il suo 10, il suo 11 o il suo 12.
game-drei-anfangszahlen-goal = Posa tutte le tue carte prima degli altri.

game-beliebige-startkarte = Inizio con una carta qualsiasi
game-beliebige-startkarte-about = Fuori undici con sorpresa: la primissima carta decide con quale numero cominciano tutte le file.
game-beliebige-startkarte-goal = Posa tutte le tue carte prima degli altri.

game-elferspiel = Gioco dell’undici
game-elferspiel-about = Il cugino svizzero di Fuori undici: in un turno puoi posare più carte, ma tutte nella stessa fila.
game-elferspiel-goal = Posa in fretta le tue carte: quelle che ti restano contano contro di te.

game-farben-mix = Misto di colori
game-farben-mix-about = Il Gioco dell’undici tutto colorato: ogni fila accetta ogni colore, solo i numeri devono seguirsi.
game-farben-mix-goal = Posa in fretta le tue carte: quelle che ti restano contano contro di te.

game-eins-zwanzig = Uno verso l’alto, venti verso il basso
game-eins-zwanzig-about = Le file cominciano dai due capi: quando l’1 e il 20 di un colore sono sul tavolo, si riempie lo spazio in mezzo.
game-eins-zwanzig-goal = Posa in fretta le tue carte: quelle che ti restano contano contro di te.

game-master = Fuori undici Master
game-master-about = Fuori undici per menti sveglie: con jolly, ponti da una fila all’altra e un bonus per ogni mezza fila che completi.
game-master-goal = Fai più punti di tutti: vinci carte bonus e tieni poche carte in mano.

game-ueberall-anschliessen = Continua dappertutto
game-ueberall-anschliessen-about = Scopri una carta dopo l’altra e mettila dove vale uno in più: al centro o sul mucchio di qualcun altro.
game-ueberall-anschliessen-goal = Resta senza carte prima degli altri.

game-mogeln = Il baro
game-mogeln-about = Posa una carta coperta e di’ il numero che viene dopo: può anche non essere vero, basta che nessuno se ne accorga.
game-mogeln-goal = Liberati di tutte le carte senza farti scoprire.

game-erwischt = Non lasciarti sorprendere!
game-erwischt-about = Con le carte coperte si conta insieme fino a venti, e chi si fa sorprendere a bluffare prende tutto il mucchio.
game-erwischt-goal = Liberati di tutte le carte senza farti sorprendere.

game-ratefix = Indovina un po’…
game-ratefix-about = Ognuno posa una carta coperta e conosce solo la sua: chi si avvicina di più alla somma?
game-ratefix-goal = Indovina bene e vinci più carte di tutti.

game-poker = Poker
game-poker-about = Ognuno posa una carta che nessuno ha visto, e poi si indovina quanto fanno tutte insieme.
game-poker-goal = Indovina bene e vinci più carte di tutti.

game-zweikampf = Partita a due
game-zweikampf-about = In due, con due mazzi: ognuno scopre una carta, e la più alta le prende tutte e due.
game-zweikampf-goal = Vinci più carte dell’altra persona.

game-farben-sammeln = Raccogli i colori
game-farben-sammeln-about = Scambia una carta dopo l’altra finché non hai in mano un solo colore, con i numeri più alti che trovi.
game-farben-sammeln-goal = Raccogli carte alte di un solo colore.

game-schnipp-schnapp = Cic ciac
game-schnipp-schnapp-about = Si scopre una carta dopo l’altra, e quando due numeri sono uguali, chi grida più in fretta vince i mucchi.
game-schnipp-schnapp-goal = Raccogli più quartetti di tutti.

game-schwarzer-peter = L’uomo nero
game-schwarzer-peter-about = Pesca da chi siede accanto a te e posa le coppie: una carta non ha la sua gemella, e nessuno sa quale.
game-schwarzer-peter-goal = Non restare con la carta spaiata in mano.

game-hoechste-karte = Vince la carta più alta
game-hoechste-karte-about = Tutti hanno gli stessi undici numeri e ne scelgono uno di nascosto: il più alto prende tutte le carte.
game-hoechste-karte-goal = Vinci più carte di tutti.
