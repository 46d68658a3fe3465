# Comment jouer : chaque jeu en quelques phrases, à lire à voix haute. Les règles complètes sont dans rules/.

howto-goal = Le but
howto-start = Au début
howto-turn = Ton tour
howto-special = À savoir
howto-end = La fin

howto-junior-goal = Pose toutes tes cartes avant les autres. Dans quatre couleurs, vous comblez le vide entre le 1 et le 11.
howto-junior-start = On joue seulement avec les nombres de 1 à 11. Les 1 et les 11 sont déjà sur la table, et chacun a cinq cartes. Le reste forme la pioche. La personne la plus jeune commence. On tourne ensuite dans le sens des aiguilles d’une montre.
howto-junior-turn = Pose au moins une carte qui convient, ou plusieurs, dans toutes les rangées que tu veux. On monte depuis le 1 ou on descend depuis le 11, un nombre après l’autre, dans la même couleur. Tu peux garder tes autres cartes. Si rien ne convient, pioche une carte et pose-la si elle convient. Ton tour est alors fini. Si la pioche est vide, tu passes.
howto-junior-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. À la fin, la personne qui en a le moins gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-elfer-raus-goal = Pose toutes tes cartes avant les autres. Vous construisez quatre rangées, une par couleur : depuis le 11, on descend jusqu’à 1 et on monte jusqu’à 20.
howto-elfer-raus-start = À deux ou trois, chacun reçoit vingt cartes ; à quatre, quinze ; à cinq, douze ; à six, dix. La personne qui a le 11 rouge le pose, et rien d’autre pour l’instant. Sinon, c’est le jaune, puis le vert, puis le bleu. Si personne n’a de 11, on redistribue. On tourne dans le sens des aiguilles d’une montre.
howto-elfer-raus-turn = Pose au moins une carte qui continue sa rangée, ou plusieurs, dans toutes les rangées que tu veux. Une nouvelle rangée commence par son 11. Si rien ne convient, pioche jusqu’à trois cartes : dès qu’une carte convient, tu la poses, et ton tour est fini. Si la pioche est vide, tu passes.
howto-elfer-raus-keep = Quand tu as posé une carte, tu peux garder les autres. La personne qui attend ta carte n’a plus qu’à piocher !
howto-elfer-raus-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. À la fin, la personne qui en a le moins gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-falscher-anfang-goal = Pose toutes tes cartes avant les autres. Cette fois, les quatre rangées partent des deux bouts et avancent vers le milieu.
howto-falscher-anfang-start = Les 1 et les 20 sont déjà sur la table. On distribue comme à Onze & Cie. La personne qui a le 11 rouge joue en premier ; sinon, c’est le jaune, puis le vert, puis le bleu. C’est notre choix : les livrets ne le précisent pas. Si personne n’a de 11, on redistribue. On tourne dans le sens des aiguilles d’une montre.
howto-falscher-anfang-turn = Pose au moins une carte qui convient, ou plusieurs. On monte depuis le 1 ou on descend depuis le 20, un nombre après l’autre, dans la même couleur. Le 11 est une carte comme les autres. Si rien ne convient, pioche jusqu’à trois cartes : dès qu’une carte convient, tu la poses, et ton tour est fini. Si la pioche est vide, tu passes.
howto-falscher-anfang-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. À la fin, la personne qui en a le moins gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-drei-anfangszahlen-goal = Pose toutes tes cartes avant les autres. Vous construisez quatre rangées, une par couleur, qui descendent jusqu’à 1 et montent jusqu’à 20.
howto-drei-anfangszahlen-start = On distribue comme à Onze & Cie. La personne à gauche de celle qui distribue commence par un 10, un 11 ou un 12, et seulement cette carte. Si elle n’en a pas, elle pioche jusqu’à trois cartes et pose la première qui convient. Si elle n’en trouve pas, la personne suivante essaie. Les livrets ne disent pas tout : une partie est notre choix. On tourne dans le sens des aiguilles d’une montre.
howto-drei-anfangszahlen-turn = Pose au moins une carte qui continue sa rangée, ou plusieurs. Une nouvelle rangée commence par son 10, son 11 ou son 12. Les couleurs n’ont pas besoin de commencer par le même nombre. Si rien ne convient, pioche jusqu’à trois cartes : dès qu’une carte convient, tu la poses, et ton tour est fini. Si la pioche est vide, tu passes.
howto-drei-anfangszahlen-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. À la fin, la personne qui en a le moins gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-beliebige-startkarte-goal = Pose toutes tes cartes avant les autres. Vous construisez quatre rangées, une par couleur, qui descendent jusqu’à 1 et montent jusqu’à 20.
howto-beliebige-startkarte-start = On distribue comme à Onze & Cie. On tire au sort qui commence. Les livrets ne disent pas combien de fois : nous avons choisi de le faire à chaque manche. Cette personne pose la carte qu’elle veut, mais une seule. On tourne ensuite dans le sens des aiguilles d’une montre.
howto-beliebige-startkarte-turn = Pose au moins une carte qui continue sa rangée, ou plusieurs. Toutes les rangées commencent par le nombre de la toute première carte, par exemple le 7. Le 11 est alors une carte comme les autres. Si rien ne convient, pioche jusqu’à trois cartes : dès qu’une carte convient, tu la poses, et ton tour est fini. Si la pioche est vide, tu passes.
howto-beliebige-startkarte-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. À la fin, la personne qui en a le moins gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-elferspiel-goal = Pose vite tes cartes : celles qui te restent comptent contre toi. Vous construisez quatre rangées, une par couleur : depuis le 11, on descend jusqu’à 1 et on monte jusqu’à 20.
howto-elferspiel-start = Un quart des cartes forme la pioche. Les autres sont toutes distribuées. La personne qui a le 11 rouge le pose, et rien d’autre pour l’instant. Sinon, c’est le bleu, puis le jaune, puis le vert. Si personne n’a de 11, on redistribue. On tourne dans le sens contraire des aiguilles d’une montre.
howto-elferspiel-turn = Pose au moins une carte qui continue sa rangée. Si rien ne convient, pioche une carte. Si elle convient, pose-la, et continue dans sa rangée si tu veux. Sinon, passe, ou pioche une deuxième carte. Si elle ne convient pas non plus, ton tour est fini. Si la pioche est vide, tu passes.
howto-elferspiel-row = Tu peux poser plusieurs cartes, mais dans une seule rangée par tour, et aux deux bouts si tu veux. Quand tu as posé une carte, tu peux garder les autres. Une nouvelle rangée commence par son 11. Ce 11 doit être la première carte de ton tour.
howto-elferspiel-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. En général, on joue trois manches. La personne qui a le moins de points gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-farben-mix-goal = Pose vite tes cartes : celles qui te restent comptent contre toi. Vous construisez des rangées multicolores : depuis le 11, on descend jusqu’à 1 et on monte jusqu’à 20.
howto-farben-mix-start = Un quart des cartes forme la pioche. Les autres sont toutes distribuées. La personne qui a le 11 rouge le pose, et rien d’autre pour l’instant. Sinon, c’est le bleu, puis le jaune, puis le vert. Si personne n’a de 11, on redistribue. On tourne dans le sens contraire des aiguilles d’une montre.
howto-farben-mix-turn = Pose au moins une carte dont le nombre continue une rangée. La couleur ne compte pas, et tu choisis la rangée si plusieurs conviennent. Si rien ne convient, pioche une carte. Si elle convient, pose-la, et continue dans cette rangée si tu veux. Sinon, passe, ou pioche une deuxième carte. Si elle ne convient pas non plus, ton tour est fini. Si la pioche est vide, tu passes.
howto-farben-mix-row = Tu peux poser plusieurs cartes, mais dans une seule rangée par tour, et aux deux bouts si tu veux. Quand tu as posé une carte, tu peux garder les autres. Une nouvelle rangée commence par un 11. Ce 11 doit être la première carte de ton tour.
howto-farben-mix-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. En général, on joue trois manches. La personne qui a le moins de points gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-eins-zwanzig-goal = Pose vite tes cartes : celles qui te restent comptent contre toi. Vous construisez quatre rangées, en montant depuis le 1 et en descendant depuis le 20.
howto-eins-zwanzig-start = Un quart des cartes forme la pioche. Les autres sont toutes distribuées. La personne qui a le 1 rouge le pose, et rien d’autre pour l’instant. Sinon, c’est le bleu, puis le jaune, puis le vert. Si personne n’a de 1, on redistribue. Ce début est notre choix. On tourne dans le sens contraire des aiguilles d’une montre.
howto-eins-zwanzig-turn = Pose au moins une carte qui convient : un 1, un 20 ou le nombre suivant d’une couleur. Si rien ne convient, pioche une carte. Si elle convient, pose-la, et continue dans sa rangée si tu veux. Sinon, passe, ou pioche une deuxième carte. Si elle ne convient pas non plus, ton tour est fini. Si la pioche est vide, tu passes.
howto-eins-zwanzig-both = Il faut d’abord le 1 et le 20 d’une couleur, peu importe lequel vient en premier. Les nombres entre les deux ne viennent qu’après.
howto-eins-zwanzig-row = Tu peux poser plusieurs cartes, mais dans une seule rangée par tour, et aux deux bouts si tu veux. Le 1 et le 20 d’une couleur font partie de la même rangée. Quand tu as posé une carte, tu peux garder les autres.
howto-eins-zwanzig-end = La première personne qui n’a plus de cartes gagne la manche. Les autres additionnent les nombres de leurs cartes : ce sont leurs points. En général, on joue trois manches. La personne qui a le moins de points gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-master-goal = Marque le plus de points : gagne des cartes bonus et garde peu de cartes en main. Les quatre rangées vont de 1 à 21.
howto-master-start = Les quatre 11 sont déjà sur la table. À deux ou trois, chacun reçoit vingt cartes et quatre ponts. À quatre, quinze cartes et trois ponts. À cinq, douze cartes et trois ponts. À six, douze cartes et deux ponts. La personne la plus jeune commence, puis on tourne dans le sens des aiguilles d’une montre.
howto-master-turn = Pose d’une à quatre cartes, ou pioches-en une : ton tour est alors fini. Une carte convient si, dans sa couleur, le nombre juste avant ou juste après est déjà là. Quand la pioche est vide, tu dois poser si un de tes nombres convient ; sinon, tu peux passer.
howto-master-joker = Le joker remplace n’importe quelle carte qui conviendrait. Il compte parmi tes quatre cartes. Tu peux en poser plusieurs, même comme dernière carte. Rien ne t’oblige à le poser.
howto-master-swap = Tu as la carte qu’un joker remplace ? Échange-la contre lui : il est à toi. L’échange ne compte pas parmi tes quatre cartes, mais tu dois aussi poser une carte dans le même tour.
howto-master-bridge = Un pont mène au même nombre dans la rangée du dessus ou du dessous, là où on n’arrive pas autrement. Poses-y tout de suite la carte ou un joker. Le pont ne compte pas parmi tes quatre cartes. Chaque pont ne sert qu’une fois, et rien ne t’oblige à l’utiliser.
howto-master-bonus = Si tu remplis le dernier vide d’une demi-rangée, de 1 à 10 ou de 12 à 21, tu reçois une carte bonus : onze points pour toi ! Il n’y a que sept cartes bonus. Un échange fait plus tard ne rapporte rien.
howto-master-end = La manche est finie quand une main est vide ou que toutes les places sont occupées. Ce qui te reste en main est retiré de tes points : chaque nombre, et onze par joker. Ici, la personne qui a le plus de points gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-ueberall-anschliessen-goal = Débarrasse-toi de toutes tes cartes avant les autres.
howto-ueberall-anschliessen-start = Toutes les cartes sont distribuées en paquets, face cachée. La personne à gauche de celle qui distribue retourne la première carte au milieu, et son tour est déjà fini. On tourne ensuite dans le sens des aiguilles d’une montre.
howto-ueberall-anschliessen-turn = Retourne ta carte du dessus et pose-la là où elle vaut un de plus : d’abord au milieu, sinon sur la pile de quelqu’un d’autre. Si plusieurs piles conviennent, choisis. Puis retourne tout de suite une autre carte. Si une carte ne va nulle part, elle va sur ta propre pile, et ton tour est fini.
howto-ueberall-anschliessen-next = La couleur ne compte pas, et après le 20 vient le 1.
howto-ueberall-anschliessen-stop = Quelqu’un n’a pas vu que sa carte allait ailleurs ? Crie « Stop ! » avant la carte suivante. Chacun des autres lui donne alors la carte du dessous de son paquet, et ces cartes vont sur le dessus du sien. Si tu as fini, tu ne peux plus crier. Les détails sont notre choix.
howto-ueberall-anschliessen-again = Dès que ton paquet est épuisé, ta pile est retournée et devient ton nouveau paquet. La carte posée en premier revient en premier.
howto-ueberall-anschliessen-end = La première personne qui n’a plus de cartes du tout gagne. Les autres continuent pour les places suivantes.

