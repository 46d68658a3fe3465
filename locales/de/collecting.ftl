# Farben sammeln: eine Karte nehmen, eine ablegen, bis alles eine Farbe ist.

collecting-piles = Der Nachziehstapel und die vier offenen Stapel
collecting-stock = Verdeckt
collecting-pile = Stapel { $pile }
collecting-pile-free = Stapel { $pile }: hier ist Platz
collecting-pile-spoken = { $under ->
    [0] Stapel { $pile }: { $card }, sonst nichts
    [one] Stapel { $pile }: { $card }, darunter eine Karte
   *[other] Stapel { $pile }: { $card }, darunter { $under } Karten
}
collecting-sum = { $colour ->
    [r] Rot
    [y] Gelb
    [g] Grün
   *[b] Blau
}: { $sum }
collecting-collected = Was alle gesammelt haben

move-pile = Auf Stapel { $pile }
move-stock = Vom Nachziehstapel nehmen
move-take = Die oberste Karte von Stapel { $pile } nehmen
move-close = Schluss!

task-collecting-take = Nimm eine Karte.
task-collecting-lay = Leg eine Karte ab.
task-collecting-card = Welche Karte kommt dorthin?
task-collecting-end = Fertig?
task-collecting-close = Alles eine Farbe! Schluss?
lesson-collecting-take = Nimm die oberste Karte eines Stapels. Nur deine beste Farbe zählt.
lesson-collecting-lay = Tipp eine Karte an, die du nicht brauchst, und dann einen Stapel.
lesson-collecting-end = Erst mit nur einer Farbe auf der Hand kannst du „Schluss!“ sagen.
lesson-collecting-close = Du hast nur noch eine Farbe. Sag „Schluss!“, oder sammle noch höhere Karten.

event-take-collecting = { $who } nimmt die { $card } von Stapel { $pile }.
event-take-collecting-own = Du nimmst die { $card } von Stapel { $pile }.
event-lay-collecting = { $who } legt die { $card } auf Stapel { $pile }.
event-lay-collecting-own = Du legst die { $card } auf Stapel { $pile }.
event-close = { $who } sagt: „Schluss!“
event-close-own = Du sagst: „Schluss!“
event-restock = Der Nachziehstapel war leer. Was unter den obersten Karten lag, ist neu gemischt.
ending-closed = Jemand hat nur noch eine Farbe auf der Hand und hat „Schluss!“ gesagt.
ending-turns = Alle waren hundertmal dran. Gezählt wird, was jetzt auf der Hand ist.
