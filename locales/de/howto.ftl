# So geht’s: jedes Spiel in ein paar Sätzen, zum Vorlesen. Die ganzen Regeln stehen in rules/.

howto-goal = Ziel
howto-start = Am Anfang
howto-turn = Dein Zug
howto-special = Gut zu wissen
howto-end = Ende

howto-junior-goal = Werde deine Karten vor allen anderen los. In vier Farben schließt ihr die Lücke zwischen der 1 und der 11.
howto-junior-start = Ihr spielt nur mit den Zahlen 1 bis 11. Die Einer und die Elfer liegen schon auf dem Tisch, und alle haben fünf Karten. Der Rest ist der Nachziehstapel. Wer am jüngsten ist, beginnt. Dann geht es im Uhrzeigersinn weiter.
howto-junior-turn = Leg mindestens eine Karte an, die passt: in ihrer Farbe von der 1 aufwärts oder von der 11 abwärts, Zahl für Zahl. Du darfst mehrere anlegen, auch an verschiedene Reihen, oder passende Karten behalten: Dann müssen die anderen warten! Passt nichts, zieh eine Karte und leg sie an, wenn sie passt. Dann ist dein Zug zu Ende. Gibt es nichts zu ziehen, setzt du aus.
howto-junior-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Am Schluss gewinnt, wer die wenigsten hat. Bei Gleichstand gewinnen mehrere.

howto-elfer-raus-goal = Werde deine Karten vor allen anderen los. Ihr baut vier Reihen, in jeder Farbe eine: von der 11 hinunter bis 1 und hinauf bis 20.
howto-elfer-raus-start = Zu zweit oder zu dritt bekommen alle 20 Karten, zu viert 15, zu fünft 12, zu sechst 10. Der Rest ist der Nachziehstapel. Wer die rote 11 hat, legt sie hin, sonst noch nichts. Hat sie niemand, ist es die gelbe, dann die grüne, dann die blaue. Hat niemand eine 11, teilt ihr neu aus. Ihr spielt im Uhrzeigersinn.
howto-elfer-raus-turn = Leg mindestens eine Karte an, die in ihrer Reihe als Nächstes kommt. Du darfst auch mehrere anlegen, auch an verschiedene Reihen. Eine neue Reihe beginnt mit ihrer 11. Passt nichts, zieh bis zu drei Karten: Sobald eine passt, legst du sie an, und dein Zug ist zu Ende. Gibt es nichts zu ziehen, setzt du aus.
howto-elfer-raus-keep = Hast du eine angelegt, darfst du die anderen behalten. Wer auf deine Karte wartet, muss dann eben ziehen!
howto-elfer-raus-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Am Schluss gewinnt, wer die wenigsten hat. Bei Gleichstand gewinnen mehrere.

howto-falscher-anfang-goal = Werde deine Karten vor allen anderen los. Die vier Reihen wachsen diesmal von außen nach innen.
howto-falscher-anfang-start = Die Einer und die Zwanziger liegen schon auf dem Tisch. Alle bekommen so viele Karten wie bei Elfer raus! Wer die rote 11 hat, macht den ersten Zug. Hat sie niemand, ist es die gelbe, dann die grüne, dann die blaue. Hat niemand eine 11, teilt ihr neu aus. Diesen Anfang haben wir so entschieden. Ihr spielt im Uhrzeigersinn.
howto-falscher-anfang-turn = Leg mindestens eine Karte an, die passt, gern auch mehrere: in ihrer Farbe von der 1 aufwärts oder von der 20 abwärts, Zahl für Zahl. Die 11 ist eine Karte wie jede andere. Passt nichts, zieh bis zu drei Karten. Sobald eine passt, legst du sie an, und dein Zug ist zu Ende. Gibt es nichts zu ziehen, setzt du aus.
howto-falscher-anfang-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Am Schluss gewinnt, wer die wenigsten hat. Bei Gleichstand gewinnen mehrere.

