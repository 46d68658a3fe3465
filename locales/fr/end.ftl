# La fin d’une manche et la suite : feuille de points, film, vérification du mélange.

end-your-turn = ● À toi de jouer – { $title }

end-round-of = Manche { $round } sur { $rounds }.
end-next = Manche suivante
end-rematch = Rejouer
end-again = Rejouer les mêmes cartes
end-replay = Revoir la partie
end-fair = Vérifier le mélange
end-new = Nouvelle table
end-home = Accueil
end-elsewhere = Aller ailleurs
end-waiting = La prochaine manche commence dès que quelqu’un distribue.
end-hands = Ce qui restait en main
end-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
end-loading = Un instant…
end-close = Fermer

end-sheet = Feuille de points
end-sheet-round = Manche
end-sheet-before = Avant
end-sheet-rounds = { $from }–{ $to }
end-sheet-total = Total
end-sheet-won = manche gagnée,
end-sheet-winner = victoire,
end-sheet-fewest = Il vaut mieux avoir peu de points.
end-sheet-most = Il vaut mieux avoir beaucoup de points.
end-chart = Points après chaque manche

end-replay-title = Le film de la partie
end-replay-start = Les cartes sont distribuées.
end-replay-place = Moment de la partie
end-replay-moment = Manche { $round }, étape { $at } sur { $count }
end-replay-first = Début
end-replay-back = Reculer
end-replay-play = Lecture
end-replay-pause = Pause
end-replay-forward = Avancer
end-replay-last = Fin
end-replay-speed = Vitesse
end-replay-times = ×{ $speed }
end-replay-round = Manche
end-replay-save = Enregistrer dans un fichier
end-replay-why = Pourquoi { $who } a fait ça ?
