# Leçons : une phrase au bon moment.

lesson-done = Compris
lesson-rows-lay = Touche une carte qui convient : elle trouve sa place toute seule.
lesson-rows-draw = Rien ne convient. Pioche une carte.
lesson-rows-end = Tu peux finir ton tour ou poser encore.
lesson-rows-swap = Tu peux échanger un joker posé contre la carte qu’il remplace.
lesson-rows-bridge = Avec un pont, ta carte peut aller dans une autre suite.
