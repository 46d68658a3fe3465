# Les phrases dont seul le terminal a besoin. Les mots à taper, comme undo et quit, ne sont pas traduits.
# $key est la touche d’aide, $move et $moves sont des coups tels qu’on les tape.

terminal-seat = [{ $number }] { $name }
terminal-label = { $label } :
terminal-players = { $game }, { $count } personnes. Dans l’ordre du jeu : { $seats }.
terminal-rules-agreed = Règles maison : { $rules }.
terminal-type-help = Tape { $key } pour avoir de l’aide.
terminal-seed-given = Les cartes viennent de la graine indiquée.
terminal-commitment = Les cartes viennent d’un secret. Sa promesse est cette valeur SHA-256 :

# Les questions
terminal-prompt = { $head } ({ $keys }) :
terminal-your-move = Ton coup
terminal-your-move-of = { $who }, ton coup
terminal-your-call = Ton cri
terminal-your-call-of = { $who }, ton cri
terminal-call-keys = Entrée = aucun, ou { $calls }
terminal-key-enter = Entrée = { $what }
terminal-key-help = { $key } = aide
terminal-go-on = continuer
terminal-let-pass = ne rien dire
terminal-or = { $first } ou { $second }
terminal-press-go-on = Appuie sur Entrée pour continuer.
terminal-press-next-round = Appuie sur Entrée pour la manche suivante.
terminal-curtain = { $who }, appuie sur Entrée quand personne d’autre ne regarde.
terminal-keys-about = À partir de maintenant, les cartes arrivent vite et chaque touche est un cri :
terminal-ready = Appuie sur Entrée pour commencer
terminal-next-match = again = les mêmes cartes, rematch = nouvelles cartes et nouvelles places, Entrée = quitter :
terminal-next-match-words = Tape again ou rematch, ou appuie sur Entrée pour quitter.
terminal-your-name = Ton nom (Entrée = { $name }) :
terminal-which-game = Quel jeu ? Un numéro ou un identifiant, Entrée = { $game } :
terminal-which-number = Tape un numéro de 1 à { $count } ou un identifiant.

# Ce qui a été tapé
terminal-too-late = Trop tard : les touches sont des cris seulement pendant qu’une carte est montrée.
terminal-type-a-move = Tape un de tes coups, ou { $key } pour avoir de l’aide.
terminal-bad-move = « { $move } » n’est pas un coup de ce jeu. Voici des exemples : { $moves }.
terminal-several-ways = { $move } peut se jouer de plusieurs façons : { $moves }.
terminal-not-played = Ton tour était fini. Ces coups n’ont pas été joués : { $moves }.
terminal-no-undo = Tu ne peux rien reprendre maintenant : il n’y a pas de coup à toi, ou quelque chose de caché a été montré depuis.
terminal-no-hint = Il n’y a pas de conseil pour les cris. À toi de décider si tu cries.
terminal-hint-type = À taper : { $move }

# Les titres
terminal-round = manche { $round } sur { $rounds }
terminal-moment-call = crie !
terminal-moment-end = la fin
terminal-moment-watching = tu regardes
terminal-moment-turn = à toi de jouer
terminal-moment-last-card = une dernière carte
terminal-moment-before = juste avant { $who }
terminal-moment-deal = la donne
terminal-moment-step = coup { $at } sur { $count }

# Ce qui s’est passé. Les messages terminal-shown-… servent à revoir une partie, avec toutes les cartes face visible.
terminal-lay-several = { $who } a posé { $cards }.
terminal-lay-several-own = Tu as posé { $cards }.
terminal-draw-several = { $who } a pioché { $count } cartes.
terminal-draw-several-own = Tu as pioché { $cards }.
terminal-shown-draw = { $who } a pioché { $cards }.
terminal-shown-claim = { $who } a posé { $cards } face cachée et a dit : { $number }.
terminal-shown-slip = { $who } a glissé { $cards } en cachette.
terminal-shown-choose = { $who } a choisi { $cards }.
terminal-revealed = Les cartes étaient { $cards }.
terminal-turns-later = { $count ->
    [0] … aucun tour plus tard :
    [one] … { $count } tour plus tard :
   *[other] … { $count } tours plus tard :
}
terminal-steps-later = { $count ->
    [0] … aucun coup plus tard…
    [one] … { $count } coup plus tard…
   *[other] … { $count } coups plus tard…
}

