# So geht’s: jedes Spiel in ein paar Sätzen, zum Vorlesen. Die Regeln sind die von docs/games.

howto-goal = Ziel
howto-start = Am Anfang
howto-turn = Dein Zug
howto-special = Besonderes
howto-end = Ende

howto-junior-goal = Werde deine Karten vor allen anderen los. In vier Farben schließt ihr die Lücke zwischen der 1 und der 11.
howto-junior-start = Die Einer und die Elfer liegen schon da, und alle haben fünf Karten. Wer am jüngsten ist, beginnt. Dann geht es im Uhrzeigersinn weiter.
howto-junior-turn = Leg mindestens eine Karte ab, die passt, gern auch mehrere: in ihrer Farbe von der 1 aufwärts oder von der 11 abwärts, Zahl für Zahl. Passt nichts, zieh eine Karte und leg sie ab, wenn sie passt. Dann ist dein Zug zu Ende.
howto-junior-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Am Schluss gewinnt, wer die wenigsten hat.

howto-elfer-raus-goal = Werde deine Karten vor allen anderen los. Ihr baut vier Reihen, in jeder Farbe eine: von der 11 hinunter bis 1 und hinauf bis 20.
howto-elfer-raus-start = Wer die rote 11 hat, legt sie hin, sonst noch nichts. Hat sie niemand, ist es die gelbe, dann die grüne, dann die blaue. Weiter geht es im Uhrzeigersinn.
howto-elfer-raus-turn = Leg mindestens eine Karte ab, die in ihrer Reihe als Nächstes kommt, gern auch mehrere. Eine neue Reihe beginnt mit ihrer 11. Passt nichts, zieh bis zu drei Karten: Sobald eine passt, legst du sie ab, und dein Zug ist zu Ende.
howto-elfer-raus-keep = Hast du eine abgelegt, darfst du die anderen behalten. Wer auf deine Karte wartet, muss dann eben ziehen!
howto-elfer-raus-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Am Schluss gewinnt, wer die wenigsten hat.

howto-falscher-anfang-goal = Werde deine Karten vor allen anderen los. Die vier Reihen wachsen diesmal von außen nach innen.
howto-falscher-anfang-start = Die Einer und die Zwanziger liegen schon da. Wer die rote 11 hat, macht den ersten Zug; hat sie niemand, ist es die gelbe, dann die grüne, dann die blaue. Weiter geht es im Uhrzeigersinn.
howto-falscher-anfang-turn = Leg mindestens eine Karte ab, die passt, gern auch mehrere: in ihrer Farbe von der 1 aufwärts oder von der 20 abwärts, Zahl für Zahl. Passt nichts, zieh bis zu drei Karten. Sobald eine passt, legst du sie ab, und dein Zug ist zu Ende.
howto-falscher-anfang-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Am Schluss gewinnt, wer die wenigsten hat.

howto-drei-anfangszahlen-goal = Werde deine Karten vor allen anderen los. Ihr baut vier Reihen, in jeder Farbe eine, hinunter bis 1 und hinauf bis 20.
howto-drei-anfangszahlen-start = Wer links neben der Person sitzt, die austeilt, fängt an: mit einer 10, 11 oder 12, und nur mit dieser einen Karte. Wer keine hat, zieht bis zu drei Karten. Dann kommt im Uhrzeigersinn die nächste Person.
howto-drei-anfangszahlen-turn = Leg mindestens eine Karte ab, die in ihrer Reihe als Nächstes kommt, gern auch mehrere. Eine neue Reihe beginnt mit ihrer 10, 11 oder 12, ganz wie du willst. Passt nichts, zieh bis zu drei Karten: Sobald eine passt, legst du sie ab, und dein Zug ist zu Ende.
howto-drei-anfangszahlen-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Am Schluss gewinnt, wer die wenigsten hat.

