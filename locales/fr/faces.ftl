# The faces that people choose from.

face-choice = Ton visage
face-colour = Ta couleur

face-0 = Cheveux courts
face-1 = Deux couettes bouclées
face-2 = Longs cheveux blonds
face-3 = Moustache et lunettes
face-4 = Chignon et lunettes
face-5 = Foulard
face-6 = Barbe
face-7 = Grandes boucles
face-8 = Carré noir
face-9 = Queue de cheval
face-10 = Casquette
face-11 = Bonnet à pompon

face-colour-r = rouge
face-colour-y = jaune
face-colour-g = vert
face-colour-b = bleu
face-colour-t = turquoise
face-colour-p = rose