howto-drei-anfangszahlen-goal = Werde deine Karten vor allen anderen los. Ihr baut vier Reihen, in jeder Farbe eine, hinunter bis 1 und hinauf bis 20.
howto-drei-anfangszahlen-start = Alle bekommen so viele Karten wie bei Elfer raus! Wer links neben der Person sitzt, die austeilt, fängt an: mit einer 10, 11 oder 12, und nur mit dieser einen Karte. Wer keine hat, zieht bis zu drei Karten und legt die erste, die passt. Sonst versucht es im Uhrzeigersinn die nächste Person. Einiges davon haben wir so entschieden.
howto-drei-anfangszahlen-turn = Leg mindestens eine Karte an, die in ihrer Reihe als Nächstes kommt, gern auch mehrere. Eine neue Reihe beginnt mit ihrer 10, 11 oder 12. Nicht jede Farbe muss mit der gleichen Zahl beginnen. Passt nichts, zieh bis zu drei Karten: Sobald eine passt, legst du sie an, und dein Zug ist zu Ende. Gibt es nichts zu ziehen, setzt du aus.
howto-drei-anfangszahlen-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Am Schluss gewinnt, wer die wenigsten hat. Bei Gleichstand gewinnen mehrere.

howto-beliebige-startkarte-goal = Werde deine Karten vor allen anderen los. Ihr baut vier Reihen, in jeder Farbe eine, hinunter bis 1 und hinauf bis 20.
howto-beliebige-startkarte-start = Alle bekommen so viele Karten wie bei Elfer raus! Das Los sagt, wer beginnt, in jeder Runde neu: Das haben wir so entschieden. Diese Person legt irgendeine Karte hin, aber nur eine. Dann geht es im Uhrzeigersinn weiter.
howto-beliebige-startkarte-turn = Leg mindestens eine Karte an, die in ihrer Reihe als Nächstes kommt, gern auch mehrere. Jede Reihe beginnt mit der Zahl der allerersten Karte, zum Beispiel mit ihrer 7. Die 11 ist dann eine Karte wie jede andere. Passt nichts, zieh bis zu drei Karten: Sobald eine passt, legst du sie an, und dein Zug ist zu Ende. Gibt es nichts zu ziehen, setzt du aus.
howto-beliebige-startkarte-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Am Schluss gewinnt, wer die wenigsten hat. Bei Gleichstand gewinnen mehrere.

howto-elferspiel-goal = Werde deine Karten schnell los: Was auf der Hand bleibt, zählt gegen dich. Ihr baut vier Reihen, in jeder Farbe eine: von der 11 hinunter bis 1 und hinauf bis 20.
howto-elferspiel-start = Ein Viertel der Karten ist der Nachziehstapel, die anderen werden verteilt. Wer die rote 11 hat, legt sie hin, sonst noch nichts. Hat sie niemand, ist es die blaue, dann die gelbe, dann die grüne. Hat niemand eine 11, teilt ihr neu aus. Weiter geht es nach rechts, gegen den Uhrzeigersinn.
howto-elferspiel-turn = Leg mindestens eine Karte an, die in ihrer Reihe als Nächstes kommt. Passt nichts, zieh eine Karte. Passt sie, leg sie an, und mach dort weiter, wenn du willst. Passt sie nicht, darfst du noch einmal ziehen oder aussetzen. Passt auch die zweite nicht, ist dein Zug zu Ende. Gibt es nichts zu ziehen, setzt du aus.
howto-elferspiel-row = Du darfst mehrere Karten anlegen, auch an beiden Enden, aber in einem Zug nur in einer Reihe. Hast du eine Karte angelegt, darfst du die anderen behalten. Eine neue Reihe beginnt mit ihrer 11. Darum kann eine 11 nur die erste Karte in deinem Zug sein.
howto-elferspiel-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Meistens spielt ihr drei Runden. Dann gewinnt, wer die wenigsten Punkte hat. Bei Gleichstand gewinnen mehrere.

