# The boxes on the shelf and the games in them.

box-elfer-raus = Elfer raus!
box-junior = Elfer raus! Junior
box-master = Elfer raus! Master
box-elferspiel = Game of Eleven
box-globi = Globi Game of Eleven

game-junior = Junior game
game-junior-about = Everyone has five cards, and together you close the gap between the 1 and the 11 in four colours.
game-junior-goal = Be the first to lay all your cards.

game-elfer-raus = Elfer raus!
game-elfer-raus-about = Four rows grow from the 11s, down to 1 and up to 20. If you hold back a card, the others have to wait.
game-elfer-raus-goal = Be the first to lay all your cards.

game-falscher-anfang = False start
game-falscher-anfang-about = Elfer raus! from the outside in: the 1s and the 20s are already on the table, and the rows grow towards the middle.
game-falscher-anfang-goal = Be the first to lay all your cards.

game-drei-anfangszahlen = Three starting numbers
game-drei-anfangszahlen-about = Elfer raus! with more ways to begin: every row may start with its 10, its 11 or its 12.
game-drei-anfangszahlen-goal = Be the first to lay all your cards.

game-beliebige-startkarte = Any starting card
game-beliebige-startkarte-about = Elfer raus! with a surprise: the very first card decides which number all the rows start with.
game-beliebige-startkarte-goal = Be the first to lay all your cards.

game-elferspiel = Game of Eleven
game-elferspiel-about = The Swiss cousin of Elfer raus!: you may lay several cards in a turn, but all of them in the same row.
game-elferspiel-goal = Lay your cards quickly, because the ones left in your hand count against you.

game-farben-mix = Colour mix
game-farben-mix-about = The Game of Eleven made colourful: every row takes every colour, and only the numbers have to follow each other.
game-farben-mix-goal = Lay your cards quickly, because the ones left in your hand count against you.

game-eins-zwanzig = One up – twenty down
game-eins-zwanzig-about = Rows start at both ends: once the 1 and the 20 of a colour are on the table, you close the gap between them.
game-eins-zwanzig-goal = Lay your cards quickly, because the ones left in your hand count against you.

game-master = Elfer raus! Master
game-master-about = Elfer raus! for clever players: with jokers, bridges from row to row, and a bonus for each half row that you complete.
game-master-goal = Score the most points: win bonus cards and keep few cards in your hand.

game-ueberall-anschliessen = Build anywhere
game-ueberall-anschliessen-about = Turn over card after card and lay each one where it’s one higher, in the middle or on another player’s pile.
game-ueberall-anschliessen-goal = Be the first to have no cards left.

game-mogeln = Cheat
game-mogeln-about = Lay a card face down and say the next number. It doesn’t have to be true, as long as nobody notices.
game-mogeln-goal = Get rid of all your cards without being caught.

game-erwischt = Don’t get caught!
game-erwischt-about = Together you count to 20 with face-down cards. Anyone who is caught bluffing takes the whole pile.
game-erwischt-goal = Get rid of all your cards without being caught.

game-ratefix = Quick guess
game-ratefix-about = Everyone lays a card face down, and you know only your own. Who comes nearest to the sum of them all?
game-ratefix-goal = Guess well and win the most cards.

game-poker = Poker
game-poker-about = Everyone lays a card that nobody has seen, and you all guess what they add up to.
game-poker-goal = Guess well and win the most cards.

game-zweikampf = Duel
game-zweikampf-about = Two players, two stacks: both turn over a card, and the higher one takes both.
game-zweikampf-goal = Win the most cards.

game-farben-sammeln = Collecting colours
game-farben-sammeln-about = Swap card after card until your hand has only one colour, with numbers as high as you can find.
game-farben-sammeln-goal = Collect high cards of one colour.

game-schnipp-schnapp = Snip Snap
game-schnipp-schnapp-about = Cards are turned over one by one. When two show the same number, the quickest call wins the piles.
game-schnipp-schnapp-goal = Collect the most sets of four.

game-schwarzer-peter = Old Maid
game-schwarzer-peter-about = Draw cards from your neighbour and lay down pairs. One card has no twin, and nobody knows which.
game-schwarzer-peter-goal = Don’t be left with the odd card.

game-hoechste-karte = The highest card wins
game-hoechste-karte-about = Everyone has the same 11 numbers and secretly chooses one. The highest card takes them all.
game-hoechste-karte-goal = Win the most cards.
