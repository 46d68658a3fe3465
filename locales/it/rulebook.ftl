# Le pagine delle regole

rulebook-common = Regole di tutti i giochi
rulebook-play = Gioca
rulebook-all = Tutti i giochi
rulebook-print = Stampa
rulebook-search = Cerca nelle regole
rulebook-found = { $count ->
    [0] Nessun risultato.
    [one] { $count } risultato.
   *[other] { $count } risultati.
}
rulebook-more = { $count ->
    [one] C’è ancora { $count } risultato. Aggiungi una parola per restringere la ricerca.
   *[other] Ci sono ancora { $count } risultati. Aggiungi una parola per restringere la ricerca.
}
rulebook-link = Link alla regola { $rule }
rulebook-ruling = Scelta nostra
rulebook-edition = Altre edizioni
rulebook-fits = Va bene
rulebook-refused = Non va bene
rulebook-back = una carta coperta
rulebook-bridge = un ponte
rulebook-bonus = una carta bonus
rulebook-no-game = Per «{ $name }» non ci sono regole. Ecco invece la pagina «{ $title }».
rulebook-no-rule = Qui non c’è una regola { $name }. La più vicina è { $near }.
rulebook-no-language = In «{ $name }» le regole non ci sono. Eccole nella tua lingua.
rulebook-about = Sono le regole dei libretti, raccontate con parole nostre. Dove un libretto lascia aperta una domanda, diciamo che cosa abbiamo scelto e perché.