howto-farben-mix-goal = Werde deine Karten schnell los: Was auf der Hand bleibt, zählt gegen dich. Ihr baut kunterbunte Reihen: von der 11 hinunter bis 1 und hinauf bis 20.
howto-farben-mix-start = Ein Viertel der Karten ist der Nachziehstapel, die anderen werden verteilt. Wer die rote 11 hat, legt sie hin, sonst noch nichts. Hat sie niemand, ist es die blaue, dann die gelbe, dann die grüne. Hat niemand eine 11, teilt ihr neu aus. Weiter geht es nach rechts, gegen den Uhrzeigersinn.
howto-farben-mix-turn = Leg mindestens eine Karte an, deren Zahl in einer Reihe als Nächstes kommt: Die Farbe ist egal. Passt nichts, zieh eine Karte. Passt sie, leg sie an, und mach dort weiter, wenn du willst. Passt sie nicht, darfst du noch einmal ziehen oder aussetzen. Passt auch die zweite nicht, ist dein Zug zu Ende. Gibt es nichts zu ziehen, setzt du aus.
howto-farben-mix-row = Passt eine Karte an mehrere Reihen, such dir eine aus. Du darfst mehrere Karten anlegen, auch an beiden Enden, aber in einem Zug nur in einer Reihe. Hast du eine Karte angelegt, darfst du die anderen behalten. Eine neue Reihe beginnt mit einer 11. Darum kann eine 11 nur die erste Karte in deinem Zug sein.
howto-farben-mix-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Meistens spielt ihr drei Runden. Dann gewinnt, wer die wenigsten Punkte hat. Bei Gleichstand gewinnen mehrere.

howto-eins-zwanzig-goal = Werde deine Karten schnell los: Was auf der Hand bleibt, zählt gegen dich. Ihr baut vier Reihen, von der 1 aufwärts und von der 20 abwärts.
howto-eins-zwanzig-start = Ein Viertel der Karten ist der Nachziehstapel, die anderen werden verteilt. Wer die rote 1 hat, legt sie hin, sonst noch nichts. Hat sie niemand, ist es die blaue, dann die gelbe, dann die grüne. Hat niemand eine 1, teilt ihr neu aus. Diesen Anfang haben wir so entschieden. Weiter geht es nach rechts, gegen den Uhrzeigersinn.
howto-eins-zwanzig-turn = Leg mindestens eine Karte an, die passt: eine 1, eine 20 oder die nächste Zahl einer Farbe. Passt nichts, zieh eine Karte. Passt sie, leg sie an, und mach dort weiter, wenn du willst. Passt sie nicht, darfst du noch einmal ziehen oder aussetzen. Passt auch die zweite nicht, ist dein Zug zu Ende. Gibt es nichts zu ziehen, setzt du aus.
howto-eins-zwanzig-both = Bist du an der Reihe, darfst du eine 1 oder eine 20 immer als erste Karte legen. Erst wenn die 1 und die 20 einer Farbe liegen, kommen die Zahlen dazwischen: von der 1 aufwärts und von der 20 abwärts.
howto-eins-zwanzig-row = Du darfst mehrere Karten anlegen, auch an beiden Enden, aber in einem Zug nur in einer Reihe. Die 1 und die 20 einer Farbe gehören zur selben Reihe. Hast du eine Karte angelegt, darfst du die anderen behalten.
howto-eins-zwanzig-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die anderen zählen die Zahlen auf ihren Karten zusammen: Das sind ihre Punkte. Meistens spielt ihr drei Runden. Dann gewinnt, wer die wenigsten Punkte hat. Bei Gleichstand gewinnen mehrere.

