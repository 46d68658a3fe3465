"""The format of the server's log, which never contains addresses, names or cards."""

import logging

LEVELS = {
    "elfer": logging.WARNING,
    "elfer.server": logging.INFO,
    "uvicorn": logging.ERROR,
    "asyncio": logging.ERROR,
}


def quiet_logs() -> None:
    """Limit the output on standard error to problems and the effects of signals."""
    handler = logging.StreamHandler()
    handler.setFormatter(Plain("%(levelname)s %(message)s"))
    for name, level in LEVELS.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False


class Plain(logging.Formatter):
    """A formatter that leaves out exception messages, which may contain cards or addresses."""

    def format(self, record: logging.LogRecord) -> str:
        if record.exc_info is not None and record.exc_info[0] is not None:
            return f"{record.levelname} internal error: {record.exc_info[0].__name__}"
        if record.name == "asyncio":
            return f"{record.levelname} a connection failed"
        return super().format(record)
