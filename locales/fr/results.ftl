# La fin d’une manche et la suite : feuille de points, film, vérification du mélange.

end-round-of = Manche { $round } sur { $rounds }.
end-next = Manche suivante
end-rematch = Rejouer
end-again = Rejouer les mêmes cartes
end-replay = Revoir la partie
end-fair = Vérifier le mélange
end-new = Nouvelle table
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

end-more = Plus
end-actions = Et maintenant
end-table = Voir la table
end-results = Résultat
end-won-own = Bien joué !
end-place-own = Tu finis à la { $place }e place sur { $count }.
end-ranking = Points
end-points = { $count ->
    [0] { $count } point
    [one] { $count } point
   *[other] { $count } points
}

score-title = Parties gagnées
score-level = Égalité en tête.
score-leads = { $count ->
    [0] { $who } mène.
    [one] { $who } mène.
   *[other] { $who } mènent.
}
score-leads-own = Tu mènes.
score-leads-shared-own = Tu mènes, avec { $who }.
score-of = { $won } sur { $played }

again-title = Encore les mêmes cartes
again-then = La dernière fois
again-now = Maintenant
again-won = gagné
again-not-won = pas gagné
again-better-own = Tu as fait mieux cette fois.
again-worse-own = Tu avais fait mieux la dernière fois.
again-same-own = Tu as fait aussi bien que la dernière fois.
again-uncounted = Tout le monde connaissait ces cartes : cette partie ne compte pas dans les parties gagnées.

sound-offer = Veux-tu aussi entendre les cartes ?
sound-yes = Avec le son
sound-no = Non merci