howto-master-goal = Sammle die meisten Punkte: Hol dir Bonuskarten und behalte wenig auf der Hand. Die vier Reihen gehen von 1 bis 21.
howto-master-start = Die vier Elfer liegen schon auf dem Tisch. Zu zweit oder zu dritt bekommen alle 20 Karten und vier Brücken, zu viert 15 und drei, zu fünft 12 und drei, zu sechst 12 und zwei. Der Rest ist der Nachziehstapel. Wer am jüngsten ist, beginnt. Dann geht es im Uhrzeigersinn weiter.
howto-master-turn = Leg eine bis vier Karten an, oder zieh eine. Eine Karte passt, wenn in ihrer Farbe die Zahl davor oder danach schon liegt. Nach dem Ziehen ist dein Zug zu Ende. Ist der Nachziehstapel leer, musst du anlegen, wenn eine Zahlenkarte passt. Sonst darfst du aussetzen. Joker und Brücken musst du nie benutzen.
howto-master-joker = Der Joker ersetzt jede Karte, die gerade passen würde. Er zählt als eine deiner vier Karten. Du darfst mehrere Joker legen, auch als letzte Karte.
howto-master-swap = Hast du die Karte, für die ein Joker liegt? Dann leg sie dorthin und nimm den Joker. Das zählt nicht zu deinen vier Karten. Du musst aber im selben Zug auch eine Karte anlegen, vorher oder nachher.
howto-master-bridge = Eine Brücke führt zur gleichen Zahl in der Reihe darüber oder darunter, wenn man anders noch nicht hinkommt. Leg dort sofort die Karte oder einen Joker hin. Die Brücke selbst zählt nicht zu deinen vier Karten. Du darfst mehrere Brücken benutzen, aber jede nur einmal.
howto-master-bonus = Füllst du die letzte Lücke einer halben Reihe, von 1 bis 10 oder von 12 bis 21, bekommst du eine Bonuskarte: elf Punkte für dich! Wird dort später ein Joker getauscht, gibt es nichts mehr. Es gibt nur sieben Bonuskarten.
howto-master-end = Die Runde endet, wenn eine Hand leer ist oder alle Plätze belegt sind. Was du noch auf der Hand hast, wird abgezogen: jede Zahl und elf für jeden Joker. Brücken zählen nichts. Hier gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnen mehrere.

howto-ueberall-anschliessen-goal = Werde deine Karten vor allen anderen los.
howto-ueberall-anschliessen-start = Alle Karten werden verteilt, als verdeckte Stapel. Wer links neben der Person sitzt, die austeilt, legt die erste Karte in die Mitte. Das ist schon der ganze Zug. Dann geht es im Uhrzeigersinn weiter.
howto-ueberall-anschliessen-turn = Deck deine oberste Karte auf und leg sie dorthin, wo sie um eins höher ist: zuerst in die Mitte, sonst auf einen fremden Stapel. Passen mehrere, such dir einen aus. Dann deckst du gleich noch eine auf. Passt sie nirgends, kommt sie auf deinen offenen Stapel, und dein Zug ist zu Ende.
howto-ueberall-anschliessen-next = Die Farbe ist egal, und nach der 20 kommt die 1.
howto-ueberall-anschliessen-stop = Hat jemand übersehen, dass eine Karte woanders passt? Ruf „Stopp!“, bevor die nächste aufgedeckt wird. Dann geben ihr alle anderen die unterste Karte ihres verdeckten Stapels. Diese Karten kommen oben auf ihren Stapel. Wer schon fertig ist, kann nicht rufen. Wie das genau geht, haben wir entschieden.
howto-ueberall-anschliessen-again = Sobald dein verdeckter Stapel aufgebraucht ist, wird dein offener umgedreht und ist dein neuer Stapel. Was du zuerst gelegt hast, kommt zuerst wieder.
howto-ueberall-anschliessen-end = Wer zuerst gar keine Karten mehr hat, gewinnt. Die anderen spielen um die Plätze weiter, bis alle Karten in der Mitte liegen.

