# Leçons : une phrase au bon moment.

lesson-done = Je sais
lesson-rows-lay = Touche une carte qui convient.
lesson-rows-draw = Rien ne convient : pioche une carte.
lesson-rows-end = Plus rien ne convient : appuie sur « Finir mon tour ».
lesson-rows-pass = Rien ne convient, et tu ne peux pas piocher : appuie sur « Passer ».
lesson-rows-swap = Tu peux échanger un joker posé contre la carte qu’il remplace.
lesson-rows-bridge = Avec un pont, ta carte rejoint sa rangée depuis la rangée voisine.
