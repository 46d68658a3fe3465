# Che cosa si decide prima di una partita. $type è il tipo dell’opzione nello schema: due giochi
# possono intendere cose diverse con la stessa opzione.

option-dealer = Chi dà le carte?
option-dealer-about = Dà le carte nella prima mano; poi tocca agli altri, a turno.

option-rounds = Quante mani?
option-rounds-about = I punti di tutte le mani si sommano.
option-rounds-none = Una a testa

option-youngest = Chi è più giovane?
option-youngest-about = Comincia ogni mano.

option-without = Togliere un colore?
option-without-about = In due potete giocare senza un colore: la partita è più corta.
option-without-none = No, si gioca con tutti e quattro

option-starter = Chi comincia?
option-starter-about = Posa la prima carta di ogni mano.
option-starter-none = Si tira a sorte ogni volta

option-elevens-last = Gli 11 per ultimi
option-elevens-last-about = Puoi posare un 11 solo se nessun altro numero che hai in mano va bene.

option-row-order = Ordine delle file
option-row-order-about = Dall’alto in basso. I ponti uniscono solo file vicine.

option-strict = Non sfugge niente
option-strict-about = Se una carta va bene da qualche parte, deve andare lì. Più facile per i piccoli.

option-count-to = Fino a quanto si conta?
option-count-to-about = Dopo questo numero il mucchio si toglie e si ricomincia da 1.
option-count-to-highest = Fino alla carta più alta in gioco
option-count-to-20 = Fino a 20

option-several = Infilare carte di nascosto
option-several-about = Puoi posare di nascosto più di una carta. Se qualcuno se ne accorge, prendi tutto il mucchio.

option-colour = Vale un solo colore
option-colour-about = Una carta è giusta solo se ha anche questo colore. Così è più difficile.
option-colour-none = Tutti i colori

option-colours = { $type ->
    [choice] Colori nel mucchio
   *[colours] Quali due colori?
}
option-colours-about = { $type ->
    [choice] Tutti i colori insieme, oppure uno solo per mucchio. Con uno solo è più difficile.
   *[colours] Si gioca con le carte di questi due colori.
}
option-colours-mixed = Colori misti
option-colours-strict = Un colore per mucchio

option-long = Finché qualcuno non ha tutte le carte
option-long-about = Quando il tuo mazzo è vuoto, continui con le carte che hai vinto. Si gioca finché qualcuno non le ha tutte.

option-together = Tutti insieme
option-together-about = Tutti scoprono una carta nello stesso momento. Vince chi prende più carte.

option-tie-ms = Nello stesso momento?
option-tie-ms-about = Le grida che arrivano entro questi millisecondi dal primo grido sono pari: non vince nessuno.

option-turns = Quante carte?
option-turns-about = Se tutti scoprono insieme, la partita finisce dopo questo numero di carte a testa.

option-short = Partita breve
option-short-about = Senza le carte dal 17 al 20.

option-forfeit = Penitenza
option-forfeit-about = Che cosa deve fare chi perde? Una canzone, un ballo, un indovinello…
option-forfeit-none = Nessuna penitenza

# Colori, file e carte. Il nome di una carta si legge in una frase, la sua etichetta da sola.

colour-r = rosso
colour-y = giallo
colour-g = verde
colour-b = blu

row-name = { $colour ->
    [r] fila rossa
    [y] fila gialla
    [g] fila verde
   *[b] fila blu
}
row-name-mixed = { $colour ->
    [r] fila dell’11 rosso
    [y] fila dell’11 giallo
    [g] fila dell’11 verde
   *[b] fila dell’11 blu
}

card-name = { $value ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $value }
} { $colour ->
    [r] rosso
    [y] giallo
    [g] verde
   *[b] blu
}

card-label = { $colour ->
    [r] { $value } rosso
    [y] { $value } giallo
    [g] { $value } verde
   *[b] { $value } blu
}

joker = Jolly
card-joker-as = Jolly al posto { $value ->
    [1] dell’1
    [8] dell’8
    [11] dell’11
   *[other] del { $value }
} { $colour ->
    [r] rosso
    [y] giallo
    [g] verde
   *[b] blu
}
