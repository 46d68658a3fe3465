# Master : jokers, ponts et cartes bonus.

table-bridges = { $count ->
    [0] aucun pont
    [one] un pont
   *[other] { $count } ponts
}
table-bonus = { $count ->
    [0] aucune carte bonus
    [one] une carte bonus
   *[other] { $count } cartes bonus
}
move-joker = Joker pour { $card }
move-swap = Échanger { $card } contre le joker
move-bridge = Pont depuis la { $from } : { $card }
move-bridge-joker = Pont depuis la { $from }, joker pour { $card }

event-lay-joker = { $who } a posé un joker : il remplace { $card }.
event-lay-joker-own = Tu as posé un joker : il remplace { $card }.
event-bridge = { $who } a construit un pont et posé { $card }.
event-bridge-own = Tu as construit un pont et posé { $card }.
event-bridge-joker = { $who } a construit un pont et posé un joker : il remplace { $card }.
event-bridge-joker-own = Tu as construit un pont et posé un joker : il remplace { $card }.
event-swap = { $who } a échangé { $card } contre le joker.
event-swap-own = Tu as échangé { $card } contre le joker. Maintenant, il est à toi.
event-bonus = La { $row } est complète d’un côté : { $who } reçoit une carte bonus.
event-bonus-own = La { $row } est complète d’un côté : tu reçois une carte bonus !
event-draw-joker-own = Tu as pioché un joker !
