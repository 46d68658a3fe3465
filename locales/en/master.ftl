# Master: jokers, bridges and bonus cards.

table-bridges = { $count ->
    [0] no bridges
    [one] one bridge
   *[other] { $count } bridges
}
table-bonus = { $count ->
    [one] one bonus card
   *[other] { $count } bonus cards
}
move-joker = Joker as the { $card }
move-swap = Swap the { $card } for the joker
move-bridge = Bridge from the { $from } to the { $card }
move-bridge-joker = Bridge from the { $from }, joker as the { $card }

event-lay-joker = { $who } laid a joker as the { $card }.
event-lay-joker-own = You laid a joker as the { $card }.
event-bridge = { $who } built a bridge and laid the { $card }.
event-bridge-own = You built a bridge and laid the { $card }.
event-bridge-joker = { $who } built a bridge and laid a joker as the { $card }.
event-bridge-joker-own = You built a bridge and laid a joker as the { $card }.
event-swap = { $who } swapped the { $card } for the joker.
event-swap-own = You swapped the { $card } for the joker. Now the joker is yours.
event-bonus = Half of the { $row } is complete: { $who } gets a bonus card.
event-bonus-own = Half of the { $row } is complete: you get a bonus card!
event-draw-joker-own = You drew a joker!
