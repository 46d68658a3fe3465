# À la table.

table-rows = Les rangées
table-row = { $row } : { $cards }
table-row-empty = encore rien
table-run = de { $first } à { $last }
table-seats = Les autres à la table
table-seat-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
table-seat-turn = c’est son tour
table-seat-away = absent
table-seat-gone = pas là
table-bridges = { $count ->
    [one] un pont
   *[other] { $count } ponts
}
table-bonus = { $count ->
    [one] une carte bonus
   *[other] { $count } cartes bonus
}
table-stock = { $count ->
    [0] La pioche est vide
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
table-hand = { $count ->
    [one] Ta main : une carte
   *[other] Ta main : { $count } cartes
}
table-card-fits = { $label }, va bien
table-actions = Ce que tu peux faire
table-your-turn = À toi de jouer !
table-your-turn-fits = { $count ->
    [one] À toi de jouer ! Une carte va.
   *[other] À toi de jouer ! { $count } cartes vont.
}
table-turn = { $who } joue.
table-undo = Reprendre
table-cancel = Autre chose
table-understood = Compris
table-curtain = { $who }, à toi de jouer !
table-curtain-about = Prends l’appareil. Personne d’autre ne regarde maintenant.
table-curtain-open = Je suis { $who }
table-log-empty = Il ne s’est encore rien passé.
table-connecting = On va à la table …
table-reconnecting = La connexion est coupée. On réessaie sans cesse ; rien n’est perdu.
table-ended = Tu n’es plus à cette table
table-join-again = Revenir à la table
table-home = Accueil

menu-home = Sortir
menu-title = Plus
menu-log = Histoire
menu-faces = Dire
menu-people = Joueurs
menu-look = Cartes
menu-tv = Montrer sur un grand écran
menu-settings = Tous les réglages
menu-order = Trier ma main
menu-order-colour = Par couleur
menu-order-number = Par nombre
menu-order-hand = À mon goût
menu-layout = Les rangées
menu-layout-auto = Selon la place
menu-layout-compact = En piles
menu-layout-spread = Étalées

move-draw = Piocher une carte
move-done = Terminé
move-pass = Passer
move-row = Dans la { $row }
move-joker = Joker pour { $card }
move-swap = Échanger le joker contre { $card }
move-bridge = Pont depuis la { $from } : { $card }
move-bridge-joker = Pont depuis la { $from }, joker pour { $card }
