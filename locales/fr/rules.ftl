# Pourquoi un coup ne va pas : d’abord ce qui cloche (reason-…), puis la règle elle-même (rule-…).
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
reason-nothing-overlooked = Rien à arrêter : personne n’a laissé passer de carte, ou bien c’est trop tard.

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
reason-no-colour-left = Les quatre couleurs sont terminées : il n’y a plus rien à poser. Tu peux encore passer ou contester.

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
reason-close-too-early = Prends d’abord une carte et poses-en une. Ensuite seulement, tu peux clore la manche.

reason-nothing-shown = Pour l’instant, il n’y a pas de nouvelle carte pour laquelle crier.
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

# Tous les jeux

rule-g-5 = Une manche s’arrête dès qu’elle est décidée. Après, plus personne ne joue.
rule-g-6 = On décide d’avance combien de manches on joue. La suivante commence quand celle-ci est finie.
rule-g-10 = Tu joues quand c’est ton tour, et seulement avec les cartes de ta main.

# Variante Junior

rule-ju-3 = La personne la plus jeune commence. On tourne ensuite dans le sens des aiguilles d’une montre.
rule-ju-4 = Si tu peux poser une carte, poses-en au moins une, dans la rangée que tu veux. Elle doit avoir la couleur de la rangée et la continuer : en montant depuis le 1, en descendant depuis le 11.
rule-ju-5 = Si tu ne peux rien poser, pioche une carte. Si elle convient, pose-la tout de suite ; ensuite ton tour est fini.
rule-ju-6 = Si tu ne peux rien poser et que la pioche est vide, tu passes.

# Onze & Cie et ses variantes

rule-cl-2 = La personne qui a le 11 rouge commence avec lui. Si personne ne l’a, c’est le jaune, puis le vert, puis le bleu.
rule-cl-4 = Si tu peux poser une carte, poses-en au moins une. Tu peux en poser autant que tu veux, dans toutes les rangées.
rule-cl-5 = Une rangée commence par son 11. De là, elle descend jusqu’à 1 et monte jusqu’à 20, d’une seule couleur et sans sauter de nombre.
rule-cl-6 = On ne pioche que si on ne peut rien poser, trois cartes au plus. Dès qu’une carte convient, tu la poses, et ton tour est fini.
rule-cl-7 = Si tu ne peux rien poser et que la pioche est vide, tu passes.
rule-fa-1 = Les 1 et les 20 sont là dès le début. On monte depuis le 1, on descend depuis le 20, et le 11 est une carte comme les autres.
rule-fa-2 = La personne qui a le 11 rouge commence. Si personne ne l’a, c’est le jaune, puis le vert, puis le bleu. C’est un tour comme les autres.
rule-da-1 = Une rangée commence par son 10, son 11 ou son 12. Ensuite, on ne saute aucun nombre.
rule-da-2 = Un 10, un 11 ou un 12 ouvre la manche, et on ne pose que cette carte. Si on n’en a pas, on pioche.
rule-bs-1 = N’importe quelle carte peut ouvrir la manche, mais une seule.
rule-bs-2 = Toutes les rangées commencent par le même nombre que la toute première carte. De là, elles avancent des deux côtés, sans sauter de nombre.

# Jeu du onze, Mélange de couleurs, Un en haut – vingt en bas

rule-es-2 = La personne qui a le 11 rouge commence avec lui. Si personne ne l’a, c’est le bleu, puis le jaune, puis le vert.
rule-es-4 = Une rangée commence par son 11. De là, elle descend jusqu’à 1 et monte jusqu’à 20, d’une seule couleur et sans sauter de nombre.
rule-es-5 = Si tu peux poser une carte, poses-en au moins une. Tu peux en poser plusieurs, mais toutes dans la même rangée.
rule-es-6 = Vous l’avez décidé : on ne pose un 11 que si on ne peut rien poser d’autre.
rule-es-7 = On ne pioche que si on ne peut rien poser. Si la carte convient, pose-la ; sinon, tu peux piocher encore une fois, ou passer.
rule-es-8 = Si tu ne peux rien poser et que la pioche est vide, tu passes.
rule-fm-1 = Une rangée commence par un 11 et prend des cartes de toutes les couleurs. Seuls les nombres doivent se suivre.
rule-ez-1 = Il faut d’abord le 1 et le 20 d’une couleur. Ensuite, on monte depuis le 1 et on descend depuis le 20.
rule-ez-2 = La personne qui a le 1 rouge commence avec lui. Si personne ne l’a, c’est le bleu, puis le jaune, puis le vert.

# Master

