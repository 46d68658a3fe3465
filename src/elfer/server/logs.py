"""What is said on the log: only what went wrong, without addresses, names or cards."""

import logging

LEVELS = {"elfer": logging.WARNING, "uvicorn": logging.ERROR, "asyncio": logging.ERROR}


def quiet_logs() -> None:
    """Say on standard error only what went wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(Plain("%(levelname)s %(message)s"))
    for name, level in LEVELS.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False


class Plain(logging.Formatter):
    """Lines without what an exception was about: that may be somebody's cards or address."""

    def format(self, record: logging.LogRecord) -> str:
        if record.exc_info is not None and record.exc_info[0] is not None:
            return f"{record.levelname} an error inside: {record.exc_info[0].__name__}"
        if record.name == "asyncio":
            return f"{record.levelname} a connection failed"
        return super().format(record)
