# The faces that people choose from.

face-choice = Dein Gesicht
face-colour = Deine Farbe

face-0 = Kurze Haare
face-1 = Zwei Lockenbälle
face-2 = Lange blonde Haare
face-3 = Schnurrbart und Brille
face-4 = Dutt und Brille
face-5 = Kopftuch
face-6 = Bart
face-7 = Große Locken
face-8 = Schwarzer Bob
face-9 = Pferdeschwanz
face-10 = Kappe
face-11 = Bommelmütze

face-colour-r = Rot
face-colour-y = Gelb
face-colour-g = Grün
face-colour-b = Blau
face-colour-t = Türkis
face-colour-p = Rosa