rule-ma-2 = Chacun a quelques ponts au départ, et chaque pont ne sert qu’une fois.
rule-ma-4 = À ton tour, tu poses d’une à quatre cartes, ou bien tu en pioches une.
rule-ma-5 = Tant qu’il y a une pioche, rien ne t’oblige à poser. Quand elle est vide, tu dois poser si un de tes nombres convient ; sinon, tu peux passer.
rule-ma-6 = Un nombre convient si, dans sa rangée, la place juste à côté est occupée, d’un côté ou de l’autre.
rule-ma-7 = Un joker peut remplacer toute carte qui conviendrait à cette place.
rule-ma-8 = Avec la bonne carte, tu peux prendre un joker sur la table. Dans le même tour, tu poses aussi une carte.
rule-ma-9 = Un pont mène au même nombre dans la rangée du dessus ou du dessous, là où on n’arrive pas autrement. Cette place est occupée tout de suite.

# La suite partout

rule-ua-2 = La personne qui commence retourne une carte et la met au milieu. Ensuite, c’est déjà à la personne suivante.
rule-ua-3 = Ta carte va là où elle vaut un de plus : d’abord au milieu, sinon sur la pile de quelqu’un d’autre. Si elle ne va nulle part, pose-la sur ta pile. La couleur ne compte pas, et après le 20 vient le 1.
rule-ua-6 = Si quelqu’un pose une carte sur sa pile alors qu’elle va ailleurs, les autres peuvent crier « Stop ! » jusqu’à la carte suivante. Chacun lui donne alors une carte.

# Le menteur

rule-mo-4 = Avant de poser, tu peux mettre en doute la carte posée juste avant toi. On la montre : si elle est juste, tu ramasses le tas, sinon c’est la personne qui l’a posée.
rule-mo-6 = La personne qui vient de poser peut glisser d’autres cartes en cachette, jusqu’à ce que la personne suivante joue. Tous les autres peuvent crier « Attrapé ! » : le tas va à qui a triché, ou à qui a crié pour rien.
rule-mo-7 = La première personne qui n’a plus de cartes gagne, dès que la suivante croit à sa dernière carte, ou qu’on en a douté à tort.

# Ne te fais pas attraper !

rule-ew-4 = Tous les autres peuvent contester une carte, jusqu’à ce que la personne suivante pose ou passe. On la montre : si elle est fausse, le tas va à la personne qui l’a posée, sinon à celle qui a contesté.
rule-ew-5 = La première personne qui n’a plus de cartes gagne, quand tous les autres ont accepté sa dernière carte. D’ici là, personne ne joue.
rule-ew-6 = Si chaque tas a sa couleur, la personne qui commence un tas l’annonce : une couleur qui n’est pas encore terminée. Avec son 20, un tas est terminé.

# La somme exacte et Poker

rule-ra-4 = On annonce un nombre possible : au moins 1 et au plus 20 par carte. On peut redire un nombre déjà annoncé.

# La bataille

rule-zw-1 = Chacun retourne sa carte du dessus, et la plus forte emporte les deux.

# La collection de couleurs

rule-fs-3 = Prends une carte dans la pioche ou sur une pile, puis poses-en une sur une pile : pas celle que tu viens d’y prendre. S’il y a une place libre, c’est là qu’elle va.
rule-fs-4 = Si ta main est d’une seule couleur à la fin de ton tour, tu peux clore la manche.
rule-fs-6 = Quand la pioche est vide, on en refait une avec ce qui se trouve sous les cartes du dessus. S’il n’y a rien, prends sur une pile.

# Schnipp-Schnapp

rule-ss-2 = Dans le sens des aiguilles d’une montre, chacun à son tour retourne sa carte du dessus.
rule-ss-3 = Si la nouvelle carte a le même nombre qu’une autre pile visible, tout le monde peut crier « Schnapp ». La personne qui crie en premier gagne les piles des autres qui montrent ce nombre.
rule-ss-7 = Pour chaque carte, chacun crie une seule fois. Si plusieurs crient en même temps, personne ne gagne.
rule-ss-8 = La personne qui n’a plus de cartes du tout est hors jeu, mais peut encore crier « Schnipp » et revenir.
rule-ss-10 = Si tous retournent ensemble, la partie s’arrête quand quelqu’un n’a plus de cartes, ou après le nombre décidé.
rule-ss-11 = Pour qu’une partie ne dure pas toujours, elle s’arrête après 2 000 cartes.

# Le pouilleux

rule-sp-3 = Tu tires une carte dans la main à ta gauche, sans la voir. La personne qui n’a plus de cartes est à l’abri, et on saute son tour.
