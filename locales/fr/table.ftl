# À la table.

table-rows = Les rangées
table-rows-starts = Les rangées, à partir du { $numbers }
table-row = { $row } : { $cards }
table-row-empty = encore rien
table-run = de { $first } à { $last }
table-seats = Les autres à la table
table-seat-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
table-seat-turn = c’est son tour
table-seat-away = s’absente
table-seat-gone = pas là
table-stock = { $count ->
    [0] La pioche est vide
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
table-hand = { $count ->
    [0] Ta main est vide
    [one] Ta main : une carte
   *[other] Ta main : { $count } cartes
}
table-card-fits = { $label }, convient
table-card-waiting = { $label }, en attente de la connexion
table-actions = Ce que tu peux faire
table-your-turn = À toi de jouer !
table-your-turn-none = À toi de jouer ! Rien ne convient.
table-your-turn-no-more = À toi de jouer ! Plus rien ne convient.
table-watching = Tu regardes.
table-your-turn-fits = { $count ->
    [0] À toi de jouer ! Aucune carte ne convient.
    [one] À toi de jouer ! Une carte convient.
   *[other] À toi de jouer ! { $count } cartes conviennent.
}
table-turn = { $who } joue.
table-undo = Reprendre mon coup
table-cancel = Annuler
table-understood = Compris
table-curtain = { $who }, à toi de jouer !
table-curtain-about = Prends l’appareil. Les autres regardent ailleurs.
table-curtain-open = C’est moi : { $who }
table-curtain-cards = { $count ->
    [0] Tu n’as aucune carte
    [one] Tu as une carte
   *[other] Tu as { $count } cartes
}
table-curtain-news = Depuis ton dernier tour
table-log-empty = Il ne s’est encore rien passé.
table-log-match = Partie { $match } : { $game }
table-look-order = La carte du dessus vient en premier.
table-connecting = On va à la table…
table-reconnecting = La connexion est coupée. On continue d’essayer ; rien n’est perdu.
table-unsent = Pas de connexion : ton coup attend.
table-waiting = La table attend, car le serveur ne peut rien enregistrer pour l’instant. La partie reprendra toute seule ; rien n’est perdu.
table-stood-in = { $count ->
    [0] Te revoilà !
    [one] Te revoilà ! Un robot a joué à ta place en attendant.
   *[other] Vous revoilà ! Des robots ont joué à votre place en attendant.
}
table-ended = On ne peut pas continuer ici
table-join-again = Revenir à la table
table-home = À l’accueil
table-title-turn = ● À toi de jouer – { $title }

menu-home = Sortir
menu-title = Plus
menu-log = Journal
menu-faces = Réagir
menu-people = Qui joue
menu-howto = Règles
menu-look = Cartes
menu-keys = Clavier
menu-tv = Montrer sur un grand écran
menu-settings = Tous les réglages
menu-order = Trier mes cartes
menu-order-colour = Par couleur
menu-order-number = Par nombre
menu-order-hand = Comme je veux
menu-layout = Les rangées
menu-layout-auto = Selon la place
menu-layout-compact = En piles
menu-layout-spread = Étalées

move-draw = Piocher une carte
move-done = Finir mon tour
move-pass = Passer
move-flip = Retourner une carte
automatic-done = Fin du tour…
automatic-pass = Je passe…
automatic-draw = Je pioche…
automatic-stop = Stop
move-row = Dans la { $row }
table-callers = Ce que les autres peuvent crier
table-call-of = { $who } : { $what }
table-hand-over = Passer l’appareil à { $who }
table-you = Toi

table-request-title = Quelqu’un aimerait jouer
table-request = { $who } aimerait reprendre la place { $seat }, où joue un robot, et verra alors ces cartes. Tu es d’accord ?
table-request-about = Toutes les personnes qui jouent doivent être d’accord.
table-request-yes = Oui, d’accord
table-request-no = Non, le robot reste
table-request-missing = Pas encore de réponse : { $names }.
table-request-withdraw = Finalement, non
lesson-done = Compris

table-won-pile = { $count ->
    [0] { $who } : encore aucune carte gagnée
    [one] { $who } : une carte gagnée
   *[other] { $who } : { $count } cartes gagnées
}
