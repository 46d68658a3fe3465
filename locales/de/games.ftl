# Die Schachteln im Regal und die Spiele darin.

box-elfer-raus = Elfer raus!
box-junior = Elfer raus! Junior
box-master = Elfer raus! Master
box-elferspiel = Elferspiel
box-globi = Globi Elferspiel

game-junior = Juniorspiel
game-junior-about = Alle haben fünf Karten, und in vier Farben schließt ihr die Lücke zwischen der 1 und der 11.
game-junior-goal = Werde deine Karten vor allen anderen los.

game-elfer-raus = Elfer raus!
game-elfer-raus-about = Von den Elfern aus wachsen vier Reihen hinunter bis 1 und hinauf bis 20, und wer eine Karte zurückhält, lässt die anderen warten.
game-elfer-raus-goal = Werde deine Karten vor allen anderen los.

game-falscher-anfang = Falscher Anfang
game-falscher-anfang-about = Elfer raus! von außen nach innen: Die Einer und die Zwanziger liegen schon auf dem Tisch, und die Reihen wachsen zur Mitte hin.
game-falscher-anfang-goal = Werde deine Karten vor allen anderen los.

game-drei-anfangszahlen = Drei mögliche Anfangszahlen
game-drei-anfangszahlen-about = Elfer raus! mit mehr Auswahl am Anfang: Jede Reihe darf mit ihrer 10, 11 oder 12 beginnen.
game-drei-anfangszahlen-goal = Werde deine Karten vor allen anderen los.

game-beliebige-startkarte = Beliebige Startkarte
game-beliebige-startkarte-about = Elfer raus! mit Überraschung: Die allererste Karte entscheidet, mit welcher Zahl alle Reihen beginnen.
game-beliebige-startkarte-goal = Werde deine Karten vor allen anderen los.

game-elferspiel = Elferspiel
game-elferspiel-about = Der Schweizer Cousin von Elfer raus!: Du darfst in einem Zug mehrere Karten anlegen, aber alle in derselben Reihe.
game-elferspiel-goal = Werde deine Karten schnell los: Was auf der Hand bleibt, zählt gegen dich.

game-farben-mix = Farben-Mix
game-farben-mix-about = Das Elferspiel kunterbunt: Jede Reihe nimmt jede Farbe, nur die Zahlen müssen aufeinanderfolgen.
game-farben-mix-goal = Werde deine Karten schnell los: Was auf der Hand bleibt, zählt gegen dich.

game-eins-zwanzig = Eins aufwärts – Zwanzig abwärts
game-eins-zwanzig-about = Die Reihen beginnen an beiden Enden: Sobald die 1 und die 20 einer Farbe liegen, schließt ihr die Lücke dazwischen.
game-eins-zwanzig-goal = Werde deine Karten schnell los: Was auf der Hand bleibt, zählt gegen dich.

game-master = Elfer raus! Master
game-master-about = Elfer raus! für schlaue Köpfe: mit Jokern, Brücken von Reihe zu Reihe und einem Bonus für jede halbe Reihe, die du fertig machst.
game-master-goal = Sammle die meisten Punkte: Hol dir Bonuskarten und behalte wenig auf der Hand.

game-ueberall-anschliessen = Überall anschließen
game-ueberall-anschliessen-about = Deck Karte um Karte auf und leg sie dorthin, wo sie um eins höher ist: in die Mitte oder auf einen fremden Stapel.
game-ueberall-anschliessen-goal = Werde deine Karten vor allen anderen los.

game-mogeln = Mogeln
game-mogeln-about = Leg eine Karte verdeckt hin und sag die nächste Zahl: Sie muss nicht stimmen, solange es niemand merkt.
game-mogeln-goal = Werde alle Karten los und lass dich nicht erwischen.

game-erwischt = Lass dich nicht erwischen!
game-erwischt-about = Mit verdeckten Karten zählt ihr zusammen bis zwanzig, und wer beim Bluffen erwischt wird, nimmt den ganzen Stapel.
game-erwischt-goal = Werde alle Karten los und lass dich nicht erwischen.

game-ratefix = Ratefix
game-ratefix-about = Alle legen eine Karte verdeckt hin, und du kennst nur deine eigene: Wer kommt der Summe am nächsten?
game-ratefix-goal = Rate gut und gewinne die meisten Karten.

game-poker = Poker
game-poker-about = Alle legen eine Karte hin, die niemand gesehen hat, und dann ratet ihr, wie viel sie zusammen ergeben.
game-poker-goal = Rate gut und gewinne die meisten Karten.

game-zweikampf = Zweikampf
game-zweikampf-about = Zwei Leute, zwei Stapel: Beide decken eine Karte auf, und die höhere holt sich beide.
game-zweikampf-goal = Gewinne die meisten Karten.

game-farben-sammeln = Farben sammeln
game-farben-sammeln-about = Tausch Karte um Karte, bis du nur noch eine Farbe auf der Hand hast, mit möglichst hohen Zahlen.
game-farben-sammeln-goal = Sammle hohe Karten in einer Farbe.

game-schnipp-schnapp = Schnipp Schnapp
game-schnipp-schnapp-about = Eine Karte nach der anderen wird aufgedeckt, und wer bei zwei gleichen Zahlen am schnellsten ruft, bekommt die Stapel.
game-schnipp-schnapp-goal = Sammle die meisten Quartette.

game-schwarzer-peter = Schwarzer Peter
game-schwarzer-peter-about = Zieh Karten bei der Person neben dir und leg Paare ab: Eine Karte bleibt allein, und niemand weiß, welche.
game-schwarzer-peter-goal = Bleib nicht auf der einzelnen Karte sitzen.

game-hoechste-karte = Die höchste Karte gewinnt
game-hoechste-karte-about = Alle haben die gleichen elf Zahlen und wählen heimlich eine aus: Die höchste bekommt alle.
game-hoechste-karte-goal = Gewinne die meisten Karten.
