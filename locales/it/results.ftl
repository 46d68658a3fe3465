# La fine di una mano e quello che viene dopo: foglio dei punti, filmato, controllo del mescolamento.

end-round-of = Mano { $round } di { $rounds }.
end-next = Prossima mano
end-rematch = Gioca ancora
end-again = Rigioca le stesse carte
end-replay = Rivedi la partita
end-fair = Controlla il mescolamento
end-new = Nuovo tavolo
end-waiting = La prossima mano comincia appena qualcuno dà le carte.
end-hands = Quello che è rimasto in mano
end-cards = { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
end-loading = Un momento…
end-close = Chiudi

end-sheet = Foglio dei punti
end-sheet-round = Mano
end-sheet-before = Prima
end-sheet-rounds = { $from }–{ $to }
end-sheet-total = Totale
end-sheet-won = mano vinta,
end-sheet-winner = vittoria,
end-sheet-fewest = Meglio avere pochi punti.
end-sheet-most = Meglio avere molti punti.
end-chart = Punti dopo ogni mano

end-replay-title = Il film della partita
end-replay-start = Le carte sono distribuite.
end-replay-place = Punto della partita
end-replay-moment = Mano { $round }, passo { $at } di { $count }
end-replay-first = Inizio
end-replay-back = Indietro
end-replay-play = Avvia
end-replay-pause = Pausa
end-replay-forward = Avanti
end-replay-last = Fine
end-replay-speed = Velocità
end-replay-times = { $speed }×
end-replay-round = Mano
end-replay-save = Salva in un file
end-replay-why = Perché { $who } ha fatto così?

end-more = Altro
end-actions = E adesso
end-table = Guarda il tavolo
end-results = Risultato
end-won-own = Bella partita!
end-place-own = Finisci in posizione { $place } su { $count }.
end-ranking = Punti
end-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

score-title = Partite vinte
score-level = In testa c’è parità.
score-leads = { $count ->
    [one] { $who } è in testa.
   *[other] { $who } sono in testa.
}
score-leads-own = In testa ci sei tu.
score-leads-shared-own = In testa ci sei tu, insieme a { $who }.
score-of = { $won } su { $played }

again-title = Di nuovo le stesse carte
again-then = L’altra volta
again-now = Adesso
again-won = vittoria
again-not-won = niente vittoria
again-better-own = Stavolta ti è andata meglio.
again-worse-own = L’altra volta ti era andata meglio.
again-same-own = Ti è andata come l’altra volta.
again-uncounted = Tutti conoscevano queste carte: questa partita non conta tra quelle vinte.

sound-offer = Vuoi anche sentire le carte?
sound-yes = Con i suoni
sound-no = No, grazie
