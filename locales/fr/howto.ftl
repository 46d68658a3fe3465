# Comment jouer : chaque jeu en quelques phrases, à lire à voix haute. Les règles sont celles de docs/games.

howto-goal = Le but
howto-start = Au début
howto-turn = Ton tour
howto-special = À savoir
howto-end = La fin

howto-junior-goal = Pose toutes tes cartes avant les autres. Dans quatre couleurs, il faut combler le vide entre le 1 et le 11.
howto-junior-start = Les 1 et les 11 sont déjà sur la table, et chacun a cinq cartes. La personne la plus jeune commence. On tourne ensuite dans le sens des aiguilles d’une montre.
howto-junior-turn = Pose au moins une carte qui convient, ou plusieurs : dans sa couleur, en montant depuis le 1 ou en descendant depuis le 11, un nombre après l’autre. Si tu ne peux rien poser, pioche une carte et pose-la si elle convient. Ton tour est alors fini.
howto-junior-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. À la fin, la personne qui en a le moins gagne.

howto-elfer-raus-goal = Pose toutes tes cartes avant les autres. Vous construisez quatre rangées, une par couleur : depuis le 11, on descend jusqu’à 1 et on monte jusqu’à 20.
howto-elfer-raus-start = La personne qui a le 11 rouge le pose, et rien d’autre pour l’instant. Si personne ne l’a, c’est le jaune, puis le vert, puis le bleu. On tourne ensuite dans le sens des aiguilles d’une montre.
howto-elfer-raus-turn = Pose au moins une carte qui continue sa rangée, ou plusieurs. Une nouvelle rangée commence par son 11. Si tu ne peux rien poser, pioche jusqu’à trois cartes : dès qu’une carte convient, tu la poses, et ton tour est fini.
howto-elfer-raus-keep = Quand tu as posé une carte, tu peux garder les autres. La personne qui attend ta carte n’a plus qu’à piocher !
howto-elfer-raus-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. À la fin, la personne qui en a le moins gagne.

howto-falscher-anfang-goal = Pose toutes tes cartes avant les autres. Cette fois, les quatre rangées partent des deux bouts et avancent vers le milieu.
howto-falscher-anfang-start = Les 1 et les 20 sont déjà sur la table. La personne qui a le 11 rouge joue en premier ; si personne ne l’a, c’est le jaune, puis le vert, puis le bleu. On tourne ensuite dans le sens des aiguilles d’une montre.
howto-falscher-anfang-turn = Pose au moins une carte qui convient, ou plusieurs : dans sa couleur, en montant depuis le 1 ou en descendant depuis le 20, un nombre après l’autre. Si tu ne peux rien poser, pioche jusqu’à trois cartes. Dès qu’une carte convient, tu la poses, et ton tour est fini.
howto-falscher-anfang-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. À la fin, la personne qui en a le moins gagne.

howto-drei-anfangszahlen-goal = Pose toutes tes cartes avant les autres. Vous construisez quatre rangées, une par couleur, qui descendent jusqu’à 1 et montent jusqu’à 20.
howto-drei-anfangszahlen-start = À gauche de la personne qui distribue, on commence par un 10, un 11 ou un 12, et seulement cette carte. Si on n’en a pas, on pioche jusqu’à trois cartes. Ensuite, c’est à la personne suivante, dans le sens des aiguilles d’une montre.
howto-drei-anfangszahlen-turn = Pose au moins une carte qui continue sa rangée, ou plusieurs. Une nouvelle rangée commence par son 10, son 11 ou son 12, comme tu veux. Si tu ne peux rien poser, pioche jusqu’à trois cartes : dès qu’une carte convient, tu la poses, et ton tour est fini.
howto-drei-anfangszahlen-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. À la fin, la personne qui en a le moins gagne.

howto-beliebige-startkarte-goal = Pose toutes tes cartes avant les autres. Vous construisez quatre rangées, une par couleur, qui descendent jusqu’à 1 et montent jusqu’à 20.
howto-beliebige-startkarte-start = On tire au sort qui commence. Cette personne pose la carte qu’elle veut, mais une seule. On tourne ensuite dans le sens des aiguilles d’une montre.
howto-beliebige-startkarte-turn = Pose au moins une carte qui continue sa rangée, ou plusieurs. Toutes les rangées commencent par le nombre de la toute première carte : si c’était un 7, chacune commence par son 7. Si tu ne peux rien poser, pioche jusqu’à trois cartes : dès qu’une carte convient, tu la poses, et ton tour est fini.
howto-beliebige-startkarte-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. À la fin, la personne qui en a le moins gagne.

