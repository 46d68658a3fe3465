# Lektionen: ein Satz im richtigen Moment.

lesson-done = Weiß ich
lesson-rows-lay = Tipp eine Karte an, die passt.
lesson-rows-draw = Nichts passt: Zieh eine Karte.
lesson-rows-end = Mehr passt nicht: Drück auf «Fertig».
lesson-rows-pass = Nichts passt, und ziehen kannst du nicht: Drück auf «Aussetzen».
lesson-rows-swap = Du kannst einen liegenden Joker gegen seine Karte tauschen.
lesson-rows-bridge = Mit einer Brücke erreicht deine Karte ihre Reihe von der Nachbarreihe aus.
