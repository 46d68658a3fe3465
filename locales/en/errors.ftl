# What went wrong, and what to do now. Each code of the protocol has its message.

error-no-table = There is no table with this code. Check the letters, or ask for the link again.
error-full = This table is full. Ask the host to make room, or start a table of your own.
error-bad-token = This device has lost its place at the table. Join again with the code.
error-removed = You are no longer at this table: the host has sent you away. You can start a table of your own.
error-busy = There is too much going on here right now. Try again in a moment.
error-too-slow = Your connection could not keep up. You will be back in a moment, and nothing is lost.
error-too-fast = That was a little too fast. Wait a moment, then go on.
error-not-allowed = You can’t do that here. The host of the table can help.
error-not-now = That is not possible right now. Have a look at the table and try again later.
error-stale = The game has moved on in the meantime. Have another look, then decide.
error-id-used = That did not arrive properly. Please do it again.
error-bad-request = Something was not right there. Check what you have entered and try again.
error-bad-options = These house rules do not go with this game. Choose them again.
error-unknown-game = This game is not on the shelf. Choose another one.
error-not-your-turn = It is not your turn right now. Wait a moment.
error-illegal-move = The rules do not allow that now. Try something else.
error-bad-move = That is not a move of this game. Try something else.
error-wrong-origin = This page does not belong to this game. Open the game at its own address.
error-wrong-host = The game does not live at this address. Use the link or the QR code that it shows.
error-not-found = There is nothing here. Go back to the start page.
error-too-long = That was too long. Make it shorter and try again.
error-offline = No connection at the moment. Your seat is kept, and we keep trying.
error-unsaid = The connection was gone. Nobody heard what you called.
error-unknown = Something went wrong. Reload the page; your game is still there.
