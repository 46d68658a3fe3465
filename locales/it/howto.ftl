# Come si gioca: ogni gioco in poche frasi, da leggere ad alta voce. Le regole complete sono in rules/.

howto-goal = Lo scopo
howto-start = All’inizio
howto-turn = Il tuo turno
howto-special = Da sapere
howto-end = La fine

howto-junior-goal = Posa tutte le tue carte prima degli altri. In quattro colori si riempie lo spazio tra l’1 e l’11.
howto-junior-start = Si gioca con i numeri da 1 a 11. Gli 1 e gli 11 sono già sul tavolo. Ognuno ha cinque carte, le altre sono il mazzo. Comincia chi è più giovane. Poi si va avanti in senso orario.
howto-junior-turn = Posa almeno una carta che va bene, o di più, in tutte le file che vuoi: nel suo colore, dall’1 in su o dall’11 in giù, un numero dopo l’altro. Puoi trattenere le altre. Se niente va bene, pesca una carta e posala se va bene. Poi il turno è finito. Se il mazzo è vuoto, passi.
howto-junior-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Alla fine vince chi ne ha di meno. In caso di parità si vince insieme.

howto-elfer-raus-goal = Posa tutte le tue carte prima degli altri. Insieme costruite quattro file, una per colore: dall’11 si scende fino a 1 e si sale fino a 20.
howto-elfer-raus-start = In due o tre avete 20 carte a testa, in quattro 15, in cinque 12, in sei 10. Le altre sono il mazzo. Chi ha l’11 rosso lo posa, e per ora nient’altro. Se non ce l’ha nessuno, tocca al giallo, poi al verde, poi al blu. Nessuno ha un 11? Ridate le carte. Si gioca in senso orario.
howto-elfer-raus-turn = Posa almeno una carta che continua la sua fila, o di più, in tutte le file che vuoi. Una fila nuova comincia con il suo 11. Se niente va bene, pesca fino a tre carte: appena una va bene, la posi, e il tuo turno è finito. Se il mazzo è vuoto, passi.
howto-elfer-raus-keep = Quando hai posato una carta, puoi tenere le altre. Chi aspetta la tua carta dovrà pescare!
howto-elfer-raus-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Alla fine vince chi ne ha di meno. In caso di parità si vince insieme.

howto-falscher-anfang-goal = Posa tutte le tue carte prima degli altri. Questa volta le quattro file crescono dai bordi verso il centro.
howto-falscher-anfang-start = Gli 1 e i 20 sono già sul tavolo. In due o tre avete 20 carte a testa, in quattro 15, in cinque 12, in sei 10. Comincia chi ha l’11 rosso, se no chi ha il giallo, poi il verde, poi il blu: l’abbiamo deciso noi. Nessuno ha un 11? Ridate le carte. Si gioca in senso orario.
howto-falscher-anfang-turn = Posa una o più carte che vanno bene, in tutte le file che vuoi: nel loro colore, dall’1 in su o dal 20 in giù, un numero dopo l’altro. L’11 è una carta come le altre. Se niente va bene, pesca fino a tre carte: appena una va bene, la posi, e il tuo turno è finito. Se il mazzo è vuoto, passi.
howto-falscher-anfang-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Alla fine vince chi ne ha di meno. In caso di parità si vince insieme.

howto-drei-anfangszahlen-goal = Posa tutte le tue carte prima degli altri. Insieme costruite quattro file, una per colore, che scendono fino a 1 e salgono fino a 20.
howto-drei-anfangszahlen-start = Le carte si danno come in Fuori undici. Chi siede a sinistra di chi dà le carte apre con un 10, un 11 o un 12, e posa solo quella carta. Chi non può aprire pesca fino a tre carte e posa subito la prima giusta. Se non c’è, prova chi viene dopo, in senso orario. In parte l’abbiamo deciso noi.
howto-drei-anfangszahlen-turn = Posa almeno una carta che continua la sua fila, o di più. Una fila nuova comincia con il suo 10, il suo 11 o il suo 12, anche diverso da colore a colore. Se niente va bene, pesca fino a tre carte: appena una va bene, la posi, e il turno è finito. Se il mazzo è vuoto, passi.
howto-drei-anfangszahlen-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Alla fine vince chi ne ha di meno. In caso di parità si vince insieme.

