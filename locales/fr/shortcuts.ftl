# Les touches à la table.

keys-hand = Aller à tes cartes
keys-number = Choisir une de tes dix premières cartes
keys-board = Aller au plateau
keys-actions = Aller aux boutons
keys-list = Afficher cette liste
keys-along = Parcourir tes cartes
keys-ends = Première ou dernière carte
keys-press = Jouer ou appuyer
keys-look = Regarder les cartes d’une pile (ou garder le doigt dessus)
keys-next = Élément suivant
keys-close = Fermer un message ou une fenêtre
keys-single = Utiliser les touches seules
keys-single-about = Désactive-les si tu commandes l’appareil à la voix, ou si tu appuies dessus par erreur.

key-home = Début
key-end = Fin
key-enter = Entrée
key-escape = Échap
key-shift = Maj
