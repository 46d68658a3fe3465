"""JSON from outside, read with care: whatever is wrong with it is said in one sentence."""

import json
from typing import Any, NoReturn

from elfer.kernel.errors import BadRequest


def read_json(text: bytes) -> Any:
    """The value that the text stands for, or a refusal."""
    try:
        return json.loads(text.decode("utf-8"), parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise BadRequest(f"This is no UTF-8: byte {error.start} does not belong there.") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadRequest(f"This is no JSON: {error.msg} at {where}.") from None
    except RecursionError:
        raise BadRequest("This JSON is nested too deeply.") from None
    except ValueError:
        raise BadRequest("This JSON has a number that is too long.") from None


def write_json(value: Any) -> str:
    """The value as one line of JSON."""
    return json.dumps(value, separators=(",", ":"))


def _no_number(name: str) -> NoReturn:
    raise BadRequest(f"{name} is no number in JSON.")
