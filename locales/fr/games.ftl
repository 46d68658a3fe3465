# Les boîtes sur l’étagère et les jeux qu’elles contiennent.

box-elfer-raus = Onze & Cie
box-junior = Onze & Cie Junior
box-master = Onze & Cie Master
box-elferspiel = Jeu du onze
box-globi = Jeu du onze Globi

game-junior = Variante Junior
game-junior-about = Cinq cartes chacun, et dans quatre couleurs vous comblez le vide entre le 1 et le 11.
game-junior-goal = Pose toutes tes cartes avant les autres.

game-elfer-raus = Onze & Cie
game-elfer-raus-about = Quatre rangées partent des 11, descendent jusqu’à 1 et montent jusqu’à 20. Si tu gardes une carte, les autres attendent.
game-elfer-raus-goal = Pose toutes tes cartes avant les autres.

game-falscher-anfang = Les extrêmes
game-falscher-anfang-about = Onze & Cie par les deux bouts : les 1 et les 20 sont déjà sur la table, et les rangées avancent vers le milieu.
game-falscher-anfang-goal = Pose toutes tes cartes avant les autres.

game-drei-anfangszahlen = Les trois ouvertures
game-drei-anfangszahlen-about = Onze & Cie avec plus de choix au départ : chaque rangée peut commencer par son 10, son 11 ou son 12.
game-drei-anfangszahlen-goal = Pose toutes tes cartes avant les autres.

game-beliebige-startkarte = L’ouverture libre
game-beliebige-startkarte-about = Onze & Cie avec une surprise : la toute première carte décide par quel nombre commencent toutes les rangées.
game-beliebige-startkarte-goal = Pose toutes tes cartes avant les autres.

game-elferspiel = Jeu du onze
game-elferspiel-about = Le cousin suisse de Onze & Cie : tu peux poser plusieurs cartes par tour, mais toutes dans la même rangée.
game-elferspiel-goal = Pose vite tes cartes : celles qui te restent comptent contre toi.

game-farben-mix = Mélange de couleurs
game-farben-mix-about = Le Jeu du onze, mais multicolore : chaque rangée prend toutes les couleurs, seuls les nombres doivent se suivre.
game-farben-mix-goal = Pose vite tes cartes : celles qui te restent comptent contre toi.

game-eins-zwanzig = Un en haut – vingt en bas
game-eins-zwanzig-about = Les rangées commencent par les deux bouts : dès que le 1 et le 20 d’une couleur sont sur la table, vous comblez le vide entre les deux.
game-eins-zwanzig-goal = Pose vite tes cartes : celles qui te restent comptent contre toi.

game-master = Onze & Cie Master
game-master-about = Onze & Cie pour les têtes futées : avec des jokers, des ponts d’une rangée à l’autre et un bonus pour chaque demi-rangée que tu termines.
game-master-goal = Marque le plus de points : gagne des cartes bonus et garde peu de cartes en main.

game-ueberall-anschliessen = La suite partout
game-ueberall-anschliessen-about = Retourne tes cartes une à une et pose-les là où elles valent un de plus : au milieu ou sur la pile de quelqu’un d’autre.
game-ueberall-anschliessen-goal = Débarrasse-toi de toutes tes cartes avant les autres.

game-mogeln = Le menteur
game-mogeln-about = Pose une carte face cachée et annonce le nombre suivant : tu peux mentir, tant que personne ne le remarque.
game-mogeln-goal = Débarrasse-toi de toutes tes cartes sans te faire attraper.

game-erwischt = Ne te fais pas attraper !
game-erwischt-about = Ensemble, vous comptez jusqu’à vingt avec des cartes cachées. Si tu bluffes et qu’on t’attrape, tu ramasses tout le tas.
game-erwischt-goal = Débarrasse-toi de toutes tes cartes sans te faire attraper.

game-ratefix = La somme exacte
game-ratefix-about = Chacun pose une carte cachée et ne connaît que la sienne : qui s’approche le plus de la somme ?
game-ratefix-goal = Devine bien et gagne le plus de cartes.

game-poker = Poker
game-poker-about = Chacun pose une carte que personne n’a vue, puis on devine combien elles font ensemble.
game-poker-goal = Devine bien et gagne le plus de cartes.

game-zweikampf = La bataille
game-zweikampf-about = À deux, avec deux paquets : chacun retourne une carte, et la plus forte emporte les deux.
game-zweikampf-goal = Gagne le plus de cartes.

game-farben-sammeln = La collection de couleurs
game-farben-sammeln-about = Échange tes cartes une à une jusqu’à n’avoir qu’une couleur en main, avec les nombres les plus hauts possible.
game-farben-sammeln-goal = Réunis des cartes hautes d’une seule couleur.

game-schnipp-schnapp = Schnipp-Schnapp
game-schnipp-schnapp-about = On retourne les cartes une à une. Quand deux nombres sont pareils, la personne qui crie le plus vite gagne les piles.
game-schnipp-schnapp-goal = Réunis le plus de carrés.

game-schwarzer-peter = Le pouilleux
game-schwarzer-peter-about = Tire des cartes chez la personne à ta gauche et pose tes paires : une carte n’a pas de jumelle, et personne ne sait laquelle.
game-schwarzer-peter-goal = Ne reste pas avec la carte sans jumelle en main.

game-hoechste-karte = La plus haute l’emporte
game-hoechste-karte-about = Chacun a les mêmes onze nombres et en choisit un en secret : le plus haut emporte toutes les cartes.
game-hoechste-karte-goal = Gagne le plus de cartes.