howto-mogeln-goal = Werde alle Karten los und lass dich nicht erwischen.
howto-mogeln-start = Zu dritt spielt ihr mit 1 bis 9, zu viert mit 1 bis 10, sonst mit 1 bis 15. Alle diese Karten werden verteilt. Wer links neben der Person sitzt, die austeilt, beginnt mit der 1. Dann geht es im Uhrzeigersinn weiter.
howto-mogeln-turn = Leg eine Karte verdeckt auf den Stapel und tu so, als wäre sie die nächste Zahl: 1, 2, 3 … Stimmen muss sie nicht, und die Farbe ist egal. Aussetzen kannst du nicht. Nach der höchsten Zahl kommt der Stapel weg, und es geht wieder bei 1 los. Dass ihr nur bis dahin zählt, haben wir so entschieden.
howto-mogeln-doubt = Glaubst du der Person vor dir nicht, ruf „Gemogelt!“, bevor du legst. Geprüft wird nur die Karte, zu der sie die Zahl gesagt hat. War sie gemogelt, muss die andere Person den Stapel nehmen. War sie ehrlich, nimmst du ihn. Danach beginnst du einen neuen Stapel mit der 1.
howto-mogeln-slip = Pst! Gleich nach deiner Karte kannst du noch welche an den unteren Rand des Stapels schieben, bis jemand weiterspielt. Aber von uns hast du das nicht!
howto-mogeln-caught = Hat da jemand geschmuggelt? Ruf „Erwischt!“, bevor die nächste Person spielt. Hattest du recht, bekommt den Stapel die Person, die geschmuggelt hat. Sonst bekommst du ihn. Danach beginnt die nächste Person einen neuen Stapel mit der 1.
howto-mogeln-end = Wer zuerst keine Karten mehr hat, gewinnt. Das gilt aber erst, wenn die nächste Person dir auch die letzte Karte glaubt. Du gewinnst auch, wenn jemand zu Unrecht „Gemogelt!“ oder „Erwischt!“ ruft.

howto-erwischt-goal = Werde alle Karten los und lass dich nicht erwischen.
howto-erwischt-start = Alle Karten werden verteilt. Wer rechts neben der Person sitzt, die austeilt, beginnt mit der 1. Dann geht es gegen den Uhrzeigersinn weiter. Schwieriger ist es, wenn jeder Stapel nur eine Farbe hat: Wer ihn anfängt, sagt die Farbe, und nur sie stimmt.
howto-erwischt-turn = Leg eine Karte verdeckt auf den Stapel und tu so, als wäre sie die nächste Zahl. Oder setz aus, dann bleibt die Zahl für die nächste Person. Setzen alle aus, kommt die nächste Zahl: Das haben wir so entschieden. Nach der 20 kommt der Stapel weg, und es geht wieder bei 1 los.
howto-erwischt-object = Glaubst du jemandem eine Karte nicht, ruf „Einspruch!“, bevor die nächste Person legt oder aussetzt. War die Karte falsch, muss die andere Person den Stapel nehmen. War sie richtig, nimmst du ihn. Danach ist die nächste Person dran und beginnt einen neuen Stapel mit der 1.
howto-erwischt-end = Wer zuerst keine Karten mehr hat, gewinnt. Das gilt aber erst, wenn alle anderen deine letzte Karte gelten lassen oder wenn sie nach einem Einspruch stimmt.

howto-ratefix-goal = Rate, was alle Karten zusammen ergeben, und gewinne die meisten Karten.
howto-ratefix-start = Etwa die Hälfte der Karten wird verteilt, als verdeckte Stapel: zu zweit je 20 Karten, zu dritt je 13, zu viert je 10. Der Rest ist aus dem Spiel. Wer links neben der Person sitzt, die austeilt, rät zuerst.
howto-ratefix-turn = Schau deine oberste Karte an. Alle legen ihre verdeckt in die Mitte und sagen im Uhrzeigersinn eine Zahl: Wie viel ist das zusammen? Wer am nächsten dran ist, bekommt die Karten und rät das nächste Mal zuerst.
howto-ratefix-tie = Sind mehrere gleich nah dran, bleiben die Karten liegen. Wer als Nächstes gewinnt, bekommt sie dazu. Gewinnt auch am Schluss niemand, sind sie aus dem Spiel. Das haben wir so entschieden.
howto-ratefix-end = Sind die Stapel leer, gewinnt, wer die meisten Karten hat. Bei Gleichstand gewinnen mehrere.

