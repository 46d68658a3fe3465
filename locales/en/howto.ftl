# How to play: each game in a few sentences, to be read aloud. The rules are those of docs/games.

howto-goal = Goal
howto-start = At the start
howto-turn = Your turn
howto-special = Good to know
howto-end = The end

howto-junior-goal = Be the first to lay all your cards. In four colours you close the gap between the 1 and the 11.
howto-junior-start = The 1s and the 11s are already on the table, and everyone has five cards. The youngest player begins. Play goes clockwise.
howto-junior-turn = Lay at least one card that fits, or several: in its colour, up from the 1 or down from the 11, number by number. If nothing fits, draw a card, and lay it if it fits. Then your turn is over.
howto-junior-end = The first player with no cards left wins the round. The others add up the numbers on their cards: those are their points. In the end, the fewest points win.

howto-elfer-raus-goal = Be the first to lay all your cards. Together you build four rows, one in each colour: from the 11 down to 1 and up to 20.
howto-elfer-raus-start = Whoever has the red 11 lays it, and nothing else yet. If nobody has it, it is the yellow one, then the green, then the blue. Play goes clockwise.
howto-elfer-raus-turn = Lay at least one card that is next in its row, or several. A new row begins with its 11. If nothing fits, draw up to three cards: as soon as one fits, you lay it, and your turn is over.
howto-elfer-raus-keep = Once you have laid one, you may keep the others. Whoever is waiting for your card will just have to draw!
howto-elfer-raus-end = The first player with no cards left wins the round. The others add up the numbers on their cards: those are their points. In the end, the fewest points win.

howto-falscher-anfang-goal = Be the first to lay all your cards. This time the four rows grow from the outside in.
howto-falscher-anfang-start = The 1s and the 20s are already on the table. Whoever has the red 11 goes first; if nobody has it, it is the yellow one, then the green, then the blue. Play goes clockwise.
howto-falscher-anfang-turn = Lay at least one card that fits, or several: in its colour, up from the 1 or down from the 20, number by number. If nothing fits, draw up to three cards. As soon as one fits, you lay it, and your turn is over.
howto-falscher-anfang-end = The first player with no cards left wins the round. The others add up the numbers on their cards: those are their points. In the end, the fewest points win.

howto-drei-anfangszahlen-goal = Be the first to lay all your cards. Together you build four rows, one in each colour, down to 1 and up to 20.
howto-drei-anfangszahlen-start = The player to the left of the dealer begins with a 10, 11 or 12, and only that one card. Whoever has none draws up to three cards. Then it is the next player’s turn, clockwise.
howto-drei-anfangszahlen-turn = Lay at least one card that is next in its row, or several. A new row begins with its 10, 11 or 12, just as you like. If nothing fits, draw up to three cards: as soon as one fits, you lay it, and your turn is over.
howto-drei-anfangszahlen-end = The first player with no cards left wins the round. The others add up the numbers on their cards: those are their points. In the end, the fewest points win.

howto-beliebige-startkarte-goal = Be the first to lay all your cards. Together you build four rows, one in each colour, down to 1 and up to 20.
howto-beliebige-startkarte-start = Lots are drawn to see who begins. That player lays any card at all, but only one. Play goes clockwise.
howto-beliebige-startkarte-turn = Lay at least one card that is next in its row, or several. All rows begin with the number of the very first card: if that was a 7, each begins with its 7. If nothing fits, draw up to three cards: as soon as one fits, you lay it, and your turn is over.
howto-beliebige-startkarte-end = The first player with no cards left wins the round. The others add up the numbers on their cards: those are their points. In the end, the fewest points win.

howto-elferspiel-goal = Lay your cards quickly: what stays in your hand counts against you. Together you build four rows, one in each colour: from the 11 down to 1 and up to 20.
howto-elferspiel-start = Whoever has the red 11 lays it, and nothing else yet. If nobody has it, it is the blue one, then the yellow, then the green. Play goes anticlockwise.
howto-elferspiel-turn = Lay at least one card that is next in its row. If nothing fits, draw a card. If it fits, lay it; if not, you may draw once more, or pass.
howto-elferspiel-row = You may lay several cards, but only in one row each turn. There you may go on at both ends. A new row begins with its 11.
howto-elferspiel-end = The first player with no cards left wins the round. The others add up the numbers on their cards: those are their points. You usually play three rounds. The lowest total wins.

