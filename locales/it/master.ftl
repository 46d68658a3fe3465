# Master: jolly, ponti e carte bonus.

table-bridges = { $count ->
    [0] nessun ponte
    [one] un ponte
   *[other] { $count } ponti
}
table-bonus = { $count ->
    [0] nessuna carta bonus
    [one] una carta bonus
   *[other] { $count } carte bonus
}
move-joker = Jolly per { $card }
move-swap = Scambia { $card } con il jolly
move-bridge = Ponte dalla { $from }: { $card }
move-bridge-joker = Ponte dalla { $from }, jolly per { $card }

event-lay-joker = { $who } ha posato un jolly: sostituisce { $card }.
event-lay-joker-own = Hai posato un jolly: sostituisce { $card }.
event-bridge = { $who } ha costruito un ponte e posato { $card }.
event-bridge-own = Hai costruito un ponte e posato { $card }.
event-bridge-joker = { $who } ha costruito un ponte e posato un jolly: sostituisce { $card }.
event-bridge-joker-own = Hai costruito un ponte e posato un jolly: sostituisce { $card }.
event-swap = { $who } ha scambiato { $card } con il jolly.
event-swap-own = Hai scambiato { $card } con il jolly. Adesso è tuo.
event-bonus = La { $row } è completa da una parte: { $who } riceve una carta bonus.
event-bonus-own = La { $row } è completa da una parte: ricevi una carta bonus!
event-draw-joker-own = Hai pescato un jolly!
