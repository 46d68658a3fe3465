# How to play: each game in a few sentences, to be read aloud. The complete rules are in rules/.

howto-goal = Goal
howto-start = At the start
howto-turn = Your turn
howto-special = Good to know
howto-end = The end

howto-junior-goal = Be the first to lay all your cards. Together you close the gap between the 1 and the 11 in all four colours.
howto-junior-start = You use only the numbers 1 to 11. The 1s and the 11s are already on the table. Everyone gets five cards, and the rest is the stock. The youngest player begins. Play goes clockwise.
howto-junior-turn = Lay at least one card that fits, or more, in any rows. Each row goes up from its 1 and down from its 11, in its own colour, number by number. You may hold back your other cards. If nothing fits, draw one card and lay it if it fits. Then your turn is over. If the stock is empty, pass instead.
howto-junior-end = The first player with no cards left wins the round. All the others add up the numbers on the cards left in their hands. Those are their points. After all rounds, the player with the fewest points wins. If players tie, they share the win.

howto-elfer-raus-goal = Be the first to lay all your cards. Together you build four rows, one in each colour, from the 11 down to 1 and up to 20.
howto-elfer-raus-start = Two or three players get 20 cards each, four get 15, five get 12 and six get 10. The rest is the stock. The player with the red 11 begins and lays only that card. If nobody has it, look for the yellow 11, then the green, then the blue. If nobody has an 11, deal again. Play goes clockwise.
howto-elfer-raus-turn = Lay at least one card that is next in its row, or more, in any rows. A new row starts with its 11. If nothing fits, draw up to three cards. As soon as one fits, lay it and end your turn. If the stock is empty, pass instead.
howto-elfer-raus-keep = Once you’ve laid a card, you may keep the others. Anyone who is waiting for yours will just have to draw!
howto-elfer-raus-end = The first player with no cards left wins the round. All the others add up the numbers on the cards left in their hands. Those are their points. After all rounds, the player with the fewest points wins. If players tie, they share the win.

howto-falscher-anfang-goal = Be the first to lay all your cards. This time the four rows grow from the outside in.
howto-falscher-anfang-start = The 1s and the 20s are already on the table. Two or three players get 20 cards each, four get 15, five get 12 and six get 10. The player with the red 11 goes first. If nobody has it, look for the yellow, then the green, then the blue. That’s our own ruling. If nobody has an 11, deal again. Play goes clockwise.
howto-falscher-anfang-turn = Lay at least one card that fits, or more, in any rows. Each row goes up from its 1 and down from its 20, in its own colour. The 11 is a card like any other. If nothing fits, draw up to three cards. As soon as one fits, lay it and end your turn. If the stock is empty, pass instead.
howto-falscher-anfang-end = The first player with no cards left wins the round. All the others add up the numbers on the cards left in their hands. Those are their points. After all rounds, the player with the fewest points wins. If players tie, they share the win.

howto-drei-anfangszahlen-goal = Be the first to lay all your cards. Together you build four rows, one in each colour, down to 1 and up to 20.
howto-drei-anfangszahlen-start = Deal as in Elfer raus! The player to the left of the dealer begins with a 10, 11 or 12, and lays only that card. A player who has none draws up to three cards and lays the first that fits. If none does, the next player tries, clockwise. Some of this is our own ruling, because the booklets leave it open.
howto-drei-anfangszahlen-turn = Lay at least one card that is next in its row, or more, in any rows. A new row starts with its 10, 11 or 12, and the colours needn’t start with the same number. If nothing fits, draw up to three cards. As soon as one fits, lay it and end your turn. If the stock is empty, pass instead.
howto-drei-anfangszahlen-end = The first player with no cards left wins the round. All the others add up the numbers on the cards left in their hands. Those are their points. After all rounds, the player with the fewest points wins. If players tie, they share the win.

howto-beliebige-startkarte-goal = Be the first to lay all your cards. Together you build four rows, one in each colour, down to 1 and up to 20.
howto-beliebige-startkarte-start = Deal as in Elfer raus! Draw lots in every round to see who begins. The booklets don’t say how often, so that’s our own ruling. The first player lays any card they like, but only one. Play goes clockwise.
howto-beliebige-startkarte-turn = Lay at least one card that is next in its row, or more, in any rows. All rows start with the number of the very first card. If that’s a 7, the 11 is a card like any other. If nothing fits, draw up to three cards. As soon as one fits, lay it and end your turn. If the stock is empty, pass instead.
howto-beliebige-startkarte-end = The first player with no cards left wins the round. All the others add up the numbers on the cards left in their hands. Those are their points. After all rounds, the player with the fewest points wins. If players tie, they share the win.

