# Lezioni: una frase al momento giusto.

lesson-done = Lo so
lesson-rows-lay = Tocca una carta che va bene.
lesson-rows-draw = Niente va bene: pesca una carta.
lesson-rows-end = Non va bene altro: finisci il turno.
lesson-rows-swap = Puoi scambiare un jolly sul tavolo con la carta che sostituisce.
lesson-rows-bridge = Con un ponte la tua carta può andare in un’altra fila.
