# Come si gioca: ogni gioco in poche frasi, da leggere ad alta voce. Le regole sono quelle di docs/games.

howto-goal = Lo scopo
howto-start = All’inizio
howto-turn = Il tuo turno
howto-special = Da sapere
howto-end = La fine

howto-junior-goal = Posa tutte le tue carte prima degli altri. In quattro colori si riempie lo spazio tra l’1 e l’11.
howto-junior-start = Gli 1 e gli 11 sono già sul tavolo, e ognuno ha cinque carte. Comincia chi è più giovane. Poi si va avanti in senso orario.
howto-junior-turn = Posa almeno una carta che va bene, o anche di più: nel suo colore, dall’1 in su o dall’11 in giù, un numero dopo l’altro. Se niente va bene, pesca una carta e posala se va bene. Poi il tuo turno è finito.
howto-junior-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Alla fine vince chi ne ha di meno.

howto-elfer-raus-goal = Posa tutte le tue carte prima degli altri. Insieme costruite quattro file, una per colore: dall’11 si scende fino a 1 e si sale fino a 20.
howto-elfer-raus-start = Chi ha l’11 rosso lo posa, e per ora nient’altro. Se non ce l’ha nessuno, tocca al giallo, poi al verde, poi al blu. Poi si va avanti in senso orario.
howto-elfer-raus-turn = Posa almeno una carta che continua la sua fila, o anche di più. Una fila nuova comincia con il suo 11. Se niente va bene, pesca fino a tre carte: appena una va bene, la posi, e il tuo turno è finito.
howto-elfer-raus-keep = Quando ne hai posata una, puoi tenere le altre. Chi aspetta la tua carta dovrà pescare!
howto-elfer-raus-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Alla fine vince chi ne ha di meno.

howto-falscher-anfang-goal = Posa tutte le tue carte prima degli altri. Questa volta le quattro file crescono dai bordi verso il centro.
howto-falscher-anfang-start = Gli 1 e i 20 sono già sul tavolo. Comincia chi ha l’11 rosso; se non ce l’ha nessuno, tocca al giallo, poi al verde, poi al blu. Poi si va avanti in senso orario.
howto-falscher-anfang-turn = Posa almeno una carta che va bene, o anche di più: nel suo colore, dall’1 in su o dal 20 in giù, un numero dopo l’altro. Se niente va bene, pesca fino a tre carte. Appena una va bene, la posi, e il tuo turno è finito.
howto-falscher-anfang-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Alla fine vince chi ne ha di meno.

howto-drei-anfangszahlen-goal = Posa tutte le tue carte prima degli altri. Insieme costruite quattro file, una per colore, che scendono fino a 1 e salgono fino a 20.
howto-drei-anfangszahlen-start = Comincia chi siede a sinistra di chi dà le carte: con un 10, un 11 o un 12, e solo con quella carta. Chi non ne ha, pesca fino a tre carte. Poi tocca a chi viene dopo, in senso orario.
howto-drei-anfangszahlen-turn = Posa almeno una carta che continua la sua fila, o anche di più. Una fila nuova comincia con il suo 10, il suo 11 o il suo 12, come vuoi tu. Se niente va bene, pesca fino a tre carte: appena una va bene, la posi, e il tuo turno è finito.
howto-drei-anfangszahlen-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Alla fine vince chi ne ha di meno.

howto-beliebige-startkarte-goal = Posa tutte le tue carte prima degli altri. Insieme costruite quattro file, una per colore, che scendono fino a 1 e salgono fino a 20.
howto-beliebige-startkarte-start = Si tira a sorte chi comincia. Quella persona posa una carta qualsiasi, ma una sola. Poi si va avanti in senso orario.
howto-beliebige-startkarte-turn = Posa almeno una carta che continua la sua fila, o anche di più. Tutte le file cominciano con il numero della primissima carta: se era un 7, ognuna comincia con il suo 7. Se niente va bene, pesca fino a tre carte: appena una va bene, la posi, e il tuo turno è finito.
howto-beliebige-startkarte-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Alla fine vince chi ne ha di meno.

