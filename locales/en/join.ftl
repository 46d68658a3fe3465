# Coming to a table.

join-title = Join a table
join-about = Ask the host for the code, or scan the QR code with your camera.
join-free = Free seat
join-join = Join
join-watch = Just watch
join-full = All seats are taken. You can still watch.
join-locked = The table is closed: nobody else can sit down right now. You can still watch.