howto-elferspiel-goal = Pose vite tes cartes : celles qui te restent comptent contre toi. Vous construisez quatre rangées, une par couleur : depuis le 11, on descend jusqu’à 1 et on monte jusqu’à 20.
howto-elferspiel-start = La personne qui a le 11 rouge le pose, et rien d’autre pour l’instant. Si personne ne l’a, c’est le bleu, puis le jaune, puis le vert. On tourne ensuite dans le sens contraire des aiguilles d’une montre.
howto-elferspiel-turn = Pose au moins une carte qui continue sa rangée. Si tu ne peux rien poser, pioche une carte. Si elle convient, pose-la ; sinon, tu peux piocher encore une fois, ou passer.
howto-elferspiel-row = Tu peux poser plusieurs cartes, mais dans une seule rangée par tour, et aux deux bouts si tu veux. Une nouvelle rangée commence par son 11.
howto-elferspiel-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. En général, on joue trois manches. La personne qui a le moins de points gagne.

howto-farben-mix-goal = Pose vite tes cartes : celles qui te restent comptent contre toi. Vous construisez des rangées multicolores : depuis le 11, on descend jusqu’à 1 et on monte jusqu’à 20.
howto-farben-mix-start = La personne qui a le 11 rouge le pose, et rien d’autre pour l’instant. Si personne ne l’a, c’est le bleu, puis le jaune, puis le vert. On tourne ensuite dans le sens contraire des aiguilles d’une montre.
howto-farben-mix-turn = Pose au moins une carte dont le nombre continue une rangée : la couleur ne compte pas. Si tu ne peux rien poser, pioche une carte. Si elle convient, pose-la ; sinon, tu peux piocher encore une fois, ou passer.
howto-farben-mix-row = Tu peux poser plusieurs cartes, mais dans une seule rangée par tour, et aux deux bouts si tu veux. Une nouvelle rangée commence par un 11.
howto-farben-mix-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. En général, on joue trois manches. La personne qui a le moins de points gagne.

howto-eins-zwanzig-goal = Pose vite tes cartes : celles qui te restent comptent contre toi. Vous construisez quatre rangées, en montant depuis le 1 et en descendant depuis le 20.
howto-eins-zwanzig-start = La personne qui a le 1 rouge le pose, et rien d’autre pour l’instant. Si personne ne l’a, c’est le bleu, puis le jaune, puis le vert. On tourne ensuite dans le sens contraire des aiguilles d’une montre.
howto-eins-zwanzig-turn = Pose au moins une carte qui convient : un 1, un 20 ou le nombre suivant d’une couleur. Si tu ne peux rien poser, pioche une carte. Si elle convient, pose-la ; sinon, tu peux piocher encore une fois, ou passer.
howto-eins-zwanzig-both = Il faut d’abord le 1 et le 20 d’une couleur. Les nombres entre les deux ne viennent qu’après.
howto-eins-zwanzig-row = Tu peux poser plusieurs cartes, mais dans une seule rangée par tour, et aux deux bouts si tu veux.
howto-eins-zwanzig-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. En général, on joue trois manches. La personne qui a le moins de points gagne.

howto-master-goal = Marque le plus de points : gagne des cartes bonus et garde peu de cartes en main. Les quatre rangées vont de 1 à 21.
howto-master-start = Les quatre 11 sont déjà sur la table. Chacun a des cartes en main et quelques ponts. La personne la plus jeune commence, puis on tourne dans le sens des aiguilles d’une montre.
howto-master-turn = Pose d’une à quatre cartes, ou pioches-en une. Une carte convient si, dans sa couleur, le nombre juste avant ou juste après est déjà là. Quand la pioche est vide, tu dois poser si un de tes nombres convient ; sinon, tu peux passer.
howto-master-joker = Le joker remplace n’importe quelle carte qui conviendrait.
howto-master-swap = Tu as la carte qu’un joker remplace ? Échange-la contre lui : il est à toi. Dans le même tour, tu poses aussi une carte.
howto-master-bridge = Un pont mène au même nombre dans la rangée du dessus ou du dessous, là où on n’arrive pas autrement. Poses-y tout de suite la carte ou un joker. Chaque pont ne sert qu’une fois.
howto-master-bonus = Si tu remplis le dernier vide d’une demi-rangée, de 1 à 10 ou de 12 à 21, tu reçois une carte bonus : onze points pour toi ! Il n’y en a que sept.
howto-master-end = La manche est finie quand une main est vide ou que toutes les places sont occupées. Ce qui te reste en main est retiré de tes points : chaque nombre, et onze par joker. Ici, la personne qui a le plus de points gagne.

