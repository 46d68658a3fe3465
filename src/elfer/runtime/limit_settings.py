"""All limits of live tables and of the server, with their defaults."""

from dataclasses import dataclass

from elfer.bots.choice import PLAYOUTS


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server."""

    frame_bytes: int = 16 * 1024
    """The maximum size of a frame or request body."""
    frames_per_second: float = 25
    """The maximum average rate per socket, not counting answers to the server's pings."""
    frames_at_once: int = 60
    """The largest burst of frames from a socket."""
    frames_per_second_per_address: float = 400
    """The maximum average rate of all sockets of one address together."""
    frames_at_once_per_address: int = 1_000
    """The largest burst of frames from all sockets of one address together."""
    waiting_messages: int = 64
    """The number of messages that may wait for a slow client before its socket is closed."""
    hello_seconds: float = 10
    """The time within which a socket must send its hello."""
    request_seconds: float = 20
    """The time within which a request must arrive."""
    requests_at_once: int = 1_000
    """The maximum number of connections that are not WebSockets."""
    sockets: int = 10_000
    sockets_per_address: int = 1_000
    """The maximum number of sockets from one address."""
    sockets_per_table: int = 32
    """The maximum number of sockets of all spectators at a table."""
    sockets_per_player: int = 8
    """The maximum number of sockets of one player at a table."""
    live_tables: int = 5_000
    stored_tables: int = 100_000
    kept_days: float = 90
    """The days after which an idle table may be deleted to make room for a new one."""
    unstarted_hours: float = 6
    """The hours after which an idle table is deleted if no person has ever made a move."""
    log_bytes: int = 64 * 1024 * 1024
    """The maximum size of a table's log."""
    bytes_per_day_per_address: int = 500_000_000
    """The maximum size of all entries from one address in a day."""
    free_bytes: int = 100_000_000
    """The free space on the disk below which no new tables are created."""
    players_per_table: int = 32
    commands_per_second: float = 2
    """The maximum average rate of a player's commands that are not moves."""
    commands_at_once: int = 20
    """The largest burst of a player's commands that are not moves."""
    reactions_per_minute: int = 60
    """The maximum number of reactions from one person."""
    connections_per_minute: int = 3_000
    """The maximum number of connections per address; further ones are closed without an answer."""
    requests_per_minute: int = 600
    """The maximum number of requests per address, not counting files of the web app."""
    files_per_minute: int = 6_000
    """The maximum number of web app files that one address may request."""
    handshakes_per_minute: int = 600
    """The maximum number of WebSocket handshakes per address."""
    joins_per_minute: int = 300
    """The maximum number of times that one address may join a table."""
    tables_per_minute_per_address: int = 60
    """The maximum number of new tables per address."""
    tables_per_minute: int = 3_000
    """The maximum number of new tables from all addresses together."""
    tables_per_day_per_address: int = 300
    """The maximum number of new tables per address in a day."""
    unstarted_tables_per_address: int = 30
    """The maximum number of tables per address that wait for a person's first move."""
    idle_seconds: float = 120
    """The time after which a table without connections is unloaded from memory."""
    away_seconds: float = 20
    """The time after which a bot plays for a disconnected player."""
    bot_seconds: float = 5
    """The time for a bot's search; if it fails, a decision without a search gets the same time."""
    bot_workers: int = 2
    """The number of processes in which bots choose their moves."""
    hint_workers: int = 1
    """The number of additional processes for hints and explanations of moves."""
    open_hints: int = 32
    """The maximum number of hints and explanations that may be pending at the same time."""
    open_hints_per_address: int = 8
    """The maximum number of these that may be pending for one address."""
    bot_step_ms: int = 50
    """The time step for showing bots' moves, so that timing does not reveal cards."""
    search_step_ms: int = 500
    """The time step for bots that search."""
    bot_playouts: int = PLAYOUTS
    """The number of playouts for each move of a bot that searches."""


DEFAULT_LIMITS = Limits()
