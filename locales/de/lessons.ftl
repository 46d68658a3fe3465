# Lektionen: ein Satz im richtigen Moment.

lesson-done = Alles klar
lesson-rows-lay = Tipp eine Karte an, die passt: Sie legt sich von selbst an.
lesson-rows-draw = Nichts passt. Zieh eine Karte vom Stapel.
lesson-rows-end = Du kannst aufhören, oder noch mehr ablegen.
lesson-rows-swap = Du kannst einen liegenden Joker gegen seine Karte tauschen.
lesson-rows-bridge = Mit einer Brücke darf deine Karte in eine andere Reihe.