howto-mogeln-goal = Débarrasse-toi de toutes tes cartes sans te faire attraper.
howto-mogeln-start = À trois, on joue avec les cartes de 1 à 9, à quatre de 1 à 10, à cinq ou six de 1 à 15. Ces cartes-là sont toutes distribuées. La personne à gauche de celle qui distribue commence par le 1, puis on tourne dans le sens des aiguilles d’une montre.
howto-mogeln-turn = Pose une carte face cachée sur le tas et fais comme si c’était le nombre suivant : 1, 2, 3… Elle peut être fausse, et la couleur ne compte pas. On ne peut pas passer. Après le plus grand nombre, le tas est mis de côté et on repart de 1. Ne compter que jusque-là, c’est notre choix.
howto-mogeln-doubt = Tu ne crois pas à la carte posée juste avant toi ? Crie « Menteur ! » avant de poser. Si elle était fausse, la personne qui l’a posée ramasse le tas, sinon c’est toi. On juge seulement la carte annoncée, pas celles qui ont été glissées. Ensuite, tu commences un nouveau tas à 1.
howto-mogeln-slip = Chut ! Juste après ta carte, tu peux en glisser d’autres au bord inférieur du tas, jusqu’à ce que quelqu’un joue. Mais on ne t’a rien dit !
howto-mogeln-caught = Quelqu’un a glissé des cartes ? Vite, crie « Attrapé ! » avant que la personne suivante joue. Si tu as raison, la personne qui a triché ramasse le tas, sinon c’est toi. Ensuite, la personne qui devait jouer commence un nouveau tas à 1.
howto-mogeln-end = La première personne qui n’a plus de cartes gagne. Mais il faut que la personne suivante croie à sa dernière carte, ou que quelqu’un crie à tort.

