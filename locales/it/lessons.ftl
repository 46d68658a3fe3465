# Lezioni: una frase al momento giusto.

lesson-done = Capito
lesson-rows-lay = Tocca una carta che va bene: trova il suo posto da sola.
lesson-rows-draw = Niente va bene. Pesca una carta dal mazzo.
lesson-rows-end = Puoi finire il turno o posare ancora.
lesson-rows-swap = Puoi scambiare un jolly sul tavolo con la carta che sostituisce.
lesson-rows-bridge = Con un ponte la tua carta può andare in un’altra fila.