# La table
terminal-points = { $count ->
    [0] aucun point
    [one] { $count } point
   *[other] { $count } points
}
terminal-stack = paquet de { $count }
terminal-shows = montre { $face }
terminal-under = { $face } (+{ $count } dessous)
terminal-face-down = { $count ->
    [0] aucune carte
    [one] { $count } carte, face cachée
   *[other] { $count } cartes, face cachée
}
terminal-waiting = { $count ->
    [0] { $pile }
    [one] { $pile } ; { $count } de plus attend que quelqu’un gagne
   *[other] { $pile } ; { $count } de plus attendent que quelqu’un gagne
}
terminal-guesses = dit { $guess }
terminal-chose = a choisi { $face }
terminal-middle = Milieu : { $cards }
terminal-aside = Mis de côté : { $cards }
terminal-turned = Carte retournée : { $face }
terminal-completed = Terminé : { $colours }
terminal-places = Sans cartes, dans cet ordre : { $names }
terminal-claim-colour = Couleur annoncée pour ce tas : { $colour }
terminal-claim-first = Nouveau tas : il faut d’abord annoncer { $next }
terminal-claim = Dernière annonce : { $number } ; ensuite { $next }
terminal-claim-last = Dernière annonce : { $number }, le dernier nombre
terminal-claim-again = La prochaine carte retire ce tas et en commence un autre avec { $next }
terminal-own-card = Ta carte, que personne d’autre ne voit
terminal-fits = { $hand }, { $mark } convient maintenant
terminal-playable = { $hand }, { $mark } peut se jouer maintenant
terminal-none-fits = { $hand }, aucune ne convient maintenant
terminal-last-card = { $who } a posé sa dernière carte. Tape object, ou accepte-la avec Entrée.
terminal-draw-from = { $count ->
    [0] Tu tires une carte chez { $who }.
    [one] Tu tires une carte chez { $who } ({ $count } carte).
   *[other] Tu tires une carte chez { $who } ({ $count } cartes).
}
terminal-may-play = Tu peux jouer : { $moves }
terminal-lists-all = ({ $key } montre les { $count })
terminal-pile = { $count ->
    [0] { $who } : aucune carte
    [one] { $who } : { $count } carte, { $cards }
   *[other] { $who } : { $count } cartes, { $cards }
}
terminal-pile-own = { $count ->
    [0] Toi : aucune carte
    [one] Toi : { $count } carte, { $cards }
   *[other] Toi : { $count } cartes, { $cards }
}
terminal-pile-none = Il n’y a pas de cartes visibles devant { $who }.
terminal-pile-none-own = Il n’y a pas de cartes visibles devant toi.
terminal-pile-seat = Ajoute le numéro d’une place, par exemple { $example }.
terminal-pile-hidden = Dans ce jeu, on ne ramasse pas de cartes face visible.

# La feuille de points
terminal-left = reste en main
terminal-bonus = bonus
terminal-unit-points = points
terminal-unit-cards = cartes
terminal-unit-quartets = carrés
terminal-most-cards = La personne qui a le plus de cartes gagne.
terminal-most-quartets = La personne qui a le plus de carrés gagne.