howto-erwischt-goal = Débarrasse-toi de toutes tes cartes sans te faire attraper.
howto-erwischt-start = Toutes les cartes sont distribuées. La personne à droite de celle qui distribue commence par le 1, puis on tourne dans le sens contraire des aiguilles d’une montre. Si vous avez choisi une couleur par tas, la première carte d’un tas s’annonce avec sa couleur, et toutes les autres doivent avoir la même.
howto-erwischt-turn = Pose une carte face cachée sur le tas et fais comme si c’était le nombre suivant. Ou bien passe, et laisse ce nombre à la personne suivante. Si tout le monde passe, on continue avec le nombre d’après : c’est notre choix. Après le 20, le tas est mis de côté et on repart de 1.
howto-erwischt-object = Tu ne crois pas à une carte ? Crie « Attrapé ! » avant que la personne suivante pose ou passe. Si la carte était fausse, la personne qui l’a posée ramasse le tas, sinon c’est toi. Ensuite, la personne qui devait jouer commence un nouveau tas à 1.
howto-erwischt-end = La première personne qui n’a plus de cartes gagne. Mais il faut que tous les autres acceptent sa dernière carte, ou que quelqu’un crie « Attrapé ! » à tort.

howto-ratefix-goal = Devine combien font toutes les cartes ensemble, et gagne le plus de cartes.
howto-ratefix-start = On distribue à peu près la moitié des cartes, autant à chacun. Chacun pose les siennes en paquet, face cachée. Le reste est hors jeu. La personne à gauche de celle qui distribue devine en premier.
howto-ratefix-turn = Regarde ta carte du dessus. Chacun pose la sienne face cachée au milieu et dit un nombre, dans le sens des aiguilles d’une montre : combien cela fait-il en tout ? La personne qui s’approche le plus gagne les cartes, et devine en premier la fois suivante.
howto-ratefix-tie = En cas d’égalité, les cartes restent là, et la même personne devine encore en premier. La personne qui gagne ensuite les reçoit en plus. Après le dernier pli, elles sont hors jeu. C’est notre choix.
howto-ratefix-end = Quand les paquets sont vides, la personne qui a gagné le plus de cartes l’emporte. En cas d’égalité, plusieurs personnes gagnent.

