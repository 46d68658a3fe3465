# À table, avant la distribution.

waiting-chairs = Qui s’assoit où ?
waiting-free = La place { $number } est libre
waiting-at = à la place { $number }
waiting-sit = M’asseoir
waiting-sit-other = Quelqu’un ici
waiting-sit-other-about = Vous partagez cet appareil. Entre les tours, un rideau tombe pour que personne ne voie les cartes des autres.
waiting-sit-done = Prendre la place
waiting-ask-seat = Demander cette place
waiting-bot = Robot
waiting-level = Comment joue { $name } ?
waiting-stand = Me lever
waiting-make-free = Libérer
waiting-remove = Faire partir
waiting-remove-title = Faire partir { $name } ?
waiting-remove-about = La place sera libre. Tant que la table est ouverte, on peut revenir avec le code.
waiting-yours = Sur cet appareil
waiting-gone = Pas là pour l’instant
waiting-host = S’occupe de la table
waiting-standing = Encore sans place
waiting-you = C’est toi
waiting-watching = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
waiting-rename = Nom et visage
waiting-rename-title = Qui es-tu ?
waiting-rename-save = C’est moi
waiting-more = Plus : règles maison, fermer la table, télévision
waiting-rules = Règles maison
waiting-invite = Invite les autres
waiting-code = Code
waiting-link = Lien
waiting-copy = Copier le lien
waiting-copied = Copié.
waiting-copy-self = Le lien est sélectionné : tu peux le copier.
waiting-qr = Code QR avec le lien vers cette table
waiting-qr-about = À lire avec l’appareil photo d’un téléphone
waiting-locked = La table est fermée.
waiting-lock = Fermer la table
waiting-lock-about = Plus personne ne pourra venir. Les autres continuent à jouer.
waiting-tv = Montrer la table sur un téléviseur
waiting-screen-join = Joue avec nous
waiting-screen-join-about = Lis le code QR avec l’appareil photo de ton téléphone, ou ouvre { $address } et tape le code.
waiting-for = { $name } distribue dès que tout le monde est assis.
waiting-for-deal = { $name } va distribuer.
waiting-missing = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est encore libre : invite quelqu’un, ou mets un robot.
   *[other] { $count } places sont encore libres : invite les autres, ou mets des robots.
}
waiting-fill = Compléter avec des robots
waiting-start = Distribuer
change-open = Changer de jeu ou de règles
change-title = À quoi jouez-vous ?
change-agree = On joue comme ça
change-crowded = Il y a trop de monde à la table pour ce jeu.