howto-elferspiel-goal = Posa in fretta le tue carte: quelle che ti restano contano contro di te. Insieme costruite quattro file, una per colore: dall’11 si scende fino a 1 e si sale fino a 20.
howto-elferspiel-start = Chi ha l’11 rosso lo posa, e per ora nient’altro. Se non ce l’ha nessuno, tocca al blu, poi al giallo, poi al verde. Poi si va avanti in senso antiorario.
howto-elferspiel-turn = Posa almeno una carta che continua la sua fila. Se niente va bene, pesca una carta. Se va bene, posala; se no, puoi pescare un’altra volta oppure passare.
howto-elferspiel-row = Puoi posare più carte, ma in un turno in una fila sola, anche da tutte e due le parti. Una fila nuova comincia con il suo 11.
howto-elferspiel-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Dopo tre mani, di solito, vince chi ne ha di meno.

howto-farben-mix-goal = Posa in fretta le tue carte: quelle che ti restano contano contro di te. Insieme costruite file di tutti i colori: dall’11 si scende fino a 1 e si sale fino a 20.
howto-farben-mix-start = Chi ha l’11 rosso lo posa, e per ora nient’altro. Se non ce l’ha nessuno, tocca al blu, poi al giallo, poi al verde. Poi si va avanti in senso antiorario.
howto-farben-mix-turn = Posa almeno una carta con il numero che continua una fila: il colore non conta. Se niente va bene, pesca una carta. Se va bene, posala; se no, puoi pescare un’altra volta oppure passare.
howto-farben-mix-row = Puoi posare più carte, ma in un turno in una fila sola, anche da tutte e due le parti. Una fila nuova comincia con un 11.
howto-farben-mix-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Dopo tre mani, di solito, vince chi ne ha di meno.

howto-eins-zwanzig-goal = Posa in fretta le tue carte: quelle che ti restano contano contro di te. Insieme costruite quattro file, dall’1 in su e dal 20 in giù.
howto-eins-zwanzig-start = Chi ha l’1 rosso lo posa, e per ora nient’altro. Se non ce l’ha nessuno, tocca al blu, poi al giallo, poi al verde. Poi si va avanti in senso antiorario.
howto-eins-zwanzig-turn = Posa almeno una carta che va bene: un 1, un 20 o il prossimo numero di un colore. Se niente va bene, pesca una carta. Se va bene, posala; se no, puoi pescare un’altra volta oppure passare.
howto-eins-zwanzig-both = Prima devono esserci l’1 e il 20 di un colore. Solo dopo vengono i numeri in mezzo.
howto-eins-zwanzig-row = Puoi posare più carte, ma in un turno in una fila sola, anche da tutte e due le parti.
howto-eins-zwanzig-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Dopo tre mani, di solito, vince chi ne ha di meno.

howto-master-goal = Fai più punti di tutti: vinci carte bonus e tieni poche carte in mano. Le quattro file vanno da 1 a 21.
howto-master-start = I quattro 11 sono già sul tavolo. Ognuno ha delle carte in mano e qualche ponte. Comincia chi è più giovane, poi si va avanti in senso orario.
howto-master-turn = Posa da una a quattro carte, oppure pescane una. Una carta va bene se, nel suo colore, il numero prima o dopo è già sul tavolo. Quando il mazzo è vuoto, devi posare se un tuo numero va bene; se no, puoi passare.
howto-master-joker = Il jolly sostituisce qualsiasi carta che andrebbe bene.
howto-master-swap = Hai la carta che un jolly sostituisce? Scambiala con lui: adesso il jolly è tuo. Nello stesso turno posi anche una carta.
howto-master-bridge = Un ponte porta allo stesso numero nella fila sopra o sotto, dove non si arriva in altro modo. Posaci subito la carta o un jolly. Ogni ponte vale una volta sola.
howto-master-bonus = Se riempi l’ultimo posto di una mezza fila, da 1 a 10 o da 12 a 21, ricevi una carta bonus: undici punti per te! Ce ne sono solo sette.
howto-master-end = La mano finisce quando qualcuno resta senza carte o quando tutti i posti sono occupati. Quello che ti resta in mano si toglie dai tuoi punti: ogni numero, e undici per ogni jolly. Qui vince chi ha più punti.

