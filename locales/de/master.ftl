# Master: Joker, Brücken und Bonuskarten.

table-bridges = { $count ->
    [0] keine Brücken
    [one] eine Brücke
   *[other] { $count } Brücken
}
table-bonus = { $count ->
    [0] keine Bonuskarten
    [one] eine Bonuskarte
   *[other] { $count } Bonuskarten
}
move-joker = Joker als { $card }
move-swap = Die { $card } gegen den Joker tauschen
move-bridge = Brücke: { $from } – { $card }
move-bridge-joker = Brücke: { $from } – Joker als { $card }

event-lay-joker = { $who } hat einen Joker als { $card } gelegt.
event-lay-joker-own = Du hast einen Joker als { $card } gelegt.
event-bridge = { $who } hat eine Brücke gebaut und die { $card } gelegt.
event-bridge-own = Du hast eine Brücke gebaut und die { $card } gelegt.
event-bridge-joker = { $who } hat eine Brücke gebaut und einen Joker als { $card } gelegt.
event-bridge-joker-own = Du hast eine Brücke gebaut und einen Joker als { $card } gelegt.
event-swap = { $who } hat die { $card } gegen den Joker getauscht.
event-swap-own = Du hast die { $card } gegen den Joker getauscht. Jetzt gehört er dir.
event-bonus = Die { $row } ist auf einer Seite voll: { $who } bekommt eine Bonuskarte.
event-bonus-own = Die { $row } ist auf einer Seite voll: Du bekommst eine Bonuskarte!
event-draw-joker-own = Du hast einen Joker gezogen!