howto-poker-goal = Devine combien font toutes les cartes ensemble, et gagne le plus de cartes.
howto-poker-start = On joue seulement avec le rouge et le bleu. Chacun a le même nombre de cartes, en paquet, face cachée. Les cartes en trop sont hors jeu. La personne à droite de celle qui distribue devine en premier.
howto-poker-turn = Chacun pose sa carte du dessus au milieu, et personne ne la regarde. Puis chacun dit un nombre, dans le sens contraire des aiguilles d’une montre : combien cela fait-il en tout ? La personne qui s’approche le plus gagne les cartes.
howto-poker-tie = En cas d’égalité, les cartes restent là. La personne qui gagne ensuite les reçoit en plus. Après le dernier pli, elles sont hors jeu. C’est notre choix.
howto-poker-next = Chaque fois, quelqu’un d’autre devine en premier : la personne d’après, dans le même sens.
howto-poker-end = Quand les paquets sont vides, la personne qui a gagné le plus de cartes l’emporte. En cas d’égalité, plusieurs personnes gagnent.

howto-zweikampf-goal = Gagne plus de cartes que l’autre.
howto-zweikampf-start = On joue à deux, avec deux couleurs. Chacun a vingt cartes, en paquet, face cachée.
howto-zweikampf-turn = Retournez tous les deux votre carte du dessus. La plus forte emporte les deux.
howto-zweikampf-tie = Le même nombre ? Chacun retourne encore une carte, et la plus forte emporte tout. S’il n’y a plus de cartes à retourner, celles du combat sont hors jeu.
howto-zweikampf-end = Quand les paquets sont vides, la personne qui a emporté le plus de cartes gagne. En cas d’égalité, vous gagnez ensemble. Si vous préférez, continuez avec les cartes gagnées, jusqu’à ce que quelqu’un ait tout.

