# The faces that people choose from.

face-choice = La tua faccia
face-colour = Il tuo colore

face-0 = Capelli corti
face-1 = Due codini ricci
face-2 = Lunghi capelli biondi
face-3 = Baffi e occhiali
face-4 = Chignon e occhiali
face-5 = Foulard
face-6 = Barba
face-7 = Grandi ricci
face-8 = Caschetto nero
face-9 = Coda di cavallo
face-10 = Berretto
face-11 = Cappello con pompon

face-colour-r = rosso
face-colour-y = giallo
face-colour-g = verde
face-colour-b = blu
face-colour-t = turchese
face-colour-p = rosa