howto-farben-mix-goal = Lay your cards quickly: what stays in your hand counts against you. Together you build colourful rows: from the 11 down to 1 and up to 20.
howto-farben-mix-start = Whoever has the red 11 lays it, and nothing else yet. If nobody has it, it is the blue one, then the yellow, then the green. Play goes anticlockwise.
howto-farben-mix-turn = Lay at least one card whose number is next in a row: the colour does not matter. If nothing fits, draw a card. If it fits, lay it; if not, you may draw once more, or pass.
howto-farben-mix-row = You may lay several cards, but only in one row each turn. There you may go on at both ends. A new row begins with an 11.
howto-farben-mix-end = The first player with no cards left wins the round. The others add up the numbers on their cards: those are their points. You usually play three rounds. The lowest total wins.

howto-eins-zwanzig-goal = Lay your cards quickly: what stays in your hand counts against you. Together you build four rows, up from the 1 and down from the 20.
howto-eins-zwanzig-start = Whoever has the red 1 lays it, and nothing else yet. If nobody has it, it is the blue one, then the yellow, then the green. Play goes anticlockwise.
howto-eins-zwanzig-turn = Lay at least one card that fits: a 1, a 20, or the next number of a colour. If nothing fits, draw a card. If it fits, lay it; if not, you may draw once more, or pass.
howto-eins-zwanzig-both = You can play the numbers in between only once that colour’s 1 and 20 are both down.
howto-eins-zwanzig-row = You may lay several cards, but only in one row each turn. There you may go on at both ends.
howto-eins-zwanzig-end = The first player with no cards left wins the round. The others add up the numbers on their cards: those are their points. You usually play three rounds. The lowest total wins.

howto-master-goal = Collect the most points: win bonus cards and keep few cards in your hand. The four rows go from 1 to 21.
howto-master-start = The four 11s are already on the table. Everyone has a hand of cards and a few bridges. The youngest player begins. Play goes clockwise.
howto-master-turn = Lay one to four cards, or draw one. A card fits if the number before or after it is already on the table, in its colour. Once the stock is empty, you must lay if a number fits; otherwise you may pass.
howto-master-joker = The joker stands in for any card that would fit.
howto-master-swap = Do you have the card that a joker stands for? Then swap them, and the joker is yours. In the same turn you also lay a card.
howto-master-bridge = A bridge leads to the same number in the row above or below, where nothing else leads yet. Lay that card or a joker there at once. Each bridge can be used once.
howto-master-bonus = If you fill the last gap of half a row, from 1 to 10 or from 12 to 21, you get a bonus card: eleven points for you! There are only seven.
howto-master-end = The round ends when a hand is empty or every place is filled. What is left in your hand is taken away from your points: each number, and eleven for each joker. Here the most points win.

howto-ueberall-anschliessen-goal = Be the first to have no cards left.
howto-ueberall-anschliessen-start = All cards are dealt out as stacks, face down. The player to the left of the dealer turns the first card into the middle. Play goes clockwise.
howto-ueberall-anschliessen-turn = Turn over your top card and lay it where it is one higher: in the middle first, otherwise on somebody else’s pile. If that works, turn over another one straight away. If it fits nowhere, it goes on your own face-up pile, and your turn is over.
howto-ueberall-anschliessen-next = Colours do not matter, and after the 20 comes the 1.
howto-ueberall-anschliessen-stop = Has somebody overlooked that a card fits elsewhere? Call “Stop!” before the next one is turned over. Then all the others give that player a card.
howto-ueberall-anschliessen-again = As soon as your stack is used up, your face-up pile is turned over and becomes your new stack. The card you put there first comes up first.
howto-ueberall-anschliessen-end = The first player with no cards left at all wins. The others play on for the places.

howto-mogeln-goal = Get rid of all your cards without being caught.
howto-mogeln-start = Three players use 1 to 9, four use 1 to 10, five or six use 1 to 15. Deal out all of those cards. The player to the left of the dealer begins with 1. Play goes clockwise.
howto-mogeln-turn = Lay a card face down on the pile and pretend that it is the next number: 1, 2, 3… It need not be true, and colours do not matter. After the highest number the pile is put away, and you start again at 1.
howto-mogeln-doubt = If you don’t believe the card laid just before you, doubt it before you lay. If it was wrong, whoever laid it takes the pile, otherwise you do. Then you start again at 1.
howto-mogeln-slip = Shh! Right after your card you can drag a few more to the lower edge of the pile, until somebody plays on. But you didn’t hear that from us!
howto-mogeln-caught = Did somebody just slip cards in? Quick, call “Caught!”. If you were right, the pile goes to whoever did it, otherwise to you.
howto-mogeln-end = The first player with no cards left wins. But it only counts if the next player believes your last card, or it turns out to be true.

