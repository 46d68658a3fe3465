# Karten, die in Reihen gelegt werden: die Reihenspiele und Master.

lesson-rows-lay = Tipp eine Karte an, die passt.
lesson-rows-draw = Nichts passt: Zieh eine Karte.
lesson-rows-end = Mehr passt nicht: Drück auf „Fertig“.
lesson-rows-pass = Nichts passt, und ziehen kannst du nicht: Drück auf „Aussetzen“.
lesson-rows-swap = Du kannst einen Joker auf dem Tisch gegen die richtige Karte tauschen.
lesson-rows-bridge = Mit einer Brücke erreicht deine Karte ihre Reihe von der Nachbarreihe aus.

choose-rows-joker = Tipp auf den Platz, für den der Joker stehen soll.
choose-rows-place = Tipp auf den Platz, an den die Karte soll.
task-rows-swapped = Du hast getauscht: Leg jetzt noch eine Karte an.