howto-elferspiel-goal = Lay your cards quickly, because the ones left in your hand count against you. Together you build four rows, one in each colour, from the 11 down to 1 and up to 20.
howto-elferspiel-start = A quarter of the cards is the stock. Deal out all the others. The player with the red 11 begins and lays only that card. If nobody has it, look for the blue 11, then the yellow, then the green. If nobody has an 11, deal again. Play goes anticlockwise.
howto-elferspiel-turn = Lay at least one card that is next in its row. If nothing fits, draw one card. If it fits, you must lay it, and you may go on in that row. If not, you may draw once more or pass. After a second card that doesn’t fit, your turn is over. If the stock is empty, pass instead.
howto-elferspiel-row = You may lay several cards, at both ends if you like, but only in one row each turn. You may also hold cards back. A new row starts with its 11, and you can lay it only as the first card of your turn.
howto-elferspiel-end = The first player with no cards left wins the round. All the others add up the numbers on the cards left in their hands. Those are their points. You usually play three rounds. The lowest total wins. If players tie, they share the win.

howto-farben-mix-goal = Lay your cards quickly, because the ones left in your hand count against you. Together you build colourful rows, from the 11 down to 1 and up to 20.
howto-farben-mix-start = A quarter of the cards is the stock. Deal out all the others. The player with the red 11 begins and lays only that card. If nobody has it, look for the blue 11, then the yellow, then the green. If nobody has an 11, deal again. Play goes anticlockwise.
howto-farben-mix-turn = Lay at least one card with the next number of a row. The colour doesn’t matter. If nothing fits, draw one card. If it fits, you must lay it, and you may go on in that row. If not, you may draw once more or pass. After a second card that doesn’t fit, your turn is over. If the stock is empty, pass instead.
howto-farben-mix-row = You may lay several cards, at both ends if you like, but only in one row each turn. If a card fits in several rows, you choose. You may also hold cards back. A new row starts with an 11, and you can lay it only as the first card of your turn.
howto-farben-mix-end = The first player with no cards left wins the round. All the others add up the numbers on the cards left in their hands. Those are their points. You usually play three rounds. The lowest total wins. If players tie, they share the win.

howto-eins-zwanzig-goal = Lay your cards quickly, because the ones left in your hand count against you. Together you build four rows, up from the 1 and down from the 20.
howto-eins-zwanzig-start = A quarter of the cards is the stock. Deal out all the others. The player with the red 1 begins and lays only that card. If nobody has it, look for the blue 1, then the yellow, then the green. If nobody has a 1, deal again. Starting like this is our own ruling. Play goes anticlockwise.
howto-eins-zwanzig-turn = Lay at least one card that fits: any 1 or 20, or the next number of a colour. If nothing fits, draw one card. If it fits, you must lay it, and you may go on in that row. If not, you may draw once more or pass. After a second card that doesn’t fit, your turn is over. If the stock is empty, pass instead.
howto-eins-zwanzig-both = You can lay the numbers in between only once that colour’s 1 and 20 are both on the table. It doesn’t matter which of the two comes first.
howto-eins-zwanzig-row = You may lay several cards, at both ends if you like, but only in one row each turn. The 1 and the 20 of a colour belong to the same row. You may also hold cards back.
howto-eins-zwanzig-end = The first player with no cards left wins the round. All the others add up the numbers on the cards left in their hands. Those are their points. You usually play three rounds. The lowest total wins. If players tie, they share the win.

howto-master-goal = Score the most points: win bonus cards and keep few cards in your hand. The four rows go from 1 to 21.
howto-master-start = The four 11s are already on the table. Two or three players get 20 cards and 4 bridges each. Four players get 15 cards and 3 bridges, five get 12 cards and 3 bridges, and six get 12 cards and 2 bridges. The youngest player begins. Play goes clockwise.
howto-master-turn = Lay one to four cards, or draw one. Drawing ends your turn. A card fits if the number before or after it is already on the table, in its colour. Once the stock is empty, you must lay a card if one of your numbers fits like that. Otherwise you may pass.
howto-master-joker = A joker stands in for any card that would fit, and it counts as one of your four cards. You may lay several in a turn, and your last card may be a joker too. You never have to lay one.
howto-master-swap = Do you have the card that a joker stands for? Then swap them, and the joker is yours. A swap doesn’t count as one of your four cards, but you must also lay a card in the same turn.
howto-master-bridge = A bridge leads to the same number in the row above or below, where the card wouldn’t fit otherwise. Lay that card or a joker there straight away. The bridge doesn’t count as one of your four cards. You can use each bridge only once, and you never have to.
howto-master-bonus = If you fill the last gap of a half row, from 1 to 10 or from 12 to 21, you get a bonus card: eleven points for you! Swapping a joker there later earns nothing. There are only seven bonus cards.
howto-master-end = The round ends when a player has no cards left or when every place is filled. The cards left in your hand cost you points: each number its value, and each joker eleven. Here the player with the most points wins. If players tie, they share the win.