howto-beliebige-startkarte-goal = Posa tutte le tue carte prima degli altri. Insieme costruite quattro file, una per colore, che scendono fino a 1 e salgono fino a 20.
howto-beliebige-startkarte-start = Le carte si danno come in Fuori undici. In ogni mano si tira di nuovo a sorte chi comincia: così abbiamo deciso noi. Quella persona posa una carta qualsiasi, ma una sola. Poi si va avanti in senso orario.
howto-beliebige-startkarte-turn = Posa almeno una carta che continua la sua fila, o di più. Tutte le file cominciano con il numero della primissima carta, per esempio il 7. Allora anche l’11 è una carta come le altre. Se niente va bene, pesca fino a tre carte: appena una va bene, la posi, e il turno è finito. Se il mazzo è vuoto, passi.
howto-beliebige-startkarte-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Alla fine vince chi ne ha di meno. In caso di parità si vince insieme.

howto-elferspiel-goal = Posa in fretta le tue carte: quelle che ti restano contano contro di te. Insieme costruite quattro file, una per colore: dall’11 si scende fino a 1 e si sale fino a 20.
howto-elferspiel-start = Un quarto delle carte, cioè 20, è il mazzo. Le altre si danno in parti uguali. Chi ha l’11 rosso lo posa, e per ora nient’altro. Se non ce l’ha nessuno, tocca al blu, poi al giallo, poi al verde. Nessuno ha un 11? Ridate le carte. Si gioca in senso antiorario.
howto-elferspiel-turn = Posa almeno una carta che continua la sua fila. Se niente va bene, pesca una carta. Se va bene, posala, e poi puoi continuare in quella fila. Se no, puoi pescare un’altra volta oppure passare. Dopo la seconda carta che non va bene, il turno è finito. Se il mazzo è vuoto, passi.
howto-elferspiel-row = Puoi posare più carte, ma in un turno in una fila sola, anche da tutte e due le parti. Una fila nuova comincia con il suo 11: puoi posarlo solo come prima carta del turno. Dopo aver posato una carta, puoi trattenere le altre.
howto-elferspiel-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Di solito giocate tre mani. Vince il totale più basso. In caso di parità si vince insieme.

howto-farben-mix-goal = Posa in fretta le tue carte: quelle che ti restano contano contro di te. Insieme costruite file di tutti i colori: dall’11 si scende fino a 1 e si sale fino a 20.
howto-farben-mix-start = Un quarto delle carte, cioè 20, è il mazzo. Le altre si danno in parti uguali. Chi ha l’11 rosso lo posa, e per ora nient’altro. Se non ce l’ha nessuno, tocca al blu, poi al giallo, poi al verde. Nessuno ha un 11? Ridate le carte. Si gioca in senso antiorario.
howto-farben-mix-turn = Posa almeno una carta con il numero che continua una fila: il colore non conta. Se niente va bene, pesca una carta. Se va bene, posala, e poi puoi continuare in quella fila. Se no, puoi pescare un’altra volta oppure passare. Dopo la seconda carta che non va bene, il turno è finito. Se il mazzo è vuoto, passi.
howto-farben-mix-row = Puoi posare più carte, ma in un turno in una fila sola, anche da tutte e due le parti. Se una carta va bene in più file, scegli tu. Una fila nuova comincia con un 11: puoi posarlo solo come prima carta del turno. Dopo aver posato una carta, puoi trattenere le altre.
howto-farben-mix-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Di solito giocate tre mani. Vince il totale più basso. In caso di parità si vince insieme.

howto-eins-zwanzig-goal = Posa in fretta le tue carte: quelle che ti restano contano contro di te. Insieme costruite quattro file, dall’1 in su e dal 20 in giù.
howto-eins-zwanzig-start = Un quarto delle carte, cioè 20, è il mazzo. Le altre si danno in parti uguali. Chi ha l’1 rosso lo posa, e per ora nient’altro. Se non ce l’ha nessuno, tocca al blu, poi al giallo, poi al verde. Nessuno ha un 1? Ridate le carte. Questo inizio l’abbiamo deciso noi. Si gioca in senso antiorario.
howto-eins-zwanzig-turn = Posa almeno una carta che va bene: un 1, un 20 o il prossimo numero di un colore. Se niente va bene, pesca una carta. Se va bene, posala, e poi puoi continuare in quella fila. Se no, puoi pescare un’altra volta oppure passare. Dopo la seconda carta che non va bene, il turno è finito. Se il mazzo è vuoto, passi.
howto-eins-zwanzig-both = Un 1 o un 20 puoi sempre posarlo come prima carta del turno. Ma solo quando ci sono l’1 e il 20 di un colore puoi posare i numeri in mezzo.
howto-eins-zwanzig-row = Puoi posare più carte, ma in un turno in una fila sola, anche da tutte e due le parti. L’1 e il 20 di un colore sono la stessa fila. Dopo aver posato una carta, puoi trattenere le altre.
howto-eins-zwanzig-end = Chi resta per primo senza carte vince la mano. Gli altri sommano i numeri delle loro carte: sono i loro punti. Di solito giocate tre mani. Vince il totale più basso. In caso di parità si vince insieme.