howto-beliebige-startkarte-goal = Werde deine Karten vor allen anderen los. Ihr baut vier Reihen, in jeder Farbe eine, hinunter bis 1 und hinauf bis 20.
howto-beliebige-startkarte-start = Das Los sagt, wer beginnt. Diese Person legt irgendeine Karte hin, aber nur eine. Weiter geht es im Uhrzeigersinn.
howto-beliebige-startkarte-turn = Leg mindestens eine Karte ab, die in ihrer Reihe als Nächstes kommt, gern auch mehrere. Alle Reihen beginnen mit der Zahl der allerersten Karte: War es eine 7, beginnt jede mit ihrer 7. Passt nichts, zieh bis zu drei Karten: Sobald eine passt, legst du sie ab, und dein Zug ist zu Ende.
howto-beliebige-startkarte-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Am Schluss gewinnt, wer die wenigsten hat.

howto-elferspiel-goal = Leg deine Karten schnell ab: Was auf der Hand bleibt, zählt gegen dich. Ihr baut vier Reihen, in jeder Farbe eine: von der 11 hinunter bis 1 und hinauf bis 20.
howto-elferspiel-start = Wer die rote 11 hat, legt sie hin, sonst noch nichts. Hat sie niemand, ist es die blaue, dann die gelbe, dann die grüne. Weiter geht es gegen den Uhrzeigersinn.
howto-elferspiel-turn = Leg mindestens eine Karte ab, die in ihrer Reihe als Nächstes kommt. Passt nichts, zieh eine Karte. Passt sie, leg sie ab; passt sie nicht, darfst du noch einmal ziehen oder aussetzen.
howto-elferspiel-row = Du darfst mehrere Karten ablegen, aber in einem Zug nur in einer Reihe. Dort geht es an beiden Enden weiter. Eine neue Reihe beginnt mit ihrer 11.
howto-elferspiel-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Meistens spielt ihr drei Runden. Dann gewinnt, wer die wenigsten Punkte hat.

howto-farben-mix-goal = Leg deine Karten schnell ab: Was auf der Hand bleibt, zählt gegen dich. Ihr baut kunterbunte Reihen: von der 11 hinunter bis 1 und hinauf bis 20.
howto-farben-mix-start = Wer die rote 11 hat, legt sie hin, sonst noch nichts. Hat sie niemand, ist es die blaue, dann die gelbe, dann die grüne. Weiter geht es gegen den Uhrzeigersinn.
howto-farben-mix-turn = Leg mindestens eine Karte ab, deren Zahl in einer Reihe als Nächstes kommt: Die Farbe ist egal. Passt nichts, zieh eine Karte. Passt sie, leg sie ab; passt sie nicht, darfst du noch einmal ziehen oder aussetzen.
howto-farben-mix-row = Du darfst mehrere Karten ablegen, aber in einem Zug nur in einer Reihe. Dort geht es an beiden Enden weiter. Eine neue Reihe beginnt mit einer 11.
howto-farben-mix-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Meistens spielt ihr drei Runden. Dann gewinnt, wer die wenigsten Punkte hat.

howto-eins-zwanzig-goal = Leg deine Karten schnell ab: Was auf der Hand bleibt, zählt gegen dich. Ihr baut vier Reihen, von der 1 aufwärts und von der 20 abwärts.
howto-eins-zwanzig-start = Wer die rote 1 hat, legt sie hin, sonst noch nichts. Hat sie niemand, ist es die blaue, dann die gelbe, dann die grüne. Weiter geht es gegen den Uhrzeigersinn.
howto-eins-zwanzig-turn = Leg mindestens eine Karte ab, die passt: eine 1, eine 20 oder die nächste Zahl einer Farbe. Passt nichts, zieh eine Karte. Passt sie, leg sie ab; passt sie nicht, darfst du noch einmal ziehen oder aussetzen.
howto-eins-zwanzig-both = Erst wenn die 1 und die 20 einer Farbe liegen, kommen die Zahlen dazwischen.
howto-eins-zwanzig-row = Du darfst mehrere Karten ablegen, aber in einem Zug nur in einer Reihe. Dort geht es an beiden Enden weiter.
howto-eins-zwanzig-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Meistens spielt ihr drei Runden. Dann gewinnt, wer die wenigsten Punkte hat.

