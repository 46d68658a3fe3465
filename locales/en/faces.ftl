# The faces that people choose from.

face-choice = Your face
face-colour = Your colour

face-0 = Short hair
face-1 = Two puffs of curls
face-2 = Long fair hair
face-3 = Moustache and glasses
face-4 = Bun and glasses
face-5 = Headscarf
face-6 = Beard
face-7 = Big curls
face-8 = Black bob
face-9 = Ponytail
face-10 = Cap
face-11 = Bobble hat

face-colour-r = red
face-colour-y = yellow
face-colour-g = green
face-colour-b = blue
face-colour-t = turquoise
face-colour-p = pink