howto-ueberall-anschliessen-goal = Be the first to have no cards left.
howto-ueberall-anschliessen-start = All the cards are dealt out as face-down stacks. The player to the left of the dealer turns over the first card and puts it in the middle. That is their whole turn. Play goes clockwise.
howto-ueberall-anschliessen-turn = Turn over your top card and lay it where it’s one higher: in the middle first, otherwise on another player’s face-up pile. If several piles fit, you choose. Then turn over your next card straight away. If a card fits nowhere, it goes on your own face-up pile, and your turn is over.
howto-ueberall-anschliessen-next = Colours don’t matter, and after 20 comes 1.
howto-ueberall-anschliessen-stop = Has somebody overlooked a place for a card? Call “Stop!” before the next card is turned over. Then each of the others gives that player the bottom card of their stack. These cards go on top of that player’s stack. Players who are out can’t call. The details are our own ruling.
howto-ueberall-anschliessen-again = As soon as your stack is used up, your face-up pile is turned over and becomes your new stack. The card you laid first comes up first.
howto-ueberall-anschliessen-end = The first player with no cards at all wins. The others play on for the places.

howto-mogeln-goal = Get rid of all your cards without being caught.
howto-mogeln-start = Three players use the numbers 1 to 9, four use 1 to 10, five or six use 1 to 15. Deal out all of those cards. The player to the left of the dealer begins with 1. Play goes clockwise.
howto-mogeln-turn = Lay a card face down on the pile and say the next number: 1, 2, 3… It doesn’t have to be true, and colours don’t matter. You can’t pass. After the highest number the pile is out of the game, and you start again at 1. Counting only that far is our own ruling.
howto-mogeln-doubt = If you don’t believe the card laid just before you, call “I doubt it!” before you lay yours. If it was a lie, the player who laid it takes the pile, otherwise you do. Only that card counts, not the ones slipped in after it. Then you start a new pile at 1.
howto-mogeln-slip = Shh! Right after your card you can drag a few more to the lower edge of the pile, until the next player acts. But you didn’t hear that from us!
howto-mogeln-caught = Did somebody just slip cards in? Quick, call “Caught!” before the next player acts. If you’re right, the cheat takes the pile, otherwise you do. Then the player whose turn it is starts a new pile at 1.
howto-mogeln-end = The first player with no cards left wins. But your last card only counts if the next player believes it, or if a call against it is wrong.

howto-erwischt-goal = Get rid of all your cards without being caught.
howto-erwischt-start = All the cards are dealt out. The player to the right of the dealer begins with 1. Play goes anticlockwise. Colours don’t matter, unless you agree on one colour in each pile. Then the player who starts a pile says its colour, and a card of another colour is a lie.
howto-erwischt-turn = Lay a card face down on the pile and say the next number. It doesn’t have to be true. Or pass, and leave the number to the next player. If everyone passes, the count moves on to the next number. That’s our own ruling. After 20 the pile is taken away, and you start again at 1.
howto-erwischt-object = If you don’t believe a card, call “I object!” before the next player lays or passes. If it was a lie, the player who laid it takes the pile, otherwise you do. Then the player whose turn it is starts a new pile at 1.
howto-erwischt-end = The first player with no cards left wins. But your last card only counts if all the others accept it, or if an objection to it is wrong.

howto-ratefix-goal = Guess what all the cards add up to, and win the most cards.
howto-ratefix-start = You play with about half of the cards. Two players get 20 each, three get 13 and four get 10, as face-down stacks. The rest are out of the game. The player to the left of the dealer guesses first.
howto-ratefix-turn = Look at your top card. Everyone lays theirs face down in the middle and says a number, clockwise: what do all the cards add up to? The nearest guess takes the cards, and that player guesses first next time.
howto-ratefix-tie = If two or more guesses are equally near, the cards stay there, and the winner of the next trick takes them too. After the last trick they’re out of the game. That’s our own ruling.
howto-ratefix-end = When the stacks are empty, the player who has won the most cards wins. If players tie, they share the win.