howto-master-goal = Sammle die meisten Punkte: Hol dir Bonuskarten und behalte wenig auf der Hand. Die vier Reihen gehen von 1 bis 21.
howto-master-start = Die vier Elfer liegen schon da. Alle haben Karten auf der Hand und ein paar Brücken. Wer am jüngsten ist, beginnt, dann geht es im Uhrzeigersinn weiter.
howto-master-turn = Leg eine bis vier Karten ab, oder zieh eine. Eine Karte passt, wenn in ihrer Farbe die Zahl davor oder danach schon liegt. Ist der Stapel leer, musst du ablegen, wenn eine Zahl passt; sonst darfst du aussetzen.
howto-master-joker = Der Joker ersetzt jede Karte, die gerade passen würde.
howto-master-swap = Hast du die Karte, für die ein Joker liegt? Dann tausch sie gegen ihn ein. Im selben Zug legst du auch noch eine Karte ab.
howto-master-bridge = Eine Brücke führt zur gleichen Zahl in der Reihe darüber oder darunter, wenn man anders noch nicht hinkommt. Leg dort sofort die Karte oder einen Joker hin. Jede Brücke gilt einmal.
howto-master-bonus = Füllst du die letzte Lücke einer halben Reihe, von 1 bis 10 oder von 12 bis 21, bekommst du eine Bonuskarte: elf Punkte für dich! Es gibt nur sieben.
howto-master-end = Die Runde endet, wenn eine Hand leer ist oder alle Plätze voll sind. Was du noch auf der Hand hast, wird abgezogen: jede Zahl und elf für jeden Joker. Hier gewinnt, wer die meisten Punkte hat.

howto-ueberall-anschliessen-goal = Werde deine Karten vor allen anderen los.
howto-ueberall-anschliessen-start = Alle Karten werden verteilt, als verdeckte Stapel. Wer links neben der Person sitzt, die austeilt, legt die erste Karte in die Mitte. Dann geht es im Uhrzeigersinn weiter.
howto-ueberall-anschliessen-turn = Deck deine oberste Karte auf und leg sie dorthin, wo sie um eins höher ist: zuerst in die Mitte, sonst auf einen fremden Stapel. Hat das geklappt, deckst du gleich noch eine auf. Passt sie nirgends, kommt sie auf deinen offenen Stapel, und dein Zug ist zu Ende.
howto-ueberall-anschliessen-next = Die Farbe ist egal, und nach der 20 kommt die 1.
howto-ueberall-anschliessen-stop = Hat jemand übersehen, dass eine Karte woanders passt? Ruf «Stopp!», bevor die nächste aufgedeckt wird. Dann bekommt diese Person von allen anderen eine Karte.
howto-ueberall-anschliessen-again = Sobald dein verdeckter Stapel aufgebraucht ist, wird dein offener umgedreht und ist dein neuer Stapel. Was du zuerst gelegt hast, kommt zuerst wieder.
howto-ueberall-anschliessen-end = Wer zuerst gar keine Karten mehr hat, gewinnt. Die anderen spielen um die Plätze weiter.

howto-mogeln-goal = Werde alle Karten los und lass dich nicht ertappen.
howto-mogeln-start = Zu dritt spielt ihr mit 1 bis 9, zu viert mit 1 bis 10, sonst mit 1 bis 15. Alle diese Karten werden verteilt. Wer links neben der Person sitzt, die austeilt, beginnt mit der 1. Dann geht es im Uhrzeigersinn weiter.
howto-mogeln-turn = Leg eine Karte verdeckt auf den Stapel und tu so, als wäre sie die nächste Zahl: 1, 2, 3 … Stimmen muss sie nicht, und die Farbe ist egal. Nach der höchsten Zahl kommt der Stapel weg, und es geht wieder bei 1 los.
howto-mogeln-doubt = Glaubst du die Karte direkt vor dir nicht, zweifle sie an, bevor du legst. War sie gemogelt, muss die andere Person den Stapel nehmen. War sie ehrlich, nimmst du ihn. Danach geht es wieder bei 1 los.
howto-mogeln-slip = Pst! Gleich nach deiner Karte kannst du noch welche unten an den Stapel schieben, bis jemand weiterspielt. Aber von uns hast du das nicht!
howto-mogeln-caught = Hat da jemand geschmuggelt? Ruf schnell «Erwischt!». Hattest du recht, bekommt den Stapel die Person, die geschmuggelt hat. Sonst bekommst du ihn.
howto-mogeln-end = Wer zuerst keine Karten mehr hat, gewinnt. Die letzte Karte muss man aber glauben, oder sie muss stimmen.