howto-poker-goal = Rate, was alle Karten zusammen ergeben, und gewinne die meisten Karten.
howto-poker-start = Ihr spielt nur mit Rot und Blau. Alle bekommen gleich viele Karten, als verdeckten Stapel. Was übrig bleibt, ist aus dem Spiel. Wer rechts neben der Person sitzt, die austeilt, rät zuerst.
howto-poker-turn = Alle legen ihre oberste Karte in die Mitte, und niemand schaut sie an. Dann sagen alle gegen den Uhrzeigersinn eine Zahl: Wie viel ist das zusammen? Wer am nächsten dran ist, bekommt die Karten.
howto-poker-tie = Sind mehrere gleich nah dran, bleiben die Karten liegen. Wer als Nächstes gewinnt, bekommt sie dazu. Gewinnt auch am Schluss niemand, sind sie aus dem Spiel. Das haben wir so entschieden.
howto-poker-next = Jedes Mal rät jemand anderes zuerst, immer die nächste Person gegen den Uhrzeigersinn.
howto-poker-end = Sind die Stapel leer, gewinnt, wer die meisten Karten hat. Bei Gleichstand gewinnen mehrere.

howto-zweikampf-goal = Gewinne mehr Karten als die andere Person.
howto-zweikampf-start = Ihr spielt zu zweit, mit zwei Farben. Beide bekommen zwanzig Karten, als verdeckten Stapel.
howto-zweikampf-turn = Deck deine oberste Karte auf. Die andere Person macht es auch. Die höhere holt sich beide.
howto-zweikampf-tie = Gleich hoch? Dann deckt ihr beide noch eine auf, und die höhere holt sich alle. Habt ihr keine mehr, sind die aufgedeckten Karten aus dem Spiel.
howto-zweikampf-end = Sind die Stapel leer, gewinnt, wer mehr Karten geholt hat. Bei Gleichstand gewinnt ihr beide. Ihr könnt auch vereinbaren, weiterzuspielen, bis jemand alle Karten hat: Ist dein Stapel leer, drehst du deine gewonnenen Karten um und spielst mit ihnen weiter.

howto-farben-sammeln-goal = Sammle hohe Karten in einer einzigen Farbe.
howto-farben-sammeln-start = Zu zweit oder zu dritt bekommen alle neun Karten, zu viert oder zu fünft acht, zu sechst sieben. In der Mitte liegen der Nachziehstapel und vier offene Stapel. Wer links neben der Person sitzt, die austeilt, fängt an. Dann geht es im Uhrzeigersinn weiter.
howto-farben-sammeln-turn = Nimm die oberste Karte vom Nachziehstapel oder von einem offenen Stapel. Dann leg eine aus der Hand auf einen offenen Stapel: nur nicht die, die du gerade von dort genommen hast. Ist ein Platz frei, kommt sie dorthin. Ist der Nachziehstapel leer, werden alle Karten, die unter den obersten liegen, neu gemischt.
howto-farben-sammeln-close = Hast du am Ende deines Zuges nur noch eine Farbe auf der Hand, darfst du „Schluss!“ sagen. Dann ist die Runde zu Ende. Extrapunkte gibt es dafür nicht.
howto-farben-sammeln-loser = Wer die wenigsten Punkte bekommt, beginnt die nächste Runde.
howto-farben-sammeln-end = Alle zählen die Zahlen ihrer besten Farbe zusammen: Das sind ihre Punkte. Nach allen Runden gewinnt, wer die meisten hat. Bei Gleichstand gewinnen mehrere.

