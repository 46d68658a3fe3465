# Pourquoi un coup n’est pas permis.
# $seat est un nom, $card, $wanted et $top des cartes, $row et $from des rangées, $colour une lettre.

reason-round-over = Cette manche est finie. Passe à la suivante.
reason-round-not-over = Cette manche n’est pas finie. La suivante viendra après.
reason-not-in-hand = Tu n’as pas { $card } en main.
reason-no-joker = Tu n’as pas de joker en main.

reason-drawn-fits = Tu viens de piocher { $card }, et tu peux poser cette carte : pose-la.
reason-nothing-laid = Tu n’as pas encore posé de carte. On finit son tour après en avoir posé au moins une.
reason-draw-after-lay = Tu as déjà posé une carte pendant ce tour, alors tu ne pioches plus.
reason-draw-but-fits = Tu as une carte que tu peux poser. On ne pioche que si on ne peut rien poser.
reason-stock-empty = La pioche est vide : il n’y a plus rien à piocher.
reason-pass-after-lay = Tu as déjà posé une carte pendant ce tour. Pas besoin de passer : termine simplement ton tour.
reason-pass-but-fits = Tu ne peux pas passer : tu peux par exemple poser { $card }. Il faut poser au moins une carte.
reason-pass-but-stock = Tu ne peux rien poser, mais il reste des cartes dans la pioche : pioche.
reason-pass-too-early = Tant qu’il reste des cartes dans la pioche, on ne passe pas : pose une carte ou pioche.

reason-opens-with = On n’ouvre pas la manche avec { $card }. Il faut d’abord { $wanted }.
reason-cannot-open = On n’ouvre pas la manche avec { $card }.
reason-one-row = Pendant ce tour, tu ne poses plus que dans la { $row }.
reason-row-not-begun = Pour { $card }, il faut attendre : la { $row } n’a pas encore commencé.
reason-no-fit = Pour l’instant, { $card } ne va pas dans la { $row }.
mixed-row-not-begun = Pour { $card }, il faut attendre : cette rangée commence par son 11.
mixed-no-fit = Pour l’instant, { $card } ne va pas dans cette rangée : la couleur ne compte pas, mais le nombre doit être le suivant.
reason-wrong-place = Il faut poser { $card } dans la { $row }.
reason-no-use = On ne peut rien faire avec ça dans ce jeu.
reason-fits-nowhere = Pour l’instant, { $card } ne va nulle part.
reason-elevens-wait = Tu peux poser une autre carte. Vous avez décidé que les 11 viennent en dernier.

reason-swap-needs-lay = Tu as échangé un joker. Pose encore une carte avant de finir ton tour.
reason-no-joker-there = Il n’y a pas de joker là où va { $card }.
reason-four-laid = Tu as posé quatre cartes, c’est le maximum. Tu peux encore échanger des jokers, ou finir ton tour.
reason-place-filled = Il y a déjà une carte là où va { $card }.
reason-nothing-beside = Pour { $card }, il manque encore un voisin : les deux places d’à côté sont vides.
reason-no-bridge-left = Tu n’as plus de pont.
reason-bridge-needless = Pas besoin de pont : tu peux poser { $card } directement.
reason-bridge-same-row = Un pont mène à la rangée du dessus ou du dessous, jamais dans la même rangée.
reason-bridge-no-neighbours = La { $from } et la { $row } ne sont pas voisines : aucun pont ne les relie.
reason-bridge-no-start = Ce pont devrait partir d’une place encore vide : il y faudrait { $wanted }.

reason-others-turn = C’est à { $seat } de jouer.
reason-no-such-seat = Personne n’est assis là.

reason-flip-first = Retourne d’abord ta carte du dessus.
reason-lay-turned-first = Tu as déjà retourné { $card }. Pose d’abord cette carte.
reason-middle-opens = La toute première carte va au milieu.
reason-middle-first = Au milieu, { $card } convient, et le milieu passe toujours en premier.
reason-not-one-higher = Au milieu, on voit { $top } : { $card } ne vaut pas un de plus.
reason-not-one-higher-there = Chez { $seat }, { $card } ne va pas : il faudrait un de plus que la carte du dessus.
reason-fits-elsewhere = Tu peux poser { $card } ailleurs. Vous avez décidé qu’aucun oubli n’est permis.
reason-own-pile = C’est ta propre pile. Une carte n’y va que si elle ne va nulle part ailleurs.
reason-nothing-overlooked = Rien à arrêter : personne n’a oublié de place, ou bien c’est trop tard.

