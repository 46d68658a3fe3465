# Une nouvelle table.

new-title = Nouvelle table
new-which = À quel jeu veux-tu jouer ?
new-other = Un autre jeu
new-way = Qui joue avec toi ?
new-way-bots = Moi contre des robots
new-way-bots-about = On commence tout de suite.
new-way-here = À plusieurs sur cet appareil
new-way-here-about = Vous vous le passez, et personne ne voit les cartes des autres.
new-way-link = Chacun sur son appareil
new-way-link-about = Tu invites les autres avec un lien, un code ou un code QR.
new-players = À combien jouez-vous ?
new-seats = Autour de la table
new-your-name = Ton nom
new-sits-here = Quelqu’un ici, sur cet appareil
new-sits-link = Quelqu’un avec le lien
new-name-of = Qui est à la place { $number } ?
new-more = Plus : niveau, places, règles maison
new-rules = Règles maison
new-rules-changed = { $count ->
    [0] tout comme d’habitude
    [one] une règle changée
   *[other] { $count } règles changées
}
new-rules-usual = Remettre comme d’habitude
new-deal = Distribuer
new-invite = Ouvrir la table
new-invite-about = On distribue quand tout le monde est là.
