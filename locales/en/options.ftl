# The house rules of a match. $type is the option’s type in the schema: two games may mean
# different things by one option.

option-dealer = Who deals?
option-dealer-about = This player deals the first round. Then the deal moves on.

option-rounds = How many rounds?
option-rounds-about = The points of all rounds are added up.
option-rounds-none = One for each player

option-youngest = Who is the youngest?
option-youngest-about = The youngest player begins every round.

option-without = Leave a colour out?
option-without-about = With two players you can play without one colour, for a shorter game.
option-without-none = No, play with all four

option-starter = Who begins?
option-starter-about = This player lays the first card in every round.
option-starter-none = Draw lots each time

option-elevens-last = The 11s come last
option-elevens-last-about = You may lay an 11 only if no other card of yours fits.

option-row-order = Order of the rows
option-row-order-about = From top to bottom. Bridges only join rows that are next to each other.

option-strict = Nothing is overlooked
option-strict-about = If a card fits somewhere, it has to go there. Easier for young children.

option-count-to = How far do you count?
option-count-to-about = After this number the pile is out of the game, and you start again at 1.
option-count-to-highest = To the highest card in play
option-count-to-20 = To 20

option-several = Slipping cards in
option-several-about = You may secretly lay more than one card. If somebody notices, you take the pile.

option-colour = Only one colour is true
option-colour-about = A card is true only if it also has this colour. That makes it harder.
option-colour-none = Any colour

option-colours = { $type ->
    [choice] Colours in a pile
   *[colours] Which two colours?
}
option-colours-about = { $type ->
    [choice] Either all colours mixed, or only one colour in each pile. One colour is harder.
   *[colours] You play with the cards of these two colours.
}
option-colours-mixed = All mixed
option-colours-strict = One colour in each pile

option-long = Until one has everything
option-long-about = When your stack is empty, you play on with the cards you have won.

option-together = All at once
option-together-about = Everyone turns over a card at the same time. The player who has won the most cards wins.

option-tie-ms = At the same time?
option-tie-ms-about = Calls that are no more than this many milliseconds apart are a tie, and nobody wins.

option-turns = How many cards?
option-turns-about = If everyone turns over at the same time, the game ends after this many cards.

option-short = Short game
option-short-about = Play without the cards from 17 to 20.

option-forfeit = Forfeit
option-forfeit-about = What does the loser have to do? A song, a dance, a riddle…
option-forfeit-none = No forfeit

# Colours, rows and cards. A card’s name stands within a sentence, its label by itself.

colour-r = red
colour-y = yellow
colour-g = green
colour-b = blue

row-name = { $colour ->
    [r] red row
    [y] yellow row
    [g] green row
   *[b] blue row
}
row-name-mixed = { $colour ->
    [r] row with the red 11
    [y] row with the yellow 11
    [g] row with the green 11
   *[b] row with the blue 11
}

card-name = { $colour ->
    [r] red { $value }
    [y] yellow { $value }
    [g] green { $value }
   *[b] blue { $value }
}

card-label = { $colour ->
    [r] Red { $value }
    [y] Yellow { $value }
    [g] Green { $value }
   *[b] Blue { $value }
}

joker = Joker
card-joker-as = { $colour ->
    [r] Joker as red { $value }
    [y] Joker as yellow { $value }
    [g] Joker as green { $value }
   *[b] Joker as blue { $value }
}
