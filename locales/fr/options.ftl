# Ce qu’on décide avant une partie. $type est le type de l’option dans le schéma : deux jeux peuvent
# donner un autre sens à la même option.

option-dealer = Qui distribue ?
option-dealer-about = Distribue la première manche ; ensuite, chacun son tour.

option-rounds = Combien de manches ?
option-rounds-about = Les points de toutes les manches sont additionnés.
option-rounds-none = Une par personne

option-youngest = Qui est la personne la plus jeune ?
option-youngest-about = Commence chaque manche.

option-without = Enlever une couleur ?
option-without-about = À deux, vous pouvez jouer sans une couleur : la partie est plus courte.
option-without-none = Non, jouer avec les quatre

option-starter = Qui commence ?
option-starter-about = Pose la première carte de chaque manche.
option-starter-none = Tirer au sort à chaque fois

option-elevens-last = Les 11 en dernier
option-elevens-last-about = Tu ne poses un 11 que si tu ne peux rien poser d’autre.

option-row-order = Ordre des rangées
option-row-order-about = De haut en bas. Les ponts ne relient que des rangées voisines.

option-strict = Aucun oubli permis
option-strict-about = Si une carte convient quelque part, elle doit y aller. Plus facile pour les petits.

option-count-to = Jusqu’où compter ?
option-count-to-about = Après ce nombre, le tas est mis de côté et on repart de 1.
option-count-to-highest = Jusqu’à la plus haute carte du jeu
option-count-to-20 = Jusqu’à 20

option-several = Glisser des cartes
option-several-about = Tu peux poser plusieurs cartes en cachette. Si quelqu’un le voit, tu ramasses le tas.

option-colour = Une seule couleur est juste
option-colour-about = Une carte n’est juste que si elle a aussi cette couleur. C’est plus difficile.
option-colour-none = Toutes les couleurs

option-colours = { $type ->
    [choice] Couleurs du tas
   *[colours] Quelles couleurs ?
}
option-colours-about = { $type ->
    [choice] Toutes les couleurs mélangées, ou une seule par tas. Une seule, c’est plus difficile.
   *[colours] Vous jouez avec les cartes de ces deux couleurs.
}
option-colours-mixed = Toutes mélangées
option-colours-strict = Une couleur par tas

option-long = Jusqu’à tout gagner
option-long-about = Quand ton paquet est vide, tu continues avec les cartes que tu as gagnées.

option-together = Tous ensemble
option-together-about = Tout le monde retourne une carte en même temps. La personne qui gagne le plus de cartes l’emporte.

option-tie-ms = En même temps ?
option-tie-ms-about = Des cris séparés d’au plus ce nombre de millisecondes comptent comme simultanés : personne ne gagne.

option-turns = Combien de cartes ?
option-turns-about = Quand tout le monde retourne ensemble, la partie s’arrête après ce nombre de cartes.

option-short = Partie courte
option-short-about = Sans les cartes de 17 à 20.

option-forfeit = Gage
option-forfeit-about = Que doit faire la personne qui perd ? Une chanson, une danse, une devinette…
option-forfeit-none = Pas de gage

# Couleurs, rangées et cartes. Le nom d’une carte se lit dans une phrase, son étiquette toute seule.

colour-r = rouge
colour-y = jaune
colour-g = vert
colour-b = bleu

row-name = { $colour ->
    [r] rangée rouge
    [y] rangée jaune
    [g] rangée verte
   *[b] rangée bleue
}
row-name-mixed = { $colour ->
    [r] rangée du 11 rouge
    [y] rangée du 11 jaune
    [g] rangée du 11 vert
   *[b] rangée du 11 bleu
}

card-name = { $colour ->
    [r] le { $value } rouge
    [y] le { $value } jaune
    [g] le { $value } vert
   *[b] le { $value } bleu
}

card-label = { $colour ->
    [r] { $value } rouge
    [y] { $value } jaune
    [g] { $value } vert
   *[b] { $value } bleu
}

joker = Joker
card-joker-as = { $colour ->
    [r] Joker à la place du { $value } rouge
    [y] Joker à la place du { $value } jaune
    [g] Joker à la place du { $value } vert
   *[b] Joker à la place du { $value } bleu
}
