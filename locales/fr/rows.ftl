# Des cartes posées en rangées : les jeux de rangées et Master.

lesson-rows-lay = Touche une carte qui convient.
lesson-rows-draw = Rien ne convient : pioche une carte.
lesson-rows-end = Plus rien ne convient : appuie sur « Finir mon tour ».
lesson-rows-pass = Rien ne convient, et tu ne peux pas piocher : appuie sur « Passer ».
lesson-rows-swap = Tu peux échanger un joker posé contre la carte qu’il remplace.
lesson-rows-bridge = Avec un pont, ta carte rejoint sa rangée depuis la rangée voisine.

choose-rows-joker = Touche la place que le joker doit prendre.
choose-rows-place = Touche la place où la carte doit aller.
task-rows-swapped = Tu as échangé : pose encore une carte.