howto-schnipp-schnapp-goal = Sammle die meisten Quartette. Ein Quartett sind alle vier Karten mit der gleichen Zahl.
howto-schnipp-schnapp-start = Alle Karten werden verteilt. Fertige Quartette legt ihr gleich zur Seite, den Rest als verdeckten Stapel vor euch hin. Wer links neben der Person sitzt, die austeilt, fängt an. Dann geht es im Uhrzeigersinn weiter.
howto-schnipp-schnapp-turn = Deck deine oberste Karte auf und leg sie auf deinen offenen Stapel. Jetzt schauen alle genau hin, und alle dürfen rufen. Ist dein verdeckter Stapel leer, wird dein offener umgedreht, gemischt und ist dein neuer.
howto-schnipp-schnapp-schnapp = Liegt die neue Zahl auch oben auf einem anderen offenen Stapel? Ruf „Schnapp“! Wer zuerst ruft, bekommt die Stapel der anderen mit dieser Zahl und nimmt den eigenen offenen dazu. Quartette daraus kommen zur Seite, der Rest unter den verdeckten Stapel.
howto-schnipp-schnapp-wrong = Falsch gerufen? Dann kommt dein offener Stapel in die Mitte. Rufen mehrere gleichzeitig richtig, gewinnt niemand. Wer gleichzeitig gerufen hat, legt den offenen Stapel wieder unter den verdeckten.
howto-schnipp-schnapp-schnipp = Liegt die neue Zahl oben auf dem Stapel in der Mitte? Ruf „Schnipp“! Wer zuerst ruft, bekommt ihn: Quartette kommen zur Seite, der Rest unter den verdeckten Stapel. Hast du keine Karten mehr, darfst du trotzdem noch „Schnipp“ rufen. Gewinnst du, bist du wieder dabei.
howto-schnipp-schnapp-end = Schluss ist, wenn alle Quartette gesammelt sind oder nur noch eine Person Karten hat. Dann gewinnt, wer die meisten Quartette hat. Bei Gleichstand gewinnen mehrere.

howto-schwarzer-peter-goal = Bleib nicht auf der einzelnen Karte sitzen: Sie ist der Schwarze Peter.
howto-schwarzer-peter-start = Ihr spielt mit zwei Farben, und zwei gleiche Zahlen sind ein Paar. Eine Karte wird weggelegt, ohne dass jemand sie sieht. Darum bleibt ihr Zwilling allein. Wer links neben der Person sitzt, die austeilt, fängt an. Dann geht es im Uhrzeigersinn weiter. Kürzer wird es ohne die Zahlen 17 bis 20.
howto-schwarzer-peter-turn = Zieh eine Karte bei der Person links von dir, ohne sie zu sehen. Hast du jetzt ein Paar, legst du es gleich ab. Wer keine Karten mehr hat, ist in Sicherheit.
howto-schwarzer-peter-end = Sind alle Paare weg, hält jemand noch den Schwarzen Peter und verliert. Alle anderen gewinnen. Erst jetzt seht ihr, welche Karte weggelegt war.

howto-hoechste-karte-goal = Gewinne die meisten Karten.
howto-hoechste-karte-start = Alle haben die Zahlen von 1 bis 11, jede Person in ihrer eigenen Farbe.
howto-hoechste-karte-turn = Wähl heimlich eine Karte aus. Dann werden alle zusammen gezeigt, und die höchste holt sich alle. Gewählt ist gewählt!
howto-hoechste-karte-tie = Sind mehrere am höchsten, bleiben die Karten liegen. Wer als Nächstes gewinnt, bekommt sie dazu. Geschieht das beim letzten Mal, sind sie aus dem Spiel.
howto-hoechste-karte-end = Sind alle Karten gespielt, gewinnt, wer die meisten geholt hat. Bei Gleichstand gewinnen mehrere.

rulebook-open = Alle Regeln lesen