howto-ueberall-anschliessen-goal = Débarrasse-toi de toutes tes cartes avant les autres.
howto-ueberall-anschliessen-start = Toutes les cartes sont distribuées en paquets, faces cachées. La personne à gauche de la personne qui distribue retourne la première carte au milieu. On tourne ensuite dans le sens des aiguilles d’une montre.
howto-ueberall-anschliessen-turn = Retourne ta carte du dessus et pose-la là où elle vaut un de plus : d’abord au milieu, sinon sur la pile de quelqu’un d’autre. Si ça marche, retournes-en une autre tout de suite. Si elle ne va nulle part, elle va sur ta propre pile, et ton tour est fini.
howto-ueberall-anschliessen-next = La couleur ne compte pas, et après le 20 vient le 1.
howto-ueberall-anschliessen-stop = Quelqu’un n’a pas vu que sa carte allait ailleurs ? Crie « Stop ! » avant la carte suivante. Tous les autres lui donnent alors une carte.
howto-ueberall-anschliessen-again = Dès que ton paquet est épuisé, ta pile est retournée et devient ton nouveau paquet. La carte posée en premier revient en premier.
howto-ueberall-anschliessen-end = La première personne qui n’a plus de cartes du tout gagne. Les autres continuent pour les places suivantes.

howto-mogeln-goal = Débarrasse-toi de toutes tes cartes sans te faire prendre.
howto-mogeln-start = À trois, on joue avec les cartes de 1 à 9, à quatre de 1 à 10, sinon de 1 à 15. Toutes ces cartes sont distribuées. La personne à gauche de la personne qui distribue commence par le 1, puis on tourne dans le sens des aiguilles d’une montre.
howto-mogeln-turn = Pose une carte face cachée sur le tas et fais comme si c’était le nombre suivant : 1, 2, 3… Elle peut être fausse, et la couleur ne compte pas. Après le plus grand nombre, le tas est mis de côté et on repart de 1.
howto-mogeln-doubt = Si tu ne crois pas à la carte posée juste avant toi, mets-la en doute avant de poser. Si elle était fausse, le tas va à la personne qui l’a posée, sinon il est pour toi. Ensuite, on repart de 1.
howto-mogeln-slip = Chut ! Juste après ta carte, tu peux en glisser d’autres au bord inférieur du tas, jusqu’à ce que quelqu’un joue. Mais on ne t’a rien dit !
howto-mogeln-caught = Quelqu’un a glissé des cartes ? Vite, crie « Attrapé ! ». Si tu as raison, le tas va à la personne qui a triché, sinon il est pour toi.
howto-mogeln-end = La première personne qui n’a plus de cartes gagne. Mais il faut qu’on croie à sa dernière carte, ou qu’elle soit juste.

howto-erwischt-goal = Débarrasse-toi de toutes tes cartes sans te faire attraper.
howto-erwischt-start = Toutes les cartes sont distribuées. La personne à droite de la personne qui distribue commence par le 1, puis on tourne dans le sens contraire des aiguilles d’une montre.
howto-erwischt-turn = Pose une carte face cachée sur le tas et fais comme si c’était le nombre suivant. Ou bien passe, et laisse ce nombre à la personne suivante. Après le 20, le tas est mis de côté et on repart de 1.
howto-erwischt-object = Si tu ne crois pas à une carte, conteste-la avant que la personne suivante pose ou passe. Si elle était fausse, le tas va à la personne qui l’a posée, sinon il est pour toi. Ensuite, on repart de 1.
howto-erwischt-end = La première personne qui n’a plus de cartes gagne. Mais il faut que tous acceptent sa dernière carte, ou qu’elle soit juste.

howto-ratefix-goal = Devine combien font toutes les cartes ensemble, et gagne le plus de cartes.
howto-ratefix-start = Chacun a le même nombre de cartes, en paquet, faces cachées. La personne à gauche de la personne qui distribue devine en premier.
howto-ratefix-turn = Regarde ta carte du dessus. Chacun pose la sienne face cachée au milieu et dit un nombre, dans le sens des aiguilles d’une montre : combien cela fait-il en tout ? La personne qui est le plus près gagne les cartes, et devine en premier la fois suivante.
howto-ratefix-tie = Si plusieurs sont aussi près, les cartes restent là. La personne qui gagne ensuite les reçoit en plus.
howto-ratefix-end = Quand les paquets sont vides, la personne qui a gagné le plus de cartes l’emporte.