howto-erwischt-goal = Get rid of all your cards without being caught.
howto-erwischt-start = All cards are dealt. The player to the right of the dealer begins with 1. Play goes anticlockwise.
howto-erwischt-turn = Lay a card face down on the pile and pretend that it is the next number. Or pass, and leave the number to the next player. After the 20 the pile is put away, and you start again at 1.
howto-erwischt-object = If you don’t believe a card, object before the next player lays or passes. If it was wrong, whoever laid it takes the pile, otherwise you do. Then you start again at 1.
howto-erwischt-end = The first player with no cards left wins. But it only counts if everyone accepts your last card, or it turns out to be true.

howto-ratefix-goal = Guess what all the cards add up to, and win the most cards.
howto-ratefix-start = Everyone has the same number of cards, as a stack, face down. The player to the left of the dealer guesses first.
howto-ratefix-turn = Look at your top card. Everyone lays theirs face down in the middle and says a number, clockwise: how much is it all together? The closest guess takes the cards, and guesses first next time.
howto-ratefix-tie = If several are equally close, the cards stay there. Whoever wins next gets them too.
howto-ratefix-end = When the stacks are empty, whoever has won the most cards wins.

howto-poker-goal = Guess what all the cards add up to, and win the most cards.
howto-poker-start = You play with red and blue only. Everyone has the same number of cards, as a stack, face down. The player to the right of the dealer guesses first.
howto-poker-turn = Everyone lays their top card in the middle, and nobody looks at it. Then everyone says a number, anticlockwise: how much is it all together? The closest guess takes the cards.
howto-poker-tie = If several are equally close, the cards stay there. Whoever wins next gets them too.
howto-poker-next = Each time somebody else guesses first, always one further anticlockwise.
howto-poker-end = When the stacks are empty, whoever has won the most cards wins.

howto-zweikampf-goal = Win more cards than the other player.
howto-zweikampf-start = This is for two, with two colours. Each of you has twenty cards, as a stack, face down.
howto-zweikampf-turn = Turn over your top card: the other player does the same. The higher one takes both.
howto-zweikampf-tie = The same number? Then both of you turn over one more, and the higher one takes them all.
howto-zweikampf-end = When the stacks are empty, whoever has taken more cards wins.

howto-farben-sammeln-goal = Collect high cards of one single colour.
howto-farben-sammeln-start = Everyone has a hand of cards. On the table are the stock and four open piles. The player to the left of the dealer begins. Play goes clockwise.
howto-farben-sammeln-turn = Take the top card of the stock or of a pile. Then lay one from your hand on a pile: just not the one that you have taken from there. If a place is free, it goes there.
howto-farben-sammeln-close = If your hand is all of one colour at the end of your turn, you may close the round.
howto-farben-sammeln-loser = Whoever scores the fewest points begins the next round.
howto-farben-sammeln-end = Everyone adds up the numbers of their best colour: those are their points. After all rounds, the most points win.

howto-schnipp-schnapp-goal = Collect the most sets of four. A set is all four cards with the same number.
howto-schnipp-schnapp-start = All cards are dealt out as stacks, face down; finished sets are laid aside at once. The player to the left of the dealer begins. Play goes clockwise.
howto-schnipp-schnapp-turn = Turn over your top card onto your open pile. Now everyone looks closely, and everyone may call.
howto-schnipp-schnapp-schnapp = Is the new number also on top of another open pile? Call “Snap!”. The first to call takes the others’ piles with that number.
howto-schnipp-schnapp-wrong = A wrong call? Then your open pile goes to the middle. If several are right at the same moment, nobody wins.
howto-schnipp-schnapp-schnipp = Is the new number on top of the pile in the middle? Call “Snip!”. The first to call takes it.
howto-schnipp-schnapp-end = It is over when all sets are collected, or when only one player has cards left. Then the most sets win.

howto-schwarzer-peter-goal = Don’t be the one who is left with the odd card: it is the Old Maid.
howto-schwarzer-peter-start = You play with two colours, and two equal numbers are a pair. One card is secretly laid aside, so its twin stays alone. The player to the left of the dealer begins. Play goes clockwise.
howto-schwarzer-peter-turn = Draw a card from your left neighbour’s hand without seeing it. If you have a pair now, it is laid down at once. Whoever has no cards left is safe.
howto-schwarzer-peter-end = When all pairs are gone, somebody still holds the Old Maid and loses. All the others win.

howto-hoechste-karte-goal = Win the most cards.
howto-hoechste-karte-start = Everyone has the numbers from 1 to 11, each player in a colour of their own.
howto-hoechste-karte-turn = Secretly choose a card. Then all of them are shown together, and the highest takes them all. You cannot take your choice back.
howto-hoechste-karte-tie = If several are highest, the cards stay there. Whoever wins next gets them too.
howto-hoechste-karte-end = When all cards are played, whoever has taken the most wins.
