# Les pages des règles

rulebook-common = Règles de tous les jeux
rulebook-play = Jouer
rulebook-all = Tous les jeux
rulebook-print = Imprimer
rulebook-search = Chercher dans les règles
rulebook-found = { $count ->
    [0] Aucun résultat.
    [one] { $count } passage trouvé.
   *[other] { $count } passages trouvés.
}
rulebook-more = { $count ->
    [0] Aucun autre passage.
    [one] Encore { $count } passage. Ajoute un mot pour préciser la recherche.
   *[other] Encore { $count } passages. Ajoute un mot pour préciser la recherche.
}
rulebook-link = Lien vers la règle { $rule }
rulebook-ruling = Notre choix
rulebook-edition = Autres éditions
rulebook-fits = Convient
rulebook-refused = Ne convient pas
rulebook-back = une carte face cachée
rulebook-bridge = un pont
rulebook-bonus = une carte bonus
rulebook-no-game = Il n’y a pas de règles pour « { $name } ». Voici les règles du jeu « { $title } ».
rulebook-no-rule = Il n’y a pas de règle { $name } ici. La plus proche est { $near }.
rulebook-no-language = Il n’y a pas de règles en « { $name } ». Les voici dans ta langue.
rulebook-about = Ce sont les règles des livrets, racontées avec nos mots. Quand un livret laisse une question ouverte, nous disons ce que nous avons choisi et pourquoi.
