# Coming to a table.

join-title = Join a table
join-about = Whoever made the table sees the code. Or read the QR code with your camera.
join-free = Free seat
join-join = Join
join-watch = Just watch
join-full = All seats are taken. You can still watch.
join-locked = The table is closed: nobody else can sit down right now. You can still watch.