howto-ueberall-anschliessen-goal = Resta senza carte prima degli altri.
howto-ueberall-anschliessen-start = Si danno tutte le carte, in mazzi coperti. Chi siede a sinistra di chi dà le carte scopre la prima al centro. Poi si va avanti in senso orario.
howto-ueberall-anschliessen-turn = Scopri la tua carta in cima e mettila dove vale uno in più: prima al centro, se no sul mucchio di qualcun altro. Se ci riesci, ne scopri subito un’altra. Se non va bene da nessuna parte, va sul tuo mucchio, e il tuo turno è finito.
howto-ueberall-anschliessen-next = Il colore non conta, e dopo il 20 viene l’1.
howto-ueberall-anschliessen-stop = A qualcuno è sfuggito che una carta andava bene altrove? Grida «Stop!» prima che si scopra la prossima. Allora riceve una carta da ognuno.
howto-ueberall-anschliessen-again = Appena il tuo mazzo è finito, il tuo mucchio viene girato e diventa il nuovo mazzo. La prima carta che hai posato torna per prima.
howto-ueberall-anschliessen-end = Vince chi resta per primo senza nessuna carta. Gli altri vanno avanti per i posti successivi.

howto-mogeln-goal = Liberati di tutte le carte senza farti scoprire.
howto-mogeln-start = In tre si gioca con le carte da 1 a 9, in quattro da 1 a 10, altrimenti da 1 a 15. Si danno tutte queste carte. Chi siede a sinistra di chi dà le carte comincia con l’1, poi si va avanti in senso orario.
howto-mogeln-turn = Posa una carta coperta sul mucchio e fai finta che sia il numero che viene dopo: 1, 2, 3… Può anche non essere vero, e il colore non conta. Dopo il numero più alto il mucchio si toglie e si ricomincia da 1.
howto-mogeln-doubt = Se non credi alla carta posata subito prima di te, mettila in dubbio prima di posare. Se era falsa, il mucchio va a chi l’ha posata, se no lo prendi tu. Poi si ricomincia da 1.
howto-mogeln-slip = Ssst! Subito dopo la tua carta puoi trascinarne altre sul bordo basso del mucchio, finché qualcuno non gioca. Ma noi non ti abbiamo detto niente!
howto-mogeln-caught = Qualcuno ha infilato delle carte? Presto, grida «Beccato!». Se hai ragione, il mucchio va a chi ha barato, se no lo prendi tu.
howto-mogeln-end = Vince chi resta per primo senza carte. Ma alla sua ultima carta bisogna credere, oppure deve essere giusta.

howto-erwischt-goal = Liberati di tutte le carte senza farti sorprendere.
howto-erwischt-start = Si danno tutte le carte. Chi siede a destra di chi dà le carte comincia con l’1, poi si va avanti in senso antiorario.
howto-erwischt-turn = Posa una carta coperta sul mucchio e fai finta che sia il numero che viene dopo. Oppure passa, e lascia quel numero a chi viene dopo. Dopo il 20 il mucchio si toglie e si ricomincia da 1.
howto-erwischt-object = Se non credi a una carta, contestala prima che chi viene dopo posi o passi. Se era falsa, il mucchio va a chi l’ha posata, se no lo prendi tu. Poi si ricomincia da 1.
howto-erwischt-end = Vince chi resta per primo senza carte. Ma tutti devono accettare la sua ultima carta, oppure deve essere giusta.

howto-ratefix-goal = Indovina quanto fanno tutte le carte insieme, e vinci più carte di tutti.
howto-ratefix-start = Ognuno ha lo stesso numero di carte, in un mazzo coperto. Chi siede a sinistra di chi dà le carte indovina per primo.
howto-ratefix-turn = Guarda la tua carta in cima. Ognuno mette la sua coperta al centro e dice un numero, in senso orario: quanto fanno tutte insieme? Chi va più vicino vince le carte, e la volta dopo indovina per primo.
howto-ratefix-tie = Se due o più numeri sono ugualmente vicini, le carte restano lì. Le prende chi vince la volta dopo.
howto-ratefix-end = Quando i mazzi sono vuoti, vince chi ha vinto più carte.

howto-poker-goal = Indovina quanto fanno tutte le carte insieme, e vinci più carte di tutti.
howto-poker-start = Si gioca solo con il rosso e il blu. Ognuno ha lo stesso numero di carte, in un mazzo coperto. Chi siede a destra di chi dà le carte indovina per primo.
howto-poker-turn = Ognuno mette al centro la sua carta in cima, e nessuno la guarda. Poi ognuno dice un numero, in senso antiorario: quanto fanno tutte insieme? Chi va più vicino vince le carte.
howto-poker-tie = Se due o più numeri sono ugualmente vicini, le carte restano lì. Le prende chi vince la volta dopo.
howto-poker-next = Ogni volta indovina per primo qualcun altro: la persona dopo, nello stesso senso.
howto-poker-end = Quando i mazzi sono vuoti, vince chi ha vinto più carte.

