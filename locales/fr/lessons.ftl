# Leçons : une phrase au bon moment.

lesson-done = Je sais
lesson-rows-lay = Touche une carte qui convient.
lesson-rows-draw = Rien ne convient : pioche une carte.
lesson-rows-end = Plus rien ne convient : finis ton tour.
lesson-rows-swap = Tu peux échanger un joker posé contre la carte qu’il remplace.
lesson-rows-bridge = Avec un pont, ta carte peut aller dans une autre rangée.