reason-last-card-open = C’était une dernière carte. Dis d’abord si tu y crois, ensuite on continue.
reason-slipping-off = Vous avez décidé que personne ne glisse de cartes en cachette.
reason-slip-too-late = Tu ne peux glisser des cartes que juste après la tienne, tant que la personne suivante n’a rien fait.
reason-nothing-to-believe = Tu dis que tu y crois seulement quand la personne juste avant toi a posé sa dernière carte.
reason-nothing-to-question = Pour l’instant, il n’y a pas de carte à mettre en doute.
reason-only-next-doubts = Seule la personne suivante peut mettre cette carte en doute : c’est { $seat }.
reason-catch-yourself = Tu ne peux pas t’attraper toi-même.

reason-nothing-to-accept = On n’accepte que la dernière carte de quelqu’un.
reason-nothing-to-object = Personne d’autre ne vient de poser une carte à contester.
reason-claim-a-colour = Tu commences un tas : annonce sa couleur.
reason-no-colour-now = On annonce une couleur seulement avec la première carte d’un tas, et seulement si chaque tas a sa couleur.
reason-colour-complete = { $colour ->
    [r] Le tas rouge est déjà terminé.
    [y] Le tas jaune est déjà terminé.
    [g] Le tas vert est déjà terminé.
   *[b] Le tas bleu est déjà terminé.
} Choisis une autre couleur.
reason-no-colour-left = Les quatre couleurs sont terminées : il n’y a plus rien à poser. Tu peux encore passer ou crier « Attrapé ! ».

reason-guess-range = Choisis un nombre de { $least } à { $most } : la somme ne peut pas être autre chose.
reason-already-turned = Ta carte est déjà retournée. C’est à l’autre de retourner la sienne.
reason-fewer-cards = { $count ->
    [0] { $seat } n’a plus aucune carte.
    [one] { $seat } n’a plus qu’une carte.
   *[other] { $seat } n’a plus que { $count } cartes.
}
reason-already-played = Tu as déjà joué { $card }.

reason-take-first = Prends d’abord une carte : dans la pioche ou sur une des quatre piles.
reason-lay-now = Tu as déjà pris une carte. Pose maintenant une carte de ta main sur une pile.
reason-end-now = Tu as pris une carte et tu en as posé une. Termine maintenant ton tour.
reason-just-taken = Tu viens de prendre { $card } sur une pile. Pose une autre carte.
reason-lay-on-free-place = Il y a toujours quatre piles : pose ta carte sur la place libre.
reason-not-one-colour = Ta main n’est pas encore d’une seule couleur. Termine simplement ton tour.
reason-close-too-early = Prends d’abord une carte et poses-en une. Ensuite seulement, tu peux dire « Terminé ! ».

reason-nothing-shown = Pour l’instant, il n’y a pas de nouvelle carte, alors rien à crier.
reason-called-already = { $word ->
    [schnipp] Tu as déjà crié « Schnipp ».
   *[schnapp] Tu as déjà crié « Schnapp ».
} On crie une seule fois par carte.
reason-only-schnipp = Tu n’as plus de cartes : tu peux seulement crier « Schnipp ».
reason-no-cards = Tu n’as plus de cartes à retourner.
reason-settle-first = Quelqu’un a crié. On décide d’abord qui gagne quoi.
reason-last-card-shown = C’était la dernière carte de la manche. On ne retourne plus rien.
reason-only-referee-settles = Pas besoin de t’en occuper : la table décide elle-même qui a été le plus rapide.
reason-referee-only-settles = La personne qui arbitre n’a pas de cartes et ne crie pas.

rulebook-why = Pourquoi ?