howto-farben-sammeln-goal = Réunis des cartes hautes d’une seule couleur.
howto-farben-sammeln-start = À deux ou trois, chacun a neuf cartes ; à quatre ou cinq, huit ; à six, sept. Sur la table, il y a une pioche et quatre piles visibles. La personne à gauche de celle qui distribue commence, puis on tourne dans le sens des aiguilles d’une montre.
howto-farben-sammeln-turn = Prends la carte du dessus de la pioche ou d’une pile. Puis pose une carte de ta main sur une pile, mais pas celle que tu viens de prendre sur une pile. S’il y a une place libre, c’est là qu’elle va. Quand la pioche est vide, on mélange tout ce qui est sous les cartes du dessus : c’est la nouvelle pioche.
howto-farben-sammeln-close = Si ta main est d’une seule couleur à la fin de ton tour, tu peux dire « Terminé ! » : la manche est finie. Cela ne donne pas de points en plus.
howto-farben-sammeln-loser = La personne qui marque le moins de points commence la manche suivante.
howto-farben-sammeln-end = Chacun additionne les nombres de sa meilleure couleur : ce sont ses points. Après toutes les manches, la personne qui en a le plus gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-schnipp-schnapp-goal = Réunis le plus de carrés. Un carré, ce sont les quatre cartes du même nombre.
howto-schnipp-schnapp-start = Toutes les cartes sont distribuées en paquets, face cachée ; les carrés déjà complets sont mis de côté. La personne à gauche de celle qui distribue commence, puis on tourne dans le sens des aiguilles d’une montre.
howto-schnipp-schnapp-turn = Retourne ta carte du dessus sur ta pile visible. Maintenant, tout le monde regarde bien, et tout le monde peut crier. Si ton paquet est vide quand c’est à toi, ta pile est mélangée et devient ton nouveau paquet.
howto-schnipp-schnapp-schnapp = Le nouveau nombre est aussi sur le dessus d’une autre pile visible ? Crie « Schnapp ! ». La personne qui crie en premier gagne les piles des autres qui montrent ce nombre. Elle y ajoute sa propre pile et met de côté les carrés. Le reste va sous son paquet.
howto-schnipp-schnapp-wrong = Tu as crié à tort ? Ta pile visible va au milieu. Si plusieurs personnes crient juste en même temps, personne ne gagne : elles remettent leur pile visible sous leur paquet.
howto-schnipp-schnapp-schnipp = Le nouveau nombre est sur le dessus de la pile du milieu ? Crie « Schnipp ! ». La personne qui crie en premier la gagne et met de côté les carrés. Le reste va sous son paquet. Même si tu n’as plus de cartes, tu peux crier « Schnipp ! » et revenir dans le jeu.
howto-schnipp-schnapp-end = C’est fini quand tous les carrés sont réunis, ou quand une seule personne a encore des cartes. La personne qui a le plus de carrés gagne. En cas d’égalité, plusieurs personnes gagnent.