howto-master-goal = Fai più punti di tutti: vinci carte bonus e tieni poche carte in mano. Le quattro file vanno da 1 a 21.
howto-master-start = I quattro 11 sono già sul tavolo. In due o tre avete 20 carte e 4 ponti a testa, in quattro 15 carte e 3 ponti, in cinque 12 carte e 3 ponti, in sei 12 carte e 2 ponti. Comincia chi è più giovane, poi si va avanti in senso orario.
howto-master-turn = Posa da una a quattro carte, oppure pescane una: allora il turno è finito. Una carta va bene se, nel suo colore, il numero prima o dopo è già sul tavolo. Quando il mazzo è vuoto, devi posare se un tuo numero va bene; se no, puoi passare.
howto-master-joker = Il jolly sostituisce qualsiasi carta che andrebbe bene. Conta come una delle quattro carte. Puoi posarne più d’uno in un turno, e anche l’ultima carta può essere un jolly. Posare un jolly non è mai obbligatorio.
howto-master-swap = Hai la carta che un jolly sostituisce? Scambiala con lui: adesso il jolly è tuo. Lo scambio non conta fra le quattro carte, ma nello stesso turno devi anche posare una carta.
howto-master-bridge = Un ponte porta allo stesso numero nella fila sopra o sotto, dove non si arriva in altro modo. Posaci subito la carta o un jolly. Il ponte non conta fra le quattro carte, e ognuno si usa una volta sola. Usare un ponte non è mai obbligatorio.
howto-master-bonus = Se riempi l’ultimo posto di una mezza fila, da 1 a 10 o da 12 a 21, ricevi una carta bonus: undici punti per te! Ce ne sono solo sette. Chi più tardi scambia un jolly lì non riceve niente.
howto-master-end = La mano finisce quando qualcuno resta senza carte o quando tutti i posti sono occupati. Quello che ti resta in mano si toglie dai tuoi punti: ogni numero, e undici per ogni jolly. Qui vince chi ha più punti. In caso di parità si vince insieme.

howto-ueberall-anschliessen-goal = Resta senza carte prima degli altri.
howto-ueberall-anschliessen-start = Si danno tutte le carte, in mazzi coperti. Chi siede a sinistra di chi dà le carte scopre la sua prima carta e la mette al centro. Il suo turno finisce lì. Poi si va avanti in senso orario.
howto-ueberall-anschliessen-turn = Scopri la tua carta in cima e mettila dove vale uno in più: prima al centro, se no sul mucchio scoperto di qualcun altro. Se vanno bene più mucchi, scegli tu. Se trovi un posto, scopri subito un’altra carta. Se non va bene da nessuna parte, va sul tuo mucchio, e il tuo turno è finito.
howto-ueberall-anschliessen-next = Il colore non conta, e dopo il 20 viene l’1.
howto-ueberall-anschliessen-stop = A qualcuno è sfuggito che una carta andava bene altrove? Grida «Stop!» prima che si scopra la prossima. Allora tutti gli altri danno a quella persona la carta più in basso del loro mazzo: queste carte vanno in cima al suo. Chi è già fuori dal gioco non può gridare. I dettagli li abbiamo decisi noi.
howto-ueberall-anschliessen-again = Appena il tuo mazzo è finito, il tuo mucchio viene girato e diventa il nuovo mazzo. La prima carta che hai posato torna per prima.
howto-ueberall-anschliessen-end = Vince chi resta per primo senza nessuna carta. Gli altri vanno avanti per i posti successivi.

howto-mogeln-goal = Liberati di tutte le carte senza farti scoprire.
howto-mogeln-start = In tre si gioca con le carte da 1 a 9, in quattro da 1 a 10, in cinque o sei da 1 a 15. Si danno tutte queste carte. Chi siede a sinistra di chi dà le carte comincia con l’1, poi si va avanti in senso orario.
howto-mogeln-turn = Posa una carta coperta sul mucchio e di’ il numero che viene dopo: 1, 2, 3… Non serve che sia vero, e il colore non conta. Non si può passare. Dopo il numero più alto il mucchio si toglie e si ricomincia da 1. Contare solo fin lì l’abbiamo deciso noi.
howto-mogeln-doubt = Se non credi alla carta posata subito prima di te, grida «Baro!» prima di posare. Se era falsa, il mucchio va a chi l’ha posata, se no lo prendi tu. Conta solo quella carta, non quelle infilate dopo. Poi cominci tu un nuovo mucchio da 1.
howto-mogeln-slip = Ssst! Subito dopo la tua carta puoi trascinarne altre sul bordo basso del mucchio, finché chi viene dopo non gioca. Ma noi non ti abbiamo detto niente!
howto-mogeln-caught = Qualcuno ha infilato delle carte? Presto, grida «Beccato!» prima che giochi chi viene dopo. Se hai ragione, il mucchio va a chi ha barato, se no lo prendi tu. Poi chi viene dopo comincia un nuovo mucchio da 1.
howto-mogeln-end = Vince chi finisce per primo le carte. Ma la tua ultima carta vale solo se chi viene dopo ci crede, o se chi grida «Baro!» o «Beccato!» ha torto.