howto-poker-goal = Guess what all the cards add up to, and win the most cards.
howto-poker-start = You play with red and blue only. Everyone gets the same number of cards, as a face-down stack. Any cards left over are out of the game. The player to the right of the dealer guesses first.
howto-poker-turn = Everyone lays their top card face down in the middle, and nobody looks at it. Then everyone says a number, anticlockwise: what do all the cards add up to? The nearest guess takes the cards.
howto-poker-tie = If two or more guesses are equally near, the cards stay there, and the winner of the next trick takes them too. After the last trick they’re out of the game. That’s our own ruling.
howto-poker-next = In each trick another player guesses first, always the next one anticlockwise.
howto-poker-end = When the stacks are empty, the player who has won the most cards wins. If players tie, they share the win.

howto-zweikampf-goal = Win more cards than the other player.
howto-zweikampf-start = This game is for two players, with two colours. Each of you gets 20 cards, as a face-down stack.
howto-zweikampf-turn = You both turn over your top card. The higher card takes both.
howto-zweikampf-tie = The same number? Then you both turn over one more card, and the higher one takes them all. If the last fight is a tie, its cards are out of the game.
howto-zweikampf-end = When the stacks are empty, the player who has won more cards wins. If you tie, you share the win. You can also agree to play on with the cards you’ve won, until one of you has them all.

howto-farben-sammeln-goal = Collect high cards of one single colour.
howto-farben-sammeln-start = Two or three players get nine cards each, four or five get eight, and six get seven. On the table are the stock and four face-up piles. The player to the left of the dealer begins. Play goes clockwise.
howto-farben-sammeln-turn = Take the top card of the stock or of a pile. Then lay a card from your hand on a pile, but not one that you’ve just taken from a pile. If there’s a free place, it must go there. When the stock is empty, the cards under the top cards of the piles are shuffled into a new stock.
howto-farben-sammeln-close = If all the cards in your hand have the same colour at the end of your turn, you may close the round. That earns no extra points.
howto-farben-sammeln-loser = The player with the fewest points begins the next round.
howto-farben-sammeln-end = Everyone adds up the numbers of their best colour. Those are their points. After all rounds, the player with the most points wins. If players tie, they share the win.

howto-schnipp-schnapp-goal = Collect the most sets of four. A set is all four cards with the same number.
howto-schnipp-schnapp-start = All the cards are dealt out. If you already have a set, lay it aside straight away. The rest of your cards are your face-down stack. The player to the left of the dealer begins. Play goes clockwise.
howto-schnipp-schnapp-turn = Turn over your top card onto your face-up pile. Now everyone looks closely, and everyone may call. If your stack is empty when it’s your turn, your face-up pile is shuffled and becomes your new stack.
howto-schnipp-schnapp-schnapp = Is the new number also on top of another face-up pile? Call “Snap!”. The first player to call takes the others’ piles with that number and adds their own pile. They lay aside every set, and the rest goes under their stack.
howto-schnipp-schnapp-wrong = After a wrong call your face-up pile goes to the middle. If several players make the right call at the same moment, nobody wins. They put their own face-up piles back under their stacks.
howto-schnipp-schnapp-schnipp = Is the new number on top of the pile in the middle? Call “Snip!”. The first player to call takes that pile and lays aside every set. The rest goes under their stack. Even with no cards left you can call “Snip!” and come back into the game.
howto-schnipp-schnapp-end = The game ends when all the sets are laid aside, or when only one player has cards left. The player with the most sets wins. If players tie, they share the win.

howto-schwarzer-peter-goal = Don’t be left with the odd card, because it’s the Old Maid.
howto-schwarzer-peter-start = You play with two colours, and two cards with the same number are a pair. One card is laid aside unseen, so its twin has no partner. In a short game you leave out the cards from 17 to 20. The player to the left of the dealer begins. Play goes clockwise.
howto-schwarzer-peter-turn = Draw a card from your left neighbour’s hand without seeing it. If you have a pair now, it’s laid down straight away. Players with no cards left are safe.
howto-schwarzer-peter-end = When all the pairs are down, one player still holds the Old Maid and loses. All the others win. Only now is the card that was laid aside shown.

howto-hoechste-karte-goal = Win the most cards.
howto-hoechste-karte-start = Everyone has the numbers 1 to 11, each player in a colour of their own.
howto-hoechste-karte-turn = Secretly choose a card. Then all the cards are shown together, and the highest takes them all. Once you’ve chosen, you can’t change your mind!
howto-hoechste-karte-tie = If two or more players have the highest card, the cards stay there, and the winner of the next trick takes them too. After the last trick they’re out of the game.
howto-hoechste-karte-end = When all the cards are played, the player who has won the most wins. If players tie, they share the win.

rulebook-open = Read the complete rules