howto-schwarzer-peter-goal = Ne reste pas avec la carte sans jumelle en main : c’est le pouilleux.
howto-schwarzer-peter-start = On joue avec deux couleurs, et deux nombres pareils font une paire. Une carte est mise de côté en secret, alors sa jumelle reste seule. Pour une partie courte, on enlève les cartes de 17 à 20. La personne à gauche de celle qui distribue commence, puis on tourne dans le sens des aiguilles d’une montre.
howto-schwarzer-peter-turn = Tire une carte, sans la voir, dans la main de la personne à ta gauche. Si tu as maintenant une paire, elle est posée tout de suite. La personne qui n’a plus de cartes est à l’abri.
howto-schwarzer-peter-end = Quand toutes les paires sont posées, quelqu’un a encore le pouilleux et perd. Tous les autres gagnent. On montre seulement maintenant la carte mise de côté.

howto-hoechste-karte-goal = Gagne le plus de cartes.
howto-hoechste-karte-start = Chacun a les nombres de 1 à 11, chacun dans sa propre couleur.
howto-hoechste-karte-turn = Choisis une carte en secret. On les montre toutes ensemble, et la plus haute les emporte toutes. Une fois le choix fait, on ne change plus !
howto-hoechste-karte-tie = Si plusieurs cartes sont les plus hautes, elles restent toutes là. La personne qui gagne ensuite les reçoit en plus. Après le dernier pli, elles sont hors jeu.
howto-hoechste-karte-end = Quand toutes les cartes sont jouées, la personne qui en a emporté le plus gagne. En cas d’égalité, plusieurs personnes gagnent.

rulebook-open = Lire toutes les règles