howto-erwischt-goal = Liberati di tutte le carte senza farti sorprendere.
howto-erwischt-start = Si danno tutte le carte. Chi siede a destra di chi dà le carte comincia con l’1, poi si va avanti in senso antiorario. I colori non contano. Potete anche decidere «Un colore per mucchio»: allora chi comincia un mucchio dice anche un colore, e tutte le carte devono averlo.
howto-erwischt-turn = Posa una carta coperta sul mucchio e di’ il numero che viene dopo. Non serve che sia vero. Oppure passa, e lascia quel numero a chi viene dopo. Se passano tutti, si va avanti di un numero: l’abbiamo deciso noi. Dopo il 20 il mucchio si toglie e si ricomincia da 1.
howto-erwischt-object = Se non credi a una carta, grida «Protesta!» prima che chi viene dopo posi o passi. Se era falsa, il mucchio va a chi l’ha posata, se no lo prendi tu. Poi chi viene dopo quella persona comincia un nuovo mucchio da 1.
howto-erwischt-end = Vince chi finisce per primo le carte. Ma la tua ultima carta vale solo se tutti gli altri l’accettano, o se chi grida «Protesta!» ha torto.

howto-ratefix-goal = Indovina quanto fanno tutte le carte insieme, e vinci più carte di tutti.
howto-ratefix-start = Si gioca con circa metà delle carte: in due 20 a testa, in tre 13, in quattro 10, in mazzi coperti. Le altre sono fuori dal gioco. Indovina per prima la persona a sinistra di chi dà le carte.
howto-ratefix-turn = Guarda la tua carta in cima. Ognuno mette al centro la propria carta, coperta, e dice un numero, in senso orario: quanto fanno tutte insieme? Chi ci va più vicino vince le carte, e nel giro dopo indovina per primo.
howto-ratefix-tie = Se due o più numeri sono ugualmente vicini, le carte restano lì. Le prende in più chi vince il giro dopo. Se succede nell’ultimo giro, sono fuori dal gioco. L’abbiamo deciso noi.
howto-ratefix-end = Quando i mazzi sono vuoti, vince chi ha vinto più carte. In caso di parità si vince insieme.

howto-poker-goal = Indovina quanto fanno tutte le carte insieme, e vinci più carte di tutti.
howto-poker-start = Si gioca solo con il rosso e il blu. Ognuno ha lo stesso numero di carte, in un mazzo coperto. Quelle che avanzano sono fuori dal gioco. Indovina per prima la persona a destra di chi dà le carte.
howto-poker-turn = Ognuno mette al centro la sua carta in cima, e nessuno la guarda. Poi ognuno dice un numero, in senso antiorario: quanto fanno tutte insieme? Chi ci va più vicino vince le carte.
howto-poker-tie = Se due o più numeri sono ugualmente vicini, le carte restano lì. Le prende in più chi vince il giro dopo. Se succede nell’ultimo giro, sono fuori dal gioco. L’abbiamo deciso noi.
howto-poker-next = A ogni giro indovina per prima un’altra persona: quella dopo, in senso antiorario.
howto-poker-end = Quando i mazzi sono vuoti, vince chi ha vinto più carte. In caso di parità si vince insieme.

howto-zweikampf-goal = Vinci più carte dell’altra persona.
howto-zweikampf-start = Si gioca in due, con due colori. Ognuno ha venti carte, in un mazzo coperto.
howto-zweikampf-turn = Scopri la tua carta in cima: l’altra persona fa lo stesso. La più alta le prende tutte e due.
howto-zweikampf-tie = Lo stesso numero? Allora ne scoprite un’altra a testa, e la più alta prende tutto.
howto-zweikampf-end = Quando i mazzi sono vuoti, vince chi ha preso più carte. Se l’ultima sfida è pari, le sue carte sono fuori dal gioco. In caso di parità si vince insieme. Potete anche continuare con le carte vinte, finché qualcuno non le ha tutte.