howto-zweikampf-goal = Vinci più carte dell’altro.
howto-zweikampf-start = Si gioca in due, con due colori. Ognuno ha venti carte, in un mazzo coperto.
howto-zweikampf-turn = Scopri la tua carta in cima: l’altra persona fa lo stesso. La più alta le prende tutte e due.
howto-zweikampf-tie = Lo stesso numero? Allora ne scoprite un’altra a testa, e la più alta prende tutto.
howto-zweikampf-end = Quando i mazzi sono vuoti, vince chi ha preso più carte.

howto-farben-sammeln-goal = Raccogli carte alte di un solo colore.
howto-farben-sammeln-start = Ognuno ha delle carte in mano. Sul tavolo ci sono il mazzo e quattro mucchi scoperti. Comincia chi siede a sinistra di chi dà le carte, poi si va avanti in senso orario.
howto-farben-sammeln-turn = Prendi la carta in cima al mazzo o a un mucchio. Poi posane una dalla mano su un mucchio: ma non quella che hai appena preso da lì. Se c’è un posto libero, va in quello.
howto-farben-sammeln-close = Se alla fine del turno hai in mano un solo colore, puoi chiudere la mano.
howto-farben-sammeln-loser = Chi fa meno punti comincia la mano dopo.
howto-farben-sammeln-end = Ognuno somma i numeri del suo colore migliore: sono i suoi punti. Dopo tutte le mani vince chi ne ha di più.

howto-schnipp-schnapp-goal = Raccogli più quartetti di tutti. Un quartetto sono le quattro carte con lo stesso numero.
howto-schnipp-schnapp-start = Si danno tutte le carte, in mazzi coperti; i quartetti già completi si mettono subito da parte. Comincia chi siede a sinistra di chi dà le carte, poi si va avanti in senso orario.
howto-schnipp-schnapp-turn = Scopri la tua carta in cima e mettila sul tuo mucchio scoperto. Adesso tutti guardano bene, e tutti possono gridare.
howto-schnipp-schnapp-schnapp = Il numero nuovo è anche in cima a un altro mucchio scoperto? Grida «Ciac!». Chi grida per primo prende i mucchi degli altri con quel numero.
howto-schnipp-schnapp-wrong = Hai gridato per niente? Il tuo mucchio scoperto va al centro. Se più d’uno grida giusto nello stesso momento, non vince nessuno.
howto-schnipp-schnapp-schnipp = Il numero nuovo è in cima al mucchio al centro? Grida «Cic!». Chi grida per primo lo prende.
howto-schnipp-schnapp-end = È finita quando tutti i quartetti sono raccolti o quando una sola persona ha ancora carte. Vince chi ha più quartetti.

howto-schwarzer-peter-goal = Non restare con la carta spaiata in mano: è l’uomo nero.
howto-schwarzer-peter-start = Si gioca con due colori, e due numeri uguali fanno una coppia. Una carta si mette da parte di nascosto, così la sua compagna resta sola. Comincia chi siede a sinistra di chi dà le carte, poi si va avanti in senso orario.
howto-schwarzer-peter-turn = Pesca una carta da chi siede alla tua sinistra, senza vederla. Se adesso hai una coppia, si posa subito. Chi non ha più carte è al sicuro.
howto-schwarzer-peter-end = Quando tutte le coppie sono posate, qualcuno ha ancora l’uomo nero e perde. Tutti gli altri vincono.

howto-hoechste-karte-goal = Vinci più carte di tutti.
howto-hoechste-karte-start = Tutti hanno i numeri da 1 a 11, ognuno nel suo colore.
howto-hoechste-karte-turn = Scegli una carta di nascosto. Poi si mostrano tutte insieme, e la più alta le prende tutte. Una volta scelta, non si cambia.
howto-hoechste-karte-tie = Se le più alte sono più d’una, le carte restano lì. Le riceve in più chi vince dopo.
howto-hoechste-karte-end = Quando tutte le carte sono giocate, vince chi ne ha prese di più.