# L’aide
terminal-help-moves = Ce que tu peux jouer maintenant :
terminal-help-commands = Autres commandes :
terminal-kind-lay = Poser une carte
terminal-kind-claim = Poser une carte face cachée, vraie ou non
terminal-kind-colour = Poser une carte, vraie ou non : r12=b dit qu’elle est bleue
terminal-kind-joker = Poser un joker
terminal-kind-bridge = Poser une carte par un pont
terminal-kind-swap = Échanger une carte contre un joker
terminal-kind-onto = La poser sur la pile de cette place
terminal-kind-stopp = Crier que quelqu’un a oublié une place
terminal-kind-slip = Glisser une carte de plus en cachette
terminal-kind-doubt = Mettre en doute la dernière carte
terminal-kind-caught = Crier qu’il y a plus d’une carte
terminal-kind-object = Contester la dernière carte
terminal-kind-guess = Deviner la somme
terminal-kind-choose = Choisir une carte en secret
terminal-kind-take = Prendre la carte du dessus d’une pile
terminal-kind-put = Poser une carte sur une pile : r12>3 la pose sur la pile 3
terminal-kind-pick = Tirer une carte de la main suivante
terminal-kind-schnapp = Crier que deux piles montrent le même nombre
terminal-kind-schnipp = Crier qu’une carte va avec le milieu
terminal-command-help = cette liste
terminal-command-hand = la table et tes cartes encore une fois
terminal-command-pile = les cartes gagnées ou posées par une personne, par exemple pile 1
terminal-command-undo = reprendre ton dernier coup, si rien de caché n’a été montré depuis
terminal-command-hint = un coup du meilleur robot, avec ses raisons
terminal-command-shuffle = d’où viennent les cartes
terminal-command-rules = les règles de ce jeu
terminal-command-agree = laisser la personne prendre la place
terminal-command-decline = laisser jouer le robot
terminal-command-quit = quitter la partie
terminal-typing-card = Tape une carte avec sa couleur et son nombre : { $move } est { $card }.
terminal-typing-colours = Les couleurs sont r (rouge), y (jaune), g (vert) et b (bleu).
terminal-typing-number = Un nombre seul suffit : { $number } pour { $move }.
terminal-typing-several = Tu peux taper plusieurs coups sur une ligne : { $moves }.
terminal-typing-spaces = Tu peux taper plusieurs coups sur une ligne, séparés par des espaces.
terminal-typing-enter = Entrée seule fait ce que la question dit après « Entrée = ».

# La fin d’une partie
terminal-goodbye = À la prochaine !
terminal-unfinished = La partie n’est pas terminée.
terminal-same-cards = Pour rejouer les mêmes cartes :
terminal-save = Avec --save FICHIER, tu gardes l’enregistrement d’une partie.
terminal-save-early = Avec --save FICHIER, tu gardes l’enregistrement même si tu pars avant la fin.
terminal-saved = L’enregistrement est sauvegardé :
terminal-saved-as = Sauvegardé dans { $file }.
terminal-shows-it = { $command } le montre
terminal-checks-it = { $command } le vérifie

# Revoir une partie
terminal-replay-keys = Entrée = suivant, b = retour, w = pourquoi, un nombre = ce coup, end = fin, q = quitter :
terminal-replay-end = Fin. b = retour, w = pourquoi, un nombre = ce coup, Entrée ou q = quitter :
terminal-replay-wrong = Appuie sur Entrée, ou tape b, w, end, q ou un coup de 0 à { $last }.
terminal-no-choice = Ici, personne n’a eu de choix à faire.
terminal-only-own = Une seule personne connaît cette main : { $who }.
terminal-same-move = { $name } ferait la même chose.

# À une table sur un serveur
terminal-table = Ta table est { $link }
terminal-invite = Les autres peuvent venir avec : { $command }
terminal-no-seat = Aucune place n’est libre : tu peux seulement regarder.
terminal-at-table = { $game } : { $seats }.
terminal-free = libre
terminal-away = { $name } (pas là)
terminal-start = Tape start pour commencer. Des robots prennent les places libres.
terminal-wait-host = La partie commence dès que la personne qui s’occupe de la table le décide.
terminal-wait-others = C’est aux autres de jouer. Tu peux taper { $commands } ou quit.
terminal-agree = Tape agree pour accepter ou decline pour refuser.
terminal-no-request = Personne ne demande de place.
terminal-back = La connexion est rétablie.
terminal-goes-on = La partie continue.
terminal-return = Pour revenir à ta place :

# La liste des jeux
terminal-games-game = identifiant et nom
terminal-games-option = option
terminal-games-default = d’habitude
terminal-games-takes = valeurs
terminal-games-seat = une place
terminal-games-text = un texte
terminal-games-some = { $count } parmi { $values }
terminal-games-only = { $values } ; { $count } personnes