howto-farben-sammeln-goal = Raccogli carte alte di un solo colore.
howto-farben-sammeln-start = In due o tre avete 9 carte in mano, in quattro o cinque 8, in sei 7. Sul tavolo ci sono il mazzo e quattro mucchi scoperti. Comincia chi siede a sinistra di chi dà le carte, poi si va avanti in senso orario.
howto-farben-sammeln-turn = Prendi la carta in cima al mazzo o a un mucchio. Poi posa una tua carta su un mucchio: ma non quella che hai appena preso da un mucchio. Se c’è un posto libero, va in quello. Se il mazzo è vuoto, si mescolano le carte sotto quelle in cima ai mucchi: sono il nuovo mazzo.
howto-farben-sammeln-close = Se alla fine del turno hai in mano un solo colore, puoi chiudere la mano. Per questo non ricevi punti in più.
howto-farben-sammeln-loser = Chi fa meno punti comincia la mano dopo.
howto-farben-sammeln-end = Ognuno somma i numeri del suo colore migliore: sono i suoi punti. Dopo tutte le mani vince chi ne ha di più. In caso di parità si vince insieme.

howto-schnipp-schnapp-goal = Raccogli più quartetti di tutti. Un quartetto sono le quattro carte con lo stesso numero.
howto-schnipp-schnapp-start = Si danno tutte le carte, in mazzi coperti; i quartetti già completi si mettono subito da parte. Comincia chi siede a sinistra di chi dà le carte, poi si va avanti in senso orario.
howto-schnipp-schnapp-turn = Scopri la tua carta in cima e mettila sul tuo mucchio scoperto. Adesso tutti guardano bene, e tutti possono gridare. Il tuo mazzo è vuoto? Gira il tuo mucchio scoperto e mescolalo: è il tuo nuovo mazzo.
howto-schnipp-schnapp-schnapp = Il numero nuovo è anche in cima a un altro mucchio scoperto? Grida «Ciac!». Chi grida per primo prende i mucchi degli altri con quel numero e ci aggiunge il proprio. Mette da parte i quartetti che trova, e il resto va coperto sotto il suo mazzo.
howto-schnipp-schnapp-wrong = Hai gridato per niente, o la parola sbagliata? Il tuo mucchio scoperto va al centro. Se più persone gridano giusto nello stesso momento, non vince nessuno: ognuna rimette il proprio mucchio sotto il proprio mazzo.
howto-schnipp-schnapp-schnipp = Il numero nuovo è in cima al mucchio al centro? Grida «Cic!». Chi grida per primo lo prende, mette da parte i quartetti, e il resto va sotto il suo mazzo. Chi non ha più carte è fuori dal gioco, ma con «Cic!» può rientrare.
howto-schnipp-schnapp-end = È finita quando tutti i quartetti sono raccolti o quando una sola persona ha ancora carte. Vince chi ha più quartetti. In caso di parità si vince insieme.

howto-schwarzer-peter-goal = Non restare con la carta spaiata in mano: è l’uomo nero.
howto-schwarzer-peter-start = Si gioca con due colori, e due numeri uguali fanno una coppia. Una carta si mette da parte senza guardarla, così la sua gemella resta sola. In una partita breve mancano i numeri dal 17 al 20. Comincia chi siede a sinistra di chi dà le carte, poi si va avanti in senso orario.
howto-schwarzer-peter-turn = Pesca una carta da chi siede alla tua sinistra, senza vederla. Se adesso hai una coppia, la posi subito. Chi non ha più carte è al sicuro.
howto-schwarzer-peter-end = Quando tutte le coppie sono posate, qualcuno ha ancora l’uomo nero e perde. Tutti gli altri vincono. Solo adesso si mostra la carta messa da parte.

howto-hoechste-karte-goal = Vinci più carte di tutti.
howto-hoechste-karte-start = Tutti hanno i numeri da 1 a 11, ognuno nel suo colore.
howto-hoechste-karte-turn = Scegli una carta di nascosto. Poi si mostrano tutte insieme, e la più alta le prende tutte. Una volta scelta, non si cambia.
howto-hoechste-karte-tie = Se le più alte sono più d’una, le carte restano lì. Le prende in più chi vince il giro dopo. Se succede nell’ultimo giro, sono fuori dal gioco.
howto-hoechste-karte-end = Quando tutte le carte sono giocate, vince chi ne ha prese di più. In caso di parità si vince insieme.

rulebook-open = Leggi tutte le regole