howto-erwischt-goal = Werde alle Karten los und lass dich nicht erwischen.
howto-erwischt-start = Alle Karten werden verteilt. Wer rechts neben der Person sitzt, die austeilt, beginnt mit der 1. Dann geht es gegen den Uhrzeigersinn weiter.
howto-erwischt-turn = Leg eine Karte verdeckt auf den Stapel und tu so, als wäre sie die nächste Zahl. Oder setz aus, dann bleibt die Zahl für die nächste Person. Nach der 20 kommt der Stapel weg, und es geht wieder bei 1 los.
howto-erwischt-object = Glaubst du eine Karte nicht, erheb Einspruch, bevor die nächste Person legt oder aussetzt. War sie falsch, muss die andere Person den Stapel nehmen. War sie richtig, nimmst du ihn. Danach geht es wieder bei 1 los.
howto-erwischt-end = Wer zuerst keine Karten mehr hat, gewinnt. Die letzte Karte müssen aber alle gelten lassen, oder sie muss stimmen.

howto-ratefix-goal = Rate, was alle Karten zusammen ergeben, und gewinne die meisten Karten.
howto-ratefix-start = Alle haben gleich viele Karten, als verdeckten Stapel. Wer links neben der Person sitzt, die austeilt, rät zuerst.
howto-ratefix-turn = Schau deine oberste Karte an. Alle legen ihre verdeckt in die Mitte und sagen im Uhrzeigersinn eine Zahl: Wie viel gibt das zusammen? Wer am nächsten dran ist, bekommt die Karten und rät das nächste Mal zuerst.
howto-ratefix-tie = Sind mehrere gleich nah dran, bleiben die Karten liegen. Wer als Nächstes gewinnt, bekommt sie dazu.
howto-ratefix-end = Sind die Stapel leer, gewinnt, wer die meisten Karten gewonnen hat.

howto-poker-goal = Rate, was alle Karten zusammen ergeben, und gewinne die meisten Karten.
howto-poker-start = Ihr spielt nur mit Rot und Blau. Alle haben gleich viele Karten, als verdeckten Stapel. Wer rechts neben der Person sitzt, die austeilt, rät zuerst.
howto-poker-turn = Alle legen ihre oberste Karte in die Mitte, und niemand schaut sie an. Dann sagen alle gegen den Uhrzeigersinn eine Zahl: Wie viel gibt das zusammen? Wer am nächsten dran ist, bekommt die Karten.
howto-poker-tie = Sind mehrere gleich nah dran, bleiben die Karten liegen. Wer als Nächstes gewinnt, bekommt sie dazu.
howto-poker-next = Jedes Mal rät jemand anderes zuerst, immer eins weiter gegen den Uhrzeigersinn.
howto-poker-end = Sind die Stapel leer, gewinnt, wer die meisten Karten gewonnen hat.

howto-zweikampf-goal = Gewinne mehr Karten als die andere Person.
howto-zweikampf-start = Ihr spielt zu zweit, mit zwei Farben. Beide haben zwanzig Karten, als verdeckten Stapel.
howto-zweikampf-turn = Deck deine oberste Karte auf: Die andere Person macht es auch. Die höhere holt sich beide.
howto-zweikampf-tie = Gleich hoch? Dann deckt ihr beide noch eine auf, und die höhere holt sich alle.
howto-zweikampf-end = Sind die Stapel leer, gewinnt, wer mehr Karten geholt hat.