howto-poker-goal = Devine combien font toutes les cartes ensemble, et gagne le plus de cartes.
howto-poker-start = On joue seulement avec le rouge et le bleu. Chacun a le même nombre de cartes, en paquet, faces cachées. La personne à droite de la personne qui distribue devine en premier.
howto-poker-turn = Chacun pose sa carte du dessus au milieu, et personne ne la regarde. Puis chacun dit un nombre, dans le sens contraire des aiguilles d’une montre : combien cela fait-il en tout ? La personne qui est le plus près gagne les cartes.
howto-poker-tie = Si plusieurs sont aussi près, les cartes restent là. La personne qui gagne ensuite les reçoit en plus.
howto-poker-next = Chaque fois, quelqu’un d’autre devine en premier : la personne d’après, dans le même sens.
howto-poker-end = Quand les paquets sont vides, la personne qui a gagné le plus de cartes l’emporte.

howto-zweikampf-goal = Gagne plus de cartes que l’autre.
howto-zweikampf-start = On joue à deux, avec deux couleurs. Chacun a vingt cartes, en paquet, faces cachées.
howto-zweikampf-turn = Retourne ta carte du dessus : l’autre fait pareil. La plus forte emporte les deux.
howto-zweikampf-tie = Le même nombre ? Chacun retourne encore une carte, et la plus forte emporte tout.
howto-zweikampf-end = Quand les paquets sont vides, la personne qui a emporté le plus de cartes gagne.

howto-farben-sammeln-goal = Réunis de grandes cartes d’une seule couleur.
howto-farben-sammeln-start = Chacun a des cartes en main. Sur la table, il y a une pioche et quatre piles. La personne à gauche de la personne qui distribue commence, puis on tourne dans le sens des aiguilles d’une montre.
howto-farben-sammeln-turn = Prends la carte du dessus de la pioche ou d’une pile. Puis pose une carte de ta main sur une pile : mais pas celle que tu viens d’y prendre. S’il y a une place libre, c’est là qu’elle va.
howto-farben-sammeln-close = Si ta main est d’une seule couleur à la fin de ton tour, tu peux dire « Terminé ! » : la manche est finie.
howto-farben-sammeln-loser = La personne qui marque le moins de points commence la manche suivante.
howto-farben-sammeln-end = Chacun additionne les nombres de sa meilleure couleur : ce sont ses points. Après toutes les manches, la personne qui en a le plus gagne.

howto-schnipp-schnapp-goal = Réunis le plus de carrés. Un carré, ce sont les quatre cartes du même nombre.
howto-schnipp-schnapp-start = Toutes les cartes sont distribuées en paquets, faces cachées ; les carrés déjà complets sont mis de côté. La personne à gauche de la personne qui distribue commence, puis on tourne dans le sens des aiguilles d’une montre.
howto-schnipp-schnapp-turn = Retourne ta carte du dessus sur ta pile visible. Maintenant, tout le monde regarde bien, et tout le monde peut crier.
howto-schnipp-schnapp-schnapp = Le nouveau nombre est aussi sur le dessus d’une autre pile visible ? Crie « Schnapp ! ». La personne qui crie en premier gagne les piles des autres qui montrent ce nombre.
howto-schnipp-schnapp-wrong = Tu as crié à tort ? Ta pile visible va au milieu. Si plusieurs crient juste en même temps, personne ne gagne.
howto-schnipp-schnapp-schnipp = Le nouveau nombre est sur le dessus de la pile du milieu ? Crie « Schnipp ! ». La personne qui crie en premier la gagne.
howto-schnipp-schnapp-end = C’est fini quand tous les carrés sont réunis, ou quand une seule personne a encore des cartes. La personne qui a le plus de carrés gagne.

howto-schwarzer-peter-goal = Ne reste pas avec la carte seule en main : c’est le pouilleux.
howto-schwarzer-peter-start = On joue avec deux couleurs, et deux nombres pareils font une paire. Une carte est mise de côté en secret, alors sa jumelle reste seule. La personne à gauche de la personne qui distribue commence, puis on tourne dans le sens des aiguilles d’une montre.
howto-schwarzer-peter-turn = Tire une carte dans la main à ta gauche, sans la voir. Si tu as maintenant une paire, elle est posée tout de suite. La personne qui n’a plus de cartes est à l’abri.
howto-schwarzer-peter-end = Quand toutes les paires sont posées, quelqu’un a encore le pouilleux et perd. Tous les autres gagnent.

howto-hoechste-karte-goal = Gagne le plus de cartes.
howto-hoechste-karte-start = Chacun a les nombres de 1 à 11, dans une couleur à lui.
howto-hoechste-karte-turn = Choisis une carte en secret. On les montre toutes ensemble, et la plus haute les emporte toutes. Une fois choisie, on ne change plus !
howto-hoechste-karte-tie = Si plusieurs cartes sont les plus hautes, elles restent toutes là. La personne qui gagne ensuite les reçoit en plus.
howto-hoechste-karte-end = Quand toutes les cartes sont jouées, la personne qui en a emporté le plus gagne.
