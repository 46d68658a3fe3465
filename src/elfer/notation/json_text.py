"""JSON input from outside, with a clear message for every error, and JSON output."""

import json
from typing import Any, NoReturn

from elfer.engine.errors import BadRequest


def read_json(text: bytes) -> Any:
    """Return the value of a JSON document, or raise BadRequest."""
    try:
        return json.loads(text.decode("utf-8"), parse_constant=_reject_constant)
    except UnicodeDecodeError as error:
        raise BadRequest(f"This is not valid UTF-8 (at byte {error.start}).") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadRequest(f"This is not valid JSON: {error.msg} at {where}.") from None
    except RecursionError:
        raise BadRequest("This JSON is nested too deeply.") from None
    except ValueError:
        raise BadRequest("This JSON has a number that is too long.") from None


def write_json(value: Any) -> str:
    """Return a value as one line of JSON."""
    return json.dumps(value, separators=(",", ":"))


def _reject_constant(name: str) -> NoReturn:
    raise BadRequest(f"{name} is not a number in JSON.")