howto-farben-sammeln-goal = Sammle hohe Karten in einer einzigen Farbe.
howto-farben-sammeln-start = Alle haben Karten auf der Hand. Auf dem Tisch sind ein verdeckter Stapel und vier offene. Wer links neben der Person sitzt, die austeilt, fängt an. Dann geht es im Uhrzeigersinn weiter.
howto-farben-sammeln-turn = Nimm die oberste Karte vom verdeckten Stapel oder von einem offenen. Dann leg eine aus der Hand auf einen offenen Stapel: nur nicht die, die du gerade von dort genommen hast. Ist ein Platz frei, kommt sie dorthin.
howto-farben-sammeln-close = Hast du am Ende deines Zuges nur noch eine Farbe auf der Hand, darfst du «Schluss» sagen. Dann ist die Runde zu Ende.
howto-farben-sammeln-loser = Wer am wenigsten Punkte holt, beginnt die nächste Runde.
howto-farben-sammeln-end = Alle zählen die Zahlen ihrer besten Farbe zusammen: Das sind ihre Punkte. Nach allen Runden gewinnt, wer die meisten hat.

howto-schnipp-schnapp-goal = Sammle die meisten Quartette. Ein Quartett sind alle vier Karten mit der gleichen Zahl.
howto-schnipp-schnapp-start = Alle Karten werden verteilt, als verdeckte Stapel; fertige Quartette kommen gleich zur Seite. Wer links neben der Person sitzt, die austeilt, fängt an. Dann geht es im Uhrzeigersinn weiter.
howto-schnipp-schnapp-turn = Deck deine oberste Karte auf und leg sie auf deinen offenen Stapel. Jetzt schauen alle genau hin, und alle dürfen rufen.
howto-schnipp-schnapp-schnapp = Liegt die neue Zahl auch oben auf einem anderen offenen Stapel? Ruf «Schnapp!». Wer zuerst ruft, bekommt die Stapel der anderen mit dieser Zahl.
howto-schnipp-schnapp-wrong = Falsch gerufen? Dann kommt dein offener Stapel in die Mitte. Rufen mehrere gleichzeitig richtig, gewinnt niemand.
howto-schnipp-schnapp-schnipp = Liegt die neue Zahl oben auf dem Stapel in der Mitte? Ruf «Schnipp!». Wer zuerst ruft, bekommt ihn.
howto-schnipp-schnapp-end = Schluss ist, wenn alle Quartette gesammelt sind oder nur noch eine Person Karten hat. Dann gewinnt, wer die meisten Quartette hat.

howto-schwarzer-peter-goal = Bleib nicht auf der einzelnen Karte sitzen: Sie ist der Schwarze Peter.
howto-schwarzer-peter-start = Ihr spielt mit zwei Farben, und zwei gleiche Zahlen sind ein Paar. Eine Karte wird heimlich weggelegt, darum bleibt ihr Zwilling allein. Wer links neben der Person sitzt, die austeilt, fängt an. Dann geht es im Uhrzeigersinn weiter.
howto-schwarzer-peter-turn = Zieh eine Karte aus der Hand links neben dir, ohne sie zu sehen. Hast du jetzt ein Paar, kommt es gleich weg. Wer keine Karten mehr hat, ist in Sicherheit.
howto-schwarzer-peter-end = Sind alle Paare weg, hält jemand noch den Schwarzen Peter und verliert. Alle anderen gewinnen.

howto-hoechste-karte-goal = Gewinne die meisten Karten.
howto-hoechste-karte-start = Alle haben die Zahlen von 1 bis 11, jede Person in ihrer eigenen Farbe.
howto-hoechste-karte-turn = Wähl heimlich eine Karte aus. Dann werden alle zusammen gezeigt, und die höchste holt sich alle. Gewählt ist gewählt!
howto-hoechste-karte-tie = Sind mehrere am höchsten, bleiben die Karten liegen. Wer als Nächstes gewinnt, bekommt sie dazu.
howto-hoechste-karte-end = Sind alle Karten gespielt, gewinnt, wer die meisten geholt hat.
