# Carte posate in file: i giochi con le file e Master.

lesson-rows-lay = Tocca una carta che va bene.
lesson-rows-draw = Niente va bene: pesca una carta.
lesson-rows-end = Non va bene altro: premi «Chiudi il turno».
lesson-rows-pass = Niente va bene e non puoi pescare: premi «Passo».
lesson-rows-swap = Puoi scambiare un jolly sul tavolo con la carta che sostituisce.
lesson-rows-bridge = Con un ponte la tua carta raggiunge la sua fila partendo dalla fila accanto.

choose-rows-joker = Tocca il posto che il jolly deve prendere.
choose-rows-place = Tocca il posto dove va la carta.
task-rows-swapped = Hai scambiato: adesso posa ancora una carta.
